// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/forces/detail/check_state.hpp>
#include <unitstep/forces/detail/sum_over_bodies.hpp>
#include <unitstep/math/vec_products.hpp>

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
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
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

/// \cond
template <class Mass>
constexpr unknown kinetic_energy(Mass const&, detail::refused_motion const&) {
  return {};
}
/// \endcond

}  // namespace unitstep
