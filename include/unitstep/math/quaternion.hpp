// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/quantity_functions.hpp>
#include <unitstep/math/quaternion_type.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/sin_cos.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/number.hpp>

namespace unitstep {

/// Hamilton's product: the rotation `b`, then `a`. It does not commute.
template <number T>
constexpr quaternion<T> operator*(quaternion<T> const& a, quaternion<T> const& b) {
  return {
      a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z, a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
      a.w * b.y + a.y * b.w + a.z * b.x - a.x * b.z, a.w * b.z + a.z * b.w + a.x * b.y - a.y * b.x};
}

/// \f$ \bar q = w - x\,i - y\,j - z\,k \f$: of a unit quaternion, the rotation back.
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

/// The length \f$ |q| = \sqrt{w^2 + x^2 + y^2 + z^2} \f$; squares are summed as they are.
template <number T>
[[nodiscard]] constexpr T norm(quaternion<T> const& q) {
  return sqrt(unitstep::squared(q));
}

/// The unit quaternion \f$ q / |q| \f$.
///
/// Whatever the size of `q`: where a square would overflow or lose digits, `q` is scaled by a power of two first.
///
/// \throw std::domain_error if `q` is 0
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
/// Where `q` is the orientation of a body, this takes a vector from body axes to the axes of the
/// world; `rotate(conjugate(q), v)` takes it back. A quaternion of another length would stretch it.
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
template <class Q, angle_quantity Angle>
  requires detail::is_in_numbers<Q, number_of<Angle>>
[[nodiscard]] constexpr quaternion<number_of<Angle>> rotation_about(vec<Q, 3> const& axis,
                                                                    Angle const& angle) {
  using T = number_of<Angle>;
  vec<T, 3> const n = unitstep::normalized(axis);
  auto const [sine, cosine] = math::sin_cos(angle.value() / 2);
  return {cosine, n.x * sine, n.y * sine, n.z * sine};
}

}  // namespace unitstep

#include <unitstep/math/detail/quaternion_mismatch.hpp>
#include <unitstep/math/detail/quaternion_operators_mismatch.hpp>
