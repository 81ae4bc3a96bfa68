// SPDX-License-Identifier: BSL-1.0
#include <unitstep/constrain/constrained.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "support/pendulums.hpp"

namespace {

using namespace pendulums;
using force = boost::units::quantity<si::force>;

constexpr bool near_to(double a, double b, double within) {
  return a - b < within && b - a < within;
}

// At rest below, the rod carries m g = 19.62 N; level at rest, nothing; where sin(angle) = 0.6 at 3 m/s it carries
// m g 0.8 + m v^2 / L = 15.696 N + 18 N.
constexpr auto tension_in(auto const& state) {
  force const tension = std::get<0>(constraint_forces(pendulum, state));
  return tension.value();
}
constexpr vec rest{0.0 * m_per_s, 0.0 * m_per_s};
static_assert(near_to(tension_in(motion{vec{0.0 * m, -1.0 * m}, rest}), 19.62, 1e-14));
static_assert(near_to(tension_in(motion{vec{1.0 * m, 0.0 * m}, rest}), 0, 1e-14));
static_assert(near_to(tension_in(motion{vec{0.0 * m, 1.0 * m}, rest}), -19.62,
                      1e-14));  // it pushes
static_assert(near_to(tension_in(motion{vec{0.6 * m, -0.8 * m}, vec{2.4 * m_per_s, 1.8 * m_per_s}}),
                      33.696, 1e-13));

// The acceleration with the constraint: level at rest it is g downwards; below, at 3 m/s, v^2 / L upwards.
constexpr auto level = pendulum(motion{vec{1.0 * m, 0.0 * m}, rest}, 0.0 * s);
static_assert(near_to(level.x.value(), 0, 1e-15) && near_to(level.y.value(), -9.81, 1e-15));
constexpr auto below =
    pendulum(motion{vec{0.0 * m, -1.0 * m}, vec{3.0 * m_per_s, 0.0 * m_per_s}}, 0.0 * s);
static_assert(near_to(below.x.value(), 0, 1e-14) && near_to(below.y.value(), 9, 1e-14));

// Two bodies on one rod that turns at w = 2/s about the centre of mass: with masses 1 kg and 3 kg, 1 m apart, they are
// 0.75 m and 0.25 m from it, and the tension is m1 w^2 0.75 m = 3 N.
constexpr auto dumbbell = constrained{
    second_law{std::array{1.0 * kg, 3.0 * kg}, gravity{vec{0.0 * m_per_s2, 0.0 * m_per_s2}}},
    distance{body(0), body(1), 1.0 * m}};
constexpr motion turning{
    std::array{vec{0.75 * m, 0.0 * m}, vec{-0.25 * m, 0.0 * m}},
    std::array{vec{0.0 * m_per_s, 1.5 * m_per_s}, vec{0.0 * m_per_s, -0.5 * m_per_s}}};
constexpr force of_dumbbell = std::get<0>(constraint_forces(dumbbell, turning));
static_assert(near_to(of_dumbbell.value(), 3, 1e-14));

// A mass m that is led along p(t) = (a t^2, 0) pulls at what leads it with m (g - p''): -2 m a along, -m g down.
constexpr auto led = constrained{
    second_law{2.0 * kg, down},
    pinned{body(0), [](auto const& t) { return vec{0.5 * m_per_s2 * t * t, 0.0 * m}; }}};
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

// g in square metres: the multiplier is an energy per that, J/m^2; twice it times r = 1 m is the tension.
constexpr auto by_area = constrained{second_law{2.0 * kg, down}, [](auto const& all) {
                                       return dot(all.position, all.position) - 1.0 * m * m;
                                     }};
constexpr boost::units::quantity<si::surface_tension> per_area =
    std::get<0>(constraint_forces(by_area, motion{vec{0.0 * m, -1.0 * m}, rest}));
static_assert(near_to(per_area.value(), 9.81, 1e-14));

// A start that is off is moved along the rod, and loses the velocity along it: exactly, since the gradient is radial.
constexpr auto moved =
    project(pendulum, motion{vec{0.66 * m, -0.88 * m}, vec{1.0 * m_per_s, 2.0 * m_per_s}});
static_assert(near_to(moved.position.x.value(), 0.6, 1e-15) &&
              near_to(moved.position.y.value(), -0.8, 1e-15));
// v - (v r) r with r = (0.6, -0.8): v r = -1, so (1.6, 1.2).
static_assert(near_to(moved.velocity.x.value(), 1.6, 1e-15) &&
              near_to(moved.velocity.y.value(), 1.2, 1e-15));

// Of two bodies the heavier moves less: by masses of 1 and 3, 0.4 m too long, each by its share.
constexpr auto shortened =
    project(dumbbell,
            motion{std::array{vec{1.05 * m, 0.0 * m}, vec{-0.35 * m, 0.0 * m}}, turning.velocity});
static_assert(near_to(shortened.position[0].x.value(), 0.75, 1e-15) &&
              near_to(shortened.position[1].x.value(), -0.25, 1e-15));

// Two balls of 1 kg on rods of 1 m whose middles are 0.1 m apart where they touch: with e = 1 they exchange their
// velocities, with e = 0 both go on with the mean, and with 1/2 with 1/4 and 3/4 of it.
constexpr auto cradle = constrained{
    second_law{1.0 * kg, down}, distance{vec{0.0 * m, 1.0 * m}, body(0), 1.0 * m},
    distance{vec{0.1 * m, 1.0 * m}, body(1), 1.0 * m}, distance{body(0), body(1), 0.1 * m}};
constexpr motion met{std::array{vec{0.0 * m, 0.0 * m}, vec{0.1 * m, 0.0 * m}},
                     std::array{vec{2.0 * m_per_s, 0.0 * m_per_s}, rest}};
constexpr double after_blow(double e, std::size_t which) {
  return struck<2>(cradle, met, e).velocity[which].x.value();
}
static_assert(near_to(after_blow(1, 0), 0, 1e-15) && near_to(after_blow(1, 1), 2, 1e-15));
static_assert(near_to(after_blow(0, 0), 1, 1e-15) && near_to(after_blow(0, 1), 1, 1e-15));
static_assert(near_to(after_blow(0.5, 0), 0.5, 1e-15) && near_to(after_blow(0.5, 1), 1.5, 1e-15));

// A tolerance takes it too, with the multipliers of each moment.
TEST(Constrained, IsAFieldForAnyMethod) {
  tolerance const fine{motion{1e-11 * m, 1e-11 * m_per_s}};
  auto const end = integrate(dop853{}, start, pendulum, fine, 2.0 * s);
  EXPECT_LT(apart<2>(end.position, after_2_s.position), 1e-9);
  auto const by_rk4 = integrate(rk4{}, start, pendulum, 0.001 * s, 2000);
  EXPECT_LT(apart<2>(by_rk4.position, after_2_s.position), 1e-9);
}

TEST(Constrained, TellsTensionsAtRunTimeAsInAConstant) {
  motion const fast{vec{0.6 * m, -0.8 * m}, vec{2.4 * m_per_s, 1.8 * m_per_s}};
  constexpr double in_a_constant =
      tension_in(motion{vec{0.6 * m, -0.8 * m}, vec{2.4 * m_per_s, 1.8 * m_per_s}});
  EXPECT_EQ(tension_in(fast), in_a_constant);
  EXPECT_NEAR(tension_in(after_1_s), tension_after_1_s, 1e-13);
}

// The velocity of what is led must be that of its path; the sentence says the rate, with its unit.
TEST(Constrained, RefusesAStartThatIsNotLed) {
  EXPECT_EQ(error_of<std::domain_error>([&] {
              return integrate(rk4{},
                               motion{vec{0.0 * m, 0.0 * m}, vec{1.0 * m_per_s, 0.0 * m_per_s}},
                               led, 0.1 * s, 1);
            }),
            "unitstep: initial breaks constraint 0 (pinned): its rate is 1 m s^-1 and must be 0; "
            "project(field, initial) moves it there");
}

TEST(Constrained, RefusesABlowThatGivesEnergy) {
  EXPECT_EQ(error_of<std::domain_error>([] { return struck<2>(cradle, met, 1.5); }),
            "unitstep: a coefficient of restitution is between 0 and 1");
}

// What one of an array of constraints breaks is told by its number in both.
TEST(Constrained, NamesTheConstraintOfAnArray) {
  constexpr auto rods = constrained{
      second_law{1.0 * kg, down},
      std::array{distance{body(0), body(1), 1.0 * m}, distance{body(1), body(2), 1.0 * m}}};
  motion const three{
      std::array{vec{0.0 * m, 0.0 * m}, vec{1.0 * m, 0.0 * m}, vec{2.5 * m, 0.0 * m}},
      std::array{rest, rest, rest}};
  EXPECT_EQ(error_of<std::domain_error>([&] { return integrate(rk4{}, three, rods, 0.1 * s, 1); }),
            "unitstep: initial breaks constraint 0[1] (distance): it is 0.625 m and must be 0; "
            "project(field, initial) moves it there");
  auto const straight = project(rods, three);
  auto const [tensions] = constraint_forces(rods, straight);
  EXPECT_NEAR(force(tensions[0]).value(), 0, 1e-12);  // all fall alike
  EXPECT_NEAR(force(tensions[1]).value(), 0, 1e-12);
}

// A slider-crank at its dead centre, with the slider's line through the crank's axis: the two rods and the line depend on one
// another there, as the slider may begin to go either way.
TEST(Constrained, NamesASingularConfigurationAndItsTime) {
  constexpr auto crank =
      constrained{second_law{1.0 * kg, down}, distance{origin, body(0), 1.0 * m},
                  distance{body(0), body(1), 1.0 * m}, on_line{body(1), origin, vec{1.0, 0.0}}};
  motion const dead{std::array{vec{0.0 * m, 1.0 * m}, vec{0.0 * m, 0.0 * m}},
                    std::array{rest, rest}};
  EXPECT_EQ(error_of<std::runtime_error>([&] { return integrate(rk4{}, dead, crank, 0.1 * s, 1); }),
            "unitstep: constraint 2 (on_line) follows from the others: it is redundant, or the "
            "configuration is singular, at time 0 s");
}

}  // namespace
