// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <unitstep/math/vec_type.hpp>
#include <unitstep/units/mismatch.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

/// \file
/// \brief Sums of vecs, and products of vecs with other types.

namespace unitstep {

// Two and three components are written out: a constant evaluator charges for every call and every statement, and a
// helper behind each operator would double the price of the commonest lines. They are taken by value, which saves g++'s
// evaluator a third, and inlined in a debug build too, where the copies would cost otherwise. Return types are written
// out, so that vectors that do not match are refused at once.

namespace detail {

/// A factor or divisor of a vec as a whole: anything except a vec, a quaternion, a state and a bare unit.
template <class S>
concept factor = !is_no_factor<S> && !is_boost_unit<S>;

/// A plain number for plain numbers: one of them, or an integer, which becomes one of them. `2 * vec<float>` is a
/// vec<float>, and no compiler warns that an int may not fit. It is taken by value too: by reference it would be
/// fetched for each component of a debug build, and g++'s evaluator charges for that.
template <class S, class A>
concept plain_factor =
    number<A> && (std::integral<S> || (std::floating_point<A> && std::same_as<S, A>));
/// Any other factor or divisor of a vec of `A`.
template <class S, class A>
concept other_factor = factor<S> && !plain_factor<S, A>;

// The type of an operation on two components. Components of two kinds have none, even if somebody has answered for a
// sum or a product that Boost does not have.
template <class Result>
concept known = !std::same_as<Result, unknown>;
template <known Result>
using if_known = Result;
template <class A, class B>
  requires one_precision<A, B>
using added = if_known<decltype(std::declval<A const&>() + std::declval<B const&>())>;
template <class A, class B>
  requires one_precision<A, B>
using subtracted = if_known<decltype(std::declval<A const&>() - std::declval<B const&>())>;
template <class A, class B>
using multiplied = if_known<decltype(std::declval<A const&>() * std::declval<B const&>())>;
template <class A, class B>
using divided = if_known<decltype(std::declval<A const&>() / std::declval<B const&>())>;
template <class A>
using negated = decltype(-std::declval<A const&>());
template <class A, class B>
  requires (one_precision<A, B> && one_kind<A, B>)
using compared = decltype(std::declval<A const&>() == std::declval<B const&>());

/// The type of an A as a factor of a B: an integer with plain numbers becomes one of them. A number with a quantity of
/// Boost, which only multiplies by its own value type, becomes that type, as with a light quantity.
template <class A, class B>
struct operand_beside {
  using type = A;
};
template <std::integral A, number B>
struct operand_beside<A, B> {
  using type = B;
};
template <class U, class T, factor_of<T> A>
struct operand_beside<A, boost::units::quantity<U, T>> {
  using type = T;
};
template <class A, class B>
using beside = typename operand_beside<A, B>::type;

/// The type of a number S as a factor of a component in place, which keeps its type.
template <class S, class A>
struct factor_in_place {
  using type = S;
};
template <class S, number A>
  requires factor_of<S, A>
struct factor_in_place<S, A> {
  using type = A;
};
template <class U, class T, factor_of<T> S>
struct factor_in_place<S, boost::units::quantity<U, T>> {
  using type = T;
};
template <class S, class A>
using in_place = typename factor_in_place<S, A>::type;

/// Whether a result can be assigned to the component that it came from, without a change of number.
template <class A, class Result>
concept assigns_back = std::is_same_v<A, Result> || component_becomes<Result, A>;

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
[[gnu::always_inline]] constexpr auto operator+(vec<A, 2> a, vec<B, 2> b)
    -> vec<detail::added<A, B>, 2> {
  return {a.x + b.x, a.y + b.y};
}
template <class A, class B>
[[gnu::always_inline]] constexpr auto operator+(vec<A, 3> a, vec<B, 3> b)
    -> vec<detail::added<A, B>, 3> {
  return {a.x + b.x, a.y + b.y, a.z + b.z};
}
template <class A, class B, std::size_t N>
constexpr auto operator+(vec<A, N> const& a, vec<B, N> const& b) -> vec<detail::added<A, B>, N> {
  return detail::by_component<N>([](A const& p, B const& q) { return p + q; }, a, b);
}

template <class A, class B>
[[gnu::always_inline]] constexpr auto operator-(vec<A, 2> a, vec<B, 2> b)
    -> vec<detail::subtracted<A, B>, 2> {
  return {a.x - b.x, a.y - b.y};
}
template <class A, class B>
[[gnu::always_inline]] constexpr auto operator-(vec<A, 3> a, vec<B, 3> b)
    -> vec<detail::subtracted<A, B>, 3> {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}
template <class A, class B, std::size_t N>
constexpr auto operator-(vec<A, N> const& a, vec<B, N> const& b)
    -> vec<detail::subtracted<A, B>, N> {
  return detail::by_component<N>([](A const& p, B const& q) { return p - q; }, a, b);
}

template <number A, detail::plain_factor<A> S>
[[gnu::always_inline]] constexpr vec<A, 2> operator*(vec<A, 2> a, S s) {
  return {a.x * static_cast<A>(s), a.y * static_cast<A>(s)};
}
template <class A, detail::other_factor<A> S>
[[gnu::always_inline]] constexpr auto operator*(vec<A, 2> a, S const& s)
    -> vec<detail::multiplied<A, S>, 2> {
  return {a.x * s, a.y * s};
}
template <number A, detail::plain_factor<A> S>
[[gnu::always_inline]] constexpr vec<A, 3> operator*(vec<A, 3> a, S s) {
  return {a.x * static_cast<A>(s), a.y * static_cast<A>(s), a.z * static_cast<A>(s)};
}
template <class A, detail::other_factor<A> S>
[[gnu::always_inline]] constexpr auto operator*(vec<A, 3> a, S const& s)
    -> vec<detail::multiplied<A, S>, 3> {
  return {a.x * s, a.y * s, a.z * s};
}
template <class A, std::size_t N, detail::factor S>
constexpr auto operator*(vec<A, N> const& a, S const& s)
    -> vec<detail::multiplied<detail::beside<A, S>, detail::beside<S, A>>, N> {
  auto const factor = static_cast<detail::beside<S, A>>(s);
  return detail::by_component<N>(
      [&factor](A const& p) { return static_cast<detail::beside<A, S>>(p) * factor; }, a);
}

template <number A, detail::plain_factor<A> S>
[[gnu::always_inline]] constexpr vec<A, 2> operator*(S s, vec<A, 2> a) {
  return {static_cast<A>(s) * a.x, static_cast<A>(s) * a.y};
}
template <class A, detail::other_factor<A> S>
[[gnu::always_inline]] constexpr auto operator*(S const& s, vec<A, 2> a)
    -> vec<detail::multiplied<S, A>, 2> {
  return {s * a.x, s * a.y};
}
template <number A, detail::plain_factor<A> S>
[[gnu::always_inline]] constexpr vec<A, 3> operator*(S s, vec<A, 3> a) {
  return {static_cast<A>(s) * a.x, static_cast<A>(s) * a.y, static_cast<A>(s) * a.z};
}
template <class A, detail::other_factor<A> S>
[[gnu::always_inline]] constexpr auto operator*(S const& s, vec<A, 3> a)
    -> vec<detail::multiplied<S, A>, 3> {
  return {s * a.x, s * a.y, s * a.z};
}
template <class A, std::size_t N, detail::factor S>
constexpr auto operator*(S const& s, vec<A, N> const& a)
    -> vec<detail::multiplied<detail::beside<S, A>, detail::beside<A, S>>, N> {
  auto const factor = static_cast<detail::beside<S, A>>(s);
  return detail::by_component<N>(
      [&factor](A const& p) { return factor * static_cast<detail::beside<A, S>>(p); }, a);
}

template <number A, detail::plain_factor<A> S>
[[gnu::always_inline]] constexpr vec<A, 2> operator/(vec<A, 2> a, S s) {
  return {a.x / static_cast<A>(s), a.y / static_cast<A>(s)};
}
template <class A, detail::other_factor<A> S>
[[gnu::always_inline]] constexpr auto operator/(vec<A, 2> a, S const& s)
    -> vec<detail::divided<A, S>, 2> {
  return {a.x / s, a.y / s};
}
template <number A, detail::plain_factor<A> S>
[[gnu::always_inline]] constexpr vec<A, 3> operator/(vec<A, 3> a, S s) {
  return {a.x / static_cast<A>(s), a.y / static_cast<A>(s), a.z / static_cast<A>(s)};
}
template <class A, detail::other_factor<A> S>
[[gnu::always_inline]] constexpr auto operator/(vec<A, 3> a, S const& s)
    -> vec<detail::divided<A, S>, 3> {
  return {a.x / s, a.y / s, a.z / s};
}
template <class A, std::size_t N, detail::factor S>
constexpr auto operator/(vec<A, N> const& a, S const& s)
    -> vec<detail::divided<detail::beside<A, S>, detail::beside<S, A>>, N> {
  auto const factor = static_cast<detail::beside<S, A>>(s);
  return detail::by_component<N>(
      [&factor](A const& p) { return static_cast<detail::beside<A, S>>(p) / factor; }, a);
}

// A bare unit, spelled as in Boost's own templates, so that these are the better match.

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

// Components are assigned one by one: the assignment of a whole vec would be one more call.

template <class A, class B>
  requires detail::assigns_back<A, detail::added<A, B>>
[[gnu::always_inline]] constexpr vec<A, 2>& operator+=(vec<A, 2>& a, vec<B, 2> b) {
  return a.x = a.x + b.x, a.y = a.y + b.y, a;
}
template <class A, class B>
  requires detail::assigns_back<A, detail::added<A, B>>
[[gnu::always_inline]] constexpr vec<A, 3>& operator+=(vec<A, 3>& a, vec<B, 3> b) {
  return a.x = a.x + b.x, a.y = a.y + b.y, a.z = a.z + b.z, a;
}
template <class A, std::size_t N, class B>
  requires detail::assigns_back<A, detail::added<A, B>>
constexpr vec<A, N>& operator+=(vec<A, N>& a, vec<B, N> const& b) {
  for (std::size_t i = 0; i < N; ++i) a[i] = a[i] + b[i];
  return a;
}

template <class A, class B>
  requires detail::assigns_back<A, detail::subtracted<A, B>>
[[gnu::always_inline]] constexpr vec<A, 2>& operator-=(vec<A, 2>& a, vec<B, 2> b) {
  return a.x = a.x - b.x, a.y = a.y - b.y, a;
}
template <class A, class B>
  requires detail::assigns_back<A, detail::subtracted<A, B>>
[[gnu::always_inline]] constexpr vec<A, 3>& operator-=(vec<A, 3>& a, vec<B, 3> b) {
  return a.x = a.x - b.x, a.y = a.y - b.y, a.z = a.z - b.z, a;
}
template <class A, std::size_t N, class B>
  requires detail::assigns_back<A, detail::subtracted<A, B>>
constexpr vec<A, N>& operator-=(vec<A, N>& a, vec<B, N> const& b) {
  for (std::size_t i = 0; i < N; ++i) a[i] = a[i] - b[i];
  return a;
}

template <class A, std::size_t N, detail::factor S>
  requires detail::assigns_back<A, detail::multiplied<A, detail::in_place<S, A>>>
constexpr vec<A, N>& operator*=(vec<A, N>& a, S const& s) {
  return a = a * static_cast<detail::in_place<S, A>>(s);
}
template <class A, std::size_t N, detail::factor S>
  requires detail::assigns_back<A, detail::divided<A, detail::in_place<S, A>>>
constexpr vec<A, N>& operator/=(vec<A, N>& a, S const& s) {
  return a = a / static_cast<detail::in_place<S, A>>(s);
}

/// Whether all components are equal. Light quantities and Boost's may be mixed.
template <class A, std::size_t N, class B>
  requires (!std::same_as<detail::compared<A, B>, unknown>)
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

/// A bare unit over a vec is nothing; with this, Boost's own template for its type gives no error.
template <class D, class S, class Q, std::size_t N>
struct boost::units::divide_typeof_helper<boost::units::unit<D, S>, unitstep::vec<Q, N>> {};
