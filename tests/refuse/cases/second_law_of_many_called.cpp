// SPDX-License-Identifier: BSL-1.0
// The acceleration of two bodies is asked of laws whose spring constant is a force.
// expect: expected spring stiffness: kg s^-2, got kg m s^-2 (N)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto at_rest = 0.0 * si::metre_per_second;
constexpr unitstep::motion start{std::array{1.0 * si::metre, 3.0 * si::metre},
                                 std::array{at_rest, at_rest}};
#ifdef UNITSTEP_MISTAKE
constexpr auto stiffness = 4.0 * si::newton;
#else
constexpr auto stiffness = 4.0 * si::newton / si::metre;
#endif
constexpr unitstep::second_law field{std::array{1.0 * si::kilogram, 2.0 * si::kilogram},
                                     unitstep::spring{stiffness}};
constexpr auto acceleration = field(start, 0.0 * si::second);

// What comes after a mistake must not be blamed too.
static_assert(acceleration[1].value() > -9.0);
