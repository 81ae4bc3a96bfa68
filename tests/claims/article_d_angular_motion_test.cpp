// SPDX-License-Identifier: BSL-1.0
// A body that is turned by two torques.
//
// P3 (D: Angular Motion) The net torque gives the angular acceleration, torque = I alpha, that the angular
//     velocity, and that the orientation, which needs special care (the slides point to lecture notes for
//     it). Summing the torques first or applying each in turn comes to the same.
//     Facts: torque = I alpha, about one axis `w += alpha * h; angle += w * h;`; "special care".
//     Sharpened: about one axis it is the scheme of motion along a line: 2 N m on 4 kg m^2 at rest turn by 3/128
//     rad in 2 steps of 1/8 s, where explicit Euler turns it by 1/128 rad. Summed first, by hand or by the
//     library, two torques give the same bits over 40 steps. In turn they come to the same by torque = I alpha,
//     and the slides have nothing else. Euler's equations have one more term, the body's own turning, which is 0
//     for a ball: a brick is off by 0.57 rad/s after one step if it is counted with each torque. The care: Euler's
//     step on the four numbers of a quaternion, which the slides do not make, lengthens it, its square by 2.1 % a
//     step and 2.25 times in 40.
//     See tutorial_rotation.
// X22 (B: Introduction) The same idea as for positions serves rotation.
//     Facts: `2 * angle - before + alpha * h * h`; 2 N m on 4 kg m^2 as in P3; in space the same with quaternions.
//     Sharpened: about one axis it does: after 2 steps of 1/8 s from rest the angle is 1/64 rad, exactly. In space
//     orientations have no sum: from one orientation to another, whose quaternions have the product 4/5, it leads
//     to numbers whose square is 9/5 in place of 1.
//     Otherwise: confirmed, if the numbers were those of an orientation; corrected, if the angle were off.
//     See tutorial_rotation.
#include <gtest/gtest.h>

#include <unitstep/drive/integrate.hpp>
#include <unitstep/forces/euler_equations.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>

#include "support/same_bits.hpp"
#include "support/shows.hpp"
#include "support/tops.hpp"

namespace {

using unitstep::euler_equations;
using unitstep::integrate;
using unitstep::quaternion;
using unitstep::semi_implicit_euler;
using unitstep::vec;
using state = tops::state<double>;

// Small numbers with few bits, so that sums and products are exact.
constexpr state start{{1.0, 0.0, 0.0, 0.0}, {0.5, -1.0, 2.0}};
constexpr vec ball{4.0, 4.0, 4.0}, brick{2.0, 4.0, 8.0};
constexpr auto engine = [](auto const&, double) { return vec{1.0, 0.0, -2.0}; };
constexpr auto rudder = [](auto const&, double) { return vec{0.0, 3.0, 0.5}; };
constexpr auto net = [](auto const&, double) { return vec{1.0, 3.0, -1.5}; };
constexpr double h = 0.125;

// P3: about one axis, by hand, and by the library for a body whose other two axes are at rest.
struct turned_about_z {
  double w, angle;
  constexpr bool operator==(turned_about_z const&) const = default;
};
constexpr turned_about_z about_one_axis(double torque, double moment, int steps,
                                        bool velocity_first) {
  double w = 0, angle = 0;
  double const alpha = torque / moment;
  for (int n = 0; n < steps; ++n) {
    if (velocity_first) {
      w += alpha * h;
      angle += w * h;
    } else {
      angle += w * h;
      w += alpha * h;
    }
  }
  return {w, angle};
}
static_assert(about_one_axis(2, 4, 2, true) == turned_about_z{0.125, 3.0 / 128});
static_assert(about_one_axis(2, 4, 2, false) == turned_about_z{0.125, 1.0 / 128} && h == 1.0 / 8);
constexpr auto motor = [](auto const&, double) { return vec{0.0, 0.0, 2.0}; };
constexpr auto by_the_library =
    integrate(semi_implicit_euler{}, state{{1.0, 0.0, 0.0, 0.0}, {0.0, 0.0, 0.0}},
              euler_equations{ball, motor}, h, 2);
static_assert(by_the_library.angular_velocity == vec{0.0, 0.0, 0.125});
constexpr double half_angle = about_one_axis(2, 4, 2, true).angle / 2;
constexpr double sine_off = by_the_library.orientation.z - unitstep::math::sin(half_angle);
static_assert(sine_off < 1e-16 && sine_off > -1e-16);

// P3: the articles' scheme is semi-implicit Euler: alpha = tau / I, omega += alpha h, then the orientation.
constexpr auto turned = integrate(semi_implicit_euler{}, start, euler_equations{ball, net}, h, 1);
static_assert(turned.angular_velocity == start.angular_velocity + vec{0.25, 0.75, -0.375} * h);
static_assert(turned.orientation ==
              (unitstep::attitude{start.orientation} + turned.angular_velocity * h).orientation);

// Summed by the library or by hand: the same, bit for bit, over a run.
constexpr auto many = [](auto const&... torques) {
  return integrate(semi_implicit_euler{}, start, euler_equations{brick, torques...}, h, 40);
};
static_assert(twins::same_bits(many(engine, rudder), many(net)) == true && 40 * h == 5);
static_assert(!twins::same_bits(many(engine), many(net)));

// Applied each in turn, as changes of the angular velocity one after another, they come to the same by
// torque = I alpha.
constexpr vec<double, 3> by_alpha(vec<double, 3> const& w, vec<double, 3> const& torque,
                                  vec<double, 3> const& moments) {
  return {w.x + torque.x / moments.x * h, w.y + torque.y / moments.y * h,
          w.z + torque.z / moments.z * h};
}
static_assert(by_alpha(by_alpha(start.angular_velocity, engine(start, 0), brick), rudder(start, 0),
                       brick) == by_alpha(start.angular_velocity, net(start, 0), brick));
// Euler's equations add the body's own turning, omega x I omega, which is 0 for a ball. A step of them for
// every torque counts it twice.
constexpr vec<double, 3> in_turn(vec<double, 3> const& moments) {
  state s = start;
  s.angular_velocity = s.angular_velocity + euler_equations{moments, engine}(s, 0.0) * h;
  state const between{start.orientation, s.angular_velocity};
  return s.angular_velocity + euler_equations{moments, rudder}(between, 0.0) * h;
}
constexpr vec<double, 3> at_once(vec<double, 3> const& moments) {
  return integrate(semi_implicit_euler{}, start, euler_equations{moments, net}, h, 1)
      .angular_velocity;
}
static_assert(in_turn(ball) == at_once(ball) &&
              norm(cross(start.angular_velocity, 4.0 * start.angular_velocity)) == 0);
static_assert(laws::shows(norm(in_turn(brick) - at_once(brick)), "0.57"));

// The care: q + q omega h / 2, four numbers by Euler's method, is longer by 1 + (omega h)^2 / 4 a step,
// so that after 40 steps its square has more than doubled; on the group the length stays.
constexpr double careless_square(int steps) {
  quaternion<double> q = start.orientation;
  auto const w = start.angular_velocity;
  for (int n = 0; n < steps; ++n) {
    auto const rate = q * quaternion<double>{0.0, w.x, w.y, w.z};
    q = {q.w + rate.w * (h / 2), q.x + rate.x * (h / 2), q.y + rate.y * (h / 2),
         q.z + rate.z * (h / 2)};
  }
  return q.w * q.w + q.x * q.x + q.y * q.y + q.z * q.z;
}
constexpr double growth = 1 + (0.25 + 1 + 4) * h * h / 4;
static_assert(careless_square(1) == growth);
static_assert(laws::shows(growth - 1, "2.1 %") && laws::shows(careless_square(40), "2.25"));
constexpr double careful = norm(many(engine, rudder).orientation);
static_assert(careful > 1 - 4e-16 && careful < 1 + 4e-16);

// X22: about one axis, as in P3; then two orientations, of which the second is turned by a rational quaternion.
constexpr double two_angles(double torque, double moment, int steps) {
  double const alpha = torque / moment;
  double before = 0, angle = alpha * h * h / 2;
  for (int n = 1; n < steps; ++n) {
    double const next = 2 * angle - before + alpha * h * h;
    before = angle, angle = next;
  }
  return angle;
}
static_assert(two_angles(2, 4, 2) == 1.0 / 64 && h == 1.0 / 8 &&
              0.5 * (2 * h) * (2 * h) / 2 == 1.0 / 64);
constexpr int product_in_25ths(int w, int x, int v, int y) { return w * v + x * y; }
static_assert(product_in_25ths(5, 0, 4, 3) * 5 == 4 * 25);  // (1, 0) and (4/5, 3/5): 4/5
// 2 (4/5, 3/5) - (1, 0) is (3/5, 6/5).
static_assert(2 * 4 - 5 == 3 && 2 * 3 - 0 == 6 && (3 * 3 + 6 * 6) * 5 == 9 * 25 && 9 / 5 == 1);

TEST(ArticleDAngularMotion, HoldsAtRunTime) {
  auto here = start;
  here.angular_velocity.x = twins::hidden(0.5);
  EXPECT_TRUE(twins::same_bits(
      integrate(semi_implicit_euler{}, here, euler_equations{ball, net}, h, 1), turned));
  EXPECT_EQ(careless_square(1), growth);
}

}  // namespace
