// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <unitstep/math/cbrt.hpp>
#include <unitstep/math/sqrt.hpp>
#include <unitstep/methods/detail/collocation_numbers.hpp>

namespace unitstep::detail {

/// The numbers of `radau5`.
struct radau5_table {
  static constexpr char const* name = "radau5";
  static constexpr int order = 5;
  static constexpr std::size_t stages = 3;
  static constexpr std::size_t real_eigenvalues = 1;
  static constexpr bool symplectic = false;
  static constexpr bool reversible = false;

  /// The inverse of A, of the root of 6.
  template <class T>
  static constexpr std::array<std::array<T, 3>, 3> inverse(T const& r) {
    return {{{{T(2) + r / T(2), (T(29) * r - T(36)) / T(30), (T(6) - T(4) * r) / T(15)}},
             {{(T(-36) - T(29) * r) / T(30), T(2) - r / T(2), (T(6) + T(4) * r) / T(15)}},
             {{(T(8) * r - T(3)) / T(3), (T(-8) * r - T(3)) / T(3), T(5)}}}};
  }

  /// The eigenvalues of it are the roots of \f$ x^3 - 9 x^2 + 36 x - 60 \f$: with p the cube root of 3,
  /// 3 - p + p^2 and the pair 3 + (p - p^2) / 2 + i sqrt 3 (p + p^2) / 2.
  template <class T>
  static constexpr collocation_numbers<T, 3, 1> numbers() {
    using math::cbrt, math::sqrt;
    T const root = sqrt(T(6)), p = cbrt(T(3)), q = p * p;
    T const real = T(3) - p + q;
    complex<T> const pair(T(3) + (p - q) / T(2), sqrt(T(3)) * (p + q) / T(2));
    auto const m = inverse(root);
    auto const a = left<complex<T>>(m, complex<T>(real)), b = left<complex<T>>(m, pair);
    std::array<std::array<T, 3>, 3> const to{
        {{{a[0].re, a[1].re, T(1)}}, {{b[0].re, b[1].re, T(1)}}, {{b[0].im, b[1].im, T(0)}}}};
    return {{(T(4) - root) / T(10), (T(4) + root) / T(10), T(1)},
            {T(0), T(0), T(1)},
            {real},
            {pair},
            to,
            inverse_of(to)};
  }

private:
  // The row (x, y, 1) with (x, y, 1) m = e (x, y, 1), by the first two columns.
  template <class C, class T>
  static constexpr std::array<C, 2> left(std::array<std::array<T, 3>, 3> const& m, C const& e) {
    C const a = C(m[0][0]) - e, b = C(m[1][0]), c = C(m[0][1]), d = C(m[1][1]) - e;
    C const u = C(m[2][0]), v = C(m[2][1]), size = a * d - b * c;
    return {(b * v - d * u) / size, (c * u - a * v) / size};
  }
  template <class T>
  static constexpr std::array<std::array<T, 3>, 3> inverse_of(
      std::array<std::array<T, 3>, 3> const& m) {
    std::array<std::array<T, 3>, 3> r{};
    T const size = m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1]) +
                   m[0][1] * (m[1][2] * m[2][0] - m[1][0] * m[2][2]) +
                   m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0]);
    for (std::size_t i = 0; i < 3; ++i)
      for (std::size_t j = 0; j < 3; ++j) {
        std::size_t const a = (j + 1) % 3, b = (j + 2) % 3, c = (i + 1) % 3, d = (i + 2) % 3;
        r[i][j] = (m[a][c] * m[b][d] - m[a][d] * m[b][c]) / size;
      }
    return r;
  }
};

}  // namespace unitstep::detail
