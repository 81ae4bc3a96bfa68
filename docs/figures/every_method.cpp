// SPDX-License-Identifier: BSL-1.0
// One spring by every method, for the same work: position, energy and phase on the same axes.
#include <cmath>
#include <cstdio>
#include <vector>

#include "../../tests/support/every_method.hpp"
#include "../../tests/support/springs.hpp"
#include "../plot/plot.hpp"

// A turn of the spring is the unit of time, and each method may ask for the force 24 times in it.
constexpr double turn = 6.283185307179586;
constexpr int turns = 6, evaluations = 24;

/// A pair of axes: where it is on the paper, and what it shows.
struct panel {
  char const* name;
  char const* title;
  double left, width, x_from, x_to, y_from, y_to, grid_x, grid_y;

  static constexpr double height = 84;
  double across(double x) const { return left + (x - x_from) / (x_to - x_from) * width; }
  double down(double y) const { return (y_to - y) / (y_to - y_from) * height; }
  void axes() const {
    for (double x = x_from; x < x_to + grid_x / 9; x += grid_x)
      std::printf("<line class=\"grid\" x1=\"%.1f\" y1=\"0\" x2=\"%.1f\" y2=\"%.1f\"/>", across(x),
                  across(x), height);
    for (double y = y_from; y < y_to + grid_y / 9; y += grid_y)
      std::printf("<line class=\"grid\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>", left,
                  down(y), left + width, down(y));
    std::printf("<path class=\"axes\" d=\"M%.1f 0v%.1fh%.1f\"/>\n", left, height, width);
  }
  void number(double y, char const* text) const {
    std::printf("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\">%s</text>\n", left - 5,
                down(y) + 5, text);
  }
};
constexpr panel position{"position", "x over six turns", 26, 206, 0, turns, -1.5, 1.5, 1, 0.5};
constexpr panel energy{"energy", "energy, 0 to 2", 258, 110, 0, turns, 0, 2, 2, 0.5};
constexpr panel phase{"phase", "v over x", 386, 88, -1.5, 1.5, -1.5, 1.5, 0.5, 0.5};
constexpr double head = 76, row = 120;

template <class XY>
void curve(panel const& p, int style, int count, XY const& xy) {
  std::printf("<path class=\"series-%d\" clip-path=\"url(#every-%s)\" d=\"", style, p.name);
  figures::pen pen;
  for (int n = 0; n <= count; ++n) {
    auto const [x, y] = xy(n);
    pen.to(p.across(x), p.down(y));
  }
  std::printf("\"/>\n");
}
struct pair {
  double x, y;
};

/// What all rows share: axes, their numbers, and the true motion.
void draw_axes() {
  for (panel const& p : {position, energy, phase}) p.axes();
  position.number(1, "1");
  position.number(-1, "\u22121");
  energy.number(1, "1");
  energy.number(0, "0");
  curve(position, 0, 96, [](int n) { return pair{n / 16.0, std::cos(turn * n / 16)}; });
  curve(energy, 0, 1, [](int n) { return pair{n * 6.0, 1}; });
  curve(phase, 0, 40, [](int n) { return pair{std::cos(turn * n / 40), std::sin(turn * n / 40)}; });
}

template <class Method>
void draw(laws::listed<Method> const& listed, double top) {
  double const h = static_cast<double>(Method::evaluations) / evaluations;
  int const most = static_cast<int>(turns / h + 0.001);
  std::vector<laws::line> states{{1, 0}};
  laws::course<Method, laws::line, laws::spring_of, double> c(
      listed.method, states[0], laws::spring_of{turn * turn, 0}, 0, h);
  for (int n = 0; n < most && std::abs(states.back().position) < 4; ++n) {
    c.step(h);
    states.push_back({c.state.position, c.state.velocity / turn});
  }
  int const steps = static_cast<int>(states.size()) - 1;
  auto const at = [&](int n) { return states[static_cast<std::size_t>(n)]; };
  std::printf("<g transform=\"translate(0 %.0f)\">\n", top);
  std::printf(
      "<use href=\"#every-axes\"/>\n<text x=\"%.1f\" y=\"-8\">%s: order %d, %.2g steps a "
      "turn</text>\n",
      position.left, listed.name, Method::order, 1 / h);
  curve(position, 1, steps, [&](int n) { return pair{n * h, at(n).position}; });
  curve(energy, 1, steps, [&](int n) {
    return pair{n * h, at(n).position * at(n).position + at(n).velocity * at(n).velocity};
  });
  curve(phase, 1, steps, [&](int n) { return pair{at(n).position, at(n).velocity}; });
  std::printf("</g>\n");
}

int main() {
  int methods = 0;
  laws::for_each_method([&](auto const&) { ++methods; });
  std::printf(
      "<svg class=\"plot\" role=\"img\" aria-label=\"%d rows, one for each method, with the same "
      "three "
      "pairs of axes: the position of a spring over six turns, its energy, and both in the plane "
      "of "
      "position and velocity, each beside the true one, for 24 evaluations a turn. Explicit Euler, "
      "SUVAT, midpoint and Heun wind outward and leave the axes; implicit Euler and RK4 wind "
      "inward; the "
      "Verlet methods stay on a closed curve close to the true circle and run ahead a little; the "
      "methods with more than six evaluations a step are lost.\" viewBox=\"0 0 480 %.0f\">\n",
      methods, head + methods * row - 10);
  std::printf(
      "<path class=\"series-0\" d=\"M26 12h30\"/><text x=\"62\" y=\"17\">true motion</text>\n"
      "<path class=\"series-1\" d=\"M166 12h30\"/><text x=\"202\" y=\"17\">the method</text>\n");
  for (panel const& p : {position, energy, phase})
    std::printf("<text x=\"%.1f\" y=\"42\" text-anchor=\"middle\">%s</text>\n",
                p.left + p.width / 2, p.title);
  for (panel const& p : {position, energy, phase})
    std::printf(
        "<clipPath id=\"every-%s\"><rect x=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>"
        "</clipPath>\n",
        p.name, p.left, p.width, panel::height);
  std::printf("<defs><g id=\"every-axes\" class=\"plot\">\n");
  draw_axes();
  std::printf("</g></defs>\n");
  double top = head;
  laws::for_each_method([&](auto const& listed) {
    draw(listed, top);
    top += row;
  });
  std::printf("</svg>\n");
}
