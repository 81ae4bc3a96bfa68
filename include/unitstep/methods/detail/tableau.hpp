// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <utility>

namespace unitstep {

/// An exact fraction in a tableau.
/// \proof{examples/reference/made_of_methods.cpp,fraction}
struct fraction {
  long long over = 0;   ///< the numerator
  long long under = 1;  ///< the denominator, positive

  /// The greatest common divisor; `std::gcd` would be a hundredth of all that is included.
  static constexpr long long divisor(long long a, long long b) {
    while (b != 0) {
      long long const rest = a % b;
      a = b;
      b = rest;
    }
    return a;
  }
  friend constexpr fraction operator+(fraction a, fraction b) {
    long long const common = divisor(a.under, b.under);
    long long const top = a.over * (b.under / common) + b.over * (a.under / common);
    long long const bottom = a.under / common * b.under;
    long long const shared = divisor(top < 0 ? -top : top, bottom);
    return {top / shared, bottom / shared};
  }
};

/// A decimal in a tableau, where a coefficient is no fraction: the nearest double, and what that leaves.
///
/// The two together are good for 32 digits. A step in `double` takes the first alone, one in a wider
/// number both.
/// \proof{examples/reference/made_of_methods.cpp,fraction}
struct decimal {
  double high = 0;  ///< the nearest double
  double low = 0;   ///< the rest, rounded to a double

  /// \cond
  // The sum of two decimals, whose own rounding is kept (D. E. Knuth, The Art of Computer Programming 2,
  // 4.2.2).
  friend constexpr decimal operator+(decimal a, decimal b) {
    double const sum = a.high + b.high;
    double const part = sum - a.high;
    double const rest = (a.high - (sum - part)) + (b.high - part) + (a.low + b.low);
    double const nearest = sum + rest;
    return {nearest, rest - (nearest - sum)};
  }
  /// \endcond
};

}  // namespace unitstep

namespace unitstep::detail {

constexpr bool is_zero(fraction f) { return f.over == 0; }
constexpr bool is_zero(decimal d) { return d.high == 0; }

/// An entry of a tableau as a number.
template <class T>
constexpr T entry_as(fraction f) {
  return T(f.over) / T(f.under);
}
template <class T>
constexpr T entry_as(decimal d) {
  return static_cast<T>(d.high) + static_cast<T>(d.low);
}

// A row of weights is a type, with its `size` and `entry(column)`.

/// Row `r` of a tableau: the weights of stage `r`. Row `stages` is b, whose stage is the state after the
/// step; the rows beyond are those of stages that dense output alone needs.
template <class Tableau, std::size_t r>
struct stage_row {
  static constexpr std::size_t size = r;
  static constexpr auto entry(std::size_t j) {
    if constexpr (r < Tableau::stages)
      return Tableau::a[r][j];
    else if constexpr (r == Tableau::stages)
      return Tableau::b[j];
    else
      return Tableau::dense_a[r - Tableau::stages - 1][j];
  }
};

template <class Row>
constexpr std::size_t count_used_columns() {
  std::size_t count = 0;
  for (std::size_t j = 0; j < Row::size; ++j) count += !is_zero(Row::entry(j));
  return count;
}
template <class Row>
constexpr std::size_t nth_used_column(std::size_t n) {
  std::size_t j = 0;
  for (; is_zero(Row::entry(j)) || n != 0; ++j) n -= !is_zero(Row::entry(j));
  return j;
}
template <class Row, std::size_t... N>
constexpr std::index_sequence<nth_used_column<Row>(N)...> used_columns_of(
    std::index_sequence<N...>) {
  return {};
}
/// The columns of a row that are not zero.
template <class Row>
inline constexpr auto used_columns =
    used_columns_of<Row>(std::make_index_sequence<count_used_columns<Row>()>{});

/// The sum of a row: when its stage is.
template <class Row, class T>
inline constexpr T row_sum = [] {
  auto c = Row::entry(0);
  for (std::size_t j = 1; j < Row::size; ++j) c = c + Row::entry(j);
  return entry_as<T>(c);
}();

/// One number for each column.
template <class T, std::size_t n>
struct row_numbers {
  T at[n];
};
template <class Row, class T, std::size_t... J>
constexpr row_numbers<T, Row::size> row_weights_of(std::index_sequence<J...>) {
  return {{entry_as<T>(Row::entry(J))...}};
}
/// The weights of a row as numbers.
template <class Row, class T>
inline constexpr auto row_weights = row_weights_of<Row, T>(std::make_index_sequence<Row::size>{});

}  // namespace unitstep::detail
