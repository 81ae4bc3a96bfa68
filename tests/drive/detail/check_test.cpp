// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/drive/detail/check.hpp>
#include <unitstep/methods/damped.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/units/detail/check_fit.hpp>

#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::motion;
using verdicts::reads;
using length = quantity<si::length>;
using line = motion<length, quantity<si::velocity>>;
using time = quantity<si::time>;

constexpr auto right = [](auto const& s, auto) { return s.position / si::second / si::second; };
constexpr auto wrong = [](auto const& s, auto) { return s.position; };
constexpr auto alone = [](auto const& s) { return s.position; };
template <class State, class Field, class Time = time, class Steps = int, class StartTime = Time>
using verdict = decltype(unitstep::diagnostics::check_run<unitstep::rk4, State, Field, Time, Steps,
                                                          StartTime>());

static_assert(verdict<line, decltype(right)>::ok);
static_assert(verdict<line, decltype(right), time, unsigned long>::ok);
static_assert(verdict<line, decltype(right), time, int, unitstep::light<si::time, double>>::ok);
static_assert(reads<verdict<line, decltype(wrong)>>() == "expected acceleration: m s^-2, got m");
static_assert(reads<verdict<line, decltype(alone)>>() ==
              "expected field: callable (state, time), got callable (state)");
static_assert(reads<verdict<line, decltype(right), length>>() == "expected dt: s, got m");
static_assert(reads<verdict<line, decltype(right), time, double>>() ==
              "expected steps: an integer, got a plain number (double)");
static_assert(reads<verdict<line, decltype(right), time, unitstep::diagnostics::left_out>>() ==
              "expected steps: an integer, got nothing");
static_assert(reads<verdict<line, decltype(right), time, int, length>>() ==
              "expected t0: s, got m");
static_assert(reads<verdict<length, decltype(right)>>() ==
              "expected initial: a motion or an aggregate, got m");
static_assert(unitstep::diagnostics::steppable<line> && !unitstep::diagnostics::steppable<length>);
// The first argument that does not fit is reported.
static_assert(reads<verdict<line, decltype(wrong), length>>() == "expected dt: s, got m");

// A method is asked first for its own verdict, then for a step.
template <class Method>
constexpr bool takes_method =
    decltype(unitstep::diagnostics::check_run<Method, line, std::remove_const_t<decltype(right)>,
                                              time>())::ok;
template <class Speed>
using resting = unitstep::damped<unitstep::rk4, double, Speed>;
struct no_method {};
static_assert(takes_method<unitstep::rk4> && takes_method<resting<quantity<si::velocity>>>);
static_assert(!takes_method<resting<length>> && !takes_method<no_method>);

// The body of a generic field is checked if the step fits the state.
using unitstep::detail::body_is_checked_first;
static_assert(body_is_checked_first<decltype(right), line, time> &&
              !body_is_checked_first<decltype(right), line, length>);
static_assert(!body_is_checked_first<decltype(alone), line, time>);

template <class Other>
using step_verdict = decltype(unitstep::diagnostics::check_fit<"dt", time, Other>());
static_assert(step_verdict<time>::ok && step_verdict<unitstep::light<si::time, double>>::ok);
static_assert(reads<step_verdict<length>>() == "expected dt: s, got m");

TEST(Check, SaysTheSameAtRunTime) {
  EXPECT_STREQ(reads<step_verdict<length>>().data(), "expected dt: s, got m");
}

}  // namespace
