// SPDX-License-Identifier: BSL-1.0
// A spring pulls at a position, and a rotation has none.
// expect: expected field: callable (state, time), got spring<kg s^-2, not_given, not_given>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0},
                         vec{0.0, 0.0, 1.0} * si::radians_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr spring field{8.0 * si::newton / si::metre};
#else
constexpr euler_equations field{vec{1.0, 2.0, 3.0} *
                                (si::kilogram * si::square_metre / si::radian / si::radian)};
#endif
constexpr auto end = integrate(rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.orientation.w < 2.0);
