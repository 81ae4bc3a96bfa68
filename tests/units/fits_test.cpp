// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/units/fits.hpp>
#include <unitstep/units/light.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using length = quantity<si::length>;
using unitstep::fits;
using unitstep::light;

// One unit and one value type, Boost's or light; neither converts a factor nor a precision.
static_assert(fits<length, length> && fits<length, light<si::length, double>>);
static_assert(fits<light<si::length, double>, length>);
static_assert(!fits<length, quantity<si::length, float>> && !fits<length, quantity<si::time>>);
static_assert(!fits<length, quantity<boost::units::cgs::length>> && !fits<length, double>);

// The same unit written in another way: m/h * h.
using hour = boost::units::metric::hour_base_unit::unit_type;
using roundabout = unitstep::unit_product<unitstep::unit_quotient<si::length, hour>, hour>;
static_assert(!std::is_same_v<roundabout, si::length> && fits<length, quantity<roundabout>>);

// A number where there is no unit, and not one of another scale.
static_assert(fits<double, double> && fits<double, quantity<si::dimensionless>>);
static_assert(!fits<double, float> && !fits<double, length>);
using kilometres_per_metre = unitstep::unit_quotient<
    boost::units::make_scaled_unit<si::length,
                                   boost::units::scale<10, boost::units::static_rational<3>>>::type,
    si::length>;
static_assert(!fits<double, quantity<kilometres_per_metre>>);

// Shapes fit where they are the same and what is in them fits.
static_assert(fits<std::array<length, 2>, std::array<light<si::length, double>, 2>>);
static_assert(!fits<std::array<length, 2>, std::array<length, 3>>);
static_assert(!fits<std::array<length, 2>, length> && !fits<length, std::array<length, 1>>);

TEST(Fits, IsKnownAtRunTime) {
  bool const answers[] = {fits<length, length>, fits<length, double>};
  EXPECT_TRUE(answers[0]);
  EXPECT_FALSE(answers[1]);
}

}  // namespace
