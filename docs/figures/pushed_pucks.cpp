// SPDX-License-Identifier: BSL-1.0
// A random push: twelve pucks in the wind, and the band of one sigma.
#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <unitstep/noise/euler_maruyama.hpp>
#include <unitstep/noise/noisy.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using namespace unitstep;

constexpr int pucks = 12, steps = 80;
constexpr auto dt = 0.05 * si::second;
constexpr auto strength = 0.5 * si::metre_per_second / unitstep::sqrt(1.0 * si::second);
constexpr auto slides = [](auto const& puck, auto) { return 0.0 * puck.velocity / si::second; };
constexpr auto wind = [](auto const&, auto) { return strength; };

constexpr auto velocities(long run) {
  std::array<double, steps + 1> found{};
  simulation puck{euler_maruyama{}, motion{0.0 * si::metre, 0.0 * si::metre_per_second},
                  noisy{slides, wind, random_path{1, run}}, dt};
  for (double& v : found) {
    v = puck.state().velocity.value();
    puck.step();
  }
  return found;
}

/// Of so many pucks about 68 % end within one sigma of 4 s, which is 1 m/s: eight of twelve, give or take two.
constexpr int ends_within() {
  int within = 0;
  for (long run = 0; run < pucks; ++run) {
    double const v = velocities(run)[steps];
    within += -1 < v && v < 1;
  }
  return within;
}
static_assert(ends_within() >= 6 && ends_within() <= 10);

int main() {
  std::vector<figures::point> band, paths;
  for (int n = steps; n > -steps; --n) {
    double const time = std::abs(n) * dt.value();
    band.push_back({time, (n < 0 ? -0.5 : 0.5) * std::sqrt(time)});
  }
  band.push_back({steps * dt.value(), -0.5 * std::sqrt(steps * dt.value())});
  // Each goes back to the start as it came, where the next begins.
  for (long run = 0; run < pucks; ++run) {
    auto const found = velocities(run);
    for (int n = -steps; n <= steps; ++n) {
      int const at = steps - std::abs(n);
      paths.push_back({at * dt.value(), found[static_cast<std::size_t>(at)]});
    }
  }
  figures::plot{
      "pushed-pucks",
      "The velocities of twelve pucks in the wind over four seconds. They start at 0 and "
      "spread like a fan. A band that opens like the root of time, to 1 m/s on both sides, "
      "has about two thirds of them.",
      {"time in s", 0, 4, 1},
      {"velocity in m/s", -3, 3, 1}}
      .add({"one sigma, 0.5 √t", band})
      .add({"twelve pucks", paths})
      .write();
}
