// SPDX-License-Identifier: BSL-1.0
// Properties of rotations, on random vectors and angles. Numbers are whole and small, so only rounding remains: a few
// units in the last place of the lengths that take part.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/forces/euler_equations.hpp>
#include <unitstep/math/rotation_vector.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/state/rotation.hpp>

namespace {

using unitstep::quaternion;
using unitstep::quaternion_of;
using unitstep::rotation;
using unitstep::vec;

vec<double, 3> any_vec() {
  auto const number = [] { return static_cast<double>(*rc::gen::inRange(-50, 51)) / 8; };
  double const x = number(), y = number(), z = number();
  return {x, y, z};
}
quaternion<double> any_orientation() { return quaternion_of(any_vec()); }
double apart(vec<double, 3> const& a, vec<double, 3> const& b) { return norm(a - b); }
constexpr double epsilon = std::numeric_limits<double>::epsilon();

RC_GTEST_PROP(Rotations, KeepLengthsAndProducts, ()) {
  auto const q = any_orientation();
  auto const a = any_vec(), b = any_vec();
  double const few = 32 * epsilon * (1 + norm(a)) * (1 + norm(b));
  RC_ASSERT(norm(rotate(q, a)) <= norm(a) + few && norm(rotate(q, a)) >= norm(a) - few);
  double const turned = dot(rotate(q, a), rotate(q, b));
  RC_ASSERT(turned <= dot(a, b) + few && turned >= dot(a, b) - few);
  RC_ASSERT(apart(cross(rotate(q, a), rotate(q, b)), rotate(q, cross(a, b))) <= few);
}

RC_GTEST_PROP(Rotations, GoBackByTheConjugate, ()) {
  auto const q = any_orientation();
  auto const a = any_vec();
  RC_ASSERT(apart(rotate(conjugate(q), rotate(q, a)), a) <= 32 * epsilon * (1 + norm(a)));
}

RC_GTEST_PROP(Rotations, AreComposedByTheProduct, ()) {
  auto const p = any_orientation(), q = any_orientation();
  auto const a = any_vec();
  RC_ASSERT(apart(rotate(p * q, a), rotate(p, rotate(q, a))) <= 32 * epsilon * (1 + norm(a)));
}

// A run in a rotated world is the rotated run: Euler's equations distinguish no direction of the world.
RC_GTEST_PROP(Rotations, OfTheWorldChangeNothingForAFreeBody, ()) {
  auto const q = any_orientation(), world = any_orientation();
  auto const w = any_vec();
  unitstep::euler_equations const body{vec{1.0, 2.0, 3.0}};
  auto const end = integrate(unitstep::rk4{}, rotation{q, w}, body, 0.01, 50);
  auto const turned = integrate(unitstep::rk4{}, rotation{world * q, w}, body, 0.01, 50);
  RC_ASSERT(turned.angular_velocity == end.angular_velocity);
  auto const expected = world * end.orientation;
  auto const got = turned.orientation;
  double const error = norm(
      quaternion{got.w - expected.w, got.x - expected.x, got.y - expected.y, got.z - expected.z});
  RC_ASSERT(error <= 1e-13);
}

}  // namespace
