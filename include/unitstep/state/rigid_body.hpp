// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/state/attitude.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/rotation.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief A body that moves and turns: a motion beside a rotation, stepped on the group of both.

namespace unitstep {

template <class Linear, class Angular>
struct accelerations;

namespace diagnostics {

template <class R>
inline constexpr bool is_rotation_of_quaternion = false;
template <class T, class W>
inline constexpr bool is_rotation_of_quaternion<rotation<quaternion<T>, W>> = true;

/// The verdict on a rigid body beside a step of time: that on its motion, then that on its rotation.
template <class M, class R, class Time>
consteval auto check_rigid_body() {
  if constexpr (!is_motion<M>)
    return not_a_motion<"motion", M>{};
  else if constexpr (!is_rotation_of_quaternion<R>)
    return refuse<"rotation", words<"a rotation of a quaternion">, R>{};
  else if constexpr (!unitstep::detail::is_vec_of_three<decltype(M::position)>)
    return refuse<"position", words<"a vec of three">, decltype(M::position)>{};
  else
    return first_refusal<typename raw_form<M>::template verdict<Time>,
                         typename raw_form<R>::template verdict<Time>>{};
}

/// The verdict on what a field of a rigid body returned.
template <class Due, class Result>
struct accelerations_verdict {
  using type = refuse<"field", words<"accelerations{linear, angular}">, Result>;
};
template <class L, class A, class GotL, class GotA>
struct accelerations_verdict<accelerations<L, A>, accelerations<GotL, GotA>> {
  using type = first_refusal<decltype(check_fit_of_turning<"acceleration", L, GotL>()),
                             decltype(check_fit_of_turning<"angular acceleration", A, GotA>())>;
};

}  // namespace diagnostics

/// The state of a rigid body: its centre of mass moves, and it turns about it.
///
/// Position and velocity are along the axes of the world, the angular velocity along those of the
/// body. A field of a rigid body returns `accelerations{linear, angular}`.
///
/// \tparam Motion   a `motion` in space, of a `vec` of three
/// \tparam Rotation a `rotation`
/// \proof{examples/reference/state.cpp,rigid_body}
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
/// \proof{examples/reference/state.cpp,rigid_body}
template <class Linear, class Angular>
struct accelerations {
  Linear linear;    ///< the rate of the velocity
  Angular angular;  ///< the rate of the angular velocity
};

template <class Linear, class Angular>
accelerations(Linear, Angular) -> accelerations<Linear, Angular>;

/// Whether every number in a rigid body is finite.
/// \proof{examples/reference/state.cpp,rigid_body}
template <class M, class R>
[[nodiscard]] constexpr bool is_finite(rigid_body<M, R> const& s) {
  return unitstep::is_finite(s.motion) && unitstep::is_finite(s.rotation);
}

namespace detail {

template <class M, class R>
inline constexpr bool is_state<rigid_body<M, R>> = true;
template <class M, class R>
inline constexpr names<"motion", "rotation"> member_names<rigid_body<M, R>>{};
template <class T, class M, class R>
inline constexpr bool numbers_are<T, rigid_body<M, R>> = numbers_are<T, M> && numbers_are<T, R>;
template <class L, class A>
inline constexpr bool has_own_raw_form<accelerations<L, A>> = true;

/// Stands in for a rigid body that was refused; both of its parts are unknown.
struct refused_body : equals_anything {
  refused_motion motion;
  refused_rotation rotation;

  template <class M, class R>
  constexpr operator rigid_body<M, R>() const {
    return {motion, rotation};
  }
};

}  // namespace detail

/// A rigid body of other parts: its verdict refuses it.
template <class M, class R>
struct raw_form<rigid_body<M, R>> {
  template <class Time>
  using verdict = decltype(diagnostics::check_rigid_body<M, R, Time>());
  using refused = detail::refused_body;  ///< what stands in for it
};

/// The raw form of a rigid body: one motion whose position is a point and an attitude, on the group of both.
template <class X, class V, class T, class W>
struct raw_form<rigid_body<motion<X, V>, rotation<quaternion<T>, W>>> {
  using body = rigid_body<motion<X, V>, rotation<quaternion<T>, W>>;  ///< what has this raw form
  using moves = raw_form<motion<X, V>>;                ///< the raw form of its motion
  using turns = raw_form<rotation<quaternion<T>, W>>;  ///< the raw form of its rotation
  using number = T;
  using time = typename moves::time;
  using raw = motion<position_and_attitude<T>, vec<vec<T, 3>, 2>>;
  using checked = motion<
      detail::checked_members<typename raw_form<X>::checked, decltype(turns::checked::position)>,
      detail::checked_members<typename raw_form<V>::checked, typename raw_form<W>::checked>>;
  using field_view = rigid_body<typename moves::field_view, typename turns::field_view>;
  using absolute =
      rigid_body<motion<X, V>, typename turns::absolute>;  ///< with an angle about each axis

  /// What a field of this state returns.
  template <class Time>
  using field_returns = accelerations<rate_of<V, Time>, rate_of<W, Time>>;
  /// The same in the form on which formulas are checked.
  template <class Time>
  using field_returns_checked =
      detail::checked_members<typename raw_form<rate_of<V, Time>>::checked,
                              typename raw_form<rate_of<W, Time>>::checked>;

  /// Orientations cannot be added, so a method is wrapped in `lie_group`.
  static constexpr bool on_group = true;

  /// The verdict on the state and a step of time.
  template <class Time>
  using verdict =
      decltype(diagnostics::check_rigid_body<motion<X, V>, rotation<quaternion<T>, W>, Time>());
  /// The refusal of a field's result that does not fit.
  template <class Due, class Result>
  using result_verdict = typename diagnostics::accelerations_verdict<Due, Result>::type;
  using refused = detail::refused_body;  ///< what stands in for it

  static constexpr raw to_raw(body const& s) {
    return {
        {raw_form<X>::to_raw(s.motion.position), {s.rotation.orientation}},
        {raw_form<V>::to_raw(s.motion.velocity), raw_form<W>::to_raw(s.rotation.angular_velocity)}};
  }
  static constexpr body from_raw(raw const& s) {
    return {{raw_form<X>::from_raw(s.position.position), raw_form<V>::from_raw(s.velocity.x)},
            {s.position.orientation.orientation, raw_form<W>::from_raw(s.velocity.y)}};
  }
  static constexpr field_view for_field(raw const& s) {
    return {{raw_form<X>::for_field(s.position.position), raw_form<V>::for_field(s.velocity.x)},
            {s.position.orientation.orientation, raw_form<W>::for_field(s.velocity.y)}};
  }

  /// The absolute errors as a raw change: of the position, and of the velocity.
  static constexpr vec<vec<vec<T, 3>, 2>, 2> to_raw_change(absolute const& a) {
    auto const moved = moves::to_raw(a.motion);
    auto const turned = turns::to_raw_change(a.rotation);
    return {{moved.position, turned.x}, {moved.velocity, turned.y}};
  }

  /// Refuses a start that is not finite, or whose orientation is not a unit quaternion.
  static constexpr void require_finite(raw const& s) {
    moves::require_finite({s.position.position, s.velocity.x});
    turns::require_finite({s.position.orientation, s.velocity.y});
  }
};

/// The raw form of what a field of a rigid body returns.
template <class L, class A>
struct raw_form<accelerations<L, A>> {
  using number = typename raw_form<L>::number;
  using raw = vec<vec<number, 3>, 2>;
  static constexpr raw to_raw(accelerations<L, A> const& a) {
    return {raw_form<L>::to_raw(a.linear), raw_form<A>::to_raw(a.angular)};
  }
};

template <class L, class A, class GotL, class GotA>
inline constexpr bool fits<accelerations<L, A>, accelerations<GotL, GotA>> =
    fits<L, GotL> && fits<A, GotA>;

}  // namespace unitstep
