// SPDX-License-Identifier: BSL-1.0
// A force law returns an acceleration.
#include "integrate.hpp"

constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto pull = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#else
constexpr auto pull = [](auto const& state, auto) {
  return -4.0 * si::newton / si::metre * state.position;
};
#endif
constexpr law field{1.0 * si::kilogram, pull};
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
