// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <unitstep/methods/implicit_euler.hpp>

#include "support/rational.hpp"

namespace {

template <class T, std::size_t n>
constexpr unitstep::vec<T, n> solve(std::array<std::array<T, n>, n> const& j,
                                    unitstep::vec<T, n> r) {
  return unitstep::detail::solve(j, r) == T(0) ? unitstep::vec<T, n>{} : r;
}

// Equations whose solutions are read off, with the largest number not on top:
// 2y = 6, 4x + y = 9; and Strang's example, whose solution is 1, 1, 2.
template <class T>
constexpr bool solves() {
  std::array<std::array<T, 2>, 2> const swapped{{{T(0), T(2)}, {T(4), T(1)}}};
  std::array<std::array<T, 3>, 3> const three{
      {{T(2), T(1), T(1)}, {T(4), T(-6), T(0)}, {T(-2), T(7), T(2)}}};
  return solve(swapped, unitstep::vec{T(6), T(9)}) == unitstep::vec{T(3) / T(2), T(3)} &&
         solve(three, unitstep::vec{T(5), T(-2), T(9)}) == unitstep::vec{T(1), T(1), T(2)};
}
static_assert(solves<double>() && solves<laws::rational>());
// Their determinants by hand: 0 * 1 - 2 * 4, and 2 * (-12) - 1 * 8 + 1 * 16. Rows change places in both.
template <class T, std::size_t n>
constexpr T determinant(std::array<std::array<T, n>, n> const& j) {
  unitstep::vec<T, n> r{};
  return unitstep::detail::solve(j, r);
}
static_assert(determinant<double, 2>({{{0.0, 2.0}, {4.0, 1.0}}}) == -8);
static_assert(determinant<double, 1>({{{-3.0}}}) == -3 && determinant<double, 1>({{{0.0}}}) == 0);
constexpr double of_three =
    determinant<double, 3>({{{2.0, 1.0, 1.0}, {4.0, -6.0, 0.0}, {-2.0, 7.0, 2.0}}});
static_assert(of_three + 16 < 1e-14 && -16 - of_three < 1e-14);
// The larger pivot of 1e-30 and 1: with the smaller one the 1 beside it is lost, and x comes out as 0.
static_assert(solve<double, 2>({{{1e-30, 1.0}, {1.0, 1.0}}}, unitstep::vec{1.0, 2.0}) ==
              unitstep::vec{1.0, 1.0});

// Of two pivots of one size the first: with the other one x would be 1 - y = 0. By hand, y = 1 to a rounding
// and x = 3e - e y.
constexpr double e = 0x1p-60;
static_assert(solve<double, 2>({{{1.0, e}, {1.0, 1.0}}}, unitstep::vec{3 * e, 1.0}) ==
              unitstep::vec{2 * e, 1.0});

TEST(solve, IsTheSameAtRunTime) {
  double volatile zero = 0;
  EXPECT_EQ((solve<double, 2>({{{zero, 2.0}, {4.0, 1.0}}}, {6.0, 9.0})), (unitstep::vec{1.5, 3.0}));
  unitstep::vec right{6.0, 9.0};
  EXPECT_EQ((unitstep::detail::solve<double, 2>({{{zero, 2.0}, {0.0, 1.0}}}, right)), 0);
}

}  // namespace
