// SPDX-License-Identifier: BSL-1.0
// The time of a sample comes before its state.
// expect: expected sample: {time, state}, got sample<motion<m, m s^-1>, s>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr motion later{2.0 * si::metre, 2.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr sample before{start, 0.0 * si::second};
constexpr sample after{later, 1.0 * si::second};
#else
constexpr sample before{0.0 * si::second, start};
constexpr sample after{1.0 * si::second, later};
#endif
constexpr auto now = interpolate(before, after, 0.5 * si::second);

// What comes after a mistake must not be blamed too.
static_assert(now.position < 1e6 * si::metre && now.velocity.value() < 1e6);
