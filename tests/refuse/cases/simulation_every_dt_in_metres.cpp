// SPDX-License-Identifier: BSL-1.0
// The time step of a simulation is a length, and so is another step.
// expect: expected dt: s, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto unit = si::metre;
#else
constexpr auto unit = si::second;
#endif
constexpr auto end = [] {
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * unit};
  sim.step();
  sim.step(0.25 * si::second);
  return sim.state();
}();

// What comes after a mistake must not be blamed too.
static_assert(end.position < 1e9 * si::metre);
