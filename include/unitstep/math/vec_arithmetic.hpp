// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <unitstep/math/vec_type.hpp>
#include <unitstep/units/mismatched.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

namespace unitstep {

// Two and three components are written out: a constant evaluator charges for every call and every
// statement, and a helper behind each operator would double the price of the commonest lines. They are
// taken by value, which saves g++'s evaluator a third, and inlined in a debug build too, which is what
// keeps it from paying for that. Return types are written out, so that vectors that do not match are
// refused and not half accepted.

/// What may multiply or divide a vec of `A` as a whole: anything that is neither a vec, nor a bare
/// unit, nor a quaternion. An integer beside plain numbers is converted first, in vec_mixed.hpp.
/// \proof{examples/reference/math.cpp,vec_factor}
template <class S, class A>
concept vec_factor =
    !detail::is_no_factor<S> && !detail::is_boost_unit<S> && !(std::integral<S> && number<A>);

namespace detail {

// What two components come out as; of components of two kinds that is nothing, also where somebody answers
// for a sum or a product that Boost does not have.
template <class Result>
concept known = !std::same_as<Result, unknown>;
template <known Result>
using if_known = Result;
template <class A, class B>
using added = if_known<decltype(std::declval<A const&>() + std::declval<B const&>())>;
template <class A, class B>
using subtracted = if_known<decltype(std::declval<A const&>() - std::declval<B const&>())>;
template <class A, class B>
using multiplied = if_known<decltype(std::declval<A const&>() * std::declval<B const&>())>;
template <class A, class B>
using divided = if_known<decltype(std::declval<A const&>() / std::declval<B const&>())>;
template <class A>
using negated = decltype(-std::declval<A const&>());
template <class A, class B>
  requires one_kind<A, B>
using compared = decltype(std::declval<A const&>() == std::declval<B const&>());

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
  requires detail::one_precision<A, B>
[[gnu::always_inline]] constexpr auto operator+(vec<A, 2> a, vec<B, 2> b)
    -> vec<detail::added<A, B>, 2> {
  return {a.x + b.x, a.y + b.y};
}
template <class A, class B>
  requires detail::one_precision<A, B>
[[gnu::always_inline]] constexpr auto operator+(vec<A, 3> a, vec<B, 3> b)
    -> vec<detail::added<A, B>, 3> {
  return {a.x + b.x, a.y + b.y, a.z + b.z};
}
template <class A, class B, std::size_t N>
  requires detail::one_precision<A, B>
constexpr auto operator+(vec<A, N> const& a, vec<B, N> const& b) -> vec<detail::added<A, B>, N> {
  return detail::by_component<N>([](A const& p, B const& q) { return p + q; }, a, b);
}

template <class A, class B>
  requires detail::one_precision<A, B>
[[gnu::always_inline]] constexpr auto operator-(vec<A, 2> a, vec<B, 2> b)
    -> vec<detail::subtracted<A, B>, 2> {
  return {a.x - b.x, a.y - b.y};
}
template <class A, class B>
  requires detail::one_precision<A, B>
[[gnu::always_inline]] constexpr auto operator-(vec<A, 3> a, vec<B, 3> b)
    -> vec<detail::subtracted<A, B>, 3> {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}
template <class A, class B, std::size_t N>
  requires detail::one_precision<A, B>
constexpr auto operator-(vec<A, N> const& a, vec<B, N> const& b)
    -> vec<detail::subtracted<A, B>, N> {
  return detail::by_component<N>([](A const& p, B const& q) { return p - q; }, a, b);
}

template <class A, vec_factor<A> S>
[[gnu::always_inline]] constexpr auto operator*(vec<A, 2> a, S const& s)
    -> vec<detail::multiplied<A, S>, 2> {
  return {a.x * s, a.y * s};
}
template <class A, vec_factor<A> S>
[[gnu::always_inline]] constexpr auto operator*(vec<A, 3> a, S const& s)
    -> vec<detail::multiplied<A, S>, 3> {
  return {a.x * s, a.y * s, a.z * s};
}
template <class A, std::size_t N, vec_factor<A> S>
constexpr auto operator*(vec<A, N> const& a, S const& s) -> vec<detail::multiplied<A, S>, N> {
  return detail::by_component<N>([&s](A const& p) { return p * s; }, a);
}

template <class A, vec_factor<A> S>
[[gnu::always_inline]] constexpr auto operator*(S const& s, vec<A, 2> a)
    -> vec<detail::multiplied<S, A>, 2> {
  return {s * a.x, s * a.y};
}
template <class A, vec_factor<A> S>
[[gnu::always_inline]] constexpr auto operator*(S const& s, vec<A, 3> a)
    -> vec<detail::multiplied<S, A>, 3> {
  return {s * a.x, s * a.y, s * a.z};
}
template <class A, std::size_t N, vec_factor<A> S>
constexpr auto operator*(S const& s, vec<A, N> const& a) -> vec<detail::multiplied<S, A>, N> {
  return detail::by_component<N>([&s](A const& p) { return s * p; }, a);
}

// A plain number is taken by value too: read through a reference it would be fetched for each component
// of a debug build, and g++'s evaluator charges for the way.

template <std::floating_point T>
[[gnu::always_inline]] constexpr vec<T, 2> operator*(vec<T, 2> a, T s) {
  return {a.x * s, a.y * s};
}
template <std::floating_point T>
[[gnu::always_inline]] constexpr vec<T, 3> operator*(vec<T, 3> a, T s) {
  return {a.x * s, a.y * s, a.z * s};
}
template <std::floating_point T>
[[gnu::always_inline]] constexpr vec<T, 2> operator*(T s, vec<T, 2> a) {
  return {s * a.x, s * a.y};
}
template <std::floating_point T>
[[gnu::always_inline]] constexpr vec<T, 3> operator*(T s, vec<T, 3> a) {
  return {s * a.x, s * a.y, s * a.z};
}

template <class A, vec_factor<A> S>
[[gnu::always_inline]] constexpr auto operator/(vec<A, 2> a, S const& s)
    -> vec<detail::divided<A, S>, 2> {
  return {a.x / s, a.y / s};
}
template <class A, vec_factor<A> S>
[[gnu::always_inline]] constexpr auto operator/(vec<A, 3> a, S const& s)
    -> vec<detail::divided<A, S>, 3> {
  return {a.x / s, a.y / s, a.z / s};
}
template <class A, std::size_t N, vec_factor<A> S>
constexpr auto operator/(vec<A, N> const& a, S const& s) -> vec<detail::divided<A, S>, N> {
  return detail::by_component<N>([&s](A const& p) { return p / s; }, a);
}

template <class A>
[[gnu::always_inline]] constexpr auto operator-(vec<A, 2> a) -> vec<detail::negated<A>, 2> {
  return {-a.x, -a.y};
}
template <class A>
[[gnu::always_inline]] constexpr auto operator-(vec<A, 3> a) -> vec<detail::negated<A>, 3> {
  return {-a.x, -a.y, -a.z};
}
template <class A, std::size_t N>
constexpr auto operator-(vec<A, N> const& a) -> vec<detail::negated<A>, N> {
  return detail::by_component<N>([](A const& p) { return -p; }, a);
}
template <class A, std::size_t N>
constexpr vec<A, N> operator+(vec<A, N> const& a) {
  return a;
}

/// Whether all components are equal; mixes light quantities and Boost's.
template <class A, std::size_t N, class B>
  requires detail::one_precision<A, B>
constexpr auto operator==(vec<A, N> const& a, vec<B, N> const& b) -> detail::compared<A, B> {
  if constexpr (detail::is_mismatched<detail::compared<A, B>>) {
    return {};
  } else {
    for (std::size_t i = 0; i < N; ++i)
      if (!(a[i] == b[i])) return false;
    return true;
  }
}

}  // namespace unitstep
