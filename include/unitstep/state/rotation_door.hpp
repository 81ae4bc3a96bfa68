// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/plane_angle.hpp>
#include <limits>
#include <unitstep/diagnostics/fail.hpp>
#include <unitstep/math/finite.hpp>
#include <unitstep/methods/lie_group.hpp>
#include <unitstep/state/aggregate_door.hpp>
#include <unitstep/state/motion_door.hpp>
#include <unitstep/state/rotation.hpp>
#include <unitstep/state/turn.hpp>
#include <unitstep/units/door.hpp>
#include <unitstep/units/rate.hpp>

namespace unitstep {

/// Whether all four components are finite.
template <class T>
constexpr bool is_finite(quaternion<T> const& q) {
  return unitstep::is_finite(q.w) && unitstep::is_finite(q.x) && unitstep::is_finite(q.y) &&
         unitstep::is_finite(q.z);
}

/// Whether every number in a rotation is finite.
template <class O, class W>
constexpr bool is_finite(rotation<O, W> const& s) {
  return unitstep::is_finite(s.orientation) && unitstep::is_finite(s.angular_velocity);
}
/// The same of an orientation as methods see it.
template <class T>
constexpr bool is_finite(turn<T> const& s) {
  return unitstep::is_finite(s.orientation);
}

namespace detail {

template <class O, class W>
inline constexpr bool has_own_door<rotation<O, W>> = true;

/// Refuses an orientation that is not one: what rounding leaves of a length of 1 is accepted, and the
/// first step removes it.
template <class T>
constexpr void require_orientation(quaternion<T> const& q) {
  if (!unitstep::is_finite(q))
    fail<std::domain_error>("unitstep: initial.orientation must be finite, got infinity or NaN");
  T const off = unitstep::squared(q) - T(1);
  if (off * off > std::numeric_limits<T>::epsilon())
    fail<std::domain_error>(
        "unitstep: initial.orientation must be a unit quaternion; normalized(q) makes it one");
}

/// An angle, or a plain number where angular velocities are plain numbers.
template <class W, class T>
using angle_beside =
    std::conditional_t<std::is_same_v<W, vec<T, 3>>, T, light<boost::units::si::plane_angle, T>>;

}  // namespace detail

/// A rotation whose orientation is no quaternion is steppable only as far as its refusal, which says so.
template <class O, class W>
struct door<rotation<O, W>> {
  /// Never called.
  static constexpr void require_finite(rotation<O, W> const&) {}
};

/// The door of a rotation. Methods see a motion: its position is the orientation as an element of the
/// group of rotations, its velocity the angular velocity. Formulas are checked on a motion whose
/// position is an angle about each body axis.
template <class T, class W>
struct door<rotation<quaternion<T>, W>> {
  using number = T;
  using raw = motion<turn<T>, typename door<W>::raw>;
  using checked = motion<vec<detail::angle_beside<W, T>, 3>, typename door<W>::checked>;
  using seen = rotation<quaternion<T>, typename door<W>::seen>;

  /// What a field of this state returns.
  template <class Time>
  using field_returns = rate_of<W, Time>;
  /// The same in the form on which formulas are checked.
  template <class Time>
  using field_returns_checked = typename door<rate_of<W, Time>>::checked;

  /// How a method steps this state.
  template <class Method>
  using stepping = detail::on_group<Method>;

  static constexpr raw off(rotation<quaternion<T>, W> const& s) {
    return {{s.orientation}, door<W>::off(s.angular_velocity)};
  }
  static constexpr rotation<quaternion<T>, W> on(raw const& s) {
    return {s.position.orientation, door<W>::on(s.velocity)};
  }
  static constexpr seen show(raw const& s) {
    return {s.position.orientation, door<W>::show(s.velocity)};
  }

  /// Refuses a start that is not finite, or an orientation that is none.
  static constexpr void require_finite(raw const& s) {
    detail::require_orientation(s.position.orientation);
    if (!unitstep::is_finite(s.velocity))
      fail<std::domain_error>(
          "unitstep: initial.angular_velocity must be finite, got infinity or NaN");
  }
};

}  // namespace unitstep
