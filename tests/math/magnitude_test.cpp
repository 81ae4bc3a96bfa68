// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <bit>
#include <boost/units/cmath.hpp>  // has a sqrt of quantities, which must not get in the way
#include <boost/units/systems/si.hpp>
#include <cstdint>
#include <unitstep/math/magnitude.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::magnitude;
using unitstep::squared;
using unitstep::vec;

// Along a line and in space, of numbers, quantities and light quantities: 3-4-5 and 2-3-6-7.
static_assert(magnitude(-3.0) == 3.0 && magnitude(3.0f) == 3.0f && magnitude(-0.5L) != -0.5L);
static_assert(magnitude(-2.0 * si::metre) == 2.0 * si::metre);
static_assert(magnitude(unitstep::light<si::time, double>{-2.0}).number == 2.0);
static_assert(magnitude(vec{3.0, -4.0}) == 5.0 && magnitude(vec{2.0, 3.0, -6.0}) == 7.0);
static_assert(magnitude(vec{3.0, -4.0} * si::metre) == 5.0 * si::metre);
static_assert(magnitude(vec{1.0, -2.0, 2.0}) == 3.0 && magnitude(vec{-7.0}) == 7.0);
static_assert(magnitude(0.0) == 0.0 && magnitude(-3.0) != -3.0);

// Zero keeps its sign: it is not negated.
static_assert(std::bit_cast<std::uint64_t>(magnitude(0.0)) == 0);

// The magnitude of a velocity is a speed.
static_assert(magnitude(-3.0 * si::metre_per_second) == 3.0 * si::metre_per_second);
static_assert(magnitude(3.0 * si::metre_per_second) == 3.0 * si::metre_per_second);
static_assert(magnitude(unitstep::light<si::velocity, float>{-3.0f}).value() == 3.0f);
static_assert(magnitude(vec{3.0, -4.0} * si::metre_per_second) == 5.0 * si::metre_per_second);

static_assert(squared(-3.0) == 9.0 && squared(vec{2.0, 3.0, -6.0}) == 49.0);
static_assert(squared(-3.0 * si::metre) == 9.0 * si::square_metre);
static_assert(squared(vec{3.0, 4.0} * si::metre) == 25.0 * si::square_metre);
static_assert(squared(vec{3.0, 4.0}) != 5.0);

TEST(Magnitude, IsTheSameAtRunTime) {
  constexpr double constants[] = {magnitude(vec{0.1, -0.7, 0.3}), squared(vec{0.1, -0.7, 0.3})};
  EXPECT_EQ(magnitude(twins::hidden(-4.0)), 4.0);
  vec const v{twins::hidden(0.1), -0.7, 0.3};
  EXPECT_TRUE(twins::same_bits(magnitude(v), constants[0]));
  EXPECT_TRUE(twins::same_bits(squared(v), constants[1]));
}

}  // namespace
