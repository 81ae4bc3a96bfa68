// SPDX-License-Identifier: BSL-1.0
// The field takes the state alone.
#include "integrate.hpp"

constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& state) {
  return -4.0 / si::second / si::second * state.position;
};
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#endif
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
