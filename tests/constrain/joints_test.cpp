// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/constrain/joints.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <unitstep/constrain/projected.hpp>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/constrain/ropes.hpp>
#include <unitstep/constrain/xpbd.hpp>

#include "support/refusal.hpp"
#include "support/tied_bodies.hpp"

namespace {

using namespace tied_bodies;

template <class T>
constexpr auto tolerance_of(T allowed) {
  return tolerance{rigid_body{motion{allowed * m, allowed * m_per_s},
                              rotation{allowed * si::radian, allowed * rad_per_s}}};
}
TEST(Joints, HangABodyUp) {
  rigid_body const start_body{motion{vec{-0.3, 0.0, -0.4} * m, still}, rotation{tilted(), no_turn}};
  auto const end = integrate(projected{dop853{}}, start_body, hung, tolerance_of(1e-11), 1.0 * s);
  EXPECT_NEAR(end.motion.position.x.value(), -0.5 * -0.59859022703489343597, 1e-10);
  EXPECT_NEAR(end.motion.position.z.value(), -0.5 * 0.80105539140456119365, 1e-10);
  EXPECT_NEAR(end.motion.position.y.value(), 0, 1e-15);
  auto const at = end.motion.position + rotate(end.rotation.orientation, vec{0.0, 0.0, 0.5} * m);
  EXPECT_LT(norm(at).value(), 1e-15);
  // At rest below, the joint carries the weight.
  auto const [pull] =
      constraint_forces(hung, rigid_body{motion{vec{0.0, 0.0, -0.5} * m, still},
                                         rotation{quaternion{1.0, 0.0, 0.0, 0.0}, no_turn}});
  boost::units::quantity<si::force> const down = pull.z;
  EXPECT_NEAR(down.value(), -19.62, 1e-13);
}

// In constants, by steps.
constexpr auto rests = integrate(projected{rk4{}}, below, hung, 0.1 * s, 2);
static_assert(rests.motion.position.z.value() + 0.5 < 1e-15 &&
              rests.motion.position.z.value() + 0.5 > -1e-15);

// A door with a tilted hinge: about (0, 0.8, 0.6) only 0.8 g turns it, w^2 = m 0.8 g d / (I + m d^2) = 8.72 with equal
// moments of 0.4 kg m^2; from rest at a right angle, by elliptic functions at 1 s.
TEST(Joints, AreAHingeTogether) {
  auto const door = constrained{
      newton_euler{second_law{2.0 * kg, fall}, euler_equations{vec{0.4, 0.4, 0.4} * moment}},
      same_place{point{body(0), vec{-0.5, 0.0, 0.0} * m}, hook},
      same_axis{vec{0.0, 0.8, 0.6}, axis{body(0), vec{0.0, 4.0, 3.0}}}};
  rigid_body const open{motion{vec{0.5, 0.0, 0.0} * m, still},
                        rotation{quaternion{1.0, 0.0, 0.0, 0.0}, no_turn}};
  auto const end = integrate(projected{dop853{}}, open, door, tolerance_of(1e-11), 1.0 * s);
  // At a right angle x is 0.5 m sin(theta), and the lowest point is along (0, 0.6, -0.8).
  EXPECT_NEAR(end.motion.position.x.value(), 0.5 * -0.95983515405927060211, 1e-10);
  EXPECT_NEAR(end.motion.position.y.value(), 0.5 * 0.28056456838313755435 * 0.6, 1e-10);
  EXPECT_NEAR(end.motion.position.z.value(), -0.5 * 0.28056456838313755435 * 0.8, 1e-10);
  // The torque of the hinge: where the door is level along x, the weight at 0.5 m pulls about a perpendicular axis. The
  // part along the hinge turns the door, and the rest is the hinge's torque, m g d 0.6.
  auto const [pull, torque] = constraint_forces(door, open);
  EXPECT_NEAR(std::hypot(torque[0] / (1.0 * N * m), torque[1] / (1.0 * N * m)), 5.886, 1e-12);
}

// The same door on a `hinge`, by RATTLE and, in 20 substeps, by xpbd; its force and torques have units.
TEST(Joints, AreAHinge) {
  auto const door_of = [](auto const& hinged) {
    return constrained{
        newton_euler{second_law{2.0 * kg, fall}, euler_equations{vec{0.4, 0.4, 0.4} * moment}},
        hinged};
  };
  point const side{body(0), vec{-0.5, 0.0, 0.0} * m};
  auto const door = door_of(hinge{side, hook, vec{0.0, 4.0, 3.0}});
  rigid_body const open{motion{vec{0.5, 0.0, 0.0} * m, still},
                        rotation{quaternion{1.0, 0.0, 0.0, 0.0}, no_turn}};
  auto const x = [&](auto const& method, auto const& field, int n) {
    return integrate(method, open, field, 1.0 / n * s, n).motion.position.x.value();
  };
  EXPECT_NEAR(x(rattle8{}, door, 50), 0.5 * -0.95983515405927060211, 1e-13);
  EXPECT_NEAR(x(xpbd{20}, door, 100), 0.5 * -0.95983515405927060211, 2e-3);
  // The axis is given in the axes of each end, here for a door that is turned about z by a right angle.
  double const k = std::sqrt(0.5);
  rigid_body const turned{open.motion, rotation{quaternion{k, 0.0, 0.0, k}, no_turn}};
  auto const of_each = door_of(
      hinge{point{body(0), vec{0.0, 0.5, 0.0} * m}, hook, vec{0.8, 0.0, 0.6}, vec{0.0, 0.8, 0.6}});
  EXPECT_NEAR(integrate(rattle8{}, turned, of_each, 0.02 * s, 50).motion.position.x.value(),
              0.5 * -0.95983515405927060211, 1e-13);
  // At the start it falls with 0.8 g m d^2 / (I + m d^2); the hinge carries the rest of the weight, and a torque m g d
  // 0.6.
  auto const [pull, torque] = constraint_forces(door, open);
  boost::units::quantity<si::force> const down_there = pull.z, across = pull.y;
  boost::units::quantity<si::energy> const one = torque[0], other = torque[1];
  double const falls_at = 0.8 * 9.81 * 0.5 / 0.9;
  EXPECT_NEAR(down_there.value(), -2 * (9.81 - falls_at * 0.8), 1e-13);
  EXPECT_NEAR(across.value(), -2 * falls_at * 0.6, 1e-13);
  EXPECT_NEAR(std::hypot(one.value(), other.value()), 5.886, 1e-12);
  // It counts as two joints.
  EXPECT_EQ(refusals::refusal<std::domain_error>([&] {
              auto const apart = rigid_body{motion{vec{0.6, 0.0, 0.0} * m, still}, open.rotation};
              return integrate(rattle{}, apart, door, 0.01 * s, 1);
            }),
            "unitstep: initial breaks constraint 0 (same_place): it is 0.1 m and must be 0; "
            "project(field, initial) moves it there");
}
// Two in one array, and one that releases the body, which then falls with the speed that it had.
TEST(Joints, AreHingesInArraysAndModes) {
  newton_euler const plank{second_law{2.0 * kg, fall},
                           euler_equations{vec{0.4, 0.4, 0.4} * moment}};
  auto const at = [](std::size_t i, double x) { return point{body(i), vec{x, 0.0, 0.0} * m}; };
  auto const link = [&](std::size_t i) {
    return hinge{at(i, -0.5), at(i + 1, 0.5), vec{0.0, 1.0, 0.0}};
  };
  auto const chain =
      constrained{each_body{plank, plank, plank}, hinge{at(0, 0.5), hook, vec{0.0, 1.0, 0.0}},
                  std::array{link(0), link(1)}};
  auto const hung_at = [](double z) {
    double const k = std::sqrt(0.5);  // the planks' own x is up
    return rigid_body{motion{vec{0.0, 0.0, z} * m, still},
                      rotation{quaternion{k, 0.0, -k, 0.0}, no_turn}};
  };
  std::array const all{hung_at(-0.5), hung_at(-1.5), hung_at(-2.5)};
  auto const [top_pull, top_torque, pulls, torques] = constraint_forces(chain, all);
  EXPECT_NEAR(top_pull.z.value(), -3 * 19.62, 1e-12);
  EXPECT_NEAR(pulls[0].z.value(), 2 * 19.62, 1e-12);
  EXPECT_NEAR(pulls[1].z.value(), 19.62, 1e-12);
  EXPECT_EQ(torques.size(), 2u);
  enum class latch { shut, open };
  auto const latched =
      constrained{plank, active_in{latch::shut, hinge{at(0, -0.5), hook, vec{0.0, 1.0, 0.0}}}};
  rigid_body const level{motion{vec{0.5, 0.0, 0.0} * m, still},
                         rotation{quaternion{1.0, 0.0, 0.0, 0.0}, no_turn}};
  auto const run = integrate(rattle8{}, level, latched, 0.02 * s, 50, modes{latch::shut},
                             unitstep::at(0.5 * s, enter(latch::open)));
  // As a pendulum with w^2 = 9.81 / 0.9 until 0.5 s, by elliptic functions (mpmath); then it falls freely for as long.
  EXPECT_NEAR(run.state.motion.position.z.value(), -2.02809178182514520659, 1e-12);
}

// Two bodies, one hung from the other: in generalised coordinates A = I1 + m1 d^2 + m2 L^2, B = I2 + m2 d2^2 and
// C = m2 L d2 couple two angles; mpmath's Taylor series at 30 digits, at 1 s.
TEST(Joints, HangOneBodyFromAnother) {
  auto const both = constrained{
      each_body{
          newton_euler{second_law{2.0 * kg, fall}, euler_equations{vec{0.3, 0.4, 0.5} * moment}},
          newton_euler{second_law{1.0 * kg, fall}, euler_equations{vec{0.2, 0.1, 0.3} * moment}}},
      same_place{point{body(0), vec{0.0, 0.0, 0.5} * m}, hook},
      same_place{point{body(0), vec{0.0, 0.0, -0.5} * m}, point{body(1), vec{0.0, 0.0, 0.25} * m}}};
  std::array const start_bodies{
      rigid_body{motion{vec{-0.3, 0.0, -0.4} * m, still}, rotation{tilted(), no_turn}},
      rigid_body{motion{vec{-0.75, 0.0, -1.0} * m, still}, rotation{tilted(), no_turn}}};
  auto const end = integrate(projected{dop853{}}, start_bodies, both, tolerance_of(1e-11), 1.0 * s);
  EXPECT_NEAR(end[0].motion.position.x.value(), 0.243474979813449244, 1e-9);
  EXPECT_NEAR(end[0].motion.position.z.value(), -0.436714934716962116, 1e-9);
  EXPECT_NEAR(end[1].motion.position.x.value(), 0.709858523177960107, 1e-9);
  EXPECT_NEAR(end[1].motion.position.z.value(), -0.986618969154711497, 1e-9);
  auto const joint = [&](std::size_t i, auto const& at) {
    return end[i].motion.position + rotate(end[i].rotation.orientation, at);
  };
  EXPECT_LT(norm(joint(0, vec{0.0, 0.0, -0.5} * m) - joint(1, vec{0.0, 0.0, 0.25} * m)).value(),
            1e-15);
  // By RATTLE, on points and on hinges.
  auto const on_hinges = constrained{
      both.field(), hinge{point{body(0), vec{0.0, 0.0, 0.5} * m}, hook, vec{0.0, 1.0, 0.0}},
      hinge{point{body(0), vec{0.0, 0.0, -0.5} * m}, point{body(1), vec{0.0, 0.0, 0.25} * m},
            vec{0.0, 1.0, 0.0}}};
  auto const by_rattle = [&](auto const& field) {
    auto const at_1_s = integrate(rattle8{}, start_bodies, field, 0.01 * s, 100);
    EXPECT_NEAR(at_1_s[0].motion.position.x.value(), 0.243474979813449244, 1e-12);
    EXPECT_NEAR(at_1_s[1].motion.position.x.value(), 0.709858523177960107, 1e-12);
    EXPECT_NEAR(at_1_s[1].motion.position.z.value(), -0.986618969154711497, 1e-12);
  };
  by_rattle(both);
  by_rattle(on_hinges);
}

// A heavy top on its tip keeps its energy, its spin about its own axis and its angular momentum about the vertical.
TEST(Joints, LetATopSpin) {
  auto const top = constrained{
      newton_euler{second_law{1.0 * kg, fall}, euler_equations{vec{0.02, 0.02, 0.01} * moment}},
      same_place{point{body(0), vec{0.0, 0.0, -0.2} * m}, hook}};
  // Turning about its own axis alone, tilted about y, with its tip at rest.
  rigid_body const spins{motion{vec{0.12, 0.0, 0.16} * m, still},
                         rotation{tilted(), vec{0.0, 0.0, 60.0} * rad_per_s}};
  auto const kept = [](auto const& b) {
    auto const w = b.rotation.angular_velocity;
    auto const v = b.motion.velocity;
    auto const x = b.motion.position;
    auto const spin = rotate(b.rotation.orientation,
                             vec{0.02 * w.x.value(), 0.02 * w.y.value(), 0.01 * w.z.value()});
    double const kinetic = 0.5 * dot(v, v).value() + 0.5 * (0.02 * w.x.value() * w.x.value() +
                                                            0.02 * w.y.value() * w.y.value() +
                                                            0.01 * w.z.value() * w.z.value());
    return std::array{kinetic + 9.81 * x.z.value(), w.z.value(),
                      spin.z + x.x.value() * v.y.value() - x.y.value() * v.x.value()};
  };
  auto const end = integrate(projected{dop853{}}, spins, top, tolerance_of(1e-10), 2.0 * s);
  auto const before = kept(spins), after = kept(end);
  for (std::size_t k = 0; k < 3; ++k) EXPECT_NEAR(after[k] / before[k], 1, 1e-8) << k;
  EXPECT_GT(
      std::abs(end.motion.position.y.value()) + std::abs(end.motion.position.x.value() - 0.12),
      1e-2);
}

// Two free bodies at a fixed angle of 60 degrees with one point in common: momentum, angular momentum and the angle are
// conserved.
TEST(Joints, HoldAnAngle) {
  auto const free = gravity{vec{0.0, 0.0, 0.0} * (m / (s * s))};
  auto const both = constrained{
      each_body{
          newton_euler{second_law{2.0 * kg, free}, euler_equations{vec{0.3, 0.4, 0.5} * moment}},
          newton_euler{second_law{1.0 * kg, free}, euler_equations{vec{0.2, 0.1, 0.3} * moment}}},
      same_place{point{body(0), vec{0.5, 0.0, 0.0} * m}, point{body(1), vec{-0.5, 0.0, 0.0} * m}},
      fixed_angle{axis{body(0), vec{1.0, 0.0, 0.0}},
                  axis{body(1), vec{0.5, 0.86602540378443864676, 0.0}},
                  1.0471975511965977462 * si::radian}};
  std::array const rough{
      rigid_body{motion{hook, vec{0.0, 1.0, 0.3} * (m / s)},
                 rotation{quaternion{1.0, 0.0, 0.0, 0.0}, vec{1.0, 2.0, 0.5} * rad_per_s}},
      rigid_body{motion{vec{1.0, 0.0, 0.0} * m, vec{0.0, -1.0, 0.2} * (m / s)},
                 rotation{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.3, -1.0, 2.0} * rad_per_s}}};
  auto const first = project(both, rough);
  auto const last =
      integrate(projected{dormand_prince5{}}, first, both, tolerance_of(1e-10), 3.0 * s);
  auto const sums = [](auto const& b) {
    auto const p = 2.0 * b[0].motion.velocity + b[1].motion.velocity;
    auto const of = [](auto const& one, double mass, double i1, double i2, double i3) {
      auto const w = one.rotation.angular_velocity;
      auto const l = cross(one.motion.position, one.motion.velocity) / (m * m / s) * mass;
      return l + rotate(one.rotation.orientation,
                        vec{i1 * w.x.value(), i2 * w.y.value(), i3 * w.z.value()});
    };
    auto const l = of(b[0], 2, 0.3, 0.4, 0.5) + of(b[1], 1, 0.2, 0.1, 0.3);
    return std::array{p.x.value(), p.y.value(), p.z.value(), double(l.x), double(l.y), double(l.z)};
  };
  auto const before = sums(first), after = sums(last);
  for (std::size_t k = 0; k < 6; ++k) EXPECT_NEAR(after[k], before[k], 1e-8) << k;
  auto const u = rotate(last[0].rotation.orientation, vec{1.0, 0.0, 0.0}),
             v = rotate(last[1].rotation.orientation, vec{0.5, 0.86602540378443864676, 0.0});
  EXPECT_NEAR(dot(u, v), 0.5, 1e-15);
  EXPECT_GT(std::abs(u.x - 1), 0.1);
  // RATTLE conserves the momenta up to rounding with any step.
  auto const by_rattle = integrate(rattle{}, first, both, 0.05 * s, 200);
  auto const still_there = sums(by_rattle);
  for (std::size_t k = 0; k < 6; ++k) EXPECT_NEAR(still_there[k], before[k], 1e-12) << k;
  // xpbd conserves linear momenta up to rounding, angular ones nearly.
  auto const drawn = sums(integrate(xpbd{10}, first, both, 0.01 * s, 100));
  for (std::size_t k = 0; k < 6; ++k) EXPECT_NEAR(drawn[k], before[k], k < 3 ? 1e-11 : 1e-2) << k;
}

TEST(Joints, RefuseTwoEndsAtOneBody) {
  point const top{body(0), vec{0.0, 0.0, 0.5} * m}, bottom{body(0), vec{0.0, 0.0, -0.5} * m};
  EXPECT_EQ(refusals::refusal<std::domain_error>([&] {
              return integrate(rattle{}, below, constrained{hung.field(), same_place{top, bottom}},
                               0.01 * s, 1);
            }),
            "unitstep: both ends of a joint are at one body");
}
TEST(Joints, RefuseNumbersThatMakeNoSense) {
  double const nan = std::numeric_limits<double>::quiet_NaN();
  auto const said = [](auto const& joint) {
    return refusals::refusal<std::domain_error>(
        [&] { return integrate(rattle{}, below, constrained{hung.field(), joint}, 0.01 * s, 1); });
  };
  point const top{body(0), vec{0.0, 0.0, 0.5} * m};
  for (auto const& none : {vec{0.0, 0.0, 0.0}, vec{nan, 0.0, 1.0},
                           vec{0.0, 1.0, std::numeric_limits<double>::infinity()}})
    EXPECT_EQ(said(hinge{top, hook, none}),
              "unitstep: an axis of a joint must be finite and not zero");
  EXPECT_EQ(said(same_place{point{body(0), vec{0.0, nan, 0.5} * m}, hook}),
            "unitstep: initial breaks constraint 0 (same_place): it is not finite");
  EXPECT_EQ(said(hinge{point{body(1), vec{0.0, 0.0, 0.5} * m}, hook, vec{0.0, 1.0, 0.0}}),
            "unitstep: a constraint names body 1 (the first is 0), but there are 1");
}
// A step of length zero leaves the state unchanged.
TEST(Joints, AreKeptByAStepOfNoLength) {
  EXPECT_EQ(integrate(rattle{}, below, hung, 0.0 * s, 2), below);
  EXPECT_EQ(integrate(xpbd{2}, below, hung, 0.0 * s, 2), below);
  EXPECT_EQ(integrate(rattle{}, start, pendulum, 0.0 * s, 2), start);
  EXPECT_EQ(integrate(xpbd{2}, start, pendulum, 0.0 * s, 2), start);
}
// A lid on two hinges, and a second hinge equal to the first, have redundant constraints.
TEST(Joints, RefuseMoreThanHoldsThem) {
  auto const hinge_at = [](double y) {
    return hinge{point{body(0), vec{0.0, y, 0.5} * m}, vec{0.0, y, 0.0} * m, vec{0.0, 1.0, 0.0}};
  };
  auto const said = [](auto const& lid) {
    return refusals::refusal<std::runtime_error>(
        [&] { return integrate(rattle{}, below, lid, 0.01 * s, 1); });
  };
  EXPECT_EQ(said(constrained{hung.field(), hinge_at(-0.2), hinge_at(0.2)}),
            "unitstep: constraint 2 (same_place) follows from the others: it is redundant, or the "
            "configuration is singular, at time 0 s");
  EXPECT_EQ(said(constrained{hung.field(), std::array{hinge_at(0.2), hinge_at(0.2)}}),
            "unitstep: constraint 0[1] (same_place) follows from the others: it is redundant, or "
            "the configuration is singular, at time 0 s");
  EXPECT_EQ(said(constrained{hung.field(),
                             fixed_angle{vec{0.0, 0.0, 1.0}, axis{body(0), vec{0.0, 0.0, 1.0}},
                                         0.0 * si::radian}}),
            "unitstep: constraint 0 (fixed_angle) has no gradient at time 0 s");
  // xpbd accepts them, and each closes up to h^2 g.
  auto const end = integrate(
      xpbd{5}, below, constrained{hung.field(), hinge_at(-0.2), hinge_at(0.2)}, 0.01 * s, 1000);
  EXPECT_NEAR(end.motion.position.z.value(), -0.5, 0.002 * 0.002 * 9.81);
}

TEST(Joints, RefuseAStartThatIsApart) {
  EXPECT_EQ(refusals::refusal<std::domain_error>([] {
              return integrate(projected{rk4{}},
                               rigid_body{motion{vec{0.0, 0.0, -0.6} * m, still},
                                          rotation{quaternion{1.0, 0.0, 0.0, 0.0}, no_turn}},
                               hung, 0.01 * s, 1);
            }),
            "unitstep: initial breaks constraint 0 (same_place): it is -0.1 m and must be 0; "
            "project(field, initial) moves it there");
}

// The scale of a body of a micrometre is its own size, not a metre: an error of 2 % of its arm is refused, and its
// rounding is not. Turned about y by any angle, its upper end is at the hook.
TEST(Joints, TakeASmallBodyByItsSize) {
  for (double const size : {1e-6, 1.0, 1e6}) {
    constrained const small{hung.field(),
                            same_place{point{body(0), vec{0.0, 0.0, size} * m}, hook}};
    for (int i = 0; i < 16; ++i) {
      double const half = 0.19634954084936207740 * i;  // pi / 16
      quaternion const turned{std::cos(half), 0.0, std::sin(half), 0.0};
      auto const said = [&](double away) {
        double const r = size * away;
        return refusals::refusal<std::domain_error>([&] {
          return integrate(
              projected{rk4{}},
              rigid_body{
                  motion{vec{-r * std::sin(2 * half), 0.0, -r * std::cos(2 * half)} * m, still},
                  rotation{turned, no_turn}},
              small, 1e-9 * s, 1);
        });
      };
      EXPECT_EQ(said(1), "accepted") << size << ' ' << i;
      for (double const off : {0.98, 1.02, 1 + 1e-12, 1 - 1e-12})
        EXPECT_EQ(said(off).substr(0, 46), "unitstep: initial breaks constraint 0 (same_pl")
            << size << ' ' << i << ' ' << off;
    }
  }
}

// A door without weight swings at 1 rad/s between two stops, half a radian on both sides, and comes back from each at
// the same speed: it hits one after (0.5 - angle) s, from 0.1 s to 0.9 s, and then one each second, so seven in 7 s.
// Far from zero the rounding of its place turns it by many roundings of its orientation, of which its stops know.
template <class T>
void expect_hits(T away) {
  auto const number = [](auto q) {
    return boost::units::quantity<typename decltype(q)::unit_type, T>::from_value(T(q.value()));
  };
  auto const one_m = number(1.0 * m), none = T(0) * one_m;
  auto const one_s = number(1.0 * s);
  auto const one_kg = number(1.0 * kg);
  auto const turn = number(1.0 * rad_per_s);
  auto const inertia = number(0.3 * moment);
  vec const pin{away * one_m, none, -away / 2 * one_m};
  constrained const door{
      newton_euler{second_law{one_kg, gravity{vec{none, none, none} / one_s / one_s}},
                   euler_equations{vec{inertia, inertia, inertia}}},
      hinge{point{body(0), vec{none, none, one_m}}, pin, vec{T(0), T(1), T(0)}}};
  auto const stop_at = [](T y) {
    return [y](auto const& b, auto) { return b.rotation.orientation.y - y; };
  };
  auto const back = [](auto& b, auto) {
    b.motion.velocity *= T(-1);
    b.rotation.angular_velocity *= T(-1);
  };
  auto const sine = T(0.24740395925452292960);  // sin(0.25), of half the angle
  for (int i = -8; i <= 8; ++i) {
    double const angle = 0.05 * i;
    auto const x = T(std::sin(angle)), z = T(std::cos(angle));
    auto const start = project(
        door,
        rigid_body{motion{pin - one_m * vec{x, T(0), z}, one_m / one_s * vec{-z, T(0), x}},
                   rotation{quaternion{T(std::cos(angle / 2)), T(0), T(std::sin(angle / 2)), T(0)},
                            turn * vec{T(0), T(1), T(0)}}});
    auto const count = [&](auto method) {
      return integrate(method, start, door, T(0.015625) * one_s, 448,
                       when(rising(stop_at(sine)), back), when(falling(stop_at(-sine)), back))
          .events.size();
    };
    EXPECT_EQ(count(rattle{}), 7U) << away << ' ' << angle;
    EXPECT_EQ(count(projected{rk4{}}), 7U) << away << ' ' << angle;
  }
}
TEST(Joints, LetADoorHitItsStopsFarFromZero) {
  expect_hits<float>(1000.0F);
  expect_hits<double>(6.4e6);
}

// A body of 1 kg and 1 kg m^2 without weight turns at 1 rad/s about a point at 1 m from its middle, 100 m from zero in
// `float`. Each substep of h = 1/256 s takes (h w)^2 m d^2 / (I + m d^2) = (h w)^2 / 2 of the speed, which is w m/s. So
// dw/dt = -h w^3 / 2, and w = 1 / sqrt(1 + h t) after t = 10 s.
TEST(Joints, LetXpbdKeepASpeedFarFromZero) {
  auto const one_m = boost::units::quantity<si::length, float>::from_value(1.0F);
  auto const one_s = boost::units::quantity<si::time, float>::from_value(1.0F);
  auto const one_kg = boost::units::quantity<si::mass, float>::from_value(1.0F);
  auto const turn = boost::units::quantity<si::angular_velocity, float>::from_value(1.0F);
  auto const inertia = one_kg * one_m * one_m / (turn * turn * one_s * one_s);
  auto const none = 0.0F * one_m;
  vec const pin{100.0F * one_m, none, 50.0F * one_m};
  constrained const wheel{
      newton_euler{second_law{one_kg, gravity{vec{none, none, none} / one_s / one_s}},
                   euler_equations{vec{inertia, inertia, inertia}}},
      same_place{point{body(0), vec{none, none, one_m}}, pin}};
  double const due = 1 / std::sqrt(1 + 10 / 256.0);
  for (int i = 0; i < 16; ++i) {
    float const angle = 0.4F * static_cast<float>(i), x = std::sin(angle), z = std::cos(angle);
    rigid_body const start{
        motion{pin - one_m * vec{x, 0.0F, z}, one_m / one_s * vec{-z, 0.0F, x}},
        rotation{quaternion{std::cos(angle / 2), 0.0F, std::sin(angle / 2), 0.0F},
                 turn * vec{0.0F, 1.0F, 0.0F}}};
    auto const end = integrate(xpbd{4}, start, wheel, one_s / 64.0F, 640);
    EXPECT_NEAR(norm(end.motion.velocity).value(), due, 0.005) << i;
    EXPECT_NEAR(end.rotation.angular_velocity.y.value(), due, 0.005) << i;
  }
}

// An angle between two directions is from 0 to pi: 300 degrees would be kept as 60.
TEST(Joints, RefuseAnAngleThatIsNone) {
  auto const said = [](double angle) {
    return refusals::refusal<std::domain_error>([&] {
      return project(constrained{hung.field(),
                                 fixed_angle{vec{0.0, 0.0, 1.0}, axis{body(0), vec{0.0, 0.5, 0.8}},
                                             angle * si::radian}},
                     below);
    });
  };
  EXPECT_EQ(said(1.0471975511965977462), "accepted");
  for (double const angle : {-1.0471975511965977462, 5.2359877559829887308, 4.0,
                             std::numeric_limits<double>::quiet_NaN()})
    EXPECT_EQ(said(angle), "unitstep: the angle of fixed_angle must be from 0 to pi");
}

// Directions that a hinge keeps parallel must begin parallel, not opposite; for two bodies, and for one and the world.
TEST(Joints, RefuseOppositeDirections) {
  point const top{body(0), vec{0.0, 0.0, 0.5} * m};
  auto const said = [&](auto const& joint) {
    return refusals::refusal<std::domain_error>(
        [&] { return integrate(rattle{}, below, constrained{hung.field(), joint}, 0.01 * s, 1); });
  };
  EXPECT_EQ(said(hinge{top, hook, vec{0.0, 1.0, 0.0}, vec{0.0, 2.0, 0.0}}), "accepted");
  EXPECT_EQ(said(hinge{top, hook, vec{0.0, 1.0, 0.0}, vec{0.0, -1.0, 0.0}}),
            "unitstep: initial breaks constraint 1 (same_axis): its directions are opposite; turn "
            "one of them round");
  EXPECT_EQ(said(same_axis{vec{0.0, 0.0, -1.0}, axis{body(0), vec{0.0, 0.0, 1.0}}}),
            "unitstep: initial breaks constraint 0 (same_axis): its directions are opposite; turn "
            "one of them round");
}

}  // namespace
