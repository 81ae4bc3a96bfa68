// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/wisdom_holman.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <stdexcept>
#include <string>
#include <unitstep/unitstep.hpp>

#include "support/detest_c5.hpp"
#include "support/outer_planets.hpp"
#include "support/same_bits.hpp"

namespace {

using namespace unitstep;
namespace si = boost::units::si;

constexpr mutual_gravity law{outer_planets::constant_of_gravitation};
constexpr second_law planets{outer_planets::masses, law};
constexpr wisdom_holman method{outer_planets::constant_of_gravitation, outer_planets::masses};

// Planets without mass move on their ellipses with steps of any length: two revolutions of the inner one in one step.
// The masses of the field are small but not zero, since it divides by them.
using bodies = std::array<vec<double, 3>, 3>;
constexpr std::array masses{1.0, 1e-30, 1e-30};
constexpr motion<bodies, bodies> far_apart{{{{0, 0, 0}, {1, 0, 0}, {0, 4, 0}}},
                                           {{{0, 0, 0}, {0, 1.2, 0.1}, {-0.5, 0, 0.1}}}};
constexpr second_law hardly_felt{masses, mutual_gravity{1.0}};
constexpr auto after_a_step =
    integrate(wisdom_holman{1.0, masses}, far_apart, hardly_felt, 12.0, 1);
constexpr bool is_on_its_ellipse(auto const& end, std::size_t i) {
  auto const due = two_body{1.0}.after(motion{far_apart.position[i], far_apart.velocity[i]}, 12.0);
  return norm(end.position[i] - due.position) + norm(end.velocity[i] - due.velocity) < 1e-13;
}
static_assert(is_on_its_ellipse(after_a_step, 1) && is_on_its_ellipse(after_a_step, 2));
static_assert(!is_on_its_ellipse(integrate(leapfrog{}, far_apart, hardly_felt, 12.0, 1), 1));

// In float and metres, from Pluto outwards, where the cube of the distance is infinite. A quarter of a circle in four
// steps.
constexpr float beyond(float distance) {
  constexpr std::array heavy_and_light{1.9885e30f, 1e20f};
  constexpr float gravitation = 6.6743e-11f;
  float const speed = math::sqrt(gravitation * heavy_and_light[0] / distance);
  motion const start{std::array{vec{0.f, 0.f, 0.f}, vec{distance, 0.f, 0.f}},
                     std::array{vec{0.f, 0.f, 0.f}, vec{0.f, speed, 0.f}}};
  second_law const pulled{heavy_and_light, mutual_gravity{gravitation}};
  auto const end = integrate(wisdom_holman{gravitation, heavy_and_light}, start, pulled,
                             1.57079633f / 4 * (distance / speed), 4);
  return norm(end.position[1] - vec{0.f, distance, 0.f}) / distance;
}
static_assert(beyond(6e12f) < 1e-5f && beyond(1e13f) < 1e-5f && beyond(1e14f) < 1e-5f);

// The published end values of C5, which a method of eighth order gives from the same start. In spans of 100 days.
constexpr mutual_gravity c5_law{detest_c5::constant_of_gravitation};
constexpr second_law c5{detest_c5::masses, c5_law};
constexpr wisdom_holman splitting{detest_c5::constant_of_gravitation, detest_c5::masses};
double missed(auto const& by) {
  auto const end = integrate(by, detest_c5::start, c5, 0.25, 80);
  double most = 0;
  for (std::size_t i = 1; i < 6; ++i)
    most =
        std::max({most, norm(end.position[i] - end.position[0] - detest_c5::after_20.position[i]),
                  norm(end.velocity[i] - end.velocity[0] - detest_c5::after_20.velocity[i])});
  return most;
}
TEST(WisdomHolman, MovesThePlanetsOfDetest) {
  EXPECT_LT(missed(mclachlan_ss17{}), 5e-13);
  EXPECT_LT(missed(blanes_moan_srkn14a{}), 5e-13);
  EXPECT_LT(missed(splitting), 1e-5);
  EXPECT_GT(missed(leapfrog{}), 1e-4);
}

/// The largest errors of a run of the outer planets.
struct strayed {
  double first_half = 0, second_half = 0, moment = 0, momentum = 0;
};
template <class Method>
strayed over_a_million_days(Method const& by, double days) {
  auto const& m = detest_c5::masses;
  simulation sim{by, detest_c5::start, c5, days / 100};
  double const due = energy(m, detest_c5::start, c5_law);
  auto const l = angular_momentum(m, sim.state());
  strayed most;
  int const steps = static_cast<int>(1'000'000 / days);
  for (int n = 0; n < steps; ++n) {
    sim.step();
    double& half = 2 * n < steps ? most.first_half : most.second_half;
    half = std::max(half, std::abs(energy(m, sim.state(), c5_law) / due - 1));
    most.moment = std::max(most.moment, norm(angular_momentum(m, sim.state()) - l) / norm(l));
    most.momentum = std::max(most.momentum, norm(momentum(m, sim.state())) / norm(l));
  }
  return most;
}

// The energy oscillates and does not grow, the angular momenta are conserved, the order is two.
TEST(WisdomHolman, KeepsTheOuterPlanetsForAMillionDays) {
  auto const by_100 = over_a_million_days(splitting, 100);
  auto const by_200 = over_a_million_days(splitting, 200);
  EXPECT_LT(by_100.second_half, 1.1 * by_100.first_half);
  EXPECT_GT(by_100.second_half, 0.9 * by_100.first_half);
  EXPECT_LT(by_100.moment, 1e-12);
  EXPECT_LT(by_100.momentum, 1e-12);
  EXPECT_NEAR(std::log2(by_200.second_half / by_100.second_half), method.order, 0.1);
  // The error is smaller by the masses of the planets, a thousandth of the sun's.
  EXPECT_LT(200 * by_100.second_half, over_a_million_days(leapfrog{}, 100).second_half);
}
// Compared with SRKN14A with as many evaluations: better with one for every 100 days, worse for every 25.
TEST(WisdomHolman, IsBetterForFewEvaluationsThanAHigherOrder) {
  auto const at = [](double days) {
    return std::pair{over_a_million_days(splitting, days).second_half,
                     over_a_million_days(blanes_moan_srkn14a{}, 14 * days).second_half};
  };
  auto const [splitting_100, composition_100] = at(100);
  EXPECT_LT(10 * splitting_100, composition_100);
  auto const [splitting_25, composition_25] = at(25);
  EXPECT_GT(splitting_25, 10 * composition_25);
}
// Compared with SRKN14A with as many instructions (a step has 0.61 of those of SRKN14A's, as benchmarks.py counts):
// SRKN14A is better, at least up to steps of a tenth of Jupiter's revolution.
TEST(WisdomHolman, CostsMoreThanItsEvaluations) {
  for (double const days : {25.0, 100.0, 400.0})
    EXPECT_GT(over_a_million_days(splitting, days).second_half,
              50 * over_a_million_days(blanes_moan_srkn14a{}, days / 0.61).second_half)
        << days;
}

TEST(WisdomHolman, ComesBack) {
  auto const there = integrate(method, outer_planets::start, planets, 100.0, 100);
  auto const back = integrate(method, there, planets, -100.0, 100);
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_LT(norm(back.position[i] - outer_planets::start.position[i]), 1e-11);
    EXPECT_GT(norm(there.position[i] - outer_planets::start.position[i]), i == 0 ? 1e-4 : 1.0);
  }
}

// An error names the method and not `two_body`, which moves along the same ellipses; two_body_test has its errors.
std::string said_of(auto const& by, auto const& start, auto const& field, auto dt) {
  try {
    static_cast<void>(integrate(by, start, field, dt, 1));
  } catch (std::domain_error const& error) {
    return error.what();
  }
  return "nothing";
}
TEST(WisdomHolman, SaysWhatItCannotMove) {
  motion<bodies, bodies> at_the_sun = far_apart;
  at_the_sun.position[1] = at_the_sun.position[0];
  at_the_sun.velocity = {};
  wisdom_holman const by{1.0, masses};
  EXPECT_EQ(said_of(by, at_the_sun, hardly_felt, 0.5),
            "unitstep: wisdom_holman: a planet must not be at the first body");
  EXPECT_EQ(said_of(wisdom_holman{-1.0, masses}, far_apart, hardly_felt, 0.5),
            "unitstep: wisdom_holman: all must be finite, and G m_0 positive");
  EXPECT_EQ(said_of(by, far_apart, hardly_felt, 1e20),
            "unitstep: wisdom_holman: dt is beyond all digits of a turn");
}
// A planet without mass that has gone beyond the largest number.
TEST(WisdomHolman, SaysThatAStepIsBeyondAllNumbers) {
  using vectors = std::array<vec<double, 3>, 2>;
  motion<vectors, vectors> const start{{{{}, {0.5, 0, 0}}}, {{{}, {0, 1e100, 0}}}};
  second_law const field{std::array{1.0, 1.0}, mutual_gravity{1.0}};
  wisdom_holman const by{1.0, std::array{1.0, 0.0}};
  EXPECT_EQ(said_of(by, start, field, 1e250), "unitstep: wisdom_holman: dt is beyond all numbers");
}

// A step is symplectic: the Jacobian by differences in positions and momenta, for the sun and two planets.
double symplectic_error(auto const& by) {
  constexpr std::array m{1.0, 0.01, 0.02};
  second_law const field{m, mutual_gravity{1.0}};
  motion<bodies, bodies> const at{{{{0.1, 0, 0}, {1, 0.2, 0}, {-0.5, 2, 0.25}}},
                                  {{{0, 0, 0.01}, {0.1, 1, 0}, {-0.7, 0.1, 0.1}}}};
  constexpr double h = 1e-4;
  auto const changed = [&](std::size_t k, double by_h) {
    auto s = at;
    (k < 9 ? s.position : s.velocity)[k % 9 / 3][k % 3] += k < 9 ? by_h : by_h / m[k % 9 / 3];
    return s;
  };
  std::array<std::array<double, 18>, 18> j{};
  for (std::size_t k = 0; k < 18; ++k) {
    auto const run = [&](double by_h) { return integrate(by, changed(k, by_h), field, 0.5, 1); };
    auto const up = run(h), down = run(-h), up2 = run(2 * h), down2 = run(-2 * h);
    for (std::size_t r = 0; r < 18; ++r) {
      auto const value = [&](auto const& s) {
        return r < 9 ? s.position[r / 3][r % 3] : s.velocity[r % 9 / 3][r % 3] * m[r % 9 / 3];
      };
      j[r][k] = (8 * (value(up) - value(down)) - (value(up2) - value(down2))) / (12 * h);
    }
  }
  double most = 0;
  for (std::size_t a = 0; a < 18; ++a)
    for (std::size_t b = 0; b < 18; ++b) {
      double sum = a + 9 == b ? -1 : b + 9 == a ? 1 : 0;
      for (std::size_t k = 0; k < 9; ++k) sum += j[k][a] * j[k + 9][b] - j[k + 9][a] * j[k][b];
      most = std::max(most, std::abs(sum));
    }
  return most;
}
TEST(WisdomHolman, IsSymplectic) {
  EXPECT_LT(symplectic_error(wisdom_holman{1.0, std::array{1.0, 0.01, 0.02}}), 1e-7);
  EXPECT_GT(symplectic_error(rk4{}), 1e-4);
  EXPECT_GT(symplectic_error(wisdom_holman{1.0, std::array{1.0, 0.012, 0.02}}), 1e-6);
}

// One evaluation a step, with units, and the same result at run time.
TEST(WisdomHolman, StepsQuantities) {
  auto const kg = [](double m) { return m * si::kilogram; };
  std::array const m{kg(1.0e30), kg(1.0e27), kg(1.0e26)};
  auto const g = 6.6743e-11 * si::newton * si::square_metre / (si::kilogram * si::kilogram);
  auto const au = 1.5e11 * si::metre;
  auto const v = 2.1e4 * si::metre_per_second;
  motion const start{
      std::array{0.0 * vec{au, au, au}, vec{au, 0.0 * au, 0.0 * au},
                 vec{0.0 * au, 4.0 * au, 0.0 * au}},
      std::array{0.0 * vec{v, v, v}, vec{0.0 * v, v, 0.0 * v}, vec{-0.5 * v, 0.0 * v, 0.0 * v}}};
  second_law const field{m, mutual_gravity{g}};
  auto const before = energy(m, start, mutual_gravity{g});
  auto const end = integrate(wisdom_holman{g, m}, start, field, 1e6 * si::second, 100);
  EXPECT_LT(std::abs(energy(m, end, mutual_gravity{g}) / before - 1), 1e-5);
  int calls = 0;
  auto const counted = [&](auto const& s, auto t) { return ++calls, field(s, t); };
  static_cast<void>(integrate(wisdom_holman{g, m}, start, counted, 1e6 * si::second, 7));
  EXPECT_EQ(calls, 7 * method.evaluations);
}
TEST(WisdomHolman, IsTheSameAtRunTime) {
  auto const here =
      integrate(wisdom_holman{twins::hidden(1.0), masses}, far_apart, hardly_felt, 12.0, 1);
  EXPECT_EQ(here, after_a_step);
}

}  // namespace
