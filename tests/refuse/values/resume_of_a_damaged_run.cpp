// SPDX-License-Identifier: BSL-1.0
// A run is resumed whose bytes were damaged.
// expect: unitstep: the saved run is damaged: a number in it is not finite, or n no count
#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr double infinity = std::numeric_limits<double>::infinity();
#else
constexpr double infinity = 1e308;
#endif
[[maybe_unused]] constexpr auto end = [] {
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
  auto saved = sim.save();
  saved.state.position = infinity;
  sim.resume(saved);
  return sim.state();
}();
