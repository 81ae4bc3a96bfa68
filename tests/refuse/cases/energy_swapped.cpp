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
constexpr spring law{8.0 * si::newton / si::metre};
#ifdef UNITSTEP_MISTAKE
constexpr auto total = energy(start, mass, law);
#else
constexpr auto total = energy(mass, start, law);
#endif

// What comes after a mistake must not be blamed too.
static_assert(total < 1e6 * si::joule);
