// SPDX-License-Identifier: BSL-1.0
// Forces in space, and what they fire.
//
// P1 (A: Integrating the Equations of Motion; C: forces; D: forces and mass) Forces add up to one net force,
//     and a = F / m. Masses are stored inverted, and multiplied: D says that a division costs about twice
//     what a multiplication does.
//     Facts: a = F / m, `(wind(s, t) + pull(s, t) + drag(s, t)) / mass`; "inverted"; "about twice".
//     Sharpened: one by one, in any order, or summed by hand forces make the same run, to the last bits. The
//     product with the reciprocal may differ from the quotient in its last digit: for 49 kg in 513 of
//     1000 forces, for 2 kg and every other power of two in 0. What it saves is counted: a step of RK4 in
//     space divides 12 times by the mass, and none of these is left; but each is one instruction either way.
//     See tutorial_forces.
// P2 (C: motion in three dimensions) Displacement, velocity and acceleration are vectors; objects that are
//     fired by a force at the start follow their trajectory.
//     Facts: `impulse` for 1/16 s; steps of 1/64 s; "at the start".
//     Sharpened: which trajectory depends on the method. Fired with 20 m/s amid a run in steps of
//     1/64 s, a ball is where the closed form has it by leapfrog and midpoint, 0.052 m away by RK4 and
//     0.098 m by semi-implicit Euler.
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
static_assert(apart(by_hand(2.0 * si::kilogram), by_laws(2.0 * si::kilogram)) < 1e-14);
static_assert(apart(by_hand(2.0 * si::kilogram), by_laws(2.0 * si::kilogram)) >= 0);
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

// P2: a ball of 2 kg is fired by 640 N over 1/16 s, from 1/16 s on: with 20 m/s at 3/32 s on average,
// from where it would have been. Then it flies as in the closed form, to rounding, with any method
// that is exact for a constant acceleration and asks for the force amid its steps.
constexpr gravity down{vec{0.0, 0.0, -9.75} * si::metre_per_second_squared};
constexpr unitstep::impulse shot{vec{384.0, 0.0, 512.0} * si::newton, 0.0625 * si::second,
                                 0.125 * si::second};
constexpr motion at_rest{at(0.0, 0.0, 0.0), going(0.0, 0.0, 0.0)};
template <class Method>
constexpr auto fired(Method const& method) {
  return integrate(method, at_rest, second_law{2.0 * si::kilogram, down, shot},
                   0.015625 * si::second, 128);
}
constexpr auto after_two_seconds = [](auto const& law) {
  return uniform_acceleration{law}.after(at_rest, 2.0 * si::second);
};
constexpr auto fallen = after_two_seconds(down.acceleration);
constexpr motion due{fallen.position + going(12.0, 0.0, 16.0) * (1.90625 * si::second),
                     fallen.velocity + going(12.0, 0.0, 16.0)};
static_assert(apart(fired(leapfrog{}), due) < 1e-13);
static_assert(apart(fired(midpoint{}), due) < 1e-13);
// Others are there to within a step of the speed that they are fired with, 20 m/s / 64.
static_assert(20.0 / 64 == 0.3125 && 12.0 * 12 + 16 * 16 == 20 * 20 && 1.0 / 64 == 0.015625);
static_assert(laws::shows(apart(fired(rk4{}), due), "0.052"));
static_assert(laws::shows(apart(fired(semi_implicit_euler{}), due), "0.098"));
// The velocity is that of the closed form with all of them.
template <class Method>
constexpr bool has_the_velocity(Method const& method) {
  return magnitude(fired(method).velocity - due.velocity) < 1e-13 * si::metre_per_second;
}
static_assert(has_the_velocity(rk4{}) && has_the_velocity(semi_implicit_euler{}));
static_assert(has_the_velocity(velocity_verlet{}) && has_the_velocity(explicit_euler{}));

TEST(FiredObjects, FlyTheSameAtRunTime) {
  constexpr auto constant = fired(rk4{});
  unitstep::impulse const here{vec{twins::hidden(384.0), 0.0, 512.0} * si::newton, shot.from,
                               shot.until};
  EXPECT_TRUE(twins::same_bits(integrate(rk4{}, at_rest, second_law{2.0 * si::kilogram, down, here},
                                         0.015625 * si::second, 128),
                               constant));
}

}  // namespace
