// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/quaternion.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/verdict.hpp>

namespace unitstep {

namespace detail {

// The last terms of the two series. They have names, as rounding hides all of their digits but the first.
template <class T>
inline constexpr T last_of_cosine = T(-1) / T(87'178'291'200);  // -1 / 14!
template <class T>
inline constexpr T last_of_half_sinc = T(1) / T(12'454'041'600);  // 1 / (2 13!)

}  // namespace detail

/// The exponential of a rotation vector: the unit quaternion that turns by \f$ |\mathbf u| \f$ radian
/// about \f$ \mathbf u \f$.
///
/// \f[ \exp \mathbf u = \cos\tfrac\theta2 + \frac{\mathbf u}\theta \sin\tfrac\theta2,
///     \qquad \theta = |\mathbf u| \f]
///
/// It has length 1 to a few units in the last place for any angle. Up to half a radian, which few steps exceed, both
/// factors are power series in \f$ \theta^2 \f$, without a root or a reduction of an angle.
/// \proof{examples/reference/math.cpp,quaternion_of}
template <detail::real_number T>
[[nodiscard]] constexpr quaternion<T> quaternion_of(vec<T, 3> const& u) {
  T const x = (u.x * u.x + u.y * u.y + u.z * u.z) / 4;
  if (x <= T(1) / T(16)) {
    // The next terms would be below half a unit in the last place of a long double.
    T const cosine =
        1 + x * (T(-1) / 2 +
                 x * (T(1) / 24 +
                      x * (T(-1) / 720 +
                           x * (T(1) / 40'320 +
                                x * (T(-1) / 3'628'800 +
                                     x * (T(1) / 479'001'600 + x * detail::last_of_cosine<T>))))));
    T const half_sinc =
        T(1) / 2 + x * (T(-1) / 12 +
                        x * (T(1) / 240 +
                             x * (T(-1) / 10'080 +
                                  x * (T(1) / 725'760 + x * (T(-1) / 79'833'600 +
                                                             x * detail::last_of_half_sinc<T>)))));
    return {cosine, u.x * half_sinc, u.y * half_sinc, u.z * half_sinc};
  }
  T const half_angle = sqrt(x);
  auto const [sine, cosine] = math::sin_cos(half_angle);
  T const half_sinc = sine / (half_angle + half_angle);
  return {cosine, u.x * half_sinc, u.y * half_sinc, u.z * half_sinc};
}

namespace detail {

/// The rate of a rotation vector `u` for an angular velocity `w` in body axes, with which `quaternion_of(u)` turns at
/// `w`.
///
/// \f[ \dot{\mathbf u} = \mathbf w + \tfrac12\, \mathbf u \times \mathbf w
///     + \tfrac{1 - (\theta/2) \cot(\theta/2)}{\theta^2}\,
///       \mathbf u \times (\mathbf u \times \mathbf w), \qquad \theta = |\mathbf u| \f]
///
/// The factor is its power series up to \f$ \theta^8 \f$, which has no pole at a whole turn. The error is of order
/// \f$ \theta^{12} \f$ of `w`, less than that of any method here. Beyond a whole turn the series does not converge, and
/// the last term stays of the same size there. So it does not magnify the rounding of a steady spin, where it is zero.
/// Source: H. Munthe-Kaas, Appl. Numer. Math. 29, 115 (1999).
template <real_number T>
[[nodiscard]] constexpr vec<T, 3> rate_of_rotation_vector(vec<T, 3> const& u, vec<T, 3> const& w) {
  T const square = u.x * u.x + u.y * u.y + u.z * u.z;
  T const x = square < 40 ? square : T(40);  // about 4 pi^2
  T factor =
      T(1) / 12 +
      x * (T(1) / 720 + x * (T(1) / 30'240 + x * (T(1) / 1'209'600 + x * (T(1) / 47'900'160))));
  if (x < square) factor *= x / square;
  // Written out: with two calls of cross, clang counts 29 percent more for a step of rk4 on a rotation in a constant
  // expression, and g++ 14 percent more.
  vec<T, 3> const c{u.y * w.z - u.z * w.y, u.z * w.x - u.x * w.z, u.x * w.y - u.y * w.x};
  return {w.x + c.x / 2 + factor * (u.y * c.z - u.z * c.y),
          w.y + c.y / 2 + factor * (u.z * c.x - u.x * c.z),
          w.z + c.z / 2 + factor * (u.x * c.y - u.y * c.x)};
}

/// The refusal of an argument that is not a rotation vector.
template <class U>
using no_rotation_vector = diagnostics::refuse<"rotation vector", vec<double, 3>,
                                               diagnostics::with_radian_hint<vec<double, 3>, U>>;

}  // namespace detail

/// Refused: a rotation vector is three plain numbers, in radian.
template <class Other>
  requires (!detail::with_mismatch<Other>)
constexpr unknown quaternion_of(Other const&) {
  using verdict = detail::no_rotation_vector<Other>;
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  return {};
}

}  // namespace unitstep
