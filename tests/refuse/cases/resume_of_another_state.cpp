// SPDX-License-Identifier: BSL-1.0
// A run is resumed that was saved in the plane.
// expect: expected state of the saved run: motion<m, m s^-1>, got motion<vec<m, 2>, vec<m s^-1, 2>>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::motion other_start{unitstep::vec{0.0, 0.0} * si::metre,
                                       unitstep::vec{1.0, 0.0} * si::metre_per_second};
#else
constexpr unitstep::motion other_start = start;
#endif
constexpr auto end = [] {
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
  unitstep::simulation other{unitstep::rk4{}, other_start, field, 0.5 * si::second};
  other.step();
  sim.resume(other.save());
  return sim.state();
}();

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
