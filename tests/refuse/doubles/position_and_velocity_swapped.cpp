// SPDX-License-Identifier: BSL-1.0
// Position and velocity are swapped.
// accepted: numbers have no units
#include "integrate.hpp"

constexpr double position = 1.0;
constexpr double velocity = 2.0;
#ifdef UNITSTEP_MISTAKE
inline motion const start{velocity, position};
#else
inline motion const start{position, velocity};
#endif
inline auto const field = [](motion const& state, motion& rate, double) {
  rate = {state[1], -4.0 * state[0]};
};
inline auto const end = integrate(start, field, 0.5, 10);
