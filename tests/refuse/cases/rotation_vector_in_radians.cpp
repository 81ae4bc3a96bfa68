// SPDX-License-Identifier: BSL-1.0
// A rotation vector with a unit, where plain numbers are due.
// expect: expected rotation vector: vec<double, 3>, got vec<rad, 3>: divide by si::radian
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr quaternion<double> none{1.0, 0.0, 0.0, 0.0};
[[maybe_unused]] constexpr vec up{0.0, 0.0, 1.0};
#ifdef UNITSTEP_MISTAKE
constexpr auto turned = quaternion_of(0.5 * up * si::radian);
#else
constexpr auto turned = quaternion_of(0.5 * up);
#endif

// What comes after a mistake must not be blamed too.
static_assert(turned.w < 2.0 && none.w == 1.0);
