// SPDX-License-Identifier: BSL-1.0
// Chapter 10: 250 kg on a critically damped spring of 16 000 N/m in steps of 1/10 s.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr auto pulled = unitstep::motion{0.5 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law stiff{250.0 * si::kilogram,
                                     unitstep::spring{16'000.0 * si::newton / si::metre},
                                     unitstep::damper{4'000.0 * si::kilogram / si::second}};
constexpr unitstep::damped_oscillator exact{8.0 / si::second, 8.0 / si::second};
constexpr auto position = [](auto const& state) { return state.position.value(); };

constexpr auto tenths(auto method) {
  return unitstep::trajectory<20>(method, pulled, stiff, 0.1 * si::second);
}
constexpr auto euler = tenths(unitstep::explicit_euler{});
constexpr auto verlet = tenths(unitstep::velocity_verlet{});
constexpr auto semi_implicit = tenths(unitstep::semi_implicit_euler{});
static_assert(position(euler[20].state) < 1e-6 && position(euler[20].state) > -1e-6);
static_assert(position(verlet[12].state) > 0.37 && position(verlet[19].state) > 0.42);

int main() {
  std::vector<figures::point> closed;
  for (int i = 0; i <= 200; ++i) {
    auto const t = i / 100.0 * si::second;
    closed.push_back({t.value(), exact.after(pulled, t).position.value()});
  }
  figures::plot{"stiff-damped",
                "Position of a critically damped spring over 2 seconds in steps of a tenth. The "
                "closed form comes to rest within half a second. Explicit Euler is at rest "
                "after one. Semi-implicit Euler jumps to and fro about rest and calms down slowly. "
                "Velocity Verlet never comes to rest and swings a little wider each time.",
                {"time in s", 0, 2, 0.5},
                {"position in m", -1, 1, 0.5}}
      .add({"closed form", closed})
      .add({"velocity Verlet", figures::points_of(verlet, position), true})
      .add({"semi-implicit Euler", figures::points_of(semi_implicit, position), true})
      .add({"explicit Euler", figures::points_of(euler, position), true})
      .write();
}
