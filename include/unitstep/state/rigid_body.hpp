// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/state/judge_rigid_body.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/pose.hpp>
#include <unitstep/state/record.hpp>
#include <unitstep/state/rotation.hpp>

namespace unitstep {

/// The state of a rigid body: its centre of mass moves, and it turns about it.
///
///     rigid_body{motion{position, velocity}, rotation{orientation, angular_velocity}}
///
/// Position and velocity are along the axes of the world, the angular velocity along those of the
/// body. A field of a rigid body returns `accelerations{linear, angular}`.
///
/// \tparam Motion   a `motion` in space, of a `vec` of three
/// \tparam Rotation a `rotation`
template <class Motion, class Rotation>
struct rigid_body {
  Motion motion;      ///< of the centre of mass
  Rotation rotation;  ///< about the centre of mass

  friend constexpr bool operator==(rigid_body const&, rigid_body const&) = default;
};

template <class Motion, class Rotation>
rigid_body(Motion, Rotation) -> rigid_body<Motion, Rotation>;

/// What the field of a rigid body returns.
///
/// \tparam Linear  a `vec` of three accelerations, along the axes of the world
/// \tparam Angular a `vec` of three angular accelerations, along the axes of the body
template <class Linear, class Angular>
struct accelerations {
  Linear linear;    ///< the rate of the velocity
  Angular angular;  ///< the rate of the angular velocity
};

template <class Linear, class Angular>
accelerations(Linear, Angular) -> accelerations<Linear, Angular>;

namespace diagnostics {

template <class T, class M, class R>
inline constexpr bool numbers_are<T, rigid_body<M, R>> = numbers_are<T, M> && numbers_are<T, R>;

}  // namespace diagnostics

/// Whether every number in a rigid body is finite.
template <class M, class R>
[[nodiscard]] constexpr bool is_finite(rigid_body<M, R> const& s) {
  return unitstep::is_finite(s.motion) && unitstep::is_finite(s.rotation);
}
/// The same of a pose as methods see it.
template <class T>
[[nodiscard]] constexpr bool is_finite(pose<T> const& s) {
  return unitstep::is_finite(s.position) && unitstep::is_finite(s.orientation);
}

namespace detail {

template <class M, class R>
inline constexpr bool is_state<rigid_body<M, R>> = true;
template <class M, class R>
inline constexpr bool has_own_door<rigid_body<M, R>> = true;
template <class L, class A>
inline constexpr bool has_own_door<accelerations<L, A>> = true;

/// Of a rigid body whose parts are right, both are unknown.
struct refused_body : compares_well {
  refused_motion motion;
  refused_rotation rotation;

  template <class M, class R>
  constexpr operator rigid_body<M, R>() const {
    return {motion, rotation};
  }
};

}  // namespace detail

/// A rigid body of other parts is steppable only as far as its refusal, which says so.
template <class M, class R>
struct door<rigid_body<M, R>> {
  template <class Time>
  using verdict = decltype(diagnostics::judge_rigid_body<M, R, Time>::judge());
  using refused = detail::refused_body;  ///< what stands in for it
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

  /// An orientation is no sum: a method is wrapped in `lie_group`.
  static constexpr bool on_group = true;
  /// Velocities of two units lie side by side, so no single speed is one of rest.
  static constexpr bool has_one_speed = false;

  /// The verdict on it beside a step of time.
  template <class Time>
  using verdict = decltype(diagnostics::judge_rigid_body<motion<X, V>, rotation<quaternion<T>, W>,
                                                         Time>::judge());
  /// The verdict on what a field returned, which is not what is due.
  template <class Due, class Result>
  using result_verdict = typename diagnostics::judge_accelerations<Due, Result>::verdict;
  using refused = detail::refused_body;  ///< what stands in for it

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
