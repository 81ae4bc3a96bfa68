// SPDX-License-Identifier: BSL-1.0
// The power that chooses a step: against the library's own pow, over all errors for which one is taken.
#include <gtest/gtest.h>

#include <cmath>
#include <unitstep/unitstep.hpp>

namespace {

namespace us = unitstep;

template <int n>
constexpr bool is_root_of(double x, double within) {
  double const y = us::detail::inverse_root<n>(x);
  double const off = y / us::math::pow(x, -1.0 / n) - 1;
  return off < within && off > -within;
}
/// Of a controller for an estimate of order q: the errors lie between 0.09 and 4.5, to the power n = 2 (q + 1).
template <int q>
constexpr bool is_near_everywhere(double within) {
  constexpr int n = 2 * (q + 1);
  for (double e = 0.09; e < 4.5; e *= 1.03)
    if (!is_root_of<n>(us::detail::whole_power<n>(e), within)) return false;
  return true;
}
static_assert(is_near_everywhere<1>(1e-14) && is_near_everywhere<2>(1e-14));
static_assert(is_near_everywhere<3>(1e-12) && is_near_everywhere<4>(1e-11));
static_assert(is_near_everywhere<5>(1e-10) && is_near_everywhere<7>(5e-9));
static_assert(is_near_everywhere<8>(2e-8) && is_near_everywhere<9>(3.6e-8));
static_assert(is_near_everywhere<10>(1e-11) && is_near_everywhere<15>(1e-11));
static_assert(is_root_of<21>(0.37, 1e-15) && is_root_of<21>(3e6, 1e-15));
// Of an order beyond those of pairs, as taylor<18> and enclose<16> have it: by a power, to all digits.
static_assert(is_near_everywhere<16>(1e-15) && is_near_everywhere<38>(1e-15));
static_assert(is_root_of<64>(0.37, 1e-15));
// The controls: no round is made that is not needed, and another root is another number.
static_assert(!is_near_everywhere<8>(2e-9) && !is_near_everywhere<9>(1e-9) &&
              !is_near_everywhere<15>(1e-14));
static_assert(us::detail::inverse_root<9>(2.0) < 0.995 * us::detail::inverse_root<10>(2.0));
static_assert(is_root_of<10>(1.0, 1e-11));

TEST(InverseRoot, IsTheSameAtRunTime) {
  constexpr double there = us::detail::inverse_root<10>(0.37);
  double volatile x = 0.37;
  EXPECT_EQ(us::detail::inverse_root<10>(x), there);
  for (double e = 1e-19; e < 1e11; e *= 1.7)
    EXPECT_NEAR(us::detail::inverse_root<18>(e) / std::pow(e, -1.0 / 18), 1, 1e-6) << e;
}

}  // namespace
