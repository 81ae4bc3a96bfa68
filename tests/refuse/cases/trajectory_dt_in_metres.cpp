// SPDX-License-Identifier: BSL-1.0
// A trajectory whose time step is a length.
// expect: expected dt: s, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto samples = unitstep::trajectory<4>(unitstep::rk4{}, start, field, 0.5 * si::metre);
#else
constexpr auto samples = unitstep::trajectory<4>(unitstep::rk4{}, start, field, 0.5 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(samples[0].state.position.value() == 0.0);
