// SPDX-License-Identifier: BSL-1.0
// A simulation that cannot change is stepped in a loop.
// expect: expected sim: a simulation to step, got a const simulation
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/drive/each_step.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto end = [] {
#ifdef UNITSTEP_MISTAKE
  const unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
#else
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
#endif
  auto steps = unitstep::each_step(sim, 10);
  auto last = start;
  for (auto const& [time, state] : steps) last = state;
  return last;
}();

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
