// SPDX-License-Identifier: BSL-1.0
// The time step is a length.
// accepted: numbers have no units
#include "integrate.hpp"

inline auto const field = [](motion const& state, motion& rate, double) {
  rate = {state[1], -4.0 * state[0]};
};
inline motion const start{0.0, 0.0};
constexpr double start_height = 2.0;
[[maybe_unused]] constexpr double dt = 0.5;
#ifdef UNITSTEP_MISTAKE
inline auto const end = integrate(start, field, start_height, 10);
#else
inline auto const end = integrate(start, field, dt, start_height > 0.0 ? 10 : 0);
#endif
