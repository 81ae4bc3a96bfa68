// SPDX-License-Identifier: BSL-1.0
// The field multiplies a copy of the velocity by a mass, which makes a momentum of it.
// expect: expected m s^-1 *= a plain number, got m s^-1 *= kg
// inside: the error shows the way to the operator in the field
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  auto velocity = state.velocity;
#ifdef UNITSTEP_MISTAKE
  velocity *= 2.0 * si::kilogram;
#else
  velocity *= 2.0;
#endif
  return -velocity / (1.0 * si::second);
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
static_assert(end.position.value() < 1e6);
