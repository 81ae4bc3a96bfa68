// SPDX-License-Identifier: BSL-1.0
// The angle of a rotation is a plain number.
// expect: expected angle: rad, got a plain number (double): multiply by si::radian
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr quaternion<double> none{1.0, 0.0, 0.0, 0.0};
[[maybe_unused]] constexpr vec up{0.0, 0.0, 1.0};
#ifdef UNITSTEP_MISTAKE
constexpr auto turned = rotation_about(up, 0.5);
#else
constexpr auto turned = rotation_about(up, 0.5 * si::radian);
#endif

// What comes after a mistake must not be blamed too.
static_assert(turned.w < 2.0 && none.w == 1.0);
