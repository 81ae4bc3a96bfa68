// SPDX-License-Identifier: BSL-1.0
// A member of the state is a count.
// expect: expected member 1: a quantity, number, vec, array, motion or aggregate, got a plain number (int)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

#ifdef UNITSTEP_MISTAKE
struct ball {
  quantity<si::length> height;
  int bounces;
};
#else
struct ball {
  quantity<si::length> height;
  double bounces;
};
#endif
constexpr ball start{};
constexpr auto field = [](ball const& b, auto) {
  return unitstep::rates{-b.height / si::second, 0.0 / si::second};
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.height.value() == 0.0);
