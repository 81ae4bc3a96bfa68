// SPDX-License-Identifier: BSL-1.0
// The reciprocal of a quantity of integers, which would be 0.
// expect: expected pow: numbers such as 2.0, got m in int
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto result = unitstep::pow<-1>(2 * si::metre);
#else
constexpr auto result = unitstep::pow<-1>(2.0 * si::metre);
#endif
static_assert(result == 0.5 / si::metre);
