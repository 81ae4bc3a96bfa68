// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/rate.hpp>
#include <unitstep/units/detail/check_fit.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using unitstep::vec;
using unitstep::diagnostics::described;
using unitstep::diagnostics::with_radian_hint;

using angle = quantity<si::plane_angle>;
using energy = quantity<si::energy>;
using torque = quantity<si::torque>;
using inertia = quantity<si::moment_of_inertia>;
using mass_area = quantity<unitstep::detail::unit_product<si::mass, si::area>>;

// One radian too few, one too many, two too many.
static_assert(described<with_radian_hint<angle, double>> ==
              "a plain number (double): multiply by si::radian");
static_assert(
    described<with_radian_hint<quantity<si::angular_velocity>, quantity<si::frequency>>> ==
    "s^-1: multiply by si::radian");
static_assert(described<with_radian_hint<torque, energy>> ==
              "kg m^2 s^-2 (J): divide by si::radian");
static_assert(described<with_radian_hint<inertia, mass_area>> ==
              "kg m^2: divide by si::radian twice");
static_assert(described<with_radian_hint<vec<torque, 3>, vec<energy, 3>>> ==
              "vec<kg m^2 s^-2 (J), 3>: divide by si::radian");
static_assert(described<with_radian_hint<std::array<torque, 2>, vec<energy, 2>>> ==
              "vec<kg m^2 s^-2 (J), 2>: divide by si::radian");
static_assert(described<with_radian_hint<torque, light<si::energy, double>>> ==
              "kg m^2 s^-2 (J): divide by si::radian");

// There is no hint where a radian would not help: for another unit, shape or value type.
static_assert(std::is_same_v<with_radian_hint<torque, angle>, angle>);
static_assert(std::is_same_v<with_radian_hint<torque, torque>, torque>);
static_assert(std::is_same_v<with_radian_hint<vec<torque, 3>, vec<energy, 2>>, vec<energy, 2>>);
static_assert(std::is_same_v<with_radian_hint<torque, quantity<si::energy, float>>,
                             quantity<si::energy, float>>);
static_assert(std::is_same_v<with_radian_hint<torque, void>, void>);

TEST(RadianHint, SaysTheSameAtRunTime) {
  EXPECT_STREQ((described<with_radian_hint<torque, energy>>.data()),
               "kg m^2 s^-2 (J): divide by si::radian");
}

}  // namespace
