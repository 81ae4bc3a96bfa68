// SPDX-License-Identifier: BSL-1.0
// Three equal bodies that follow each other along one eight: after a third of the period each is
// where the next one was. The compiler proves it.
// Source: A. Chenciner, R. Montgomery, Annals of Mathematics 152, 881 (2000), with the start of
// C. Simo and the period 6.32591398, both to eight digits.
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

// Momentum and its moment are zero and stay it, to rounding; energy to the error of the method.
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

}  // namespace
