// SPDX-License-Identifier: BSL-1.0
// The angle is in degrees, the field returns radians.
// expect: expected acceleration: deg s^-2, got rad s^-2
#include <boost/units/quantity.hpp>
#include <boost/units/systems/angle/degrees.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::degree::degree;

constexpr unitstep::motion start{10.0 * degree, 0.0 * degree / si::second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) { return 2.0 * si::radian / si::second / si::second; };
#else
constexpr auto field = [](auto const&, auto) { return 2.0 * degree / si::second / si::second; };
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e9);
