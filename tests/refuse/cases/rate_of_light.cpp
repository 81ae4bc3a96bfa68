// SPDX-License-Identifier: BSL-1.0
// The rate of a light member is a force.
// expect: expected rate 1 (of m s^-1): m s^-2, got kg m s^-2 (N)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

using unitstep::light;
struct fall {
  light<si::length, double> height;
  light<si::velocity, double> speed;
};
constexpr fall start{{0.0}, {0.0}};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](fall const& f, auto) {
  return unitstep::rates{f.speed, light<si::force, double>{0.0}};
};
#else
constexpr auto field = [](fall const& f, auto) {
  return unitstep::rates{f.speed, light<si::acceleration, double>{0.0}};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.height.value() == 0.0);
