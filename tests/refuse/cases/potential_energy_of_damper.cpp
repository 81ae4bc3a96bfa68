// SPDX-License-Identifier: BSL-1.0
// The potential energy under a law that has none.
// expect: expected law: one that has a potential, got damper<kg s^-1>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr damper law{4.0 * si::kilogram / si::second};
#else
constexpr spring law{4.0 * si::newton / si::metre};
#endif
constexpr auto u = potential_energy(law, 2.0 * si::kilogram, start);

// What comes after a mistake must not be blamed too.
static_assert(u < 1e6 * si::joule);
