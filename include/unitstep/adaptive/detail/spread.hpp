// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/pfr/core.hpp>
#include <boost/units/systems/si/plane_angle.hpp>
#include <cstddef>
#include <unitstep/methods/detail/motion_change.hpp>
#include <unitstep/state/aggregate_state.hpp>
#include <unitstep/state/detail/check_start.hpp>
#include <unitstep/state/rigid_body.hpp>
#include <unitstep/state/rotation.hpp>
#include <unitstep/value/detail/check_fit.hpp>
#include <utility>

/// \file
/// \brief A tolerance's absolute errors, spread over all numbers of a state: one value stands for a whole
/// vec or array.

namespace unitstep {

namespace diagnostics {

/// The verdict on an absolute error of the shape of a member `M`, which is called `Label`.
template <text Label, class M, class A>
struct check_spread {
  static consteval auto check() {
    if constexpr (fits<M, A>)
      return accepted{};
    else
      return refuse<Label, M, A>{};
  }
};
/// One value stands for all, or there are as many.
template <text Label, class Q, std::size_t N, class A>
struct check_spread<Label, vec<Q, N>, A> : check_spread<Label, Q, A> {};
template <text Label, class Q, std::size_t N, class A>
struct check_spread<Label, vec<Q, N>, vec<A, N>> : check_spread<Label, Q, A> {};
template <text Label, class Q, std::size_t N, class A, std::size_t M>
  requires (N != M && !unitstep::detail::is_vec<Q>)
struct check_spread<Label, vec<Q, N>, vec<A, M>> {
  static consteval auto check() { return refuse<Label, vec<Q, N>, vec<A, M>>{}; }
};
template <text Label, class Q, std::size_t N, class A>
struct check_spread<Label, std::array<Q, N>, A> : check_spread<Label, Q, A> {};
template <text Label, class Q, std::size_t N, class A>
struct check_spread<Label, std::array<Q, N>, std::array<A, N>> : check_spread<Label, Q, A> {};
template <text Label, class X, class V, class XA, class VA>
struct check_spread<Label, motion<X, V>, motion<XA, VA>> {
  static consteval auto check() {
    return first_refusal<decltype(check_spread<"absolute.position", X, XA>::check()),
                         decltype(check_spread<"absolute.velocity", V, VA>::check())>{};
  }
};
template <text Label, class T, class W, class Angle, class WA>
struct check_spread<Label, rotation<quaternion<T>, W>, rotation<Angle, WA>> {
  static consteval auto check() {
    using angle = vec<unitstep::detail::angle_beside<W, T>, 3>;
    return first_refusal<decltype(check_spread<"absolute.orientation", angle, Angle>::check()),
                         decltype(check_spread<"absolute.angular_velocity", W, WA>::check())>{};
  }
};
template <text Label, class M, class R, class MA, class RA>
struct check_spread<Label, rigid_body<M, R>, rigid_body<MA, RA>> {
  static consteval auto check() {
    return first_refusal<decltype(check_spread<"absolute.motion", M, MA>::check()),
                         decltype(check_spread<"absolute.rotation", R, RA>::check())>{};
  }
};
/// An aggregate's members one by one, of another aggregate with as many too.
template <text Label, aggregate_state S, aggregate_state A>
  requires (boost::pfr::tuple_size_v<S> == boost::pfr::tuple_size_v<A>)
struct check_spread<Label, S, A> {
  static consteval auto check() {
    return []<std::size_t... I>(std::index_sequence<I...>) {
      return first_refusal<
          decltype(check_spread<text_of<label_words<"absolute of member", void, I>>,
                                boost::pfr::tuple_element_t<I, S>,
                                boost::pfr::tuple_element_t<I, A>>::check())...>{};
    }(std::make_index_sequence<boost::pfr::tuple_size_v<S>>{});
  }
};

}  // namespace diagnostics

namespace detail {

/// An absolute error as a value of type `M`.
template <class M>
struct spread {
  template <class A>
  static constexpr M of(A const& a) {
    return raw_form<M>::from_raw(raw_form<A>::to_raw(a));
  }
};
template <class Many, class Q, std::size_t N>
struct spread_over {
  template <class A>
  static constexpr Many of(A const& a) {
    Q const one = spread<Q>::of(a);
    if constexpr (N <= 3) {  // written out, as `each_number` is
      return [&]<std::size_t... I>(std::index_sequence<I...>) {
        return Many{(static_cast<void>(I), one)...};
      }(std::make_index_sequence<N>{});
    } else {
      Many all{};
      for (std::size_t i = 0; i < N; ++i) all[i] = one;
      return all;
    }
  }
  template <template <class, std::size_t> class Shape, class A>
    requires std::same_as<Shape<Q, N>, Many>
  static constexpr Many of(Shape<A, N> const& a) {
    Many all{};
    for (std::size_t i = 0; i < N; ++i) all[i] = spread<Q>::of(a[i]);
    return all;
  }
};
template <class Q, std::size_t N>
struct spread<vec<Q, N>> : spread_over<vec<Q, N>, Q, N> {};
template <class Q, std::size_t N>
struct spread<std::array<Q, N>> : spread_over<std::array<Q, N>, Q, N> {};
template <class X, class V>
struct spread<motion<X, V>> {
  template <class XA, class VA>
  static constexpr motion<X, V> of(motion<XA, VA> const& a) {
    return {spread<X>::of(a.position), spread<V>::of(a.velocity)};
  }
};
template <aggregate_state S>
struct spread<S> {
  template <class A>
  static constexpr S of(A const& a) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return S{spread<boost::pfr::tuple_element_t<I, S>>::of(boost::pfr::get<I>(a))...};
    }(std::make_index_sequence<boost::pfr::tuple_size_v<S>>{});
  }
};

/// The absolute errors of a state as a raw change of it.
template <class State>
struct allowed_change {
  template <class A>
  static constexpr auto of(A const& a) {
    return raw_form<State>::to_raw(spread<State>::of(a));
  }
};
template <class X, class V>
struct allowed_change<motion<X, V>> {
  template <class A>
  static constexpr auto of(A const& a) {
    auto const raw = raw_form<motion<X, V>>::to_raw(spread<motion<X, V>>::of(a));
    return motion_change{raw.position, raw.velocity};
  }
};
template <class T, class W>
struct allowed_change<rotation<quaternion<T>, W>> {
  using angle = vec<angle_beside<W, T>, 3>;
  template <class A>
  static constexpr auto of(A const& a) {
    return vec<vec<T, 3>, 2>{raw_form<angle>::to_raw(spread<angle>::of(a.orientation)),
                             raw_form<W>::to_raw(spread<W>::of(a.angular_velocity))};
  }
};
template <class M, class R>
struct allowed_change<rigid_body<M, R>> {
  template <class A>
  static constexpr auto of(A const& a) {
    auto const moves = allowed_change<M>::of(a.motion);
    auto const turns = allowed_change<R>::of(a.rotation);
    using pair = vec<std::remove_cvref_t<decltype(moves.position)>, 2>;
    return vec<pair, 2>{pair{moves.position, turns.x}, pair{moves.velocity, turns.y}};
  }
};

}  // namespace detail

}  // namespace unitstep
