// SPDX-License-Identifier: BSL-1.0
// A run is resumed that was saved by another method.
// expect: expected method of the saved run: rk4, got velocity_verlet
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto end = [] {
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
#ifdef UNITSTEP_MISTAKE
  unitstep::simulation other{unitstep::velocity_verlet{}, start, field, 0.5 * si::second};
#else
  unitstep::simulation other{unitstep::rk4{}, start, field, 0.25 * si::second};
#endif
  other.step();
  sim.resume(other.save());
  return sim.state();
}();

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
