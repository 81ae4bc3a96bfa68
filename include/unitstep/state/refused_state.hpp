// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/mismatched.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/rigid_body.hpp>
#include <unitstep/state/rotation.hpp>

namespace unitstep {

/// \cond
/// What stands in for a refused result: equal to whatever it is compared with, and different too, so
/// that what is asserted of it holds. Its namespace is where functions of what is derived from it are
/// looked for.
struct compares_well {};

/// A stand-in.
template <class T>
concept refused_result = requires { typename T::compares_well; };
/// Two operands, at least one of them a stand-in. Both orders are exact matches, so that no conversion
/// of a refused state competes with them.
template <class A, class B>
concept with_refused = !detail::with_mismatch<A, B> && (refused_result<A> || refused_result<B>);
template <class A, class B>
  requires with_refused<A, B>
constexpr bool operator==(A const&, B const&) {
  return true;
}
template <class A, class B>
  requires with_refused<A, B>
constexpr bool operator!=(A const&, B const&) {
  return true;
}
/// Prints nothing.
template <class Stream, refused_result T>
constexpr Stream& operator<<(Stream& stream, T const&) {
  return stream;
}
/// \endcond

namespace detail {

/// What is asked of a stand-in was refused already.
template <refused_result T>
struct inside<T> {
  using type = unknown;
};

/// What a refused run returns in place of a state, so that nothing that is asserted of it is blamed
/// too: the state that it was given, unless its members can be unknown.
template <class State>
struct refused_state {
  static constexpr State of(State const& initial) { return initial; }
};

struct refused_motion : compares_well {
  unknown position;
  unknown velocity;

  template <class X, class V>
  constexpr operator motion<X, V>() const {
    return {};
  }
};
template <class X, class V>
struct refused_state<motion<X, V>> {
  static constexpr refused_motion of(motion<X, V> const&) { return {}; }
};

/// Of what is no state: a number, a quantity, a vec, a method or a field in its place.
struct refused_start : refused_motion {
  static constexpr unknown value() { return {}; }
};
template <class State>
  requires quantity_like<State> || scalar<State> || is_vec<State> || std::is_empty_v<State> ||
           std::is_array_v<State>
struct refused_state<State> {
  static constexpr refused_start of(State const&) { return {}; }
};

struct refused_orientation : compares_well {
  unknown w;
  unknown x;
  unknown y;
  unknown z;

  template <class T>
  constexpr operator quaternion<T>() const {
    return {T(1), T(0), T(0), T(0)};
  }
};
struct refused_rotation : compares_well {
  refused_orientation orientation;
  unknown angular_velocity;

  template <class T, class W>
  constexpr operator rotation<quaternion<T>, W>() const {
    return {orientation, W{}};
  }
};
template <class O, class W>
struct refused_state<rotation<O, W>> {
  static constexpr refused_rotation of(rotation<O, W> const&) { return {}; }
};

/// Of a rigid body whose parts are right, both are unknown.
struct refused_body : compares_well {
  refused_motion motion;
  refused_rotation rotation;

  template <class M, class R>
  constexpr operator rigid_body<M, R>() const {
    return {motion, rotation};
  }
};
template <class M, class R>
struct refused_state<rigid_body<M, R>> {
  static constexpr refused_body of(rigid_body<M, R> const&) { return {}; }
};

/// What a rotation of something unknown, or by something unknown, is made of.
template <class Q, class V>
concept turns_unknown = std::is_same_v<Q, refused_orientation> || with_mismatch<Q, V>;

}  // namespace detail

/// \cond
template <class T>
  requires(refused_result<T> || detail::is_mismatched<T>)
constexpr bool is_finite(T const&) {
  return true;
}

constexpr detail::refused_orientation conjugate(detail::refused_orientation const& q) { return q; }
constexpr detail::refused_orientation normalized(detail::refused_orientation const& q) { return q; }
constexpr unknown norm(detail::refused_orientation const&) { return {}; }
template <class Q, class V>
  requires detail::turns_unknown<Q, V>
constexpr unknown rotate(Q const&, V const&) {
  return {};
}

template <class Mass, class... Laws>
constexpr unknown energy(Mass const&, detail::refused_motion const&, Laws const&...) {
  return {};
}
template <class Mass>
constexpr unknown kinetic_energy(Mass const&, detail::refused_motion const&) {
  return {};
}
template <class Law, class Mass>
constexpr unknown potential_energy(Law const&, Mass const&, detail::refused_motion const&) {
  return {};
}
template <class Mass>
constexpr unknown momentum(Mass const&, detail::refused_motion const&) {
  return {};
}
template <class Mass>
constexpr unknown angular_momentum(Mass const&, detail::refused_motion const&) {
  return {};
}
/// \endcond

}  // namespace unitstep
