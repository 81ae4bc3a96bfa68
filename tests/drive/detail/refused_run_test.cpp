// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <stdexcept>
#include <unitstep/drive/detail/refused_run.hpp>
#include <unitstep/methods/rk4.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::motion;
using unitstep::rk4;
using unitstep::detail::refused_run;

// A step that is a length: whatever is asserted of the run holds.
using line = motion<quantity<si::length>, quantity<si::velocity>>;
using run = refused_run<line>;
constexpr line start{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr run made{rk4{}, start, 0, 0.5 * si::metre, 0.0 * si::metre};
static_assert(made.time() < 1.0 * si::second && made.time() > 1.0 * si::second);
static_assert(made.dt() == 3.0 * si::second && made.state().position < -5.0 * si::metre);
static_assert(made.after(2).state().position < -5.0 * si::metre);
// It has taken no step, of either kind.
static_assert(made.steps() == 0 && made.rejected() == 0 && made.evaluations() == 0 &&
              made.save() == start && made.after(2, 1.0).save() == start);

// A loop that waits for it ends soon.
TEST(RefusedRun, HasNoSteps) {
  run waiting = made;
  for (int i = 0; i < 1000; ++i) waiting.step();
  EXPECT_THROW(waiting.step(), std::logic_error);
}

}  // namespace
