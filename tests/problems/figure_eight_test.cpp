// SPDX-License-Identifier: BSL-1.0
// Three equal bodies follow each other along one eight: after a third of the period each is where the next one was. The
// compiler proves it. Source: A. Chenciner, R. Montgomery, Annals of Mathematics 152, 881 (2000), with the start of C.
// Simo and the period 6.32591398, both to eight digits.
#include <gtest/gtest.h>

#include <unitstep/unitstep.hpp>

#include "support/bodies.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using bodies::at;
using bodies::going;

constexpr motion start{
    std::array{at(0.97000436, -0.24308753), at(-0.97000436, 0.24308753), at(0.0, 0.0)},
    std::array{going(0.466203685, 0.43236573), going(0.466203685, 0.43236573),
               going(-0.93240737, -0.86473146)}};
constexpr auto mass = 1.0 * si::kilogram;
constexpr mutual_gravity law{1.0 * bodies::per_mass};
constexpr auto third = 6.32591398 / 3 * si::second;

constexpr chain eight{yoshida8{}, start, second_law{mass, law}, third / 64.0};
constexpr auto after_a_third = state_after<eight, 64, 16>;
constexpr auto after_a_period = state_after<eight, 192, 16>;

/// How far body `i` of one motion is from body `j` of another.
constexpr auto apart = [](auto const& a, std::size_t i, auto const& b, std::size_t j) {
  return magnitude(a.position[i] - b.position[j]);
};
constexpr auto digits = 1e-7 * si::metre;
static_assert(apart(after_a_third, 0, start, 2) < digits);
static_assert(apart(after_a_third, 1, start, 0) < digits);
static_assert(apart(after_a_third, 2, start, 1) < digits);
static_assert(apart(after_a_third, 0, start, 0) > 0.5 * si::metre);
static_assert(apart(after_a_period, 0, start, 0) < digits);
static_assert(apart(after_a_period, 1, start, 1) < digits);
static_assert(apart(after_a_period, 2, start, 2) < digits);

// Momentum and angular momentum stay zero up to rounding, and energy constant up to the error of the method.
static_assert(magnitude(momentum(mass, after_a_period)).value() < 1e-14);
static_assert(magnitude(angular_momentum(mass, after_a_period)).value() < 1e-14);
static_assert(magnitude(energy(mass, after_a_period, law) - energy(mass, start, law)).value() <
              1e-12);
static_assert(energy(mass, start, law).value() < -1.28);

TEST(FigureEight, IsTheSameAtRunTime) {
  simulation sim{yoshida8{}, start, second_law{twins::hidden(1.0) * si::kilogram, law},
                 third / 64.0};
  for (int n = 0; n < 192; ++n) sim.step();
  EXPECT_TRUE(twins::same_bits(sim.state(), after_a_period));
}

// A thousand revolutions with more digits of the start and the period: x1 = (-1, 0), x2 = (1, 0), x3 = 0, and v1 = v2 =
// (0.347..., 0.532...), v3 = -2 v1, which closes after 6.3259...
constexpr double p1 = 0.3471168881189269, p2 = 0.5327249453880302;
constexpr motion wider{std::array{vec{-1.0, 0.0}, vec{1.0, 0.0}, vec{0.0, 0.0}},
                       std::array{vec{p1, p2}, vec{p1, p2}, vec{-2 * p1, -2 * p2}}};
template <class Method>
auto after_a_thousand_turns(int evaluations) {
  int const steps = evaluations / Method::evaluations;
  return integrate(Method{}, wider, second_law{1.0, mutual_gravity{1.0}},
                   6.325913982926211677589 / steps, 1000 * steps);
}
double missed(motion<std::array<vec<double, 2>, 3>, std::array<vec<double, 2>, 3>> const& s) {
  double most = 0;
  for (std::size_t i = 0; i < 3; ++i)
    most = std::max(most, norm(s.position[i] - wider.position[i]));
  return most;
}
TEST(FigureEight, ClosesAfterAThousandTurns) {
  EXPECT_LT(missed(after_a_thousand_turns<blanes_moan_srkn14a>(1400)), 1e-6);
  EXPECT_LT(missed(after_a_thousand_turns<mclachlan_ss17>(1700)), 1e-7);
  EXPECT_GT(missed(after_a_thousand_turns<leapfrog>(1400)), 0.1);
  EXPECT_GT(missed(after_a_thousand_turns<rk4>(1400)), 1e-5);
}

}  // namespace
