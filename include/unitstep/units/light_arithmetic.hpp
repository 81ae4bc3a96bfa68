// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/units/light_type.hpp>
#include <utility>

namespace unitstep {

namespace detail {

template <class T1, class T2>
using product_number = decltype(std::declval<T1>() * std::declval<T2>());

}  // namespace detail

// Each operator is written out for light, Boost and plain operands: a constant evaluator charges for
// every call, so a shared helper would double the cost of the most frequent line of a field. They are
// inlined in a debug build too, where a call costs several times what it does.

template <class U, class T>
[[gnu::always_inline]] constexpr light<U, T> operator+(light<U, T> a) {
  return a;
}
template <class U, class T>
[[gnu::always_inline]] constexpr light<U, T> operator-(light<U, T> a) {
  return {-a.number};
}

template <class U, class T, class U2>
  requires same_unit<U, U2>
[[gnu::always_inline]] constexpr light<U, T> operator+(light<U, T> a, light<U2, T> b) {
  return {a.number + b.number};
}
template <class U, class T, class U2>
  requires same_unit<U, U2>
[[gnu::always_inline]] constexpr light<U, T> operator-(light<U, T> a, light<U2, T> b) {
  return {a.number - b.number};
}
template <class U, class T, class U2>
  requires same_unit<U, U2>
[[gnu::always_inline]] constexpr light<U, T> operator+(light<U, T> a,
                                                       boost::units::quantity<U2, T> const& b) {
  return {a.number + b.value()};
}
template <class U, class T, class U2>
  requires same_unit<U, U2>
[[gnu::always_inline]] constexpr light<U, T> operator-(light<U, T> a,
                                                       boost::units::quantity<U2, T> const& b) {
  return {a.number - b.value()};
}
template <class U, class T, class U2>
  requires same_unit<U, U2>
[[gnu::always_inline]] constexpr light<U, T> operator+(boost::units::quantity<U, T> const& a,
                                                       light<U2, T> b) {
  return {a.value() + b.number};
}
template <class U, class T, class U2>
  requires same_unit<U, U2>
[[gnu::always_inline]] constexpr light<U, T> operator-(boost::units::quantity<U, T> const& a,
                                                       light<U2, T> b) {
  return {a.value() - b.number};
}

// A sum into itself makes no call: the assignment is of the bare number.
template <class U, class T, class U2>
  requires same_unit<U, U2>
[[gnu::always_inline]] constexpr light<U, T>& operator+=(light<U, T>& a, light<U2, T> b) {
  return a.number = a.number + b.number, a;
}
template <class U, class T, class U2>
  requires same_unit<U, U2>
[[gnu::always_inline]] constexpr light<U, T>& operator-=(light<U, T>& a, light<U2, T> b) {
  return a.number = a.number - b.number, a;
}
template <class U, class T, class U2>
  requires same_unit<U, U2>
[[gnu::always_inline]] constexpr light<U, T>& operator+=(light<U, T>& a,
                                                         boost::units::quantity<U2, T> const& b) {
  return a.number = a.number + b.value(), a;
}
template <class U, class T, class U2>
  requires same_unit<U, U2>
[[gnu::always_inline]] constexpr light<U, T>& operator-=(light<U, T>& a,
                                                         boost::units::quantity<U2, T> const& b) {
  return a.number = a.number - b.value(), a;
}
template <class U, class T, class U2>
  requires same_unit<U, U2>
constexpr boost::units::quantity<U, T>& operator+=(boost::units::quantity<U, T>& a,
                                                   light<U2, T> b) {
  return a += boost::units::quantity<U, T>::from_value(b.number);
}
template <class U, class T, class U2>
  requires same_unit<U, U2>
constexpr boost::units::quantity<U, T>& operator-=(boost::units::quantity<U, T>& a,
                                                   light<U2, T> b) {
  return a -= boost::units::quantity<U, T>::from_value(b.number);
}

template <class U1, class T1, class U2, class T2>
[[gnu::always_inline]] constexpr light<unit_product<U1, U2>, detail::product_number<T1, T2>>
operator*(light<U1, T1> a, light<U2, T2> b) {
  return {a.number * b.number};
}
template <class U1, class T1, class U2, class T2>
[[gnu::always_inline]] constexpr light<unit_product<U1, U2>, detail::product_number<T1, T2>>
operator*(light<U1, T1> a, boost::units::quantity<U2, T2> const& b) {
  return {a.number * b.value()};
}
template <class U1, class T1, class U2, class T2>
[[gnu::always_inline]] constexpr light<unit_product<U1, U2>, detail::product_number<T1, T2>>
operator*(boost::units::quantity<U1, T1> const& a, light<U2, T2> b) {
  return {a.value() * b.number};
}
template <class U, class T, factor_of<T> S>
[[gnu::always_inline]] constexpr light<U, T> operator*(light<U, T> a, S const& b) {
  return {a.number * static_cast<T>(b)};
}
template <class U, class T, factor_of<T> S>
[[gnu::always_inline]] constexpr light<U, T> operator*(S const& a, light<U, T> b) {
  return {static_cast<T>(a) * b.number};
}
template <class U, class T, class D, class S>
[[gnu::always_inline]] constexpr light<unit_product<U, boost::units::unit<D, S>>, T> operator*(
    light<U, T> const& a, boost::units::unit<D, S> const&) {
  return {a.number};
}
template <class U, class T, class D, class S>
[[gnu::always_inline]] constexpr light<unit_product<boost::units::unit<D, S>, U>, T> operator*(
    boost::units::unit<D, S> const&, light<U, T> const& a) {
  return {a.number};
}

template <class U1, class T1, class U2, class T2>
[[gnu::always_inline]] constexpr light<unit_quotient<U1, U2>, detail::product_number<T1, T2>>
operator/(light<U1, T1> a, light<U2, T2> b) {
  return {a.number / b.number};
}
template <class U1, class T1, class U2, class T2>
[[gnu::always_inline]] constexpr light<unit_quotient<U1, U2>, detail::product_number<T1, T2>>
operator/(light<U1, T1> a, boost::units::quantity<U2, T2> const& b) {
  return {a.number / b.value()};
}
template <class U1, class T1, class U2, class T2>
[[gnu::always_inline]] constexpr light<unit_quotient<U1, U2>, detail::product_number<T1, T2>>
operator/(boost::units::quantity<U1, T1> const& a, light<U2, T2> b) {
  return {a.value() / b.number};
}
template <class U, class T, factor_of<T> S>
[[gnu::always_inline]] constexpr light<U, T> operator/(light<U, T> a, S const& b) {
  return {a.number / static_cast<T>(b)};
}
template <class U, class T, factor_of<T> S>
[[gnu::always_inline]] constexpr light<unit_power<U, -1>, T> operator/(S const& a, light<U, T> b) {
  return {static_cast<T>(a) / b.number};
}
template <class U, class T, class D, class S>
[[gnu::always_inline]] constexpr light<unit_quotient<U, boost::units::unit<D, S>>, T> operator/(
    light<U, T> const& a, boost::units::unit<D, S> const&) {
  return {a.number};
}
template <class U, class T, class D, class S>
[[gnu::always_inline]] constexpr light<unit_quotient<boost::units::unit<D, S>, U>, T> operator/(
    boost::units::unit<D, S> const&, light<U, T> const& a) {
  return {T(1) / a.number};
}

}  // namespace unitstep
