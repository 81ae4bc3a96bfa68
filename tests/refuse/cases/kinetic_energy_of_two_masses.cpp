// SPDX-License-Identifier: BSL-1.0
// Two masses, one body.
// expect: expected mass: kg, got array<kg, 2>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr std::array mass{2.0 * si::kilogram, 3.0 * si::kilogram};
#else
constexpr auto mass = 2.0 * si::kilogram;
#endif
constexpr auto swing = kinetic_energy(mass, start);

// What comes after a mistake must not be blamed too.
static_assert(swing < 1e6 * si::joule);
