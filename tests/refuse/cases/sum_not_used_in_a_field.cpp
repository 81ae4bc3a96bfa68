// SPDX-License-Identifier: BSL-1.0
// The field adds a velocity to a position and makes nothing of it, which is a warning.
// expect words: operands do not match
// any length: it is a warning, which shows the way to the field and the operator
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  state.position + state.velocity;
#else
  static_cast<void>(state);
#endif
  return -9.81 * si::metre_per_second_squared;
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
static_assert(end.position.value() < 1e6);
