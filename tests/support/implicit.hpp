// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>

#include "order.hpp"
#include "surd.hpp"

// Proofs about an implicit Runge-Kutta method from its coefficients, in exact numbers.

namespace laws {

/// A Butcher tableau in exact numbers.
template <class T, std::size_t s>
struct tableau {
  std::array<std::array<T, s>, s> a;
  std::array<T, s> b, c;
};

/// Butcher's assumptions B(p), C(q) and D(r): with p <= q + r + 1 and p <= 2 q + 2 the order is p. Source:
/// E. Hairer, G. Wanner, Solving Ordinary Differential Equations II, theorem IV.5.1.
template <class T, std::size_t s>
constexpr bool quadrature(tableau<T, s> const& m, int p) {
  for (int k = 1; k <= p; ++k) {
    T sum(0);
    for (std::size_t i = 0; i < s; ++i) sum += m.b[i] * power(m.c[i], k - 1);
    if (!(sum == T(1) / T(k))) return false;
  }
  return true;
}
template <class T, std::size_t s>
constexpr bool collocates(tableau<T, s> const& m, int q) {
  for (int k = 1; k <= q; ++k)
    for (std::size_t i = 0; i < s; ++i) {
      T sum(0);
      for (std::size_t j = 0; j < s; ++j) sum += m.a[i][j] * power(m.c[j], k - 1);
      if (!(sum == power(m.c[i], k) / T(k))) return false;
    }
  return true;
}
template <class T, std::size_t s>
constexpr bool is_adjoint(tableau<T, s> const& m, int r) {
  for (int k = 1; k <= r; ++k)
    for (std::size_t j = 0; j < s; ++j) {
      T sum(0);
      for (std::size_t i = 0; i < s; ++i) sum += m.b[i] * power(m.c[i], k - 1) * m.a[i][j];
      if (!(sum == m.b[j] * (T(1) - power(m.c[j], k)) / T(k))) return false;
    }
  return true;
}
/// The order of a method of collocation, exactly: B(p) is necessary.
template <class T, std::size_t s>
constexpr int order_of_collocation(tableau<T, s> const& m) {
  int q = 0, r = 0, p = 0;
  while (collocates(m, q + 1)) ++q;
  while (is_adjoint(m, r + 1)) ++r;
  while (quadrature(m, p + 1)) ++p;
  return p <= q + r + 1 && p <= 2 * q + 2 ? p : 0;
}

/// Whether b_i a_ij + b_j a_ji = b_i b_j: then the method is symplectic, and conserves quadratic invariants. Source: J.
/// M. Sanz-Serna, BIT 28, 877 (1988).
template <class T, std::size_t s>
constexpr bool keeps_areas(tableau<T, s> const& m) {
  for (std::size_t i = 0; i < s; ++i)
    for (std::size_t j = 0; j < s; ++j)
      if (!(m.b[i] * m.a[i][j] + m.b[j] * m.a[j][i] == m.b[i] * m.b[j])) return false;
  return true;
}

/// Whether the numbers that a method runs on belong to a tableau: \f$ \Lambda L A = L \f$ for the rows L of the
/// eigenvectors of the inverse of A, the shares times A are b, and L times its inverse is 1.
template <class T, std::size_t s, class Numbers>
constexpr bool belongs_to(Numbers const& n, tableau<T, s> const& m, std::size_t reals) {
  for (std::size_t j = 0; j < s; ++j) {
    T end(0);
    if (!(n.nodes[j] == m.c[j])) return false;
    for (std::size_t i = 0; i < s; ++i) end += n.shares[i] * m.a[i][j];
    if (!(end == m.b[j])) return false;
    std::array<T, s> column{};
    for (std::size_t i = 0; i < s; ++i) {
      T one(0);
      for (std::size_t k = 0; k < s; ++k) {
        column[i] += n.to[i][k] * m.a[k][j];
        one += n.to[i][k] * n.back[k][j];
      }
      if (!(one == T(i == j ? 1 : 0))) return false;
    }
    for (std::size_t i = 0; i < reals; ++i)
      if (!(n.real[i] * column[i] == n.to[i][j])) return false;
    for (std::size_t i = reals; i < s; i += 2) {
      auto const& pair = n.pair[(i - reals) / 2];
      if (!(pair.re * column[i] - pair.im * column[i + 1] == n.to[i][j] &&
            pair.re * column[i + 1] + pair.im * column[i] == n.to[i + 1][j]))
        return false;
    }
  }
  return true;
}

/// A polynomial of at most the degree `n`.
template <class T, std::size_t n>
struct polynomial {
  std::array<T, n + 1> of{};

  friend constexpr polynomial operator+(polynomial p, polynomial const& q) {
    for (std::size_t i = 0; i <= n; ++i) p.of[i] += q.of[i];
    return p;
  }
  friend constexpr polynomial operator-(polynomial p, polynomial const& q) {
    for (std::size_t i = 0; i <= n; ++i) p.of[i] -= q.of[i];
    return p;
  }
  friend constexpr polynomial operator*(polynomial const& p, polynomial const& q) {
    polynomial r{};
    for (std::size_t i = 0; i <= n; ++i)
      for (std::size_t j = 0; i + j <= n; ++j) r.of[i + j] += p.of[i] * q.of[j];
    return r;
  }
  /// \f$ |p(iy)|^2 \f$ as a polynomial in y^2.
  constexpr polynomial on_the_imaginary_axis() const {
    polynomial r{};
    for (std::size_t i = 0; i <= n; ++i)
      for (std::size_t j = i % 2; j <= n; j += 2) {
        T const term = of[i] * of[j];
        // i^a (-i)^b is 1 or -1 where a + b is even.
        if (i + j <= 2 * n) r.of[(i + j) / 2] += (i + 3 * j) % 4 == 0 ? term : -term;
      }
    return r;
  }
};

/// The stability function \f$ R = P / Q \f$, by which a step multiplies in \f$ y' = \lambda y \f$, with \f$ z = \lambda
/// h \f$. \f$ Q = \det(1 - z A) \f$, \f$ P = \det(1 - z A + z e b^T) \f$.
template <class T, std::size_t s>
constexpr polynomial<T, s> determinant_of(tableau<T, s> const& m, bool with_b) {
  using entry = polynomial<T, s>;
  std::array<std::array<entry, s>, s> d{};
  for (std::size_t i = 0; i < s; ++i)
    for (std::size_t j = 0; j < s; ++j) {
      d[i][j].of[0] = T(i == j ? 1 : 0);
      d[i][j].of[1] = with_b ? m.b[j] - m.a[i][j] : -m.a[i][j];
    }
  if constexpr (s == 1)
    return d[0][0];
  else if constexpr (s == 2)
    return d[0][0] * d[1][1] - d[0][1] * d[1][0];
  else
    return d[0][0] * (d[1][1] * d[2][2] - d[1][2] * d[2][1]) -
           d[0][1] * (d[1][0] * d[2][2] - d[1][2] * d[2][0]) +
           d[0][2] * (d[1][0] * d[2][1] - d[1][1] * d[2][0]);
}

/// Whether a method of at most three stages is A-stable: |P| <= |Q| on the imaginary axis, shown by coefficients that
/// are not negative, and Q has no root to the left of it (Hurwitz). Source: Hairer, Wanner, IV.3.
template <long long radicand, std::size_t s>
constexpr bool is_a_stable(tableau<surd<radicand>, s> const& m) {
  auto const q = determinant_of(m, false), p = determinant_of(m, true);
  auto const gap = q.on_the_imaginary_axis() - p.on_the_imaginary_axis();
  for (auto const& g : gap.of)
    if (!(g.b == rational(0)) || g.a < rational(0)) return false;
  // 1 - q1 z + q2 z^2 - q3 z^3: of -z all coefficients are positive, and q1 q2 > q3.
  for (std::size_t i = 0; i <= s; ++i) {
    rational const signless = i % 2 == 0 ? q.of[i].a : -q.of[i].a;
    if (!(q.of[i].b == rational(0)) || !(signless > rational(0))) return false;
  }
  if constexpr (s == 3)
    return (-q.of[1].a) * q.of[2].a > -q.of[3].a;
  else
    return true;
}
/// Whether it is L-stable, too: infinitely fast damping leaves nothing after a step.
template <long long radicand, std::size_t s>
constexpr bool is_l_stable(tableau<surd<radicand>, s> const& m) {
  return is_a_stable(m) && determinant_of(m, true).of[s] == surd<radicand>(0);
}

/// Kepler's problem in the plane with e = 0.5: its angular momentum is of second degree.
struct planar_kepler {
  template <class T>
  constexpr unitstep::vec<T, 2> operator()(
      unitstep::motion<unitstep::vec<T, 2>, unitstep::vec<T, 2>> const& s, T const&) const {
    using unitstep::math::sqrt;
    T const square = dot(s.position, s.position);
    return s.position * (T(-1) / (square * sqrt(square)));
  }
};
/// How far the angular momentum is from sqrt(0.75) at most.
template <class M>
double momentum_error(M const& method, double h, int steps) {
  double const due = unitstep::math::sqrt(0.75);
  using plane = unitstep::vec<double, 2>;
  unitstep::motion<plane, plane> s{{0.5, 0.0}, {0.0, unitstep::math::sqrt(3.0)}};
  double largest = 0;
  for (int i = 0; i < steps; ++i) {
    s = method.step(s, planar_kepler{}, i * h, h);
    double const e = s.position.x * s.velocity.y - s.position.y * s.velocity.x - due;
    if ((e < 0 ? -e : e) > largest) largest = e < 0 ? -e : e;
  }
  return largest;
}

}  // namespace laws
