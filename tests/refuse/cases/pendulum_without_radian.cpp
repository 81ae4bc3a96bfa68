// SPDX-License-Identifier: BSL-1.0
// The acceleration of a pendulum, as books write it: g over l is no angle.
// expect: expected acceleration: rad s^-2, got s^-2: multiply by si::radian
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::radian, 0.0 * si::radians_per_second};
constexpr auto rate = 9.8 * si::metre_per_second_squared / (2.0 * si::metre);
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& s, auto) { return -rate * sin(s.position); };
#else
constexpr auto field = [](auto const& s, auto) { return -rate * sin(s.position) * si::radian; };
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
