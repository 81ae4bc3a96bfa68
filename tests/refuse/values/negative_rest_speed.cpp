// SPDX-License-Identifier: BSL-1.0
// A body that rests below a negative speed.
// expect: unitstep: damped: rest_speed must be finite and not negative
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto slow = -0.01 * si::metre_per_second;
#else
constexpr auto slow = 0.01 * si::metre_per_second;
#endif
constexpr unitstep::damped settling{unitstep::leapfrog{}, 0.99, slow};
static_assert(settling.rest_speed == slow);
