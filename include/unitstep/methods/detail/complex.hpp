// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/units/detail/ieee_arithmetic.hpp>

namespace unitstep::detail {

/// A number with a real and an imaginary part, for pairs of eigenvalues. The parts may be exact numbers, for which
/// `std::complex` is unspecified.
template <class T>
struct complex {
  T re{};
  T im{};

  constexpr complex() = default;
  constexpr complex(T const& r, T const& i = T(0)) : re(r), im(i) {}

  friend constexpr complex operator+(complex const& p, complex const& q) {
    return {p.re + q.re, p.im + q.im};
  }
  friend constexpr complex operator-(complex const& p, complex const& q) {
    return {p.re - q.re, p.im - q.im};
  }
  friend constexpr complex operator*(complex const& p, complex const& q) {
    return {p.re * q.re - p.im * q.im, p.re * q.im + p.im * q.re};
  }
  /// By the ratio of the parts of the divisor, whose squares may lie beyond the largest number. Source: R. L. Smith,
  /// Comm. ACM 5, 435 (1962). Exact numbers have no largest.
  friend constexpr complex operator/(complex const& p, complex const& q) {
    if constexpr (std::floating_point<T>) {
      if (detail::size_of(q.re) < detail::size_of(q.im)) {
        T const ratio = q.re / q.im, size = q.re * ratio + q.im;
        return {(p.re * ratio + p.im) / size, (p.im * ratio - p.re) / size};
      }
      T const ratio = q.im / q.re, size = q.re + q.im * ratio;
      return {(p.re + p.im * ratio) / size, (p.im - p.re * ratio) / size};
    } else {
      T const size = q.re * q.re + q.im * q.im;
      return {(p.re * q.re + p.im * q.im) / size, (p.im * q.re - p.re * q.im) / size};
    }
  }
  friend constexpr bool operator==(complex const& p, complex const& q) {
    return p.re == q.re && p.im == q.im;
  }

  /// How large it is, for the choice of a pivot: no root is taken.
  friend constexpr T size_of(complex const& p)
    requires std::floating_point<T>
  {
    return detail::size_of(p.re) + detail::size_of(p.im);
  }
};

}  // namespace unitstep::detail
