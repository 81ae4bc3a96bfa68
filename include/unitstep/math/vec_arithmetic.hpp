// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/units/quantity.hpp>
#include <unitstep/math/vec.hpp>
#include <utility>

namespace unitstep {

// Two and three components are written out: a constant evaluator charges for every call and every
// statement, and a helper behind each operator would double the price of the commonest lines.

/// What may multiply or divide a vec as a whole: anything that is neither a vec nor a bare unit.
template <class S>
concept vec_factor = !detail::is_vec<S> && !detail::is_boost_unit<S>;

namespace detail {

template <class Op, std::size_t... I, class... V>
constexpr auto by_component(Op const& op, std::index_sequence<I...>, V const&... v) {
  auto const at = [&](std::size_t i) { return op(v[i]...); };
  return vec<decltype(at(0)), sizeof...(I)>{at(I)...};
}
template <std::size_t N, class Op, class... V>
constexpr auto by_component(Op const& op, V const&... v) {
  return by_component(op, std::make_index_sequence<N>{}, v...);
}

}  // namespace detail

template <class A, class B>
constexpr auto operator+(vec<A, 2> const& a, vec<B, 2> const& b) {
  return vec{a.x + b.x, a.y + b.y};
}
template <class A, class B>
constexpr auto operator+(vec<A, 3> const& a, vec<B, 3> const& b) {
  return vec{a.x + b.x, a.y + b.y, a.z + b.z};
}
template <class A, class B, std::size_t N>
constexpr auto operator+(vec<A, N> const& a, vec<B, N> const& b) {
  return detail::by_component<N>([](A const& p, B const& q) { return p + q; }, a, b);
}

template <class A, class B>
constexpr auto operator-(vec<A, 2> const& a, vec<B, 2> const& b) {
  return vec{a.x - b.x, a.y - b.y};
}
template <class A, class B>
constexpr auto operator-(vec<A, 3> const& a, vec<B, 3> const& b) {
  return vec{a.x - b.x, a.y - b.y, a.z - b.z};
}
template <class A, class B, std::size_t N>
constexpr auto operator-(vec<A, N> const& a, vec<B, N> const& b) {
  return detail::by_component<N>([](A const& p, B const& q) { return p - q; }, a, b);
}

template <class A, vec_factor S>
constexpr auto operator*(vec<A, 2> const& a, S const& s) {
  return vec{a.x * s, a.y * s};
}
template <class A, vec_factor S>
constexpr auto operator*(vec<A, 3> const& a, S const& s) {
  return vec{a.x * s, a.y * s, a.z * s};
}
template <class A, std::size_t N, vec_factor S>
constexpr auto operator*(vec<A, N> const& a, S const& s) {
  return detail::by_component<N>([&s](A const& p) { return p * s; }, a);
}

template <class A, vec_factor S>
constexpr auto operator*(S const& s, vec<A, 2> const& a) {
  return vec{s * a.x, s * a.y};
}
template <class A, vec_factor S>
constexpr auto operator*(S const& s, vec<A, 3> const& a) {
  return vec{s * a.x, s * a.y, s * a.z};
}
template <class A, std::size_t N, vec_factor S>
constexpr auto operator*(S const& s, vec<A, N> const& a) {
  return detail::by_component<N>([&s](A const& p) { return s * p; }, a);
}

template <class A, vec_factor S>
constexpr auto operator/(vec<A, 2> const& a, S const& s) {
  return vec{a.x / s, a.y / s};
}
template <class A, vec_factor S>
constexpr auto operator/(vec<A, 3> const& a, S const& s) {
  return vec{a.x / s, a.y / s, a.z / s};
}
template <class A, std::size_t N, vec_factor S>
constexpr auto operator/(vec<A, N> const& a, S const& s) {
  return detail::by_component<N>([&s](A const& p) { return p / s; }, a);
}

template <class A>
constexpr auto operator-(vec<A, 2> const& a) {
  return vec{-a.x, -a.y};
}
template <class A>
constexpr auto operator-(vec<A, 3> const& a) {
  return vec{-a.x, -a.y, -a.z};
}
template <class A, std::size_t N>
constexpr auto operator-(vec<A, N> const& a) {
  return detail::by_component<N>([](A const& p) { return -p; }, a);
}
template <class A, std::size_t N>
constexpr vec<A, N> operator+(vec<A, N> const& a) {
  return a;
}

// A bare unit, spelled as Boost's own templates spell it so that these are the better match.
template <class A, std::size_t N, class D, class S>
constexpr auto operator*(vec<A, N> const& a, boost::units::unit<D, S> const& u) {
  return detail::by_component<N>([&u](A const& p) { return p * u; }, a);
}
template <class A, std::size_t N, class D, class S>
constexpr auto operator*(boost::units::unit<D, S> const& u, vec<A, N> const& a) {
  return detail::by_component<N>([&u](A const& p) { return u * p; }, a);
}
template <class A, std::size_t N, class D, class S>
constexpr auto operator/(vec<A, N> const& a, boost::units::unit<D, S> const& u) {
  return detail::by_component<N>([&u](A const& p) { return p / u; }, a);
}

template <class A, std::size_t N, class B>
constexpr vec<A, N>& operator+=(vec<A, N>& a, vec<B, N> const& b) {
  return a = a + b;
}
template <class A, std::size_t N, class B>
constexpr vec<A, N>& operator-=(vec<A, N>& a, vec<B, N> const& b) {
  return a = a - b;
}
template <class A, std::size_t N, vec_factor S>
constexpr vec<A, N>& operator*=(vec<A, N>& a, S const& s) {
  return a = a * s;
}
template <class A, std::size_t N, vec_factor S>
constexpr vec<A, N>& operator/=(vec<A, N>& a, S const& s) {
  return a = a / s;
}

/// Whether all components are equal; mixes light quantities and Boost's.
template <class A, std::size_t N, class B>
constexpr bool operator==(vec<A, N> const& a, vec<B, N> const& b) {
  for (std::size_t i = 0; i < N; ++i)
    if (!(a[i] == b[i])) return false;
  return true;
}

}  // namespace unitstep
