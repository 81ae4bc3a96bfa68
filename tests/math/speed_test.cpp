// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/math/speed.hpp>
#include <unitstep/units/light.hpp>

namespace {

namespace si = boost::units::si;
using unitstep::speed;
using unitstep::vec;

static_assert(speed(-3.0 * si::metre_per_second) == 3.0 * si::metre_per_second);
static_assert(speed(3.0 * si::metre_per_second) == 3.0 * si::metre_per_second);
static_assert(speed(unitstep::light<si::velocity, float>{-3.0f}).value() == 3.0f);
static_assert(speed(-3.0L) == 3.0L && speed(0.0) == 0.0 && speed(-3.0) != -3.0);
// 9 + 16 = 25, and 1 + 4 + 4 = 9.
static_assert(speed(vec{3.0, -4.0} * si::metre_per_second) == 5.0 * si::metre_per_second);
static_assert(speed(vec{1.0, -2.0, 2.0}) == 3.0 && speed(vec{1.0, -2.0, 2.0}) != 5.0);
static_assert(speed(vec{-7.0}) == 7.0);

TEST(Speed, IsTheSameAtRunTime) {
  double volatile v = -4.0;
  double const here = v;
  EXPECT_EQ(speed(here), 4.0);
  EXPECT_EQ(speed(vec{3.0, here}), 5.0);
}

}  // namespace
