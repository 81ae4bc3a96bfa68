// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <limits>
#include <unitstep/methods/detail/allowed_error.hpp>
#include <unitstep/methods/detail/as_vector.hpp>

namespace unitstep::detail {

/// What an implicit method keeps during a whole run, for any state: the error allowed, and the counts of its
/// expensive operations.
template <class T, std::size_t n>
struct run_account {
  allowed_error<T, n> allowed{};
  long jacobians = 0;
  long factorisations = 0;
  /// The share of that error which Newton's method may leave.
  T unsolved = T(1);

  /// Takes over the tolerance of the run: an absolute error as a change of the state, and a relative one.
  ///
  /// What is left unsolved adds up over the steps. They are chosen by an estimate of third order, while their error is
  /// of fifth: the tighter the tolerance, the less of it may be left, down to rounding.
  template <class Raw>
  constexpr void allow(Raw const& absolute, T const& relative) {
    allowed = {as_vector<Raw>::put(absolute), relative, true};
    T const most = T(1) / T(16), rounding = 10 * std::numeric_limits<T>::epsilon();
    T const share = 100'000 * relative;
    unsolved = share < most ? share : most;
    if (unsolved * relative < rounding)
      unsolved = rounding < most * relative ? rounding / relative : most;
  }
};

/// Readies what an implicit method keeps, where arrays are as long as a state is when the program runs. Every matrix is
/// taken twice: a run that keeps its last step has two, and is to find the second when the Jacobian changes.
template <class Memory, class Vector>
constexpr void prepare(Memory& kept, Vector const& y) {
  if constexpr (Memory::is_long) {
    kept.account.allowed.absolute = Vector::zeros(y);
    Memory other{};
    kept.take(y);
    other.take(y);
  }
}

}  // namespace unitstep::detail
