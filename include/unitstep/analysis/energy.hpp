// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/analysis/judge_state.hpp>
#include <unitstep/analysis/kinetic_energy.hpp>
#include <unitstep/analysis/potential_energy.hpp>
#include <unitstep/diagnostics/judge_fit.hpp>

namespace unitstep {

namespace detail {

/// The verdict on the potential energy of a body under a law.
template <class Law, class Mass, class X, class V>
consteval auto judge_potential() {
  using due = decltype(kinetic_energy(std::declval<Mass>(), std::declval<motion<X, V>>()));
  if constexpr (!requires(Law law, Mass m, motion<X, V> s) { potential_energy(law, m, s); }) {
    return diagnostics::refuse<"law", diagnostics::words<"one that has a potential">, Law>{};
  } else {
    using got = decltype(potential_energy(std::declval<Law>(), std::declval<Mass>(),
                                          std::declval<motion<X, V>>()));
    return diagnostics::judge_fit<"potential energy", due, got>();
  }
}

/// The verdict on what the energy of a motion is asked with.
template <class Mass, class X, class V, class... Laws>
consteval auto judge_energy() {
  using mass = mass_verdict<Mass, X>;
  if constexpr (mass::ok)
    return diagnostics::first_refusal<decltype(judge_potential<Laws, Mass, X, V>())...>{};
  else
    return mass{};
}

}  // namespace detail

/// The energy of a body, or of many bodies together, under laws that have a potential.
///
/// \f[ E = T + \sum_k U_k \f]
///
/// A law without a potential (`damper`, `quadratic_drag`, `impulse`, a callable) is refused.
///
/// \param mass one mass, or for many bodies a `std::array` with one for each
/// \param s    a motion of quantities, vecs or arrays of bodies
/// \param laws the laws, as they are given to `second_law`
template <class Mass, class X, class V, class... Laws>
constexpr auto energy(Mass const& mass, motion<X, V> const& s, Laws const&... laws) {
  using verdict = decltype(detail::judge_energy<Mass, X, V, Laws...>());
  static_assert(units_match<typename verdict::expected, typename verdict::got>, "wrong unit");
  (void)[] { return sizeof(unit_mismatch<typename verdict::expected, typename verdict::got>); };
  if constexpr (verdict::ok)
    return (kinetic_energy(mass, s) + ... + potential_energy(laws, mass, s));
  else
    return unknown{};
}

/// Refused: the mass comes first.
template <class Mass, class State, class... Laws>
requires detail::mass_and_motion_swapped<Mass, State>
constexpr unknown energy(Mass const&, State const&, Laws const&...) {
  using verdict = diagnostics::not_a_motion<"state", State>;
  static_assert(units_match<typename verdict::expected, typename verdict::got>, "wrong unit");
  (void)[] { return sizeof(unit_mismatch<typename verdict::expected, typename verdict::got>); };
  return {};
}

}  // namespace unitstep
