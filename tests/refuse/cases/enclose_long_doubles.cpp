// SPDX-License-Identifier: BSL-1.0
// Bounds are doubles, and most numbers of a long double are none.
// expect: expected initial: quantities of double or float, got long double
#include <boost/units/systems/si.hpp>

#include <unitstep/enclose/enclose.hpp>

namespace si = boost::units::si;
#ifdef UNITSTEP_MISTAKE
using number = long double;
#else
using number = double;
#endif
template <class Unit>
using of = boost::units::quantity<Unit, number>;

constexpr unitstep::motion start{of<si::length>::from_value(1), of<si::velocity>::from_value(0)};
constexpr auto field = [](auto const& state, auto) {
  return -1 * state.position / si::second / si::second;
};
constexpr auto end = unitstep::enclose<4>(start, field, of<si::time>::from_value(0.125L), 2);
static_assert(end.position.lower.value() < 1);
