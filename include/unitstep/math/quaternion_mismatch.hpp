// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/plane_angle.hpp>
#include <unitstep/diagnostics/radian_hint.hpp>
#include <unitstep/diagnostics/verdict.hpp>
#include <unitstep/math/quantity_functions.hpp>
#include <unitstep/math/quaternion.hpp>

/// \file
/// \brief Rotations that are made of, or applied to, something else: each is refused in one sentence.
/// The functions that fit are more special, so these are chosen last.

namespace unitstep {

namespace detail {

template <class T>
inline constexpr bool is_vec_of_three = false;
template <class Q>
inline constexpr bool is_vec_of_three<vec<Q, 3>> = true;

template <class T>
inline constexpr bool is_quaternion = false;
template <class T>
inline constexpr bool is_quaternion<quaternion<T>> = true;

/// The verdict on an axis and an angle.
template <class Axis, class Angle>
consteval auto judge_axis_and_angle() {
  using radians = boost::units::quantity<boost::units::si::plane_angle>;
  if constexpr (!is_vec_of_three<Axis>)
    return diagnostics::refuse<"axis", diagnostics::words<"a vec of three">, Axis>{};
  else if constexpr (!angle_quantity<Angle>)
    return diagnostics::refuse<"angle", radians, diagnostics::with_radian_hint<radians, Angle>>{};
  else
    return diagnostics::accepted{};
}

/// The verdict on what turns and what is turned.
template <class Rotation, class Vector>
consteval auto judge_turned() {
  if constexpr (!is_quaternion<Rotation>)
    return diagnostics::refuse<"rotation", quaternion<double>, Rotation>{};
  else
    return diagnostics::refuse<"vector", diagnostics::words<"a vec of three">, Vector>{};
}

/// An axis and an angle of which one is not. What was refused already is not blamed again.
template <class Axis, class Angle>
concept no_axis_and_angle =
    !with_mismatch<Axis, Angle> && (!is_vec_of_three<Axis> || !angle_quantity<Angle>);

/// A rotation and a vector of which one is not, or both the other way round.
template <class Rotation, class Vector>
concept no_rotation_of = !with_mismatch<Rotation, Vector> &&
                         (is_quaternion<Rotation> ? !is_vec_of_three<Vector> : is_vec<Rotation>);

}  // namespace detail

template <class Axis, class Angle>
requires detail::no_axis_and_angle<Axis, Angle>
constexpr unknown rotation_about(Axis const&, Angle const&) {
  using verdict = decltype(detail::judge_axis_and_angle<Axis, Angle>());
  static_assert(units_match<typename verdict::expected, typename verdict::got>, "wrong unit");
  (void)[] { return sizeof(unit_mismatch<typename verdict::expected, typename verdict::got>); };
  return {};
}

template <class Rotation, class Vector>
requires detail::no_rotation_of<Rotation, Vector>
constexpr unknown rotate(Rotation const&, Vector const&) {
  using verdict = decltype(detail::judge_turned<Rotation, Vector>());
  static_assert(units_match<typename verdict::expected, typename verdict::got>, "wrong unit");
  (void)[] { return sizeof(unit_mismatch<typename verdict::expected, typename verdict::got>); };
  return {};
}

}  // namespace unitstep
