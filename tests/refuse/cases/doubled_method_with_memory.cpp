// SPDX-License-Identifier: BSL-1.0
// A method that keeps something between steps is to make each step twice.
// expect: expected method: one that steps this state, got step_doubling<velocity_verlet>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto spring = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
[[maybe_unused]] constexpr auto end = unitstep::integrate(
    unitstep::step_doubling{unitstep::velocity_verlet{}}, start, spring, 0.5 * si::second, 4);
#else
[[maybe_unused]] constexpr auto end = unitstep::integrate(
    unitstep::step_doubling{unitstep::leapfrog{}}, start, spring, 0.5 * si::second, 4);
#endif
