// SPDX-License-Identifier: BSL-1.0
// Slopes of what turns, of forces and torques of the caller's, and of energies and momenta: constants stand beside what
// varies.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <unitstep/answers/derivative.hpp>
#include <unitstep/constrain/rigid_bodies.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace {

namespace us = unitstep;
using us::vec;
using us::symbols::kg, us::symbols::m, us::symbols::m_per_s, us::symbols::m_per_s2, us::symbols::N,
    us::symbols::N_per_m, us::symbols::rad, us::symbols::rad_per_s, us::symbols::s;

constexpr auto kgm2 = kg * m * m / (rad * rad);
constexpr auto Nm = N * m / rad;
constexpr us::quaternion upright{1.0, 0.0, 0.0, 0.0};

constexpr bool is_about(auto got, auto due, auto off) { return us::magnitude(got - due) < off; }

// What points along x is turned about z by an angle a: x is cos(a), so its slope is -sin(a). A constant quaternion turns
// what varies; a quarter of a turn about x + c z takes the place of y, and by c its x has the slope -1 at c = 0.
static_assert([] {
  auto const turned = [](auto angle) {
    return us::rotate(us::rotation_about(vec{0.0, 0.0, 1.0}, angle), vec{1.0, 0.0, 0.0} * m).x;
  };
  auto const stretched = [](auto length) {
    constexpr auto third = us::rotation_about(vec{1.0, 1.0, 1.0}, 2.0943951023931955 * rad);
    return us::rotate(third, vec{length, 0.0 * length, 0.0 * length}).y;
  };
  auto const tilted = [](auto c) {
    vec const axis{1.0 + 0.0 * c, 0.0 * c, c};
    return us::rotate(us::rotation_about(axis, 1.5707963267948966 * rad), vec{0.0, 1.0, 0.0}).x;
  };
  return is_about(us::derivative(turned, 0.5 * rad).slope, -us::math::sin(0.5) * m / rad,
                  1e-15 * m / rad) &&
         is_about(us::derivative(stretched, 2.0 * m).slope, 1.0, 1e-15) &&
         is_about(us::derivative(tilted, 0.0).slope, -1.0, 1e-15);
}());
// A force f along x at an arm of 2 m along z: its torque is about y.
static_assert(us::derivative(
                  [](auto f) {
                    return us::torque_of(vec{0.0, 0.0, 2.0} * m, vec{f, 0.0 * f, 0.0 * f}).y;
                  },
                  3.0 * N)
                  .slope == 2.0 * m / rad);

// A body of which the whole is thrown: its place by its speed, after a second, and by its mass on a spring whose period
// is a part of a second. Its spin by a moment: w cos(W t) about x, where W is (I3 - I1) / I1 times the spin about z.
TEST(DerivativesWithConstants, OfARigidBody) {
  us::gravity const weight{vec{0.0, 0.0, -10.0} * m_per_s2};
  vec const rest{0.0 * m, 0.0 * m, 0.0 * m};
  us::rotation const spun{upright, vec{1.0, 0.0, 4.0} * rad_per_s};
  us::euler_equations const ball{vec{1.0, 1.0, 1.0} * kgm2};
  auto const in_an_array = us::derivative(
      [&](auto x) {
        us::rigid_body const body{
            us::motion{vec{x, 0.0 * m, 0.0 * m}, vec{0.0, 0.0, 2.0} * m_per_s}, spun};
        us::each_body const falls{us::newton_euler{us::second_law{2.0 * kg, weight}, ball}};
        return us::integrate(us::rk4{}, std::array{body}, falls, 0.125 * s, 8)[0].motion.position;
      },
      3.0 * m);
  EXPECT_TRUE(is_about(in_an_array.value.z, -3.0 * m, 1e-14 * m));
  EXPECT_EQ(in_an_array.slope.x, 1.0);
  auto const thrown = us::derivative(
      [&](auto speed) {
        us::rigid_body const body{us::motion{rest, vec{0.0 * speed, 0.0 * speed, speed}}, spun};
        us::newton_euler const flies{us::second_law{2.0 * kg, weight}, ball};
        return us::integrate(us::rk4{}, body, flies, 0.125 * s, 8).motion.position.z;
      },
      7.0 * m_per_s);
  EXPECT_TRUE(is_about(thrown.value, 2.0 * m, 1e-14 * m));
  EXPECT_TRUE(is_about(thrown.slope, 1.0 * s, 1e-15 * s));
  us::rigid_body const still{us::motion{rest, vec{0.0, 0.0, 1.0} * m_per_s}, spun};
  // sin(w t) / w, with w^2 = k / m, by m: -(cos(w t) t - sin(w t) / w) / (2 m)
  auto const swung = us::derivative(
      [&](auto mass) {
        us::newton_euler const swings{us::second_law{mass, us::spring{8.0 * N_per_m}}, ball};
        return us::integrate(us::rk4{}, still, swings, s / 256.0, 256).motion.position.z;
      },
      2.0 * kg);
  double const due = -(std::cos(2.0) - std::sin(2.0) / 2) / 4;
  EXPECT_TRUE(is_about(swung.slope, due * m / kg, 1e-9 * m / kg));
  auto const tumbled = us::derivative(
      [&](auto moment) {
        us::newton_euler const free{[](auto const&, auto) { return vec{0.0, 0.0, 0.0} * m_per_s2; },
                                    us::euler_equations{vec{moment, moment, 1.5 * kgm2}}};
        return us::integrate(us::rk4{}, still, free, s / 256.0, 256).rotation.angular_velocity.x;
      },
      1.0 * kgm2);
  EXPECT_TRUE(is_about(tumbled.value, std::cos(2.0) * rad_per_s, 1e-8 * rad_per_s));
  EXPECT_TRUE(
      is_about(tumbled.slope, 6 * std::sin(2.0) * rad_per_s / kgm2, 1e-7 * rad_per_s / kgm2));
}

// A pendulum whose weight is turned into the axes of the body, let go at an angle a: its energy is -l F cos(a) for ever,
// and by the angle l F sin(a).
TEST(DerivativesWithConstants, OfATorqueByAConstantForce) {
  auto const energy = [](auto angle) {
    us::rotation const start{us::rotation_about(vec{1.0, 0.0, 0.0}, angle),
                             vec{0.0, 0.0, 0.0} * rad_per_s};
    us::euler_equations const hangs{
        vec{1.0, 1.0, 1.0} * kgm2, [](auto const& r, auto) {
          return us::torque_of(vec{0.0, 0.0, -0.5} * m,
                               us::rotate(us::conjugate(r.orientation), vec{0.0, 0.0, -20.0} * N));
        }};
    auto const end = us::integrate(us::rk4{}, start, hangs, s / 256.0, 256);
    auto const w = end.angular_velocity.x;
    return kgm2 * w * w / 2.0 - 10.0 * N * m * us::rotate(end.orientation, vec{0.0, 0.0, 1.0}).z;
  };
  auto const found = us::derivative(energy, 1.0 * rad);
  EXPECT_TRUE(is_about(found.value, -10 * std::cos(1.0) * N * m, 1e-7 * N * m));
  EXPECT_TRUE(is_about(found.slope, 10 * std::sin(1.0) * N * m / rad, 1e-6 * N * m / rad));
}

// A law of the caller's returns a constant, or is all that varies. 2 kg from rest under 6 N less 4 N/s t: after a second
// it has come 6 / 4 m less 4 / 12 m, by the speed at the start a second farther, and by its mass less by that way over
// 2 kg. By the force it has come 1 / 4 m farther for each newton.
TEST(DerivativesWithConstants, OfForcesOfTheCaller) {
  auto const push = [](auto const&, auto) { return 6.0 * N; };
  auto const fades = [](auto const&, auto t) { return -4.0 * N / s * t; };
  auto const way = [&](auto mass, auto speed, auto const& first) {
    return us::integrate(us::rk4{}, us::motion{0.0 * m, speed}, us::second_law{mass, first, fades},
                         0.125 * s, 8)
        .position;
  };
  auto const by_speed =
      us::derivative([&](auto v) { return way(2.0 * kg, v, push); }, 0.0 * m_per_s);
  EXPECT_TRUE(is_about(by_speed.value, 7.0 / 6 * m, 1e-14 * m));
  EXPECT_TRUE(is_about(by_speed.slope, 1.0 * s, 1e-15 * s));
  auto const by_mass =
      us::derivative([&](auto mass) { return way(mass, 0.0 * m_per_s, push); }, 2.0 * kg);
  EXPECT_TRUE(is_about(by_mass.slope, -7.0 / 12 * m / kg, 1e-14 * m / kg));
  auto const by_force = us::derivative(
      [&](auto f) { return way(2.0 * kg, 0.0 * m_per_s, [f](auto const&, auto) { return f; }); },
      6.0 * N);
  EXPECT_TRUE(is_about(by_force.slope, 0.25 * m / N, 1e-15 * m / N));
  // Beside an impulse, whose times are constants of the law: 2 N for 1/4 s are 1/4 m/s more.
  auto const beside_an_impulse = us::derivative(
      [&](auto f) {
        us::impulse const blow{2.0 * N, 0.25 * s, 0.5 * s};
        us::second_law const pushed{2.0 * kg, us::constant_force{f}, blow};
        return us::integrate(us::rk4{}, us::motion{0.0 * m, 0.0 * m_per_s}, pushed, 0.125 * s, 8)
            .velocity;
      },
      6.0 * N);
  EXPECT_TRUE(is_about(beside_an_impulse.value, 3.25 * m_per_s, 1e-14 * m_per_s));
  EXPECT_TRUE(is_about(beside_an_impulse.slope, 0.5 * s / kg, 1e-15 * s / kg));
  // On each of two bodies.
  auto const of_two = us::derivative(
      [&](auto v) {
        us::motion const start{std::array{0.0 * m, 1.0 * m}, std::array{v, 0.0 * v}};
        us::second_law const pushed{std::array{2.0 * kg, 4.0 * kg}, us::on_each_body{push}};
        return us::integrate(us::rk4{}, start, pushed, 0.125 * s, 8).position[0];
      },
      3.0 * m_per_s);
  EXPECT_TRUE(is_about(of_two.value, 4.5 * m, 1e-14 * m));
  EXPECT_TRUE(is_about(of_two.slope, 1.0 * s, 1e-15 * s));
}
// Where the force f on each of two bodies is all that varies: 2 m + f/m t^2/2. And a constant force of a law for quantities
// of Boost, from a start that varies.
TEST(DerivativesWithConstants, OfForcesOnEachBodyAndOfBoost) {
  auto const of_two = us::derivative(
      [](auto f) {
        us::motion const start{std::array{1.0 * m, 2.0 * m},
                               std::array{0.0 * m_per_s, 0.0 * m_per_s}};
        us::second_law const pushed{std::array{2.0 * kg, 4.0 * kg},
                                    us::on_each_body{[f](auto const&, auto) { return f; }}};
        return us::integrate(us::rk4{}, start, pushed, 0.125 * s, 8).position[1];
      },
      8.0 * N);
  EXPECT_TRUE(is_about(of_two.value, 3.0 * m, 1e-15 * m));
  EXPECT_TRUE(is_about(of_two.slope, 0.125 * m / N, 1e-15 * m / N));
  auto const of_boost = us::derivative(
      [](auto x) {
        us::second_law const pushed{2.0 * kg,
                                    us::boost_typed([](auto const&, auto) { return 2.0 * N; })};
        return us::integrate(us::rk4{}, us::motion{x, 0.0 * m_per_s}, pushed, 0.125 * s, 8)
            .position;
      },
      3.0 * m);
  EXPECT_TRUE(is_about(of_boost.value, 3.5 * m, 1e-15 * m));
  EXPECT_TRUE(is_about(of_boost.slope, 1.0, 1e-15));
}
// A factor k of `damped` that is all that varies: steps of 1/2 s at 4, 4 k and 4 k^2 m/s. A state between a constant one and
// one that varies.
TEST(DerivativesWithConstants, OfADampedMethodAndOfInterpolation) {
  auto const slowed = us::derivative(
      [](auto k) {
        auto const still = [](auto const&, auto) { return 0.0 * m_per_s2; };
        return us::integrate(us::damped{us::semi_implicit_euler{}, k, 0.0 * k * m_per_s},
                             us::motion{0.0 * m, 4.0 * m_per_s}, still, 0.5 * s, 3)
            .position;
      },
      0.5);
  EXPECT_EQ(slowed.value, 3.5 * m);  // 2 m (1 + k + k^2)
  EXPECT_EQ(slowed.slope, 4.0 * m);  // 2 m (1 + 2 k)
  auto const between = us::derivative(
      [](auto x) {
        return us::interpolate(us::motion{1.0 * m, 0.0 * m_per_s}, us::motion{x, 0.0 * m_per_s},
                               0.25)
            .position;
      },
      3.0 * m);
  EXPECT_EQ(between.value, 1.5 * m);
  EXPECT_EQ(between.slope, 0.25);
}
// A torque T about the axis of a moment of 2 kg m2: the spin after a second grows by T / I.
TEST(DerivativesWithConstants, OfTorquesOfTheCaller) {
  us::rotation const still{upright, vec{0.0, 0.0, 0.0} * rad_per_s};
  auto const spin = [&](auto moment, auto const& torque) {
    us::euler_equations const turns{vec{moment, moment, moment}, torque};
    return us::integrate(us::rk4{}, still, turns, 0.125 * s, 8).angular_velocity.x;
  };
  auto const by_moment = us::derivative(
      [&](auto i) { return spin(i, [](auto const&, auto) { return vec{3.0, 0.0, 0.0} * Nm; }); },
      2.0 * kgm2);
  EXPECT_TRUE(is_about(by_moment.slope, -0.75 * rad_per_s / kgm2, 1e-15 * rad_per_s / kgm2));
  auto const by_torque = us::derivative(
      [&](auto t) {
        return spin(2.0 * kgm2, [t](auto const&, auto) { return vec{t, 0.0 * t, 0.0 * t}; });
      },
      3.0 * Nm);
  EXPECT_TRUE(is_about(by_torque.slope, 0.5 * rad_per_s / Nm, 1e-15 * rad_per_s / Nm));
}

// At the pericentre e is v^2 r / GM - 1: by the speed 2 v r / GM, and by GM the negative of v^2 r / GM^2.
TEST(DerivativesWithConstants, OfTheElementsOfAnOrbit) {
  auto const gm = 2.0 * m * m * m / s / s;
  vec const place{1.0 * m, 0.0 * m, 0.0 * m};
  auto const by_speed = us::derivative(
      [&](auto v) {
        return us::elements_of(us::two_body{gm}, us::motion{place, vec{0.0 * v, v, 0.0 * v}})
            .eccentricity;
      },
      1.5 * m_per_s);
  EXPECT_TRUE(is_about(by_speed.value, 0.125, 1e-15));
  EXPECT_TRUE(is_about(by_speed.slope, 1.5 / m_per_s, 1e-14 / m_per_s));
  auto const by_gm = us::derivative(
      [&](auto mu) {
        us::motion const there{place, vec{0.0, 1.5, 0.0} * m_per_s};
        return us::elements_of(us::two_body{mu}, there).eccentricity;
      },
      gm);
  EXPECT_TRUE(is_about(by_gm.slope, -1.125 / gm, 1e-15 / gm));
}

// 2 kg on a spring of 8 N/m, from 1 m at v: the energy is v^2 kg + 4 J at each time, and 4 kg m/s of slope at 2 m/s. By
// the stiffness of a spring that is only looked at it is x^2 / 2, and by a mass v^2 / 2.
TEST(DerivativesWithConstants, OfEnergiesAndMomenta) {
  us::spring const pull{8.0 * N_per_m};
  auto const later = [&](auto speed) {
    return us::integrate(us::rk4{}, us::motion{1.0 * m, speed}, us::second_law{2.0 * kg, pull},
                         s / 256.0, 256);
  };
  auto const energy = us::derivative(
      [&](auto speed) { return us::energy(2.0 * kg, later(speed), pull); }, 2.0 * m_per_s);
  EXPECT_TRUE(is_about(energy.slope, 4.0 * kg * m_per_s, 1e-7 * kg * m_per_s));
  us::motion const seen{3.0 * m, 2.0 * m_per_s};
  auto const by_stiffness = us::derivative(
      [&](auto k) { return us::energy(2.0 * kg, seen, us::spring{k}); }, 8.0 * N_per_m);
  EXPECT_EQ(by_stiffness.slope, 4.5 * m * m);
  auto const by_mass =
      us::derivative([&](auto mass) { return us::energy(mass, seen, pull); }, 2.0 * kg);
  EXPECT_EQ(by_mass.slope, 2.0 * m_per_s * m_per_s);
  auto const motion_alone = us::derivative(
      [&](auto v) { return us::kinetic_energy(2.0 * kg, us::motion{3.0 * m, v}); }, 2.0 * m_per_s);
  EXPECT_EQ(motion_alone.slope, 4.0 * kg * m_per_s);
  auto const momentum = us::derivative(
      [&](auto v) { return us::momentum(2.0 * kg, us::motion{3.0 * m, v}); }, 2.0 * m_per_s);
  EXPECT_EQ(momentum.slope, 2.0 * kg);
  auto const around = us::derivative(
      [&](auto v) {
        return us::angular_momentum(2.0 * kg, us::motion{vec{3.0, 0.0} * m, vec{0.0 * v, v}});
      },
      2.0 * m_per_s);
  EXPECT_EQ(around.slope, 6.0 * kg * m);
}

}  // namespace
