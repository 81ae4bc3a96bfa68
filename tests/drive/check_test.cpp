// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/drive/check.hpp>
#include <unitstep/methods/rk4.hpp>

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
using verdict =
    decltype(unitstep::diagnostics::check<unitstep::rk4, State, Field, Time, Steps, StartTime>());

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
// The first thing that does not fit is the one that is said.
static_assert(reads<verdict<line, decltype(wrong), length>>() == "expected dt: s, got m");

template <class Other>
using step_verdict = decltype(unitstep::diagnostics::check_fit<"dt", time, Other>());
static_assert(step_verdict<time>::ok && step_verdict<unitstep::light<si::time, double>>::ok);
static_assert(reads<step_verdict<length>>() == "expected dt: s, got m");

TEST(Check, SaysTheSameAtRunTime) {
  EXPECT_STREQ(reads<step_verdict<length>>().data(), "expected dt: s, got m");
}

}  // namespace
