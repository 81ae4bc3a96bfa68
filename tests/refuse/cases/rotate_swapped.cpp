// SPDX-License-Identifier: BSL-1.0
// A vector is to turn a rotation.
// expect: expected rotation: quaternion<double>, got vec<double, 3>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr quaternion<double> none{1.0, 0.0, 0.0, 0.0};
[[maybe_unused]] constexpr vec up{0.0, 0.0, 1.0};
#ifdef UNITSTEP_MISTAKE
constexpr auto turned = rotate(up, none);
#else
constexpr auto turned = rotate(none, up);
#endif

// What comes after a mistake must not be blamed too.
static_assert(turned.x < 2.0 && none.w == 1.0);
