// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/math/vec_type.hpp>
#include <unitstep/state/detail/check_motion.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/state/rate.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/state/state.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/mismatch.hpp>

/// \file
/// \brief Something that moves: its position and its velocity.

namespace unitstep {

template <class Position, class Velocity>
struct motion;

namespace detail {

/// Stands in for a motion that was refused.
struct refused_motion : equals_anything {
  unknown position;
  unknown velocity;

  template <class X, class V>
  constexpr operator motion<X, V>() const {
    return {};
  }
};

/// Stands in for a start that is not a state but a number, a quantity, a vec, a method or a field.
struct refused_start : refused_motion {
  static constexpr unknown value() { return {}; }
};
template <class State>
  requires quantity_like<State> || scalar<State> || is_vec<State> || std::is_empty_v<State> ||
           std::is_array_v<State>
struct refused_state<State> {
  static constexpr refused_start of(State const&) { return {}; }
};

}  // namespace detail

/// The state of something that moves: its position and velocity.
///
/// Position and velocity have one shape: a quantity, a `vec` of quantities, or a `std::array` of
/// either for many bodies. A field of a motion returns its acceleration.
///
/// \tparam Position a quantity, say a length, or a vec or array of them
/// \tparam Velocity position per time, of the same shape
/// \proof{examples/reference/state.cpp,motion}
template <class Position, class Velocity>
struct motion {
  Position position;  ///< where
  Velocity velocity;  ///< how fast

  // It is written out, since for a defaulted one the compiler looks for the operators of both members at once.
  friend constexpr bool operator==(motion const& a, motion const& b) {
    return a.position == b.position && a.velocity == b.velocity;
  }
};

template <class Position, class Velocity>
motion(Position, Velocity) -> motion<Position, Velocity>;

/// Whether every number in a motion is finite.
/// \proof{examples/reference/state.cpp,motion}
template <class X, class V>
[[nodiscard]] constexpr bool is_finite(motion<X, V> const& s) {
  return unitstep::is_finite(s.position) && unitstep::is_finite(s.velocity);
}

namespace detail {

template <class X, class V>
inline constexpr bool is_state<motion<X, V>> = true;
template <class X, class V>
inline constexpr names<"position", "velocity"> member_names<motion<X, V>>{};
template <class T, class X, class V>
inline constexpr bool numbers_are<T, motion<X, V>> = numbers_are<T, X> && numbers_are<T, V>;

/// The common part of the raw form of a motion, also of vectors. The verdict refuses a position or velocity without
/// one.
template <class X, class V>
struct form_of_motion {
  /// The verdict on it beside a step of time.
  template <class Time>
  using verdict = decltype(diagnostics::check_motion<X, V, Time>());
  using refused = refused_motion;  ///< what stands in for it
};
template <class X, class V>
  requires stepped_value<X> && stepped_value<V>
struct form_of_motion<X, V> {
  using number = typename raw_form<X>::number;
  using time = diagnostics::time_between<X, V>;  ///< position over velocity
  using raw = motion<typename raw_form<X>::raw, typename raw_form<V>::raw>;
  using checked = motion<typename raw_form<X>::checked, typename raw_form<V>::checked>;
  using field_view = motion<typename raw_form<X>::field_view, typename raw_form<V>::field_view>;
  using velocity_type = V;  ///< what `damped` scales

  /// What a field of this state returns.
  template <class Time>
  using field_returns = rate_of<V, Time>;
  /// The same in the form on which formulas are checked.
  template <class Time>
  using field_returns_checked = typename raw_form<rate_of<V, Time>>::checked;

  /// The verdict on it beside a step of time.
  template <class Time>
  using verdict = decltype(diagnostics::check_motion<X, V, Time>());
  /// The verdict on what a field returned, which is not what is due.
  template <class Due, class Result>
  using result_verdict =
      diagnostics::refuse<"acceleration", Due, diagnostics::with_radian_hint<Due, Result>>;
  using refused = refused_motion;  ///< what stands in for it

  /// The units taken off.
  [[gnu::always_inline]] static constexpr raw to_raw(motion<X, V> const& s) {
    return {raw_form<X>::to_raw(s.position), raw_form<V>::to_raw(s.velocity)};
  }
  /// The units put on again.
  [[gnu::always_inline]] static constexpr motion<X, V> from_raw(raw const& s) {
    return {raw_form<X>::from_raw(s.position), raw_form<V>::from_raw(s.velocity)};
  }
  static constexpr field_view for_field(raw const& s) {
    return {raw_form<X>::for_field(s.position), raw_form<V>::for_field(s.velocity)};
  }

  /// Refuses a start that is not finite.
  static constexpr void require_finite(raw const& s) {
    if (!is_finite(s.position))
      fail<std::domain_error>("unitstep: initial.position must be finite, got infinity or NaN");
    if (!is_finite(s.velocity))
      fail<std::domain_error>("unitstep: initial.velocity must be finite, got infinity or NaN");
  }
};

}  // namespace detail

/// The raw form of a motion, made of those of its position and its velocity.
template <class X, class V>
struct raw_form<motion<X, V>> : detail::form_of_motion<X, V> {};

}  // namespace unitstep
