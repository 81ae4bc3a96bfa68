// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/constrain/projected.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <unitstep/constrain/vectors.hpp>
#include <vector>

#include "support/pendulums.hpp"
#include "support/refusal.hpp"

namespace {

using namespace pendulums;

constexpr double off_rod(auto const& state) {
  return (dot(state.position, state.position) - 1.0 * m * m).value() / 2;
}
constexpr double size(double x) { return x < 0 ? -x : x; }

// In a constant and under a tolerance.
constexpr tolerance rough{motion{1e-6 * m, 1e-6 * m_per_s}};
constexpr auto end = integrate(projected{dormand_prince5{}}, start, pendulum, rough, 1.0 * s);
static_assert(size(off_rod(end)) < 3e-16);
static_assert(apart<2>(end.position, after_1_s.position) < 3e-6 &&
              apart<2>(end.position, after_1_s.position) > 1e-8);
constexpr auto by_rk4 = integrate(projected{rk4{}}, start, pendulum, 0.05 * s, 20);
static_assert(size(off_rod(by_rk4)) < 3e-16);

TEST(Projected, KeepsTheOrderOfWhatIsInside) {
  auto const order = [](auto method, int steps) {
    auto const error = [&](int n) {
      return apart<2>(integrate(method, start, pendulum, 1.0 / n * s, n).position,
                      after_1_s.position);
    };
    return std::log2(error(steps) / error(2 * steps));
  };
  EXPECT_NEAR(order(projected{rk4{}}, 400), 4, 0.1);
  EXPECT_NEAR(order(projected{dormand_prince5{}}, 200), 5, 0.2);
  EXPECT_NEAR(order(projected{heun{}}, 400), 2, 0.1);
}

// Without projection g grows with the square of the time, a hundredfold from 20 s to 200 s; with it g is zero up to
// rounding at each step, and between steps.
TEST(Projected, TakesAwayADriftThatGrowsWithTheSquareOfTheTime) {
  auto const worst = [](auto method, double seconds) {
    simulation run{method, start, pendulum, tolerance{motion{1e-9 * m, 1e-9 * m_per_s}}};
    double off = 0;
    while (run.time() < seconds * s) {
      run.step();
      off = std::max({off, std::abs(off_rod(run.state())),
                      std::abs(off_rod(run.at(run.time() - 0.3 * run.dt())))});
    }
    return off;
  };
  double const after_20 = worst(dop853{}, 20), after_200 = worst(dop853{}, 200);
  EXPECT_NEAR(after_200 / after_20, 100, 10);
  EXPECT_GT(after_20, 1e-8);
  EXPECT_LT(worst(projected{dop853{}}, 200), 3e-16);
}

TEST(Projected, FollowsPendulumsWithinATolerance) {
  tolerance const fine{motion{1e-12 * m, 1e-12 * m_per_s}};
  auto const one = integrate(projected{dop853{}}, start, pendulum, fine, 2.0 * s);
  EXPECT_LT(apart<2>(one.position, after_2_s.position), 1e-11);
  auto const in_space = integrate(projected{verner9{}}, spherical_start, spherical, fine, 2.0 * s);
  EXPECT_LT(apart<3>(in_space.position, spherical_after_2_s.position), 1e-11);
  auto const two = integrate(projected{dop853{}}, twice_start, twice, fine, 1.0 * s);
  EXPECT_LT(apart<2>(two.position[1], twice_after_1_s[1]), 1e-11);
  EXPECT_LT(apart<2>(two.position[0], twice_after_1_s[0]), 1e-11);
  auto const doubled = integrate(projected{step_doubling{rk4{}}}, start, pendulum,
                                 tolerance{motion{1e-9 * m, 1e-9 * m_per_s}}, 2.0 * s);
  EXPECT_LT(apart<2>(doubled.position, after_2_s.position), 1e-7);
}

// Implicit methods make the Jacobian of such a field by differences.
TEST(Projected, GoesAroundAnImplicitMethod) {
  tolerance const fine{motion{1e-9 * m, 1e-9 * m_per_s}};
  auto const one = integrate(projected{radau5{}}, start, pendulum, fine, 2.0 * s);
  EXPECT_LT(apart<2>(one.position, after_2_s.position), 1e-7);
  EXPECT_LT(std::abs(off_rod(one)), 3e-16);
}

TEST(Projected, StepsVectors) {
  using place = vec<boost::units::quantity<si::length>, 2>;
  using speed = vec<boost::units::quantity<si::velocity>, 2>;
  auto const tied = constrained{second_law{1.0 * kg, gravity{vec{0.0, -1.0} * (m / (s * s))}},
                                distance{origin, body(0), 1.0 * m},
                                std::vector{distance{body(0), body(1), 1.0 * m}}};
  motion const level{std::vector<place>(twice_start.position.begin(), twice_start.position.end()),
                     std::vector<speed>(2)};
  tolerance const fine{motion{vec{1e-12 * m, 1e-12 * m}, vec{1e-12 * m_per_s, 1e-12 * m_per_s}}};
  auto const two = integrate(projected{dop853{}}, level, tied, fine, 1.0 * s);
  EXPECT_LT(apart<2>(two.position[1], twice_after_1_s[1]), 1e-11);
  EXPECT_LT(std::abs(dot(two.position[0], two.position[0]).value() - 1), 1e-15);
}

// Level at rest, 100 s under a loose tolerance: without projection, in other libraries, the rod is off by then
// (ModelingToolkit 988).
TEST(Projected, KeepsTheRodUnderAnEasyTolerance) {
  auto const rod_after = [](auto method) {
    motion const level{vec{1.0 * m, 0.0 * m}, rest};
    tolerance const easy{motion{1e-3 * m, 1e-3 * m_per_s}};
    return std::abs(off_rod(integrate(method, level, pendulum, easy, 100.0 * s)));
  };
  EXPECT_LT(rod_after(projected{tsitouras5{}}), 1e-15);
  EXPECT_GT(rod_after(tsitouras5{}), 1e-3);
}

// A far too long first step is tried again with a shorter one, although no state on the constraints is near its end.
TEST(Projected, TriesAShorterStepWhereNothingIsNear) {
  auto const wild = tolerance{motion{1e-6 * m, 1e-6 * m_per_s}}.first_step(50.0 * s);
  simulation run{projected{dormand_prince5{}}, start, pendulum, wild};
  run.step();
  EXPECT_GT(run.rejected(), 0);
  EXPECT_LT(run.dt(), 1.0 * s);
  EXPECT_LT(std::abs(off_rod(run.state())), 3e-16);
}

// A kick along the rod gives no valid state: `project` decides what remains of it, not the next step.
TEST(Projected, RefusesAnEffectThatBreaksTheRod) {
  tolerance const fine{motion{1e-9 * m, 1e-9 * m_per_s}};
  auto const kick = [](auto& b, auto) { b.velocity += vec{1.0 * m_per_s, 1.0 * m_per_s}; };
  auto const run = [&](auto const& effect) {
    return refusals::refusal<std::domain_error>([&] {
      return integrate(projected{dop853{}}, start, pendulum, fine, 2.0 * s, at(1.0 * s, effect));
    });
  };
  EXPECT_EQ(run(kick).substr(0, 69),
            "unitstep: initial breaks constraint 0 (distance): its rate is -1.3994");
  EXPECT_EQ(run([&](auto& b, auto t) {
              kick(b, t);
              b = project(pendulum, b, t);
            }),
            "accepted");
}

}  // namespace
