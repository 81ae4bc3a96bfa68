// SPDX-License-Identifier: BSL-1.0
// An aggregate whose members are fixed cannot hold intervals.
// expect: expected initial: a state that is a template over its number, got tank
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

#ifdef UNITSTEP_MISTAKE
struct tank {
  quantity<si::length> level;
};
constexpr tank start{2.0 * si::metre};
#else
template <class N>
struct tank {
  unitstep::light<si::length, N> level;
};
constexpr tank<double> start{2.0};
#endif
constexpr auto field = [](auto const& t, auto) {
  return unitstep::rates{-0.5 / si::second * t.level};
};
[[maybe_unused]] constexpr auto drained = unitstep::enclose(start, field, 0.125 * si::second, 8);
