// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/vec_arithmetic.hpp>
#include <unitstep/units/number.hpp>

namespace unitstep {

// What Boost's quantities and units do not do by themselves. None of it is on the path of a method,
// which sees plain numbers and light quantities.

// A bare unit, spelled as Boost's own templates spell it so that these are the better match.

template <class A, std::size_t N, class D, class S>
constexpr auto operator*(vec<A, N> const& a, boost::units::unit<D, S> const& u)
    -> vec<decltype(a[0] * u), N> {
  return detail::by_component<N>([&u](A const& p) { return p * u; }, a);
}
template <class A, std::size_t N, class D, class S>
constexpr auto operator*(boost::units::unit<D, S> const& u, vec<A, N> const& a)
    -> vec<decltype(u * a[0]), N> {
  return detail::by_component<N>([&u](A const& p) { return u * p; }, a);
}
template <class A, std::size_t N, class D, class S>
constexpr auto operator/(vec<A, N> const& a, boost::units::unit<D, S> const& u)
    -> vec<decltype(a[0] / u), N> {
  return detail::by_component<N>([&u](A const& p) { return p / u; }, a);
}
template <class A, std::size_t N, class D, class S>
void operator/(boost::units::unit<D, S> const&, vec<A, N> const&) = delete;

// Boost multiplies a quantity by its own value type only; here a scalar of another type is converted
// to that of the quantities, as it is beside a light quantity.

template <class U, class T, std::size_t N, factor_of<T> S>
  requires(!std::is_same_v<S, T>)
constexpr auto operator*(vec<boost::units::quantity<U, T>, N> const& a, S const& s) {
  return a * static_cast<T>(s);
}
template <class U, class T, std::size_t N, factor_of<T> S>
  requires(!std::is_same_v<S, T>)
constexpr auto operator*(S const& s, vec<boost::units::quantity<U, T>, N> const& a) {
  return static_cast<T>(s) * a;
}
template <class U, class T, std::size_t N, factor_of<T> S>
  requires(!std::is_same_v<S, T>)
constexpr auto operator/(vec<boost::units::quantity<U, T>, N> const& a, S const& s) {
  return a / static_cast<T>(s);
}
template <class U, class T, std::size_t N, factor_of<T> S>
  requires(!std::is_same_v<S, T>)
constexpr auto operator*(vec<S, N> const& a, boost::units::quantity<U, T> const& q) {
  return detail::by_component<N>([&q](S const& p) { return static_cast<T>(p) * q; }, a);
}
template <class U, class T, std::size_t N, factor_of<T> S>
  requires(!std::is_same_v<S, T>)
constexpr auto operator*(boost::units::quantity<U, T> const& q, vec<S, N> const& a) {
  return detail::by_component<N>([&q](S const& p) { return q * static_cast<T>(p); }, a);
}
template <class U, class T, std::size_t N, factor_of<T> S>
  requires(!std::is_same_v<S, T>)
constexpr auto operator/(vec<S, N> const& a, boost::units::quantity<U, T> const& q) {
  return detail::by_component<N>([&q](S const& p) { return static_cast<T>(p) / q; }, a);
}

}  // namespace unitstep
