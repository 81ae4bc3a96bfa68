// SPDX-License-Identifier: BSL-1.0
// Position and velocity are swapped.
#include "integrate.hpp"

inline auto const field = [](motion const& state, change& rate, auto) {
  at_c<0>(rate) = at_c<1>(state);
  at_c<1>(rate) = -4.0 / si::second / si::second * at_c<0>(state);
};
#ifdef UNITSTEP_MISTAKE
inline motion const start(0.0 * si::metre_per_second, 0.0 * si::metre);
#else
inline motion const start(0.0 * si::metre, 0.0 * si::metre_per_second);
#endif
inline auto const end = integrate<motion, change>(start, field, 0.5 * si::second, 10);
