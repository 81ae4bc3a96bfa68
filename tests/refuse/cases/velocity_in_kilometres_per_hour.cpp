// SPDX-License-Identifier: BSL-1.0
// The position is SI, the velocity is what a tachometer shows.
// expect: expected velocity: m s^-1, got km h^-1
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using kilometre =
    boost::units::make_scaled_unit<si::length,
                                   boost::units::scale<10, boost::units::static_rational<3>>>::type;
using hour = boost::units::metric::hour_base_unit::unit_type;

#ifdef UNITSTEP_MISTAKE
constexpr unitstep::motion start{0.0 * si::metre, 50.0 * kilometre() / hour()};
#else
constexpr unitstep::motion start{0.0 * si::metre, 50.0 / 3.6 * si::metre_per_second};
#endif
constexpr auto field = [](auto const&, auto) { return 0.0 * si::metre_per_second_squared; };
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e9);
