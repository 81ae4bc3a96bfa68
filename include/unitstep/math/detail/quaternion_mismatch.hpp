// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/plane_angle.hpp>
#include <unitstep/math/detail/vec_mismatch.hpp>
#include <unitstep/math/quantity_functions.hpp>
#include <unitstep/math/quaternion_type.hpp>
#include <unitstep/units/detail/operation.hpp>
#include <unitstep/units/detail/radian_hint.hpp>
#include <unitstep/units/detail/value_parts.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief Quaternions and rotations that are made of, or applied to, something else: each is refused in
/// one sentence. The functions that fit are more special, so these are chosen last.

namespace unitstep {

namespace detail {

template <class T>
inline constexpr bool is_vec_of_three = false;
template <class Q>
inline constexpr bool is_vec_of_three<vec<Q, 3>> = true;

template <class... Given>
inline constexpr bool is_mismatched<quaternion<no_four_numbers<Given...>>> = true;
template <class... Given>
struct inside<quaternion<no_four_numbers<Given...>>> {
  using type = unknown;
};

template <class T>
inline constexpr bool is_one_type = false;
template <class T>
inline constexpr bool is_one_type<several<T, T, T, T>> = true;

/// Whether no quaternion can be made of these components. A single quaternion is a copy and is accepted.
template <class... Given>
concept no_components =
    sizeof...(Given) > 1 && !(is_one_type<several<Given...>> && (number<Given> && ...));

/// A vector in the number of an angle, as far as it can be.
template <class Q, class T>
struct in_numbers {
  using type = T;
};
template <quantity_like Q, class T>
struct in_numbers<Q, T> {
  using type = boost::units::quantity<unit_of<Q>, T>;
};
template <class V, class T>
inline constexpr bool is_vec_in_numbers = false;
template <class Q, class T>
inline constexpr bool is_vec_in_numbers<vec<Q, 3>, T> = is_in_numbers<Q, T>;

/// The verdict on an axis and an angle.
template <class Axis, class Angle>
consteval auto check_axis_and_angle() {
  if constexpr (!is_vec_of_three<Axis>)
    return diagnostics::refuse<"axis", diagnostics::words<"a vec of three">, Axis>{};
  else if constexpr (!angle_quantity<Angle>)
    return diagnostics::refuse<"angle", radians, diagnostics::with_radian_hint<radians, Angle>>{};
  else
    return diagnostics::refuse<
        "axis", vec<typename in_numbers<typename Axis::value_type, number_of<Angle>>::type, 3>,
        Axis>{};
}

/// The verdict on what turns and what is turned.
template <class Rotation, class Vector>
consteval auto check_turned() {
  if constexpr (!is_quaternion<Rotation>)
    return diagnostics::refuse<"rotation", quaternion<double>, Rotation>{};
  else if constexpr (is_vec_of_three<Vector>)
    return diagnostics::refuse<
        "vector",
        vec<typename in_numbers<typename Vector::value_type, typename Rotation::value_type>::type,
            3>,
        Vector>{};
  else
    return diagnostics::refuse<"vector", diagnostics::words<"a vec of three">, Vector>{};
}

/// An axis and an angle of which one is not. What was refused already is not blamed again.
template <class Axis, class Angle>
concept no_axis_and_angle =
    !with_mismatch<Axis, Angle> && (!is_vec_of_three<Axis> || !angle_quantity<Angle> ||
                                    !is_vec_in_numbers<Axis, typename value_parts<Angle>::number>);

template <class T>
struct value_type_of {
  using type = void;
};
template <class T>
struct value_type_of<quaternion<T>> {
  using type = T;
};

/// A state that has an orientation, where the orientation itself is due.
template <class State>
concept oriented = requires(State const& state) { state.orientation; };

/// A rotation and a vector of which one is not, or both the other way round.
template <class Rotation, class Vector>
concept no_rotation_of =
    !with_mismatch<Rotation, Vector> &&
    (is_quaternion<Rotation>
         ? !is_vec_in_numbers<Vector, typename value_type_of<Rotation>::type>
         : is_vec<Rotation> || ((summand<Rotation> || oriented<Rotation>) && is_vec<Vector>));

}  // namespace detail

/// Refused: what it was given is not four plain numbers of one type.
template <class... Given>
struct quaternion<detail::no_four_numbers<Given...>> : unknown {
  using value_type = unknown;

  constexpr quaternion() = default;
  /// Refused: the words are here.
  constexpr explicit quaternion(Given const&...) {
    using verdict =
        diagnostics::refuse<"quaternion", diagnostics::words<"four plain numbers of one type">,
                            detail::several<Given...>>;
    static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  }
};

/// Refused: what is given is not four plain numbers of one type.
template <class... Given>
  requires detail::no_components<Given...>
quaternion(Given...) -> quaternion<detail::no_four_numbers<Given...>>;

/// The conjugate of a mismatch is that mismatch, so that there is no second error.
template <detail::with_mismatch Q>
constexpr Q conjugate(Q const&) {
  return {};
}
/// What was refused, of length 1: it is not blamed again.
template <detail::with_mismatch Q>
constexpr Q normalized(Q const&) {
  return {};
}
/// A rotation about what was refused: it is not blamed again.
template <detail::with_mismatch Axis, class Angle>
constexpr unknown rotation_about(Axis const&, Angle const&) {
  return {};
}

template <class Axis, class Angle>
  requires detail::no_axis_and_angle<Axis, Angle>
constexpr unknown rotation_about(Axis const&, Angle const&) {
  using verdict = decltype(detail::check_axis_and_angle<Axis, Angle>());
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  return {};
}

template <class Rotation, class Vector>
  requires detail::no_rotation_of<Rotation, Vector>
constexpr unknown rotate(Rotation const&, Vector const&) {
  using verdict = decltype(detail::check_turned<Rotation, Vector>());
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  return {};
}

}  // namespace unitstep
