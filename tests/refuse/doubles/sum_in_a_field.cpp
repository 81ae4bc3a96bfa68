// SPDX-License-Identifier: BSL-1.0
// The field adds a velocity to a position.
// accepted: numbers have no units
#include "integrate.hpp"

inline auto const field = [](motion const& state, motion& rate, double) {
  [[maybe_unused]] constexpr double second = 1.0;
#ifdef UNITSTEP_MISTAKE
  rate = {state[1], -4.0 * (state[0] + state[1])};
#else
  rate = {state[1], -4.0 * (state[0] + state[1] * second)};
#endif
};
inline motion const start{0.0, 0.0};
inline auto const end = integrate(start, field, 0.5, 10);
