// SPDX-License-Identifier: BSL-1.0
// A plan says which times a run has, which class makes its steps, what is refused and how far it goes, by a dt and
// under a tolerance.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <chrono>
#include <cmath>
#include <concepts>
#include <stdexcept>
#include <unitstep/drive/detail/plan.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/methods/embedded_runge_kutta.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/state/aggregate.hpp>
#include <unitstep/state/motion.hpp>

#include "support/refusal.hpp"
#include "support/swing.hpp"
#include "support/verdict.hpp"

namespace {

namespace us = unitstep;
using namespace swings;
using boost::units::quantity;
using us::detail::adaptive_pace;
using us::detail::pace_of;
using us::detail::pace_type;
using us::detail::plan;
using state = std::remove_const_t<decltype(start)>;
using field = std::remove_const_t<decltype(spring)>;
using allowed = std::remove_const_t<decltype(fine)>;
using seconds = quantity<si::time>;
using in_float = quantity<si::time, float>;
using clock_time = std::chrono::milliseconds;

// The pace of a run is its dt, in seconds for a clock; under a tolerance the times have the type of the end.
static_assert(std::same_as<pace_of<state, seconds, int>, seconds> &&
              std::same_as<pace_of<state, clock_time, int>, seconds> &&
              std::same_as<pace_of<state, in_float, int>, in_float>);
static_assert(std::same_as<pace_of<state, allowed, in_float>, adaptive_pace<allowed, in_float>> &&
              std::same_as<pace_of<state, allowed, clock_time>, adaptive_pace<allowed, seconds>>);
// Without an end they have the type of the state's time, or else of t0.
struct tank {
  quantity<si::length> level;
};
static_assert(std::same_as<pace_type<state, seconds>, seconds> &&
              std::same_as<pace_type<state, seconds, in_float>, seconds>);
static_assert(std::same_as<pace_type<state, allowed>, adaptive_pace<allowed, seconds>> &&
              std::same_as<pace_type<state, allowed, in_float>, adaptive_pace<allowed, seconds>>);
static_assert(std::same_as<pace_type<tank, allowed>, adaptive_pace<allowed, void>> &&
              std::same_as<pace_type<tank, allowed, clock_time>, adaptive_pace<allowed, seconds>>);

// The class that makes the steps, and the one that stands in for it after a refusal.
using by_dt = plan<us::rk4, state, field, seconds>;
template <class State, class Time>
using within = plan<us::dormand_prince5, State, field, adaptive_pace<allowed, Time>>;
static_assert(std::same_as<by_dt::run, us::detail::stepper<us::rk4, state, field, seconds>>);
static_assert(
    std::same_as<within<state, seconds>::run,
                 us::detail::adaptive_run<us::dormand_prince5, state, field, seconds, allowed>>);
static_assert(std::same_as<us::detail::run_of<true, state, by_dt::run>::type, by_dt::run> &&
              std::same_as<us::detail::run_of<false, state, by_dt::run>::type,
                           us::detail::refused_run<state>>);
constexpr by_dt::run made{us::rk4{}, start, spring, clock_time(500), 3.0 * second};
static_assert(made.state() == start && made.time() == 3.0 * second && made.dt() == 0.5 * second);
constexpr within<state, seconds>::run begun{us::dormand_prince5{}, start, spring, fine,
                                            clock_time(3000)};
static_assert(begun.state() == start && begun.time() == 3.0 * second && begun.evaluations() == 1);

// If a state can be stepped but does not tell its unit of time, a time must be given.
template <class State, class Time>
using verdict = decltype(within<State, Time>::check_begin());
static_assert(decltype(by_dt::check_begin())::ok && verdict<state, seconds>::ok);
static_assert(verdicts::reads<verdict<state, void>>() ==
              "expected t0: a time, which tells its unit, got nothing");
static_assert(verdicts::reads<verdict<double, void>>() ==
              "expected initial: a motion or an aggregate, got a plain number (double)");
static_assert(verdicts::reads<verdict<state, quantity<si::length>>>() == "expected t0: s, got m");

// The extent of the run.
static_assert(by_dt::extent(5U) == 5 && within<state, seconds>::extent(clock_time(5)) == 0.005);
TEST(Plan, NamesABadExtent) {
  EXPECT_EQ(refusals::refusal([] { return by_dt::extent(-1); }),
            "unitstep: steps must not be negative (a negative dt runs backwards)");
  EXPECT_EQ(refusals::refusal([] { return by_dt::extent(-1, {"too few", "not finite"}); }),
            "too few");
  auto const never = [] { return within<state, seconds>::extent(HUGE_VAL * second); };
  EXPECT_EQ(refusals::refusal(never), "unitstep: end_time must be finite, got infinity or NaN");
}

namespace refused {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::motion;
using unitstep::rk4;
using unitstep::detail::refused_run;

// A run with a length as its step was refused: every assertion about it holds.
using line = motion<quantity<si::length>, quantity<si::velocity>>;
using run = refused_run<line>;
constexpr line start{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr run made{rk4{}, start, 0, 0.5 * si::metre, 0.0 * si::metre};
static_assert(made.time() < 1.0 * si::second && made.time() > 1.0 * si::second);
static_assert(made.dt() == 3.0 * si::second && made.state().position < -5.0 * si::metre);
static_assert(made.after(2).state().position < -5.0 * si::metre);
// It has made no step, accepted or rejected.
static_assert(made.steps() == 0 && made.rejected() == 0 && made.evaluations() == 0 &&
              made.save() == start && made.after(2, 1.0).save() == start);

// A loop that waits for its end ends soon.
TEST(RefusedRun, HasNoSteps) {
  run waiting = made;
  for (int i = 0; i < 1000; ++i) waiting.step();
  EXPECT_THROW(waiting.step(), std::logic_error);
}

}  // namespace refused

}  // namespace
