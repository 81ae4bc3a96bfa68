// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/units/light.hpp>

namespace unitstep {

/// Two quantities of which at least one is light: the pairs our comparisons serve.
template <class A, class B>
concept light_pair = quantity_like<A> && quantity_like<B> && (detail::is_light<A> || detail::is_light<B>)&&same_unit<unit_of<A>, unit_of<B>>;

template <class A, class B>
  requires light_pair<A, B>
constexpr bool operator==(A const& a, B const& b) {
  return a.value() == b.value();
}
template <class A, class B>
  requires light_pair<A, B>
constexpr bool operator<(A const& a, B const& b) {
  return a.value() < b.value();
}
template <class A, class B>
  requires light_pair<A, B>
constexpr bool operator>(A const& a, B const& b) {
  return a.value() > b.value();
}
template <class A, class B>
  requires light_pair<A, B>
constexpr bool operator<=(A const& a, B const& b) {
  return a.value() <= b.value();
}
template <class A, class B>
  requires light_pair<A, B>
constexpr bool operator>=(A const& a, B const& b) {
  return a.value() >= b.value();
}

}  // namespace unitstep
