// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <boost/pfr/core.hpp>
#include <boost/units/systems/si/length.hpp>
#include <concepts>
#include <cstddef>
#include <limits>
#include <tuple>
#include <type_traits>
#include <unitstep/answers/detail/runs_on_duals.hpp>
#include <unitstep/drive/detail/engines/fail_at.hpp>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/methods/detail/implicit_step.hpp>
#include <unitstep/numbers/dual.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/state/rate.hpp>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>

/// \file
/// \brief The arguments of a function that is differentiated, the verdicts on it, and its values and slopes; the same
/// function as one of plain numbers, for whatever solves, fits and optimises; and its numbers in words.

namespace unitstep {

namespace detail {

/// A quantity as the caller gets it: Boost's or, if its number is a dual still, a light one.
template <class Unit, class T>
struct handed_over {
  using type = light<Unit, T>;
};
template <class Unit, std::floating_point T>
struct handed_over<Unit, T> : value_of_unit<Unit, T> {};

/// The number of a value, or its slope along a direction. Plain numbers have no slope.
template <class D>
constexpr auto value_in(D const& number) {
  if constexpr (is_dual<D>) {
    if (!number.finite())
      fail<std::domain_error>(
          "unitstep: a derivative is infinite or NaN, as at a root of zero or where the value is");
    return number.value;
  } else {
    return number;
  }
}

/// The choice of numbers for the values of a result: their numbers without slopes, of type `T`.
template <class D>
struct value_part : choice_of_numbers {};
/// The choice of numbers for its slopes along direction `I`, by a number in a unit.
template <class D, class By, std::size_t I>
struct slope_part : choice_of_numbers {};

/// A quantity or a number.
template <class T>
concept one_number = quantity_like<T> || number<T>;

/// The number of a quantity, or a number itself.
template <class T>
struct leaf_of {
  using unit = no_unit;
  using number = T;
  static constexpr T in(T const& n) { return n; }
};
template <quantity_like Q>
struct leaf_of<Q> {
  using unit = unit_of<Q>;
  using number = number_of<Q>;
  static constexpr number in(Q const& q) { return q.value(); }
};
template <class T, class D>
concept leaf_beside = one_number<T> && (std::is_same_v<typename leaf_of<T>::number, D> ||
                                        converts_exactly<typename leaf_of<T>::number, D>);

template <class Type, class T>
constexpr Type made_of(T const& number) {
  if constexpr (quantity_like<Type>)
    return Type::from_value(number);
  else
    return number;
}

template <class T, class D>
  requires leaf_beside<T, D>
struct leaf_on<T, value_part<D>> {
  using plain = typename D::constant;
  using type = typename handed_over<typename leaf_of<T>::unit, plain>::type;
  static constexpr type convert(T const& q) {
    return detail::made_of<type>(plain(detail::value_in(leaf_of<T>::in(q))));
  }
};
template <class T, class D, class By, std::size_t I>
  requires leaf_beside<T, D>
struct leaf_on<T, slope_part<D, By, I>> {
  using plain = typename D::constant;
  using type = typename handed_over<
      typename quotient_unit<typename leaf_of<T>::unit, typename leaf_of<By>::unit>::type,
      plain>::type;
  static constexpr type convert(T const& q) {
    if constexpr (std::is_same_v<typename leaf_of<T>::number, D>)
      return detail::made_of<type>(leaf_of<T>::in(q).slope[I]);
    else
      return detail::made_of<type>(plain(0));
  }
};

/// Whether every number in a value can be converted: those of an aggregate that fixes the units of its members cannot.
template <class From, class Numbers>
consteval bool is_taken_apart() {
  using To = on_number<From, Numbers>;
  if constexpr (leaf_for<From, Numbers>)
    return true;
  else if constexpr (has_elements<From>)
    return is_taken_apart<typename From::value_type, Numbers>();
  else if constexpr (std::is_same_v<To, From> || !std::is_aggregate_v<From>)
    return std::is_arithmetic_v<From> || std::is_enum_v<From>;
  else
    return []<std::size_t... I>(std::index_sequence<I...>) {
      return ((std::is_same_v<boost::pfr::tuple_element_t<I, To>,
                              on_number<boost::pfr::tuple_element_t<I, From>, Numbers>> &&
               is_taken_apart<boost::pfr::tuple_element_t<I, From>, Numbers>()) &&
              ...);
    }(members_of<From>{});
}

/// The dual with which a function of arguments is called: over the number that holds all of theirs.
template <class F, class... X>
using dual_of_call =
    unitstep::dual<typename common_dual<typename leaf_of<X>::number...>::type, sizeof...(X), F>;

/// An argument by which something can be differentiated: a quantity or a number, of floating point or a dual.
template <class X>
concept varying = one_number<X> && (std::floating_point<typename leaf_of<X>::number> ||
                                    is_dual<typename leaf_of<X>::number>);

/// Whether something may be an unknown or a parameter of a search: a quantity or a number of floating point.
template <class X>
inline constexpr bool is_parameter = false;
template <varying X>
inline constexpr bool is_parameter<X> = std::floating_point<typename leaf_of<X>::number>;

/// The power of two at or below a size; 1 for a size of 0, or one that is not finite.
template <std::floating_point T>
constexpr T power_of_two_in(T size) {
  if (!(size >= (std::numeric_limits<T>::min)()) || size > (std::numeric_limits<T>::max)())
    return T(1);
  return math::detail::power_of_two<T>(
      math::detail::decompose(static_cast<math::detail::working_t<T>>(size)).exponent);
}

/// The scale of an argument for the errors of slopes: its size, or another that is greater, rounded to a power of two,
/// so that slopes have the same bits in any scale.
/// \param size another size of the argument, as that of a guess or of its deviation
template <class D, class X>
constexpr real_type<D> scale_of_argument(X const& x, real_type<D> size = 0) {
  if constexpr (error_counts_slopes<D>) {
    real_type<D> const own = detail::size_of(detail::real_part(leaf_of<X>::in(x)));
    return detail::power_of_two_in(own < size ? size : own);
  } else {
    return real_type<D>(1);
  }
}

/// An argument as a function sees it: the I-th direction is its own, and varies by `scale`.
template <class D, std::size_t I, class X>
constexpr auto seeded(X const& x, real_type<D> scale) {
  using T = typename D::constant;
  D const number(T(leaf_of<X>::in(x)), I, T(scale));
  if constexpr (quantity_like<X>)
    return light<unit_of<X>, D>{number};
  else
    return number;
}
template <class D, class X>
using seen_argument = decltype(detail::seeded<D, 0>(std::declval<X const&>(), real_type<D>(1)));

/// The scale of each argument.
template <class D, class... X>
using scales_of = std::array<real_type<D>, sizeof...(X)>;

/// Calls a function with arguments that all vary, each along a direction of its own.
template <class D, class F, class... X>
constexpr auto called_with_slopes(F const& f, scales_of<D, X...> const& scales, X const&... x) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return f(detail::seeded<D, I>(x, scales[I])...);
  }(std::index_sequence_for<X...>{});
}

/// A number that a function returned for such arguments, with its slopes by the unscaled arguments.
template <class D, std::size_t N>
constexpr D unscaled(D number, std::array<real_type<D>, N> const& scales) {
  if constexpr (error_counts_slopes<D>)
    for (std::size_t i = 0; i < N; ++i) number.slope[i] = number.slope[i] / scales[i];
  return number;
}

}  // namespace detail

namespace diagnostics {

/// The verdict on an argument by which something is differentiated.
template <class X, std::size_t I>
consteval auto check_varying() {
  if constexpr (unitstep::detail::varying<X>)
    return accepted{};
  else
    return refuse<numbered<"argument", I>, words<"a quantity or number of floating point">, X>{};
}

/// The verdict on what a function returned.
template <class Result, class D>
consteval auto check_differentiated() {
  using namespace unitstep::detail;
  using by_length = slope_part<D, boost::units::quantity<boost::units::si::length, D>, 0>;
  if constexpr (std::is_void_v<Result>)
    return refuse<"result of f", words<"a quantity">, Result>{};
  else if constexpr (!is_taken_apart<Result, by_length>() ||
                     (std::is_arithmetic_v<Result> && !leaf_beside<Result, D>))
    return refuse<"result of f", words<"a quantity, or vec, array, motion of such">, Result>{};
  else
    return accepted{};
}

/// The verdict on a function of such arguments.
template <class F, class... X>
consteval auto check_function_of() {
  using namespace unitstep::detail;
  using D = dual_of_call<F, X...>;
  if constexpr (std::is_invocable_v<F const&, seen_argument<D, X>...>)
    return check_differentiated<
        std::remove_cvref_t<std::invoke_result_t<F const&, seen_argument<D, X>...>>, D>();
  else if constexpr (std::is_invocable_v<F const&, X...>)
    return refuse<"f", words<"callable with any number (auto)">,
                  words<"one that names its types">>{};
  else
    return refuse<"f", words<"callable with what varies, by value (auto)">,
                  words<"one of other arguments">>{};
}

/// The verdict on a function and what it is to be differentiated by.
template <class F, class... X, std::size_t... I>
consteval auto check_differentiable(std::index_sequence<I...>) {
  using arguments = first_refusal<decltype(check_varying<X, I>())...>;
  if constexpr (!arguments::ok)
    return arguments{};
  else
    return check_function_of<F, X...>();
}

}  // namespace diagnostics

}  // namespace unitstep

namespace unitstep::detail {

template <class R>
inline constexpr bool is_tuple = false;
template <class... R>
inline constexpr bool is_tuple<std::tuple<R...>> = true;

/// The number of numbers in a result: 1 for a quantity or a number, those of the elements for a vec, an array or a
/// tuple; 0 for anything else.
template <class R>
inline constexpr std::size_t numbers_of_result = one_number<R> ? 1 : 0;
template <template <class, std::size_t> class Shape, class R, std::size_t N>
  requires has_elements<Shape<R, N>>
inline constexpr std::size_t numbers_of_result<Shape<R, N>> = N * numbers_of_result<R>;
template <class... R>
inline constexpr std::size_t numbers_of_result<std::tuple<R...>> = (0 + ... + numbers_of_result<R>);

/// Calls a function with each element of a value that is not one number.
template <class Value, class Call>
constexpr void for_each_element(Value& value, Call const& call) {
  if constexpr (is_tuple<std::remove_const_t<Value>>)
    std::apply([&](auto&... each) { (call(each), ...); }, value);
  else if constexpr (has_elements<std::remove_const_t<Value>>)
    for (std::size_t i = 0; i < std::tuple_size_v<std::remove_const_t<Value>>; ++i) call(value[i]);
  else
    for (auto& each : value) call(each);
}
/// Calls a function with each number.
template <class Value, class Call>
constexpr void for_each_number(Value const& value, Call const& call) {
  if constexpr (one_number<Value>)
    call(leaf_of<Value>::in(value));
  else
    detail::for_each_element(value, [&](auto const& each) { detail::for_each_number(each, call); });
}

/// A function f of quantities of the types X as one of as many numbers, in their units.
template <class F, class... X>
struct raw_function {
  using D = dual_of_call<F, X...>;
  using T = typename D::constant;
  static constexpr std::size_t size = sizeof...(X);
  using arguments = std::array<T, size>;
  using result = std::remove_cvref_t<std::invoke_result_t<F const&, seen_argument<D, X>...>>;
  static constexpr std::size_t results = numbers_of_result<result>;

  F const& f;
  /// Other sizes of the arguments, for their scales.
  arguments sizes{};

  /// The numbers of the function's result, each with its slopes by all arguments.
  constexpr std::array<D, results> operator()(arguments const& x) const {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      std::array<T, size> const scales{
          detail::scale_of_argument<D>(detail::made_of<X>(x[I]), sizes[I])...};
      std::array<D, results> numbers{};
      std::size_t at = 0;
      detail::for_each_number(detail::called_with_slopes<D>(f, scales, detail::made_of<X>(x[I])...),
                              [&](auto const& number) { numbers[at++] = number; });
      for (D& number : numbers) number = detail::unscaled(number, scales);
      return numbers;
    }(std::index_sequence_for<X...>{});
  }
};

/// The unit of a quantity after a space, as in all sentences; nothing for a plain number or a ratio.
template <class Q>
constexpr sentence unit_behind() {
  if constexpr (quantity_like<Q>)
    if constexpr (!is_dimensionless_unit<unit_of<Q>>) return detail::unit_after<Q>();
  return {};
}

/// Appends a number in six digits, or the word for an infinity or NaN.
template <class T>
constexpr void append_amount(sentence& words, T const& number) {
  if (unitstep::is_finite(number))
    detail::append_number(words, number);
  else
    words += number < 0 ? "-infinity" : number > 0 ? "infinity" : "NaN";
}

/// Appends quantities or numbers: "0.5 m", "0.5 m, 3 s".
template <class... Q>
constexpr void append_quantities(sentence& words, Q const&... each) {
  char const* between = "";
  auto const append = [&](auto const& q) {
    using one = std::remove_cvref_t<decltype(q)>;
    words += std::exchange(between, ", ");
    detail::append_amount(words, leaf_of<one>::in(q));
    words += detail::unit_behind<one>();
  };
  (append(each), ...);
}

}  // namespace unitstep::detail
