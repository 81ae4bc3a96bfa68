// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <limits>
#include <type_traits>
#include <unitstep/math/detail/size_of.hpp>

namespace {

using unitstep::detail::size_of;

namespace laws {

template <class T>
constexpr bool has_no_sign() {
  static_assert(std::is_same_v<decltype(size_of(T(1))), T>);
  constexpr T least = std::numeric_limits<T>::denorm_min(), most = std::numeric_limits<T>::max();
  return size_of(T(-2.5)) == T(2.5) && size_of(T(2.5)) == T(2.5) && size_of(-most) == most &&
         size_of(-least) == least;
}
static_assert(has_no_sign<float>() && has_no_sign<double>() && has_no_sign<long double>());

}  // namespace laws

TEST(SizeOf, IsTheSameAtRunTime) {
  double volatile below = -2.5, nothing = -0.0;
  EXPECT_EQ(size_of(double(below)), 2.5);
  EXPECT_GT(1 / size_of(double(nothing)), 0.0);
}

}  // namespace
