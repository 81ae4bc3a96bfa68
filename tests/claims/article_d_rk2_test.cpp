// SPDX-License-Identifier: BSL-1.0
// The RK2 of the lecture, whose order is one. The midpoint method uses the velocity in the middle
// alone, and is of order two.
//
// N25 (D: Runge-Kutta "Midpoint"; Numerical Integration Algorithms (the list with Second Order)) An RK2
//     that moves the position by the mean of the velocities at the start and in the middle is "closer to
//     accurate" than Euler, and stands, as Verlet does, in the list of methods of second order.
//     Facts: `s.position + (s.velocity + middle.velocity) * (dt / 2)`; "closer to accurate" stands there; here 10
//     N on 1 kg for 10 s, in steps of 1 s.
//     Corrected: it is of order 1: the mean belongs to the first half of the step, and half the step leaves half
//     of the error, 12.5 m of 25 m. Closer than Euler it is, under a constant force by half and no more: 25 m
//     against 50 m. Midpoint is off by 0.
//     See tutorial_runge_kutta.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::motion;

// N25: the lecture's form, with the acceleration in the middle of the step for the velocity.
struct rk2_as_lectured {
  template <class X, class V, class Field, class Time>
  constexpr motion<X, V> step(motion<X, V> const& s, Field const& acceleration, Time t,
                              Time dt) const {
    motion<X, V> const middle{s.position + s.velocity * (dt / 2),
                              s.velocity + acceleration(s, t) * (dt / 2)};
    return {s.position + (s.velocity + middle.velocity) * (dt / 2),
            s.velocity + acceleration(middle, t + dt / 2) * dt};
  }
};

// The body of article A: the closed form is a t^2 / 2 = 500 m.
constexpr motion at_rest{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto push = [](auto const&, auto) { return 10.0 * si::newton / (1.0 * si::kilogram); };
constexpr auto missing(auto method, int steps_per_second) {
  auto const end = unitstep::integrate(method, at_rest, push, si::second / double(steps_per_second),
                                       10 * steps_per_second);
  return (500.0 * si::metre - end.position).value();
}

// Each step misses a h^2 / 4, where Euler misses a h^2 / 2: 25 m after ten steps against 50 m.
static_assert(missing(unitstep::explicit_euler{}, 1) == 50.0);
static_assert(missing(rk2_as_lectured{}, 1) == 25.0);
// Order one: half the step, half the error, exactly.
static_assert(missing(rk2_as_lectured{}, 2) == 12.5);
static_assert(missing(rk2_as_lectured{}, 4) == 6.25);
// The midpoint method is exact for a constant acceleration.
static_assert(missing(unitstep::midpoint{}, 1) == 0.0);
static_assert(missing(unitstep::midpoint{}, 2) == 0.0);

// On an undamped spring (omega = 1 per second, one metre, closed form cos t at t = 1 s) the error
// halves as well; a second order would quarter it.
constexpr auto spring = [](auto const& s, auto) {
  return -s.position / (1.0 * si::second * si::second);
};
constexpr motion let_go{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr double error(auto method, int steps) {
  auto const end = unitstep::integrate(method, let_go, spring, si::second / double(steps), steps);
  double const off = end.position.value() - unitstep::math::cos(1.0);
  return off < 0 ? -off : off;
}
constexpr double as_lectured = error(rk2_as_lectured{}, 512) / error(rk2_as_lectured{}, 1024);
static_assert(as_lectured > 1.99 && as_lectured < 2.01);
constexpr double by_midpoint = error(unitstep::midpoint{}, 512) / error(unitstep::midpoint{}, 1024);
static_assert(by_midpoint > 3.98 && by_midpoint < 4.02);
static_assert(error(rk2_as_lectured{}, 512) < error(unitstep::explicit_euler{}, 512));

TEST(ArticleD, Rk2AsLecturedIsTheCompilersBitForBit) {
  constexpr auto compiled =
      unitstep::integrate(rk2_as_lectured{}, let_go, spring, 0.125 * si::second, 80);
  double volatile h = 0.125;
  EXPECT_TRUE(twins::same_bits(
      unitstep::integrate(rk2_as_lectured{}, let_go, spring, double{h} * si::second, 80),
      compiled));
}

}  // namespace
