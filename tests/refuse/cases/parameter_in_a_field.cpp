// SPDX-License-Identifier: BSL-1.0
// A function in a field is given another unit than that of its parameter.
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
  auto const pull = [](boost::units::quantity<si::length> x) {
    return -x / si::second / si::second;
  };
  return pull(state.velocity);
#else
  auto const pull = [](boost::units::quantity<si::length> x) {
    return -x / si::second / si::second;
  };
  return pull(state.position);
#endif
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * si::second, 10);
static_assert(end.position.value() < 1e6);
