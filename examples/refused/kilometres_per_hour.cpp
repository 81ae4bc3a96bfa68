// SPDX-License-Identifier: BSL-1.0
// expect any: velocity: m s\^-1.*km h\^-1
// The speed as it stands on the speedometer.
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

//! [mistake]
using kilometre_unit = boost::units::make_scaled_unit<
    si::length, boost::units::scale<
                    10, boost::units::static_rational<3>>>::type;
using hour_unit = boost::units::metric::hour_base_unit::unit_type;
constexpr auto km_per_h = kilometre_unit{} / hour_unit{};

constexpr auto brakes = [](auto const&, auto) {
  return -5.0 * si::metre_per_second_squared;
};
constexpr unitstep::motion driving{0.0 * si::metre,
                                   72.0 * km_per_h};
constexpr auto stopped = unitstep::integrate(
    unitstep::leapfrog{}, driving, brakes, 0.25 * si::second, 16);
//! [mistake]

int main() {}
