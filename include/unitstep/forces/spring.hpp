// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <limits>
#include <type_traits>
#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/forces/detail/net_acceleration.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/units/describe.hpp>

namespace unitstep {

namespace detail {

/// Whether a length, or each of an array of them, is at least 0.
template <class Q>
constexpr bool none_is_negative(Q const& q) {
  if constexpr (quantity_like<Q> || scalar<Q>)
    return !(q < Q{});
  else
    return true;  // refused where units are checked
}
template <class Many>
  requires (body_count<Many> != 0)
constexpr bool none_is_negative(Many const& all) {
  for (auto const& q : all)
    if (q < std::remove_cvref_t<decltype(q)>{}) return false;
  return true;
}

/// The length of a vec, also of one whose squares underflow.
template <class D>
constexpr auto length_of(D const& d) {
  auto const length = unitstep::magnitude(d);
  using T = std::remove_cv_t<decltype(length)>;
  if constexpr (is_vec<D> && std::floating_point<T>) {
    // Below this a square has fewer digits than the number.
    constexpr T least =
        unitstep::sqrt((std::numeric_limits<T>::min)()) / std::numeric_limits<T>::epsilon();
    if (!(length < least)) return length;
    T most(0);
    for (std::size_t i = 0; i < vector_layout<D>::size; ++i)
      if (T const size = unitstep::magnitude(d[i]); most < size) most = size;
    return most == T(0) ? most : most * unitstep::magnitude(d / most);
  } else {
    return length;
  }
}

}  // namespace detail

/// A spring that pulls to its anchor, and with a rest length pushes away from it when it is shorter.
///
/// \f[ F = -k\, (|\mathbf d| - L)\, \frac{\mathbf d}{|\mathbf d|}, \qquad
///     \mathbf d = \mathbf x - \mathbf a \f]
///
/// `spring{k}` is anchored at the origin, `spring{k, anchor}` at a point, both with \f$ L = 0 \f$:
/// \f$ F = -k\, \mathbf d \f$. `spring{k, anchor, rest_length}` has a rest length. The force on a body exactly at the
/// anchor of such a spring has no direction. There it is zero, the mean over all directions.
///
/// `stiffness` is a force per length (N/m in SI). Works on a quantity and on a `vec`; of many bodies each hangs on a
/// spring of its own, and a constant is one for all or a `std::array` with one for each. Without a rest length the law
/// is linear and costs as much as `spring{k}`.
///
/// \throw std::domain_error from `second_law` if a constant is not finite or the rest length
/// negative
///
/// Source: R. Hooke, De Potentia Restitutiva (1678).
/// \proof{examples/reference/forces.cpp,spring}
template <class Stiffness, class Anchor = detail::not_given, class Length = detail::not_given>
struct spring {
  Stiffness stiffness;                         ///< k, force per position
  [[no_unique_address]] Anchor anchor{};       ///< a, a position
  [[no_unique_address]] Length rest_length{};  ///< L, a length

  /// It has a potential, which `energy` counts.
  static constexpr bool has_potential = true;

  /// It does not depend on the velocity.
  static constexpr bool sees_no_velocity = true;

  template <detail::has_position State, class Time>
  constexpr auto operator()(State const& s, Time const&) const {
    if constexpr (detail::is_given<Length>) {
      auto const d = s.position - anchor;
      auto const length = detail::length_of(d);
      using share = decltype((length - rest_length) / length);
      bool const at_anchor = length == decltype(unitstep::magnitude(d)){};
      return d * (-stiffness * (at_anchor ? share{} : share{(length - rest_length) / length}));
    } else if constexpr (detail::is_given<Anchor>) {
      return -stiffness * (s.position - anchor);
    } else {
      return -stiffness * s.position;
    }
  }

  template <class State, class Time>
  constexpr auto raw() const {
    auto const k = raw_form<Stiffness>::to_raw(stiffness);
    if constexpr (detail::is_given<Length>) {
      return ::unitstep::spring{k, raw_form<Anchor>::to_raw(anchor),
                                raw_form<Length>::to_raw(rest_length)};
    } else {
      using number = std::remove_const_t<decltype(k)>;
      detail::linear_force<number> const pull{-k, number{}};
      if constexpr (detail::is_given<Anchor>)
        return detail::sum_of(pull, detail::steady_force{k * raw_form<Anchor>::to_raw(anchor)});
      else
        return pull;
    }
  }

  /// The potential energy of one body, \f$ U = \tfrac12 k (|\mathbf x - \mathbf a| - L)^2 \f$.
  template <class Mass, class State>
  [[nodiscard]] constexpr auto potential(Mass const&, State const& s) const {
    auto const d = detail::seen_from(s.position, anchor);
    if constexpr (detail::is_given<Length>)
      return stiffness * unitstep::squared(unitstep::magnitude(d) - rest_length) /
             detail::two<std::remove_const_t<decltype(d)>>;
    else
      return stiffness * unitstep::squared(d) / detail::two<std::remove_const_t<decltype(d)>>;
  }

  /// The spring of body `i`.
  constexpr auto for_body(std::size_t i) const {
    return ::unitstep::spring{detail::for_body(stiffness, i), detail::for_body(anchor, i),
                              detail::for_body(rest_length, i)};
  }

  /// The verdict on the units of the constants.
  template <class State, class Time, class Force, class X = decltype(State::position)>
  using constants_verdict = diagnostics::first_refusal<
      detail::constant_verdict<"spring stiffness", detail::quotient_of<Force, X>, Stiffness>,
      detail::constant_verdict<"spring anchor", X, Anchor>,
      detail::constant_verdict<"spring rest length", detail::component_of<X>, Length>>;

  /// Refuses constants that are not finite, and a negative rest length.
  constexpr void require_values() const {
    detail::require_finite("unitstep: spring: constants must be finite", stiffness, anchor,
                           rest_length);
    if constexpr (detail::is_given<Length>)
      if (!detail::none_is_negative(rest_length))
        fail<std::domain_error>("unitstep: spring: rest length must not be negative");
  }
};

template <class Stiffness>
spring(Stiffness) -> spring<Stiffness>;
template <class Stiffness, class Anchor>
spring(Stiffness, Anchor) -> spring<Stiffness, Anchor>;
template <class Stiffness, class Anchor, class Length>
spring(Stiffness, Anchor, Length) -> spring<Stiffness, Anchor, Length>;

}  // namespace unitstep
