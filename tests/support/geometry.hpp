// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/motion.hpp>

#include "course.hpp"
#include "dual.hpp"
#include "rational.hpp"

namespace laws {

template <class T>
using planar = unitstep::motion<unitstep::vec<T, 2>, unitstep::vec<T, 2>>;

/// The force of Henon and Heiles: nonlinear, polynomial, of two degrees of freedom that are coupled.
/// From the potential (x^2 + y^2) / 2 + x^2 y - y^3 / 3; Astron. J. 69, 73 (1964).
struct henon_heiles {
  template <class T>
  constexpr unitstep::vec<T, 2> operator()(planar<T> const& s, T const&) const {
    T const x = s.position.x;
    T const y = s.position.y;
    return {-x - 2 * x * y, y * y - y - x * x};
  }
};

template <class T>
using matrix = std::array<std::array<T, 4>, 4>;

/// The Jacobian of `steps` steps of `dt` in (x, y, v_x, v_y), by dual numbers through the method.
template <class M, class T>
constexpr matrix<T> jacobian(M const& method, planar<T> const& at, T const& dt, int steps) {
  using D = dual<T, 4>;
  planar<D> const s{{D::variable(at.position.x, 0), D::variable(at.position.y, 1)},
                    {D::variable(at.velocity.x, 2), D::variable(at.velocity.y, 3)}};
  planar<D> const e = run(method, s, henon_heiles{}, D(dt), steps);
  D const rows[4] = {e.position.x, e.position.y, e.velocity.x, e.velocity.y};
  matrix<T> j{};
  for (std::size_t row = 0; row < 4; ++row)
    for (std::size_t column = 0; column < 4; ++column) j[row][column] = rows[row].by[column];
  return j;
}

/// Entry (a, b) of \f$ J^T \Omega J - \Omega \f$.
template <class T>
constexpr T symplectic_residual(matrix<T> const& j, std::size_t a, std::size_t b) {
  T sum = a + 2 == b ? T(-1) : b + 2 == a ? T(1) : T(0);
  for (std::size_t k = 0; k < 2; ++k) sum += j[k][a] * j[k + 2][b] - j[k + 2][a] * j[k][b];
  return sum;
}

/// Whether \f$ J^T \Omega J = \Omega \f$ exactly.
template <class T>
constexpr bool preserves_areas(matrix<T> const& j) {
  for (std::size_t a = 0; a < 4; ++a)
    for (std::size_t b = 0; b < 4; ++b)
      if (!(symplectic_residual(j, a, b) == T(0))) return false;
  return true;
}

template <class T>
constexpr T determinant(matrix<T> const& m) {
  T sum(0);
  std::size_t const even[12][4] = {{0, 1, 2, 3}, {0, 2, 3, 1}, {0, 3, 1, 2}, {1, 0, 3, 2},
                                   {1, 2, 0, 3}, {1, 3, 2, 0}, {2, 0, 1, 3}, {2, 1, 3, 0},
                                   {2, 3, 0, 1}, {3, 0, 2, 1}, {3, 1, 0, 2}, {3, 2, 1, 0}};
  for (auto const& p : even) {
    sum += m[0][p[0]] * m[1][p[1]] * (m[2][p[2]] * m[3][p[3]] - m[2][p[3]] * m[3][p[2]]);
  }
  return sum;
}

/// Whether steps from several points are symplectic, exactly.
template <class M, class T = rational>
constexpr bool is_symplectic(M const& method = {}, int steps = 1) {
  // The numbers are small, because a composition of n kicks raises them to the power 2^n.
  planar<T> const points[] = {{{T(1), T(2)}, {T(0), T(1)}},
                              {{T(-1), T(1) / T(2)}, {T(2), T(-3)}},
                              {{T(0), T(-2)}, {T(1) / T(2), T(1)}}};
  for (auto const& at : points)
    if (!preserves_areas(jacobian(method, at, T(1) / T(2), steps))) return false;
  return true;
}

/// For decimal coefficients: the largest entry of \f$ J^T \Omega J - \Omega \f$.
template <class M>
constexpr double symplectic_error(M const& method = {}) {
  double largest = 0;
  auto const j = jacobian(method, planar<double>{{0.25, 0.5}, {-0.125, 0.25}}, 0.25, 1);
  for (std::size_t a = 0; a < 4; ++a) {
    for (std::size_t b = 0; b < 4; ++b) {
      double const e = symplectic_residual(j, a, b);
      if ((e < 0 ? -e : e) > largest) largest = e < 0 ? -e : e;
    }
  }
  return largest;
}

}  // namespace laws
