// SPDX-License-Identifier: BSL-1.0
// The field of an aggregate, whose members are Boost's quantities, takes a length from a speed in place.
// expect: expected m s^-1 -= m s^-1, got m s^-1 -= m
// any length: the error shows the way to Boost's operator, which is a member, in the field
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

struct cart {
  quantity<si::length> place;
  quantity<si::velocity> speed;
};
constexpr auto field = [](cart const& c, auto) {
  auto speed = c.speed;
#ifdef UNITSTEP_MISTAKE
  speed -= c.place;
#else
  speed -= c.speed;
#endif
  return unitstep::rates{speed, -1.0 * si::metre_per_second_squared};
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, cart{}, field, 0.5 * si::second, 8);

// What comes after a mistake must not be blamed too.
static_assert(end.place < 100.0 * si::metre);
