// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <type_traits>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/units/detail/ieee_arithmetic.hpp>

/// \file
/// \brief Matrices with a band, and their factors, which solve for any number of right sides.

namespace unitstep::detail {

/// The band of a matrix: the numbers of diagonals below and above the main one that may have numbers other than 0.
template <std::size_t Below, std::size_t Above>
struct band {
  static constexpr std::size_t below = Below;
  static constexpr std::size_t above = Above;
};

/// A square matrix of `n` rows with a band. If that is narrow, only the band is stored, with the diagonals that row
/// exchanges fill. Entry (i, j) is `a[i][j + shift(i)]`.
template <class T, std::size_t n, class Band>
struct matrix {
  static constexpr std::size_t below = Band::below < n ? Band::below : n - 1;
  static constexpr std::size_t above = Band::above < n ? Band::above : n - 1;
  /// How many diagonals above the main one elimination may fill.
  static constexpr std::size_t reach = below + above < n ? below + above : n - 1;
  static constexpr bool whole = below + reach + 1 >= n;
  static constexpr std::size_t width = whole ? n : below + reach + 1;

  using row_numbers = std::array<std::size_t, n>;
  static constexpr std::size_t rows = n;
  std::array<std::array<T, width>, n> a{};

  static constexpr std::size_t shift(std::size_t i) { return whole ? 0 : below - i; }
  /// The first column in which row i may have a number before elimination, and the one past the last.
  static constexpr std::size_t first(std::size_t i) { return i > below ? i - below : 0; }
  static constexpr std::size_t end(std::size_t i) { return i + above < n ? i + above + 1 : n; }
};

/// The choice of the next row of an elimination.
enum class next_row {
  of_largest,   ///< that with the largest number of the column: for rows that are scaled
  of_products,  ///< that whose product across the diagonal is larger than that on it: for rows and columns in any units
};

/// Elimination with row exchange, or without; its factors solve for any number of right sides. For exact numbers the
/// pivot is the first that is not zero.
template <class T, std::size_t n, class Band, bool exchanges = true>
struct lu : matrix<T, n, Band> {
  using base = matrix<T, n, Band>;
  using base::a, base::below, base::reach, base::rows, base::shift, base::whole;
  std::conditional_t<exchanges, typename base::row_numbers, std::false_type> pivot{};

  /// Allocates storage for vectors such as `y`, whose length is known at run time.
  template <class Vector>
  void allocate_for(Vector const& y) {
    base::allocate_for(y);
    pivot.allocate_for(y);
  }
  /// Whether factors that were saved can be used.
  [[nodiscard]] constexpr bool pivots_are_rows() const {
    for (std::size_t const p : pivot)
      if (p >= rows) return false;
    return true;
  }
  /// Factorises `on_diagonal - j` for vectors such as `y`; false if that is singular.
  template <class Entry, class Vector>
  [[nodiscard]] constexpr bool factorise(matrix<Entry, n, Band> const& j, T const& on_diagonal,
                                         Vector const& y) {
    if constexpr (n == run_time_length)
      allocate_for(y);
    else
      a = {};
    for (std::size_t i = 0; i < rows; ++i) {
      std::size_t const s = shift(i), end = j.end(i);
      for (std::size_t c = j.first(i); c < end; ++c) a[i][c + s] = T(-j.a[i][c + s]);
      if constexpr (n == run_time_length)  // where elimination fills
        for (std::size_t c = end; c <= i + reach; ++c) a[i][c + s] = T(0);
      a[i][i + s] = a[i][i + s] + on_diagonal;
    }
    return factorise<next_row::of_products>();
  }
  /// Factorises what the matrix holds; false if it is singular.
  template <next_row which = next_row::of_largest>
  [[nodiscard]] constexpr bool factorise() {
    for (std::size_t k = 0; k < rows; ++k) {
      std::size_t const last = k + below < rows ? k + below + 1 : rows;
      std::size_t const right = k + reach < rows ? k + reach + 1 : rows;
      std::size_t const p = row_of_pivot<which>(k, last);
      pivot[k] = p;
      if (a[p][k + shift(p)] == T(0)) return false;
      if (p != k)
        for (std::size_t c = k; c < right; ++c) {
          T const other = a[p][c + shift(p)];
          a[p][c + shift(p)] = a[k][c + shift(k)];
          a[k][c + shift(k)] = other;
        }
      eliminate(k, last, right);
    }
    return true;
  }

  /// Takes row k from those below, up to `last` and `right`, and keeps one over its pivot.
  [[gnu::always_inline]] constexpr void eliminate(std::size_t k, std::size_t last,
                                                  std::size_t right) {
    T const inverse = T(1) / a[k][k + shift(k)];
    a[k][k + shift(k)] = inverse;
    for (std::size_t r = k + 1; r < last; ++r) {
      T const factor = a[r][k + shift(r)] * inverse;
      a[r][k + shift(r)] = factor;
      for (std::size_t c = k + 1; c < right; ++c)
        a[r][c + shift(r)] = a[r][c + shift(r)] - factor * a[k][c + shift(k)];
    }
  }

  /// Whether the determinant of what was factorised is negative.
  [[nodiscard]] constexpr bool is_negative() const {
    bool negative = false;
    for (std::size_t k = 0; k < rows; ++k)
      negative ^= (a[k][k + shift(k)] < T(0)) != (pivot[k] != k);
    return negative;
  }

  /// One over the size of each pivot.
  template <class Vector>
  constexpr void put_pivots(Vector& inverse) const {
    for (std::size_t k = 0; k < rows; ++k) inverse[k] = size_of(a[k][k + shift(k)]);
  }

  /// Replaces a right side by the solution.
  template <class Row>
  constexpr void solve(Row& x) const {
    for (std::size_t k = 0; k < rows; ++k) {
      std::size_t const last = k + below < rows ? k + below + 1 : rows;
      T here = x[k];
      if constexpr (exchanges) {
        here = x[pivot[k]];
        x[pivot[k]] = x[k];
        x[k] = here;
      }
      for (std::size_t r = k + 1; r < last; ++r) x[r] = x[r] - a[r][k + shift(r)] * here;
    }
    for (std::size_t k = rows; k-- > 0;) {
      std::size_t const right = k + reach < rows ? k + reach + 1 : rows;
      T sum = x[k];
      for (std::size_t c = k + 1; c < right; ++c) sum = sum - a[k][c + shift(k)] * x[c];
      x[k] = sum * a[k][k + shift(k)];
    }
  }

private:
  template <next_row which>
  constexpr std::size_t row_of_pivot(std::size_t k, std::size_t last) const {
    std::size_t p = k;
    if constexpr (requires { size_of(a[k][k]); }) {
      auto const size = [&](std::size_t i, std::size_t j) { return size_of(a[i][j + shift(i)]); };
      if constexpr (which == next_row::of_products) {
        for (std::size_t r = k + 1; r < last; ++r) {
          auto const across = size(r, k) * size(k, r);
          if (p == k ? across > size(k, k) * size(r, r)
                     : across * size(p, p) > size(p, k) * size(k, p) * size(r, r))
            p = r;
        }
        if (p != k || !(a[k][k + shift(k)] == T(0))) return p;
      }
      for (std::size_t r = k + 1; r < last; ++r)
        if (size(r, k) > size(p, k)) p = r;
    } else {
      for (std::size_t r = k + 1; r < last; ++r)
        if (a[p][k + shift(p)] == T(0)) p = r;
    }
    return p;
  }
};

}  // namespace unitstep::detail
