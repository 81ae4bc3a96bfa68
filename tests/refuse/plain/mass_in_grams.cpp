// SPDX-License-Identifier: BSL-1.0
// The mass is in grams, the spring and the state in SI units.
#include "integrate.hpp"

#include <boost/units/systems/cgs.hpp>

constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto pull = [](auto const& state, auto) {
  return -4.0 * si::newton / si::metre * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr law field{1.0 * boost::units::cgs::gram, pull};
#else
constexpr law field{1.0 * si::kilogram, pull};
#endif
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
