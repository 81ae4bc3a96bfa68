// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/units/detail/ieee_arithmetic.hpp>
#include <unitstep/units/detail/table.hpp>

/// \file
/// \brief The numbers of a collocation method, some of which are complex.

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
  /// Divides by the ratio of the divisor's parts, since their squares may overflow. Source: R. L. Smith, Comm. ACM 5,
  /// 435 (1962). Exact numbers do not overflow.
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

  /// Its size for the choice of a pivot, without a root.
  friend constexpr T size_of(complex const& p)
    requires real_number<T>
  {
    return detail::size_of(p.re) + detail::size_of(p.im);
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// The numbers of an implicit Runge-Kutta method by collocation, of `stages` stages of which `reals`
/// eigenvalues of \f$ A^{-1} \f$ are real and the others pairs.
///
/// A row of `to` that belongs to a real eigenvalue \f$ \lambda \f$ has \f$ \ell A^{-1} = \lambda \ell \f$; two
/// rows are the real and the imaginary part of such an \f$ \ell \f$ of a pair. `back` is the inverse of `to`.
/// \proof{examples/reference/made_of_methods.cpp,collocation}
template <class T, std::size_t stages, std::size_t reals>
struct collocation_numbers {
  /// How many pairs of eigenvalues are complex.
  static constexpr std::size_t pairs = (stages - reals) / 2;
  std::array<T, stages> nodes;                                  ///< where in the step a stage lies
  std::array<T, stages> shares;                                 ///< of the stages in the end
  std::array<T, reals == 0 ? 1 : reals> real;                   ///< eigenvalues that are real
  std::array<detail::complex<T>, pairs == 0 ? 1 : pairs> pair;  ///< one of each pair
  std::array<std::array<T, stages>, stages> to;                 ///< to the directions of these
  std::array<std::array<T, stages>, stages> back;               ///< from there
};

namespace detail {

/// The numbers of a table, made once. As a local constant they would be computed in every call.
template <class Table, class T>
UNITSTEP_TABLE constexpr auto numbers_of = Table::template numbers<T>();

}  // namespace detail

}  // namespace unitstep
