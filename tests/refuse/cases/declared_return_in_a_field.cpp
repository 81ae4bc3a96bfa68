// SPDX-License-Identifier: BSL-1.0
// What a field returns is not what it declares.
// expect: expected value: m s^-2, got m s^-1
// any length: the error shows the way to the field
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) -> boost::units::quantity<si::acceleration> {
#ifdef UNITSTEP_MISTAKE
  return -1.0 / si::second * state.position;
#else
  return -1.0 / si::second / si::second * state.position;
#endif
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * si::second, 10);
static_assert(end.position.value() < 1e6);
