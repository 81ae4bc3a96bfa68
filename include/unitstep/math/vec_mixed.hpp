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
    -> vec<detail::multiplied<A, boost::units::unit<D, S>>, N> {
  return detail::by_component<N>([&u](A const& p) { return p * u; }, a);
}
template <class A, std::size_t N, class D, class S>
constexpr auto operator*(boost::units::unit<D, S> const& u, vec<A, N> const& a)
    -> vec<detail::multiplied<boost::units::unit<D, S>, A>, N> {
  return detail::by_component<N>([&u](A const& p) { return u * p; }, a);
}
template <class A, std::size_t N, class D, class S>
constexpr auto operator/(vec<A, N> const& a, boost::units::unit<D, S> const& u)
    -> vec<detail::divided<A, boost::units::unit<D, S>>, N> {
  return detail::by_component<N>([&u](A const& p) { return p / u; }, a);
}

// An integer beside plain numbers becomes one of them: 2 * vec<float> is a vec<float>, and no compiler
// warns that an int may not fit.

template <number A, std::integral S>
[[gnu::always_inline]] constexpr vec<A, 2> operator*(vec<A, 2> a, S s) {
  return {a.x * static_cast<A>(s), a.y * static_cast<A>(s)};
}
template <number A, std::integral S>
[[gnu::always_inline]] constexpr vec<A, 3> operator*(vec<A, 3> a, S s) {
  return {a.x * static_cast<A>(s), a.y * static_cast<A>(s), a.z * static_cast<A>(s)};
}
template <number A, std::size_t N, std::integral S>
constexpr vec<A, N> operator*(vec<A, N> const& a, S const& s) {
  return a * static_cast<A>(s);
}
template <number A, std::integral S>
[[gnu::always_inline]] constexpr vec<A, 2> operator*(S s, vec<A, 2> a) {
  return {static_cast<A>(s) * a.x, static_cast<A>(s) * a.y};
}
template <number A, std::integral S>
[[gnu::always_inline]] constexpr vec<A, 3> operator*(S s, vec<A, 3> a) {
  return {static_cast<A>(s) * a.x, static_cast<A>(s) * a.y, static_cast<A>(s) * a.z};
}
template <number A, std::size_t N, std::integral S>
constexpr vec<A, N> operator*(S const& s, vec<A, N> const& a) {
  return static_cast<A>(s) * a;
}
template <number A, std::integral S>
[[gnu::always_inline]] constexpr vec<A, 2> operator/(vec<A, 2> a, S s) {
  return {a.x / static_cast<A>(s), a.y / static_cast<A>(s)};
}
template <number A, std::integral S>
[[gnu::always_inline]] constexpr vec<A, 3> operator/(vec<A, 3> a, S s) {
  return {a.x / static_cast<A>(s), a.y / static_cast<A>(s), a.z / static_cast<A>(s)};
}
template <number A, std::size_t N, std::integral S>
constexpr vec<A, N> operator/(vec<A, N> const& a, S const& s) {
  return a / static_cast<A>(s);
}

// Boost multiplies a quantity by its own value type only; here a scalar of another type is converted
// to that of the quantities, as it is beside a light quantity.

template <class U, class T, std::size_t N, factor_of<T> S>
  requires (!std::is_same_v<S, T>)
constexpr auto operator*(vec<boost::units::quantity<U, T>, N> const& a, S const& s) {
  return a * static_cast<T>(s);
}
template <class U, class T, std::size_t N, factor_of<T> S>
  requires (!std::is_same_v<S, T>)
constexpr auto operator*(S const& s, vec<boost::units::quantity<U, T>, N> const& a) {
  return static_cast<T>(s) * a;
}
template <class U, class T, std::size_t N, factor_of<T> S>
  requires (!std::is_same_v<S, T>)
constexpr auto operator/(vec<boost::units::quantity<U, T>, N> const& a, S const& s) {
  return a / static_cast<T>(s);
}
template <class U, class T, std::size_t N, factor_of<T> S>
  requires (!std::is_same_v<S, T>)
constexpr auto operator*(vec<S, N> const& a, boost::units::quantity<U, T> const& q) {
  return detail::by_component<N>([&q](S const& p) { return static_cast<T>(p) * q; }, a);
}
template <class U, class T, std::size_t N, factor_of<T> S>
  requires (!std::is_same_v<S, T>)
constexpr auto operator*(boost::units::quantity<U, T> const& q, vec<S, N> const& a) {
  return detail::by_component<N>([&q](S const& p) { return q * static_cast<T>(p); }, a);
}
template <class U, class T, std::size_t N, factor_of<T> S>
  requires (!std::is_same_v<S, T>)
constexpr auto operator/(vec<S, N> const& a, boost::units::quantity<U, T> const& q) {
  return detail::by_component<N>([&q](S const& p) { return static_cast<T>(p) / q; }, a);
}

}  // namespace unitstep

/// A bare unit over a vec is nothing; asking Boost's own template for its type is no error now.
template <class D, class S, class Q, std::size_t N>
struct boost::units::divide_typeof_helper<boost::units::unit<D, S>, unitstep::vec<Q, N>> {};
