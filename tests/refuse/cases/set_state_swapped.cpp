// SPDX-License-Identifier: BSL-1.0
// A simulation goes on from a state whose members are swapped.
// expect: expected position: m, got m s^-1
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
  sim.set_state(unitstep::motion{sim.state().velocity, sim.state().position});
#else
  sim.set_state(unitstep::motion{sim.state().position, -sim.state().velocity});
#endif
  return sim.state();
}();

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
