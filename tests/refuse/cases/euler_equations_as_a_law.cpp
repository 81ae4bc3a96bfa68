// SPDX-License-Identifier: BSL-1.0
// The field of a rotation stands among the laws of force of a motion.
// expect: expected force law: callable (state, time), got euler_equations<vec<kg m^2 rad^-2, 3>>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr euler_equations law{vec{1.0, 2.0, 3.0} * si::kilogram * si::metre * si::metre /
                              si::radian / si::radian};
#else
constexpr spring law{15.0 * si::newton / si::metre};
#endif
constexpr auto end =
    integrate(rk4{}, start, second_law{1.0 * si::kilogram, law}, 0.25 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position < 1e6 * si::metre);
