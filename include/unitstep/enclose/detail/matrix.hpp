// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <unitstep/math/root.hpp>
#include <unitstep/numbers/interval.hpp>
#include <unitstep/numbers/interval_functions.hpp>
#include <unitstep/state/detail/state_vector.hpp>
#include <utility>

/// \file
/// \brief Square matrices of numbers in an enclosure: their products, directions at right angles, the inverse of those.

namespace unitstep::detail {

/// A square matrix of numbers.
template <class T, std::size_t n>
struct square_matrix {
  T a[n][n];

  static constexpr square_matrix identity() {
    square_matrix m{};
    for (std::size_t i = 0; i < n; ++i) m.a[i][i] = T(1);
    return m;
  }
};

/// A number in an interval, near its middle.
constexpr double middle(interval<double> x) {
  return smaller(greater(x.lower / 2 + x.upper / 2, x.lower), x.upper);
}
/// The largest size of a number in an interval.
constexpr double magnitude_of(interval<double> x) { return greater(-x.lower, x.upper); }

template <std::size_t n>
constexpr square_matrix<double, n> middle(square_matrix<interval<double>, n> const& m) {
  square_matrix<double, n> r{};
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j) r.a[i][j] = middle(m.a[i][j]);
  return r;
}

template <class A, class B, std::size_t n>
constexpr square_matrix<interval<double>, n> product(square_matrix<A, n> const& a,
                                                     square_matrix<B, n> const& b) {
  using of = interval<double>;
  square_matrix<of, n> r{};
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j) {
      of sum = of(a.a[i][0]) * of(b.a[0][j]);
      for (std::size_t k = 1; k < n; ++k) sum = sum + of(a.a[i][k]) * of(b.a[k][j]);
      r.a[i][j] = sum;
    }
  return r;
}
template <class A, class B, std::size_t n, std::size_t... I>
constexpr state_vector<interval<double>, n> product(
    square_matrix<A, n> const& a, state_vector_of<B, std::index_sequence<I...>> const& b) {
  using of = interval<double>;
  state_vector<of, n> r{};
  for (std::size_t i = 0; i < n; ++i) {
    of sum = of(a.a[i][0]) * of(b.n[0]);
    for (std::size_t k = 1; k < n; ++k) sum = sum + of(a.a[i][k]) * of(b.n[k]);
    r.n[i] = sum;
  }
  return r;
}

/// Directions at right angles along the longest of some vectors: Gram and Schmidt, each time along that of which most is
/// left, twice, since once is not enough where vectors are nearly parallel. Where nothing is left of any, along the axes.
/// It need not be exact; `inverse_of` is.
template <std::size_t n, std::size_t m>
constexpr square_matrix<double, n> right_angles(double const (&vectors)[m][n]) {
  constexpr std::size_t most = m + n;
  double left[most][n]{}, square[most]{}, longest = 0;
  for (std::size_t k = 0; k < m; ++k) {
    for (std::size_t i = 0; i < n; ++i) {
      left[k][i] = vectors[k][i];
      square[k] += left[k][i] * left[k][i];
    }
    longest = greater(longest, square[k]);
  }
  double const least = longest > 0x1p-900 ? 0x1p-80 * longest : 1;
  for (std::size_t i = 0; i < n; ++i) {
    left[m + i][i] = math::sqrt(least);
    square[m + i] = least;
  }
  square_matrix<double, n> q{};
  for (std::size_t column = 0; column < n; ++column) {
    std::size_t next = 0;
    for (std::size_t k = 1; k < most; ++k)
      if (square[k] > square[next]) next = k;
    double* const v = left[next];
    double rest = 0;
    for (std::size_t c = 0; c < column; ++c) {
      double along = 0;
      for (std::size_t i = 0; i < n; ++i) along += q.a[i][c] * v[i];
      for (std::size_t i = 0; i < n; ++i) v[i] -= along * q.a[i][c];
    }
    for (std::size_t i = 0; i < n; ++i) rest += v[i] * v[i];
    if (!(rest > 0x1p-1000)) return square_matrix<double, n>::identity();
    double const norm = math::sqrt(rest);
    for (std::size_t i = 0; i < n; ++i) q.a[i][column] = v[i] / norm;
    if (column + 1 == n) break;
    for (std::size_t k = 0; k < most; ++k) {
      double along = 0;
      for (std::size_t i = 0; i < n; ++i) along += q.a[i][column] * left[k][i];
      square[k] = 0;
      for (std::size_t i = 0; i < n; ++i) {
        left[k][i] -= along * q.a[i][column];
        square[k] += left[k][i] * left[k][i];
      }
    }
  }
  return q;
}

/// Whether the inverse of a matrix was enclosed, and it.
template <std::size_t n>
struct enclosed_inverse {
  square_matrix<interval<double>, n> inverse;
  bool found;
};

/// The inverse of columns nearly at right angles. With \f$ E = I - Q^T Q \f$ and
/// \f$ e = \|E\|_\infty < 1 \f$ it is \f$ Q^{-1} = (I - E)^{-1} Q^T \f$, whose entries differ from those of
/// \f$ Q^T \f$ by at most \f$ \tfrac{e}{1 - e} \max |Q_{ij}| \f$.
template <std::size_t n>
constexpr enclosed_inverse<n> inverse_of(square_matrix<double, n> const& q) {
  using of = interval<double>;
  of e = 0, largest = 0;
  for (std::size_t i = 0; i < n; ++i) {
    of norm = 0;
    for (std::size_t j = 0; j < n; ++j) {
      of dot = i == j ? of(-1) : of(0);
      for (std::size_t k = 0; k < n; ++k) dot = dot + of(q.a[k][i]) * of(q.a[k][j]);
      norm = norm + of(magnitude_of(dot));
      largest = of(magnitude_of(of(q.a[i][j]).absolute().greatest(largest)));
    }
    e = e.greatest(norm);
  }
  enclosed_inverse<n> r{{}, e.upper < 0.5};
  if (!r.found) return r;
  double const apart = (of(e.upper) / (of(1) - of(e.upper)) * largest).upper;
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j) r.inverse.a[i][j] = of(q.a[j][i]) + of(-apart, apart);
  return r;
}

}  // namespace unitstep::detail
