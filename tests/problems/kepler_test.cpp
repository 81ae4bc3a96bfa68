// SPDX-License-Identifier: BSL-1.0
// An orbit of eccentricity 0.6 around a centre with GM = 1 m^3/s^2 and a semimajor axis of 1 m,
// from its pericentre, over 10 s: some one and a half revolutions. Compared with the closed form,
// for which Kepler's equation is solved here.
#include "support/kepler.hpp"

#include <gtest/gtest.h>

#include <unitstep/unitstep.hpp>

#include "support/bodies.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using namespace unitstep;

constexpr kepler::orbit<double> ellipse{1.0, 1.0, 0.6};

// The closed form: Kepler's equation holds, the orbit starts at a (1 - e) with sqrt(4) m/s, and
// after half a revolution the body is at a (1 + e) with half a metre per second.
constexpr double anomaly = kepler::eccentric_anomaly(2.5, 0.6);
constexpr double size(double x) { return x < 0 ? -x : x; }
static_assert(size(anomaly - 0.6 * math::sin(anomaly) - 2.5) < 1e-15);
static_assert(size(anomaly - 2.5) > 0.1);
constexpr double pi = 3.14159265358979323846;
static_assert(size(ellipse.at(0.0).position.x - 0.4) < 1e-15 &&
              size(ellipse.at(0.0).velocity.y - 2.0) < 1e-15);
static_assert(size(ellipse.at(pi).position.x + 1.6) < 1e-15 &&
              size(ellipse.at(pi).velocity.y + 0.5) < 1e-15);
static_assert(size(ellipse.at(2 * pi).position.x - 0.4) < 1e-14);

constexpr motion start{bodies::at(0.4, 0.0), bodies::going(0.0, 2.0)};
constexpr central_gravity sun{1.0 * bodies::parameter};
constexpr auto due = ellipse.at(10.0);

/// How far from the closed form a run of 10 s ends.
template <class Method, class Field>
constexpr double missed(Method const& method, Field const& field, int steps) {
  auto const end = integrate(method, start, field, 10.0 / steps * si::second, steps);
  return magnitude(end.position - due.position * si::metre).value();
}

// To 1e-8 m in one constant expression: 500 steps of yoshida8, where 250 are not enough.
static_assert(missed(yoshida8{}, sun, 500) < 1e-8);
static_assert(missed(yoshida8{}, sun, 250) > 1e-8);

// With rk4 it takes 4000 steps, which a chain proves in segments.
constexpr chain by_rk4{rk4{}, start, sun, 0.0025 * si::second};
constexpr auto end_of_chain = state_after<by_rk4, 4000>;
static_assert(magnitude(end_of_chain.position - due.position * si::metre) < 1e-8 * si::metre);
static_assert(magnitude(end_of_chain.velocity - due.velocity * si::metre_per_second) <
              3e-8 * si::metre_per_second);

// Energy is v^2 / 2 - 1 / r = -1 / (2 a), the moment sqrt(1 - e^2).
constexpr auto kg = si::kilogram;
static_assert(size(energy(1.0 * kg, start, sun).value() + 0.5) < 1e-15);
static_assert(size(energy(1.0 * kg, end_of_chain, sun).value() + 0.5) < 1e-8);
static_assert(size(angular_momentum(1.0 * kg, end_of_chain).value() - 0.8) < 1e-8);

TEST(Kepler, EndsWhereTheClosedFormDoes) {
  EXPECT_LT(missed(yoshida8{}, sun, 500), 1e-8);
  EXPECT_LT(missed(yoshida6{}, sun, 1000), 1e-8);
  EXPECT_LT(missed(butcher5{}, sun, 2000), 1e-8);
  EXPECT_LT(missed(rk4{}, sun, 4000), 1e-8);
  EXPECT_GT(missed(yoshida6{}, sun, 500), 1e-8);
  EXPECT_GT(missed(butcher5{}, sun, 1000), 1e-8);
  EXPECT_GT(missed(rk4{}, sun, 2000), 1e-8);
  EXPECT_GT(missed(velocity_verlet{}, sun, 16000), 1e-8);
}

// With half of the step the error is 2^p times smaller, bounded from both sides: steps are short enough.
TEST(Kepler, ShowsTheOrderOfEachMethod) {
  auto const ratio = [](auto const& method, int steps) {
    return missed(method, sun, steps) / missed(method, sun, 2 * steps);
  };
  EXPECT_NEAR(ratio(velocity_verlet{}, 4000), 4, 0.1);
  EXPECT_NEAR(ratio(rk4{}, 4000), 16, 1);
  EXPECT_NEAR(ratio(butcher5{}, 1000), 32, 1);
  EXPECT_NEAR(ratio(yoshida6{}, 500), 64, 2);
  EXPECT_NEAR(ratio(yoshida8{}, 500), 256, 16);
}

TEST(Kepler, IsTheSameAtRunTime) {
  simulation sim{rk4{}, start, sun, twins::hidden(0.0025) * si::second};
  for (int n = 0; n < 4000; ++n) sim.step();
  EXPECT_TRUE(twins::same_bits(sim.state(), end_of_chain));
}

}  // namespace
