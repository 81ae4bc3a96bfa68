// SPDX-License-Identifier: BSL-1.0
// The field adds a plain number to a velocity.
#include "integrate.hpp"

constexpr body start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, [[maybe_unused]] auto time) {
#ifdef UNITSTEP_MISTAKE
  return -(state.velocity + 1.0) / (1.0 * si::second);
#else
  return -(state.velocity + 1.0 * si::metre_per_second) / (1.0 * si::second);
#endif
};
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
