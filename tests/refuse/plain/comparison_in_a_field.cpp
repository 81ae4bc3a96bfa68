// SPDX-License-Identifier: BSL-1.0
// The field compares a position with a velocity.
#include "integrate.hpp"

constexpr body start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, [[maybe_unused]] auto time) {
  auto const g = 9.81 * si::metre_per_second_squared;
#ifdef UNITSTEP_MISTAKE
  return state.position > state.velocity ? g : -g;
#else
  return state.position > 0.0 * si::metre ? g : -g;
#endif
};
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
