// SPDX-License-Identifier: BSL-1.0
// What a method says of a field is asked of the method inside another one too: this field names its types.
// expect: expected field: callable with any number (auto const&), got one that names its types
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

#ifdef UNITSTEP_MISTAKE
using state = unitstep::motion<quantity<si::length>, quantity<si::velocity>>;
constexpr auto field = [](state const& s, quantity<si::time>) {
  return -4.0 / si::second / si::second * s.position;
};
#else
constexpr auto field = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
#endif
[[maybe_unused]] constexpr auto swung = unitstep::integrate(
    unitstep::damped{unitstep::taylor<8>{}, 0.5, 0.0 * si::metre_per_second},
    unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second}, field, 0.1 * si::second, 10);
