// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/forces/detail/check_second_law.hpp>
#include <unitstep/math/vec.hpp>

/// \file
/// \brief The momentum of bodies, and their angular momentum.

namespace unitstep::detail {

/// The moment about the origin: a vec in space, in a plane the component across it.
template <class A, class B>
constexpr auto moment(vec<A, 3> const& r, vec<B, 3> const& p) {
  return unitstep::cross(r, p);
}
template <class A, class B>
constexpr auto moment(vec<A, 2> const& r, vec<B, 2> const& p) {
  return r.x * p.y - r.y * p.x;
}

/// The verdict on a mass and on a motion that has a moment.
template <class Mass, class X, class V>
consteval auto check_moment_of_motion() {
  using body = of_one_body<X>;
  if constexpr (auto moves = check_mass_and_motion<Mass, X, V>(); !moves.ok)
    return moves;
  else if constexpr (requires(body r) { detail::moment(r, r); })
    return diagnostics::accepted{};
  else
    return diagnostics::refuse<"position", diagnostics::words<"a vec of two or three">, body>{};
}

}  // namespace unitstep::detail

namespace unitstep {

/// The momentum of a body, or of many bodies together, in the shape of one velocity.
///
/// \f[ \mathbf p = \sum_i m_i \mathbf v_i \f]
///
/// \param mass one mass, or for many bodies a `std::array` or a vector with one for each
/// \param s    a motion of quantities, vecs, or arrays or vectors of bodies
/// \proof{examples/reference/analysis.cpp,momentum}
template <class Mass, class X, class V>
[[nodiscard]] constexpr auto momentum(Mass const& mass, motion<X, V> const& s) {
  using verdict = decltype(detail::check_mass_and_motion<Mass, X, V>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    detail::require_one_each(s, mass);
    return detail::sum_over_bodies(s, [&](auto const& body, std::size_t i) {
      return detail::for_body(mass, i) * body.velocity;
    });
  } else {
    return unknown{};
  }
}

/// Refused: the mass comes first, then a motion.
constexpr unknown momentum(detail::any_argument, detail::no_motion) { return {}; }

/// The angular momentum about the origin of a body, or of many bodies together.
///
/// \f[ \mathbf L = \sum_i \mathbf r_i \times m_i \mathbf v_i \f]
///
/// In space it is a vec, in a plane the component across it. Its unit is mass times area per time: positions and
/// velocities have no radian in them.
///
/// \param mass one mass, or for many bodies a `std::array` or a vector with one for each
/// \param s    a motion in two or three dimensions, of one body or an array of them
/// \proof{examples/reference/analysis.cpp,momentum}
template <class Mass, class X, class V>
[[nodiscard]] constexpr auto angular_momentum(Mass const& mass, motion<X, V> const& s) {
  using verdict = decltype(detail::check_moment_of_motion<Mass, X, V>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    detail::require_one_each(s, mass);
    return detail::sum_over_bodies(s, [&](auto const& body, std::size_t i) {
      return detail::moment(body.position, detail::for_body(mass, i) * body.velocity);
    });
  } else {
    return unknown{};
  }
}

/// Refused: the mass comes first, then a motion.
constexpr unknown angular_momentum(detail::any_argument, detail::no_motion) { return {}; }

}  // namespace unitstep
