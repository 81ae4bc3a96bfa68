// SPDX-License-Identifier: BSL-1.0
// deep: takes the processor seconds
#include <unitstep/constrain/detail/raw_joint.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <unitstep/constrain/projected.hpp>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/constrain/xpbd.hpp>

#include "support/tied_bodies.hpp"

// Rigid bodies on joints by RATTLE and by xpbd.
namespace {

using namespace tied_bodies;

// The hanging body, by RATTLE; and hung from a point that accelerates upwards at g / 2 under half of g, which is
// equivalent.
TEST(RigidWeights, LetBodiesBeSteppedByRattle) {
  rigid_body const from{motion{vec{-0.3, 0.0, -0.4} * m, still}, rotation{tilted(), no_turn}};
  auto const missed = [](auto const& x) {
    return std::hypot(x.x.value() - 0.5 * 0.59859022703489343597,
                      x.z.value() + 0.5 * 0.80105539140456119365);
  };
  auto const by = [&](auto method, int n) {
    return missed(integrate(method, from, hung, 1.0 / n * s, n).motion.position);
  };
  EXPECT_NEAR(std::log2(by(rattle{}, 100) / by(rattle{}, 200)), 2, 0.02);
  EXPECT_NEAR(std::log2(by(rattle4{}, 40) / by(rattle4{}, 80)), 4, 0.1);
  EXPECT_NEAR(std::log2(by(rattle6{}, 40) / by(rattle6{}, 80)), 6, 0.2);
  EXPECT_LT(by(rattle8{}, 50), 1e-13);
  auto const lifted =
      constrained{newton_euler{second_law{2.0 * kg, gravity{vec{0.0, 0.0, -4.905} * (m / (s * s))}},
                               euler_equations{vec{0.3, 0.4, 0.5} * moment}},
                  same_place{point{body(0), vec{0.0, 0.0, 0.5} * m}, [](auto const& t) {
                               auto const up = 2.4525 * (m / (s * s)) * t * t;
                               return vec{0.0 * m, 0.0 * m, up};
                             }}};
  auto const end = integrate(rattle8{}, from, lifted, 0.02 * s, 50);
  EXPECT_LT(missed(end.motion.position - vec{0.0, 0.0, 2.4525} * m), 1e-13);
}
constexpr auto rests_by_rattle = integrate(rattle4{}, below, hung, 0.1 * s, 2);
static_assert(rests_by_rattle.motion.position.z.value() + 0.5 < 1e-15 &&
              rests_by_rattle.motion.position.z.value() + 0.5 > -1e-15);

// A heavy top in Euler's angles: with I = 0.02 + 0.2^2 kg m^2 about its tip and p = 0.01 kg m^2 * 20 / s about its
// axis, theta'' = (p c0 - p c)(p c0 c - p) / (I^2 s^3) + m g d s / I, phi' = (p c0 - p c) / (I s^2), c0 = 0.8, from
// rest: mpmath's Taylor series at 30 digits, at 1 s.
constexpr auto lagrange = constrained{
    newton_euler{second_law{1.0 * kg, fall}, euler_equations{vec{0.02, 0.02, 0.01} * moment}},
    same_place{point{body(0), vec{0.0, 0.0, -0.2} * m}, hook}};
auto spun(double w) {
  return rigid_body{motion{vec{0.12, 0.0, 0.16} * m, still},
                    rotation{tilted(), vec{0.0, 0.0, w} * rad_per_s}};
}
double missed_by_top(auto method, int n) {
  auto const x = integrate(method, spun(20), lagrange, 1.0 / n * s, n).motion.position;
  return norm(x -
              vec{-0.130280978873383978536, -0.0285075439755839957483, 0.149044243365092843431} * m)
      .value();
}
TEST(RigidWeights, LetBodiesBeSteppedByRattleInSpace) {
  EXPECT_NEAR(std::log2(missed_by_top(rattle{}, 200) / missed_by_top(rattle{}, 400)), 2, 0.05);
  EXPECT_NEAR(std::log2(missed_by_top(rattle4{}, 100) / missed_by_top(rattle4{}, 200)), 4, 0.1);
  EXPECT_NEAR(std::log2(missed_by_top(rattle6{}, 100) / missed_by_top(rattle6{}, 200)), 6, 0.2);
  EXPECT_LT(missed_by_top(rattle8{}, 100), 1e-12);
}
TEST(RigidWeights, LetBodiesBeSteppedByXpbdToFirstOrder) {
  EXPECT_NEAR(std::log2(missed_by_top(xpbd{1}, 6400) / missed_by_top(xpbd{1}, 12800)), 1, 0.05);
  auto const end = integrate(xpbd{10}, spun(20), lagrange, 0.001 * s, 1000);
  auto const tip = end.motion.position + rotate(end.rotation.orientation, vec{0.0, 0.0, -0.2} * m);
  EXPECT_LT(norm(tip).value(), 1e-12);
  EXPECT_NEAR(end.rotation.angular_velocity.z.value(), 20, 1e-4);
}

// A body with three different moments, whose tip is on none of its axes.
constexpr vec tip{0.03, -0.02, -0.2};
constexpr auto lopsided = constrained{
    newton_euler{second_law{1.0 * kg, fall}, euler_equations{vec{0.02, 0.03, 0.01} * moment}},
    same_place{point{body(0), tip* m}, hook}};
auto on_its_tip(quaternion<double> const& q, vec<double, 3> const& w) {
  return rigid_body{motion{rotate(q, -tip) * m, rotate(q, cross(tip, w)) * (m / s)},
                    rotation{q, w * rad_per_s}};
}
TEST(RigidWeights, LetBodiesBeSteppedByRattleBothWays) {
  auto const from = on_its_tip(tilted(), vec{1.0, 2.0, 10.0});
  auto const there = integrate(rattle6{}, from, lopsided, 0.02 * s, 200);
  auto const back = integrate(rattle6{}, there, lopsided, -0.02 * s, 200);
  EXPECT_LT(norm(back.motion.position - from.motion.position).value(), 1e-12);
  EXPECT_LT(std::abs(back.rotation.angular_velocity.x.value() - 1), 1e-10);
  EXPECT_GT(norm(there.motion.position - from.motion.position).value(), 1e-2);
}
// On the rotations with the angular momentum p about the tip, along the axes of the body, the symplectic form of two
// changes (u, r) is r1 u2 - r2 u1 - p (u1 x u2); J comes from central differences, with an error of 1e-8.
double symplectic_error_on_the_tip(auto const& step) {
  quaternion<double> const q = tilted();
  vec const w{1.0, 2.0, 10.0};
  auto const momentum = [](vec<double, 3> const& v) {
    vec const own{0.02 * v.x, 0.03 * v.y, 0.01 * v.z};
    return own + cross(tip, cross(v, tip));
  };
  using change = vec<vec<double, 3>, 2>;
  auto const end = step(on_its_tip(q, w));
  auto const from_end = [&](auto const& b) {
    return change{
        attitude<double>::between({end.rotation.orientation}, {b.rotation.orientation}),
        momentum(vec{b.rotation.angular_velocity.x.value(), b.rotation.angular_velocity.y.value(),
                     b.rotation.angular_velocity.z.value()})};
  };
  auto const form = [](change const& a, change const& b, vec<double, 3> const& p) {
    return dot(a.y, b.x) - dot(b.y, a.x) - dot(p, cross(a.x, b.x));
  };
  std::array<change, 6> first{}, last{};
  for (std::size_t k = 0; k < 6; ++k) {
    double const d = 1e-3;
    vec<double, 3> e{};
    e[k % 3] = 1;
    auto const moved = [&](double by) {
      auto const shifted = k < 3 ? on_its_tip((attitude<double>{q} + e * by).orientation, w)
                                 : on_its_tip(q, w + e * by);
      return from_end(step(shifted));
    };
    first[k] = k < 3 ? change{e, {}} : change{{}, momentum(e)};
    last[k] = ((moved(d) - moved(-d)) * 8.0 - (moved(2 * d) - moved(-2 * d))) / (12 * d);
  }
  double worst = 0;
  for (std::size_t a = 0; a < 6; ++a)
    for (std::size_t b = 0; b < 6; ++b)
      worst = std::max(worst, std::abs(form(last[a], last[b], from_end(end).y) -
                                       form(first[a], first[b], momentum(w))));
  return worst;
}
TEST(RigidWeights, LetBodiesBeSteppedByRattleSymplectically) {
  EXPECT_LT(symplectic_error_on_the_tip(
                [](auto const& z) { return integrate(rattle{}, z, lopsided, 0.05 * s, 1); }),
            1e-8);
  // The control.
  EXPECT_GT(symplectic_error_on_the_tip([](auto const& z) {
              return integrate(projected{rk4{}}, z, lopsided, 0.05 * s, 1);
            }),
            1e-6);
}
// The tip, its rate and the length of the quaternion are conserved, and the energy does not drift.
TEST(RigidWeights, LetBodiesBeHeldByRattleForManySteps) {
  simulation run{rattle{}, on_its_tip(tilted(), vec{1.0, 2.0, 10.0}), lopsided, 0.005 * s};
  auto const energy = [](auto const& b) {
    auto const w = b.rotation.angular_velocity;
    return 0.5 * dot(b.motion.velocity, b.motion.velocity).value() +
           9.81 * b.motion.position.z.value() +
           0.5 * (0.02 * w.x.value() * w.x.value() + 0.03 * w.y.value() * w.y.value() +
                  0.01 * w.z.value() * w.z.value());
  };
  double const first = energy(run.state());
  double off = 0, along = 0, length = 0, early = 0, late = 0;
  int const steps = 100'000;
  for (int i = 0; i < steps; ++i) {
    run.step();
    auto const b = run.state();
    auto const& q = b.rotation.orientation;
    auto const w = b.rotation.angular_velocity;
    off = std::max(off, norm(b.motion.position + rotate(q, tip) * m).value());
    along =
        std::max(along, norm(b.motion.velocity / (m / s) +
                             rotate(q, cross(vec{w.x.value(), w.y.value(), w.z.value()}, tip))));
    length = std::max(length, std::abs(squared(q) - 1));
    double const error = std::abs(energy(b) - first);
    if (i < steps / 10) early = std::max(early, error);
    if (i >= steps - steps / 10) late = std::max(late, error);
  }
  EXPECT_LT(off, 1e-15);
  EXPECT_LT(along, 1e-14);
  EXPECT_LT(length, 2e-15);
  EXPECT_LT(late, 1.05 * early);
  EXPECT_GT(early, 1e-6);
}

// A body that rotates steadily on a hinge pulls at it with m w^2 d and is at the angle w t, revolution after
// revolution: others have had reports about angles beyond half a turn (rapier 378) and about centripetal accelerations
// in a rotating frame (jiminy 584).
TEST(RigidWeights, LetBodiesTurnOnAHingeManyTimes) {
  auto const wheel =
      constrained{newton_euler{second_law{2.0 * kg, gravity{vec{0.0, 0.0, 0.0} * (m / (s * s))}},
                               euler_equations{vec{0.3, 0.4, 0.5} * moment}},
                  hinge{point{body(0), vec{-0.5, 0.0, 0.0} * m}, hook, vec{0.0, 0.0, 1.0}}};
  rigid_body const from{motion{vec{0.5, 0.0, 0.0} * m, vec{0.0, 10.0, 0.0} * (m / s)},
                        rotation{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.0, 0.0, 20.0} * rad_per_s}};
  auto const [pull, torque] = constraint_forces(wheel, from);
  EXPECT_NEAR(pull.x.value(), 2 * 400 * 0.5, 1e-12);
  EXPECT_NEAR(std::hypot(torque[0].value(), torque[1].value()), 0, 1e-13);
  auto const end = integrate(rattle8{}, from, wheel, 0.01 * s, 2000);
  EXPECT_NEAR(end.motion.position.x.value(), 0.5 * std::cos(400), 1e-8);
  EXPECT_NEAR(end.motion.position.y.value(), 0.5 * std::sin(400), 1e-8);
  EXPECT_EQ(end.motion.position.z.value(), 0);
}
// A loop: two cranks whose distance is the length of the coupler between them keep it level, so the whole is a pendulum
// with w^2 = 39.24 / 3.8 (the cranks weigh 2 kg and have 0.4 kg m^2 about their middles); from rest at sin = 0.6 by
// elliptic functions. Hinges at all four joints would be redundant, so two of them are points. The loop neither comes
// apart, as others' loops do (RigidBodyDynamics.jl 480), nor creeps sideways (chrono 169).
TEST(RigidWeights, LetALoopBeStepped) {
  newton_euler const bar{second_law{2.0 * kg, fall}, euler_equations{vec{0.4, 0.4, 0.4} * moment}};
  vec const across{0.0, 1.0, 0.0};
  auto const at = [](std::size_t i, double x, double z) {
    return point{body(i), vec{x, 0.0, z} * m};
  };
  auto const loop = constrained{each_body{bar, bar, bar}, hinge{at(0, 0.0, 0.5), hook, across},
                                hinge{at(1, 0.0, 0.5), vec{1.0, 0.0, 0.0} * m, across},
                                same_place{at(0, 0.0, -0.5), at(2, -0.5, 0.0)},
                                same_place{at(1, 0.0, -0.5), at(2, 0.5, 0.0)}};
  quaternion<double> const back{tilted().w, 0.0, -tilted().y, 0.0};
  quaternion<double> const level{1.0, 0.0, 0.0, 0.0};
  auto const resting = [](double x, double z, quaternion<double> const& q) {
    return rigid_body{motion{vec{x, 0.0, z} * m, still}, rotation{q, no_turn}};
  };
  std::array const from{resting(0.3, -0.4, back), resting(1.3, -0.4, back),
                        resting(1.1, -0.8, level)};
  auto const end = integrate(rattle8{}, from, loop, 0.02 * s, 35);
  EXPECT_NEAR(end[2].motion.position.x.value(), 0.5 - 0.36754120874797154285, 1e-12);
  EXPECT_NEAR(end[2].motion.position.z.value(), -0.93000723646221162435, 1e-12);
  for (auto const& one : integrate(rattle{}, from, loop, 0.01 * s, 10'000)) {
    EXPECT_NEAR(one.motion.position.y.value(), 0, 1e-13);
    EXPECT_LT(one.motion.position.z.value(), -0.2);
  }
}

}  // namespace
