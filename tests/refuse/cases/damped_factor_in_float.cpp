// SPDX-License-Identifier: BSL-1.0
// A factor in float beside a state in double.
// expect: expected factor: a plain number (double), got a plain number (float)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto factor = 0.5F;
#else
constexpr auto factor = 0.5;
#endif
constexpr damped method{rk4{}, factor, 0.25 * si::metre_per_second};
constexpr auto end = integrate(method, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position < 1e6 * si::metre && end.velocity.value() < 1e6);
