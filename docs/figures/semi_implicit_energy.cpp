// SPDX-License-Identifier: BSL-1.0
// Chapter 3: the energy of the spring by explicit and by semi-implicit Euler, in steps of 1/4 s.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr auto let_go = unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law swing{1.0 * si::kilogram,
                                     unitstep::spring{4.0 * si::newton / si::metre}};

template <std::size_t steps>
constexpr auto quarters(auto method) {
  return unitstep::trajectory<steps>(method, let_go, swing, 0.25 * si::second);
}
constexpr auto semi_implicit = quarters<48>(unitstep::semi_implicit_euler{});
constexpr auto explicit_one = quarters<8>(unitstep::explicit_euler{});

constexpr auto energy = [](auto const& s) {
  auto const x = s.position.value();
  auto const v = s.velocity.value();
  return (v * v + 4 * x * x) / 2;
};
static_assert(energy(explicit_one[8].state) > 11.9);

int main() {
  figures::plot{"semi-implicit-energy",
                "Energy over 12 seconds; it should stay at 2 joules. By explicit Euler it passes "
                "6 joules after a second and a quarter. By semi-implicit Euler it "
                "swings between 1.6 and 2.7 joules and stays there.",
                {"time in s", 0, 12, 2},
                {"energy in J", 0, 6, 1}}
      .add({"true energy", {{0, 2}, {12, 2}}})
      .add({"explicit Euler", figures::points_of(explicit_one, energy), true})
      .add({"semi-implicit Euler", figures::points_of(semi_implicit, energy), true})
      .leaves("Explicit Euler leaves the picture.")
      .write();
}
