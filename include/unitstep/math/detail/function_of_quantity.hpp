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

/// The verdict on the arguments of a function of plain numbers, and what it returns.
template <text Function, text Due, class... A>
struct call_with_ratios : diagnostics::first_refusal<decltype(check_ratio<Function, Due, A>())...> {
  template <class Compute>
  static constexpr auto result(Compute const& compute, A const&... a) {
    if constexpr (!call_with_ratios::ok)
      return unknown{};
    else
      return compute(static_cast<typename unitstep::detail::number_of_all<A...>::type>(
          unitstep::detail::bare_number(a))...);
  }
};

}  // namespace detail

/// `math::sqrt` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto sqrt(Q const& q) {
  using call =
      detail::call_with_ratios<"math::sqrt", "a plain number (for quantities, unitstep::sqrt)", Q>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return call::result([](auto const& x) { return sqrt(x); }, q);
}

/// `math::cbrt` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto cbrt(Q const& q) {
  using call =
      detail::call_with_ratios<"math::cbrt", "a plain number (for quantities, unitstep::cbrt)", Q>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return call::result([](auto const& x) { return cbrt(x); }, q);
}

/// `math::exp` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto exp(Q const& q) {
  using call =
      detail::call_with_ratios<"math::exp", "a plain number (for quantities, unitstep::exp)", Q>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return call::result([](auto const& x) { return exp(x); }, q);
}

/// `math::log` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto log(Q const& q) {
  using call =
      detail::call_with_ratios<"math::log", "a plain number (for quantities, unitstep::log)", Q>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return call::result([](auto const& x) { return log(x); }, q);
}

/// `math::sin` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto sin(Q const& q) {
  using call =
      detail::call_with_ratios<"math::sin", "a plain number (for quantities, unitstep::sin)", Q>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return call::result([](auto const& x) { return sin(x); }, q);
}

/// `math::cos` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto cos(Q const& q) {
  using call =
      detail::call_with_ratios<"math::cos", "a plain number (for quantities, unitstep::cos)", Q>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return call::result([](auto const& x) { return cos(x); }, q);
}

/// `math::tan` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto tan(Q const& q) {
  using call =
      detail::call_with_ratios<"math::tan", "a plain number (for quantities, unitstep::tan)", Q>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return call::result([](auto const& x) { return tan(x); }, q);
}

/// `math::atan` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto atan(Q const& q) {
  using call = detail::call_with_ratios<"math::atan", "a plain number", Q>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return call::result([](auto const& x) { return atan(x); }, q);
}

/// `math::atan2` of dimensionless quantities, or of one and a number, is that of their numbers; a unit is refused.
template <class Y, class X>
  requires detail::with_quantity<Y, X>
constexpr auto atan2(Y const& y, X const& x) {
  using call = detail::call_with_ratios<"math::atan2",
                                        "a plain number (for quantities, unitstep::atan2)", Y, X>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return call::result([](auto const& m, auto const& n) { return atan2(m, n); }, y, x);
}

/// `math::pow` of dimensionless quantities, or of one and a number, is that of their numbers; a unit is refused.
template <class X, class Y>
  requires detail::with_quantity<X, Y>
constexpr auto pow(X const& x, Y const& y) {
  using call = detail::call_with_ratios<"math::pow",
                                        "a plain number (for quantities, unitstep::pow<n>)", X, Y>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return call::result([](auto const& m, auto const& n) { return pow(m, n); }, x, y);
}

}  // namespace math
}  // namespace unitstep
