// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/time.hpp>
#include <concepts>
#include <string_view>
#include <unitstep/state/rate.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/detail/operation.hpp>
#include <unitstep/units/detail/radian_hint.hpp>
#include <unitstep/units/quantity.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief The verdict on a motion beside a step of time, and the time that follows from its members.

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

}  // namespace unitstep
