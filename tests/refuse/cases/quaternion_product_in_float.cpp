// SPDX-License-Identifier: BSL-1.0
// Two rotations in two value types.
// expect: expected two quaternions of one value type, got quaternion<double> * quaternion<float>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr quaternion q{1.0, 0.0, 0.0, 0.0};
#ifdef UNITSTEP_MISTAKE
constexpr auto result = q * quaternion{1.0F, 0.0F, 0.0F, 0.0F};
#else
constexpr auto result = q * quaternion{1.0, 0.0, 0.0, 0.0};
#endif
static_assert(result.w < 2.0);
