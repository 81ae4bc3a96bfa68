// SPDX-License-Identifier: BSL-1.0
// The error allowed is negative.
// expect: unitstep: tolerance.absolute must be finite and not negative
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto pull = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr double absolute = -1e-6, relative = 0.0;
#else
constexpr double absolute = 1e-6, relative = 0.0;
#endif
constexpr unitstep::tolerance allowed{
    unitstep::motion{absolute * si::metre, 1e-6 * si::metre_per_second}, relative};
constexpr auto end =
    unitstep::integrate(unitstep::dormand_prince5{}, start, pull, allowed, 0.5 * si::second);
static_assert(end.position.value() < 1.0);
