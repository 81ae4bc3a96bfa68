// SPDX-License-Identifier: BSL-1.0
// The field of an aggregate with one member returns the bare rate.
// expect: expected field: rates{...} of 1 member, got kg m^2 s^-4 A^-1
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

struct capacitor {
  quantity<si::electric_potential> voltage;
};
constexpr capacitor start{};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](capacitor const& c, auto) { return -c.voltage / si::second; };
#else
constexpr auto field = [](capacitor const& c, auto) {
  return unitstep::rates{-c.voltage / si::second};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.voltage.value() == 0.0);
