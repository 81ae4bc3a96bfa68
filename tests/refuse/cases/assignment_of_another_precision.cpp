// SPDX-License-Identifier: BSL-1.0
// The field of a motion in float assigns a velocity in double to a copy of the velocity.
// expect: expected m s^-1 in float = m s^-1 in float, got m s^-1 in float = m s^-1 in double
// inside: the error shows the way to the operator in the field
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0F * si::metre, 0.0F * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  auto velocity = state.velocity;
#ifdef UNITSTEP_MISTAKE
  velocity = 9.81 * si::metre_per_second;
#else
  velocity = 9.81F * si::metre_per_second;
#endif
  return -velocity / (1.0F * si::second);
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5F * si::second, 10);
static_assert(end.position.value() < 1e6F);
