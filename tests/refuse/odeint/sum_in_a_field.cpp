// SPDX-License-Identifier: BSL-1.0
// The field adds a velocity to a position.
#include "integrate.hpp"

inline auto const field = [](motion const& state, change& rate, auto) {
  auto const x = at_c<0>(state);
  auto const v = at_c<1>(state);
  at_c<0>(rate) = v;
#ifdef UNITSTEP_MISTAKE
  at_c<1>(rate) = -(x + v) / (1.0 * si::second * si::second);
#else
  at_c<1>(rate) = -(x + v * (1.0 * si::second)) / (1.0 * si::second * si::second);
#endif
};
inline motion const start(1.0 * si::metre, 0.0 * si::metre_per_second);
inline auto const end = integrate<motion, change>(start, field, 0.5 * si::second, 10);
