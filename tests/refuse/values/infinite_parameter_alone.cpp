// SPDX-License-Identifier: BSL-1.0
// The gravity of a centre is infinite, and alone.
// expect: unitstep: central_gravity: constants must be finite
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto value = std::numeric_limits<double>::infinity();
#else
constexpr auto value = 0.5;
#endif
constexpr unitstep::motion start{unitstep::vec{1.0, 0.0} * si::metre,
                                 unitstep::vec{0.0, 1.0} * si::metre_per_second};
constexpr unitstep::central_gravity field{value * si::cubic_metre / (si::second * si::second)};
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::leapfrog{}, start, field, 0.5 * si::second, 1);
