// SPDX-License-Identifier: BSL-1.0
// The field adds a length to a vector.
// expect: expected vec<m, 3> + vec<m, 3>, got vec<m, 3> + m
// inside: the error shows the way to the operator in the field
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{vec{1.0, 2.0, 3.0} * si::metre, vec{0.0, 0.0, 0.0} * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  return (state.position + 1.0 * si::metre) / si::second / si::second;
#else
  return (state.position + start.position) / si::second / si::second;
#endif
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * si::second, 10);
static_assert(end.position.x.value() < 1e6);
