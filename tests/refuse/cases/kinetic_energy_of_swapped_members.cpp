// SPDX-License-Identifier: BSL-1.0
// A motion whose position and velocity are swapped.
// expect: expected velocity: m s^-2, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr auto x = 1.0 * si::metre;
constexpr auto v = 2.0 * si::metre_per_second;
#ifdef UNITSTEP_MISTAKE
constexpr motion start{v, x};
#else
constexpr motion start{x, v};
#endif
constexpr auto e = kinetic_energy(2.0 * si::kilogram, start);

// What comes after a mistake must not be blamed too.
static_assert(e < 1e6 * si::joule);
