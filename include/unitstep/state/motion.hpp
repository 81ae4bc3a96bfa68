// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/time.hpp>
#include <concepts>
#include <string_view>
#include <type_traits>
#include <unitstep/math/vec_type.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/state/rate.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/state/state.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/detail/operation.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/mismatch.hpp>
#include <unitstep/units/quantity.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief Something that moves: its position and its velocity.

namespace unitstep {

template <class Position, class Velocity>
struct motion;

namespace diagnostics {

using unitstep::detail::component_of;
using unitstep::detail::component_parts;
using unitstep::detail::is_absolute;
using unitstep::detail::is_time;
using unitstep::detail::stepped_value;

/// Whether a state of numbers T can be stepped by a time of numbers Step: both are the same type, or T holds
/// every Step exactly and says so, as numbers in lanes hold a `double`.
template <class T, class Step>
inline constexpr bool is_step_for =
    std::is_same_v<T, Step> || unitstep::detail::converts_exactly<Step, T>;

/// Whether a type is a motion.
template <class State>
inline constexpr bool is_motion = false;
template <class X, class V>
inline constexpr bool is_motion<motion<X, V>> = true;
/// The refusal of a state that is not a motion.
template <text Argument, class State>
using not_a_motion = refuse<Argument, words<"a motion">, State>;

/// Whether an array, or one inside it, has no element.
template <class T>
inline constexpr bool is_of_none = false;
template <class Q, std::size_t N>
inline constexpr bool is_of_none<std::array<Q, N>> = N == 0 || is_of_none<Q>;

/// The type of position over velocity, or a second if that is no time.
template <class X, class V>
struct time_of_travel {
  using number = typename component_parts<X>::number;
  using travel = typename unitstep::detail::value_of_unit<
      detail::unit_quotient<typename component_parts<X>::unit, typename component_parts<V>::unit>,
      number>::type;
  static constexpr bool is_a_time = is_time<travel>;
  using type =
      std::conditional_t<is_a_time, travel, boost::units::quantity<boost::units::si::time, number>>;
};

/// Whether a unit is plausible for a time: one word, such as `s`, `ms` or `h`, and not `m cm^-1 s`; nor `ks`, which
/// comes of a velocity in metres and a position in kilometres.
template <class Unit>
consteval bool is_usual_for_time() {
  std::string_view const words{unit_text<Unit>.data(), unit_text<Unit>.size()};
  constexpr std::string_view long_or_odd = "dhkMGTPEc";
  bool const is_of_seconds = words.size() > 1 && words.back() == 's';
  return words.find(' ') == words.npos &&
         (!is_of_seconds || long_or_odd.find(words.front()) == long_or_odd.npos);
}

/// The verdict on a motion whose velocity is not its position per `dt`, where `dt` is a time. It names the one
/// that differs from the other two: `dt`, if position and velocity agree on another unit of time.
template <class X, class V, class Time, text Velocity, text Step>
consteval auto check_odd_one_out() {
  using due = time_of_travel<X, V>;
  using velocity = rate_of<X, Time>;
  constexpr bool numbers_agree =
      std::is_same_v<typename component_parts<X>::number, typename component_parts<V>::number>;
  constexpr bool same_shape = fits<rate_of<X, typename due::type>, V>;
  if constexpr (numbers_agree && due::is_a_time && same_shape) {
    if constexpr (fits<typename due::type, Time> ||
                  is_usual_for_time<unit_of<typename due::type>>())
      return refuse<Step, typename due::type, Time>{};
    else
      return refuse<Velocity, velocity, with_radian_hint<velocity, V>>{};
  } else {
    return refuse<Velocity, velocity, with_radian_hint<velocity, V>>{};
  }
}

/// The verdict on a motion and a step of time: velocity is position per time, in one value type. Refusals call these
/// `Velocity` and `Step`.
template <class X, class V, class Time, text Velocity = "velocity", text Step = "dt">
consteval auto check_motion() {
  if constexpr (is_of_integers<X> || std::integral<component_of<X>>) {
    return not_of_integers<"position", X>{};
  } else if constexpr (is_of_integers<V> || std::integral<component_of<V>>) {
    return not_of_integers<Velocity, V>{};
  } else if constexpr (is_of_integers<Time>) {
    return not_of_integers<Step, Time>{};
  } else if constexpr (is_absolute<component_of<X>>) {
    return refuse<"position", words<"a difference, in a unit not absolute">, X>{};
  } else if constexpr (is_absolute<component_of<V>>) {
    return refuse<Velocity, words<"a difference, in a unit not absolute">, V>{};
  } else if constexpr (is_absolute<Time>) {
    return refuse<Step, words<"a difference, in a unit not absolute">, Time>{};
  } else if constexpr (is_of_none<X>) {
    return refuse<"position", words<"at least one body">, X>{};
  } else if constexpr (typed_value<component_of<X>> && !stepped_value<component_of<X>>) {
    return refuse<"position", words<"a quantity; enclose takes intervals">, X>{};
  } else if constexpr (!stepped_value<X>) {
    return refuse<"position", words<"a quantity, or a vec or array of them">, X>{};
  } else if constexpr (!stepped_value<V>) {
    return refuse<Velocity, words<"position per time">, V>{};
  } else if constexpr (quantity_like<component_of<X>> && number<component_of<V>>) {
    using second =
        boost::units::quantity<boost::units::si::time, typename component_parts<X>::number>;
    return refuse<Velocity, rate_of<X, std::conditional_t<is_time<Time>, Time, second>>, V>{};
  } else if constexpr (number<component_of<X>> && number<component_of<V>> && !number<Time>) {
    return refuse<Step, component_of<X>, Time>{};
  } else if constexpr (!quantity_like<Time> && !number<Time>) {
    return refuse<Step, typename time_of_travel<X, V>::type, Time>{};
  } else if constexpr (fits<rate_of<X, Time>, V> &&
                       is_step_for<typename raw_form<X>::number, typename raw_form<Time>::number>) {
    return accepted{};
  } else if constexpr (!is_time<Time>) {
    return refuse<Step, typename time_of_travel<X, V>::type, Time>{};
  } else {
    return check_odd_one_out<X, V, Time, Velocity, Step>();
  }
}

/// The time of a motion, position over velocity; a plain number if both are.
template <class X, class V>
struct time_between : time_of_travel<X, V> {};
template <class X, class V>
  requires number<component_of<X>> && number<component_of<V>>
struct time_between<X, V> : unitstep::detail::component_type<X> {};

/// The verdict on a motion by itself: its velocity is its position per time, in one value type.
template <class X, class V>
consteval auto check_motion_alone() {
  if constexpr (!stepped_value<X> || !stepped_value<V>)
    return check_motion<X, V, void>();
  else if constexpr (number<typename time_between<X, V>::type> && !fits<X, V>)
    return refuse<"velocity", X, V>{};
  else
    return check_motion<X, V, typename time_between<X, V>::type>();
}

}  // namespace diagnostics

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
