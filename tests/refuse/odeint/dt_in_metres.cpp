// SPDX-License-Identifier: BSL-1.0
// The time step is a length.
#include "integrate.hpp"

inline auto const field = [](motion const& state, change& rate, auto) {
  at_c<0>(rate) = at_c<1>(state);
  at_c<1>(rate) = -4.0 / si::second / si::second * at_c<0>(state);
};
inline motion const start(0.0 * si::metre, 0.0 * si::metre_per_second);
#ifdef UNITSTEP_MISTAKE
inline auto const end = integrate<motion, change>(start, field, 0.5 * si::metre, 10);
#else
inline auto const end = integrate<motion, change>(start, field, 0.5 * si::second, 10);
#endif
