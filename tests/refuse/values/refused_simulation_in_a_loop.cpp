// SPDX-License-Identifier: BSL-1.0
// A simulation that was refused, in a loop that waits for it: the compiler gives up at once.
// expect: unitstep: a simulation that was refused has no steps
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion thrown{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr int steps_to_the_ground() {
#ifdef UNITSTEP_MISTAKE
  unitstep::simulation ball{unitstep::rk4{}, thrown,
                            [](auto const&, auto) { return -9.81 * si::metre_per_second; },
                            0.125 * si::second};
#else
  unitstep::simulation ball{unitstep::rk4{}, thrown,
                            [](auto const&, auto) { return -9.81 * si::metre_per_second_squared; },
                            0.125 * si::second};
#endif
  int steps = 0;
  for (; ball.state().position > 0.0 * si::metre; ++steps) ball.step();
  return steps;
}
static_assert(steps_to_the_ground() > 0);
