// SPDX-License-Identifier: BSL-1.0
// The time step is a time, in another unit.
// accepted: numbers have no units
#include "integrate.hpp"

inline auto const field = [](motion const& state, motion& rate, double) {
  rate = {state[1], -4.0 * state[0]};
};
inline motion const start{0.0, 0.0};
constexpr double hours = 0.5;
#ifdef UNITSTEP_MISTAKE
inline auto const end = integrate(start, field, hours, 10);
#else
inline auto const end = integrate(start, field, 3600.0 * hours, 10);
#endif
