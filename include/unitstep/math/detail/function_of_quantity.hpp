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

namespace unitstep {

namespace detail {

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

}  // namespace detail

namespace math {

namespace detail {

/// Two arguments of a function of plain numbers, of which one at least is a quantity.
template <class A, class B>
concept with_quantity =
    (quantity_like<A> && (quantity_like<B> || scalar<B>)) || (scalar<A> && quantity_like<B>);

template <text Function, text Due, class Given>
consteval auto check_ratio() {
  if constexpr (unitstep::detail::has_unit<Given>)
    return diagnostics::refuse<Function, diagnostics::words<Due>, Given>{};
  else
    return diagnostics::accepted{};
}

/// The verdict on the arguments of a function of plain numbers, and the numbers that it computes with.
template <text Function, text Due, class... A>
using check_ratios = diagnostics::first_refusal<decltype(check_ratio<Function, Due, A>())...>;
template <text Function, text Due, class... A>
struct call_with_ratios : check_ratios<Function, Due, A...> {
  using number = typename unitstep::detail::number_of_all<A...>::type;
  template <class Given>
  static constexpr number number_in(Given const& a) {
    return static_cast<number>(unitstep::detail::bare_number(a));
  }
};
template <text Function, text Due, class... A>
  requires (!check_ratios<Function, Due, A...>::ok)
struct call_with_ratios<Function, Due, A...> : check_ratios<Function, Due, A...> {
  template <class Given>
  static constexpr unknown number_in(Given const&) {
    return {};
  }
};

}  // namespace detail

/// `math::sqrt` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto sqrt(Q const& q) {
  using call =
      detail::call_with_ratios<"math::sqrt", "a plain number (for quantities, unitstep::sqrt)", Q>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return math::sqrt(call::number_in(q));
}

/// `math::cbrt` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto cbrt(Q const& q) {
  using call =
      detail::call_with_ratios<"math::cbrt", "a plain number (for quantities, unitstep::cbrt)", Q>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return math::cbrt(call::number_in(q));
}

/// `math::exp` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto exp(Q const& q) {
  using call =
      detail::call_with_ratios<"math::exp", "a plain number (for quantities, unitstep::exp)", Q>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return math::exp(call::number_in(q));
}

/// `math::log` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto log(Q const& q) {
  using call =
      detail::call_with_ratios<"math::log", "a plain number (for quantities, unitstep::log)", Q>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return math::log(call::number_in(q));
}

/// `math::sin` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto sin(Q const& q) {
  using call =
      detail::call_with_ratios<"math::sin", "a plain number (for quantities, unitstep::sin)", Q>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return math::sin(call::number_in(q));
}

/// `math::cos` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto cos(Q const& q) {
  using call =
      detail::call_with_ratios<"math::cos", "a plain number (for quantities, unitstep::cos)", Q>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return math::cos(call::number_in(q));
}

/// `math::tan` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto tan(Q const& q) {
  using call =
      detail::call_with_ratios<"math::tan", "a plain number (for quantities, unitstep::tan)", Q>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return math::tan(call::number_in(q));
}

/// `math::atan` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto atan(Q const& q) {
  using call = detail::call_with_ratios<"math::atan", "a plain number", Q>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return math::atan(call::number_in(q));
}

/// `math::atan2` of dimensionless quantities, or of one and a number, is that of their numbers; a unit is refused.
template <class Y, class X>
  requires detail::with_quantity<Y, X>
constexpr auto atan2(Y const& y, X const& x) {
  using call = detail::call_with_ratios<"math::atan2",
                                        "a plain number (for quantities, unitstep::atan2)", Y, X>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return math::atan2(call::number_in(y), call::number_in(x));
}

/// `math::pow` of dimensionless quantities, or of one and a number, is that of their numbers; a unit is refused.
template <class X, class Y>
  requires detail::with_quantity<X, Y>
constexpr auto pow(X const& x, Y const& y) {
  using call = detail::call_with_ratios<"math::pow",
                                        "a plain number (for quantities, unitstep::pow<n>)", X, Y>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return math::pow(call::number_in(x), call::number_in(y));
}

}  // namespace math
}  // namespace unitstep
