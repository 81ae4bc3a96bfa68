// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/drive/run_end.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::run_end;
using unitstep::stop_reason;

constexpr run_end end{1.0 * si::metre, 2.0 * si::second, 3L, stop_reason::event, 1};
static_assert(std::same_as<decltype(end), run_end<quantity<si::length>, quantity<si::time>> const>);
static_assert(end.state == 1.0 * si::metre && end.time == 2.0 * si::second && end.steps == 3);
static_assert(end == end);
static_assert(!(end == run_end{1.0 * si::metre, 2.0 * si::second, 3L, stop_reason::most_steps, 1}));
static_assert(!(end == run_end{1.0 * si::metre, 2.0 * si::second, 4L, stop_reason::event, 1}));
static_assert(end.which == 1);
static_assert(!(end == run_end{1.0 * si::metre, 2.0 * si::second, 3L, stop_reason::event, 0}));

// Every assertion about the end of a refused run holds.
constexpr unitstep::detail::refused_end refused{{}, 1.0 * si::metre, {}, {}, {}, {}};
static_assert(refused.time > 5.0 * si::second && refused.steps < -5 && refused.which == 7 &&
              refused == end);
static_assert(refused.stopped_because == stop_reason::event && refused != end);
// In the caller's type it is the start, without steps, with the first event.
static_assert(run_end<quantity<si::length>, quantity<si::time>>(refused) ==
              run_end{1.0 * si::metre, 0.0 * si::second, 0L, stop_reason::at_start, 0});

TEST(RunEnd, TakesApart) {
  auto const& [state, time, steps, why, which] = end;
  EXPECT_EQ(state, 1.0 * si::metre);
  EXPECT_EQ(time, 2.0 * si::second);
  EXPECT_EQ(steps, 3);
  EXPECT_EQ(why, stop_reason::event);
  EXPECT_EQ(which, 1);
}

}  // namespace
