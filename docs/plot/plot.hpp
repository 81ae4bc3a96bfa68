// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <string>
#include <vector>

/// \file
/// \brief Curves over a pair of axes as SVG that stands inside a page.
///
/// Colours come from the page (classes `series-0`, `series-1`, ...; `currentColor` for the axes), so a
/// figure follows the page into dark mode. Curves differ by dash and width too, not by colour alone.
/// A curve that is called as one of the common methods looks alike in every figure. One that leaves the picture above or
/// below, and does not come back, ends in an arrowhead at the edge.
///
/// A curve that leaves the axes would be cut off, so `write` refuses it unless the figure says that it leaves. It
/// draws fewer points where a line passes them anyway, and checks that none is missed by more than an eighth of a unit.

namespace figures {

struct point {
  double x;
  double y;
};

/// One axis: its label with the unit, where it starts and ends, and the distance of its ticks.
struct axis {
  std::string label;
  double from;
  double to;
  double tick;
};

/// One curve; with dots where the samples are, if they are few; or dots without a line.
struct series {
  std::string name;
  std::vector<point> points;
  bool dots = false;
  bool line = true;
};

/// Words beside a point: `anchor` is the end of the words that is there, "start" or "end".
struct note {
  std::string words;
  point at;
  char const* anchor = "start";
};

/// What the page Explore is to start with, in SI units.
struct settings {
  char const* method;
  char const* second;
  double m, k, b, h, x, v, t;
};

/// Prints a curve in as few letters as will do: to a tenth of a unit, and each point from the last one.
class pen {
  long x_ = 0, y_ = 0, points_ = 0;

public:
  /// Far from the picture one place is as good as another; what is no number is left for a test to find.
  void to(double x, double y);
};

/// The points of a trajectory: its times, and a number taken from each state.
template <class Samples, class Number>
std::vector<point> points_of(Samples const& samples, Number const& number) {
  std::vector<point> points;
  for (auto const& [time, state] : samples) points.push_back({time.value(), number(state)});
  return points;
}

/// A picture: what it shows, in words for those who cannot see it; axes; curves.
class plot {
  std::string name_;
  std::string words_;
  axis x_;
  axis y_;
  std::vector<series> curves_;
  std::vector<note> notes_;
  std::string link_;
  std::string leaving_;
  std::size_t first_style_ = 0;
  double plot_height_ = 250;

  double across(double x) const;
  double down(double y, double top) const;
  std::vector<std::size_t> styles() const;
  void draw_axes(double top) const;
  double legend(bool draw) const;
  void draw_curve(series const& curve, std::size_t style, double top) const;
  void draw_exit(series const& curve, std::size_t style, double top) const;
  void check_axes() const;

public:
  plot(std::string name, std::string words, axis x, axis y);
  // Declared, so that every figure need not compile them.
  plot(plot const&);
  ~plot();

  plot& add(series curve);

  /// Writes words beside a point.
  plot& add(note words);

  /// Draws the first curve as a line like the others, where there is nothing to compare with.
  plot& without_reference();

  /// A third as high, to stand above or below others like it.
  plot& low();

  /// As high as a unit on both axes takes to be as long, where they have the same unit: a circle is a circle.
  plot& equal_scales();

  /// Says in a sentence which curve leaves the axes, such as "Explicit Euler leaves the picture."
  plot& leaves(std::string sentence);

  /// Has a link below the picture to the page Explore with the same spring.
  plot& explore(settings const& s);

  /// Writes the picture to the standard output.
  void write() const;
};

}  // namespace figures
