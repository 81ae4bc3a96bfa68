// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <type_traits>
#include <unitstep/methods/detail/jacobian.hpp>

namespace {

// Numbers with a slope, for the Jacobian: the rules of differentiation; branches depend on the value.
using dual = unitstep::detail::number_with_slope<double>;
constexpr bool holds(dual const& d, double value, double slope) {
  return d.value == value && d.slope == slope;
}
constexpr dual six{6, 1}, two{2, 3};
static_assert(holds(six + two, 8, 4) && holds(six - two, 4, -2) && holds(-six, -6, -1));
static_assert(holds(six * two, 12, 1 * 2 + 6 * 3) && holds(six / two, 3, (1 - 3 * 3) / 2));
static_assert(holds(dual{six} += two, 8, 4) && holds(dual{six} -= two, 4, -2));
static_assert(holds(dual{six} *= two, 12, 20) && holds(dual{six} /= two, 3, -4));
static_assert(holds(sqrt(dual{9, 12}), 3, 12.0 / (2 * 3)) && holds(sqrt(dual{0, 5}), 0, 0));
// A power of 0: x^0 is 1, the slope of x^(1/2) is taken to be 0 as that of a root, and 0^y is 0 for any positive y.
static_assert(holds(pow(dual{0, 5}, dual{0.0}), 1, 0) && holds(pow(dual{0, 5}, dual{0.5}), 0, 0));
static_assert(holds(pow(dual{0, 5}, dual{1.0}), 0, 5) && holds(pow(dual{0, 5}, dual{2.0}), 0, 0));
static_assert(holds(pow(dual{0.0}, dual{2, 3}), 0, 0) && holds(pow(dual{0, 5}, dual{2, 3}), 0, 0));
static_assert(holds(pow(dual{3, 5}, dual{0.0}), 1, 0) && holds(pow(dual{4, 5}, dual{2.0}), 16, 40));
static_assert(holds(dual{}, 0, 0) && holds(dual{3.0}, 3, 0) && holds(dual{3}, 3, 0));
static_assert(six == dual{6, 2} && !(six == two));
static_assert(two < six && !(six < two) && !(six < dual{6, 2}));
static_assert(six > two && !(two > six) && !(six > dual{6, 0}));
static_assert(two <= six && !(six <= two) && six <= dual{6, 0} && six <= dual{6, 2});
static_assert(six >= two && !(two >= six) && six >= dual{6, 0} && six >= dual{6, 2});
static_assert(!std::is_constructible_v<dual, char const*>);
// It can be made from an int, without a warning about narrowing.
template <class D, class S>
concept made_in_braces = requires(S s) { D{s}; };
static_assert(made_in_braces<dual, int> &&
              made_in_braces<unitstep::detail::number_with_slope<float>, double> &&
              made_in_braces<dual, double> && !made_in_braces<dual, char const*>);

TEST(dual, IsTheSameAtRunTime) {
  double volatile hidden = 6;
  double const here = hidden;
  EXPECT_TRUE(holds(dual{here, 1} / two, 3, -4));
}

}  // namespace
