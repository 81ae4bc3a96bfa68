// SPDX-License-Identifier: BSL-1.0
// A rate adds a velocity to a position; the members of the state are light.
// expect: expected m s^-1 + m s^-1, got m s^-1 + m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

struct fall {
  unitstep::light<si::length, double> height;
  unitstep::light<si::velocity, double> speed;
};
constexpr auto field = [](fall const& f, auto) {
#ifdef UNITSTEP_MISTAKE
  return unitstep::rates{f.speed, -(f.speed + f.height) / (1.0 * si::second)};
#else
  return unitstep::rates{f.speed, -f.speed / (1.0 * si::second)};
#endif
};
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::rk4{}, fall{}, field, 0.5 * si::second, 10);
