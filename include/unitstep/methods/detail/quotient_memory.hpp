// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/state/motion.hpp>
#include <unitstep/units/fail.hpp>

namespace unitstep::detail {

/// What the Verlet methods of positions keep between steps.
template <class V, class A, class Time>
struct quotient_memory {
  V quotient;      ///< (x_n - x_{n-1}) / h_{n-1}
  A acceleration;  ///< that at the end of the step
  Time dt;         ///< h_{n-1}
};

/// The memory before the first step, as if a step of `dt` had ended here: the first step then arrives at
/// x_0 + v_0 h + a_0 h^2 / 2.
template <class X, class V, class A, class Time>
constexpr quotient_memory<V, A, Time> start_quotient(motion<X, V> const& s, A const& a, Time dt) {
  return {s.velocity - a * (dt / 2), a, dt};
}

/// Refuses the step after a step of zero, where the quotient has no value.
template <class Time>
constexpr void require_previous_step(Time const& previous) {
  if (previous == Time{})
    fail<std::domain_error>("unitstep: the step before this one must not be zero, as it divides");
}

}  // namespace unitstep::detail
