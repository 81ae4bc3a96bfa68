// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <concepts>
#include <limits>
#include <unitstep/math/rotation_vector.hpp>

#include "support/same_bits.hpp"
#include "support/verdict.hpp"

namespace {

using unitstep::quaternion;
using unitstep::quaternion_of;
using unitstep::vec;
using unitstep::detail::rate_of_rotation_vector;

static_assert(quaternion_of(vec{0.0, 0.0, 0.0}) == quaternion{1.0, 0.0, 0.0, 0.0});

/// The exponential from sine and cosine, which are within an ulp, on both sides of half a radian, where the formula
/// changes.
template <class T>
constexpr bool is_the_exponential() {
  for (T angle : {T(0.001), T(0.1), T(0.4999), T(0.5001), T(1), T(3), T(6), T(100)}) {
    // (2, 3, 6) / 7 is a direction.
    vec<T, 3> const u{angle * 2 / 7, angle * 3 / 7, angle * 6 / 7};
    auto const q = quaternion_of(u);
    auto const [s, c] = unitstep::math::sin_cos(angle / 2);
    T const ulps = 2 * std::numeric_limits<T>::epsilon() * (angle > 3 ? angle : T(1));
    auto const near = [ulps](T x, T y) { return x - y < ulps && y - x < ulps; };
    if (!near(q.w, c) || !near(q.x, s * 2 / 7) || !near(q.y, s * 3 / 7) || !near(q.z, s * 6 / 7))
      return false;
    if (!near(norm(q), 1)) return false;
    // The control: half of the angle is another rotation.
    if (near(quaternion_of(u * T(0.5)).w, c) && angle > T(0.01)) return false;
  }
  return true;
}
static_assert(is_the_exponential<float>() && is_the_exponential<double>() &&
              is_the_exponential<long double>());

// The terms that rounding hides, from the factorials.
template <class T>
constexpr T factorial(int n) {
  return n == 0 ? T(1) : T(n) * factorial<T>(n - 1);
}
template <class T>
inline constexpr bool ends_with_factorials =
    unitstep::detail::last_of_cosine<T> == -1 / factorial<T>(14) &&
    unitstep::detail::last_of_half_sinc<T> == 1 / (2 * factorial<T>(13));
static_assert(ends_with_factorials<double> && ends_with_factorials<long double>);

// At half a radian the formula changes, and there both give the same numbers.
template <class T>
constexpr bool changes_without_a_jump() {
  auto const q = quaternion_of(vec<T, 3>{T(0.5), 0, 0});
  auto const [sine, cosine] = unitstep::math::sin_cos(T(0.25));
  return q.w == cosine && q.x == sine;
}
static_assert(changes_without_a_jump<float>() && changes_without_a_jump<double>() &&
              changes_without_a_jump<long double>());
// In a long double of 64 bits its cosine is the nearest to that of 1/4 by MPFR; without the last terms of the series it
// would not be.
static_assert(std::numeric_limits<long double>::digits != 64 ||
              quaternion_of(vec{0.5L, 0.0L, 0.0L}).w == 0xf.80aa4fbef750ba8p-4L);
// Elsewhere they may differ in the last bit, as they do at these two angles, which shows on which side the change is.
constexpr bool is_from_sine_and_cosine(double angle) {
  return quaternion_of(vec{angle, 0.0, 0.0}).w == unitstep::math::sin_cos(angle / 2).cosine;
}
static_assert(!is_from_sine_and_cosine(125.0 / 256) && is_from_sine_and_cosine(2071.0 / 4096));

// The rate follows its formula: the factor from Bernoulli's numbers over factorials, the products by `cross`. Far from
// zero, where each term counts. Beyond a whole turn the series ends, and the last term grows no more: the square there
// is 169, and the factor that of 40, so that it becomes as much smaller as the square is larger.
constexpr vec far_out{1.5, -2.0, 5.0}, beyond{3.0, -4.0, 12.0}, fast{0.5, 7.0, -2.0};
constexpr double rate_off(vec<double, 3> const& u, double x) {
  double const f[] = {1.0 / 6, 1.0 / 30, 1.0 / 42, 1.0 / 30, 5.0 / 66};
  double factor = 0;
  for (int k = 4; k >= 0; --k) factor = factor * x + f[k] / factorial<double>(2 * k + 2);
  factor *= x / dot(u, u);
  auto const once = cross(u, fast), twice = cross(u, once);
  auto const rate = rate_of_rotation_vector(u, fast);
  auto const off = rate - (fast + once / 2 + factor * twice);
  return norm(off) / norm(rate);
}
static_assert(rate_off(far_out, dot(far_out, far_out)) < 1e-15);
static_assert(rate_off(beyond, 40) < 1e-15);

// If the vector is along the angular velocity, its rate is that velocity for any length: exact products.
static_assert(rate_of_rotation_vector(vec{2.0, 4.0, -6.0}, vec{1.0, 2.0, -3.0}) ==
              vec{1.0, 2.0, -3.0});

/// The definition of the rate: if `u` changes at that rate for a short time h, `quaternion_of(u)` turns at `w`, up to
/// terms in h^2. By a difference over 2 h, which leaves h^2 of it.
constexpr double error_of_definition(vec<double, 3> const& rate, vec<double, 3> const& u,
                                     vec<double, 3> const& w) {
  double const h = 1e-5;
  auto const between = conjugate(quaternion_of(u - rate * h)) * quaternion_of(u + rate * h);
  // The vector part of exp(2 h w) is h w up to h^3.
  vec<double, 3> const turned = vec{between.x, between.y, between.z} / h;
  return norm(turned - w);
}
constexpr vec<double, 3> spin{0.5, -1.0, 0.25};
constexpr double error_at(vec<double, 3> const& u) {
  return error_of_definition(rate_of_rotation_vector(u, spin), u, spin);
}
static_assert(error_at(vec{0.1, 0.2, -0.3}) < 1e-9);
static_assert(error_at(vec{0.5, 0.7, -0.4}) < 1e-9);
// The control: the sign of the first term is that for a velocity in the axes of the world, and is wrong in the axes of
// the body.
static_assert(error_of_definition(rate_of_rotation_vector(vec{-0.1, -0.2, 0.3}, spin),
                                  vec{0.1, 0.2, -0.3}, spin) > 0.1);
// The terms beyond theta^8, which the series leaves out, show at two radian, and are 5e-10 theta^12 at most.
static_assert(error_at(vec{1.2, 1.6, 0.0}) < 1e-5);

// tests/refuse tests the messages for other arguments.
using angle = boost::units::quantity<boost::units::si::plane_angle>;
static_assert(verdicts::reads<unitstep::detail::no_rotation_vector<vec<angle, 3>>>() ==
              "expected rotation vector: vec<double, 3>, got vec<rad, 3>: divide by si::radian");
template <class U>
concept is_refused = std::same_as<decltype(quaternion_of(U{})), unitstep::unknown>;
static_assert(is_refused<vec<double, 2>> && is_refused<vec<angle, 3>>);
static_assert(!is_refused<vec<double, 3>>);
template <class U>
concept may_turn = requires(U u) { quaternion_of(u); };
// What was refused already is not refused again.
static_assert(may_turn<double> && !may_turn<unitstep::unknown>);

TEST(RotationVector, IsTheSameAtRunTime) {
  for (double angle : {0.1, 0.75}) {
    vec const u{twins::hidden(angle), twins::hidden(-angle), twins::hidden(angle / 4)};
    auto const here = quaternion_of(u);
    EXPECT_NEAR(norm(here), 1, 4e-16);
    EXPECT_NEAR(here.w, std::cos(norm(u) / 2), 2e-16);
  }
  EXPECT_TRUE(is_the_exponential<float>() && is_the_exponential<double>());
  static constexpr auto there = quaternion_of(vec{0.1, -0.2, 0.3});
  EXPECT_TRUE(twins::same_bits(
      quaternion_of(vec{twins::hidden(0.1), twins::hidden(-0.2), twins::hidden(0.3)}), there));
}

}  // namespace
