// SPDX-License-Identifier: BSL-1.0
// A run under a tolerance is a run, or what stands for one that was refused.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/drive/detail/begin_run.hpp>
#include <unitstep/methods/dormand_prince5.hpp>
#include <unitstep/state/motion.hpp>

#include "support/swing.hpp"
#include "support/verdict.hpp"

namespace {

namespace us = unitstep;
using namespace swings;
using state = std::remove_const_t<decltype(start)>;
using field = std::remove_const_t<decltype(spring)>;
using allowed = std::remove_const_t<decltype(fine)>;
using seconds = std::remove_const_t<decltype(1.0 * second)>;
using us::detail::adaptive_run_of;

using refused = adaptive_run_of<false, us::dormand_prince5, state, field, allowed, seconds>::type;
using accepted = adaptive_run_of<true, us::dormand_prince5, state, field, allowed, seconds>::type;
static_assert(std::same_as<refused, us::detail::refused_adaptive_run<state, seconds>>);
static_assert(
    std::same_as<accepted,
                 us::detail::adaptive_run<us::dormand_prince5, state, field, seconds, allowed>>);

template <class Run, bool Accepted>
constexpr Run started = us::detail::start_adaptive<Run, Accepted, seconds>(
    us::dormand_prince5{}, start, spring, fine, 3.0 * second);
static_assert(started<accepted, true>.state() == start &&
              started<accepted, true>.time() == 3.0 * second &&
              started<accepted, true>.evaluations() == 1);
static_assert(started<refused, false>.save() == start);

// Of a state that can be stepped and tells no unit of time, one must be given.
template <class State, class Time>
using verdict = decltype(us::diagnostics::check_adaptive_start<us::dormand_prince5, State, field,
                                                               allowed, Time>());
static_assert(verdict<state, seconds>::ok);
static_assert(verdicts::reads<verdict<state, void>>() ==
              "expected t0: a time, which tells its unit, got nothing");
static_assert(verdicts::reads<verdict<double, void>>() ==
              "expected initial: a motion or an aggregate, got a plain number (double)");
static_assert(verdicts::reads<verdict<state, std::remove_const_t<decltype(1.0 * metre)>>>() ==
              "expected t0: s, got m");

TEST(BeginRun, IsAtItsStart) {
  auto const run = us::detail::start_adaptive<accepted, true, seconds>(us::dormand_prince5{}, start,
                                                                       spring, fine, 3.0 * second);
  EXPECT_EQ(run.time().value(), 3.0);
  EXPECT_EQ(run.steps(), 0);
}

}  // namespace
