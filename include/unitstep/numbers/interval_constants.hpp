// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/numbers/interval.hpp>
#include <unitstep/units/light.hpp>

/// \file
/// \brief A constant between bounds in a field: where an interval of quantities meets another operand, it becomes a light
/// quantity of the number `interval<double>`, with which fields compute.

namespace unitstep {

namespace detail {

template <class T>
inline constexpr bool is_interval_of_quantities = false;
template <class U>
inline constexpr bool is_interval_of_quantities<interval<boost::units::quantity<U, double>>> = true;
template <class A, class B>
concept one_is_interval = is_interval_of_quantities<A> || is_interval_of_quantities<B>;

/// What is computed with in the place of an operand.
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
// Beside a unit Boost has operators for anything, which would put the interval into a quantity.
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

}  // namespace unitstep
