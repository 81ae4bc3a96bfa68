// SPDX-License-Identifier: BSL-1.0
// The force of an impulse stands where its first moment is due.
// expect: expected impulse force: kg m s^-2 (N), got s
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr impulse kick{0.0 * si::second, 1.0 * si::newton, 0.5 * si::second};
#else
constexpr impulse kick{1.0 * si::newton, 0.0 * si::second, 0.5 * si::second};
#endif
constexpr auto end =
    integrate(rk4{}, start, second_law{1.0 * si::kilogram, kick}, 0.25 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position > 0.0 * si::metre);
