// SPDX-License-Identifier: BSL-1.0
// The field of a chain assigns an acceleration to a copy of the velocity.
// expect: expected m s^-1 = m s^-1, got m s^-1 = m s^-2
// inside: the error shows the way to the operator in the field
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  auto const g = 9.81 * si::metre_per_second_squared;
  auto velocity = state.velocity;
#ifdef UNITSTEP_MISTAKE
  velocity = g;
#else
  velocity = g * (1.0 * si::second);
#endif
  return -velocity / (1.0 * si::second);
};
constexpr unitstep::chain run{unitstep::rk4{}, start, field, 0.5 * si::second};
static_assert(unitstep::state_after<run, 10>.position.value() < 1e6);
