// SPDX-License-Identifier: BSL-1.0
// The speed below which a body rests was forgotten.
// expect: expected rest_speed: m s^-1, got nothing
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
constexpr damped method{rk4{}, 0.9};
#else
constexpr damped method{rk4{}, 0.9, 0.01 * si::metre_per_second};
#endif

// What comes after a mistake must not be blamed too.
static_assert(integrate(method, start, field, 0.5 * si::second, 4).position.value() < 1e6);
