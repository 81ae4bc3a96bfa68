// SPDX-License-Identifier: BSL-1.0
// The field of an aggregate, whose members are Boost's quantities, adds a length to a speed.
// expect: expected m s^-1 + m s^-1, got m s^-1 + m
// inside: the error shows the way to the operator in the field
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

struct car {
  boost::units::quantity<si::length> way;
  boost::units::quantity<si::velocity> speed;
};
constexpr auto field = [](car const& c, auto) {
#ifdef UNITSTEP_MISTAKE
  return rates{c.speed, -(c.speed + c.way) / si::second};
#else
  return rates{c.speed, -(c.speed + c.way / si::second) / si::second};
#endif
};
[[maybe_unused]] constexpr auto end = integrate(rk4{}, car{}, field, 0.5 * si::second, 10);
