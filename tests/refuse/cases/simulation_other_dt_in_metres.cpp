// SPDX-License-Identifier: BSL-1.0
// Another step of a simulation is a length.
// expect: expected dt: s, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto end = [] {
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
#ifdef UNITSTEP_MISTAKE
  sim.step(0.25 * si::metre);
#else
  sim.step(0.25 * si::second);
#endif
  sim.step();
  return sim.state();
}();

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
