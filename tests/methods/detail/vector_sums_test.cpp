// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/detail/as_vector.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cstddef>

#include "support/pair_of_numbers.hpp"

namespace {

using namespace unitstep::detail;

using laws::pair_of_numbers;
using vector = state_vector<double, 2>;

// In whole numbers, by hand: the columns (1, 2), (3, 5), (7, 11), (13, 17) and matrices in which all numbers differ.
template <class V>
constexpr bool is(V const& v, double x, double y) {
  return v[0] == x && v[1] == y;
}
template <class V>
constexpr bool is_summed() {
  V const a{{1, 2}}, b{{3, 5}}, c{{7, 11}}, d{{13, 17}};
  auto const one = times(std::array<std::array<double, 1>, 1>{{{2}}}, std::array{a},
                         std::make_index_sequence<1>{});
  auto const two = times(std::array{std::array{2.0, 3.0}, std::array{5.0, 7.0}}, std::array{a, b},
                         std::make_index_sequence<2>{});
  auto const three = times(std::array{std::array{2.0, 3.0, 5.0}, std::array{7.0, 11.0, 13.0},
                                      std::array{17.0, 19.0, 23.0}},
                           std::array{a, b, c}, std::make_index_sequence<3>{});
  auto const four =
      times(std::array{std::array{2.0, 3.0, 5.0, 7.0}, std::array{1.0, 0.0, 0.0, 0.0},
                       std::array{0.0, 0.0, 0.0, 2.0}, std::array{0.0, 4.0, 0.0, 0.0}},
            std::array{a, b, c, d}, std::make_index_sequence<4>{});
  return is(one[0], 2, 4) && is(two[0], 11, 19) && is(two[1], 26, 45) && is(three[0], 46, 74) &&
         is(three[1], 131, 212) && is(three[2], 235, 382) && is(four[0], 137, 193) &&
         is(four[1], 1, 2) && is(four[2], 26, 34) && is(four[3], 12, 20);
}
static_assert(is_summed<vector>() && is_summed<pair_of_numbers>());

// The sum of (1 * 2)^2 and (3 * 5)^2, and the root of its half; a function of each number.
template <class V>
constexpr bool is_measured() {
  V const e{{1, 3}}, share{{2, 5}};
  V const half{{2, 2}};
  return squares_over(e, share) == 229 && size_over(e, half) * size_over(e, half) > 20 - 1e-14 &&
         size_over(e, half) * size_over(e, half) < 20 + 1e-14;
}
static_assert(is_measured<vector>() && is_measured<pair_of_numbers>());

constexpr auto mixed = [](double x, double y, double z) { return 100 * x + 10 * y + z; };
constexpr auto halved = [](double x) { return x / 2; };
static_assert(is(each_number(halved, vector{{1, 2}}), 0.5, 1));
static_assert(is(each_number(mixed, vector{{1, 2}}, vector{{3, 4}}, vector{{5, 6}}), 135, 246));
TEST(VectorSums, AreOfAnyLength) {
  using pair = pair_of_numbers;
  EXPECT_TRUE(is(each_number(halved, pair{{1, 2}}), 0.5, 1));
  EXPECT_TRUE(is(each_number(mixed, pair{{1, 2}}, pair{{3, 4}}, pair{{5, 6}}), 135, 246));
}

// For 200 numbers, more than one expression holds: the squares of 1 to 200, n (n + 1) (2 n + 1) / 6.
constexpr double sum_of_squares() {
  state_vector<double, 200> up{}, one{};
  for (std::size_t i = 0; i < 200; ++i) up[i] = static_cast<double>(i + 1), one[i] = 1;
  return squares_over(up, one);
}
static_assert(sum_of_squares() == 200 * 201 * 401 / 6);

}  // namespace
