// SPDX-License-Identifier: BSL-1.0
// The same mistakes with Boost.odeint on plain numbers.
#include "doubles.hpp"

// The time step is a time, in another unit.
// accepted: numbers have no units
namespace dt_in_hours {
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
}  // namespace dt_in_hours

// The time step is a length.
// accepted: numbers have no units
namespace dt_in_metres {
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
}  // namespace dt_in_metres

// The rate of the velocity is a force: it forgot the mass.
// accepted: numbers have no units
namespace force_returned {
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
}  // namespace force_returned

// Position and velocity are swapped.
// accepted: numbers have no units
namespace position_and_velocity_swapped {
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
}  // namespace position_and_velocity_swapped

// The field adds a velocity to a position.
// accepted: numbers have no units
namespace sum_in_a_field {
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
}  // namespace sum_in_a_field
