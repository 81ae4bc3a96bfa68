// SPDX-License-Identifier: BSL-1.0
// The rate of a motion among the members is its velocity.
// expect: expected rate 0 (of motion<m, m s^-1>): m s^-2, got m s^-1
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

struct rocket {
  unitstep::motion<quantity<si::length>, quantity<si::velocity>> flight;
  quantity<si::mass> mass;
};
constexpr rocket start{};
constexpr auto flow = -0.0 * si::kilogram / si::second;
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](rocket const& r, auto) {
  return unitstep::rates{r.flight.velocity, flow};
};
#else
constexpr auto field = [](rocket const& r, auto) {
  return unitstep::rates{r.flight.velocity / si::second, flow};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.mass.value() == 0.0);
