// SPDX-License-Identifier: BSL-1.0
// The exponent of a power is an argument.
// expect: expected pow<2>(a), got pow(m, a plain number (int))
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr auto length = 0.5 * si::metre;
#ifdef UNITSTEP_MISTAKE
constexpr auto result = unitstep::pow(length, 2);
#else
constexpr auto result = unitstep::pow<2>(length);
#endif
static_assert(length.value() < 1.0);
static_assert(result.value() < 2.0);
