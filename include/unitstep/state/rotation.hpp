// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/plane_angle.hpp>
#include <concepts>
#include <limits>
#include <type_traits>
#include <unitstep/math/quaternion.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/aggregate.hpp>
#include <unitstep/state/attitude.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/rate.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/mismatch.hpp>
#include <unitstep/units/number.hpp>

/// \file
/// \brief Something that turns: its orientation and its angular velocity, stepped on the group of rotations.

namespace unitstep {

template <class Orientation, class AngularVelocity>
struct rotation;

namespace detail {

struct refused_orientation : equals_anything {
  unknown w;
  unknown x;
  unknown y;
  unknown z;

  template <class T>
  constexpr operator quaternion<T>() const {
    return {T(1), T(0), T(0), T(0)};
  }
};
struct refused_rotation : equals_anything {
  refused_orientation orientation;
  unknown angular_velocity;

  template <class T, class W>
  constexpr operator rotation<quaternion<T>, W>() const {
    return {orientation, W{}};
  }
};

/// Operands of `rotate` at least one of which was refused.
template <class Q, class V>
concept turns_unknown = std::is_same_v<Q, refused_orientation> || with_mismatch<Q, V>;

}  // namespace detail

/// \cond
constexpr detail::refused_orientation conjugate(detail::refused_orientation const& q) { return q; }
constexpr detail::refused_orientation normalized(detail::refused_orientation const& q) { return q; }
constexpr unknown norm(detail::refused_orientation const&) { return {}; }
template <class Q, class V>
  requires detail::turns_unknown<Q, V>
constexpr unknown rotate(Q const&, V const&) {
  return {};
}
/// \endcond

}  // namespace unitstep

namespace unitstep::diagnostics {

/// The verdict on a rotation beside a step of time: the angular velocity is radian per time, three of
/// them, in the value type of the orientation. Where time is a plain number, so is the angle.
template <class O, class W, class Time>
consteval auto check_rotation() {
  return refuse<"orientation", words<"a quaternion">, O>{};
}
template <class O, class W, class Time>
  requires unitstep::detail::is_quaternion<O> && unitstep::detail::real_number<decltype(O::w)>
consteval auto check_rotation() {
  using T = decltype(O::w);
  using angle = boost::units::quantity<boost::units::si::plane_angle, T>;
  if constexpr (std::is_same_v<W, vec<T, 3>> && std::is_same_v<Time, T>)
    return accepted{};
  else
    return check_motion<vec<angle, 3>, W, Time, "angular_velocity">();
}

}  // namespace unitstep::diagnostics

namespace unitstep {

/// The state of something that turns: its orientation and angular velocity.
///
/// \f[ \dot q = \tfrac12\, q\, \vec\omega, \qquad
///     \dot{\vec\omega} = \text{the field} \f]
///
/// The orientation takes body axes to the axes of the world: `rotate(r.orientation, v)`. The angular
/// velocity is given along the body axes, in radian per time. A field of a rotation returns its
/// angular acceleration, along the body axes too.
///
/// \tparam Orientation     a `quaternion` of length 1
/// \tparam AngularVelocity a `vec` of three angles per time
/// \proof{examples/reference/state.cpp,rotation}
template <class Orientation, class AngularVelocity>
struct rotation {
  Orientation orientation;           ///< from body axes to those of the world
  AngularVelocity angular_velocity;  ///< along the body axes

  friend constexpr bool operator==(rotation const&, rotation const&) = default;
};

template <class Orientation, class AngularVelocity>
rotation(Orientation, AngularVelocity) -> rotation<Orientation, AngularVelocity>;

/// Whether every number in a rotation is finite.
template <class O, class W>
[[nodiscard]] constexpr bool is_finite(rotation<O, W> const& s) {
  return unitstep::is_finite(s.orientation) && unitstep::is_finite(s.angular_velocity);
}

namespace detail {

template <class O, class W>
inline constexpr bool is_state<rotation<O, W>> = true;
template <class O, class W>
inline constexpr names<"orientation", "angular_velocity"> member_names<rotation<O, W>>{};
template <class T, class O, class W>
inline constexpr bool numbers_are<T, rotation<O, W>> =
    std::is_same_v<O, quaternion<T>> && numbers_are<T, W>;

/// An angle, or a plain number where angular velocities are plain numbers.
template <class W, class T>
using angle_beside =
    std::conditional_t<std::is_same_v<W, vec<T, 3>>, T, light<boost::units::si::plane_angle, T>>;

}  // namespace detail

/// A rotation whose orientation is not a quaternion: its verdict refuses it.
template <class O, class W>
struct raw_form<rotation<O, W>> {
  template <class Time>
  using verdict = decltype(diagnostics::check_rotation<O, W, Time>());
  using refused = detail::refused_rotation;  ///< what stands in for it
};

/// The raw form of a rotation. Methods see a motion: its position is the orientation as an element of the
/// group of rotations, its velocity the angular velocity. Formulas are checked on a motion whose
/// position is an angle about each body axis.
template <class T, class W>
struct raw_form<rotation<quaternion<T>, W>> {
  using number = T;
  using time = diagnostics::time_between<vec<detail::angle_beside<W, T>, 3>, W>;
  using raw = motion<attitude<T>, typename raw_form<W>::raw>;
  using checked = motion<vec<detail::angle_beside<W, T>, 3>, typename raw_form<W>::checked>;
  using field_view = rotation<quaternion<T>, typename raw_form<W>::field_view>;
  using velocity_type = W;                                           ///< what `damped` scales
  using absolute = rotation<vec<detail::angle_beside<W, T>, 3>, W>;  ///< an angle about each axis

  /// What a field of this state returns.
  template <class Time>
  using field_returns = rate_of<W, Time>;
  /// The same in the form on which formulas are checked.
  template <class Time>
  using field_returns_checked = typename raw_form<rate_of<W, Time>>::checked;

  /// Orientations cannot be added, so a method is wrapped in `lie_group`.
  static constexpr bool on_group = true;

  /// The verdict on the state and a step of time.
  template <class Time>
  using verdict = decltype(diagnostics::check_rotation<quaternion<T>, W, Time>());
  /// The refusal of a field's result that does not fit.
  template <class Due, class Result>
  using result_verdict =
      diagnostics::refuse<"angular acceleration", Due, diagnostics::with_radian_hint<Due, Result>>;
  using refused = detail::refused_rotation;  ///< what stands in for it

  static constexpr raw to_raw(rotation<quaternion<T>, W> const& s) {
    return {{s.orientation}, raw_form<W>::to_raw(s.angular_velocity)};
  }
  static constexpr rotation<quaternion<T>, W> from_raw(raw const& s) {
    return {s.position.orientation, raw_form<W>::from_raw(s.velocity)};
  }
  static constexpr field_view for_field(raw const& s) {
    return {s.position.orientation, raw_form<W>::for_field(s.velocity)};
  }

  /// The absolute errors as a raw change: a rotation vector and a change of the angular velocity.
  static constexpr vec<vec<T, 3>, 2> to_raw_change(absolute const& a) {
    return {raw_form<decltype(a.orientation)>::to_raw(a.orientation),
            raw_form<W>::to_raw(a.angular_velocity)};
  }

  /// Refuses a start that is not finite, or whose orientation is not a unit quaternion. A length that differs from 1 by
  /// rounding is accepted, and the first step corrects it.
  static constexpr void require_finite(raw const& s) {
    quaternion<T> const& q = s.position.orientation;
    if (!unitstep::is_finite(q))
      fail<std::domain_error>("unitstep: initial.orientation must be finite, got infinity or NaN");
    T const off = unitstep::squared(q) - T(1);
    if (off * off > std::numeric_limits<T>::epsilon())
      fail<std::domain_error>(
          "unitstep: initial.orientation must be a unit quaternion; normalized(q) makes it one");
    if (!unitstep::is_finite(s.velocity))
      fail<std::domain_error>(
          "unitstep: initial.angular_velocity must be finite, got infinity or NaN");
  }
};

}  // namespace unitstep
