// SPDX-License-Identifier: BSL-1.0
// Mechanisms with published or closed-form ends.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <unitstep/constrain/projected.hpp>

#include "support/pendulums.hpp"

namespace {

using namespace pendulums;
using place = vec<boost::units::quantity<si::length>, 2>;
using speed = vec<boost::units::quantity<si::velocity>, 2>;

// Andrews' squeezer: seven plane bodies with ten joints. A plane body of mass m and moment of inertia I moves like two
// bodies of m/2 at sqrt(I/m) to either side of its centre of mass, so it is modelled as these and a rod between them.
// Numbers, start and end: Test Set for IVP Solvers, problem "andrews" (end by PSIDE at 1e-14).
struct squeezer {
  // The centre of mass along the axes of the body, from the origin of these.
  struct part {
    double mass, inertia, x, y;
    double reach() const { return std::sqrt(inertia / mass); }
  };
  static constexpr part parts[7] = {
      {0.04325, 2.194e-6, 9.2e-4, 0},         {0.00365, 4.410e-7, -0.0115, 0},
      {0.02373, 5.255e-6, 0.01043, -0.01874}, {0.00706, 5.667e-7, 0, 0.01421},
      {0.07050, 1.169e-5, 0.02308, 0.00916},  {0.00706, 5.667e-7, -0.01421, 0},
      {0.05498, 1.912e-5, -0.01228, -0.00449}};
  std::array<double, 7> reach{};
  squeezer() {
    for (std::size_t k = 0; k < 7; ++k) reach[k] = parts[k].reach();
  }

  // The point (x, y) of body k, as a combination of its two ends.
  template <class P>
  auto at(P const& p, std::size_t k, double x, double y) const {
    auto const half = (p[2 * k] - p[2 * k + 1]) / (2 * reach[k]);
    double const a = x - parts[k].x, b = y - parts[k].y;
    return (p[2 * k] + p[2 * k + 1]) / 2.0 + half * a + vec{-half.y, half.x} * b;
  }
  static constexpr place A{-0.06934 * m, -0.00227 * m}, B{-0.03635 * m, 0.03273 * m},
      C{0.014 * m, 0.072 * m};

  auto joints() const {
    return [*this](auto const& all) {
      auto const& p = all.position;
      auto const middle = at(p, 1, -0.028, 0);  // three bodies meet a fourth here
      return std::array{at(p, 0, 0, 0) - origin,
                        at(p, 1, 0, 0) - at(p, 0, 0.007, 0),
                        at(p, 2, 0, 0) - B,
                        at(p, 2, 0, -0.035) - middle,
                        at(p, 3, 0, 0) - middle,
                        at(p, 5, 0, 0) - middle,
                        at(p, 4, 0, 0) - A,
                        at(p, 6, 0, 0) - A,
                        at(p, 3, 0, 0.02) - at(p, 4, 0.04, 0),
                        at(p, 5, -0.02, 0) - at(p, 6, 0, -0.04)};
    };
  }
  auto forces() const {
    return [*this](auto const& now, auto const&) {
      auto const& p = now.position;
      auto const none = 0.0 * si::newton;
      std::array<vec<boost::units::quantity<si::force>, 2>, 14> f{};
      for (auto& one : f) one = vec{none, none};
      // The motor turns body 0 by 0.033 N m.
      auto const along = (p[0] - p[1]) / (2 * reach[0]);
      vec<boost::units::quantity<si::dimensionless>, 2> const e{along.x / (1.0 * m),
                                                                along.y / (1.0 * m)};
      auto const turn = 0.033 * si::newton * m / (2 * reach[0] * m);
      f[0] = vec{-e.y * turn, e.x * turn};
      f[1] = -f[0];
      // A spring between C and a point of body 2.
      vec<boost::units::quantity<si::length>, 2> const d = at(p, 2, 0.02, -0.018) - C;
      auto const length = norm(d);
      auto const pull = d * (-4530.0 * si::newton / m * ((length - 0.07785 * m) / length));
      double const a = (0.02 - parts[2].x) / (2 * reach[2]),
                   b = (-0.018 - parts[2].y) / (2 * reach[2]);
      auto const turned = vec{pull.y, -pull.x};  // the transpose of a quarter turn
      f[4] = pull * (0.5 + a) + turned * b;
      f[5] = pull * (0.5 - a) - turned * b;
      return f;
    };
  }
  static constexpr std::array<double, 7> start_angles{-0.0617138900142764496, 0,
                                                      0.455279819163070380,   0.222668390165885885,
                                                      0.487364979543842550,   -0.222668390165885885,
                                                      1.23054744454982119};
  // The angles of bodies 1, 3 and 5 are measured from other bodies.
  static std::array<double, 7> absolute(std::array<double, 7> q) {
    q[1] += q[0], q[3] += q[4], q[5] += q[6];
    return q;
  }
  auto start() const {
    std::array<double, 7> const q = absolute(start_angles);
    auto const turned = [&](std::size_t k, double x, double y) {
      return vec{(std::cos(q[k]) * x - std::sin(q[k]) * y) * m,
                 (std::sin(q[k]) * x + std::cos(q[k]) * y) * m};
    };
    place const middle = B + turned(2, 0, -0.035);
    std::array<place, 7> const origins{origin, turned(0, 0.007, 0), B, middle, A, middle, A};
    motion<std::array<place, 14>, std::array<speed, 14>> s0{};
    for (std::size_t k = 0; k < 7; ++k) {
      s0.position[2 * k] = origins[k] + turned(k, parts[k].x + reach[k], parts[k].y);
      s0.position[2 * k + 1] = origins[k] + turned(k, parts[k].x - reach[k], parts[k].y);
    }
    return s0;
  }
  auto field() const {
    std::array<boost::units::quantity<si::mass>, 14> masses{};
    for (std::size_t k = 0; k < 14; ++k) masses[k] = parts[k / 2].mass / 2 * kg;
    auto const rod = [&](std::size_t k) {
      return distance{body(2 * k), body(2 * k + 1), 2 * reach[k] * m};
    };
    return constrained{second_law{masses, forces()},
                       std::array{rod(0), rod(1), rod(2), rod(3), rod(4), rod(5), rod(6)},
                       joints()};
  }
};

TEST(Mechanisms, AndrewsSqueezerEndsAsPublished) {
  squeezer const mechanism;
  constexpr std::array<double, 7> published{
      0.1581077119629904e2, -0.1575637105984298e2, 0.4082224013073101e-1, -0.5347301163226948,
      0.5244099658805304,   0.5347301163226948,    0.1048080741042263e1};
  constexpr std::array<double, 7> rates{
      0.1139920302151208e4, -0.1424379294994111e4, 0.1103291221937134e2, 0.1929337464421385e2,
      0.5735699284790808,   -0.1929337464421385e2, 0.3231791658026955};
  // Relative to lengths of 1 cm and speeds of 10 m/s; the errors of the angles and rates are relative to themselves.
  double const allowed = 1e-8;
  auto const end = integrate(
      projected{dop853{}}, project(mechanism.field(), mechanism.start()), mechanism.field(),
      tolerance{motion{allowed * 0.01 * m, allowed * 10.0 * m_per_s}}, 0.03 * s);
  std::array<double, 7> q{}, w{};
  for (std::size_t k = 0; k < 7; ++k) {
    auto const along = end.position[2 * k] - end.position[2 * k + 1];
    auto const rate = end.velocity[2 * k] - end.velocity[2 * k + 1];
    double const x = along.x.value(), y = along.y.value();
    q[k] = std::atan2(y, x);
    w[k] = (x * rate.y.value() - y * rate.x.value()) / (x * x + y * y);
  }
  for (std::size_t const k : {1u, 3u, 5u}) {
    std::size_t const of = k == 1 ? 0 : k + 1;
    q[k] -= q[of], w[k] -= w[of];
  }
  for (std::size_t k = 0; k < 7; ++k) {
    EXPECT_LT(std::abs(std::remainder(q[k] - published[k], 2 * M_PI)),
              10 * allowed * std::abs(published[k]))
        << k;
    EXPECT_NEAR(w[k] / rates[k], 1, 1e3 * allowed) << k;
  }
}

// A crank of 1 m and a rod of 2 m with 1 kg at the pin and 3 kg at the slider, without gravity: the slider is at cos(phi) +
// sqrt(4 - sin^2 phi), and with E = 2 J a turn takes the integral of sqrt((1 + 3 (dx/dphi)^2) / (2 E)) by phi, 4.8960326
// s by mpmath's quadrature at 30 digits.
TEST(Mechanisms, ASliderCrankFollowsItsClosedForm) {
  constexpr auto crank = constrained{
      second_law{std::array{1.0 * kg, 3.0 * kg}, gravity{vec{0.0 * m_per_s2, 0.0 * m_per_s2}}},
      distance{origin, body(0), 1.0 * m}, distance{body(0), body(1), 2.0 * m},
      on_line{body(1), origin, vec{1.0, 0.0}}};
  motion const dead{
      std::array<place, 2>{vec{1.0 * m, 0.0 * m}, vec{3.0 * m, 0.0 * m}},
      std::array<speed, 2>{vec{0.0 * m_per_s, 2.0 * m_per_s}, vec{0.0 * m_per_s, 0.0 * m_per_s}}};
  double const turn = 4.8960325670550336283;
  simulation run{rattle8{}, dead, crank, turn / 200 * s};
  for (int i = 0; i < 200; ++i) {
    run.step();
    auto const now = run.state();
    double const c = now.position[0].x.value(), sine = now.position[0].y.value();
    EXPECT_NEAR(now.position[1].x.value(), c + std::sqrt(4 - sine * sine), 1e-14);
    EXPECT_NEAR(now.position[1].y.value(), 0, 1e-15);
  }
  EXPECT_NEAR(run.state().position[0].x.value(), 1, 1e-9);
  EXPECT_NEAR(run.state().position[0].y.value(), 0, 1e-9);
}

// A rigid molecule of water in metres and kilograms, O-H of 0.1 nm at 109.47 degrees, which rotates at about 1e13/s.
// Free, it conserves its energy up to rounding, as the Moser-Veselov map does, to which RATTLE is equivalent there (R.
// I. McLachlan, A. Zanna, Found. Comput. Math. 5, 87 (2005)). In a field that pulls its charges apart the error falls
// with the square of the step, and is as large after 100 ps as in the first.
TEST(Mechanisms, AWaterMoleculeKeepsItsEnergyUnderRattle) {
  double const amu = 1.66053906660e-27, oh = 1e-10, half = 109.47 / 2 * M_PI / 180;
  double const hh = 2 * oh * std::sin(half);
  std::array const masses{15.999 * amu * kg, 1.008 * amu * kg, 1.008 * amu * kg};
  auto const rods =
      std::array{distance{body(0), body(1), oh * m}, distance{body(0), body(2), oh * m},
                 distance{body(1), body(2), hh * m}};
  auto const rough = motion{
      std::array{vec{0.0, 0.0, 0.0} * m, vec{oh * std::sin(half), oh * std::cos(half), 0.0} * m,
                 vec{-oh * std::sin(half), oh * std::cos(half), 0.0} * m},
      std::array{vec{50.0, -20.0, 30.0} * (m / s), vec{-700.0, 900.0, 1100.0} * (m / s),
                 vec{300.0, -1200.0, 600.0} * (m / s)}};
  // The forces on the charges add up to zero, so the molecule rotates and stays where it is.
  auto const worst = [&](double newton, double dt, int steps, int from) {
    auto const pulls = [newton](auto const&, auto const&) {
      auto const f = vec{0.0, 0.0, newton} * N;
      return std::array{-2.0 * f, f, f};
    };
    auto const water = constrained{second_law{masses, pulls}, rods};
    auto const energy = [&](auto const& now) {
      double sum = 0;
      for (std::size_t i = 0; i < 3; ++i)
        sum += masses[i].value() / 2 * dot(now.velocity[i], now.velocity[i]).value() -
               (i == 0 ? -2 : 1) * newton * now.position[i].z.value();
      return sum;
    };
    auto const first = project(water, rough);
    simulation run{rattle{}, first, water, dt * s};
    double most = 0;
    for (int i = 0; i < steps; ++i) {
      run.step();
      if (i >= from) most = std::max(most, std::abs(energy(run.state()) / energy(first) - 1));
    }
    return most;
  };
  EXPECT_LT(worst(0, 1e-15, 10'000, 0), 1e-12);
  double const in_1_ps = worst(1e-10, 1e-15, 1000, 0), finer = worst(1e-10, 5e-16, 2000, 0);
  EXPECT_NEAR(in_1_ps / finer, 4, 0.2);
  EXPECT_LT(worst(1e-10, 1e-15, 100'000, 99'000), 1.2 * in_1_ps);
  EXPECT_GT(in_1_ps, 1e-7);
  EXPECT_LT(in_1_ps, 1e-2);
}

}  // namespace
