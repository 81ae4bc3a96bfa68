// SPDX-License-Identifier: BSL-1.0
// A quaternion is divided by a number.
// expect: expected normalized(q) or conjugate(q), got quaternion<double> / a plain number (double)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr quaternion q{1.0, 0.0, 0.0, 0.0};
#ifdef UNITSTEP_MISTAKE
constexpr auto result = q / 2.0;
#else
constexpr auto result = normalized(q);
#endif
static_assert(result.w < 2.0);
