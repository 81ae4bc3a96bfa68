// SPDX-License-Identifier: BSL-1.0
// A caller's own force law returns an acceleration.
// expect: expected force: kg m s^-2 (N), got m s^-2
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto pull = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#else
constexpr auto pull = [](auto const& state, auto) {
  return -4.0 * si::newton / si::metre * state.position;
};
#endif
constexpr unitstep::second_law field{1.0 * si::kilogram, pull};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
