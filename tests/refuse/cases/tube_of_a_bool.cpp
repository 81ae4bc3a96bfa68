// SPDX-License-Identifier: BSL-1.0
// A predicate on a tube returns a bool, whose negation would prove what is not known.
// expect: expected predicate: certainty, as of a comparison, got a plain number (bool)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

constexpr auto field = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
constexpr auto path = unitstep::tube<4>(
    unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second}, field, 0.125 * si::second);
#ifdef UNITSTEP_MISTAKE
constexpr auto below = [](auto const& s) { return (s.position < 2.0 * si::metre).surely(); };
#else
constexpr auto below = [](auto const& s) { return s.position < 2.0 * si::metre; };
#endif
static_assert(path.always(below));
