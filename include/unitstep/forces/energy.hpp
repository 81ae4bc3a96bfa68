// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/forces/detail/check_state.hpp>
#include <unitstep/forces/kinetic_energy.hpp>
#include <unitstep/forces/potential_energy.hpp>
#include <unitstep/state/detail/check_fit.hpp>

namespace unitstep {

namespace detail {

/// The verdict on a law whose potential energy is a term of the energy: one of the library's, or one
/// of the caller's with a function of its own.
template <class Law, class Mass, class X, class V>
consteval auto check_term() {
  if constexpr (law_with_potential<Law>) {
    return check_potential<Law, Mass, X, V>();
  } else {
    using due =
        decltype(unitstep::kinetic_energy(std::declval<Mass>(), std::declval<motion<X, V>>()));
    using got = decltype(potential_energy(std::declval<Law>(), std::declval<Mass>(),
                                          std::declval<motion<X, V>>()));
    if constexpr (std::is_same_v<got, unknown>)
      return check_has_potential<Law>();
    else
      return diagnostics::check_fit<"potential energy", due, got>();
  }
}

/// The verdict on what the energy of a motion is asked with.
template <class Mass, class X, class V, class... Laws>
consteval auto check_energy() {
  using moves = decltype(check_mass_and_motion<Mass, X, V>());
  if constexpr (moves::ok)
    return diagnostics::first_refusal<decltype(check_term<Laws, Mass, X, V>())...>{};
  else
    return moves{};
}

/// A term in the spelling of the unit that a sum is in: `N h / h m` is a joule, but of another type,
/// and Boost adds only what is of one type.
template <class Sum, class Term>
constexpr Sum spelled_as(Term const& term) {
  if constexpr (quantity_like<Sum>)
    return Sum::from_value(term.value());
  else
    return term;
}

}  // namespace detail

/// The energy of a body, or of many bodies together, under laws that have a potential.
///
/// \f[ E = T + \sum_k U_k \f]
///
/// A law has a potential if it says so by `has_potential` (`forces/law.hpp`); any other law, and a callable, is refused.
///
/// It is in the unit of the kinetic energy, however the units of the laws are written.
///
/// \param mass one mass, or for many bodies a `std::array` or a vector with one for each
/// \param s    a motion of quantities, of vecs, or of arrays or vectors of bodies
/// \param laws the laws, as they are given to `second_law`
/// \proof{examples/reference/analysis.cpp,energy}
template <class Mass, class X, class V, class... Laws>
[[nodiscard]] constexpr auto energy(Mass const& mass, motion<X, V> const& s, Laws const&... laws) {
  using verdict = decltype(detail::check_energy<Mass, X, V, Laws...>());
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    using joules = decltype(unitstep::kinetic_energy(mass, s));
    return (unitstep::kinetic_energy(mass, s) + ... +
            detail::spelled_as<joules>(potential_energy(laws, mass, s)));
  } else {
    return unknown{};
  }
}

/// Refused: the mass comes first, then a motion, then the laws.
template <class... Laws>
constexpr unknown energy(detail::any_argument, detail::no_motion, Laws const&...) {
  return {};
}

/// \cond
template <class Mass, class... Laws>
constexpr unknown energy(Mass const&, detail::refused_motion const&, Laws const&...) {
  return {};
}
/// \endcond

}  // namespace unitstep
