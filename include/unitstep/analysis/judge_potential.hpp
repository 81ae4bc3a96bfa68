// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/analysis/judge_state.hpp>
#include <unitstep/forces/central_gravity.hpp>
#include <unitstep/forces/constant_force.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/forces/judge_second_law.hpp>
#include <unitstep/forces/mutual_gravity.hpp>
#include <unitstep/forces/spring.hpp>

/// \file
/// \brief The verdict on a law whose potential energy is asked for.

namespace unitstep::detail {

/// Whether a law of the library has a potential.
template <class Law>
inline constexpr bool law_with_potential = false;
template <class K, class A, class L>
inline constexpr bool law_with_potential<spring<K, A, L>> = true;
template <class G>
inline constexpr bool law_with_potential<gravity<G>> = true;
template <class F>
inline constexpr bool law_with_potential<constant_force<F>> = true;
template <class P, class C>
inline constexpr bool law_with_potential<central_gravity<P, C>> = true;
template <class G, class E>
inline constexpr bool law_with_potential<mutual_gravity<G, E>> = true;

/// The verdict on what stands where a law with a potential is due.
template <class Law>
consteval auto judge_has_potential() {
  if constexpr (law_with_potential<Law> || with_mismatch<Law>)
    return diagnostics::accepted{};
  else
    return diagnostics::refuse<"law", diagnostics::words<"one that has a potential">, Law>{};
}

/// The verdict on a law of the library with a potential, a mass and a motion: that of `second_law`.
template <class Law, class Mass, class X, class V>
consteval auto judge_potential() {
  using moves = decltype(judge_mass_and_motion<Mass, X, V>());
  if constexpr (!moves::ok) {
    return moves{};
  } else {
    using Time = typename diagnostics::time_between<X, V>::type;
    return judge_law_of_mass<Law, Mass, motion<X, V>, Time, rate_of<V, Time>>();
  }
}

}  // namespace unitstep::detail
