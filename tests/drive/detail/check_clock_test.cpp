// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/drive/fixed_step.hpp>
#include <unitstep/state/detail/check_fit.hpp>

#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using verdicts::reads;

template <class Time, class Most>
using clock_verdict = decltype(unitstep::diagnostics::check_clock<Time, Most>());
template <class Time, class FrameTime>
using frame_verdict = decltype(unitstep::diagnostics::check_fit<"frame_time", Time, FrameTime>());

static_assert(clock_verdict<quantity<si::time>, int>::ok);
static_assert(clock_verdict<quantity<si::time, float>, unsigned long>::ok);
static_assert(clock_verdict<light<si::time, double>, short>::ok);
static_assert(reads<clock_verdict<quantity<si::length>, int>>() == "expected dt: s, got m");
static_assert(reads<clock_verdict<quantity<si::time, int>, int>>() ==
              "expected dt: s in double, got s in int");
static_assert(reads<clock_verdict<double, int>>() == "expected dt: s, got a plain number (double)");
static_assert(reads<clock_verdict<quantity<si::time>, double>>() ==
              "expected most: an integer, got a plain number (double)");
static_assert(reads<clock_verdict<quantity<si::time>, bool>>() ==
              "expected most: an integer, got a plain number (bool)");
// What is wrong first is said first.
static_assert(reads<clock_verdict<int, quantity<si::time>>>() ==
              "expected dt: s, got a plain number (int)");

static_assert(frame_verdict<quantity<si::time>, quantity<si::time>>::ok);
static_assert(frame_verdict<quantity<si::time>, light<si::time, double>>::ok);
static_assert(reads<frame_verdict<quantity<si::time>, quantity<si::time, float>>>() ==
              "expected frame_time: s in double, got s in float");
static_assert(reads<frame_verdict<quantity<si::time>, double>>() ==
              "expected frame_time: s, got a plain number (double)");

TEST(CheckClock, IsProvedByTheCompiler) { SUCCEED(); }

}  // namespace
