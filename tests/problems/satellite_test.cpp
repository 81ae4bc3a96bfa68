// SPDX-License-Identifier: BSL-1.0
// A satellite of the Earth over 40 minutes, in kilometres and kilometres a second. The start and
// the end to ten centimetres are example 2-4 of D. A. Vallado, Fundamentals of Astrodynamics and
// Applications, 4th ed. (2013); to the last digits the end is the closed form, worked out here.
#include <gtest/gtest.h>

#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "support/kepler.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using namespace unitstep;

using kilometre =
    boost::units::make_scaled_unit<si::length,
                                   boost::units::scale<10, boost::units::static_rational<3>>>::type;
constexpr auto km = 1.0 * kilometre{};
constexpr auto s = 1.0 * si::second;

constexpr motion start{vec{1131.340, -2282.343, 6672.423} * km,
                       vec{-5.64305, 4.30333, 2.42879} * (km / s)};
constexpr auto parameter = 398600.4418 * km * km * km / (s * s);
constexpr central_gravity earth{parameter};

// The closed form, and the printed one: to the last digit printed there.
constexpr auto due =
    kepler::after(motion{vec{1131.340, -2282.343, 6672.423}, vec{-5.64305, 4.30333, 2.42879}},
                  398600.4418, 2400.0);
constexpr vec printed{-4219.7527, 4363.0292, -3958.7666};
constexpr vec printed_velocity{3.689866, -1.916735, -6.112511};
static_assert(norm(due.position - printed) < 1e-4 && norm(due.velocity - printed_velocity) < 1e-6);
static_assert(norm(due.position) > 7000.0 && norm(due.position - printed) > 0.0);

/// How far from the closed form a run of 2400 s ends, in kilometres.
template <class Method>
constexpr double missed(Method const& method, int steps) {
  auto const end = integrate(method, start, earth, 2400.0 / steps * s, steps);
  return norm(end.position - due.position * km).value();
}

// To 1e-5 km in one constant expression: 60 steps of 40 s with yoshida8, 300 of 8 s with rk4.
static_assert(missed(yoshida8{}, 60) < 1e-5 && missed(rk4{}, 300) < 1e-5);

TEST(Satellite, EndsWhereTheClosedFormDoes) {
  EXPECT_LT(missed(yoshida8{}, 60), 1e-5);
  EXPECT_LT(missed(butcher5{}, 60), 1e-5);
  EXPECT_LT(missed(rk4{}, 300), 1e-5);
  EXPECT_LT(missed(velocity_verlet{}, 60'000), 1e-5);
  EXPECT_GT(missed(butcher5{}, 30), 1e-5);
  EXPECT_GT(missed(rk4{}, 150), 1e-5);
  EXPECT_GT(missed(velocity_verlet{}, 600), 1e-5);
}

TEST(Satellite, IsTheSameAtRunTime) {
  constexpr auto constant = integrate(rk4{}, start, earth, 4.0 * s, 600);
  EXPECT_TRUE(
      twins::same_bits(integrate(rk4{}, start, earth, twins::hidden(4.0) * s, 600), constant));
}

}  // namespace
