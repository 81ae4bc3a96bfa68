// SPDX-License-Identifier: BSL-1.0
// The number of steps was forgotten.
// expect: expected steps: an integer, got nothing
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = integrate(rk4{}, start, field, 0.5 * si::second);
#else
constexpr auto end = integrate(rk4{}, start, field, 0.5 * si::second, 10);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6);
