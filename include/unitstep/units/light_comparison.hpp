// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <unitstep/units/light_type.hpp>

namespace unitstep {

// Two light quantities are compared without a call; the pairs with a Boost quantity ask for values. What
// comes out is what the numbers give: a `bool`, or the certainty of intervals. `!=` is written out, since
// C++20 makes one only of an `==` that is known to give a bool.

template <class U, class T, class U2>
  requires same_unit<U, U2>
constexpr auto operator==(light<U, T> a, light<U2, T> b) {
  return a.number == b.number;
}
template <class U, class T, class U2>
  requires same_unit<U, U2>
constexpr auto operator!=(light<U, T> a, light<U2, T> b) {
  return !(a == b);
}
template <class U, class T, class U2>
  requires same_unit<U, U2>
constexpr auto operator<(light<U, T> a, light<U2, T> b) {
  return b.number > a.number;  // clang takes `a.number <` for the start of template arguments
}
template <class U, class T, class U2>
  requires same_unit<U, U2>
constexpr auto operator>(light<U, T> a, light<U2, T> b) {
  return a.number > b.number;
}
template <class U, class T, class U2>
  requires same_unit<U, U2>
constexpr auto operator<=(light<U, T> a, light<U2, T> b) {
  return a.number <= b.number;
}
template <class U, class T, class U2>
  requires same_unit<U, U2>
constexpr auto operator>=(light<U, T> a, light<U2, T> b) {
  return a.number >= b.number;
}

template <class A, class B>
  requires light_pair<A, B>
constexpr auto operator==(A const& a, B const& b) {
  return a.value() == b.value();
}
template <class A, class B>
  requires light_pair<A, B>
constexpr auto operator!=(A const& a, B const& b) {
  return !(a == b);
}
template <class A, class B>
  requires light_pair<A, B>
constexpr auto operator<(A const& a, B const& b) {
  return a.value() < b.value();
}
template <class A, class B>
  requires light_pair<A, B>
constexpr auto operator>(A const& a, B const& b) {
  return a.value() > b.value();
}
template <class A, class B>
  requires light_pair<A, B>
constexpr auto operator<=(A const& a, B const& b) {
  return a.value() <= b.value();
}
template <class A, class B>
  requires light_pair<A, B>
constexpr auto operator>=(A const& a, B const& b) {
  return a.value() >= b.value();
}

}  // namespace unitstep
