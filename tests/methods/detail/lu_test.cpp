// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <type_traits>
#include <unitstep/many/detail/systems_of_vectors.hpp>
#include <unitstep/methods/detail/lu.hpp>

#include "support/rational.hpp"

namespace {

using unitstep::detail::band;
using unitstep::detail::lu;
using unitstep::detail::matrix;

/// Whether the factors of 1 - j solve for a right side made from known numbers, exactly in fractions and up to a
/// rounding in doubles. If rows can be exchanged, every other number on the diagonal of 1 - j is zero.
template <class T, std::size_t n, std::size_t below, std::size_t above>
constexpr bool solves() {
  matrix<T, n, band<below, above>> j{};
  std::array<T, n> due{}, x{};
  for (std::size_t i = 0; i < n; ++i) due[i] = T(static_cast<int>(i % 3) + 1);
  for (std::size_t i = 0; i < n; ++i) {
    x[i] = due[i];
    for (std::size_t c = 0; c < n; ++c) {
      if (c + below < i || i + above < c) continue;
      bool const exchanged = below > 0 && above > 0 && i % 2 == 0 && i + 1 < n;
      T const entry = i == c ? T(exchanged ? 1 : -2) : T(static_cast<int>((2 * i + c) % 3) + 1);
      j.a[i][c + j.shift(i)] = entry;
      x[i] = x[i] - entry * due[c];
    }
  }
  lu<T, n, band<below, above>> factors{};
  if (!factors.factorise(j, T(1), x) || !factors.pivots_are_rows()) return false;
  factors.solve(x);
  for (std::size_t i = 0; i < n; ++i) {
    if constexpr (std::is_same_v<T, double>) {
      if (!(x[i] - due[i] < 1e-12 && due[i] - x[i] < 1e-12)) return false;
    } else {
      if (!(x[i] == due[i])) return false;
    }
  }
  return true;
}
template <class T, std::size_t n>
constexpr bool solves_in_every_band() {
  return solves<T, n, 0, 0>() && solves<T, n, 0, 1>() && solves<T, n, 0, 2>() &&
         solves<T, n, 1, 0>() && solves<T, n, 1, 1>() && solves<T, n, 1, 2>() &&
         solves<T, n, 2, 0>() && solves<T, n, 2, 1>() && solves<T, n, 2, 2>() &&
         solves<T, n, n, n>();
}
static_assert(solves_in_every_band<laws::rational, 1>() &&
              solves_in_every_band<laws::rational, 2>() &&
              solves_in_every_band<laws::rational, 3>());
static_assert(solves_in_every_band<laws::rational, 6>());
static_assert(solves_in_every_band<double, 3>() && solves_in_every_band<double, 9>());

// A narrow band is stored as the band and the room for exchanged rows, a wide one as the whole matrix.
static_assert(sizeof(matrix<double, 9, band<1, 1>>) == 9 * 4 * sizeof(double));
static_assert(sizeof(matrix<double, 9, band<0, 2>>) == 9 * 3 * sizeof(double));
static_assert(sizeof(matrix<double, 3, band<1, 1>>) == 9 * sizeof(double));
// A band is no wider than the matrix, nor is the part that elimination may fill.
template <std::size_t n, std::size_t below, std::size_t above>
constexpr bool has_band(std::size_t due_below, std::size_t due_above, std::size_t due_reach,
                        bool whole) {
  using made = matrix<double, n, band<below, above>>;
  return made::below == due_below && made::above == due_above && made::reach == due_reach &&
         made::whole == whole;
}
static_assert(has_band<3, 3, 3>(2, 2, 2, true) && has_band<3, 9, 9>(2, 2, 2, true));
static_assert(has_band<3, 1, 2>(1, 2, 2, true) && has_band<7, 2, 2>(2, 2, 4, true));
static_assert(has_band<8, 2, 2>(2, 2, 4, false) && has_band<9, 0, 0>(0, 0, 0, false));

/// The solution of two equations, or zeros where there is none.
constexpr std::array<double, 2> solution(std::array<std::array<double, 2>, 2> rows,
                                         std::array<double, 2> x) {
  lu<double, 2, band<2, 2>> factors{};
  factors.a = rows;
  if (!factors.factorise()) return {};
  factors.solve(x);
  return x;
}
// The larger of the pivots 1e-30 and 1 is used, also with another sign; of two equal ones, the first.
static_assert(solution({{{1e-30, 1.0}, {1.0, 1.0}}}, {1.0, 2.0}) == std::array{1.0, 1.0});
static_assert(solution({{{1e-30, 1.0}, {-1.0, 1.0}}}, {1.0, 0.0}) == std::array{1.0, 1.0});
constexpr double e = 0x1p-60;
static_assert(solution({{{1.0, e}, {1.0, 1.0}}}, {3 * e, 1.0}) == std::array{2 * e, 1.0});
// Of three numbers the pivot is the largest by size.
constexpr std::size_t first_pivot(double a, double b, double c) {
  lu<double, 3, band<3, 3>> factors{};
  factors.a = {{{a, 1.0, 0.0}, {b, 0.0, 1.0}, {c, 5.0, 6.0}}};
  return factors.factorise() ? factors.pivot[0] : 3;
}
static_assert(first_pivot(1, 3, 2) == 1 && first_pivot(1, -3, 2) == 1 && first_pivot(1, 2, 3) == 2);
// A singular matrix is not factorised.
static_assert(solution({{{1.0, 2.0}, {2.0, 4.0}}}, {1.0, 1.0}) == std::array{0.0, 0.0});
static_assert(solution({{{0.0, 2.0}, {0.0, 4.0}}}, {1.0, 1.0}) == std::array{0.0, 0.0});

// With rows and columns in other units the same rows are used, and the solution changes by its unit only. Products
// across the diagonal decide, so 3 beside 2 exceeds 1 times 5, and 2 beside 2 does not.
template <std::size_t n>
constexpr auto in_units(std::array<std::array<double, n>, n> const& one,
                        std::array<double, n> const& unit) {
  matrix<double, n, band<n, n>> j{};
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t c = 0; c < n; ++c) j.a[i][c] = -one[i][c] * unit[i] / unit[c];
  return j;
}
template <std::size_t n>
constexpr bool knows_no_unit(std::array<std::array<double, n>, n> const& one,
                             std::array<double, n> const& unit, std::size_t due) {
  std::array<double, n> here{}, there{};
  for (std::size_t i = 0; i < n; ++i) there[i] = unit[i] * (here[i] = static_cast<double>(i + 1));
  lu<double, n, band<n, n>> first{}, other{};
  if (!first.factorise(in_units(one, {1, 1, 1}), 0.0, here) ||
      !other.factorise(in_units(one, unit), 0.0, there))
    return false;
  first.solve(here);
  other.solve(there);
  bool is_same = first.pivot == other.pivot && first.pivot[0] == due;
  for (std::size_t i = 0; i < n; ++i) is_same = is_same && there[i] == unit[i] * here[i];
  return is_same;
}
constexpr std::array<double, 3> units{0x1p40, 1, 0x1p-70};
static_assert(knows_no_unit<3>({{{1, 2, 0}, {3, 5, 1}, {0, 1, 7}}}, units, 1));
static_assert(knows_no_unit<3>({{{1, 2, 0}, {2, 5, 1}, {0, 1, 7}}}, units, 0));
static_assert(knows_no_unit<3>({{{0, 0, 2}, {1, 1, 1}, {3, 0, 5}}}, units, 2));
static_assert(knows_no_unit<3>({{{0, 2, 3}, {1, 2, 0}, {2, 0, 3}}}, units, 2));

// A pivot is saved as the number of its row.
constexpr bool takes(std::size_t pivot) {
  lu<double, 2, band<2, 2>> factors{};
  factors.pivot[1] = pivot;
  return factors.pivots_are_rows();
}
static_assert(takes(0) && takes(1) && !takes(2));

// The number of rows may be known at run time: the operations and bits are those of a fixed number. The factors are
// made twice, to show that the entries filled by elimination are cleared.
template <std::size_t n, class Band, class Matrix, class Row>
void fill(Matrix& j, Row& x, int seed) {
  for (std::size_t i = 0; i < n; ++i) {
    x[i] = static_cast<double>(i + 1);
    for (std::size_t c = 0; c < n; ++c)
      if (c + Band::below >= i && i + Band::above >= c)
        j.a[i][c + j.shift(i)] =
            i == c ? (i + 1 < n ? 1.0 : -2.0) : static_cast<double>((3 * i + c) % 5) + seed;
  }
}
TEST(lu, takes_a_length_of_run_time) {
  constexpr std::size_t n = 7;
  using diagonals = band<1, 2>;
  using unitstep::detail::shared_array, unitstep::detail::run_time_length;
  shared_array<double> x(n);
  matrix<double, run_time_length, diagonals> j{};
  j.allocate_for(x);
  lu<double, run_time_length, diagonals> factors{};
  for (int const seed : {5, 2}) {
    fill<n, diagonals>(j, x, seed);
    ASSERT_TRUE(factors.factorise(j, 1.0, x));
    factors.solve(x);
    matrix<double, n, diagonals> due_j{};
    std::array<double, n> due{};
    fill<n, diagonals>(due_j, due, seed);
    lu<double, n, diagonals> due_factors{};
    ASSERT_TRUE(due_factors.factorise(due_j, 1.0, due));
    due_factors.solve(due);
    for (std::size_t i = 0; i < n; ++i) EXPECT_EQ(x[i], due[i]) << i;
  }
}

TEST(lu, is_the_same_at_run_time) {
  EXPECT_TRUE((solves_in_every_band<double, 9>()));
  double volatile zero = 0;
  EXPECT_EQ(solution({{{zero, 2.0}, {4.0, 1.0}}}, {6.0, 9.0}), (std::array{1.5, 3.0}));
}

}  // namespace
