// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/atan.hpp>
#include <unitstep/math/atan2.hpp>
#include <unitstep/math/cbrt.hpp>
#include <unitstep/math/cos.hpp>
#include <unitstep/math/exp.hpp>
#include <unitstep/math/log.hpp>
#include <unitstep/math/pow.hpp>
#include <unitstep/math/sin.hpp>
#include <unitstep/math/sqrt.hpp>
#include <unitstep/math/tan.hpp>
#include <unitstep/units/detail/meeting.hpp>
#include <unitstep/units/mismatched.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief Functions of plain numbers, called with a quantity: a ratio such as `t / T` is its number, and
/// what has a unit is refused in one sentence that names the function which takes it.

namespace unitstep {

namespace diagnostics {

/// The verdict on a quantity where a plain number is due.
template <text Function, text Due, class Q>
consteval auto check_ratio() {
  if constexpr (is_dimensionless_unit<unit_of<Q>>)
    return accepted{};
  else
    return refuse<Function, words<Due>, Q>{};
}

/// Two arguments of a function of plain numbers, of which one at least is a quantity.
template <class A, class B>
concept with_quantity =
    (quantity_like<A> && (quantity_like<B> || scalar<B>)) || (quantity_like<B> && scalar<A>);

/// The same of an argument that may be a number already.
template <text Function, text Due, class A>
consteval auto check_argument() {
  if constexpr (quantity_like<A>)
    return check_ratio<Function, Due, A>();
  else
    return accepted{};
}

}  // namespace diagnostics

namespace detail {

template <class A, class B>
struct number_of_either {
  using type = number_of<B>;
};
template <quantity_like A, class B>
struct number_of_either<A, B> {
  using type = number_of<A>;
};
template <quantity_like A, quantity_like B>
struct number_of_either<A, B> {
  using type = met_number<number_of<A>, number_of<B>>;
};

/// An argument as a plain number.
template <class N, class A>
constexpr N as_number(A const& a) {
  if constexpr (quantity_like<A>)
    return static_cast<N>(a.value());
  else
    return static_cast<N>(a);
}

}  // namespace detail

namespace math {

/// `math::sqrt` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto sqrt(Q const& q) {
  using due =
      decltype(diagnostics::check_ratio<"math::sqrt",
                                        "a plain number (for quantities, unitstep::sqrt)", Q>());
  static_assert(units_match<printed<due>> && sizeof(message_of<due>), "wrong unit");
  if constexpr (due::ok)
    return sqrt(q.value());
  else
    return unknown{};
}

/// `math::cbrt` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto cbrt(Q const& q) {
  using due =
      decltype(diagnostics::check_ratio<"math::cbrt",
                                        "a plain number (for quantities, unitstep::cbrt)", Q>());
  static_assert(units_match<printed<due>> && sizeof(message_of<due>), "wrong unit");
  if constexpr (due::ok)
    return cbrt(q.value());
  else
    return unknown{};
}

/// `math::exp` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto exp(Q const& q) {
  using due =
      decltype(diagnostics::check_ratio<"math::exp",
                                        "a plain number (for quantities, unitstep::exp)", Q>());
  static_assert(units_match<printed<due>> && sizeof(message_of<due>), "wrong unit");
  if constexpr (due::ok)
    return exp(q.value());
  else
    return unknown{};
}

/// `math::log` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto log(Q const& q) {
  using due =
      decltype(diagnostics::check_ratio<"math::log",
                                        "a plain number (for quantities, unitstep::log)", Q>());
  static_assert(units_match<printed<due>> && sizeof(message_of<due>), "wrong unit");
  if constexpr (due::ok)
    return log(q.value());
  else
    return unknown{};
}

/// `math::sin` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto sin(Q const& q) {
  using due =
      decltype(diagnostics::check_ratio<"math::sin",
                                        "a plain number (for quantities, unitstep::sin)", Q>());
  static_assert(units_match<printed<due>> && sizeof(message_of<due>), "wrong unit");
  if constexpr (due::ok)
    return sin(q.value());
  else
    return unknown{};
}

/// `math::cos` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto cos(Q const& q) {
  using due =
      decltype(diagnostics::check_ratio<"math::cos",
                                        "a plain number (for quantities, unitstep::cos)", Q>());
  static_assert(units_match<printed<due>> && sizeof(message_of<due>), "wrong unit");
  if constexpr (due::ok)
    return cos(q.value());
  else
    return unknown{};
}

/// `math::tan` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto tan(Q const& q) {
  using due =
      decltype(diagnostics::check_ratio<"math::tan",
                                        "a plain number (for quantities, unitstep::tan)", Q>());
  static_assert(units_match<printed<due>> && sizeof(message_of<due>), "wrong unit");
  if constexpr (due::ok)
    return tan(q.value());
  else
    return unknown{};
}

/// `math::atan` of a dimensionless quantity is that of its number; a unit is refused.
template <quantity_like Q>
constexpr auto atan(Q const& q) {
  using due = decltype(diagnostics::check_ratio<"math::atan", "a plain number", Q>());
  static_assert(units_match<printed<due>> && sizeof(message_of<due>), "wrong unit");
  if constexpr (due::ok)
    return atan(q.value());
  else
    return unknown{};
}

/// `math::atan2` of dimensionless quantities, or of one and a number, is that of their numbers; a unit is refused.
template <class Y, class X>
  requires diagnostics::with_quantity<Y, X>
constexpr auto atan2(Y const& y, X const& x) {
  constexpr text due = "a plain number (for quantities, unitstep::atan2)";
  using verdict =
      diagnostics::first_refusal<decltype(diagnostics::check_argument<"math::atan2", due, Y>()),
                                 decltype(diagnostics::check_argument<"math::atan2", due, X>())>;
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    using N = typename ::unitstep::detail::number_of_either<Y, X>::type;
    return atan2(::unitstep::detail::as_number<N>(y), ::unitstep::detail::as_number<N>(x));
  } else {
    return unknown{};
  }
}

/// `math::pow` of dimensionless quantities, or of one and a number, is that of their numbers; a unit is refused.
template <class X, class Y>
  requires diagnostics::with_quantity<X, Y>
constexpr auto pow(X const& x, Y const& y) {
  constexpr text due = "a plain number (for quantities, unitstep::pow<n>)";
  using verdict =
      diagnostics::first_refusal<decltype(diagnostics::check_argument<"math::pow", due, X>()),
                                 decltype(diagnostics::check_argument<"math::pow", due, Y>())>;
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    using N = typename ::unitstep::detail::number_of_either<X, Y>::type;
    return pow(::unitstep::detail::as_number<N>(x), ::unitstep::detail::as_number<N>(y));
  } else {
    return unknown{};
  }
}

}  // namespace math
}  // namespace unitstep
