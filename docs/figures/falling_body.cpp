// SPDX-License-Identifier: BSL-1.0
// Chapter 1: ten newtons on one kilogram, in steps of 1 s and 1/2 s, beside the closed form.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr auto at_rest = unitstep::motion{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto pull = [](auto const&, auto) { return 10.0 * si::newton / (1.0 * si::kilogram); };
constexpr auto position = [](auto const& state) { return state.position.value(); };

constexpr auto seconds =
    unitstep::trajectory<10>(unitstep::explicit_euler{}, at_rest, pull, 1.0 * si::second);
constexpr auto half_seconds =
    unitstep::trajectory<20>(unitstep::explicit_euler{}, at_rest, pull, 0.5 * si::second);
static_assert(seconds[10].state.position == 450.0 * si::metre);
static_assert(half_seconds[20].state.position == 475.0 * si::metre);

int main() {
  std::vector<figures::point> exact;
  for (int i = 0; i <= 100; ++i) {
    double const t = i / 10.0;
    exact.push_back({t, 5 * t * t});
  }
  figures::plot{
      "falling-body",
      "Position over time from 0 to 10 seconds. The closed form is a parabola that ends at "
      "500 metres. Explicit Euler in steps of 1 second is a chain of straight lines below "
      "it that ends at 450 metres; with steps of half a second it ends at 475 metres.",
      {"time in s", 0, 10, 2},
      {"position in m", 0, 500, 100}}
      .add({"closed form", exact})
      .add({"Euler, h = 1 s", figures::points_of(seconds, position), true})
      .add({"h = 1/2 s", figures::points_of(half_seconds, position)})
      .write();
}
