// SPDX-License-Identifier: BSL-1.0
// A rate of a nested member is wrong.
// expect: expected rate 1.0 (of m): m s^-1, got m s^-2
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

struct fall {
  quantity<si::length> height;
  quantity<si::velocity> speed;
};
struct capsule {
  quantity<si::temperature> inside;
  fall flight;
};
constexpr capsule start{};
constexpr auto cooling = -0.0 * si::kelvin / si::second;
constexpr auto g = 0.0 * si::metre_per_second_squared;
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](capsule const&, auto) {
  return unitstep::rates{cooling, unitstep::rates{g, g}};
};
#else
constexpr auto field = [](capsule const& c, auto) {
  return unitstep::rates{cooling, unitstep::rates{c.flight.speed, g}};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.flight.height.value() == 0.0);
