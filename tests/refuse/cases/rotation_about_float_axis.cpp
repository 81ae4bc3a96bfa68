// SPDX-License-Identifier: BSL-1.0
// The axis is in single precision, the angle is not.
// expect: expected axis: vec<double, 3>, got vec<float, 3>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

#ifdef UNITSTEP_MISTAKE
constexpr vec axis{0.0F, 0.0F, 1.0F};
#else
constexpr vec axis{0.0, 0.0, 1.0};
#endif
constexpr auto q = rotation_about(axis, 0.5 * si::radian);

// What comes after a mistake must not be blamed too.
static_assert(q.w < 2.0);
