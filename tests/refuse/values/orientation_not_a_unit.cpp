// SPDX-License-Identifier: BSL-1.0
// The orientation is no unit quaternion.
// expect: unitstep: initial.orientation must be a unit quaternion
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto value = 0.7;
#else
constexpr auto value = 0.6;
#endif
constexpr unitstep::rotation start{unitstep::quaternion{value, 0.0, 0.8, 0.0},
                                   unitstep::vec{0.0, 0.0, 2.0} * si::radians_per_second};
constexpr unitstep::euler_equations field{unitstep::vec{1.0, 2.0, 3.0} * si::kilogram *
                                          si::square_metre / (si::radian * si::radian)};
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
