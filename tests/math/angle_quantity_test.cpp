// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/base_units/angle/degree.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/math/angle_quantity.hpp>
#include <unitstep/units/light.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::angle_quantity;
using unitstep::dimensionless_quantity;

// A sine is taken of radians, Boost's or light, in any value type; and of a ratio of two like units.
static_assert(angle_quantity<quantity<si::plane_angle>>);
static_assert(angle_quantity<unitstep::light<si::plane_angle, float>>);
static_assert(angle_quantity<quantity<si::dimensionless>>);
// Not of degrees, whose number is another, nor of what is no angle or no quantity.
using degrees = quantity<boost::units::angle::degree_base_unit::unit_type>;
static_assert(!angle_quantity<degrees> && !angle_quantity<quantity<si::length>>);
static_assert(!angle_quantity<double>);

// An exponential is taken of a ratio, and of no angle.
static_assert(dimensionless_quantity<quantity<si::dimensionless>>);
static_assert(!dimensionless_quantity<quantity<si::plane_angle>>);
static_assert(!dimensionless_quantity<double>);

TEST(AngleQuantity, IsKnownAtRunTime) {
  bool const answers[] = {angle_quantity<quantity<si::plane_angle>>, angle_quantity<degrees>};
  EXPECT_TRUE(answers[0]);
  EXPECT_FALSE(answers[1]);
}

}  // namespace
