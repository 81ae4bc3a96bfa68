// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <limits>
#include <stdexcept>
#include <unitstep/unitstep.hpp>

#include "support/bodies.hpp"
#include "support/course.hpp"
#include "support/rational.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using laws::rational;
using namespace unitstep;

// The force acts from the first time on, up to but not including the last.
constexpr unitstep::impulse law{3.0 * si::newton, 0.25 * si::second, 0.5 * si::second};
constexpr motion start{2.0 * si::metre, -3.0 * si::metre_per_second};
constexpr double force_at(double t) { return law(start, t * si::second).value(); }
static_assert(force_at(0.25) == 3.0 && force_at(0.4375) == 3.0);
static_assert(force_at(0.2421875) == 0.0 && force_at(0.5) == 0.0 && force_at(9.0) == 0.0);

// An argument in the wrong place is refused by its unit, not by its value.
constexpr bool is_silent(auto const& shot) { return shot.require_values(), true; }
static_assert(is_silent(impulse{0.0 * si::second, 1.0 * si::newton, 0.5 * si::second}));
static_assert(is_silent(impulse{1.0 * si::newton, 1, 0}));

// In binary numbers hundredths add up inexactly; negative powers of two are exact.
static_assert(35 * 0.01 != 0.35 && 35 * 0.015625 == 0.546875);

/// The momentum that a mass of 1 gains in exact numbers from 3 N for three steps of 1/4 each, in a run of `steps` steps
/// whose force starts with step `first`.
template <class Method>
constexpr rational momentum_won(int first, int steps) {
  rational const h(1, 4);
  unitstep::impulse const shot{rational(3), rational(first) * h, rational(first + 3) * h};
  motion<rational, rational> const at_rest{0, 0};
  return laws::run(Method{}, at_rest, shot, h, steps).velocity;
}
constexpr rational due = rational(3) * rational(3, 4);

// If the edges are ends of steps, and the run starts a step before and ends a step after, the momentum is exactly F (t1
// - t0), whatever times the method uses within a step.
template <class Method>
constexpr bool gives_all = momentum_won<Method>(1, 5) == due && momentum_won<Method>(2, 9) == due;
static_assert(gives_all<explicit_euler> && gives_all<suvat> && gives_all<semi_implicit_euler>);
static_assert(gives_all<implicit_euler> && gives_all<stormer_verlet> && gives_all<velocity_verlet>);
static_assert(gives_all<time_corrected_verlet> && gives_all<variable_step_verlet>);
static_assert(gives_all<modified_velocity_verlet<>> && gives_all<leapfrog> && gives_all<midpoint>);
static_assert(gives_all<heun> && gives_all<ralston> && gives_all<kutta3> && gives_all<ssprk3>);
static_assert(gives_all<rk4> && gives_all<three_eighths> && gives_all<butcher5>);

// A run that starts with the force never evaluates it at the end of the step before, so it loses the share of the last
// time of a step.
template <class Method>
constexpr rational steps_lost = (due - momentum_won<Method>(0, 8)) / rational(3, 4);
static_assert(steps_lost<explicit_euler> == 0 && steps_lost<semi_implicit_euler> == 0);
static_assert(steps_lost<midpoint> == 0 && steps_lost<leapfrog> == 0 && steps_lost<suvat> == 0);
static_assert(steps_lost<rk4> == rational(1, 6) && steps_lost<kutta3> == rational(1, 6));
static_assert(steps_lost<heun> == rational(1, 2) && steps_lost<velocity_verlet> == rational(1, 2));
static_assert(steps_lost<implicit_euler> == 1);

// Methods with decimal shares, some negative and some beyond the step: in double, up to the rounding of numbers near
// 10, in a run with two steps before and after.
template <class Method>
constexpr double off_in_double() {
  unitstep::impulse const shot{3.0, 0.5, 1.25};
  double const won = laws::run(Method{}, motion<double, double>{0, 0}, shot, 0.25, 8).velocity;
  return won < 2.25 ? 2.25 - won : won - 2.25;
}
static_assert(off_in_double<forest_ruth>() < 1e-14 && off_in_double<ruth3>() < 1e-14);
static_assert(off_in_double<suzuki4>() < 1e-14 && off_in_double<yoshida6>() < 1e-14);
static_assert(off_in_double<yoshida8>() < 1e-14);

// An edge inside a step gives an error of at most one step, if shares are not negative, and not of zero.
template <class Method>
constexpr bool is_within_a_step() {
  rational const h(1, 4);
  rational worst = 0;
  for (int sixteenth = 0; sixteenth < 16; ++sixteenth) {
    rational const from = h * rational(16 + sixteenth, 16);
    unitstep::impulse const shot{rational(3), from, rational(4) * h};
    auto const won = laws::run(Method{}, motion<rational, rational>{0, 0}, shot, h, 6).velocity;
    rational const off = won - rational(3) * (rational(4) * h - from);
    rational const size = off < 0 ? -off : off;
    if (worst < size) worst = size;
  }
  return !(rational(3) * h < worst) && rational(3) * h * rational(1, 8) < worst;
}
static_assert(is_within_a_step<explicit_euler>() && is_within_a_step<semi_implicit_euler>());
static_assert(is_within_a_step<midpoint>() && is_within_a_step<heun>() && is_within_a_step<rk4>());
static_assert(is_within_a_step<velocity_verlet>() && is_within_a_step<implicit_euler>());

// A ball of 0.5 kg, pushed by 64 N for 1/16 s from a sixteenth on, flies off at 8 m/s. With semi-implicit Euler
// everything is exact in double, and x = v (t - t1) plus the path during the push.
constexpr auto shot = integrate(
    semi_implicit_euler{}, motion{bodies::at(0.0, 0.0), bodies::going(0.0, 0.0)},
    second_law{0.5 * si::kilogram, unitstep::impulse{vec{64.0, 0.0} * si::newton,
                                                     0.0625 * si::second, 0.125 * si::second}},
    0.015625 * si::second, 72);
static_assert(shot.velocity == bodies::going(8.0, 0.0));
static_assert(shot.position == bodies::at(8.0 + 0.3125, 0.0));  // v h (1 + 2 + 3 + 4) / 4 = 0.3125

// The impulse may act on one of many bodies.
constexpr motion at_rest{std::array{0.0 * si::metre, 1.0 * si::metre},
                         std::array{0.0 * si::metre_per_second, 0.0 * si::metre_per_second}};
constexpr auto one_shot =
    integrate(rk4{}, at_rest,
              second_law{std::array{0.5 * si::kilogram, 2.0 * si::kilogram},
                         unitstep::impulse{std::array{0.0 * si::newton, 64.0 * si::newton},
                                           0.0625 * si::second, 0.125 * si::second}},
              0.015625 * si::second, 12);
static_assert(one_shot.velocity[0] == 0.0 * si::metre_per_second);
static_assert(one_shot.velocity[1] - 2.0 * si::metre_per_second < 1e-14 * si::metre_per_second &&
              one_shot.velocity[1] - 2.0 * si::metre_per_second > -1e-14 * si::metre_per_second);

TEST(Impulse, RefusesValuesThatAreNone) {
  auto const with = [](double force, double from, double until) {
    return second_law{1.0 * si::kilogram,
                      unitstep::impulse{force * si::newton, from * si::second, until * si::second}};
  };
  double const nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_NO_THROW(with(1.0, 0.5, 0.5));
  EXPECT_THROW(with(nan, 0.0, 1.0), std::domain_error);
  EXPECT_THROW(with(1.0, nan, 1.0), std::domain_error);
  EXPECT_THROW(with(1.0, 0.0, nan), std::domain_error);
  EXPECT_THROW(with(1.0, 1.0, 0.5), std::domain_error);
}

TEST(Impulse, IsTheSameAtRunTime) {
  auto const here = integrate(
      semi_implicit_euler{}, motion{bodies::at(0.0, 0.0), bodies::going(0.0, 0.0)},
      second_law{0.5 * si::kilogram, unitstep::impulse{vec{twins::hidden(64.0), 0.0} * si::newton,
                                                       0.0625 * si::second, 0.125 * si::second}},
      0.015625 * si::second, 72);
  EXPECT_TRUE(twins::same_bits(here, shot));
}

}  // namespace
