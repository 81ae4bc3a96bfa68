// SPDX-License-Identifier: BSL-1.0
// The coordinates of a point are of two units.
// expect: expected atan2(m, m), got atan2(m, s)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr auto length = 0.5 * si::metre;
#ifdef UNITSTEP_MISTAKE
constexpr auto result = unitstep::atan2(length, 1.0 * si::second);
#else
constexpr auto result = unitstep::atan2(length, 1.0 * si::metre);
#endif
static_assert(length.value() < 1.0);
static_assert(result.value() < 2.0);
