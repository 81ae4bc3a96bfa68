// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/physical_dimensions/time.hpp>
#include <boost/units/systems/si/time.hpp>
#include <boost/units/units_fwd.hpp>
#include <concepts>
#include <string_view>
#include <unitstep/diagnostics/verdict.hpp>
#include <unitstep/units/detail/integers.hpp>
#include <unitstep/units/detail/meeting.hpp>
#include <unitstep/units/detail/radian_hint.hpp>
#include <unitstep/value/rate.hpp>
#include <unitstep/value/raw_form.hpp>

namespace unitstep {

template <class Position, class Velocity>
struct motion;

namespace detail {

/// Whether a value is counted from the zero of its scale, like a temperature in degrees Celsius: two of them have
/// a difference, but no sum.
template <class M>
inline constexpr bool is_absolute = false;
template <class U, class T>
inline constexpr bool is_absolute<boost::units::quantity<boost::units::absolute<U>, T>> = true;

/// A typed value that methods compute with, which has numbers. An interval of quantities is a constant and has none.
template <class T>
concept stepped_value = typed_value<T> && requires { typename raw_form<T>::number; };

}  // namespace detail

namespace diagnostics {

/// Whether a type is a time, in whatever unit.
template <class T>
inline constexpr bool is_time = is_of_dimension<T, boost::units::time_dimension>;

/// Whether all numbers in a member are of type `T`.
template <class T, class M>
inline constexpr bool numbers_are = std::is_same_v<T, typename raw_form<M>::number>;
template <class T, class X, class V>
inline constexpr bool numbers_are<T, motion<X, V>> = numbers_are<T, X> && numbers_are<T, V>;
template <class T, class M, std::size_t N>
inline constexpr bool numbers_are<T, std::array<M, N>> = numbers_are<T, M>;

/// Whether a state of numbers T can be stepped by a time of numbers Step: both are the same type, or T holds
/// every Step exactly and says so, as numbers in lanes hold a `double`.
template <class T, class Step>
inline constexpr bool is_step_for = std::is_same_v<T, Step> || unitstep::detail::becomes<Step, T>;

/// Whether a type is a motion.
template <class State>
inline constexpr bool is_motion = false;
template <class X, class V>
inline constexpr bool is_motion<motion<X, V>> = true;
/// The refusal of a state that is not a motion.
template <text Argument, class State>
using not_a_motion = refuse<Argument, words<"a motion">, State>;

/// The innermost quantity of a vec or an array.
template <class T>
struct innermost {
  using type = T;
};
template <class Q, std::size_t N>
struct innermost<vec<Q, N>> : innermost<Q> {};
template <class Q, std::size_t N>
struct innermost<std::array<Q, N>> : innermost<Q> {};

/// Unit and number of that quantity.
template <class T>
using element = unitstep::detail::value_parts<typename innermost<T>::type>;

/// Whether an array, or one inside it, has no element.
template <class T>
inline constexpr bool is_of_none = false;
template <class Q, std::size_t N>
inline constexpr bool is_of_none<std::array<Q, N>> = N == 0 || is_of_none<Q>;

/// The time in which a position is covered at a velocity, or a second where that is no time.
template <class X, class V>
struct time_of_travel {
  using number = typename element<X>::number;
  using travel = typename unitstep::detail::value_of_unit<
      unit_quotient<typename element<X>::unit, typename element<V>::unit>, number>::type;
  static constexpr bool is_a_time = is_time<travel>;
  using type =
      std::conditional_t<is_a_time, travel, boost::units::quantity<boost::units::si::time, number>>;
};

/// Whether a unit is one word, such as `s` or `h`, and not `m cm^-1 s`.
template <class Unit>
consteval bool is_one_word() {
  std::string_view const words{unit_text<Unit>.data(), unit_text<Unit>.size()};
  return words.find(' ') == words.npos;
}

/// The verdict on a motion whose velocity is not its position per `dt`, where `dt` is a time. It names the one
/// that differs from the other two: `dt`, if position and velocity agree on another unit of time.
template <class X, class V, class Time, text Velocity, text Step>
consteval auto check_odd_one_out() {
  using due = time_of_travel<X, V>;
  using velocity = rate_of<X, Time>;
  constexpr bool numbers_agree =
      std::is_same_v<typename element<X>::number, typename element<V>::number>;
  constexpr bool same_shape = fits<rate_of<X, typename due::type>, V>;
  if constexpr (numbers_agree && due::is_a_time && same_shape) {
    if constexpr (fits<typename due::type, Time> || is_one_word<unit_of<typename due::type>>())
      return refuse<Step, typename due::type, Time>{};
    else
      return refuse<Velocity, velocity, with_radian_hint<velocity, V>>{};
  } else {
    return refuse<Velocity, velocity, with_radian_hint<velocity, V>>{};
  }
}

/// The verdict on a motion beside a step of time: velocity is position per time, in one value type.
/// `Velocity` and `Step` are what those are called.
template <class X, class V, class Time, text Velocity = "velocity", text Step = "dt">
consteval auto check_motion() {
  if constexpr (is_of_integers<X> || std::integral<typename innermost<X>::type>) {
    return not_of_integers<"position", X>{};
  } else if constexpr (is_of_integers<V> || std::integral<typename innermost<V>::type>) {
    return not_of_integers<Velocity, V>{};
  } else if constexpr (is_of_integers<Time>) {
    return not_of_integers<Step, Time>{};
  } else if constexpr (unitstep::detail::is_absolute<typename innermost<X>::type>) {
    return refuse<"position", words<"a difference, in a unit not absolute">, X>{};
  } else if constexpr (unitstep::detail::is_absolute<typename innermost<V>::type>) {
    return refuse<Velocity, words<"a difference, in a unit not absolute">, V>{};
  } else if constexpr (unitstep::detail::is_absolute<Time>) {
    return refuse<Step, words<"a difference, in a unit not absolute">, Time>{};
  } else if constexpr (is_of_none<X>) {
    return refuse<"position", words<"at least one body">, X>{};
  } else if constexpr (typed_value<typename innermost<X>::type> &&
                       !unitstep::detail::stepped_value<typename innermost<X>::type>) {
    return refuse<"position", words<"a quantity; enclose takes intervals">, X>{};
  } else if constexpr (!unitstep::detail::stepped_value<X>) {
    return refuse<"position", words<"a quantity, or a vec or array of them">, X>{};
  } else if constexpr (!unitstep::detail::stepped_value<V>) {
    return refuse<Velocity, words<"position per time">, V>{};
  } else if constexpr (quantity_like<typename innermost<X>::type> &&
                       number<typename innermost<V>::type>) {
    using second = boost::units::quantity<boost::units::si::time, typename element<X>::number>;
    return refuse<Velocity, rate_of<X, std::conditional_t<is_time<Time>, Time, second>>, V>{};
  } else if constexpr (number<typename innermost<X>::type> && number<typename innermost<V>::type> &&
                       !number<Time>) {
    return refuse<Step, typename innermost<X>::type, Time>{};
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

/// The time per which a position is a velocity: a plain number where both are.
template <class X, class V>
struct time_between : time_of_travel<X, V> {};
template <class X, class V>
  requires number<typename innermost<X>::type> && number<typename innermost<V>::type>
struct time_between<X, V> : innermost<X> {};

/// The verdict on a motion by itself: its velocity is its position per time, in one value type.
template <class X, class V>
consteval auto check_motion_alone() {
  if constexpr (!unitstep::detail::stepped_value<X> || !unitstep::detail::stepped_value<V> ||
                is_of_integers<X> || is_of_integers<V> || is_of_none<X>)
    return check_motion<X, V, void>();
  else if constexpr (number<typename time_between<X, V>::type> && !fits<X, V>)
    return refuse<"velocity", X, V>{};
  else
    return check_motion<X, V, typename time_between<X, V>::type>();
}

}  // namespace diagnostics

}  // namespace unitstep
