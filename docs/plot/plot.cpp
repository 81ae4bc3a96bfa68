// SPDX-License-Identifier: BSL-1.0
#include "plot.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace figures {

namespace {

constexpr double width = 480, left = 66, right = 14, bottom = 48;
constexpr double legend_row = 22, letter = 8.4, swatch = 44;

void print(long tenths, bool apart) {
  std::printf("%s", tenths < 0 ? "-" : apart ? " " : "");
  long const size = std::labs(tenths), whole = size / 10, rest = size % 10;
  if (whole != 0 || rest == 0) std::printf("%ld", whole);
  if (rest != 0) std::printf(".%ld", rest);
}

/// The number on a tick, with a true minus sign.
std::string number_of(double number) {
  char digits[32];
  std::snprintf(digits, sizeof digits, "%g", std::abs(number) < 1e-9 ? 0.0 : std::abs(number));
  return (number < -1e-9 ? "\u2212" : "") + std::string(digits);
}

constexpr std::string_view powers = ", as a power of 10", doublings = " doubled so many times";

/// An axis of logarithms says so at the end of its label; its ticks are the numbers themselves. A power between two
/// whole ones gets a line and no number.
std::string tick_of(std::string_view label, double at) {
  if (label.ends_with(powers)) {
    if (std::abs(at - std::round(at)) > 1e-9) return "";
    if (std::abs(at) < 0.5) return "1";
    if (std::abs(at - 1) < 0.5) return "10";
    return "10<tspan dy=\"-6\" font-size=\"11\">" + number_of(at) + "</tspan>";
  }
  if (label.ends_with(doublings)) {
    auto const first = label.substr(label.rfind(", ") + 2);
    return number_of(std::stod(std::string(first)) * std::exp2(at));
  }
  return number_of(at);
}

/// How many letters a reader sees, without the marks of SVG.
double letters_of(std::string_view words) {
  double letters = 0;
  bool inside = false;
  for (char const c : words) {
    if (c == '<') inside = true;
    letters += !inside && (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    if (c == '>') inside = false;
  }
  return letters;
}

/// The label of an axis without how its ticks are numbered.
std::string name_of(std::string_view label) {
  bool const numbered = label.ends_with(powers) || label.ends_with(doublings);
  return std::string(numbered ? label.substr(0, label.rfind(", ")) : label);
}

void draw_dot(std::size_t style, double x, double y) {
  std::printf("<circle class=\"dot-%zu\" cx=\"%.1f\" cy=\"%.1f\" r=\"3.5\"/>\n", style, x, y);
}

/// The methods that figures compare, and the style of each: site.css has 50 pairs of a colour and a dash. Those that
/// stand beside one another have different colours.
struct {
  std::string_view name;
  std::size_t style;
} constexpr known[] = {
    {"explicit Euler", 1},
    {"Euler", 1},
    {"semi-implicit Euler", 2},
    {"velocity Verlet", 3},
    {"RK4", 4},
    {"rk4", 4},
    {"SUVAT", 5},
    {"Heun", 6},
    {"modified Verlet", 7},
    {"Størmer-Verlet", 8},
    {"time-corrected Verlet", 9},
    {"time-corrected", 9},
    {"leapfrog", 10},
    {"suzuki4", 11},
    {"yoshida8", 12},
    {"SRKN6B", 13},
    {"SRKN11B", 14},
    {"SRKN14A", 15},
    {"SS17", 16},
    {"QT12", 17},
    {"forest_ruth", 18},
    {"yoshida6", 19},
    {"S10", 20},
    {"Wisdom-Holman", 21},
    {"implicit Euler", 22},
    {"midpoint", 23},
    {"Adams-Bashforth", 25},
    {"boris", 46},
    {"rattle", 27},
    {"Radau 5", 28},
    {"Rodas5P", 29},
    {"Kutta 3", 30},
    {"Bogacki-Shampine 3", 31},
    {"Dormand-Prince 5", 32},
    {"Dormand-Prince 5(4)", 32},
    {"Dormand-Prince", 32},
    {"Tsitouras 5", 33},
    {"Verner 9", 36},
    {"Taylor 16", 37},
    {"DEP 4", 38},
    {"DOP853", 39},
    {"odeint dopri5", 40},
    {"odeint fehlberg78", 41},
    {"odeint bulirsch_stoer", 43},
    {"GSL rkf45", 44},
    {"GSL rk8pd", 45},
    {"GSL msadams", 47},
};
constexpr std::size_t styles_of_others = 10, styles_in_all = 50;

/// The style of the method that a curve is of, or 0: "RK4", "RK4, 24 steps a turn", "unstable for Radau 5".
std::size_t style_of(std::string_view curve) {
  constexpr std::string_view unstable = "unstable for ";
  if (curve.starts_with(unstable)) curve.remove_prefix(unstable.size());
  curve = curve.substr(0, curve.find(", "));
  for (auto const& [name, style] : known)
    if (curve == name) return style;
  return 0;
}

/// How far a point is from a line between two others.
double distance(point const& p, point const& a, point const& b) {
  double const x = b.x - a.x, y = b.y - a.y, squared = x * x + y * y;
  double const share =
      squared > 0 ? std::clamp(((p.x - a.x) * x + (p.y - a.y) * y) / squared, 0.0, 1.0) : 0.0;
  return std::hypot(p.x - a.x - share * x, p.y - a.y - share * y);
}
constexpr double finest = 0.125;

/// The points without those that a straight line passes within an eighth of a unit.
std::vector<point> thinned(std::vector<point> const& all) {
  std::vector<point> kept;
  for (std::size_t i = 0, end; i < all.size(); i = end) {
    kept.push_back(all[i]);
    auto const is_straight_to = [&](std::size_t last) {
      for (std::size_t n = i + 1; n < last; ++n)
        if (!(distance(all[n], all[i], all[last]) <= finest)) return false;
      return true;
    };
    end = i + 1;
    while (end + 1 < all.size() && is_straight_to(end + 1)) ++end;
  }
  return kept;
}

}  // namespace

void pen::to(double x, double y) {
  if (!std::isfinite(x) || !std::isfinite(y)) std::printf("nan");
  auto const tenths = [](double z) { return std::lround(10 * std::clamp(z, -1e5, 1e5)); };
  long const right = tenths(x), under = tenths(y);
  if (points_ > 0 && right == x_ && under == y_) return;
  if (points_ < 2) std::printf(points_ == 0 ? "M" : "l");
  print(right - x_, points_ > 1);
  print(under - y_, true);
  x_ = right;
  y_ = under;
  ++points_;
}

plot::plot(std::string name, std::string words, axis x, axis y)
    : name_(std::move(name)), words_(std::move(words)), x_(std::move(x)), y_(std::move(y)) {}
plot::plot(plot const&) = default;
plot::~plot() = default;

plot& plot::add(series curve) {
  curves_.push_back(std::move(curve));
  return *this;
}

plot& plot::add(note words) {
  notes_.push_back(std::move(words));
  return *this;
}

plot& plot::without_reference() {
  first_style_ = 1;
  return *this;
}

plot& plot::low() {
  plot_height_ = 84;
  return *this;
}

plot& plot::equal_scales() {
  plot_height_ = (width - left - right) * (y_.to - y_.from) / (x_.to - x_.from);
  return *this;
}

plot& plot::leaves(std::string sentence) {
  leaving_ = std::move(sentence);
  return *this;
}

plot& plot::explore(settings const& s) {
  char query[300];
  std::snprintf(
      query, sizeof query,
      "method=%s&amp;second=%s&amp;m=%.15g&amp;k=%.15g&amp;b=%.15g&amp;h=%.15g&amp;x=%.15g"
      "&amp;v=%.15g&amp;t=%.15g",
      s.method, s.second, s.m, s.k, s.b, s.h, s.x, s.v, s.t);
  link_ = std::string("<a class=\"explore\" href=\"explore.html?") + query +
          "\">This spring in Explore</a>\n";
  return *this;
}

/// That of the method where a curve has the name of one. Beside those the others take what is left from
/// the end, so that they are not taken for one; alone they take all in their order.
std::vector<std::size_t> plot::styles() const {
  std::vector<std::size_t> styles(curves_.size(), 0);
  std::vector<bool> taken(std::max(curves_.size(), styles_in_all) + 2);
  bool beside = false;
  for (std::size_t i = 0; i < curves_.size(); ++i) {
    std::size_t const style = style_of(curves_[i].name);
    if (style == 0 || taken[style]) continue;
    taken[styles[i] = style] = beside = true;
  }
  for (std::size_t i = 0; i < curves_.size(); ++i) {
    if (styles[i] != 0 || (i == 0 && first_style_ == 0)) continue;
    std::size_t style = beside ? std::max(styles_of_others, curves_.size()) : 1;
    while (taken[style]) beside ? --style : ++style;
    taken[styles[i] = style] = true;
  }
  return styles;
}

double plot::across(double x) const {
  return left + (x - x_.from) / (x_.to - x_.from) * (width - left - right);
}
double plot::down(double y, double top) const {
  return top + (y_.to - y) / (y_.to - y_.from) * plot_height_;
}

void plot::draw_axes(double top) const {
  double const base = top + plot_height_;
  for (int i = 0; x_.from + i * x_.tick < x_.to + x_.tick / 1000; ++i) {
    double const x = across(x_.from + i * x_.tick);
    std::printf("<line class=\"grid\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n", x, top,
                x, base);
    auto const words = tick_of(x_.label, x_.from + i * x_.tick);
    // What would stick out at the right edge ends there.
    bool const last = x + letter * letters_of(words) / 2 > width;
    std::printf("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n", last ? width - 1 : x,
                base + 18, last ? "end" : "middle", words.c_str());
  }
  for (int i = 0; y_.from + i * y_.tick < y_.to + y_.tick / 1000; ++i) {
    double const y = down(y_.from + i * y_.tick, top);
    std::printf("<line class=\"grid\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n", left, y,
                width - right, y);
    std::printf("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\">%s</text>\n", left - 7, y + 5,
                tick_of(y_.label, y_.from + i * y_.tick).c_str());
  }
  std::printf("<path class=\"axes\" d=\"M%.1f %.1fV%.1fH%.1f\"/>\n", left, top, base,
              width - right);
  std::printf("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%s</text>\n",
              (left + width - right) / 2, base + 40, name_of(x_.label).c_str());
  std::printf(
      "<text transform=\"translate(14 %.1f) rotate(-90)\" text-anchor=\"middle\">%s</text>\n",
      top + plot_height_ / 2, name_of(y_.label).c_str());
}

/// One row of names with a piece of each line, or more rows if they do not fit. Returns the height.
double plot::legend(bool draw) const {
  double x = left, y = 16;
  auto const style = styles();
  for (std::size_t i = 0; i < curves_.size(); ++i) {
    double const length = swatch + letter * static_cast<double>(curves_[i].name.size());
    if (i != 0 && x + length > width) {
      x = left;
      y += legend_row;
    }
    if (draw) {
      if (curves_[i].line && curves_[i].points.size() > 1)
        std::printf("<path class=\"series-%zu\" d=\"M%.1f %.1fh30\"/>\n", style[i], x, y - 5);
      else
        draw_dot(style[i], x + 15, y - 5);
      std::printf("<text x=\"%.1f\" y=\"%.1f\">%s</text>\n", x + 36, y, curves_[i].name.c_str());
    }
    x += length + 10;
  }
  return y + 12;
}

void plot::draw_curve(series const& curve, std::size_t style, double top) const {
  if (curve.line) {
    std::printf("<path class=\"series-%zu\" clip-path=\"url(#%s-frame)\" d=\"", style,
                name_.c_str());
    std::vector<point> points;
    for (point const& p : curve.points) points.push_back({across(p.x), down(p.y, top)});
    pen line;
    for (point const& p : curve.dots ? points : thinned(points)) line.to(p.x, p.y);
    std::printf("\"/>\n");
  }
  if (!curve.dots) return;
  for (point const& p : curve.points) {
    if (p.x < x_.from || p.x > x_.to || p.y < y_.from || p.y > y_.to) continue;
    draw_dot(style, across(p.x), down(p.y, top));
  }
}

/// An arrowhead where a curve leaves through the upper or the lower edge for good. The end of the axis of x is none.
void plot::draw_exit(series const& curve, std::size_t style, double top) const {
  for (std::size_t i = curve.points.size(); i-- > 1;) {
    point const from = curve.points[i - 1], to = curve.points[i];
    if (to.x < x_.from || to.x > x_.to) continue;
    bool const upwards = to.y > y_.to;
    if (!upwards && !(to.y < y_.from)) return;
    double const edge = upwards ? y_.to : y_.from;
    if (upwards ? from.y >= edge : from.y <= edge) continue;
    double const at = from.x + (edge - from.y) / (to.y - from.y) * (to.x - from.x);
    double const x = across(at), y = down(edge, top), base = upwards ? y + 10 : y - 10;
    std::printf("<polygon class=\"dot-%zu\" points=\"%.1f,%.1f %.1f,%.1f %.1f,%.1f\"/>\n", style, x,
                y, x - 5, base, x + 5, base);
    return;
  }
}

/// No point may lie outside of the axes by more than half a unit, unless the figure says so; then one must.
void plot::check_axes() const {
  bool outside = false;
  for (series const& curve : curves_) {
    if (curve.points.empty() && leaving_.empty())
      throw std::logic_error(name_ + ": \"" + curve.name + "\" has no point");
    outside = outside || curve.points.empty();
    for (point const& p : curve.points) {
      double const x = across(p.x), y = down(p.y, 0);
      if (x > left - 0.5 && x < width - right + 0.5 && y > -0.5 && y < plot_height_ + 0.5) continue;
      outside = true;
      if (!leaving_.empty()) continue;
      throw std::logic_error(name_ + ": \"" + curve.name + "\" leaves the axes at (" +
                             std::to_string(p.x) + ", " + std::to_string(p.y) +
                             "), and the figure does not say so");
    }
  }
  if (!leaving_.empty() && !outside)
    throw std::logic_error(name_ + " says \"" + leaving_ + "\", and nothing leaves the axes");
}

void plot::write() const {
  check_axes();
  double const top = legend(false);
  double const height = top + plot_height_ + bottom;
  std::printf("<svg class=\"plot\" role=\"img\" aria-label=\"%s%s%s\" viewBox=\"0 0 %.0f %.0f\">\n",
              words_.c_str(), leaving_.empty() ? "" : " ", leaving_.c_str(), width, height);
  std::printf(
      "<clipPath id=\"%s-frame\"><rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" "
      "height=\"%.1f\"/></clipPath>\n",
      name_.c_str(), left, top, width - left - right, plot_height_);
  draw_axes(top);
  legend(true);
  auto const style = styles();
  for (std::size_t i = 0; i < curves_.size(); ++i) draw_curve(curves_[i], style[i], top);
  for (std::size_t i = 0; i < curves_.size(); ++i)
    if (curves_[i].line) draw_exit(curves_[i], style[i], top);
  for (note const& n : notes_)
    std::printf("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n", across(n.at.x),
                down(n.at.y, top), n.anchor, n.words.c_str());
  std::printf("</svg>\n%s", link_.c_str());
}

}  // namespace figures
