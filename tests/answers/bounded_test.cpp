// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <limits>
#include <stdexcept>
#include <support/refusal.hpp>
#include <unitstep/answers/bounded.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using refusals::refusal;
using us::symbols::m, us::symbols::s;

// The guess determines the type; the bounds may have another spelling of the unit.
constexpr us::bounded way{0.0 * m, 2.0 * m, 8.0 * m};
static_assert(std::same_as<decltype(way), us::bounded<boost::units::quantity<si::length>> const>);
static_assert(way.low == 0.0 * m && way.guess == 2.0 * m && way.high == 8.0 * m);
static_assert(us::bounded{0.0 * (m / s) * s, 2.0 * m, 8.0 * m}.guess == 2.0 * m);
// The default precision is 2^-26 of the distance between the bounds, in float 2^-12.
static_assert(way.precision == 8.0 / 67108864 * m);
static_assert(us::bounded{0.0f, 2.0f, 8.0f}.precision == 8.0f / 4096);
static_assert(way.to(0.001 * m).precision == 0.001 * m && way.to(0.001 * m).high == 8.0 * m);
// A guess may be equal to a bound.
static_assert(us::bounded{2.0, 2.0, 8.0}.guess == 2.0 && us::bounded{2.0, 8.0, 8.0}.guess == 8.0);

TEST(Bounded, RefusesWhatIsNoGuessBetweenBounds) {
  using us::bounded;
  EXPECT_EQ(refusal([] { (void)bounded{1.0 * m, 7.0 * m, 5.0 * m}; }),
            "unitstep: bounded: the guess must be between low and high, got 1 m, 7 m, 5 m");
  EXPECT_EQ(refusal([] { (void)bounded{1.0 * m, 0.5 * m, 5.0 * m}; }),
            "unitstep: bounded: the guess must be between low and high, got 1 m, 0.5 m, 5 m");
  EXPECT_EQ(refusal([] { (void)bounded{5.0 * s, 3.0 * s, 1.0 * s}; }),
            "unitstep: bounded: low must be below high, got 5 s, 3 s, 1 s");
  EXPECT_EQ(refusal([] { (void)bounded{5.0, 5.0, 5.0}; }),
            "unitstep: bounded: low must be below high, got 5, 5, 5");
  double const none = std::numeric_limits<double>::quiet_NaN();
  double const endless = std::numeric_limits<double>::infinity();
  EXPECT_THROW(static_cast<void>(bounded{none, 1.0, 2.0}), std::domain_error);
  EXPECT_THROW(static_cast<void>(bounded{0.0, none, 2.0}), std::domain_error);
  EXPECT_EQ(refusal([=] { (void)bounded{0.0, 1.0, endless}; }),
            "unitstep: bounded: low, guess and high must be finite");
}

TEST(Bounded, RefusesAPrecisionThatIsNone) {
  EXPECT_EQ(refusal([] { static_cast<void>(way.to(0.0 * m)); }),
            "unitstep: bounded: the precision must be finite and positive");
  EXPECT_THROW(static_cast<void>(way.to(-1.0 * m)), std::domain_error);
  EXPECT_THROW(static_cast<void>(way.to(std::numeric_limits<double>::quiet_NaN() * m)),
               std::domain_error);
}

}  // namespace
