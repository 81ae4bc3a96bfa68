// SPDX-License-Identifier: BSL-1.0
// A method of motion is asked to step another state.
// expect: expected method: one that needs no position and velocity, got semi_implicit_euler
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
constexpr auto field = [](rocket const& r, auto) {
  return unitstep::rates{r.speed, 0.0 * si::metre_per_second_squared,
                         0.0 * si::kilogram / si::second};
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end =
    unitstep::integrate(unitstep::semi_implicit_euler{}, start, field, 0.5 * si::second, 10);
#else
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.height.value() == 0.0);
