// SPDX-License-Identifier: BSL-1.0
// A field chooses between values of two units.
// expect: expected value: m s^-2, got m
// inside: the error shows the way to the operator in the field
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  return state.position > 0.0 * si::metre ? -state.velocity / si::second : state.position;
#else
  return state.position > 0.0 * si::metre ? -state.velocity / si::second
                                          : state.velocity / si::second;
#endif
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * si::second, 10);
static_assert(end.position.value() < 1e6);
