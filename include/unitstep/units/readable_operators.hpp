// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <boost/units/quantity.hpp>
#include <unitstep/diagnostics/mismatched.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/operation.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief Makes a sum of the caller's own quantities readable where it does not match.
///
/// Include it beside Boost.Units, and `position + velocity` or `v = v + F * dt` is one error that says
/// `expected m + m, got m + m s^-1`. What compiles without it compiles with it and means the same: these
/// operators are candidates only where Boost has none. One thing does change, which is why nothing
/// includes this header for you: a concept that asks whether two quantities can be added,
/// `requires { a + b; }`, is told yes for any two.
///
/// Not reached are `a += b`, which is a member of Boost's class, and an assignment or initialisation
/// of another unit without a sum, which is a conversion.

namespace unitstep::detail {

/// Two quantities for which Boost has no sum.
template <class A, class B>
concept no_sum_of_two = is_boost_quantity<A> && is_boost_quantity<B> &&
                        !requires { typename boost::units::add_typeof_helper<A, B>::type; };

/// A quantity beside a number, where it is not a number itself.
template <class Q, class S>
concept beside_number = is_boost_quantity<Q> && scalar<S> && !is_dimensionless_unit<unit_of<Q>>;

/// Two values, one of them a quantity, for which Boost has no sum.
template <class A, class B>
concept no_sum = no_sum_of_two<A, B> || beside_number<A, B> || beside_number<B, A>;

/// Two quantities that Boost does not compare, of which no spelling of one unit is the reason.
template <class A, class B>
concept no_order =
    is_boost_quantity<A> && is_boost_quantity<B> && !same_unit<unit_of<A>, unit_of<B>>;

}  // namespace unitstep::detail

// Boost's namespace is where a sum of its quantities looks for operators. C++20 would make `!=` of
// `==`; it is written so that what is said of it names it.
namespace boost::units {

template <class A, class B>
  requires unitstep::detail::no_sum<A, B>
constexpr unitstep::unknown operator+(A const&, B const&) {
  using refusal = unitstep::diagnostics::refuse_sum<"+", A, B>;
  static_assert(unitstep::units_match<unitstep::printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(unitstep::said_of<refusal>); };
  return {};
}
template <class A, class B>
  requires unitstep::detail::no_sum<A, B>
constexpr unitstep::unknown operator-(A const&, B const&) {
  using refusal = unitstep::diagnostics::refuse_sum<"-", A, B>;
  static_assert(unitstep::units_match<unitstep::printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(unitstep::said_of<refusal>); };
  return {};
}
template <class A, class B>
  requires unitstep::detail::no_order<A, B>
constexpr bool operator==(A const&, B const&) {
  using refusal = unitstep::diagnostics::refuse_sum<"==", A, B>;
  static_assert(unitstep::units_match<unitstep::printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(unitstep::said_of<refusal>); };
  return true;
}
template <class A, class B>
  requires unitstep::detail::no_order<A, B>
constexpr bool operator!=(A const&, B const&) {
  using refusal = unitstep::diagnostics::refuse_sum<"!=", A, B>;
  static_assert(unitstep::units_match<unitstep::printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(unitstep::said_of<refusal>); };
  return true;
}
template <class A, class B>
  requires unitstep::detail::no_order<A, B>
constexpr bool operator<(A const&, B const&) {
  using refusal = unitstep::diagnostics::refuse_sum<"<", A, B>;
  static_assert(unitstep::units_match<unitstep::printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(unitstep::said_of<refusal>); };
  return true;
}
template <class A, class B>
  requires unitstep::detail::no_order<A, B>
constexpr bool operator>(A const&, B const&) {
  using refusal = unitstep::diagnostics::refuse_sum<">", A, B>;
  static_assert(unitstep::units_match<unitstep::printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(unitstep::said_of<refusal>); };
  return true;
}
template <class A, class B>
  requires unitstep::detail::no_order<A, B>
constexpr bool operator<=(A const&, B const&) {
  using refusal = unitstep::diagnostics::refuse_sum<"<=", A, B>;
  static_assert(unitstep::units_match<unitstep::printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(unitstep::said_of<refusal>); };
  return true;
}
template <class A, class B>
  requires unitstep::detail::no_order<A, B>
constexpr bool operator>=(A const&, B const&) {
  using refusal = unitstep::diagnostics::refuse_sum<">=", A, B>;
  static_assert(unitstep::units_match<unitstep::printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(unitstep::said_of<refusal>); };
  return true;
}

}  // namespace boost::units
