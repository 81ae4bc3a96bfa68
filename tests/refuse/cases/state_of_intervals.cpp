// SPDX-License-Identifier: BSL-1.0
// A method is asked to step intervals, which an enclosure takes.
// expect: expected position: a quantity; enclose takes intervals, got interval<m>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{
    unitstep::between(1.0 * si::metre, 1.5 * si::metre),
    unitstep::between(0.0 * si::metre_per_second, 0.5 * si::metre_per_second)};
constexpr auto pull = [](auto const& s, auto) {
  return -1.0 / si::second / si::second * s.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, pull, 0.5 * si::second, 10);
#else
constexpr auto end = unitstep::enclose(start, pull, 0.5 * si::second, 10);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.lower.value() < 1.0);
