// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/analysis/detail/check_state.hpp>
#include <unitstep/forces/detail/check_second_law.hpp>
#include <unitstep/forces/law.hpp>

/// \file
/// \brief The verdict on a law whose potential energy is asked for.

namespace unitstep::detail {

/// The verdict on what stands where a law with a potential is due.
template <class Law>
consteval auto check_has_potential() {
  if constexpr (law_with_potential<Law> || with_mismatch<Law>)
    return diagnostics::accepted{};
  else
    return diagnostics::refuse<"law", diagnostics::words<"one that has a potential">, Law>{};
}

/// The verdict on a law with a potential, a mass and a motion: that of `second_law`.
template <class Law, class Mass, class X, class V>
consteval auto check_potential() {
  using moves = decltype(check_mass_and_motion<Mass, X, V>());
  if constexpr (!moves::ok) {
    return moves{};
  } else {
    using Time = typename diagnostics::time_between<X, V>::type;
    return check_law_of_mass<Law, Mass, motion<X, V>, Time, rate_of<V, Time>>();
  }
}

}  // namespace unitstep::detail
