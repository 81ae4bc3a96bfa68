// SPDX-License-Identifier: BSL-1.0
// The gravity of a centre is infinite.
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
constexpr auto parameter = value * si::cubic_metre / (si::second * si::second);
[[maybe_unused]] constexpr unitstep::second_law field{1.0 * si::kilogram,
                                                      unitstep::central_gravity{parameter}};
