// SPDX-License-Identifier: BSL-1.0
#include <unitstep/constrain/constraint_forces.hpp>

#include <gtest/gtest.h>

#include "support/pendulums.hpp"

namespace {

using namespace pendulums;
using force = boost::units::quantity<si::force>;

// At rest below, the rod carries m g = 19.62 N; level at rest, nothing; where sin(angle) = 0.6 at 3 m/s it carries
// m g 0.8 + m v^2 / L = 15.696 N + 18 N.
constexpr auto tension_in(auto const& state) {
  force const tension = std::get<0>(constraint_forces(pendulum, state));
  return tension.value();
}
static_assert(near_to(tension_in(motion{vec{0.0 * m, -1.0 * m}, rest}), 19.62, 1e-14));
static_assert(near_to(tension_in(motion{vec{1.0 * m, 0.0 * m}, rest}), 0, 1e-14));
static_assert(near_to(tension_in(motion{vec{0.0 * m, 1.0 * m}, rest}), -19.62,
                      1e-14));  // the rod pushes
static_assert(near_to(tension_in(motion{vec{0.6 * m, -0.8 * m}, vec{2.4 * m_per_s, 1.8 * m_per_s}}),
                      33.696, 1e-13));

// The tension of the rod between two rotating bodies is m1 w^2 0.75 m = 3 N.
constexpr force of_dumbbell = std::get<0>(constraint_forces(dumbbell, turning));
static_assert(near_to(of_dumbbell.value(), 3, 1e-14));

// A mass m on a moving path pulls at it with m (g - p''): -2 m a along, -m g down.
constexpr auto pull = std::get<0>(constraint_forces(
    led, motion{vec{2.0 * m, 0.0 * m}, vec{2.0 * m_per_s, 0.0 * m_per_s}}, 2.0 * s));
static_assert(near_to(force(pull[0]).value(), -2, 1e-14) &&
              near_to(force(pull[1]).value(), -19.62, 1e-14));

// A slider on a plane at 45 degrees accelerates by g / sqrt 2 along it; the force on it is m g / sqrt 2.
constexpr auto slope =
    constrained{second_law{2.0 * kg, down}, on_line{body(0), origin, vec{3.0, -3.0}}};
constexpr auto slides = slope(motion{vec{0.0 * m, 0.0 * m}, rest}, 0.0 * s);
static_assert(near_to(slides.x.value(), 4.905, 1e-14) && near_to(slides.y.value(), -4.905, 1e-14));
constexpr force on_slope =
    std::get<0>(constraint_forces(slope, motion{vec{0.0 * m, 0.0 * m}, rest}));
static_assert(near_to(on_slope.value(), -19.62 * 0.70710678118654752440, 1e-13));

// g in square metres: the multiplier is an energy divided by that, J/m^2; twice it times r = 1 m is the tension.
constexpr auto by_area = constrained{second_law{2.0 * kg, down}, [](auto const& all) {
                                       return dot(all.position, all.position) - 1.0 * m * m;
                                     }};
constexpr boost::units::quantity<si::surface_tension> per_area =
    std::get<0>(constraint_forces(by_area, motion{vec{0.0 * m, -1.0 * m}, rest}));
static_assert(near_to(per_area.value(), 9.81, 1e-14));

TEST(ConstraintForces, TellsTensionsAtRunTimeAsInAConstant) {
  motion const fast{vec{0.6 * m, -0.8 * m}, vec{2.4 * m_per_s, 1.8 * m_per_s}};
  constexpr double in_a_constant =
      tension_in(motion{vec{0.6 * m, -0.8 * m}, vec{2.4 * m_per_s, 1.8 * m_per_s}});
  EXPECT_EQ(tension_in(fast), in_a_constant);
  EXPECT_NEAR(tension_in(after_1_s), tension_after_1_s, 1e-13);
}

// All rods of a freely falling chain carry the same.
TEST(ConstraintForces, AreThoseOfEachInAnArray) {
  constexpr auto rods = constrained{
      second_law{1.0 * kg, down},
      std::array{distance{body(0), body(1), 1.0 * m}, distance{body(1), body(2), 1.0 * m}}};
  auto const [tensions] = constraint_forces(
      rods, motion{std::array{vec{0.0 * m, 0.0 * m}, vec{1.0 * m, 0.0 * m}, vec{2.0 * m, 0.0 * m}},
                   std::array{rest, rest, rest}});
  EXPECT_NEAR(force(tensions[0]).value(), 0, 1e-12);
  EXPECT_NEAR(force(tensions[1]).value(), 0, 1e-12);
}

}  // namespace
