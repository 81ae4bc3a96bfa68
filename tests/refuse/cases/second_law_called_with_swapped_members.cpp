// SPDX-License-Identifier: BSL-1.0
// A law called by hand with a state whose velocity is a length.
// expect: expected velocity: m s^-1, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr second_law field{2.0 * si::kilogram, spring{8.0 * si::newton / si::metre}};
constexpr auto x = 1.0 * si::metre;
#ifdef UNITSTEP_MISTAKE
constexpr motion start{x, x};
#else
constexpr motion start{x, x / si::second};
#endif
constexpr auto a = field(start, 0.0 * si::second);

// What comes after a mistake must not be blamed too.
static_assert(a < 1e6 * si::metre_per_second_squared);
