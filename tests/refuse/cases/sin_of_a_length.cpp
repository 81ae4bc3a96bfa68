// SPDX-License-Identifier: BSL-1.0
// The sine of a length.
// expect: expected sin(rad), got sin(m)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr auto length = 0.5 * si::metre;
#ifdef UNITSTEP_MISTAKE
constexpr auto result = unitstep::sin(length);
#else
constexpr auto result = unitstep::sin(0.5 * si::radian);
#endif
static_assert(length.value() < 1.0);
static_assert(result < 2.0);
