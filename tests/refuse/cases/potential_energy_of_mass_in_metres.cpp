// SPDX-License-Identifier: BSL-1.0
// A length in the place of the mass.
// expect: expected mass: kg, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr spring law{4.0 * si::newton / si::metre};
#ifdef UNITSTEP_MISTAKE
constexpr auto u = potential_energy(law, 2.0 * si::metre, start);
#else
constexpr auto u = potential_energy(law, 2.0 * si::kilogram, start);
#endif

// What comes after a mistake must not be blamed too.
static_assert(u < 1e6 * si::joule);
