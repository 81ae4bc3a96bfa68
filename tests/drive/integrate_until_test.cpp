// SPDX-License-Identifier: BSL-1.0
// Runs until an event: their first cases. integrate_until_corners_test.cpp has the others.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <limits>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/integrate_until.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/stormer_verlet.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <unitstep/unitstep.hpp>

#include "support/landings.hpp"
#include "support/refusal.hpp"
#include "support/same_bits.hpp"
#include "support/swing.hpp"
#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using refusals::refusal;
using unitstep::integrate_until;
using unitstep::motion;
using unitstep::stop_reason;
using unitstep::vec;
using verdicts::reads;
using namespace landings;

static_assert(lands<unitstep::velocity_verlet>());
static_assert(lands<unitstep::rk4>());
// The control: without a search in the last step it is up to a step late, here 0.088 s of 0.1 s.
constexpr auto whole_steps =
    unitstep::integrate(unitstep::rk4{}, motion{0.0 * si::metre, 3.0 * si::metre_per_second}, falls,
                        0.1 * si::second, 7);
static_assert(whole_steps.position < -0.29 * si::metre);
// The error of a method remains: explicit Euler lands a whole step late from the ground, since its path is a parabola
// through v0 + g h / 2 at the whole steps.
constexpr double late =
    thrown<unitstep::explicit_euler>(0.0, 3.0, height).time.value() - lands_at(0.0, 3.0);
static_assert(late > 0.098 && late < 0.1);

// An event may be of the time, or of anything in a state in space.
constexpr auto on_time = integrate_until(
    unitstep::rk4{}, motion{vec{0.0, 0.0} * si::metre, vec{3.0, 4.0} * si::metre_per_second},
    [](auto const&, auto) { return vec{0.0, -10.0} * si::metre_per_second_squared; },
    0.3 * si::second, [](auto const&, auto t) { return t - 1.0 * si::second; }, 10,
    0.5 * si::second);
static_assert(size(on_time.time.value() - 1.0) < 4e-16 && on_time.steps == 2);
static_assert(size(on_time.state.position.x.value() - 1.5) < 1e-15);
static_assert(size(on_time.state.position.y.value() - 0.75) < 1e-15);

// The reason why a run ends, and its number of steps.
constexpr auto never = [](auto const&, auto) { return false; };
constexpr auto always = [](auto const&, auto) { return true; };
constexpr auto stopped = thrown<unitstep::rk4>(1.0, 3.0, always);
static_assert(stopped.stopped_because == stop_reason::at_start && stopped.steps == 0);
static_assert(stopped.time == 0.0 * si::second && stopped.state.position == 1.0 * si::metre);
template <class Method>
constexpr bool runs_out_of_steps() {
  motion const start{1.0 * si::metre, 3.0 * si::metre_per_second};
  auto const end = integrate_until(Method{}, start, falls, 0.1 * si::second, never, 25);
  auto const same = unitstep::integrate(Method{}, start, falls, 0.1 * si::second, 25);
  return end.stopped_because == stop_reason::most_steps && end.steps == 25 &&
         end.time.value() == 25 * 0.1 && twins::same_bits(end.state, same);
}
static_assert(runs_out_of_steps<unitstep::rk4>() && runs_out_of_steps<unitstep::stormer_verlet>());
static_assert(integrate_until(unitstep::rk4{}, motion{1.0 * si::metre, 3.0 * si::metre_per_second},
                              falls, 0.1 * si::second, height, 0)
                  .stopped_because == stop_reason::most_steps);

// The run is judged first, with its number of steps, then the event.
constexpr auto nothing = [](auto const&, auto) {};
using line = motion<quantity<si::length>, quantity<si::velocity>>;
template <class Event, class Steps, class Time = quantity<si::time>>
using run_verdict = decltype(unitstep::diagnostics::check_until<
                             unitstep::detail::plan<unitstep::rk4, line, decltype(falls), Time>,
                             unitstep::rk4, line, Steps, Time, Event>());
static_assert(run_verdict<decltype(height), int>::ok);
static_assert(run_verdict<decltype(height), unsigned long>::ok);
static_assert(reads<run_verdict<decltype(nothing), quantity<si::time>, quantity<si::length>>>() ==
              "expected dt: s, got m");
static_assert(reads<run_verdict<decltype(nothing), quantity<si::time>>>() ==
              "expected most_steps: an integer, got s");
static_assert(reads<run_verdict<decltype(nothing), int>>() ==
              "expected event result: bool or a quantity, got nothing (void)");

// y' = 3 x^2 + 12 x - 4 from y(-8) = -120 is (x - 2)(x + 2)(x + 6): in one step and in some, -6 is the first root.
struct polynomial {
  double y;
};
constexpr double first_root(long steps) {
  constexpr auto cubic = [](polynomial const&, auto x) {
    double const t = x.value();
    return unitstep::rates{(3 * t * t + 12 * t - 4) / si::second};
  };
  return integrate_until(
             unitstep::rk4{}, polynomial{-120}, cubic,
             16.0 / static_cast<double>(steps) * si::second,
             [](polynomial const& p, auto) { return p.y; }, steps, -8.0 * si::second)
      .time.value();
}
static_assert(first_root(1) > -6 - 1e-13 && first_root(1) < -6 + 1e-13);
TEST(IntegrateUntil, FindsTheFirstOfSeveralRootsInAStep) {
  for (long const steps : {1, 2, 3, 4, 7, 16}) EXPECT_NEAR(first_root(steps), -6, 1e-13);
}

TEST(IntegrateUntil, RefusesBadValuesByName) {
  auto const run = [](double x, double h, long most, double t0) {
    return refusal([=] {
      static_cast<void>(integrate_until(unitstep::velocity_verlet{},
                                        motion{x * si::metre, 0.0 * si::metre_per_second}, falls,
                                        h * si::second, height, most, t0 * si::second));
    });
  };
  double const nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(run(1, 1, 1, 1), "accepted");
  EXPECT_EQ(run(1, 1, 0, 1), "accepted");
  EXPECT_EQ(run(nan, 1, 1, 1), "unitstep: initial.position must be finite, got infinity or NaN");
  EXPECT_EQ(run(1, nan, 1, 1), "unitstep: dt must be finite, got infinity or NaN");
  EXPECT_EQ(run(1, 1, 1, nan), "unitstep: t0 must be finite, got infinity or NaN");
  EXPECT_EQ(run(1, 1, -1, 1), "unitstep: most_steps must not be negative");
}

// Events under a tolerance: found on dense output, in both directions, and several at once.
namespace under_a_tolerance {

namespace us = unitstep;
using namespace swings;

constexpr auto height = [](auto const& s, auto) { return s.position; };
constexpr auto velocity = [](auto const& s, auto) { return s.velocity; };
constexpr double quarter = 0.78539816339744830962;  // pi / 4

constexpr auto down = us::integrate_until(us::dormand_prince5{}, start, spring, fine,
                                          us::falling(height), 10.0 * second);
static_assert(down.stopped_because == us::stop_reason::event && down.which == 0);
static_assert(down.time > (quarter - 1e-9) * second && down.time < (quarter + 1e-9) * second);
static_assert(down.state.position < 1e-14 * metre && down.state.position > -1e-14 * metre);
constexpr auto up = us::integrate_until(us::dormand_prince5{}, start, spring, fine,
                                        us::rising(height), 10.0 * second);
static_assert(up.time > (3 * quarter - 1e-9) * second && up.time < (3 * quarter + 1e-9) * second);
// Of several events in two units the first one is found.
constexpr auto first = us::integrate_until(
    us::dormand_prince5{}, start, spring, fine,
    us::first_of{us::rising(height), us::rising(velocity), us::falling(height)}, 10.0 * second);
static_assert(first.which == 2 && first.time == down.time);
// None comes before the latest time, which is met exactly.
constexpr auto none = us::integrate_until(us::dormand_prince5{}, start, spring, fine,
                                          us::falling(height), 0.75 * second);
static_assert(none.stopped_because == us::stop_reason::end_time && none.time == 0.75 * second &&
              none.which == -1);
static_assert(none.state ==
              us::integrate(us::dormand_prince5{}, start, spring, fine, 0.75 * second));
constexpr auto at_once = us::integrate_until(
    us::dormand_prince5{}, start, spring, fine,
    [](auto const& s, auto) { return s.position > 0.0 * si::metre; }, 1.0 * second);
static_assert(at_once.stopped_because == us::stop_reason::at_start && at_once.steps == 0);

// Backwards the same moments are found, and the latest time is met, too.
constexpr auto before = us::integrate_until(us::dormand_prince5{}, start, spring, fine,
                                            us::falling(height), -10.0 * second);
static_assert(before.time == -down.time && before.state.position == down.state.position &&
              before.state.velocity == -down.state.velocity);
constexpr auto none_before = us::integrate_until(us::dormand_prince5{}, start, spring, fine,
                                                 us::falling(height), -0.75 * second);
static_assert(none_before.stopped_because == us::stop_reason::end_time &&
              none_before.time == -0.75 * second && none_before.steps == none.steps);

// The run is judged first, then the event.
constexpr auto nothing = [](auto const&, auto) {};
using seconds = std::remove_const_t<decltype(1.0 * second)>;
template <class Event, class Latest = seconds>
using verdict =
    decltype(us::diagnostics::check_until<
             us::detail::plan<
                 us::dormand_prince5, std::remove_const_t<decltype(start)>, decltype(spring),
                 us::detail::adaptive_pace<std::remove_const_t<decltype(fine)>, Latest>>,
             us::dormand_prince5, std::remove_const_t<decltype(start)>, Latest, Latest, Event>());
static_assert(verdict<decltype(height)>::ok);
static_assert(verdicts::reads<verdict<decltype(nothing)>>() ==
              "expected event result: bool or a quantity, got nothing (void)");
static_assert(verdicts::reads<verdict<decltype(nothing), decltype(1.0 * si::metre)>>() ==
              "expected end_time: s, got m");

TEST(IntegrateUntilWithin, IsThatOfTheCompiler) {
  auto const again = us::integrate_until(us::dormand_prince5{}, start, spring, fine,
                                         us::falling(height), 10.0 * second);
  EXPECT_TRUE(twins::same_bits(again.state, down.state));
  EXPECT_EQ(again.time, down.time);
  EXPECT_EQ(again.steps, down.steps);
}

TEST(IntegrateUntilWithin, NamesTheLatestTimeThatIsNotFinite) {
  EXPECT_EQ(refusals::refusal([] {
              return us::integrate_until(us::dormand_prince5{}, start, spring, fine,
                                         us::falling(height), HUGE_VAL * second);
            }),
            "unitstep: latest must be finite, got infinity or NaN");
}

}  // namespace under_a_tolerance

}  // namespace
