// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/methods/collocation.hpp>
#include <unitstep/methods/implicit_euler.hpp>
#include <unitstep/methods/radau5.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/rodas5p.hpp>
#include <unitstep/state/rotation.hpp>

#include "support/same_bits.hpp"

// A book thrown about its middle axis, by implicit methods. They see a row of numbers: the rotation vector from the
// start of the step, and the angular velocity.

namespace {

namespace si = boost::units::si;

constexpr unitstep::rotation thrown{unitstep::quaternion<double>{1.0, 0.0, 0.0, 0.0},
                                    unitstep::vec{0.1, 2.0, 0.1} * (1.0 * si::radian / si::second)};
using turning = std::remove_const_t<decltype(thrown)>;

// Moments of inertia 1, 2 and 3 kg m^2, no torque.
constexpr auto book = [](auto const& s, auto) {
  auto const w = s.angular_velocity;
  auto const each = 1.0 / si::radian;
  return unitstep::vec{-1.0 * each * w.y * w.z, 1.0 * each * w.z * w.x,
                       -1.0 / 3 * each * w.x * w.y};
};
double energy(turning const& s) {
  auto const w = s.angular_velocity;
  return (w.x.value() * w.x.value() + 2 * w.y.value() * w.y.value() +
          3 * w.z.value() * w.z.value()) /
         2;
}
double apart(turning const& a, turning const& b) {
  auto const p = a.orientation, q = b.orientation;
  double const c[] = {p.w - q.w, p.x - q.x, p.y - q.y, p.z - q.z};
  return norm(a.angular_velocity - b.angular_velocity).value() +
         std::sqrt(c[0] * c[0] + c[1] * c[1] + c[2] * c[2] + c[3] * c[3]);
}
/// Its state after 5 s, by 20,000 steps of rk4, whose error falls with the fourth power to 1e-13.
turning const& due() {
  static turning const end = unitstep::integrate(unitstep::rk4{}, thrown, book,
                                                 twins::hidden(5.0) / 20'000 * si::second, 20'000);
  return end;
}
template <class Method>
turning after(Method const& method, int steps) {
  return unitstep::integrate(method, thrown, book, 5.0 / steps * si::second, steps);
}
template <class Method>
void expect_its_order(Method const& method, int steps) {
  double const ratio = apart(after(method, steps), due()) / apart(after(method, 2 * steps), due());
  EXPECT_NEAR(std::log2(ratio), Method::order, 0.3);
}

TEST(implicit_top, keeps_the_order_of_the_method) {
  expect_its_order(unitstep::implicit_midpoint{}, 160);
  expect_its_order(unitstep::gauss4{}, 80);
  expect_its_order(unitstep::radau5{}, 80);
  expect_its_order(unitstep::rodas5p{}, 80);
}
TEST(implicit_top, keeps_the_energy_where_the_method_does) {
  EXPECT_NEAR(energy(after(unitstep::gauss4{}, 80)), energy(thrown), 1e-13);
  EXPECT_NEAR(energy(after(unitstep::implicit_midpoint{}, 80)), energy(thrown), 1e-13);
  EXPECT_GT(std::fabs(energy(after(unitstep::radau5{}, 80)) - energy(thrown)), 1e-9);
}

// A top in treacle, pushed depending on its direction: w' = -w + (x, y, 1/2) of its quaternion. Its orientation starts
// at the middle of the chart and one of its velocities at zero, so Newton's method has nothing to measure a change by.
// The end after 1 s by a Taylor series of 30 digits (mpmath).
constexpr auto treacle = [](auto const& s, auto) {
  auto const q = s.orientation;
  return (unitstep::vec{q.x, q.y, 0.5} * (1.0 * si::radian / si::second) - s.angular_velocity) /
         (1.0 * si::second);
};
constexpr turning twisted{unitstep::quaternion<double>{1.0, 0.0, 0.0, 0.0},
                          unitstep::vec{0.5, 0.0, -2.0} * (1.0 * si::radian / si::second)};
constexpr turning due_in_treacle{
    unitstep::quaternion<double>{0.843762480291595504, 0.161097975779763203, -0.0109690528705902871,
                                 -0.511851539932195507},
    unitstep::vec{0.250279498276419081, -0.00232192535928505123, -0.419698602928605804} *
        (1.0 * si::radian / si::second)};
template <class Method>
void expect_its_order_in_treacle(Method const& method, int steps) {
  auto const error = [&](int n) {
    return apart(unitstep::integrate(method, twisted, treacle, 1.0 / n * si::second, n),
                 due_in_treacle);
  };
  EXPECT_NEAR(std::log2(error(steps) / error(2 * steps)), Method::order, 0.1);
}
TEST(implicit_top, keeps_the_order_from_a_velocity_of_zero) {
  expect_its_order_in_treacle(unitstep::implicit_euler{}, 32);
  expect_its_order_in_treacle(unitstep::implicit_midpoint{}, 16);
  expect_its_order_in_treacle(unitstep::gauss4{}, 8);
  expect_its_order_in_treacle(unitstep::radau5{}, 8);
  expect_its_order_in_treacle(unitstep::rodas5p{}, 8);
}
template <class Method>
void expect_its_tolerance(Method const& method) {
  unitstep::tolerance const allowed{
      unitstep::rotation{1e-8 * si::radian, 1e-8 * si::radian / si::second}, 1e-8};
  EXPECT_LT(apart(unitstep::integrate(method, thrown, book, allowed, 5.0 * si::second), due()),
            1e-6);
  unitstep::simulation sim{method, thrown, book, allowed};
  while (sim.time() < 5.0 * si::second) sim.step();
  EXPECT_LT(apart(sim.at(5.0 * si::second), due()), 1e-6);
  // The counts go on from chart to chart, and so does the allowed error: steps are refused only now and then.
  EXPECT_GE(sim.factorisations(), sim.steps());
  EXPECT_GE(sim.jacobians(), sim.steps());
  EXPECT_LT(sim.rejected(), sim.steps() / 10);
}
TEST(implicit_top, runs_under_a_tolerance) {
  expect_its_tolerance(unitstep::radau5{});
  expect_its_tolerance(unitstep::rodas5p{});
}

}  // namespace
