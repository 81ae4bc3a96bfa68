// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// What steps on constraints keep: reversibility, the symplectic form, energy, the rod for a million steps, the tension at
// each step, and pendulums in the plane, in space and one below another; also forces of the velocity, and float.
#include <unitstep/constrain/rattle.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <unitstep/constrain/on_surface.hpp>
#include <unitstep/constrain/projected.hpp>

#include "support/pendulums.hpp"

namespace {

using namespace pendulums;

constexpr double off_rod(auto const& state) {
  return (dot(state.position, state.position) - 1.0 * m * m).value();
}
constexpr double along_rod(auto const& state) {
  return dot(state.position, state.velocity).value();
}
// In a constant the sixth order reaches 1 s in 20 steps.
constexpr auto by_rattle6 = integrate(rattle6{}, start, pendulum, 0.05 * s, 20);
static_assert(apart<2>(by_rattle6.position, after_1_s.position) < 1e-7 &&
              apart<2>(by_rattle6.position, after_1_s.position) > 1e-10);

TEST(PropertiesOfRattle, StatesItsOrderWithForcesOfTheVelocity) {
  static_assert(rattle::order_with_velocity_forces == 1 &&
                rattle6::order_with_velocity_forces == 1);
  auto const slowed = constrained{second_law{2.0 * kg, down, damper{20.0 * kg / s}},
                                  distance{origin, body(0), 1.0 * m}};
  auto const end = [&](int n) {
    return integrate(rattle{}, start, slowed, 1.0 / n * s, n).position.x.value();
  };
  // Three halvings of the step: their differences show the order without the solution.
  EXPECT_NEAR(std::log2((end(800) - end(1600)) / (end(1600) - end(3200))), 1, 0.1);
}

// A force perpendicular to the velocity does no work, but a step uses the velocity before its kick: on a table, with a
// = w e x v, the velocities in the middle of the steps grow by sqrt(1 + h^2 w^2) a step, and at both ends there is half
// a kick, in all by (1 + h^2 w^2 / 4) (1 + h^2 w^2)^((n - 1) / 2). A projected pair conserves the speed.
TEST(PropertiesOfRattle, GainsEnergyFromAForceAcrossTheVelocity) {
  auto const field = [](auto const& now, auto) {
    auto const w = 2.0 / s;
    return vec{w * now.velocity.y, -w * now.velocity.x, 0.0 * m_per_s2};
  };
  constrained const table{field, on_surface{[](auto const& p) { return p.z; }}};
  motion const slides{vec{1.0, 0.0, 0.0} * m, vec{0.0, 3.0, 0.0} * (m / s)};
  auto const by_rattle = integrate(rattle{}, slides, table, 0.05 * s, 400);
  double const square = 0.1 * 0.1;
  EXPECT_NEAR(norm(by_rattle.velocity).value(),
              3 * (1 + square / 4) * std::pow(1 + square, 399.0 / 2), 1e-11);
  auto const by_pair = integrate(projected{dormand_prince5{}}, slides, table, 0.05 * s, 400);
  EXPECT_NEAR(norm(by_pair.velocity).value(), 3, 1e-6);
}

TEST(PropertiesOfRattle, IsReversible) {
  auto const there = integrate(rattle6{}, spherical_start, spherical, 0.05 * s, 200);
  auto const back = integrate(rattle6{}, there, spherical, -0.05 * s, 200);
  EXPECT_LT(apart<3>(back.position, spherical_start.position), 1e-11);
  EXPECT_GT(apart<3>(there.position, spherical_start.position), 1e-2);  // it was away
}

// A step maps the states on the constraint onto themselves. With angles and momenta as coordinates it is symplectic:
// for the spherical pendulum J^T W J = W with W = d theta ^ d p_theta + d phi ^ d p_phi, where J comes from central
// differences, with an error of 1e-9.
using four = std::array<double, 4>;
auto state_of(four const& z) {
  double const st = std::sin(z[0]), ct = std::cos(z[0]), sp = std::sin(z[1]), cp = std::cos(z[1]);
  double const dt = z[2], dp = z[3] / (st * st);
  return motion{vec{st * cp, st * sp, -ct} * m,
                vec{ct * cp * dt - st * sp * dp, ct * sp * dt + st * cp * dp, st * dt} * (m / s)};
}
four angles_of(auto const& state) {
  double const x = state.position.x.value(), y = state.position.y.value(),
               z = state.position.z.value(), u = state.velocity.x.value(),
               v = state.velocity.y.value(), w = state.velocity.z.value();
  double const st = std::sqrt(x * x + y * y);
  return {std::atan2(st, -z), std::atan2(y, x), (-z * (x * u + y * v)) / st + st * w,
          x * v - y * u};
}
template <class Step>
double symplectic_error(Step const& step) {
  four const z{0.7, 0.3, 0.4, 0.5};
  double const d = 1e-4;
  double j[4][4];
  for (std::size_t c = 0; c < 4; ++c) {
    four up = z, down = z, up2 = z, down2 = z;
    up[c] += d, down[c] -= d, up2[c] += 2 * d, down2[c] -= 2 * d;
    four const a = angles_of(step(state_of(up))), b = angles_of(step(state_of(down))),
               a2 = angles_of(step(state_of(up2))), b2 = angles_of(step(state_of(down2)));
    for (std::size_t r = 0; r < 4; ++r) j[r][c] = (8 * (a[r] - b[r]) - (a2[r] - b2[r])) / (12 * d);
  }
  double worst = 0;
  for (std::size_t a = 0; a < 4; ++a)
    for (std::size_t b = 0; b < 4; ++b) {
      double const form =
          j[0][a] * j[2][b] - j[2][a] * j[0][b] + j[1][a] * j[3][b] - j[3][a] * j[1][b];
      double const due = b == a + 2 ? 1 : a == b + 2 ? -1 : 0;
      worst = std::max(worst, std::abs(form - due));
    }
  return worst;
}
TEST(PropertiesOfRattle, IsSymplecticOnTheStatesThatKeepTheConstraint) {
  EXPECT_LT(
      symplectic_error([](auto const& z) { return integrate(rattle{}, z, spherical, 0.1 * s, 1); }),
      1e-9);
  EXPECT_LT(symplectic_error(
                [](auto const& z) { return integrate(rattle4{}, z, spherical, 0.1 * s, 1); }),
            1e-9);
  // The control: RK4 with the multipliers of each moment, returned to the constraint by a projection.
  EXPECT_GT(symplectic_error([](auto const& z) {
              return project(spherical, integrate(rk4{}, z, spherical, 0.1 * s, 1));
            }),
            1e-7);
}

TEST(PropertiesOfRattle, FollowsPendulumsToTheirEnds) {
  auto const end = integrate(rattle8{}, start, pendulum, 0.02 * s, 100);
  EXPECT_LT(apart<2>(end.position, after_2_s.position), 1e-12);
  EXPECT_NEAR(end.velocity.x.value(), after_2_s.velocity.x.value(), 1e-12);
  EXPECT_NEAR(end.velocity.y.value(), after_2_s.velocity.y.value(), 1e-12);

  auto const in_space = integrate(rattle8{}, spherical_start, spherical, 0.02 * s, 100);
  EXPECT_LT(apart<3>(in_space.position, spherical_after_2_s.position), 1e-11);
  EXPECT_NEAR(in_space.velocity.y.value(), spherical_after_2_s.velocity.y.value(), 1e-11);

  auto const both = integrate(rattle8{}, twice_start, twice, 0.02 * s, 50);
  EXPECT_LT(apart<2>(both.position[0], twice_after_1_s[0]), 1e-11);
  EXPECT_LT(apart<2>(both.position[1], twice_after_1_s[1]), 1e-11);
}

// m g cos(theta) + m v^2 / L, by elliptic functions with the lattice of the run: theta and its rate at k h.
TEST(PropertiesOfRattle, OfSixthOrderTellsTheTensionAtEachStep) {
  static_assert(rattle6::order == 6);
  double const k = std::sin(std::asin(0.6) / 2), w = std::sqrt(9.81);
  // sn(K - w t) = cd(w t), by the arithmetic-geometric mean (Abramowitz, Stegun, 16.4).
  auto const tension_at = [&](double t) {
    double a[20] = {1}, c[20] = {k}, b = std::sqrt(1 - k * k);
    int n = 0;
    for (; std::abs(c[n]) > 1e-17 && n < 18; ++n) {
      a[n + 1] = (a[n] + b) / 2, c[n + 1] = (a[n] - b) / 2, b = std::sqrt(a[n] * b);
    }
    double phi = std::ldexp(a[n] * w * t, n), before = phi;
    for (; n > 0; --n) {
      before = phi;
      phi = (phi + std::asin(c[n] / a[n] * std::sin(phi))) / 2;
    }
    double const cn = std::cos(phi),
                 dn = n == 0 ? std::sqrt(1 - k * k * std::sin(phi) * std::sin(phi)) : before;
    double const cd = cn / dn, angle = 2 * std::asin(k * cd);
    // The energy gives the speed: v^2 = 2 g L (cos(theta) - 0.8).
    return 2 * (9.81 * std::cos(angle) + 2 * 9.81 * (std::cos(angle) - 0.8));
  };
  EXPECT_NEAR(tension_at(1), tension_after_1_s, 1e-13);
  simulation run{rattle6{}, start, pendulum, 0.008 * s};
  double worst = 0;
  for (int i = 1; i <= 400; ++i) {
    run.step();
    auto const [tension] = constraint_forces(pendulum, run.state());
    boost::units::quantity<si::force> const force = tension;
    worst = std::max(worst, std::abs(force.value() - tension_at(0.008 * i)));
  }
  EXPECT_LT(worst, 1e-9);
}

// The rod after a million steps, and the energy, which does not drift: its error is that of the first swings.
TEST(PropertiesOfRattle, KeepsTheConstraintForAMillionSteps) {
  simulation run{rattle{}, start, pendulum, 0.01 * s};
  auto const energy = [](auto const& now) {
    return 0.5 * dot(now.velocity, now.velocity).value() + 9.81 * now.position.y.value();
  };
  double const first = energy(start);
  double off = 0, along = 0, early = 0, late = 0;
  for (int i = 0; i < 1'000'000; ++i) {
    run.step();
    auto const now = run.state();
    off = std::max(off, std::abs(off_rod(now)));
    along = std::max(along, std::abs(along_rod(now)));
    double const error = std::abs(energy(now) - first);
    if (i < 10'000) early = std::max(early, error);
    if (i >= 990'000) late = std::max(late, error);
  }
  EXPECT_LT(off, 2e-15);
  EXPECT_LT(along, 4e-15);
  EXPECT_LT(late, 1.01 * early);
  EXPECT_GT(early, 1e-6);
}

TEST(PropertiesOfRattle, StepsAnyNumber) {
  motion const start_f{vec{0.6f * m, -0.8f * m}, vec{0.0f * m_per_s, 0.0f * m_per_s}};
  auto const in_float =
      constrained{second_law{2.0f * kg, gravity{vec{0.0f * m_per_s2, -9.81f * m_per_s2}}},
                  distance{vec{0.0f * m, 0.0f * m}, body(0), 1.0f * m}};
  auto const end = integrate(rattle4{}, start_f, in_float, 0.01f * s, 100);
  EXPECT_NEAR(static_cast<double>(end.position.x.value()), after_1_s.position.x.value(), 1e-4);
}

}  // namespace
