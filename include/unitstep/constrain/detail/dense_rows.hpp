// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <unitstep/constrain/detail/coordinates.hpp>
#include <unitstep/methods/detail/lu.hpp>
#include <unitstep/state/finite.hpp>

/// \file
/// \brief The values and gradients of constraints whose number is in the type, and the equations for their multipliers.

namespace unitstep::detail {

/// In place of a callable that sees each moved coordinate.
struct ignore_moves {
  constexpr void operator()(std::size_t, auto const&) const {}
};

/// The number of no row.
inline constexpr long no_row = -1;

/// The equations for `m` multipliers, \f$ (A M^{-1} B^T)\, \lambda = r \f$, by elimination without row exchange: A and
/// B are gradients at two places near to each other, so the matrix is nearly symmetric and positive. A pivot that
/// vanishes beside its diagonal shows that its constraint is a sum of those before it.
template <class T, std::size_t m>
struct dense_factors : lu<T, m, band<m - 1, m - 1>, false> {
  using lu<T, m, band<m - 1, m - 1>, false>::a;

  /// Assembles the matrix from two sets of gradients.
  template <class Rows, class InverseMasses>
  constexpr void assemble(Rows const& from, Rows const& to, InverseMasses const& inverse_masses) {
    for (std::size_t i = 0; i < m; ++i)
      for (std::size_t j = 0; j < m; ++j) {
        T sum(0);
        for (std::size_t c = 0; c < from.coordinates; ++c)
          sum += from.slope[i][c] * to.slope[j][c] * inverse_masses.of_coordinate(c);
        a[i][j] = i == j && from.skipped[i] ? T(1) : sum;
      }
  }
  /// Factorises; returns the row that depends on those before it, or `no_row`.
  [[nodiscard]] constexpr long factorise() {
    std::array<T, m> diagonal{};
    for (std::size_t k = 0; k < m; ++k) diagonal[k] = a[k][k];
    for (std::size_t k = 0; k < m; ++k) {
      if (!detail::is_left(a[k][k], diagonal[k])) return static_cast<long>(k);
      this->eliminate(k, m, m);
    }
    return no_row;
  }
};

/// `m` values and their gradients by `n` coordinates.
template <class T, std::size_t m, std::size_t n>
struct dense_rows {
  using number = T;
  static constexpr std::size_t coordinates = n;
  using multipliers = std::array<T, m>;
  using factors = dense_factors<T, m>;

  multipliers value{};
  std::array<std::array<T, n>, m> slope{};
  std::array<bool, m> skipped{};

  constexpr std::size_t size() const { return m; }
  /// Adds a derivative to its entry.
  constexpr void add_derivative(std::size_t row, std::size_t, std::size_t coordinate,
                                T const& derivative) {
    slope[row][coordinate] += derivative;
  }
  /// Skips a row: it has no constraint, and its multiplier is zero.
  constexpr void skip(std::size_t row) {
    value[row] = T(0);
    skipped[row] = true;
  }
  constexpr void clear() {
    slope = {};
    skipped = {};
  }
  constexpr void clear_row(std::size_t row) {
    slope[row] = {};
    skipped[row] = false;
  }

  /// The rate of a row along velocities.
  template <class V>
  constexpr T along(std::size_t row, V const& v) const {
    T sum(0);
    for (std::size_t c = 0; c < n; ++c) sum += slope[row][c] * detail::coordinate(v, c);
    return sum;
  }
  /// Whether a row and its gradient are finite.
  constexpr bool is_number(std::size_t row) const {
    bool all = unitstep::is_finite(value[row]);
    for (T const& along : slope[row]) all = all && unitstep::is_finite(along);
    return all;
  }
  constexpr T steepest(std::size_t row) const {
    T most(0);
    for (std::size_t c = 0; c < n; ++c)
      if (most < detail::size_of(slope[row][c])) most = detail::size_of(slope[row][c]);
    return most;
  }
  /// Moves coordinates against the gradients, \f$ x \leftarrow x - s M^{-1} G^T \lambda \f$, and calls
  /// `seen(c, change)` for each.
  template <class X, class InverseMasses, class Seen = ignore_moves>
  constexpr void subtract_impulses(X& x, InverseMasses const& inverse_masses, multipliers const& by,
                                   T const& s, Seen&& seen = {}) const {
    for (std::size_t c = 0; c < n; ++c) {
      T sum(0);
      for (std::size_t k = 0; k < m; ++k) sum += slope[k][c] * by[k];
      T const change = inverse_masses.of_coordinate(c) * sum * s;
      detail::coordinate(x, c) -= change;
      seen(c, change);
    }
  }
  /// The same by one row alone.
  template <class X, class InverseMasses>
  constexpr void subtract_impulse(X& x, InverseMasses const& inverse_masses, std::size_t row,
                                  T const& by) const {
    for (std::size_t c = 0; c < n; ++c)
      detail::coordinate(x, c) -= inverse_masses.of_coordinate(c) * slope[row][c] * by;
  }
  /// An element of the matrix, for rows of one constraint.
  template <class InverseMasses>
  constexpr T coupling(std::size_t row, std::size_t other,
                       InverseMasses const& inverse_masses) const {
    T sum(0);
    for (std::size_t c = 0; c < n; ++c)
      sum += slope[row][c] * slope[other][c] * inverse_masses.of_coordinate(c);
    return sum;
  }
};

}  // namespace unitstep::detail
