// SPDX-License-Identifier: BSL-1.0
// No error at all is allowed.
// expect: unitstep: tolerance.absolute must be positive where tolerance.relative is zero
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto pull = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr double absolute = 0.0, relative = 0.0;
#else
constexpr double absolute = 1e-6, relative = 0.0;
#endif
constexpr unitstep::tolerance allowed{
    unitstep::motion{absolute * si::metre, 1e-6 * si::metre_per_second}, relative};
constexpr auto table =
    unitstep::trajectory<4>(unitstep::dormand_prince5{}, start, pull, allowed, 0.125 * si::second);
static_assert(table[4].state.position.value() < 1.0);
