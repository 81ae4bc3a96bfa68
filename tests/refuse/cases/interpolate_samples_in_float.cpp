// SPDX-License-Identifier: BSL-1.0
// The samples hold currents in float, their times are double.
// expect: expected time of a sample: s in float, got s in double
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
using number = double;
#else
using number = float;
#endif
constexpr unitstep::sample off{number(0) * si::second, 0.0F * si::ampere};
constexpr unitstep::sample on{number(1) * si::second, 2.0F * si::ampere};
constexpr auto half = unitstep::interpolate(off, on, number(0.5) * si::second);

// What comes after a mistake must not be blamed too.
static_assert(half.value() >= 0.0F);
