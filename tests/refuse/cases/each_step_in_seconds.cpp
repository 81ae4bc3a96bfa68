// SPDX-License-Identifier: BSL-1.0
// The number of steps in a loop is a time.
// expect: expected steps: an integer, got s
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
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
#ifdef UNITSTEP_MISTAKE
  auto steps = unitstep::each_step(sim, 10.0 * si::second);
#else
  auto steps = unitstep::each_step(sim, 10);
#endif
  auto last = start;
  for (auto const& [time, state] : steps) last = state;
  return last;
}();

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
