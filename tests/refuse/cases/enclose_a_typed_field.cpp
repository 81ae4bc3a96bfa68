// SPDX-License-Identifier: BSL-1.0
// The field names its types, and cannot be run on intervals.
// expect: expected field: callable with any number (auto const&), got one that names its types
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

using line = unitstep::motion<quantity<si::length>, quantity<si::velocity>>;

#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](line const& s, quantity<si::time>) {
  return -4.0 / si::second / si::second * s.position;
};
#else
constexpr auto field = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
#endif
[[maybe_unused]] constexpr auto swung = unitstep::enclose(
    line{1.0 * si::metre, 0.0 * si::metre_per_second}, field, 0.125 * si::second, 8);
