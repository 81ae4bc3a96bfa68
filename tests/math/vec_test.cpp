// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/math/vec.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::vec;

// One header provides everything for vectors: sums, factors and bare units, products, assignment in place, and
// components by name.
constexpr auto computed(double one) {
  auto const [x, y, z] = cross(vec{one, 0.0, 0.0}, vec{0.0, one, 0.0} * 2);
  vec sum = vec{x, y, z} * si::metre + vec{3.0, 0.0, 0.0} * si::metre;
  sum -= vec{0.0, 4.0, 2.0} * si::metre;
  return vec{norm(sum), dot(sum, vec{one, one, one})};
}
static_assert(computed(1) == vec{5.0, -1.0} * si::metre);  // of (3, -4, 0) m
static_assert(computed(1) != vec{5.0, 1.0} * si::metre);

TEST(Vec, IsComputedWithAtRunTime) { EXPECT_TRUE(computed(twins::hidden(1.0)) == computed(1)); }

}  // namespace
