// SPDX-License-Identifier: BSL-1.0
// What stands for a run under a tolerance that was refused: it counts nothing, and whatever is asserted of it holds.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <stdexcept>
#include <unitstep/adaptive/detail/refused_run.hpp>
#include <unitstep/methods/dormand_prince5.hpp>
#include <unitstep/state/motion.hpp>

#include "support/swing.hpp"

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

constexpr refused made = started<refused, false>;
static_assert(made.steps() == 0 && made.rejected() == 0 && made.evaluations() == 0);
static_assert(made.save() == start && made.after(2).save() == start);
static_assert(made.time() < 1.0 * second && made.time() > 1.0 * second);
static_assert(made.dt_of({}) == 3.0 * second && made.state().position < -5.0 * metre);

// A loop that waits for it ends soon.
TEST(RefusedAdaptiveRun, HasNoSteps) {
  refused waiting = made;
  refused::step_type last;
  for (int i = 0; i < 1000; ++i) waiting.step_kept(last, 0, false, 1);
  EXPECT_EQ(waiting.steps(), 0);
  EXPECT_THROW(waiting.step_kept(last, 0, false, 1), std::logic_error);
}

}  // namespace
