// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/arctangent.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/units/mismatch.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief Functions of plain numbers, called with a quantity: a ratio such as `t / T` is its number, and
/// what has a unit is refused in one sentence that names the function which takes it.

namespace unitstep::detail {

template <class... A>
struct number_of_all {
  using type = void;
};
template <class A, class... Rest>
struct number_of_all<A, Rest...> : number_of_all<Rest...> {};
template <quantity_like A, class... Rest>
struct number_of_all<A, Rest...> {
  using rest = typename number_of_all<Rest...>::type;
  using type =
      std::conditional_t<std::is_void_v<rest>, number_of<A>, number_for_both<number_of<A>, rest>>;
};

}  // namespace unitstep::detail

namespace unitstep::math {

namespace detail {

/// A quantity and another, or a number that it does not become by itself, as a ratio becomes a dual.
template <class Q, class N>
concept quantity_and =
    quantity_like<Q> &&
    (quantity_like<N> || (scalar<N> && !(std::is_class_v<N> && std::is_convertible_v<Q, N>)));
/// Two arguments of a function of plain numbers, of which one at least is a quantity.
template <class A, class B>
concept with_quantity = quantity_and<A, B> || quantity_and<B, A>;

/// What the function returns: the number of all arguments if none of them has a unit.
template <class... A>
using number_if_ratio = std::conditional_t<(unitstep::detail::has_unit<A> || ...), unknown,
                                           typename unitstep::detail::number_of_all<A...>::type>;
template <class N, class A>
constexpr N as_number(A const& a) {
  return static_cast<N>(unitstep::detail::bare_number(a));
}

/// The verdict on the arguments of a function of plain numbers.
template <text Function, text Due, class... A>
using check_ratios = diagnostics::first_refusal<std::conditional_t<
    unitstep::detail::has_unit<A>, diagnostics::refuse<Function, diagnostics::words<Due>, A>,
    diagnostics::accepted>...>;

}  // namespace detail

/// `math::sqrt` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr detail::number_if_ratio<Q> sqrt(Q const& q) {
  using call =
      detail::check_ratios<"math::sqrt", "a plain number (for quantities, unitstep::sqrt)", Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  if constexpr (call::ok) return sqrt(q.value());
  return {};
}

/// `math::cbrt` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr detail::number_if_ratio<Q> cbrt(Q const& q) {
  using call =
      detail::check_ratios<"math::cbrt", "a plain number (for quantities, unitstep::cbrt)", Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  if constexpr (call::ok) return cbrt(q.value());
  return {};
}

/// `math::exp` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr detail::number_if_ratio<Q> exp(Q const& q) {
  using call =
      detail::check_ratios<"math::exp", "a plain number (for quantities, unitstep::exp)", Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  if constexpr (call::ok) return exp(q.value());
  return {};
}

/// `math::log` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr detail::number_if_ratio<Q> log(Q const& q) {
  using call =
      detail::check_ratios<"math::log", "a plain number (for quantities, unitstep::log)", Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  if constexpr (call::ok) return log(q.value());
  return {};
}

/// `math::sin` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr detail::number_if_ratio<Q> sin(Q const& q) {
  using call =
      detail::check_ratios<"math::sin", "a plain number (for quantities, unitstep::sin)", Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  if constexpr (call::ok) return sin(q.value());
  return {};
}

/// `math::cos` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr detail::number_if_ratio<Q> cos(Q const& q) {
  using call =
      detail::check_ratios<"math::cos", "a plain number (for quantities, unitstep::cos)", Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  if constexpr (call::ok) return cos(q.value());
  return {};
}

/// `math::tan` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr detail::number_if_ratio<Q> tan(Q const& q) {
  using call =
      detail::check_ratios<"math::tan", "a plain number (for quantities, unitstep::tan)", Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  if constexpr (call::ok) return tan(q.value());
  return {};
}

/// `math::atan` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr detail::number_if_ratio<Q> atan(Q const& q) {
  using call = detail::check_ratios<"math::atan", "a plain number", Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  if constexpr (call::ok) return atan(q.value());
  return {};
}

/// `math::atan2` of dimensionless quantities, or of one and a number, is that of their numbers; a unit is refused.
template <class Y, class X>
  requires detail::with_quantity<Y, X>
constexpr detail::number_if_ratio<Y, X> atan2(Y const& y, X const& x) {
  using call =
      detail::check_ratios<"math::atan2", "a plain number (for quantities, unitstep::atan2)", Y, X>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  using number = detail::number_if_ratio<Y, X>;
  if constexpr (call::ok) return atan2(detail::as_number<number>(y), detail::as_number<number>(x));
  return {};
}

/// `math::pow` of dimensionless quantities, or of one and a number, is that of their numbers; a unit is refused.
template <class X, class Y>
  requires detail::with_quantity<X, Y>
constexpr detail::number_if_ratio<X, Y> pow(X const& x, Y const& y) {
  using call =
      detail::check_ratios<"math::pow", "a plain number (for quantities, unitstep::pow<n>)", X, Y>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  using number = detail::number_if_ratio<X, Y>;
  if constexpr (call::ok) return pow(detail::as_number<number>(x), detail::as_number<number>(y));
  return {};
}

}  // namespace unitstep::math
