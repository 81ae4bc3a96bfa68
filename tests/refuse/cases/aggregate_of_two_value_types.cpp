// SPDX-License-Identifier: BSL-1.0
// One member of a state is float, the others are double.
// expect: expected initial: one value type in all members, got rocket
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
using number = float;
#else
using number = double;
#endif
struct rocket {
  boost::units::quantity<si::length> height;
  boost::units::quantity<si::velocity> speed;
  boost::units::quantity<si::mass, number> mass;
};
constexpr rocket start{0.0 * si::metre, 0.0 * si::metre_per_second, number(9) * si::kilogram};
constexpr auto field = [](rocket const& r, auto) {
  return unitstep::rates{r.speed, 0.0 * si::metre_per_second_squared,
                         number(0) * si::kilogram / si::second};
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.height.value() == 0.0);
