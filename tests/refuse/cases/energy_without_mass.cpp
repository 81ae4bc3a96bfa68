// SPDX-License-Identifier: BSL-1.0
// The energy with a plain number for a mass.
// expect: expected mass: kg, got a plain number (double)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto e = energy(2.0, start, gravity{-9.81 * si::metre_per_second_squared});
#else
constexpr auto e = energy(2.0 * si::kilogram, start, gravity{-9.81 * si::metre_per_second_squared});
#endif

// What comes after a mistake must not be blamed too.
static_assert(e.value() < 1e6 && e < 1e6 * si::joule);
