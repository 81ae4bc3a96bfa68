// SPDX-License-Identifier: BSL-1.0
// A velocity in the place of the motion.
// expect: expected state: a motion, got m s^-1
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto e = kinetic_energy(2.0 * si::kilogram, start.velocity);
#else
constexpr auto e = kinetic_energy(2.0 * si::kilogram, start);
#endif

// What comes after a mistake must not be blamed too.
static_assert(e < 1e6 * si::joule);
