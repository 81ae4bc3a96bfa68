// SPDX-License-Identifier: BSL-1.0
// The moments of inertia lack rad^-2.
// expect: expected inertia: kg m^2 rad^-2, got kg m^2: divide by si::radian twice
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::rotation start{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                   unitstep::vec{0.0, 0.0, 0.0} * si::radians_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto unit_moment = si::kilogram * si::square_metre;
#else
constexpr auto unit_moment = si::kilogram * si::square_metre / (si::radian * si::radian);
#endif
constexpr unitstep::euler_equations field{unitstep::vec{1.0, 2.0, 3.0} * unit_moment};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.orientation.w == 1.0);
