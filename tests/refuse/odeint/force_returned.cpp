// SPDX-License-Identifier: BSL-1.0
// The rate of the velocity is a force: it forgot the mass.
#include "integrate.hpp"

inline auto const field = [](motion const& state, change& rate, auto) {
  at_c<0>(rate) = at_c<1>(state);
#ifdef UNITSTEP_MISTAKE
  at_c<1>(rate) = -4.0 * si::newton / si::metre * at_c<0>(state);
#else
  at_c<1>(rate) = -4.0 * si::newton / si::metre * at_c<0>(state) / (1.0 * si::kilogram);
#endif
};
inline auto const end = integrate<motion, change>(
    motion(0.0 * si::metre, 0.0 * si::metre_per_second), field, 0.5 * si::second, 10);
