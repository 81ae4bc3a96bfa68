// SPDX-License-Identifier: BSL-1.0
// A member of integers is no member of a state.
// expect: expected member 0: numbers such as 2.0, got m in int
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

struct bead {
#ifdef UNITSTEP_MISTAKE
  boost::units::quantity<si::length, int> x;
#else
  boost::units::quantity<si::length> x;
#endif
};
constexpr auto field = [](bead const&, auto) {
  return unitstep::rates{1.0 * si::metre_per_second};
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, bead{}, field, 0.5 * si::second, 10);
// What comes after a mistake must not be blamed too.
static_assert(end.x.value() < 6);
