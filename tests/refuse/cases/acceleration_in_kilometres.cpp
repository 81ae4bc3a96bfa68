// SPDX-License-Identifier: BSL-1.0
// The field returns an acceleration in kilometres.
// expect: expected acceleration: m s^-2, got km s^-2
#include <boost/units/base_units/si/meter.hpp>
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using kilometre =
    boost::units::make_scaled_unit<si::length,
                                   boost::units::scale<10, boost::units::static_rational<3>>>::type;

constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) {
  return 2.0 * kilometre() / si::second / si::second;
};
#else
constexpr auto field = [](auto const&, auto) { return 2.0 * si::metre_per_second_squared; };
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e9);
