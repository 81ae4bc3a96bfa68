// SPDX-License-Identifier: BSL-1.0
// A second law moves a body; what turns one is euler_equations.
// expect: expected initial: a motion, got rotation<quaternion<double>, vec<rad s^-1, 3>>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::rotation start{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                   unitstep::vec{0.0, 0.0, 1.0} * si::radians_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{2.0 * si::kilogram,
                                     unitstep::spring{8.0 * si::newton / si::metre}};
#else
constexpr unitstep::euler_equations field{
    unitstep::vec{1.0, 2.0, 3.0} * (si::kilogram * si::square_metre / (si::radian * si::radian))};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.orientation.w < 2.0 && end.angular_velocity.x.value() < 1e9);
