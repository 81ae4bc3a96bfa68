// SPDX-License-Identifier: BSL-1.0
// The angular velocity of a rotation stands where the step is due.
// expect: expected dt: s, got vec<rad s^-1, 3>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

using namespace unitstep;

constexpr auto about_x = vec{1.0, 0.0, 0.0} * (si::radian / si::second);
constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0}, about_x};
constexpr euler_equations free_turning{vec{1.0, 2.0, 3.0} * si::kilogram * si::metre * si::metre /
                                       si::radian / si::radian};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = integrate(rk4{}, start, free_turning, about_x, 10);
#else
constexpr auto end = integrate(rk4{}, start, free_turning, 0.25 * si::second, 10);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.orientation.w < 1.5);
