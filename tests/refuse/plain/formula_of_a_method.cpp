// SPDX-License-Identifier: BSL-1.0
// The formula of the method forgets the step.
#include "integrate.hpp"

template <class State, class Field, class Time>
constexpr State own_euler(State state, Field field, Time t, Time dt) {
  state.velocity = state.velocity + field(state, t) * dt;
#ifdef UNITSTEP_MISTAKE
  state.position = state.position + state.velocity;
#else
  state.position = state.position + state.velocity * dt;
#endif
  return state;
}
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
inline auto const end = own_euler(start, field, 0.0 * si::second, 0.5 * si::second);
