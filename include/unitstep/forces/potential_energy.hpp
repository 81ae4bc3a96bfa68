// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/forces/detail/check_second_law.hpp>
#include <unitstep/forces/detail/check_state.hpp>
#include <unitstep/forces/detail/laws_on_bodies.hpp>
#include <unitstep/forces/detail/sum_over_bodies.hpp>
#include <unitstep/forces/law.hpp>

namespace unitstep::detail {

// The verdict on a law whose potential energy is asked for.

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

namespace unitstep {

namespace detail {

/// What stands where a law with a potential is due: refused unless it is one.
struct no_potential {
  template <class Law>
  constexpr no_potential(Law const&) {
    using verdict = decltype(check_has_potential<Law>());
    static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  }
};

}  // namespace detail

/// The potential energy of a law that has one, of one body or of many: what the law says of it.
///
/// \f[ \mathbf F = -\nabla U \f]
///
/// A law with a potential, of the library or of the caller, has `has_potential` and `potential(mass, state)`: see
/// `forces/law.hpp`. Of many bodies, each on its own, it is the sum.
/// \proof{examples/reference/analysis.cpp,energy}
template <class Law, class Mass, class X, class V>
  requires detail::law_with_potential<Law>
[[nodiscard]] constexpr auto potential_energy(Law const& law, Mass const& mass,
                                              motion<X, V> const& s) {
  using verdict = decltype(detail::check_potential<Law, Mass, X, V>());
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  if constexpr (!verdict::ok) {
    return unknown{};
  } else if constexpr (detail::is_law_between_bodies<Law>) {
    detail::require_one_each(s, mass);
    return law.potential(mass, s);
  } else {
    detail::require_one_each(s, mass);
    if constexpr (detail::body_count<X> == detail::counted_in_run)
      detail::require_constants(law, "position", s.position.size());
    return detail::sum_over_bodies(s, [&](auto const& body, std::size_t i) {
      return detail::law_for_body(law, i).potential(detail::for_body(mass, i), body);
    });
  }
}

/// Refused: the law comes first, one that has a potential, then the mass, then a motion.
constexpr unknown potential_energy(detail::no_potential, detail::any_argument, detail::no_motion) {
  return {};
}

/// \cond
template <class Law, class Mass>
constexpr unknown potential_energy(Law const&, Mass const&, detail::refused_motion const&) {
  return {};
}
/// \endcond

}  // namespace unitstep
