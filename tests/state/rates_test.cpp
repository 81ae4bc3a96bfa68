// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/state/rates.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::rates;

constexpr rates two{2.0 * si::metre_per_second, -4.0 * si::kilogram / si::second};
static_assert(get<0>(two) == 2.0 * si::metre_per_second);
static_assert(get<1>(two) == -4.0 * si::kilogram / si::second);
static_assert(get<0>(two) != 3.0 * si::metre_per_second);

// Equal types are told apart by their places, and a copy is equal to its source.
constexpr rates three{1.0, 2.0, 3.0};
static_assert(std::same_as<decltype(three), rates<double, double, double> const>);
static_assert(get<0>(three) == 1.0 && get<1>(three) == 2.0 && get<2>(three) == 3.0);
constexpr rates again{three};
static_assert(std::same_as<decltype(again), decltype(three)> && get<2>(again) == 3.0);
static_assert(sizeof(three) == 3 * sizeof(double));

// Up to four rates have names, and the same places; more are found by their place.
constexpr rates four{1.0, 2.0, 3.0, 4.0};
static_assert(get<0>(four) == four.a && get<1>(four) == four.b && get<2>(four) == four.c);
static_assert(get<3>(four) == four.d && four.d == 4.0);
constexpr rates six{1.0, 2.0, 3.0, 4.0, 5.0, 6.0};
static_assert(get<0>(six) == 1.0 && get<4>(six) == 5.0 && get<5>(six) == 6.0);
static_assert(get<4>(six) != get<5>(six));

// A bare number does not become a rate by accident.
static_assert(!std::convertible_to<double, rates<double>>);

TEST(Rates, AreTheSameAtRunTime) {
  double volatile x = 2.0;
  double const here = x;
  EXPECT_EQ(get<1>(rates{1.0, here}), get<1>(three));
  rates const many{1.0, here, 3.0, 4.0, here + 3, 6.0};
  EXPECT_EQ(get<1>(many), get<1>(six));
  EXPECT_EQ(get<4>(many), get<4>(six));
  EXPECT_EQ(get<5>(many), get<5>(six));
}

}  // namespace
