// SPDX-License-Identifier: BSL-1.0
// A multistep method makes steps of one length, and is given a tolerance.
// expect: expected method: one with an error estimate: dormand_prince5, dop853, step_doubling{method}, ..., got quinlan_tremaine12
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto pull = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::tolerance fine{unitstep::motion{1e-6 * si::metre, 1e-6 * si::metre_per_second}};
constexpr auto end =
    unitstep::integrate(unitstep::quinlan_tremaine12{}, start, pull, fine, 0.5 * si::second);
#else
constexpr auto end =
    unitstep::integrate(unitstep::quinlan_tremaine12{}, start, pull, 0.0625 * si::second, 16);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() > -90.0);
