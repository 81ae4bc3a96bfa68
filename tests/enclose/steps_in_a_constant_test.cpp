// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <boost/units/systems/si.hpp>
#include <unitstep/enclose/enclose.hpp>

#include <gtest/gtest.h>

// How many steps of an enclosure fit into one constant expression, at the compilers' default limits.

namespace {

namespace si = boost::units::si;
namespace us = unitstep;

constexpr auto duffing = [](auto const& s, auto) {
  return -(s.position + s.position * s.position * s.position / (1.0 * si::square_metre)) /
         si::second / si::second;
};
constexpr us::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef __clang__
constexpr int steps = 150;
#else
constexpr int steps = 250;
#endif
constexpr auto end = us::enclose<5>(start, duffing, 0.03125 * si::second, steps);
static_assert(end.position.upper - end.position.lower < 1e-4 * si::metre);

TEST(StepsInAConstant, TheSameAtRunTime) {
  auto const run = us::enclose<5>(start, duffing, 0.03125 * si::second, steps);
  EXPECT_EQ(run.position.lower, end.position.lower);
  EXPECT_EQ(run.velocity.upper, end.velocity.upper);
  // The control: order 2 makes wider boxes.
  auto const rough = us::enclose<2>(start, duffing, 0.03125 * si::second, steps);
  EXPECT_GT((rough.position.upper - rough.position.lower).value(), 1e-4);
}

}  // namespace
