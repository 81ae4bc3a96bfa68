// SPDX-License-Identifier: BSL-1.0
// The cosine of an angle in degrees.
// expect: expected cos(rad), got cos(deg)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/angle/degrees.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr auto length = 0.5 * si::metre;
#ifdef UNITSTEP_MISTAKE
constexpr auto result = unitstep::cos(5.0 * boost::units::degree::degree);
#else
constexpr auto result = unitstep::cos(5.0 * si::radian);
#endif
static_assert(length.value() < 1.0);
static_assert(result < 2.0);
