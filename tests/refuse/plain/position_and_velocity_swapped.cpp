// SPDX-License-Identifier: BSL-1.0
// Position and velocity are swapped.
#include "integrate.hpp"

#ifdef UNITSTEP_MISTAKE
constexpr body start{0.0 * si::metre_per_second, 0.0 * si::metre};
#else
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#endif
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
