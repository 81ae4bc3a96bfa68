// SPDX-License-Identifier: BSL-1.0
// The number of steps comes before the simulation.
// expect: expected sim: a simulation with a name, got a plain number (int)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/drive/each_step.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -state.position / (si::second * si::second);
};

int main() {
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
#ifdef UNITSTEP_MISTAKE
  for (auto const& [time, state] : each_step(4, sim)) {
#else
  for (auto const& [time, state] : each_step(sim, 4)) {
#endif
    static_cast<void>(time);
    static_cast<void>(state);
  }
}
