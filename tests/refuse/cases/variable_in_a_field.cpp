// SPDX-License-Identifier: BSL-1.0
// A variable in a field is of another unit than what it is given.
// expect: expected value: m, got m s^-1
// inside: the error shows the way to the operator in the field
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  boost::units::quantity<si::length> const x = state.velocity;
  return -1.0 / si::second / si::second * x;
#else
  boost::units::quantity<si::length> const x = state.position;
  return -1.0 / si::second / si::second * x;
#endif
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * si::second, 10);
static_assert(end.position.value() < 1e6);
