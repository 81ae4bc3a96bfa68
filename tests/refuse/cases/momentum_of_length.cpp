// SPDX-License-Identifier: BSL-1.0
// The momentum of a length.
// expect: expected mass: kg, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto p = momentum(2.0 * si::metre, start);
#else
constexpr auto p = momentum(2.0 * si::kilogram, start);
#endif

// What comes after a mistake must not be blamed too.
static_assert(p.value() < 1e6);
