// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <type_traits>
#include <unitstep/numbers/interval.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/light.hpp>
#include <unitstep/units/unit_text.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief Quantities with two known bounds: how they are made, and how a field computes with them.

namespace unitstep {

namespace detail {

template <class T>
inline constexpr bool is_interval_of_quantities = false;
template <class U>
inline constexpr bool is_interval_of_quantities<interval<boost::units::quantity<U, double>>> = true;
template <class A, class B>
concept one_is_interval = is_interval_of_quantities<A> || is_interval_of_quantities<B>;

/// The operand that is computed with in place of another.
template <class T>
constexpr T operand(T const& x) {
  return x;
}
template <class U>
constexpr light<U, interval<double>> operand(interval<boost::units::quantity<U, double>> const& x) {
  return {interval<double>(x.lower.value(), x.upper.value())};
}

}  // namespace detail

/// The quantity between bounds as a field computes with it: `return +wind;`.
template <class Q>
  requires detail::is_interval_of_quantities<interval<Q>>
constexpr auto operator+(interval<Q> const& a) {
  return detail::operand(a);
}
template <class Q>
  requires detail::is_interval_of_quantities<interval<Q>>
constexpr auto operator-(interval<Q> const& a) {
  return -detail::operand(a);
}
template <class A, class B>
  requires detail::one_is_interval<A, B>
constexpr auto operator+(A const& a, B const& b) {
  return detail::operand(a) + detail::operand(b);
}
template <class A, class B>
  requires detail::one_is_interval<A, B>
constexpr auto operator-(A const& a, B const& b) {
  return detail::operand(a) - detail::operand(b);
}
template <class A, class B>
  requires detail::one_is_interval<A, B>
constexpr auto operator*(A const& a, B const& b) {
  return detail::operand(a) * detail::operand(b);
}
template <class A, class B>
  requires detail::one_is_interval<A, B>
constexpr auto operator/(A const& a, B const& b) {
  return detail::operand(a) / detail::operand(b);
}
// With a unit Boost has operators for any type, which would put the interval into a quantity.
template <class U, class D, class S>
constexpr auto operator*(interval<boost::units::quantity<U, double>> const& a,
                         boost::units::unit<D, S> const& b) {
  return detail::operand(a) * b;
}
template <class U, class D, class S>
constexpr auto operator/(interval<boost::units::quantity<U, double>> const& a,
                         boost::units::unit<D, S> const& b) {
  return detail::operand(a) / b;
}

namespace detail {

/// A quantity of `double`, or a `double`: the types of bounds.
template <class Q>
inline constexpr bool is_bound = std::same_as<Q, double>;
template <quantity_like Q>
inline constexpr bool is_bound<Q> = std::same_as<number_of<Q>, double>;

/// Boost's quantity, as callers write it, or the number.
template <class Q>
struct bound_of {
  using type = double;
  static constexpr double number(double x) { return x; }
  static constexpr double of(double x) { return x; }
};
template <quantity_like Q>
struct bound_of<Q> {
  using type = boost::units::quantity<unit_of<Q>, double>;
  static constexpr double number(Q const& q) { return q.value(); }
  static constexpr type of(double x) { return type::from_value(x); }
};

/// Two bounds of one unit.
template <class A, class B>
inline constexpr bool are_bounds = std::same_as<A, double> && std::same_as<B, double>;
template <quantity_like A, quantity_like B>
inline constexpr bool are_bounds<A, B> =
    is_bound<A> && is_bound<B> && same_unit<unit_of<A>, unit_of<B>>;

/// The verdict on two bounds.
template <class A, class B>
consteval auto check_bounds() {
  if constexpr (!is_bound<A>)
    return diagnostics::refuse<"lower", diagnostics::words<"a quantity or a number of double">,
                               A>{};
  else if constexpr (!are_bounds<A, B>)
    return diagnostics::refuse<"upper", A, B>{};
  else
    return diagnostics::accepted{};
}

}  // namespace detail

/// All values from `lower` to `upper`, both exactly the given doubles.
///
/// \param lower a quantity of `double`, or a `double`
/// \param upper the same of one unit
/// \throw std::domain_error if a bound is not finite or `lower` is above `upper`
/// \proof{examples/reference/numbers.cpp,interval}
template <class Lower, class Upper>
[[nodiscard]] constexpr auto between(Lower const& lower, Upper const& upper) {
  using verdict = decltype(detail::check_bounds<Lower, Upper>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    using bound = detail::bound_of<Lower>;
    double const low = bound::number(lower), high = detail::bound_of<Upper>::number(upper);
    if (!unitstep::is_finite(low) || !unitstep::is_finite(high))
      fail<std::domain_error>("unitstep: between: bounds must be finite");
    if (low > high) fail<std::domain_error>("unitstep: between: lower must not be above upper");
    return interval<typename bound::type>{bound::of(low), bound::of(high)};
  } else {
    return unknown{};
  }
}

/// The interval between the two neighbours of a double, which holds the decimal in the source:
/// `around(0.9 * si::metre)` holds 9/10 m, which no double is.
///
/// \param value a quantity of `double`, or a `double`, nearest to the intended value
/// \throw std::domain_error if it is not finite
/// \proof{examples/reference/numbers.cpp,interval}
template <class Value>
[[nodiscard]] constexpr auto around(Value const& value) {
  using verdict = decltype(detail::check_bounds<Value, Value>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    using bound = detail::bound_of<Value>;
    double const x = bound::number(value);
    if (!unitstep::is_finite(x))
      fail<std::domain_error>("unitstep: around: a value must be finite");
    auto const nearest = interval<double>::widened(x, x);
    return interval<typename bound::type>{bound::of(nearest.lower), bound::of(nearest.upper)};
  } else {
    return unknown{};
  }
}

}  // namespace unitstep
