// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/units/light_type.hpp>
#include <unitstep/units/quantity.hpp>
#include <utility>

/// \file
/// \brief Sums, products and comparisons of light quantities, also with quantities of Boost, with numbers, and with
/// units.
///
/// A number of our own takes a constant of the caller's that it holds exactly: `light<si::length, interval<double>>`
/// one of `double`, and without a unit, as `sin(angle)` is, one that has a unit.

namespace unitstep {

namespace detail {

template <class T1, class T2>
using product_number = decltype(std::declval<T1>() * std::declval<T2>());

/// A term that can be added in place to a light quantity.
template <class B, class U, class T>
concept light_term = light_summands<light<U, T>, B> &&
                     (std::is_same_v<number_of<B>, T> || converts_exactly<number_of<B>, T>);

}  // namespace detail

// Operators of light quantities, and products with those of Boost, are written out: a constant evaluator charges for
// every call, so a shared helper would double the cost of the most frequent line of a field. They are inlined in a
// debug build, too, where a call costs several times as much as its body.

template <class U, class T>
[[gnu::always_inline]] constexpr light<U, T> operator+(light<U, T> a) {
  return a;
}
template <class U, class T>
[[gnu::always_inline]] constexpr light<U, T> operator-(light<U, T> a) {
  return {-a.number};
}

template <class U, class T, same_unit_as<U> U2>
[[gnu::always_inline]] constexpr light<U, T> operator+(light<U, T> a, light<U2, T> b) {
  return {a.number + b.number};
}
template <class U, class T, same_unit_as<U> U2>
[[gnu::always_inline]] constexpr light<U, T> operator+(light<U, T> a,
                                                       boost::units::quantity<U2, T> const& b) {
  return {a.number + b.value()};
}
template <class U, class T, same_unit_as<U> U2>
[[gnu::always_inline]] constexpr light<U, T> operator+(boost::units::quantity<U, T> const& a,
                                                       light<U2, T> b) {
  return {a.value() + b.number};
}
template <class A, class B>
  requires detail::constant_beside_light<A, B>
constexpr light<unit_of<A>, detail::number_for_both<number_of<A>, number_of<B>>> operator+(
    A const& a, B const& b) {
  return {a.value() + b.value()};
}
template <class U, class T, same_unit_as<U> U2>
[[gnu::always_inline]] constexpr light<U, T> operator-(light<U, T> a, light<U2, T> b) {
  return {a.number - b.number};
}
template <class U, class T, same_unit_as<U> U2>
[[gnu::always_inline]] constexpr light<U, T> operator-(light<U, T> a,
                                                       boost::units::quantity<U2, T> const& b) {
  return {a.number - b.value()};
}
template <class U, class T, same_unit_as<U> U2>
[[gnu::always_inline]] constexpr light<U, T> operator-(boost::units::quantity<U, T> const& a,
                                                       light<U2, T> b) {
  return {a.value() - b.number};
}
template <class A, class B>
  requires detail::constant_beside_light<A, B>
constexpr light<unit_of<A>, detail::number_for_both<number_of<A>, number_of<B>>> operator-(
    A const& a, B const& b) {
  return {a.value() - b.value()};
}

// A sum into itself makes no call: the assignment is of the bare number.
template <class U, class T, same_unit_as<U> U2>
[[gnu::always_inline]] constexpr light<U, T>& operator+=(light<U, T>& a, light<U2, T> b) {
  return a.number = a.number + b.number, a;
}
template <class U, class T, detail::light_term<U, T> B>
[[gnu::always_inline]] constexpr light<U, T>& operator+=(light<U, T>& a, B const& b) {
  return a.number = a.number + b.value(), a;
}
template <class U, class T, same_unit_as<U> U2>
constexpr boost::units::quantity<U, T>& operator+=(boost::units::quantity<U, T>& a,
                                                   light<U2, T> b) {
  return a += boost::units::quantity<U, T>::from_value(b.number);
}
template <class U, class T, same_unit_as<U> U2>
[[gnu::always_inline]] constexpr light<U, T>& operator-=(light<U, T>& a, light<U2, T> b) {
  return a.number = a.number - b.number, a;
}
template <class U, class T, detail::light_term<U, T> B>
[[gnu::always_inline]] constexpr light<U, T>& operator-=(light<U, T>& a, B const& b) {
  return a.number = a.number - b.value(), a;
}
template <class U, class T, same_unit_as<U> U2>
constexpr boost::units::quantity<U, T>& operator-=(boost::units::quantity<U, T>& a,
                                                   light<U2, T> b) {
  return a -= boost::units::quantity<U, T>::from_value(b.number);
}

template <class U1, class T1, class U2, class T2>
[[gnu::always_inline]] constexpr light<detail::unit_product<U1, U2>, detail::product_number<T1, T2>>
operator*(light<U1, T1> a, light<U2, T2> b) {
  return {a.number * b.number};
}
template <class U1, class T1, class U2, class T2>
[[gnu::always_inline]] constexpr light<detail::unit_product<U1, U2>, detail::product_number<T1, T2>>
operator*(light<U1, T1> a, boost::units::quantity<U2, T2> const& b) {
  return {a.number * b.value()};
}
template <class U1, class T1, class U2, class T2>
[[gnu::always_inline]] constexpr light<detail::unit_product<U1, U2>, detail::product_number<T1, T2>>
operator*(boost::units::quantity<U1, T1> const& a, light<U2, T2> b) {
  return {a.value() * b.number};
}
template <class U, class T, detail::factor_of<T> S>
[[gnu::always_inline]] constexpr light<U, T> operator*(light<U, T> a, S const& b) {
  return {a.number * static_cast<T>(b)};
}
template <class U, class T, detail::factor_of<T> S>
[[gnu::always_inline]] constexpr light<U, T> operator*(S const& a, light<U, T> b) {
  return {static_cast<T>(a) * b.number};
}
template <class U, class T, class D, class S>
[[gnu::always_inline]] constexpr light<detail::unit_product<U, boost::units::unit<D, S>>, T>
operator*(light<U, T> const& a, boost::units::unit<D, S> const&) {
  return {a.number};
}
template <class U, class T, class D, class S>
[[gnu::always_inline]] constexpr light<detail::unit_product<boost::units::unit<D, S>, U>, T>
operator*(boost::units::unit<D, S> const&, light<U, T> const& a) {
  return {a.number};
}

template <class U1, class T1, class U2, class T2>
[[gnu::always_inline]] constexpr light<detail::unit_quotient<U1, U2>,
                                       detail::product_number<T1, T2>>
operator/(light<U1, T1> a, light<U2, T2> b) {
  return {a.number / b.number};
}
template <class U1, class T1, class U2, class T2>
[[gnu::always_inline]] constexpr light<detail::unit_quotient<U1, U2>,
                                       detail::product_number<T1, T2>>
operator/(light<U1, T1> a, boost::units::quantity<U2, T2> const& b) {
  return {a.number / b.value()};
}
template <class U1, class T1, class U2, class T2>
[[gnu::always_inline]] constexpr light<detail::unit_quotient<U1, U2>,
                                       detail::product_number<T1, T2>>
operator/(boost::units::quantity<U1, T1> const& a, light<U2, T2> b) {
  return {a.value() / b.number};
}
template <class U, class T, detail::factor_of<T> S>
[[gnu::always_inline]] constexpr light<U, T> operator/(light<U, T> a, S const& b) {
  return {a.number / static_cast<T>(b)};
}
template <class U, class T, detail::factor_of<T> S>
[[gnu::always_inline]] constexpr light<detail::unit_power<U, -1>, T> operator/(S const& a,
                                                                               light<U, T> b) {
  return {static_cast<T>(a) / b.number};
}
template <class U, class T, class D, class S>
[[gnu::always_inline]] constexpr light<detail::unit_quotient<U, boost::units::unit<D, S>>, T>
operator/(light<U, T> const& a, boost::units::unit<D, S> const&) {
  return {a.number};
}
template <class U, class T, class D, class S>
[[gnu::always_inline]] constexpr light<detail::unit_quotient<boost::units::unit<D, S>, U>, T>
operator/(boost::units::unit<D, S> const&, light<U, T> const& a) {
  return {T(1) / a.number};
}

// A number of our own, such as a sine, beside a constant that has a unit.
template <class N, quantity_like Q>
  requires detail::converts_exactly<number_of<Q>, N>
constexpr light<unit_of<Q>, N> operator*(N const& a, Q const& b) {
  return {a * N(b.value())};
}
template <class N, quantity_like Q>
  requires detail::converts_exactly<number_of<Q>, N>
constexpr light<unit_of<Q>, N> operator*(Q const& a, N const& b) {
  return {N(a.value()) * b};
}
template <class N, quantity_like Q>
  requires detail::converts_exactly<number_of<Q>, N>
constexpr light<detail::unit_power<unit_of<Q>, -1>, N> operator/(N const& a, Q const& b) {
  return {a / N(b.value())};
}
template <class N, quantity_like Q>
  requires detail::converts_exactly<number_of<Q>, N>
constexpr light<unit_of<Q>, N> operator/(Q const& a, N const& b) {
  return {N(a.value()) / b};
}

// The result of a comparison is that of the numbers: a `bool`, or the certainty of intervals. `!=` is written out,
// since C++20 makes one only from an `==` that returns a bool.

template <class U, class T, same_unit_as<U> U2>
constexpr auto operator==(light<U, T> a, light<U2, T> b) {
  return a.number == b.number;
}
template <class A, class B>
  requires detail::light_summands<A, B>
constexpr auto operator==(A const& a, B const& b) {
  return a.value() == b.value();
}
template <class U, class T, same_unit_as<U> U2>
constexpr auto operator!=(light<U, T> a, light<U2, T> b) {
  return !(a.number == b.number);
}
template <class A, class B>
  requires detail::light_summands<A, B>
constexpr auto operator!=(A const& a, B const& b) {
  return !(a.value() == b.value());
}
template <class U, class T, same_unit_as<U> U2>
constexpr auto operator<(light<U, T> a, light<U2, T> b) {
  return b.number > a.number;  // clang takes `a.number <` for the start of template arguments
}
template <class A, class B>
  requires detail::light_summands<A, B>
constexpr auto operator<(A const& a, B const& b) {
  return b.value() > a.value();
}
template <class U, class T, same_unit_as<U> U2>
constexpr auto operator>(light<U, T> a, light<U2, T> b) {
  return a.number > b.number;
}
template <class A, class B>
  requires detail::light_summands<A, B>
constexpr auto operator>(A const& a, B const& b) {
  return a.value() > b.value();
}
template <class U, class T, same_unit_as<U> U2>
constexpr auto operator<=(light<U, T> a, light<U2, T> b) {
  return a.number <= b.number;
}
template <class A, class B>
  requires detail::light_summands<A, B>
constexpr auto operator<=(A const& a, B const& b) {
  return a.value() <= b.value();
}
template <class U, class T, same_unit_as<U> U2>
constexpr auto operator>=(light<U, T> a, light<U2, T> b) {
  return a.number >= b.number;
}
template <class A, class B>
  requires detail::light_summands<A, B>
constexpr auto operator>=(A const& a, B const& b) {
  return a.value() >= b.value();
}

}  // namespace unitstep
