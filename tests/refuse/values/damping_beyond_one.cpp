// SPDX-License-Identifier: BSL-1.0
// A factor that adds to the velocity in each step.
// expect: unitstep: damped: factor must be from 0 to 1
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr double factor = 1.01;
#else
constexpr double factor = 0.99;
#endif
constexpr unitstep::damped settling{unitstep::leapfrog{}, factor, 0.01 * si::metre_per_second};
static_assert(settling.factor == factor);
