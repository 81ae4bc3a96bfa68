// SPDX-License-Identifier: BSL-1.0
// The state of a rocket is derived from that of what falls.
// expect: expected initial: an aggregate without a base class, got rocket
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

struct falling {
  boost::units::quantity<si::length> height;
  boost::units::quantity<si::velocity> speed;
};
#ifdef UNITSTEP_MISTAKE
struct rocket : falling {
  boost::units::quantity<si::mass> mass;
};
constexpr rocket start{{0.0 * si::metre, 0.0 * si::metre_per_second}, 9.0 * si::kilogram};
#else
struct rocket {
  boost::units::quantity<si::length> height;
  boost::units::quantity<si::velocity> speed;
  boost::units::quantity<si::mass> mass;
};
constexpr rocket start{0.0 * si::metre, 0.0 * si::metre_per_second, 9.0 * si::kilogram};
#endif
constexpr auto field = [](rocket const& r, auto) {
  return unitstep::rates{r.speed, -9.81 * si::metre_per_second_squared,
                         0.0 * si::kilogram / si::second};
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.mass == 9.0 * si::kilogram);
