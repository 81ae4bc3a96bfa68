// SPDX-License-Identifier: BSL-1.0
#include <unitstep/constrain/constrained.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <string>
#include <unitstep/constrain/projected.hpp>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/constrain/xpbd.hpp>

#include "support/pendulums.hpp"
#include "support/refusal.hpp"

namespace {

using namespace pendulums;

// The acceleration with the constraint: level at rest it is g downwards; below, at 3 m/s, v^2 / L upwards.
constexpr auto level = pendulum(motion{vec{1.0 * m, 0.0 * m}, rest}, 0.0 * s);
static_assert(near_to(level.x.value(), 0, 1e-15) && near_to(level.y.value(), -9.81, 1e-15));
constexpr auto below =
    pendulum(motion{vec{0.0 * m, -1.0 * m}, vec{3.0 * m_per_s, 0.0 * m_per_s}}, 0.0 * s);
static_assert(near_to(below.x.value(), 0, 1e-14) && near_to(below.y.value(), 9, 1e-14));

// A start that is off is moved along the rod and loses its velocity along it, exactly, since the gradient is radial.
constexpr auto moved =
    project(pendulum, motion{vec{0.66 * m, -0.88 * m}, vec{1.0 * m_per_s, 2.0 * m_per_s}});
static_assert(near_to(moved.position.x.value(), 0.6, 1e-15) &&
              near_to(moved.position.y.value(), -0.8, 1e-15));
// v - (v r) r with r = (0.6, -0.8): v r = -1, so (1.6, 1.2).
static_assert(near_to(moved.velocity.x.value(), 1.6, 1e-15) &&
              near_to(moved.velocity.y.value(), 1.2, 1e-15));

// Of two bodies the heavier one moves less: with masses of 1 and 3, 0.4 m too far apart, each by its share.
constexpr auto shortened =
    project(dumbbell,
            motion{std::array{vec{1.05 * m, 0.0 * m}, vec{-0.35 * m, 0.0 * m}}, turning.velocity});
static_assert(near_to(shortened.position[0].x.value(), 0.75, 1e-15) &&
              near_to(shortened.position[1].x.value(), -0.25, 1e-15));

// Two balls of 1 kg on rods of 1 m touch where their middles are 0.1 m apart: with e = 1 they exchange their
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

// Also under a tolerance; the multipliers are those of each moment.
TEST(Constrained, IsAFieldForAnyMethod) {
  tolerance const fine{motion{1e-11 * m, 1e-11 * m_per_s}};
  auto const end = integrate(dop853{}, start, pendulum, fine, 2.0 * s);
  EXPECT_LT(apart<2>(end.position, after_2_s.position), 1e-9);
  auto const by_rk4 = integrate(rk4{}, start, pendulum, 0.001 * s, 2000);
  EXPECT_LT(apart<2>(by_rk4.position, after_2_s.position), 1e-9);
}

// A body on a moving path must have the path's velocity; the sentence names the rate with its unit.
TEST(Constrained, RefusesAStartThatIsNotLed) {
  EXPECT_EQ(refusals::refusal<std::domain_error>([&] {
              return integrate(rk4{},
                               motion{vec{0.0 * m, 0.0 * m}, vec{1.0 * m_per_s, 0.0 * m_per_s}},
                               led, 0.1 * s, 1);
            }),
            "unitstep: initial breaks constraint 0 (pinned): its rate is 1 m s^-1 and must be 0; "
            "project(field, initial) moves it there");
}

TEST(Constrained, RefusesABlowThatGivesEnergy) {
  EXPECT_EQ(refusals::refusal<std::domain_error>([] { return struck<2>(cradle, met, 1.5); }),
            "unitstep: a coefficient of restitution is between 0 and 1");
}

// A broken constraint in an array is named by both numbers.
TEST(Constrained, NamesTheConstraintOfAnArray) {
  constexpr auto rods = constrained{
      second_law{1.0 * kg, down},
      std::array{distance{body(0), body(1), 1.0 * m}, distance{body(1), body(2), 1.0 * m}}};
  motion const three{
      std::array{vec{0.0 * m, 0.0 * m}, vec{1.0 * m, 0.0 * m}, vec{2.5 * m, 0.0 * m}},
      std::array{rest, rest, rest}};
  EXPECT_EQ(refusals::refusal<std::domain_error>(
                [&] { return integrate(rk4{}, three, rods, 0.1 * s, 1); }),
            "unitstep: initial breaks constraint 0[1] (distance): it is 0.625 m and must be 0; "
            "project(field, initial) moves it there");
  auto const straight = project(rods, three);
  EXPECT_NEAR(apart<2>(straight.position[1], straight.position[0]), 1, 1e-15);
  EXPECT_NEAR(apart<2>(straight.position[2], straight.position[1]), 1, 1e-15);
}

// A slider-crank at its dead centre, with the slider's line through the crank's axis: there the two rods and the line
// depend on one another, since the slider may begin to move either way.
TEST(Constrained, NamesASingularConfigurationAndItsTime) {
  constexpr auto crank =
      constrained{second_law{1.0 * kg, down}, distance{origin, body(0), 1.0 * m},
                  distance{body(0), body(1), 1.0 * m}, on_line{body(1), origin, vec{1.0, 0.0}}};
  motion const dead{std::array{vec{0.0 * m, 1.0 * m}, vec{0.0 * m, 0.0 * m}},
                    std::array{rest, rest}};
  EXPECT_EQ(refusals::refusal<std::runtime_error>(
                [&] { return integrate(rk4{}, dead, crank, 0.1 * s, 1); }),
            "unitstep: constraint 2 (on_line) follows from the others: it is redundant, or the "
            "configuration is singular, at time 0 s");
}

// A drifting method may go on after a kick in spite of its drift; a start that is as far off is refused.
TEST(Constrained, LetsAMethodThatDriftsGoOn) {
  simulation run{rk4{}, start, pendulum, 0.01 * s};
  for (int i = 0; i < 200; ++i) run.step();
  auto const drifted = run.state();
  EXPECT_GT(std::abs(dot(drifted.position, drifted.position).value() - 1), 1e-10);
  run.set_state(drifted);
  run.step();
  EXPECT_EQ(refusals::refusal<std::domain_error>([&] {
              return simulation{rk4{}, drifted, pendulum, 0.01 * s}.state();
            }).substr(0, 46),
            "unitstep: initial breaks constraint 0 (distanc");
}

// A constraint that is not a number is not reported as redundant.
TEST(Constrained, NamesAConstraintThatIsNoNumber) {
  constrained const root{second_law{2.0 * kg, down},
                         on_surface{[](auto const& p) { return sqrt(p.y * (1.0 * m)) - 1.0 * m; }}};
  motion const below_it{vec{0.0 * m, -1.0 * m}, rest};
  EXPECT_EQ(refusals::refusal<std::exception>([&] { return project(root, below_it); }),
            "unitstep: constraint 0 (on_surface) or its gradient is not a number at time 0 s");
}

}  // namespace
