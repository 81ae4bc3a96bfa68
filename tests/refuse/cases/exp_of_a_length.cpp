// SPDX-License-Identifier: BSL-1.0
// The exponential of a length.
// expect: expected exp(a plain number), got exp(m)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr auto length = 0.5 * si::metre;
#ifdef UNITSTEP_MISTAKE
constexpr auto result = unitstep::exp(length);
#else
constexpr auto result = unitstep::exp(length / si::metre);
#endif
static_assert(length.value() < 1.0);
static_assert(result < 2.0);
