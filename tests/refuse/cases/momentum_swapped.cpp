// SPDX-License-Identifier: BSL-1.0
// The mass comes before the motion.
// expect: expected state: a motion, got kg
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto mass = 2.0 * si::kilogram;
#ifdef UNITSTEP_MISTAKE
constexpr auto p = momentum(start, mass);
#else
constexpr auto p = momentum(mass, start);
#endif

// What comes after a mistake must not be blamed too.
static_assert(p < 1e6 * si::newton * si::second);
