// SPDX-License-Identifier: BSL-1.0
// The law comes before the mass.
// expect: expected law: one that has a potential, got kg
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr spring law{4.0 * si::newton / si::metre};
constexpr auto mass = 2.0 * si::kilogram;
#ifdef UNITSTEP_MISTAKE
constexpr auto u = potential_energy(mass, law, start);
#else
constexpr auto u = potential_energy(law, mass, start);
#endif

// What comes after a mistake must not be blamed too.
static_assert(u < 1e6 * si::joule);
