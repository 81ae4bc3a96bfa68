// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/plane_angle.hpp>
#include <type_traits>
#include <unitstep/math/quantity_functions.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/math/vec_type.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/detail/operation.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief Quaternions and their rotations. Arguments that do not fit are refused in one sentence; the functions for
/// those that fit are more specialised, so those that refuse are chosen last.

namespace unitstep {

namespace detail {

/// The arguments of a quaternion that are not four numbers of one type.
template <class... Given>
struct no_four_numbers {};

template <class T>
inline constexpr bool stands_for_numbers = number<T>;
template <class... Given>
inline constexpr bool stands_for_numbers<no_four_numbers<Given...>> = true;

/// Whether a component of a vec is a T, or a quantity in T.
template <class Q, class T>
inline constexpr bool is_in_numbers = std::is_same_v<Q, T>;
template <quantity_like Q, class T>
inline constexpr bool is_in_numbers<Q, T> = std::is_same_v<number_of<Q>, T>;

}  // namespace detail

/// A quaternion \f$ q = w + x\,i + y\,j + z\,k \f$ of plain numbers. One of length 1 is a rotation.
///
/// A unit quaternion and its negative are the same rotation; `quaternion{1.0, 0.0, 0.0, 0.0}` is no rotation. Source:
/// W. R. Hamilton, Phil. Mag. 25, 10 (1844).
///
/// \tparam T the type of a component, a plain number
/// \proof{examples/reference/math.cpp,quaternion}
template <class T>
  requires detail::stands_for_numbers<T>
struct [[nodiscard]] quaternion {
  using value_type = T;

  T w;  ///< the scalar part, the cosine of half the angle
  T x;  ///< component along i
  T y;  ///< component along j
  T z;  ///< component along k

  friend constexpr bool operator==(quaternion const&, quaternion const&) = default;
};

template <number T>
quaternion(T, T, T, T) -> quaternion<T>;

namespace detail {

template <class T>
inline constexpr bool is_quaternion = false;
template <class T>
inline constexpr bool is_quaternion<quaternion<T>> = true;
template <class T>
inline constexpr bool is_no_factor<quaternion<T>> = true;

}  // namespace detail

/// Hamilton's product: the rotation `b`, then `a`. It does not commute.
template <number T>
constexpr quaternion<T> operator*(quaternion<T> const& a, quaternion<T> const& b) {
  return {
      a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z, a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
      a.w * b.y + a.y * b.w + a.z * b.x - a.x * b.z, a.w * b.z + a.z * b.w + a.x * b.y - a.y * b.x};
}

/// \f$ \bar q = w - x\,i - y\,j - z\,k \f$: for a unit quaternion, the inverse rotation.
/// \proof{examples/reference/math.cpp,conjugate}
template <number T>
[[nodiscard]] constexpr quaternion<T> conjugate(quaternion<T> const& q) {
  return {q.w, -q.x, -q.y, -q.z};
}

/// The square \f$ |q|^2 = w^2 + x^2 + y^2 + z^2 \f$ of the length.
template <number T>
[[nodiscard]] constexpr T squared(quaternion<T> const& q) {
  return q.w * q.w + q.x * q.x + q.y * q.y + q.z * q.z;
}

/// The length \f$ |q| = \sqrt{w^2 + x^2 + y^2 + z^2} \f$; squares are summed without scaling.
template <number T>
[[nodiscard]] constexpr T norm(quaternion<T> const& q) {
  return sqrt(unitstep::squared(q));
}

/// The unit quaternion \f$ q / |q| \f$.
///
/// It works for any size of `q`: if a square would overflow or lose digits, `q` is scaled by a power of two first.
///
/// \throw std::domain_error if `q` is 0 or infinite
template <number T>
[[nodiscard]] constexpr quaternion<T> normalized(quaternion<T> const& q) {
  if constexpr (std::floating_point<T>) {
    T const scale = detail::scale_of_direction(q.w, q.x, q.y, q.z);
    if (scale != 1)
      return unitstep::normalized(
          quaternion<T>{q.w * scale, q.x * scale, q.y * scale, q.z * scale});
  }
  T const length = unitstep::norm(q);
  if (length == T(0))
    fail<std::domain_error>("unitstep: normalized(q) needs a quaternion whose length is not 0");
  return {q.w / length, q.x / length, q.y / length, q.z / length};
}

/// A vector turned by a unit quaternion, \f$ q\,\mathbf v\,\bar q \f$, in the unit of the vector.
///
/// If `q` is the orientation of a body, this transforms a vector from body axes to the axes of the world;
/// `rotate(conjugate(q), v)` transforms it back. A quaternion of another length would stretch it.
/// \proof{examples/reference/math.cpp,rotate}
template <number T, class Q>
  requires detail::is_in_numbers<Q, T>
[[nodiscard]] constexpr vec<Q, 3> rotate(quaternion<T> const& q, vec<Q, 3> const& v) {
  vec<T, 3> const axis{q.x, q.y, q.z};
  auto const half = unitstep::cross(axis, v);
  auto const twice = half + half;
  return v + twice * q.w + unitstep::cross(axis, twice);
}

/// The rotation by an angle about an axis, by the right-hand rule.
///
/// \param axis  any vector but zero, of any unit: only its direction counts
/// \param angle in radian
/// \throw std::domain_error if the axis is zero
/// \proof{examples/reference/math.cpp,rotate}
template <class Q, detail::angle_quantity Angle>
  requires detail::is_in_numbers<Q, number_of<Angle>>
[[nodiscard]] constexpr quaternion<number_of<Angle>> rotation_about(vec<Q, 3> const& axis,
                                                                    Angle const& angle) {
  using T = number_of<Angle>;
  vec<T, 3> const n = unitstep::normalized(axis);
  auto const [sine, cosine] = math::sin_cos(angle.value() / 2);
  return {cosine, n.x * sine, n.y * sine, n.z * sine};
}

namespace detail {

template <class T>
inline constexpr bool is_vec_of_three = false;
template <class Q>
inline constexpr bool is_vec_of_three<vec<Q, 3>> = true;

template <class... Given>
inline constexpr bool is_mismatched<quaternion<no_four_numbers<Given...>>> = true;
template <class... Given>
struct mismatch_inside<quaternion<no_four_numbers<Given...>>> {
  using type = unknown;
};

template <class T>
inline constexpr bool is_one_type = false;
template <class T>
inline constexpr bool is_one_type<type_list<T, T, T, T>> = true;

/// Whether no quaternion can be made of these components. A single quaternion is a copy and is accepted.
template <class... Given>
concept no_components =
    sizeof...(Given) > 1 && !(is_one_type<type_list<Given...>> && (number<Given> && ...));

/// A vector in the number of an angle, if possible.
template <class Q, class T>
struct in_numbers {
  using type = T;
};
template <quantity_like Q, class T>
struct in_numbers<Q, T> {
  using type = boost::units::quantity<unit_of<Q>, T>;
};

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

/// The verdict on a rotation and a vector.
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

/// A state with an orientation, given in place of the orientation itself.
template <class State>
concept oriented = requires(State const& state) { state.orientation; };

/// Possible arguments of a rotation, also in the wrong order.
template <class Rotation, class Vector>
concept rotation_and_vector = is_quaternion<Rotation> || is_vec<Rotation> ||
                              ((summand<Rotation> || oriented<Rotation>) && is_vec<Vector>);

}  // namespace detail

/// Refused: the arguments are not four plain numbers of one type.
template <class... Given>
struct quaternion<detail::no_four_numbers<Given...>> : unknown {
  using value_type = unknown;

  constexpr quaternion() = default;
  /// Reports the refusal, which the deduction of this class cannot do.
  constexpr explicit quaternion(Given const&...) {
    using verdict =
        diagnostics::refuse<"quaternion", diagnostics::words<"four plain numbers of one type">,
                            detail::type_list<Given...>>;
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
  }
};

/// Refused: the arguments are not four plain numbers of one type.
template <class... Given>
  requires detail::no_components<Given...>
quaternion(Given...) -> quaternion<detail::no_four_numbers<Given...>>;

/// The conjugate of a mismatch is that mismatch, so that there is no second error.
template <detail::with_mismatch Q>
constexpr Q conjugate(Q const&) {
  return {};
}
/// A refused argument, as if of length 1: it is not refused again.
template <detail::with_mismatch Q>
constexpr Q normalized(Q const&) {
  return {};
}
/// A rotation about a refused axis, which is not refused again.
template <detail::with_mismatch Axis, class Angle>
constexpr unknown rotation_about(Axis const&, Angle const&) {
  return {};
}

template <class Axis, class Angle>
  requires (!detail::with_mismatch<Axis, Angle>)
constexpr unknown rotation_about(Axis const&, Angle const&) {
  using verdict = decltype(detail::check_axis_and_angle<Axis, Angle>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  return {};
}

template <class Rotation, class Vector>
  requires (detail::rotation_and_vector<Rotation, Vector> &&
            !detail::with_mismatch<Rotation, Vector>)
constexpr unknown rotate(Rotation const&, Vector const&) {
  using verdict = decltype(detail::check_turned<Rotation, Vector>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  return {};
}

namespace detail {

/// Possible operands with a quaternion.
template <class T>
concept quaternion_or_summand = is_quaternion<T> || is_vec<T> || summand<T>;

/// Two values of which one is a quaternion, and none was refused before.
template <class A, class B>
concept quaternion_beside = (is_quaternion<A> || is_quaternion<B>) && quaternion_or_summand<A> &&
                            quaternion_or_summand<B> && !with_mismatch<A, B>;

/// Such values of two types, which have neither a product nor a comparison.
template <class A, class B>
concept other_than_quaternion = quaternion_beside<A, B> && !std::is_same_v<A, B>;

// Rows of the table of refused operators.
template <class A, class B>
  requires other_than_quaternion<A, B>
struct refused_operator<"*", A, B> {
  using type =
      std::conditional_t<is_vec<A> || is_vec<B>, diagnostics::refuse_for<"*", "rotate(q, v)", A, B>,
                         diagnostics::refuse_for<"*", "two quaternions of one value type", A, B>>;
};
template <class A, class B>
  requires quaternion_beside<A, B>
struct refused_operator<"+", A, B> {
  using type = diagnostics::refuse_for<"+", "a * b, which turns by b, then a", A, B>;
};
template <class A, class B>
  requires quaternion_beside<A, B>
struct refused_operator<"-", A, B> {
  using type = diagnostics::refuse_for<"-", "a * conjugate(b)", A, B>;
};
template <class A, class B>
  requires quaternion_beside<A, B>
struct refused_operator<"/", A, B> {
  using type = diagnostics::refuse_for<"/", "normalized(q) or conjugate(q)", A, B>;
};
template <text Operator, class A, class B>
  requires is_equality<Operator> && other_than_quaternion<A, B>
struct refused_operator<Operator, A, B> {
  using type = diagnostics::refuse_sum<Operator, A, B>;
};

}  // namespace detail

/// Refused: a vec or a quantity has no conjugate.
template <class A>
  requires (detail::is_vec<A> || quantity_like<A>)
constexpr unknown conjugate(A const&) {
  using refusal = diagnostics::refuse_call<"conjugate", diagnostics::words<"a quaternion">,
                                           detail::type_list<A>>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}

/// Refused: a number is its own conjugate.
template <class = void>
constexpr unknown conjugate(detail::plain<"conjugate", "a quaternion">) {
  return {};
}

}  // namespace unitstep
