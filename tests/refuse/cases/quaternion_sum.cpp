// SPDX-License-Identifier: BSL-1.0
// Two rotations are added.
// expect: expected a * b, which turns by b, then a, got quaternion<double> + quaternion<double>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr quaternion q{1.0, 0.0, 0.0, 0.0};
#ifdef UNITSTEP_MISTAKE
constexpr auto result = q + q;
#else
constexpr auto result = q * q;
#endif
static_assert(result.w < 2.0);
