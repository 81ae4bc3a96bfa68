// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/state/motion_door.hpp>
#include <unitstep/state/pose.hpp>
#include <unitstep/state/record.hpp>
#include <unitstep/state/rigid_body.hpp>
#include <unitstep/state/rotation_door.hpp>

namespace unitstep {

/// Whether every number in a rigid body is finite.
template <class M, class R>
constexpr bool is_finite(rigid_body<M, R> const& s) {
  return unitstep::is_finite(s.motion) && unitstep::is_finite(s.rotation);
}
/// The same of a pose as methods see it.
template <class T>
constexpr bool is_finite(pose<T> const& s) {
  return unitstep::is_finite(s.position) && unitstep::is_finite(s.orientation);
}

namespace detail {

template <class M, class R>
inline constexpr bool has_own_door<rigid_body<M, R>> = true;
template <class L, class A>
inline constexpr bool has_own_door<accelerations<L, A>> = true;

/// As `on_group`, where velocities of two units lie side by side: no single speed is one of rest.
template <class Method>
struct on_group_of_bodies : on_group<Method> {};
template <class Method, class Factor, class Speed>
struct on_group_of_bodies<damped<Method, Factor, Speed>> : on_group<damped<Method, Factor, Speed>> {
  static constexpr bool suits = false;
};

}  // namespace detail

/// A rigid body of other parts is steppable only as far as its refusal, which says so.
template <class M, class R>
struct door<rigid_body<M, R>> {
  /// Never called.
  static constexpr void require_finite(rigid_body<M, R> const&) {}
};

/// The door of a rigid body: that of its motion beside that of its rotation, as one motion on the
/// group of poses.
template <class X, class V, class T, class W>
struct door<rigid_body<motion<X, V>, rotation<quaternion<T>, W>>> {
  using body = rigid_body<motion<X, V>, rotation<quaternion<T>, W>>;  ///< what has this door
  using moves = door<motion<X, V>>;                                   ///< that of its motion
  using turns = door<rotation<quaternion<T>, W>>;                     ///< that of its rotation
  using number = T;
  using raw = motion<pose<T>, vec<vec<T, 3>, 2>>;
  using checked =
      motion<detail::record<typename door<X>::checked, decltype(turns::checked::position)>,
             detail::record<typename door<V>::checked, typename door<W>::checked>>;
  using seen = rigid_body<typename moves::seen, typename turns::seen>;

  /// What a field of this state returns.
  template <class Time>
  using field_returns = accelerations<rate_of<V, Time>, rate_of<W, Time>>;
  /// The same in the form on which formulas are checked.
  template <class Time>
  using field_returns_checked = detail::record<typename door<rate_of<V, Time>>::checked,
                                               typename door<rate_of<W, Time>>::checked>;

  /// How a method steps this state.
  template <class Method>
  using stepping = detail::on_group_of_bodies<Method>;

  static constexpr raw off(body const& s) {
    return {{door<X>::off(s.motion.position), {s.rotation.orientation}},
            {door<V>::off(s.motion.velocity), door<W>::off(s.rotation.angular_velocity)}};
  }
  static constexpr body on(raw const& s) {
    return {{door<X>::on(s.position.position), door<V>::on(s.velocity.x)},
            {s.position.orientation.orientation, door<W>::on(s.velocity.y)}};
  }
  static constexpr seen show(raw const& s) {
    return {{door<X>::show(s.position.position), door<V>::show(s.velocity.x)},
            {s.position.orientation.orientation, door<W>::show(s.velocity.y)}};
  }

  /// Refuses a start that is not finite, or an orientation that is none.
  static constexpr void require_finite(raw const& s) {
    moves::require_finite({s.position.position, s.velocity.x});
    turns::require_finite({s.position.orientation, s.velocity.y});
  }
};

/// The door of what a field of a rigid body returns.
template <class L, class A>
struct door<accelerations<L, A>> {
  using number = typename door<L>::number;
  using raw = vec<vec<number, 3>, 2>;
  static constexpr raw off(accelerations<L, A> const& a) {
    return {door<L>::off(a.linear), door<A>::off(a.angular)};
  }
};

template <class L, class A, class GotL, class GotA>
inline constexpr bool fits<accelerations<L, A>, accelerations<GotL, GotA>> =
    fits<L, GotL> && fits<A, GotA>;

}  // namespace unitstep
