// SPDX-License-Identifier: BSL-1.0
// Forces in space, and what they fire.
//
// P1 (A: Integrating the Equations of Motion; B: Math; C: 2 Force-Based Simulation; D: A note on Inverse
//     Mass; Linear Motion) Forces add up to one net force, and a = F / m; B scales the sum by 1/m, and D
//     stores masses inverted, and multiplies.
//     Facts: a = F / m, `(wind(s, t) + pull(s, t) + drag(s, t)) / mass`.
//     Sharpened: one by one, in any order, or summed by hand forces make the same run to rounding, within 1e-14 m.
//     The product with the reciprocal may differ from the quotient in its last digit: for 49 kg in 513 of 1000
//     forces, for 2 kg and every other power of two in 0. What it saves is counted: a step of RK4 in space divides
//     12 times by the mass, and none of these is left.
//     See tutorial_forces.
// P2 (C: 1 Integration (vectors); 5 Implementation (firing objects)) Displacement, velocity and
//     acceleration are vectors; objects that are fired by an initial force follow their trajectory.
//     Facts: `impulse` from t = 0 to 1/16 s, 640 N on 2 kg; steps of 1/64 s; after 2 s.
//     Sharpened: which trajectory depends on the method. The ball is due to leave with 20 m/s. It does so and is
//     where the closed form has it, within 1e-13 m, by leapfrog, midpoint and SUVAT. RK4 and velocity Verlet,
//     which ask at the end of a step too, lose a part of the last one: the ball leaves with 19.17 and 17.50 m/s
//     and is 1.61 and 4.84 m away. If the force begins a step later than the run, it leaves with 20 m/s by these
//     two as well and is 0.052 and 0.156 m away.
//     See tutorial_orbits, tutorial_forces.
#include <gtest/gtest.h>

#include <unitstep/unitstep.hpp>

#include "support/bodies.hpp"
#include "support/same_bits.hpp"
#include "support/shows.hpp"

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using bodies::at;
using bodies::going;

constexpr motion start{at(1.0, 2.0, -0.5), going(0.5, -1.0, 0.25)};
constexpr spring pull{6.0 * bodies::newton_per_metre};
constexpr damper drag{0.5 * si::newton / si::metre_per_second};
constexpr constant_force wind{vec{1.0, 0.0, -2.0} * si::newton};

// P1: one net force by hand, divided by the mass, is what the laws give one by one and in any order.
template <class Field>
constexpr auto run(Field const& field) {
  return integrate(rk4{}, start, field, 0.0625 * si::second, 32);
}
template <class Mass>
constexpr auto by_hand(Mass mass) {
  return run(
      [=](auto const& s, auto const& t) { return (wind(s, t) + pull(s, t) + drag(s, t)) / mass; });
}
template <class Mass>
constexpr auto by_laws(Mass mass) {
  return run(second_law{mass, wind, pull, drag});
}
template <class S>
constexpr double apart(S const& a, S const& b) {
  return magnitude(a.position - b.position).value();
}
static_assert(apart(by_hand(2.0 * si::kilogram), by_laws(2.0 * si::kilogram)) >= 0 &&
              apart(by_hand(2.0 * si::kilogram), by_laws(2.0 * si::kilogram)) < 1e-14);
static_assert(apart(by_hand(3.0 * si::kilogram), by_laws(3.0 * si::kilogram)) < 1e-14);
static_assert(apart(by_hand(2.0 * si::kilogram), by_laws(3.0 * si::kilogram)) > 0.1);
static_assert(apart(run(second_law{2.0 * si::kilogram, drag, wind, pull}),
                    by_laws(2.0 * si::kilogram)) < 1e-14);

// The reciprocal is stored: a force of 1 to 1000 N over 2 kg is that over 2, over 49 kg not always.
constexpr int differ(double mass, int forces = 1000) {
  int count = 0;
  for (int n = 1; n <= forces; ++n) {
    second_law const field{mass * si::kilogram,
                           constant_force{static_cast<double>(n) * si::newton}};
    motion const anywhere{0.0 * si::metre, 0.0 * si::metre_per_second};
    double const a = field(anywhere, 0.0 * si::second).value();
    double const quotient = n / mass;
    if (a != quotient) ++count;
    double const off = a / quotient - 1;
    if (off > 3e-16 || off < -3e-16) return -1;  // more than the last digit
  }
  return count;
}
static_assert(differ(2.0, 1000) == 0 && differ(0.125, 1000) == 0 && differ(49.0, 1000) == 513);

// P2: a ball of 2 kg at rest is fired by 640 N over 1/16 s: with 20 m/s, as if from where it is halfway through
// the shot. Then it flies as in the closed form, to rounding, with any method that is exact for a constant
// acceleration and does not ask for the force at the end of a step.
constexpr gravity down{vec{0.0, 0.0, -9.75} * si::metre_per_second_squared};
constexpr motion at_rest{at(0.0, 0.0, 0.0), going(0.0, 0.0, 0.0)};
constexpr auto shot(double from, double newtons = 384.0) {
  return unitstep::impulse{vec{newtons, 0.0, 512.0} * si::newton, from * si::second,
                           (from + 0.0625) * si::second};
}
template <class Method>
constexpr auto fired(Method const& method, double from = 0, double newtons = 384.0) {
  return integrate(method, at_rest, second_law{2.0 * si::kilogram, down, shot(from, newtons)},
                   0.015625 * si::second, 128);
}
static_assert(12.0 * 12 + 16 * 16 == 20 * 20 && 384 * 384 + 512 * 512 == 640 * 640);
static_assert(640.0 / 16 / 2 == 20 && 1.0 / 16 == 0.0625 && 1.0 / 64 == 0.015625);
constexpr auto fallen = uniform_acceleration{down.acceleration}.after(at_rest, 2.0 * si::second);
template <class Method>
constexpr double off(Method const& method, double from = 0) {
  auto const flown = going(12.0, 0.0, 16.0) * ((2.0 - from - 0.03125) * si::second);
  return magnitude(fired(method, from).position - fallen.position - flown).value();
}
template <class Method>
constexpr double leaves_with(Method const& method, double from = 0) {
  return magnitude(fired(method, from).velocity - fallen.velocity).value();
}
static_assert(off(leapfrog{}) >= 0 && off(leapfrog{}) < 1e-13);
static_assert(off(midpoint{}) < 1e-13 && off(suvat{}) < 1e-13);
constexpr double all_of_it = 20;
static_assert(magnitude(leaves_with(leapfrog{}) - all_of_it) < 1e-13 &&
              magnitude(leaves_with(midpoint{}) - all_of_it) < 1e-13 &&
              magnitude(leaves_with(suvat{}) - all_of_it) < 1e-13);
static_assert(magnitude(leaves_with(semi_implicit_euler{}) - all_of_it) < 1e-13 &&
              magnitude(leaves_with(explicit_euler{}) - all_of_it) < 1e-13);
// RK4 loses a sixth of a step of it, velocity Verlet half a step.
static_assert(laws::shows(leaves_with(rk4{}), "19.17") && laws::shows(off(rk4{}), "1.61"));
static_assert(laws::shows(leaves_with(velocity_verlet{}), "17.50") &&
              laws::shows(off(velocity_verlet{}), "4.84"));
// A step later they gain at the beginning what they lose at the end.
static_assert(magnitude(leaves_with(rk4{}, 1.0 / 64) - all_of_it) < 1e-13 &&
              magnitude(leaves_with(velocity_verlet{}, 1.0 / 64) - all_of_it) < 1e-13);
static_assert(laws::shows(off(rk4{}, 1.0 / 64), "0.052"));
static_assert(laws::shows(off(velocity_verlet{}, 1.0 / 64), "0.156"));

TEST(FiredObjects, FlyTheSameAtRunTime) {
  constexpr auto constant = fired(rk4{});
  EXPECT_TRUE(twins::same_bits(fired(rk4{}, 0, twins::hidden(384.0)), constant));
}

}  // namespace
