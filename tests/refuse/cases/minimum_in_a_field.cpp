// SPDX-License-Identifier: BSL-1.0
// The field takes the smaller of a position and a velocity.
// expect: expected min(m, m), got min(m, m s^-1)
// inside: the error shows the way to the operator in the field
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  return min(state.position, state.velocity) / si::second / si::second;
#else
  return min(state.position, 1.0 * si::metre) / si::second / si::second;
#endif
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * si::second, 10);
static_assert(end.position.value() < 1e6);
