// SPDX-License-Identifier: BSL-1.0
// A run until an event may make fewer than no steps.
// expect: unitstep: most_steps must not be negative
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto event = [](auto const& s, auto) { return s.position; };
#ifdef UNITSTEP_MISTAKE
constexpr int most = -1;
#else
constexpr int most = 1;
#endif
[[maybe_unused]] constexpr auto run =
    unitstep::integrate_until(unitstep::rk4{}, start, field, 0.5 * si::second, event, most);
