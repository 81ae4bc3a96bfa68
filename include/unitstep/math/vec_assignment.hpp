// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/vec_arithmetic.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

namespace unitstep {

namespace detail {

/// Whether a result can be put back into the component that it came from, without a change of number.
template <class A, class Result>
concept assigns_back = std::is_same_v<A, Result> || component_becomes<Result, A>;

/// Whether a scalar of another type is to become a plain number of the components' type first.
template <class A, class S>
concept converted_factor = number<A> && factor_of<S, A> && !std::is_same_v<S, A>;

}  // namespace detail

// Components are assigned one by one: the assignment of a whole vec would be one more call.

template <class A, class B>
  requires detail::one_precision<A, B> && detail::assigns_back<A, detail::added<A, B>>
[[gnu::always_inline]] constexpr vec<A, 2>& operator+=(vec<A, 2>& a, vec<B, 2> b) {
  return a.x = a.x + b.x, a.y = a.y + b.y, a;
}
template <class A, class B>
  requires detail::one_precision<A, B> && detail::assigns_back<A, detail::added<A, B>>
[[gnu::always_inline]] constexpr vec<A, 3>& operator+=(vec<A, 3>& a, vec<B, 3> b) {
  return a.x = a.x + b.x, a.y = a.y + b.y, a.z = a.z + b.z, a;
}
template <class A, std::size_t N, class B>
  requires detail::one_precision<A, B> && detail::assigns_back<A, detail::added<A, B>>
constexpr vec<A, N>& operator+=(vec<A, N>& a, vec<B, N> const& b) {
  for (std::size_t i = 0; i < N; ++i) a[i] = a[i] + b[i];
  return a;
}

template <class A, class B>
  requires detail::one_precision<A, B> && detail::assigns_back<A, detail::subtracted<A, B>>
[[gnu::always_inline]] constexpr vec<A, 2>& operator-=(vec<A, 2>& a, vec<B, 2> b) {
  return a.x = a.x - b.x, a.y = a.y - b.y, a;
}
template <class A, class B>
  requires detail::one_precision<A, B> && detail::assigns_back<A, detail::subtracted<A, B>>
[[gnu::always_inline]] constexpr vec<A, 3>& operator-=(vec<A, 3>& a, vec<B, 3> b) {
  return a.x = a.x - b.x, a.y = a.y - b.y, a.z = a.z - b.z, a;
}
template <class A, std::size_t N, class B>
  requires detail::one_precision<A, B> && detail::assigns_back<A, detail::subtracted<A, B>>
constexpr vec<A, N>& operator-=(vec<A, N>& a, vec<B, N> const& b) {
  for (std::size_t i = 0; i < N; ++i) a[i] = a[i] - b[i];
  return a;
}

template <class A, std::size_t N, vec_factor<A> S>
  requires detail::assigns_back<A, detail::multiplied<A, S>> && (!detail::converted_factor<A, S>)
constexpr vec<A, N>& operator*=(vec<A, N>& a, S const& s) {
  return a = a * s;
}
template <class A, std::size_t N, class S>
  requires detail::converted_factor<A, S>
constexpr vec<A, N>& operator*=(vec<A, N>& a, S const& s) {
  return a *= static_cast<A>(s);
}
template <class U, class T, std::size_t N, factor_of<T> S>
  requires (!std::is_same_v<S, T>)
constexpr vec<boost::units::quantity<U, T>, N>& operator*=(vec<boost::units::quantity<U, T>, N>& a,
                                                           S const& s) {
  return a *= static_cast<T>(s);
}

template <class A, std::size_t N, vec_factor<A> S>
  requires detail::assigns_back<A, detail::divided<A, S>> && (!detail::converted_factor<A, S>)
constexpr vec<A, N>& operator/=(vec<A, N>& a, S const& s) {
  return a = a / s;
}
template <class A, std::size_t N, class S>
  requires detail::converted_factor<A, S>
constexpr vec<A, N>& operator/=(vec<A, N>& a, S const& s) {
  return a /= static_cast<A>(s);
}
template <class U, class T, std::size_t N, factor_of<T> S>
  requires (!std::is_same_v<S, T>)
constexpr vec<boost::units::quantity<U, T>, N>& operator/=(vec<boost::units::quantity<U, T>, N>& a,
                                                           S const& s) {
  return a /= static_cast<T>(s);
}

}  // namespace unitstep
