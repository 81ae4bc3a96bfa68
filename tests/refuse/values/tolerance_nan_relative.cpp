// SPDX-License-Identifier: BSL-1.0
// The relative error is no number.
// expect: unitstep: tolerance.relative must be finite and not negative
#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto pull = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr double absolute = 1e-6, relative = std::numeric_limits<double>::quiet_NaN();
#else
constexpr double absolute = 1e-6, relative = 0.0;
#endif
constexpr unitstep::tolerance allowed{
    unitstep::motion{absolute * si::metre, 1e-6 * si::metre_per_second}, relative};
constexpr unitstep::chain run{unitstep::dormand_prince5{}, start, pull, allowed};
static_assert(unitstep::state_after<run, 4>.position.value() < 1.0);
