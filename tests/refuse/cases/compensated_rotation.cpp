// SPDX-License-Identifier: BSL-1.0
// An orientation is turned, not added to: its rounding is no rest of a sum.
// expect: expected method: one that steps this state, got compensated<rk4>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::rotation start{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                   unitstep::vec{0.0, 0.0, 1.0} * si::radians_per_second};
constexpr auto unit_moment = si::kilogram * si::square_metre / (si::radian * si::radian);
constexpr unitstep::euler_equations free_body{unitstep::vec{1.0, 2.0, 3.0} * unit_moment};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::compensated method{unitstep::rk4{}};
#else
constexpr unitstep::rk4 method{};
#endif
constexpr auto end = unitstep::integrate(method, start, free_body, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.orientation.w < 2.0);
