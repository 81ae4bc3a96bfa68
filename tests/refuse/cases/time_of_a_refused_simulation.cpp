// SPDX-License-Identifier: BSL-1.0
// The step is a length; the times of the simulation are not to blame.
// expect: expected dt: s, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law field{2.0 * si::kilogram,
                                     unitstep::spring{8.0 * si::newton / si::metre}};
#ifdef UNITSTEP_MISTAKE
constexpr auto dt = 0.125 * si::metre;
#else
constexpr auto dt = 0.125 * si::second;
#endif
constexpr auto run = [] {
  unitstep::simulation sim{unitstep::rk4{}, start, field, dt};
  sim.step();
  return sim;
}();

// What comes after a mistake must not be blamed too.
static_assert(run.time() < 0.25 * si::second && run.dt() == 0.125 * si::second);
constexpr boost::units::quantity<si::time> now = run.time();
static_assert(now < 1.0 * si::second);
