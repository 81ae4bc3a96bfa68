// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <unitstep/methods/detail/complex.hpp>

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
inline constexpr auto numbers_of = Table::template numbers<T>();

}  // namespace detail

}  // namespace unitstep
