// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <unitstep/math/rotation_vector.hpp>

#include "support/same_bits.hpp"

namespace {

using unitstep::quaternion;
using unitstep::quaternion_of;
using unitstep::rate_of_rotation_vector;
using unitstep::vec;

static_assert(quaternion_of(vec{0.0, 0.0, 0.0}) == quaternion{1.0, 0.0, 0.0, 0.0});

/// The exponential from sine and cosine, which are within an ulp, on both sides of the change of
/// formula at half a radian.
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
    // The control: half the angle is another rotation.
    if (near(quaternion_of(u * T(0.5)).w, c) && angle > T(0.01)) return false;
  }
  return true;
}
static_assert(is_the_exponential<float>() && is_the_exponential<double>() &&
              is_the_exponential<long double>());

// A vector along the angular velocity has that for its rate, whatever its length: exact products.
static_assert(rate_of_rotation_vector(vec{2.0, 4.0, -6.0}, vec{1.0, 2.0, -3.0}) ==
              vec{1.0, 2.0, -3.0});

/// What the rate is defined by: while `u` changes at that rate for a short time h, `quaternion_of(u)`
/// turns at `w`, up to terms in h^2. By a difference over 2 h, which leaves h^2 of it.
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
// The control: the sign of the first term belongs to a velocity in the axes of the world, and is wrong
// for one in those of the body.
static_assert(error_of_definition(rate_of_rotation_vector(vec{-0.1, -0.2, 0.3}, spin),
                                  vec{0.1, 0.2, -0.3}, spin) > 0.1);
// What the series leaves out beyond theta^8 shows at two radian, and is 5e-10 theta^12 at most.
static_assert(error_at(vec{1.2, 1.6, 0.0}) < 1e-5);

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
