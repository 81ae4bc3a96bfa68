// SPDX-License-Identifier: BSL-1.0
// The closed form of a fall is asked at a length.
// expect: expected t: s, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto end =
    uniform_acceleration{-9.81 * si::metre_per_second_squared}.after(start, 2.0 * si::metre);
#else
constexpr auto end =
    uniform_acceleration{-9.81 * si::metre_per_second_squared}.after(start, 2.0 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6);
