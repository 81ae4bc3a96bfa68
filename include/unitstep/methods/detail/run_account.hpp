// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <limits>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/state/detail/state_vector.hpp>

/// \file
/// \brief The account of an implicit method during a run under a tolerance: the error allowed, and its counts.

namespace unitstep::detail {

/// The error that an adaptive run allows, for an implicit method: it need not solve its equations more closely.
/// Without an adaptive run only rounding is allowed.
template <class T, std::size_t n>
struct allowed_error {
  state_vector<T, n> absolute{};
  T relative{};
  bool is_told = false;

  /// The error that each number may have, of two states.
  constexpr state_vector<T, n> at(state_vector<T, n> const& y, state_vector<T, n> const& z) const {
    return detail::each_number([this](T p, T q, T a) { return one(p, q, a); }, y, z, absolute);
  }
  /// One over the error that each number may have.
  constexpr state_vector<T, n> shares(state_vector<T, n> const& y,
                                      state_vector<T, n> const& z) const {
    return detail::each_number([](T x) { return T(1) / x; }, at(y, z));
  }
  /// The size of each number for differences; without a tolerance its change in a step counts, too.
  constexpr state_vector<T, n> sizes(state_vector<T, n> const& y, state_vector<T, n> const& rates,
                                     T const& dt) const {
    state_vector<T, n> size = at(y, y);
    if (!is_told)
      for (std::size_t i = 0; i < y.length(); ++i) {
        size[i] = size[i] + detail::size_of(rates[i] * dt);
      }
    return size;
  }

private:
  static constexpr T digits = 8 * std::numeric_limits<T>::epsilon();
  static constexpr T least = (std::numeric_limits<T>::min)();

  constexpr T one(T y, T z, T a) const {
    T const p = detail::size_of(y), q = detail::size_of(z), m = p > q ? p : q;
    T const due = a + relative * m, floor = digits * m + least;
    return due > floor ? due : floor;
  }
};

/// The account of an implicit method for a whole run: the error allowed, and the counts of its expensive operations.
template <class T, std::size_t n>
struct run_account {
  allowed_error<T, n> allowed{};
  long jacobians = 0;
  long factorisations = 0;
  /// The share of that error which Newton's method may leave.
  T unsolved = T(1);

  /// Takes over the tolerance of the run: an absolute error as a change of the state, and a relative one.
  ///
  /// The unsolved errors of all steps add up. An estimate of third order chooses the steps, while their error is of
  /// fifth, so with a tighter tolerance the steps are more, and a smaller share of it may be left, down to rounding.
  template <class Raw>
  constexpr void allow(Raw const& absolute, T const& relative) {
    allowed = {as_vector<Raw>::flatten(absolute), relative, true};
    T const most = T(1) / T(16), rounding = 10 * std::numeric_limits<T>::epsilon();
    T const share = 100'000 * relative;
    unsolved = share < most ? share : most;
    if (unsolved * relative < rounding)
      unsolved = rounding < most * relative ? rounding / relative : most;
  }
};

/// Allocates the memory of an implicit method for states whose length is known at run time. Every matrix is allocated
/// twice, since a run that keeps its last step needs a second one when the Jacobian changes.
template <class Memory, class Vector>
constexpr void prepare(Memory& kept, Vector const& y) {
  if constexpr (Memory::is_long) {
    kept.account.allowed.absolute = Vector::zeros(y);
    Memory other{};
    kept.allocate_for(y);
    other.allocate_for(y);
  }
}

}  // namespace unitstep::detail
