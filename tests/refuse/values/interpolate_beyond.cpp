// SPDX-License-Identifier: BSL-1.0
// A state is blended beyond the second one.
// expect: unitstep: alpha must lie between 0 and 1
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto alpha = 1.5;
#else
constexpr auto alpha = 0.5;
#endif
[[maybe_unused]] constexpr auto end = unitstep::interpolate(start, start, alpha);
