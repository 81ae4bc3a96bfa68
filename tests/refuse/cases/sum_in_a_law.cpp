// SPDX-License-Identifier: BSL-1.0
// A law of force adds a velocity to a position.
// expect: expected m + m, got m + m s^-1
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto pull = [](auto const& state, auto) {
  auto const k = 15.0 * si::newton / si::metre;
#ifdef UNITSTEP_MISTAKE
  return -k * (state.position + state.velocity);
#else
  return -k * (state.position + state.velocity * (1.0 * si::second));
#endif
};
constexpr unitstep::second_law field{1.0 * si::kilogram, pull};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.01 * si::second, 10);
static_assert(end.position > 0.0 * si::metre);
