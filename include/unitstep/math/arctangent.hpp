// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <limits>
#include <type_traits>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/units/number.hpp>

/// \file
/// \brief Angles of plain numbers: the arctangent, and the angle of a point.

namespace unitstep::math::detail {

/// The slopes 0, 1/4, 1/2 and 1, and their angles, arctan(slope) as hi + lo.
///
/// The digits are those of MPFR's mpfr_atan, which the tests compare.
UNITSTEP_TABLE constexpr double slopes[] = {0, 0.25, 0.5, 1};
UNITSTEP_TABLE constexpr double_word<double> angles_of_slopes[] = {
    {0, 0},
    {0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57},
    {0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56},
    {0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55},
};
/// The same in long double, which GPUs do not have.
inline constexpr double_word<long double> long_angles_of_slopes[] = {
    {0, 0},
    {0xf.adbafc96406eb15p-6L, 0xd.b8f3debef442fcbp-71L},
    {0xe.d63382b0dda7b45p-5L, 0xd.fc88bd978751a07p-70L},
    {0xc.90fdaa22168c235p-4L, -0xe.ce675d1fc8f8cbbp-70L},
};
template <std::floating_point T>
constexpr double_word<T> angle_of_slope(int i) {
  if constexpr (is_wide<T>)
    return long_angles_of_slopes[i];
  else
    return angles_of_slopes[i];
}

/// base + turn * arctan(n / d) rounded once, for finite 0 < n <= d, base a multiple of
/// pi/2 and turn 1 or -1.
///
/// With c the nearest of the slopes 0, 1/4, 1/2 and 1 to n/d,
/// \f[ \arctan\tfrac nd = \arctan c + \arctan u, \quad
///   u = \frac{n - cd}{d + cn}, \quad |u| < 0.17 \f]
/// where n - cd is exact, and arctan u = u - u^3/3 + ... up to u^21 (u^25 in long double).
template <std::floating_point T>
constexpr T arctangent(T n, T d, double_word<T> base, T turn) {
  auto const [dm, de] = decompose(d);
  auto const [nm, ne] = decompose(n);
  if (de - ne > 80) {
    // The quotient is so small that all terms but the first round away.
    return base.hi == 0 ? n / d : base.hi;
  }
  T const m = nm * power_of_two<T>(ne - de);
  int const i = m < T(0.125) * dm ? 0 : m < T(0.375) * dm ? 1 : m < T(0.72) * dm ? 2 : 3;
  T const c = slopes[i];
  auto const u = divide<T>({m - c * dm, 0}, fast_two_sum(dm, c * m));
  T const z = u.hi * u.hi;
  T top = reciprocal<21, T>;
  if constexpr (is_wide<T>) {
    top = horner(z, reciprocal<25, T>, -reciprocal<23, T>, reciprocal<21, T>);
  }
  T const series = z * horner(z, top, -reciprocal<19, T>, reciprocal<17, T>, -reciprocal<15, T>,
                              reciprocal<13, T>, -reciprocal<11, T>, reciprocal<9, T>,
                              -reciprocal<7, T>, reciprocal<5, T>, -reciprocal<3, T>);
  auto const a = angle_of_slope<T>(i);
  auto const coarse = two_sum(base.hi, turn * a.hi);
  auto const sum = fast_two_sum(coarse.hi, turn * u.hi);
  return sum.hi +
         (sum.lo + (coarse.lo + (base.lo + turn * (a.lo + (u.lo * (1 - z) + u.hi * series)))));
}

}  // namespace unitstep::math::detail

namespace unitstep::math {

/// The angle of the point (x, y) from the x axis, in radians from -pi to pi, within 0.52 units in
/// the last place.
///
/// The special cases are those of ISO C's annex F: a zero or infinite x or y counts with its sign,
/// atan2(+-0, -0) is +-pi; NaN returns itself; all of it in a constant expression as well.
/// \tparam T float, double or long double of at most 64 significant bits, deduced from y alone
/// \proof{examples/reference/math.cpp,math::atan2}
template <std::floating_point T>
[[nodiscard]] constexpr T atan2(T y, std::type_identity_t<T> x) {
  using limits = std::numeric_limits<T>;
  if constexpr (detail::is_narrow<T>) {
    return detail::narrow<T>(
        atan2(static_cast<detail::working_t<T>>(y), static_cast<detail::working_t<T>>(x)));
  } else {
    if (x != x || y != y) {
      return x != x ? x : y;
    }
    bool const left = detail::is_negative(x);
    bool const down = detail::is_negative(y);
    T n = down ? -y : y;
    T d = left ? -x : x;
    bool const steep = n > d;
    if (steep) {
      T const swapped = n;
      n = d;
      d = swapped;
    }
    if (d > (limits::max)()) {
      n = n > (limits::max)() ? T(1) : T(0);
      d = 1;
    }
    using half_pi = detail::half_pi<T>;
    detail::double_word<T> const base =
        steep  ? detail::double_word<T>{half_pi::hi, half_pi::lo}
        : left ? detail::double_word<T>{2 * half_pi::hi, 2 * half_pi::lo}
               : detail::double_word<T>{0, 0};
    T const angle = n == 0 ? base.hi : detail::arctangent(n, d, base, steep != left ? T(-1) : T(1));
    return down ? -angle : angle;
  }
}

/// The angle in radians whose tangent is x, from -pi/2 to pi/2, within 0.52 units in the last
/// place: \ref unitstep::math::atan2 of x and 1.
///
/// Zeros and NaN return themselves, infinities +-pi/2, in a constant expression as well.
/// \tparam T float, double or long double of at most 64 significant bits
/// \proof{examples/reference/math.cpp,math::atan}
template <std::floating_point T>
[[nodiscard]] constexpr T atan(T x) {
  return atan2(x, T(1));
}

}  // namespace unitstep::math
