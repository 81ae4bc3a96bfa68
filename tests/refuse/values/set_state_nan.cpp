// SPDX-License-Identifier: BSL-1.0
// A simulation goes on from a velocity that is no number.
// expect: unitstep: initial.velocity must be finite, got infinity or NaN
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto value = std::numeric_limits<double>::quiet_NaN();
#else
constexpr auto value = 0.25;
#endif
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
[[maybe_unused]] constexpr auto end = [] {
  unitstep::simulation sim{unitstep::velocity_verlet{}, start, field, 0.5 * si::second};
  sim.set_state({1.0 * si::metre, value * si::metre_per_second});
  return sim.state();
}();
