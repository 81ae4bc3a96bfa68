// SPDX-License-Identifier: BSL-1.0
#include <unitstep/constrain/rigid_bodies.hpp>

#include <gtest/gtest.h>

#include <array>

#include "support/pendulums.hpp"

namespace {

using namespace pendulums;

constexpr auto turning = si::radian / si::second;
constexpr auto moment = kg * m * m / (si::radian * si::radian);
constexpr auto fall = gravity{vec{0.0, 0.0, -9.81} * (m / (s * s))};
constexpr auto heavy =
    newton_euler{second_law{2.0 * kg, fall}, euler_equations{vec{0.3, 0.4, 0.5} * moment}};
constexpr auto light_one =
    newton_euler{second_law{1.0 * kg, fall}, euler_equations{vec{0.2, 0.1, 0.3} * moment}};
constexpr rigid_body one{motion{vec{0.0, 0.0, 1.0} * m, vec{1.0, 0.0, 0.0} * (m / s)},
                         rotation{quaternion{1.0, 0.0, 0.0, 0.0}, vec{1.0, 2.0, 3.0} * turning}};
constexpr rigid_body other{motion{vec{0.0, 5.0, 1.0} * m, vec{0.0, 2.0, 0.0} * (m / s)},
                           rotation{quaternion{0.6, 0.8, 0.0, 0.0}, vec{0.5, 0.1, 2.0} * turning}};

// Bodies without constraints are stepped as each alone, bit for bit, by steps in a constant and at run time.
constexpr auto together =
    integrate(rk4{}, std::array{one, other}, each_body{heavy, light_one}, 0.1 * s, 5);
static_assert(together[0] == integrate(rk4{}, one, heavy, 0.1 * s, 5));
static_assert(together[1] == integrate(rk4{}, other, light_one, 0.1 * s, 5));

TEST(RigidBodies, AreSteppedAsEachAlone) {
  auto const end =
      integrate(leapfrog{}, std::array{one, other}, each_body{heavy, light_one}, 0.01 * s, 100);
  EXPECT_EQ(end[0], integrate(leapfrog{}, one, heavy, 0.01 * s, 100));
  EXPECT_EQ(end[1], integrate(leapfrog{}, other, light_one, 0.01 * s, 100));
}

// A caller's field returns the accelerations of all bodies: here each is accelerated by 1 rad/s^2 about its third axis.
TEST(RigidBodies, TakeACallersField) {
  auto const field = [](auto const&, auto) {
    auto const none = 0.0 * m_per_s2;
    auto const up = 1.0 * turning / s;
    accelerations const a{vec{none, none, none}, vec{0.0 * up, 0.0 * up, up}};
    return std::array{a, a};
  };
  tolerance const fine{
      rigid_body{motion{1e-9 * m, 1e-9 * m_per_s}, rotation{1e-9 * si::radian, 1e-9 * turning}}};
  auto const end = integrate(dormand_prince5{}, std::array{one, other}, field, fine, 2.0 * s);
  EXPECT_NEAR(end[0].rotation.angular_velocity.z.value(), 5, 1e-12);
  EXPECT_NEAR(end[1].rotation.angular_velocity.z.value(), 4, 1e-12);
  EXPECT_NEAR(end[1].motion.position.y.value(), 9, 1e-12);
}

// A tolerance may have an error for each body. Two bodies turn alike, so that a finer error of one asks for as many steps
// as a finer error of the other.
TEST(RigidBodies, HaveAnErrorAllowedEach) {
  rigid_body const fine{motion{1e-9 * m, 1e-9 * m_per_s},
                        rotation{1e-9 * si::radian, 1e-9 * turning}};
  rigid_body const coarse{motion{1e-4 * m, 1e-4 * m_per_s},
                          rotation{1e-4 * si::radian, 1e-4 * turning}};
  auto const steps = [](auto const& allowed) {
    simulation run{dormand_prince5{}, std::array{one, one}, each_body{heavy, heavy},
                   tolerance{allowed}, 0.0 * s};
    while (run.time() < 5.0 * s) run.step();
    return run.steps();
  };
  EXPECT_EQ(steps(std::array{fine, fine}), steps(fine));
  EXPECT_EQ(steps(std::array{coarse, coarse}), steps(coarse));
  EXPECT_EQ(steps(std::array{fine, coarse}), steps(std::array{coarse, fine}));
  EXPECT_GT(steps(std::array{fine, coarse}), 2 * steps(coarse));
}

// A force jumps: 8 m/s^2 from 1.03 s to 2.01 s.
TEST(RigidBodies, ArePushedForATime) {
  auto const push = [](auto const&, auto t) {
    return (t >= 1.03 * s && t < 2.01 * s ? 8.0 : 0.0) * vec{1.0, 0.0, 0.0} * m_per_s2;
  };
  newton_euler const pushed{push, euler_equations{vec{0.2, 0.1, 0.3} * moment}};
  auto const end = integrate(rk4{}, std::array{other, one}, each_body{heavy, pushed}, 0.1 * s, 30,
                             jumps(1.03 * s, 2.01 * s));
  EXPECT_NEAR(end.state[1].motion.velocity.x.value(), 1 + 8 * 0.98, 1e-13);
  EXPECT_NEAR(end.state[1].motion.position.x.value(), 3 + 8 * (0.98 * 0.98 / 2 + 0.98 * 0.99),
              1e-13);
}

// Looks between steps, and interpolation between two states.
TEST(RigidBodies, AreInterpolated) {
  auto const between = interpolate(std::array{one, other}, std::array{other, one}, 0.5);
  EXPECT_NEAR(between[0].motion.position.y.value(), 2.5, 1e-15);
  EXPECT_NEAR(between[1].motion.position.y.value(), 2.5, 1e-15);
}

}  // namespace
