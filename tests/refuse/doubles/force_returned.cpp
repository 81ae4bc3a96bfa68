// SPDX-License-Identifier: BSL-1.0
// The rate of the velocity is a force: it forgot the mass.
// accepted: numbers have no units
#include "integrate.hpp"

inline auto const field = [](motion const& state, motion& rate, double) {
  constexpr double stiffness = 4.0;
  [[maybe_unused]] constexpr double mass = 2.0;
#ifdef UNITSTEP_MISTAKE
  rate = {state[1], -stiffness * state[0]};
#else
  rate = {state[1], -stiffness * state[0] / mass};
#endif
};
inline motion const start{0.0, 0.0};
inline auto const end = integrate(start, field, 0.5, 10);
