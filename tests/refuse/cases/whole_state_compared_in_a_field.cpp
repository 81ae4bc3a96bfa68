// SPDX-License-Identifier: BSL-1.0
// The field compares the whole state with a length.
// expect: expected a member of the state, not all of it, got motion<m, m s^-1> < m
// inside: the error shows the way to the operator in the field
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  auto const g = 9.81 * si::metre_per_second_squared;
#ifdef UNITSTEP_MISTAKE
  return state < 0.0 * si::metre ? g : -g;
#else
  return state.position < 0.0 * si::metre ? g : -g;
#endif
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
static_assert(end.velocity.value() < 1e6);
