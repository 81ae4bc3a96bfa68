// SPDX-License-Identifier: BSL-1.0
// Where the shots of an ensemble land, and the ellipse of twice the deviation that theory says.
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <unitstep/ensemble/ensemble.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr auto g = 10.0 * si::metre_per_second_squared;
constexpr auto falls = [](auto const&, auto) { return vec{0.0 * g, 0.0 * g, -1.0 * g}; };
constexpr auto height = [](auto const& s, auto) { return s.position.z; };

struct impact {
  double range, aside;
};

impact shoot(long, draws& random) {
  auto const speed = random.normal(100.0 * si::metre_per_second, 1.0 * si::metre_per_second);
  double const turn = random.normal(0.0, 0.005);
  auto const flat = speed / sqrt(2.0);
  motion const start{vec{0.0, 0.0, 0.0} * si::metre,
                     vec{flat * math::cos(turn), flat * math::sin(turn), flat}};
  auto const end = integrate_until(suvat{}, start, falls, 0.25 * si::second, height, 1000).state;
  return {end.position.x.value(), end.position.y.value()};
}

int main() {
  auto const shots = make_runs(ensemble{.runs = 500, .seed = 7}, shoot);
  // Four units of the picture are a metre, both ways.
  auto const x = [](double range) { return 320 + 4 * (range - 1000); };
  auto const y = [](double aside) { return 100 - 4 * aside; };
  std::printf(
      "<svg class=\"plot\" role=\"img\" aria-label=\"500 shots around 1000 m. Most lie within an "
      "ellipse that is 80 m long and 20 m wide.\" viewBox=\"0 0 640 244\">\n");
  std::printf("<path class=\"axes\" d=\"M60 20V194H580\"/>\n");
  for (int aside = -20; aside <= 20; aside += 10)
    std::printf(
        "<line class=\"grid\" x1=\"60\" y1=\"%.0f\" x2=\"580\" y2=\"%.0f\"/>\n"
        "<text x=\"54\" y=\"%.0f\" text-anchor=\"end\">%s%d</text>\n",
        y(aside), y(aside), y(aside) + 5, aside < 0 ? "−" : "", aside < 0 ? -aside : aside);
  std::printf(
      "<text transform=\"translate(18 107) rotate(-90)\" text-anchor=\"middle\">aside in "
      "m</text>\n");
  int within = 0;
  for (auto const& [range, aside] : shots) {
    double const along = (range - 1000) / 40, across = aside / 10;
    within += along * along + across * across < 1;
    std::printf("<circle class=\"dot-1\" cx=\"%.1f\" cy=\"%.1f\" r=\"1.5\"/>\n", x(range),
                y(aside));
  }
  std::printf(
      "<ellipse cx=\"%.0f\" cy=\"%.0f\" rx=\"160\" ry=\"40\" fill=\"none\" "
      "stroke=\"currentColor\"/>\n",
      x(1000), y(0));
  for (int range = 940; range <= 1060; range += 20)
    std::printf("<text x=\"%.0f\" y=\"215\" text-anchor=\"middle\">%d</text>\n", x(range), range);
  std::printf("<text x=\"320\" y=\"239\" text-anchor=\"middle\">range in m</text>\n</svg>\n");
  // Of a normal distribution in a plane 1 - e^-2 lies within twice the deviation, 432 of 500; five times
  // the standard error of that count is 38.
  return within > 432 - 38 && within < 432 + 38 ? 0 : 1;
}
