// SPDX-License-Identifier: BSL-1.0
// Values that must not be stepped from: in a constant expression each is an error of the compiler.
#include <limits>
#include "shared.hpp"

// The velocity at the start of a chain is not a number.
// expect value: unitstep: initial.velocity must be finite, got infinity or NaN
namespace chain_nan_velocity {
// wrong: constexpr auto value = std::numeric_limits<double>::quiet_NaN();
constexpr auto value = 0.5;
constexpr motion start{0.0 * m, value* m_per_s};
[[maybe_unused]] constexpr chain run{rk4{}, start, pushed, 0.5 * s};
}  // namespace chain_nan_velocity

// A frame that ends before it begins.
// expect value: unitstep: frame_time must be finite and not negative
namespace clock_negative_frame_time {
constexpr auto frame_time = 1.5 * s;  // wrong: constexpr auto frame_time = -1.5 * s;
constexpr auto due = [] {
  fixed_step clock{0.5 * s, 8};
  return clock.advance(frame_time);
}();
static_assert(due == 3);
}  // namespace clock_negative_frame_time

// A clock that may never give a step.
// expect value: unitstep: most must be at least 1
namespace clock_of_no_steps {
constexpr auto due = [] {
  fixed_step clock{0.5 * s, 8};  // wrong: fixed_step clock{0.5 * s, 0};
  return clock.advance(1.5 * s);
}();
static_assert(due == 3);
}  // namespace clock_of_no_steps

// A clock whose step is zero.
// expect value: unitstep: dt must be positive and finite
namespace clock_zero_dt {
constexpr auto due = [] {
  fixed_step clock{0.5 * s, 8};  // wrong: fixed_step clock{0.0 * s, 8};
  return clock.advance(1.5 * s);
}();
static_assert(due == 3);
}  // namespace clock_zero_dt

// A factor that adds to the velocity in each step.
// expect value: unitstep: damped: factor must be from 0 to 1
namespace damping_beyond_one {
constexpr double factor = 0.99;  // wrong: constexpr double factor = 1.01;
constexpr damped settling{leapfrog{}, factor, 0.01 * m_per_s};
static_assert(settling.factor == factor);
}  // namespace damping_beyond_one

// A number of steps that no long holds.
// expect value: unitstep: a run has no more steps than a long can count
namespace every_beyond_counting {
constexpr unsigned long long n = 2;  // wrong: constexpr unsigned long long n = ~0ull;
constexpr every look{n, [](auto const&, auto) {}};
static_assert(look.n() == 2);
}  // namespace every_beyond_counting

// Every zeroth step is looked at.
// expect value: unitstep: n must be at least 1
namespace every_zeroth {
constexpr int n = 2;  // wrong: constexpr int n = 0;
[[maybe_unused]] constexpr every look{n, [](auto const&, auto) {}};
[[maybe_unused]] constexpr auto end = integrate_observed(rk4{}, start, field, 0.5 * s, 10, look);
}  // namespace every_zeroth

// An impulse ends before it starts.
// expect value: unitstep: impulse: until must not be before from
namespace impulse_backwards {
constexpr auto value = 1.0;  // wrong: constexpr auto value = 0.25;
[[maybe_unused]] constexpr second_law field{1.0 * kg, impulse{1.0 * N, 0.5 * s, value* s}};
}  // namespace impulse_backwards

// The time step is infinite.
// expect value: unitstep: dt must be finite, got infinity or NaN
namespace infinite_dt {
// wrong: constexpr auto value = std::numeric_limits<double>::infinity();
constexpr auto value = 0.5;
[[maybe_unused]] constexpr auto end = integrate(rk4{}, start, pushed, value* s, 10);
}  // namespace infinite_dt

// The gravity of a centre is infinite.
// expect value: unitstep: central_gravity: constants must be finite
namespace infinite_parameter {
// wrong: constexpr auto value = std::numeric_limits<double>::infinity();
constexpr auto value = 0.5;
constexpr auto parameter = value * m3 / (s * s);
[[maybe_unused]] constexpr second_law field{1.0 * kg, central_gravity{parameter}};
}  // namespace infinite_parameter

// The gravity of a centre is infinite, and alone.
// expect value: unitstep: central_gravity: constants must be finite
namespace infinite_parameter_alone {
// wrong: constexpr auto value = std::numeric_limits<double>::infinity();
constexpr auto value = 0.5;
constexpr motion start{vec{1.0, 0.0} * m, vec{0.0, 1.0} * m_per_s};
constexpr central_gravity field{value * m3 / (s * s)};
[[maybe_unused]] constexpr auto end = integrate(leapfrog{}, start, field, 0.5 * s, 1);
}  // namespace infinite_parameter_alone

// A component of the start is infinite.
// expect value: unitstep: initial.position must be finite, got infinity or NaN
namespace infinite_position {
// wrong: constexpr auto value = -std::numeric_limits<double>::infinity();
constexpr auto value = 0.5;
constexpr motion start{vec{0.0, 0.0, value} * m, vec{0.0, 0.0, 0.0} * m_per_s};
constexpr auto field = [](auto const&, auto) { return vec{0.0, 0.0, 1.0} * m_per_s2; };
[[maybe_unused]] constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
}  // namespace infinite_position

// A state is blended beyond the second one.
// expect value: unitstep: alpha must lie between 0 and 1
namespace interpolate_beyond {
constexpr auto alpha = 0.5;  // wrong: constexpr auto alpha = 1.5;
[[maybe_unused]] constexpr auto end = interpolate(start, start, alpha);
}  // namespace interpolate_beyond

// A member of the start is not a number.
// expect value: unitstep: every member of initial must be finite, got infinity or NaN
namespace nan_member {
// wrong: constexpr auto value = std::numeric_limits<double>::quiet_NaN();
constexpr auto value = 0.5;
struct tank {
  quantity<si::volume> water;
};
constexpr auto field = [](tank const& t, auto) { return rates{-t.water / s}; };
[[maybe_unused]] constexpr auto end = integrate(rk4{}, tank{value * m3}, field, 0.5 * s, 10);
}  // namespace nan_member

// A softening is not a number.
// expect value: unitstep: mutual_gravity: constants must be finite
namespace nan_softening {
// wrong: constexpr auto value = std::numeric_limits<double>::quiet_NaN();
constexpr auto value = 0.5;
constexpr auto G = 1.0 * m3 / (kg * s * s);
[[maybe_unused]] constexpr second_law field{1.0 * kg, mutual_gravity{G, value* m}};
}  // namespace nan_softening

// The start is at no time.
// expect value: unitstep: t0 must be finite, got infinity or NaN
namespace nan_start_time {
// wrong: constexpr auto value = std::numeric_limits<double>::quiet_NaN();
constexpr auto value = 0.5;
[[maybe_unused]] constexpr auto end = integrate(rk4{}, start, pushed, 0.5 * s, 10, value* s);
}  // namespace nan_start_time

// A spring constant is not a number.
// expect value: unitstep: spring: constants must be finite
namespace nan_stiffness {
// wrong: constexpr auto value = std::numeric_limits<double>::quiet_NaN();
constexpr auto value = 0.5;
[[maybe_unused]] constexpr second_law field{1.0 * kg, spring{value * N / m}};
}  // namespace nan_stiffness

// The velocity at the start is not a number.
// expect value: unitstep: initial.velocity must be finite, got infinity or NaN
namespace nan_velocity {
// wrong: constexpr auto value = std::numeric_limits<double>::quiet_NaN();
constexpr auto value = 0.5;
constexpr motion start{0.0 * m, value* m_per_s};
[[maybe_unused]] constexpr auto end = integrate(rk4{}, start, pushed, 0.5 * s, 10);
}  // namespace nan_velocity

// A rest length is negative.
// expect value: unitstep: spring: rest length must not be negative
namespace negative_rest_length {
constexpr auto value = 1.0;  // wrong: constexpr auto value = -1.0;
constexpr auto stiffness = 1.0 * N / m;
[[maybe_unused]] constexpr second_law field{1.0 * kg, spring{stiffness, 0.0 * m, value* m}};
}  // namespace negative_rest_length

// A body that rests below a negative speed.
// expect value: unitstep: damped: rest_speed must be finite and not negative
namespace negative_rest_speed {
constexpr auto slow = 0.01 * m_per_s;  // wrong: constexpr auto slow = -0.01 * m_per_s;
constexpr damped settling{leapfrog{}, 0.99, slow};
static_assert(settling.rest_speed == slow);
}  // namespace negative_rest_speed

// There are fewer steps than none.
// expect value: unitstep: steps must not be negative (a negative dt runs backwards)
namespace negative_steps {
constexpr auto value = 1;  // wrong: constexpr auto value = -1;
[[maybe_unused]] constexpr auto end = integrate(rk4{}, start, pushed, 0.5 * s, value);
}  // namespace negative_steps

// The orientation is no unit quaternion.
// expect value: unitstep: initial.orientation must be a unit quaternion
namespace orientation_not_a_unit {
constexpr auto value = 0.6;  // wrong: constexpr auto value = 0.7;
constexpr rotation start{quaternion{value, 0.0, 0.8, 0.0}, vec{0.0, 0.0, 2.0} * rad_per_s};
constexpr euler_equations field{vec{1.0, 2.0, 3.0} * kg * m2 / (rad * rad)};
[[maybe_unused]] constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
}  // namespace orientation_not_a_unit

// A simulation that was refused, in a loop that waits for it: the compiler gives up at once.
// expect value: unitstep: a simulation that was refused has no steps
namespace refused_simulation_in_a_loop {
constexpr motion thrown{1.0 * m, 2.0 * m_per_s};
constexpr int steps_to_the_ground() {
  // wrong: simulation ball{rk4{}, thrown, [](auto const&, auto) { return -9.81 * m_per_s; }, 0.125 * s};
  simulation ball{rk4{}, thrown, [](auto const&, auto) { return -9.81 * m_per_s2; }, 0.125 * s};
  int steps = 0;
  for (; ball.state().position > 0.0 * m; ++steps) ball.step();
  return steps;
}
static_assert(steps_to_the_ground() > 0);
}  // namespace refused_simulation_in_a_loop

// A run is resumed whose bytes were damaged.
// expect value: unitstep: the saved run is damaged: a number in it is not finite, or n no count
namespace resume_of_a_damaged_run {
// wrong: constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double infinity = 1e308;
[[maybe_unused]] constexpr auto end = [] {
  simulation sim{rk4{}, start, field, 0.5 * s};
  auto saved = sim.save();
  saved.state.position = infinity;
  sim.resume(saved);
  return sim.state();
}();
}  // namespace resume_of_a_damaged_run

// A simulation goes on from a velocity that is no number.
// expect value: unitstep: initial.velocity must be finite, got infinity or NaN
namespace set_state_nan {
// wrong: constexpr auto value = std::numeric_limits<double>::quiet_NaN();
constexpr auto value = 0.25;
[[maybe_unused]] constexpr auto end = [] {
  simulation sim{velocity_verlet{}, start, pushed, 0.5 * s};
  sim.set_state({1.0 * m, value * m_per_s});
  return sim.state();
}();
}  // namespace set_state_nan

// Another step of a simulation is infinite.
// expect value: unitstep: dt must be finite, got infinity or NaN
namespace simulation_infinite_other_dt {
// wrong: constexpr auto value = std::numeric_limits<double>::infinity();
constexpr auto value = 0.25;
[[maybe_unused]] constexpr auto end = [] {
  simulation sim{velocity_verlet{}, start, pushed, 0.5 * s};
  sim.step(value * s);
  return sim.state();
}();
}  // namespace simulation_infinite_other_dt

// There are more steps than a long holds.
// expect value: unitstep: a run has no more steps than a long can count
namespace steps_beyond_counting {
constexpr auto steps = 1ULL << 3U;  // wrong: constexpr auto steps = 1ULL << 63U;
[[maybe_unused]] constexpr auto end = integrate(rk4{}, start, pushed, 0.5 * s, steps);
}  // namespace steps_beyond_counting

// A table is asked for a time after its last one.
// expect value: unitstep: time must lie within the table
namespace table_beyond_its_end {
constexpr auto table = trajectory<4>(rk4{}, start, field, 0.5 * s);
constexpr auto time = 1.5 * s;  // wrong: constexpr auto time = 2.5 * s;
[[maybe_unused]] constexpr auto end = state_at(table, time);
}  // namespace table_beyond_its_end

// The relative error is no number.
// expect value: unitstep: tolerance.relative must be finite and not negative
namespace tolerance_nan_relative {
// wrong: constexpr double absolute = 1e-6, relative = std::numeric_limits<double>::quiet_NaN();
constexpr double absolute = 1e-6, relative = 0.0;
constexpr tolerance allowed{motion{absolute * m, 1e-6 * m_per_s}, relative};
constexpr chain run{dormand_prince5{}, start, field, allowed};
static_assert(state_after<run, 4>.position.value() < 1.0);
}  // namespace tolerance_nan_relative

// The error allowed is negative.
// expect value: unitstep: tolerance.absolute must be finite and not negative
namespace tolerance_negative {
// wrong: constexpr double absolute = -1e-6, relative = 0.0;
constexpr double absolute = 1e-6, relative = 0.0;
constexpr tolerance allowed{motion{absolute * m, 1e-6 * m_per_s}, relative};
constexpr auto end = integrate(dormand_prince5{}, start, field, allowed, 0.5 * s);
static_assert(end.position.value() < 1.0);
}  // namespace tolerance_negative

// No error at all is allowed.
// expect value: unitstep: tolerance.absolute must be positive where tolerance.relative is zero
namespace tolerance_of_nothing {
// wrong: constexpr double absolute = 0.0, relative = 0.0;
constexpr double absolute = 1e-6, relative = 0.0;
constexpr tolerance allowed{motion{absolute * m, 1e-6 * m_per_s}, relative};
constexpr auto table = trajectory<4>(dormand_prince5{}, start, field, allowed, 0.125 * s);
static_assert(table[4].state.position.value() < 1.0);
}  // namespace tolerance_of_nothing

// The time step of a trajectory is infinite.
// expect value: unitstep: dt must be finite, got infinity or NaN
namespace trajectory_infinite_dt {
// wrong: constexpr auto value = std::numeric_limits<double>::infinity();
constexpr auto value = 0.5;
[[maybe_unused]] constexpr auto samples = trajectory<4>(rk4{}, start, pushed, value* s);
}  // namespace trajectory_infinite_dt

// A run until an event may make fewer than no steps.
// expect value: unitstep: most_steps must not be negative
namespace until_negative_most_steps {
constexpr auto event = [](auto const& b, auto) { return b.position; };
constexpr int most = 1;  // wrong: constexpr int most = -1;
[[maybe_unused]] constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * s, event, most);
}  // namespace until_negative_most_steps

// A vector without a length has no direction.
// expect value: unitstep: normalized(v) needs a vector whose length is not 0
namespace zero_direction {
constexpr auto value = 0.5;  // wrong: constexpr auto value = 0.0;
[[maybe_unused]] constexpr auto direction = normalized(vec{0.0, value} * m);
}  // namespace zero_direction

// A moment of inertia is zero.
// expect value: unitstep: moments of inertia must be finite and not zero
namespace zero_inertia {
constexpr auto value = 3.0;  // wrong: constexpr auto value = 0.0;
constexpr rotation start{quaternion{0.6, 0.0, 0.8, 0.0}, vec{0.0, 0.0, 2.0} * rad_per_s};
constexpr euler_equations field{vec{1.0, 2.0, value} * kg * m2 / (rad * rad)};
[[maybe_unused]] constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
}  // namespace zero_inertia

// The mass is zero.
// expect value: unitstep: mass must be finite and not zero
namespace zero_mass {
constexpr auto value = 0.5;  // wrong: constexpr auto value = 0.0;
constexpr second_law field{value * kg, constant_force{1.0 * N}};
[[maybe_unused]] constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
}  // namespace zero_mass

// One of two masses is zero.
// expect value: unitstep: every mass must be finite and not zero
namespace zero_mass_of_one_body {
constexpr auto value = 0.5;  // wrong: constexpr auto value = 0.0;
constexpr std::array masses{1.0 * kg, value* kg};
[[maybe_unused]] constexpr second_law field{masses, gravity{1.0 * m_per_s2}};
}  // namespace zero_mass_of_one_body
