// SPDX-License-Identifier: BSL-1.0
// The field multiplies the whole state instead of its position.
#include "integrate.hpp"

constexpr body start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  return -15.0 / (si::second * si::second) * state;
#else
  return -15.0 / (si::second * si::second) * state.position;
#endif
};
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
