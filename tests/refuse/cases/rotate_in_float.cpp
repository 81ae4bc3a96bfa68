// SPDX-License-Identifier: BSL-1.0
// A vector in single precision, a rotation in double.
// expect: expected vector: vec<m in double, 3>, got vec<m in float, 3>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr quaternion q{1.0, 0.0, 0.0, 0.0};
#ifdef UNITSTEP_MISTAKE
constexpr auto up = vec{0.0F, 0.0F, 1.0F} * si::metre;
#else
constexpr auto up = vec{0.0, 0.0, 1.0} * si::metre;
#endif
constexpr auto turned = rotate(q, up);

// What comes after a mistake must not be blamed too.
static_assert(turned.z < 2.0 * si::metre && q.w < 2.0);
