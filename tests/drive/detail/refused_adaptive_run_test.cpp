// SPDX-License-Identifier: BSL-1.0
// What stands for a run under a tolerance that was refused: it counts nothing, and whatever is asserted of it holds.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <stdexcept>
#include <unitstep/drive/detail/begin_run.hpp>
#include <unitstep/methods/dormand_prince5.hpp>
#include <unitstep/state/motion.hpp>

#include "support/swing.hpp"

namespace {

namespace us = unitstep;
using namespace swings;
using state = std::remove_const_t<decltype(start)>;
using seconds = std::remove_const_t<decltype(1.0 * second)>;
using refused = us::detail::refused_adaptive_run<state, seconds>;

constexpr refused made{{us::dormand_prince5{}, start, spring, 0, 0}};
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
