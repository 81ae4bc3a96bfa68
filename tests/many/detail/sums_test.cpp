// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <unitstep/many/detail/sums.hpp>

namespace {

using numbers = unitstep::detail::shared_array<double>;

numbers of(double first, double second) {
  numbers made(2);
  made[0] = first;
  made[1] = second;
  return made;
}
std::array<double, 2> in(numbers const& n) { return {n[0], n[1]}; }
using two = std::array<double, 2>;

TEST(a_lazy_sum, is_what_is_written) {
  numbers const a = of(6, 8), b = of(1, -2);
  EXPECT_EQ(in(a + b), (two{7, 6}));
  EXPECT_EQ(in(a - b), (two{5, 10}));
  EXPECT_EQ(in(a * 0.5), (two{3, 4}));
  EXPECT_EQ(in(0.5 * a), (two{3, 4}));
  EXPECT_EQ(in(a / 4.0), (two{1.5, 2}));
  EXPECT_EQ(in(-a), (two{-6, -8}));
  EXPECT_EQ(in((a + b * 2.0) / 2.0 - -b), (two{5, 0}));
}

// It shares the arrays it reads, so nobody writes to them meanwhile.
TEST(a_lazy_sum, may_be_kept) {
  numbers a = of(6, 8);
  auto const kept = a + a;
  a += a;
  EXPECT_EQ(in(a), (two{12, 16}));
  EXPECT_EQ(in(kept), (two{12, 16}));
  EXPECT_EQ(in(kept - a), (two{0, 0}));
}

}  // namespace
