// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/forces/detail/check_second_law.hpp>
#include <unitstep/forces/detail/net_acceleration.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief The kinetic energy of bodies, and the potential energy of laws that have one.

namespace unitstep::detail {

// The verdict on a law for its potential energy.

/// The verdict on an argument that must be a law with a potential.
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
  if constexpr (auto moves = check_mass_and_motion<Mass, X, V>(); !moves.ok) {
    return moves;
  } else {
    using Time = typename diagnostics::time_between<X, V>::type;
    return check_law_of_mass<Law, Mass, motion<X, V>, Time, rate_of<V, Time>>();
  }
}

/// An argument that must be a law with a potential: refused unless it is one.
struct no_potential {
  template <class Law>
  constexpr no_potential(Law const&) {
    using verdict = decltype(check_has_potential<Law>());
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// The kinetic energy of a body, or of many bodies together.
///
/// \f[ T = \sum_i \tfrac12 m_i |\mathbf v_i|^2 \f]
///
/// \param mass one mass, or for many bodies a `std::array` or a vector with one for each
/// \param s    a motion of quantities, vecs, or arrays or vectors of bodies
/// \proof{examples/reference/analysis.cpp,energy}
template <class Mass, class X, class V>
[[nodiscard]] constexpr auto kinetic_energy(Mass const& mass, motion<X, V> const& s) {
  using verdict = decltype(detail::check_mass_and_motion<Mass, X, V>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    detail::require_one_each(s, mass);
    return detail::sum_over_bodies(s, [&](auto const& body, std::size_t i) {
      return detail::for_body(mass, i) * unitstep::squared(body.velocity) / detail::two<V>;
    });
  } else {
    return unknown{};
  }
}

/// Refused: the mass comes first, then a motion.
constexpr unknown kinetic_energy(detail::any_argument, detail::no_motion) { return {}; }

/// The potential energy of one body or of many under a law, as the law defines it.
///
/// \f[ \mathbf F = -\nabla U \f]
///
/// A law with a potential, of the library or of the caller, has `has_potential` and `potential(mass, state)`: see
/// `forces/law.hpp`. For many bodies, each on its own, it is the sum.
/// \proof{examples/reference/analysis.cpp,energy}
template <class Law, class Mass, class X, class V>
  requires detail::law_with_potential<Law>
[[nodiscard]] constexpr auto potential_energy(Law const& law, Mass const& mass,
                                              motion<X, V> const& s) {
  using verdict = decltype(detail::check_potential<Law, Mass, X, V>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (!verdict::ok) {
    return unknown{};
  } else {
    detail::require_one_each(s, mass);
    if constexpr (detail::is_law_between_bodies<Law>) {
      return law.potential(mass, s);
    } else {
      detail::require_constants(law, "position", detail::bodies_in(s.position));
      return detail::sum_over_bodies(s, [&](auto const& body, std::size_t i) {
        return detail::law_for_body(law, i).potential(detail::for_body(mass, i), body);
      });
    }
  }
}

/// Refused: the arguments are a law with a potential, then the mass, then a motion.
constexpr unknown potential_energy(detail::no_potential, detail::any_argument, detail::no_motion) {
  return {};
}

namespace detail {

/// The verdict on a law whose potential energy is a term of the energy: one of the library's, or one of the caller's
/// with a function of its own.
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

/// The verdict on the arguments of the energy of a motion.
template <class Mass, class X, class V, class... Laws>
consteval auto check_energy() {
  if constexpr (auto moves = check_mass_and_motion<Mass, X, V>(); !moves.ok)
    return moves;
  else
    return diagnostics::first_refusal<decltype(check_term<Laws, Mass, X, V>())...>{};
}

/// A term in the spelling of the unit of a sum: `N h / h m` is a joule, but of another type, and Boost adds only
/// quantities of one type.
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
/// A law has a potential if it states `has_potential` (`forces/law.hpp`); any other law, and a callable, is refused.
///
/// It is in the unit of the kinetic energy, in any spelling of the units of the laws.
///
/// \param mass one mass, or for many bodies a `std::array` or a vector with one for each
/// \param s    a motion of quantities, of vecs, or of arrays or vectors of bodies
/// \param laws the laws, as for `second_law`
/// \proof{examples/reference/analysis.cpp,energy}
template <class Mass, class X, class V, class... Laws>
[[nodiscard]] constexpr auto energy(Mass const& mass, motion<X, V> const& s, Laws const&... laws) {
  using verdict = decltype(detail::check_energy<Mass, X, V, Laws...>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
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

}  // namespace unitstep
