// SPDX-License-Identifier: BSL-1.0
// Chapter 7: the energy of an undamped spring of 15 N/m in steps of 1/4 s.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr auto let_go = unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law swing{1.0 * si::kilogram,
                                     unitstep::spring{15.0 * si::newton / si::metre}};
constexpr auto energy = [](auto const& s) {
  auto const x = s.position.value();
  auto const v = s.velocity.value();
  return (v * v + 15 * x * x) / 2;
};

constexpr auto quarters(auto method) {
  return unitstep::trajectory<120>(method, let_go, swing, 0.25 * si::second);
}
constexpr auto semi_implicit = quarters(unitstep::semi_implicit_euler{});
constexpr auto verlet = quarters(unitstep::velocity_verlet{});
constexpr auto rk4 = quarters(unitstep::rk4{});
static_assert(energy(rk4[120].state) < 0.3 * 7.5);
static_assert(energy(verlet[120].state) > 0.76 * 7.5);

int main() {
  figures::plot{"long-energy",
                "Energy over 30 seconds in steps of a quarter of a second; it should stay at 7.5 "
                "joules. By RK4 it falls steadily to about 2 joules. By velocity Verlet it swings "
                "between 5.7 and 7.5 joules and by semi-implicit Euler between 5 and 15, both to "
                "the end.",
                {"time in s", 0, 30, 5},
                {"energy in J", 0, 15, 2.5}}
      .add({"true energy", {{0, 7.5}, {30, 7.5}}})
      .add({"RK4", figures::points_of(rk4, energy)})
      .add({"velocity Verlet", figures::points_of(verlet, energy)})
      .add({"semi-implicit Euler", figures::points_of(semi_implicit, energy)})
      .write();
}
