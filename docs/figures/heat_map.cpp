// SPDX-License-Identifier: BSL-1.0
// A parameter study: how far a ball flies through air that slows it, by the speed and the angle it is thrown at.
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <unitstep/ensemble/ensemble.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

//! [study]
constexpr long speeds = 24, angles = 16;
constexpr auto drag = [](auto const& s, auto) {
  return vec{0.0, -9.81} * si::metre_per_second_squared - 0.2 / si::second * s.velocity;
};
constexpr auto height = [](auto const& s, auto) { return s.position.y; };

// Run n is a place of the map: its column is a speed, its row an angle.
double range(long n) {
  double const speed = 5 + 25 * (static_cast<double>(n % speeds) + 0.5) / speeds;
  double const angle =
      (5 + 80 * (static_cast<double>(n / speeds) + 0.5) / angles) / 57.29577951308232;
  motion const start{
      vec{0.0, 0.0} * si::metre,
      vec{speed * math::cos(angle), speed * math::sin(angle)} * si::metre_per_second};
  return integrate_until(rk4{}, start, drag, 0.02 * si::second, height, 1000)
      .state.position.x.value();
}
//! [study]

int main() {
  auto const map = make_runs(ensemble{.runs = speeds * angles}, range);
  double largest = 0;
  for (double const far : map) largest = far > largest ? far : largest;
  std::printf(
      "<svg class=\"plot\" role=\"img\" aria-label=\"How far a ball flies by speed and angle: "
      "farther the "
      "faster, and farthest a little below 45 degrees.\" viewBox=\"0 0 700 330\">\n");
  for (long n = 0; n < speeds * angles; ++n)
    std::printf(
        "<rect x=\"%ld\" y=\"%ld\" width=\"22\" height=\"16\" fill=\"currentColor\" "
        "fill-opacity=\"%.2f\"/>\n",
        70 + 22 * (n % speeds), 10 + 16 * (angles - 1 - n / speeds),
        map[static_cast<std::size_t>(n)] / largest);
  for (int speed = 5; speed <= 30; speed += 5)
    std::printf("<text x=\"%.0f\" y=\"285\" text-anchor=\"middle\">%d</text>\n",
                70 + 22.0 * static_cast<double>(speeds) * (speed - 5) / 25, speed);
  for (int angle = 5; angle <= 85; angle += 20)
    std::printf("<text x=\"60\" y=\"%.0f\" text-anchor=\"end\">%d</text>\n",
                271 - 16.0 * static_cast<double>(angles) * (angle - 5) / 80, angle);
  std::printf(
      "<text x=\"334\" y=\"308\" text-anchor=\"middle\">speed in m/s</text>\n"
      "<text transform=\"translate(14 138) rotate(-90)\" text-anchor=\"middle\">angle in "
      "degrees</text>\n");
  // What a shade stands for: eight of them, from none to the farthest throw.
  for (int shade = 0; shade < 8; ++shade)
    std::printf(
        "<rect x=\"622\" y=\"%d\" width=\"18\" height=\"30\" fill=\"currentColor\" "
        "fill-opacity=\"%.2f\"/>\n",
        236 - 30 * shade, (shade + 0.5) / 8);
  std::printf("<rect class=\"box\" x=\"622\" y=\"26\" width=\"18\" height=\"240\"/>\n");
  for (int metres = 0; metres <= largest; metres += 10)
    std::printf("<text x=\"646\" y=\"%.0f\">%d</text>\n", 271 - 240 * metres / largest, metres);
  std::printf(
      "<text transform=\"translate(692 146) rotate(-90)\" text-anchor=\"middle\">how far, in m"
      "</text>\n</svg>\n");
  // Through air the farthest throw of the last column is below 45 degrees, and above 30.
  long best = 0;
  for (long row = 0; row < angles; ++row)
    if (map[static_cast<std::size_t>(row * speeds + speeds - 1)] >
        map[static_cast<std::size_t>(best * speeds + speeds - 1)])
      best = row;
  return 5 + 5 * best + 2 < 45 && 5 + 5 * best + 2 > 30 ? 0 : 1;
}
