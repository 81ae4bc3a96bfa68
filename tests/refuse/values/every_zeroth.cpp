// SPDX-License-Identifier: BSL-1.0
// Every zeroth step is looked at.
// expect: unitstep: n must be at least 1
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr int n = 0;
#else
constexpr int n = 2;
#endif
[[maybe_unused]] constexpr unitstep::every look{n, [](auto const&, auto) {}};
[[maybe_unused]] constexpr auto end =
    unitstep::integrate_observed(unitstep::rk4{}, start, field, 0.5 * si::second, 10, look);
