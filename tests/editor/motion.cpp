// SPDX-License-Identifier: BSL-1.0
// What `hover` of the tools asks clangd about.
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::motion;

constexpr motion<quantity<si::length>, quantity<si::velocity>> start{1.0 * si::metre,
                                                                     0.0 * si::metre_per_second};
constexpr auto copied = start;
constexpr auto field = [](auto const& state, auto) {
  return -state.position / (1.0 * si::second * si::second);
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
