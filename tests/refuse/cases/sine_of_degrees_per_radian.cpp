// SPDX-License-Identifier: BSL-1.0
// The sine of degrees over a radian, which are no radians.
// expect: expected sin(rad), got sin(deg rad^-1)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/angle/degrees.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace bu = boost::units;
namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto angle = 180.0 * bu::degree::degree / (1.0 * si::radian);
#else
constexpr auto angle = 180.0 * bu::degree::degree / (1.0 * bu::degree::degree);
#endif
constexpr auto result = unitstep::sin(angle);
static_assert(result < 2.0);
