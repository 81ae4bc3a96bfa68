// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/units/detail/light_type.hpp>
#include <unitstep/units/meeting.hpp>

/// \file
/// \brief Sums and comparisons of a light quantity of a number of our own with a constant of the caller's.
///
/// Products need nothing here: the class of numbers has operators that take the constant.

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
