// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/units/detail/meeting.hpp>
#include <unitstep/units/light_type.hpp>

/// \file
/// \brief Sums and comparisons of a light quantity of a number of our own with a constant of the caller's, and
/// products of such a number without a unit, as `sin(angle)`, with a constant that has one.
///
/// Products of two light quantities need nothing here: the class of numbers has operators that take the constant.

namespace unitstep {

// clang-format off
template <class A, class B>
  requires detail::meeting_pair<A, B>
constexpr light<unit_of<A>, detail::met_number<number_of<A>, number_of<B>>> operator+(A const& a, B const& b) {
  return {a.value() + b.value()};
}
template <class A, class B>
  requires detail::meeting_pair<A, B>
constexpr light<unit_of<A>, detail::met_number<number_of<A>, number_of<B>>> operator-(A const& a, B const& b) {
  return {a.value() - b.value()};
}
// clang-format on
template <class U, class T, class B>
  requires (detail::meeting_pair<light<U, T>, B> && detail::becomes<number_of<B>, T>)
constexpr light<U, T>& operator+=(light<U, T>& a, B const& b) {
  return a.number = a.number + b.value(), a;
}
template <class U, class T, class B>
  requires (detail::meeting_pair<light<U, T>, B> && detail::becomes<number_of<B>, T>)
constexpr light<U, T>& operator-=(light<U, T>& a, B const& b) {
  return a.number = a.number - b.value(), a;
}

template <class N, quantity_like Q>
  requires detail::becomes<number_of<Q>, N>
constexpr light<unit_of<Q>, N> operator*(N const& a, Q const& b) {
  return {a * N(b.value())};
}
template <class N, quantity_like Q>
  requires detail::becomes<number_of<Q>, N>
constexpr light<unit_of<Q>, N> operator*(Q const& a, N const& b) {
  return {N(a.value()) * b};
}
template <class N, quantity_like Q>
  requires detail::becomes<number_of<Q>, N>
constexpr light<unit_power<unit_of<Q>, -1>, N> operator/(N const& a, Q const& b) {
  return {a / N(b.value())};
}
template <class N, quantity_like Q>
  requires detail::becomes<number_of<Q>, N>
constexpr light<unit_of<Q>, N> operator/(Q const& a, N const& b) {
  return {N(a.value()) / b};
}

template <class A, class B>
  requires detail::meeting_pair<A, B>
constexpr auto operator==(A const& a, B const& b) {
  return a.value() == b.value();
}
template <class A, class B>
  requires detail::meeting_pair<A, B>
constexpr auto operator!=(A const& a, B const& b) {
  return !(a.value() == b.value());
}
template <class A, class B>
  requires detail::meeting_pair<A, B>
constexpr auto operator<(A const& a, B const& b) {
  return b.value() > a.value();
}
template <class A, class B>
  requires detail::meeting_pair<A, B>
constexpr auto operator>(A const& a, B const& b) {
  return a.value() > b.value();
}
template <class A, class B>
  requires detail::meeting_pair<A, B>
constexpr auto operator<=(A const& a, B const& b) {
  return a.value() <= b.value();
}
template <class A, class B>
  requires detail::meeting_pair<A, B>
constexpr auto operator>=(A const& a, B const& b) {
  return a.value() >= b.value();
}

}  // namespace unitstep
