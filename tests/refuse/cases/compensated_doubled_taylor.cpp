// SPDX-License-Identifier: BSL-1.0
// A step that is more than a sum is no sum where it is made twice either, so its rounding cannot be kept.
// expect: expected method: one that steps this state, got compensated<step_doubling<taylor>>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto spring = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::compensated method{unitstep::step_doubling{unitstep::taylor<8>{}}};
#else
constexpr unitstep::compensated method{unitstep::step_doubling{unitstep::leapfrog{}}};
#endif
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(method, unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second},
                        spring, 0.1 * si::second, 4);
