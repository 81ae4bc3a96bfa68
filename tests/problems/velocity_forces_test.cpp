// SPDX-License-Identifier: BSL-1.0
// The order of each method under forces that depend on velocity and turn it: on a spring in a magnetic field, and for a
// free body seen from a rotating frame. Both have closed forms.
#include <gtest/gtest.h>

#include <cmath>
#include <unitstep/unitstep.hpp>

#include "support/every_method.hpp"

namespace {

using namespace unitstep;
using plane = motion<vec<double, 2>, vec<double, 2>>;

// With a charge of 1, a field of -3 and a stiffness of 4 it moves on the sum of two circles, of rates 4 and -1 from
// r^2 = 3 r + 4; from (1, 0) at rest x = (cos 4 t + 4 cos t) / 5 and y = (sin 4 t - 4 sin t) / 5.
struct in_a_magnetic_field {
  static constexpr plane start{{1, 0}, {0, 0}};
  static constexpr second_law field{1.0, spring{4.0}, magnetic_force{1.0, -3.0}};
  static vec<double, 2> due(double t) {
    return {(std::cos(4 * t) + 4 * std::cos(t)) / 5, (std::sin(4 * t) - 4 * std::sin(t)) / 5};
  }
};
// The free body moves straight on, from x0 with v0 + omega x x0, and the frame rotates below it.
struct in_a_turning_frame {
  static constexpr double omega = 1.5;
  static constexpr plane start{{1, 0.5}, {0.25, -1}};
  static constexpr second_law field{1.0, coriolis{omega}, centrifugal{omega}};
  static vec<double, 2> due(double t) {
    auto const& [x, v] = start;
    auto const there = x + (v + omega * vec{-x.y, x.x}) * t;
    double const c = std::cos(omega * t), s = std::sin(omega * t);
    return {c * there.x + s * there.y, c * there.y - s * there.x};
  }
};

template <class Problem, class Method>
double error(Method const& method, int steps) {
  auto const end = integrate(method, Problem::start, Problem::field, 2.0 / steps, steps);
  return norm(end.position - Problem::due(2.0));
}
/// By halving a sufficiently short step.
template <class Problem, class Method>
double seen_order(Method const& method) {
  int steps = 4;
  while (!(error<Problem>(method, steps) < 0.004)) steps *= 2;
  return std::log2(error<Problem>(method, steps) / error<Problem>(method, 2 * steps));
}

template <class Problem>
void expect_the_stated_orders() {
  int fallen = 0, kept = 0;
  laws::for_each_method([&](auto const& listed) {
    using method = std::remove_cvref_t<decltype(listed.method)>;
    constexpr int stated = method::order_with_velocity_forces;
    double const seen = seen_order<Problem>(listed.method);
    EXPECT_GT(seen, stated - 0.3) << listed.name;
    if (stated < 5) {  // others are not yet at their limit
      EXPECT_LT(seen, stated + 0.3) << listed.name;
    }
    (stated < method::order ? fallen : kept) += method::symplectic;
  });
  EXPECT_GE(fallen, 13);  // all methods that kick and drift fall to order one
  EXPECT_GE(kept,
            3);  // semi-implicit Euler, which cannot fall, and methods for such forces
}
TEST(VelocityForces, LeaveTheStatedOrderInAMagneticField) {
  expect_the_stated_orders<in_a_magnetic_field>();
}
TEST(VelocityForces, LeaveTheStatedOrderInATurningFrame) {
  expect_the_stated_orders<in_a_turning_frame>();
}

// The alternative to boris: a method that is symplectic under any force.
TEST(VelocityForces, AreFollowedByTheImplicitMidpointRuleToo) {
  static_assert(implicit_midpoint::symplectic &&
                implicit_midpoint::order_with_velocity_forces == 2);
  EXPECT_LT(error<in_a_magnetic_field>(implicit_midpoint{}, 1024), 1e-4);
  EXPECT_LT(error<in_a_magnetic_field>(boris{}, 1024), 1e-4);
  EXPECT_GT(error<in_a_magnetic_field>(leapfrog{}, 1024), 1e-3);
}

}  // namespace
