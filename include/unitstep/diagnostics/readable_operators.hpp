// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <boost/units/quantity.hpp>
#include <unitstep/diagnostics/mismatched.hpp>
#include <unitstep/diagnostics/operation.hpp>
#include <unitstep/units/number.hpp>
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
concept no_sum = !requires {
  typename boost::units::add_typeof_helper<A, B>::type;
};

/// Two quantities that Boost does not compare, of which no spelling of one unit is the reason.
template <class A, class B>
concept no_order = quantity_like<A> && quantity_like<B> && !same_unit<unit_of<A>, unit_of<B>>;

/// A quantity beside a number, where it is not a number itself.
template <class Q, class S>
concept beside_number = scalar<S> && !is_dimensionless_unit<unit_of<Q>>;

}  // namespace unitstep::detail

// Boost's namespace is where a sum of its quantities looks for operators.
namespace boost::units {

template <class U1, class T1, class U2, class T2>
requires unitstep::detail::no_sum<quantity<U1, T1>, quantity<U2, T2>>
constexpr unitstep::unknown operator+(quantity<U1, T1> const&, quantity<U2, T2> const&) {
  using refusal = unitstep::diagnostics::refuse_sum<"+", quantity<U1, T1>, quantity<U2, T2>>;
  static_assert(unitstep::units_match<typename refusal::expected, typename refusal::got>,
                "wrong unit");
  (void)[] {
    return sizeof(unitstep::unit_mismatch<typename refusal::expected, typename refusal::got>);
  };
  return {};
}
template <class U1, class T1, class U2, class T2>
requires unitstep::detail::no_sum<quantity<U1, T1>, quantity<U2, T2>>
constexpr unitstep::unknown operator-(quantity<U1, T1> const&, quantity<U2, T2> const&) {
  using refusal = unitstep::diagnostics::refuse_sum<"-", quantity<U1, T1>, quantity<U2, T2>>;
  static_assert(unitstep::units_match<typename refusal::expected, typename refusal::got>,
                "wrong unit");
  (void)[] {
    return sizeof(unitstep::unit_mismatch<typename refusal::expected, typename refusal::got>);
  };
  return {};
}
template <class U1, class T1, class S>
requires unitstep::detail::beside_number<quantity<U1, T1>, S>
constexpr unitstep::unknown operator+(quantity<U1, T1> const&, S const&) {
  using refusal = unitstep::diagnostics::refuse_sum<"+", quantity<U1, T1>, S>;
  static_assert(unitstep::units_match<typename refusal::expected, typename refusal::got>,
                "wrong unit");
  (void)[] {
    return sizeof(unitstep::unit_mismatch<typename refusal::expected, typename refusal::got>);
  };
  return {};
}
template <class U1, class T1, class S>
requires unitstep::detail::beside_number<quantity<U1, T1>, S>
constexpr unitstep::unknown operator+(S const&, quantity<U1, T1> const&) {
  using refusal = unitstep::diagnostics::refuse_sum<"+", S, quantity<U1, T1>>;
  static_assert(unitstep::units_match<typename refusal::expected, typename refusal::got>,
                "wrong unit");
  (void)[] {
    return sizeof(unitstep::unit_mismatch<typename refusal::expected, typename refusal::got>);
  };
  return {};
}
template <class U1, class T1, class S>
requires unitstep::detail::beside_number<quantity<U1, T1>, S>
constexpr unitstep::unknown operator-(quantity<U1, T1> const&, S const&) {
  using refusal = unitstep::diagnostics::refuse_sum<"-", quantity<U1, T1>, S>;
  static_assert(unitstep::units_match<typename refusal::expected, typename refusal::got>,
                "wrong unit");
  (void)[] {
    return sizeof(unitstep::unit_mismatch<typename refusal::expected, typename refusal::got>);
  };
  return {};
}
template <class U1, class T1, class S>
requires unitstep::detail::beside_number<quantity<U1, T1>, S>
constexpr unitstep::unknown operator-(S const&, quantity<U1, T1> const&) {
  using refusal = unitstep::diagnostics::refuse_sum<"-", S, quantity<U1, T1>>;
  static_assert(unitstep::units_match<typename refusal::expected, typename refusal::got>,
                "wrong unit");
  (void)[] {
    return sizeof(unitstep::unit_mismatch<typename refusal::expected, typename refusal::got>);
  };
  return {};
}
template <class U1, class T1, class U2, class T2>
requires unitstep::detail::no_order<quantity<U1, T1>, quantity<U2, T2>>
constexpr bool operator==(quantity<U1, T1> const&, quantity<U2, T2> const&) {
  using refusal = unitstep::diagnostics::refuse_sum<"==", quantity<U1, T1>, quantity<U2, T2>>;
  static_assert(unitstep::units_match<typename refusal::expected, typename refusal::got>,
                "wrong unit");
  (void)[] {
    return sizeof(unitstep::unit_mismatch<typename refusal::expected, typename refusal::got>);
  };
  return true;
}
template <class U1, class T1, class U2, class T2>
requires unitstep::detail::no_order<quantity<U1, T1>, quantity<U2, T2>>
constexpr bool operator!=(quantity<U1, T1> const&, quantity<U2, T2> const&) {
  using refusal = unitstep::diagnostics::refuse_sum<"!=", quantity<U1, T1>, quantity<U2, T2>>;
  static_assert(unitstep::units_match<typename refusal::expected, typename refusal::got>,
                "wrong unit");
  (void)[] {
    return sizeof(unitstep::unit_mismatch<typename refusal::expected, typename refusal::got>);
  };
  return true;
}
template <class U1, class T1, class U2, class T2>
requires unitstep::detail::no_order<quantity<U1, T1>, quantity<U2, T2>>
constexpr bool operator<(quantity<U1, T1> const&, quantity<U2, T2> const&) {
  using refusal = unitstep::diagnostics::refuse_sum<"<", quantity<U1, T1>, quantity<U2, T2>>;
  static_assert(unitstep::units_match<typename refusal::expected, typename refusal::got>,
                "wrong unit");
  (void)[] {
    return sizeof(unitstep::unit_mismatch<typename refusal::expected, typename refusal::got>);
  };
  return true;
}
template <class U1, class T1, class U2, class T2>
requires unitstep::detail::no_order<quantity<U1, T1>, quantity<U2, T2>>
constexpr bool operator>(quantity<U1, T1> const&, quantity<U2, T2> const&) {
  using refusal = unitstep::diagnostics::refuse_sum<">", quantity<U1, T1>, quantity<U2, T2>>;
  static_assert(unitstep::units_match<typename refusal::expected, typename refusal::got>,
                "wrong unit");
  (void)[] {
    return sizeof(unitstep::unit_mismatch<typename refusal::expected, typename refusal::got>);
  };
  return true;
}
template <class U1, class T1, class U2, class T2>
requires unitstep::detail::no_order<quantity<U1, T1>, quantity<U2, T2>>
constexpr bool operator<=(quantity<U1, T1> const&, quantity<U2, T2> const&) {
  using refusal = unitstep::diagnostics::refuse_sum<"<=", quantity<U1, T1>, quantity<U2, T2>>;
  static_assert(unitstep::units_match<typename refusal::expected, typename refusal::got>,
                "wrong unit");
  (void)[] {
    return sizeof(unitstep::unit_mismatch<typename refusal::expected, typename refusal::got>);
  };
  return true;
}
template <class U1, class T1, class U2, class T2>
requires unitstep::detail::no_order<quantity<U1, T1>, quantity<U2, T2>>
constexpr bool operator>=(quantity<U1, T1> const&, quantity<U2, T2> const&) {
  using refusal = unitstep::diagnostics::refuse_sum<">=", quantity<U1, T1>, quantity<U2, T2>>;
  static_assert(unitstep::units_match<typename refusal::expected, typename refusal::got>,
                "wrong unit");
  (void)[] {
    return sizeof(unitstep::unit_mismatch<typename refusal::expected, typename refusal::got>);
  };
  return true;
}
}  // namespace boost::units
