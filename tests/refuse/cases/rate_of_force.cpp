// SPDX-License-Identifier: BSL-1.0
// The rate of a speed is a force.
// expect: expected rate 1 (of m s^-1): m s^-2, got kg m s^-2 (N)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

struct rocket {
  boost::units::quantity<si::length> height;
  boost::units::quantity<si::velocity> speed;
  boost::units::quantity<si::mass> mass;
};
constexpr rocket start{0.0 * si::metre, 0.0 * si::metre_per_second, 9.0 * si::kilogram};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](rocket const& r, auto) {
  return unitstep::rates{r.speed, 0.0 * si::newton, 0.0 * si::kilogram / si::second};
};
#else
constexpr auto field = [](rocket const& r, auto) {
  return unitstep::rates{r.speed, 0.0 * si::metre_per_second_squared,
                         0.0 * si::kilogram / si::second};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.height.value() == 0.0);
