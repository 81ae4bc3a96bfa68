// SPDX-License-Identifier: BSL-1.0
#include <limits>
#include <unitstep/numbers/detail/rounded_up.hpp>

#include <gtest/gtest.h>

#include "support/same_bits.hpp"

namespace {

using unitstep::detail::rounded_down;
using unitstep::detail::rounded_up;

constexpr float one_ulp = std::numeric_limits<float>::epsilon();
constexpr float least = std::numeric_limits<float>::denorm_min();
constexpr float most = (std::numeric_limits<float>::max)();
constexpr float beyond = std::numeric_limits<float>::infinity();

// What a float holds stays; else the neighbour on the side that is asked for, whichever is nearer.
static_assert(rounded_up<float>(1.0) == 1 && rounded_down<float>(1.0) == 1);
static_assert(rounded_up<float>(1 + 0x1p-50) == 1 + one_ulp &&
              rounded_down<float>(1 + 0x1p-50) == 1);
static_assert(rounded_up<float>(1 + 0x1.fp-24) == 1 + one_ulp &&
              rounded_down<float>(1 + 0x1.fp-24) == 1);
static_assert(rounded_up<float>(-1 - 0x1p-50) == -1 &&
              rounded_down<float>(-1 - 0x1p-50) == -1 - one_ulp);
static_assert(rounded_up<float>(-2 + 0x1p-50) == -2 + one_ulp &&
              rounded_down<float>(-2 + 0x1p-50) == -2);
static_assert(static_cast<double>(rounded_up<float>(0.7)) > 0.7 &&
              static_cast<double>(rounded_down<float>(0.3)) < 0.3);
// About zero, and beyond the largest: nothing but an infinity is above.
static_assert(rounded_up<float>(0.0) == 0 && rounded_up<float>(1e-300) == least &&
              rounded_up<float>(-1e-300) == 0 && rounded_down<float>(-1e-300) == -least);
static_assert(rounded_up<float>(1e300) == beyond && rounded_down<float>(1e300) == most);
static_assert(rounded_up<float>(-1e300) == -most && rounded_down<float>(-1e300) == -beyond);
static_assert(rounded_up<float>(0x1.fffffep127 + 0x1p90) == beyond);
static_assert(rounded_up<double>(0.1) == 0.1 && rounded_down<double>(-0.1) == -0.1);

TEST(RoundedUp, IsTheSameAtRunTime) {
  for (double const x : {0.1, -0.1, 1e300, -1e300, 1e-300, 0x1.fp-24}) {
    EXPECT_GE(static_cast<double>(rounded_up<float>(twins::hidden(x))), x);
    EXPECT_LE(static_cast<double>(rounded_down<float>(twins::hidden(x))), x);
  }
  EXPECT_NE(rounded_up<float>(std::numeric_limits<double>::quiet_NaN()), 0.0f);
}

}  // namespace
