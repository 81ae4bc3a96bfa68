// SPDX-License-Identifier: BSL-1.0
// Mistakes with what a driver takes: steps, times, counts.
#include <boost/units/base_units/metric/hour.hpp>
#include <chrono>
#include <unitstep/drive/each_step.hpp>
#include "shared.hpp"

constexpr auto look = [](auto const&, auto) {};

// The field of a chain assigns an acceleration to a copy of the velocity.
// expect: expected m s^-1 = m s^-1, got m s^-1 = m s^-2
// inside: the error shows the way to the operator in the field
namespace assignment_in_a_chain {
constexpr auto field = [](auto const& state, auto) {
  auto velocity = state.velocity;
  velocity = g * (1.0 * s);  // wrong: velocity = g;
  return -velocity / (1.0 * s);
};
constexpr chain run{rk4{}, start, field, 0.5 * s};
static_assert(state_after<run, 10>.position.value() < 1e6);
}  // namespace assignment_in_a_chain

// The field of a motion in float assigns a velocity in double to a copy of the velocity.
// expect: expected m s^-1 in float = m s^-1 in float, got m s^-1 in float = m s^-1 in double (1.0F is float, 1.0 double)
// inside: the error shows the way to the operator in the field
namespace assignment_of_another_precision {
constexpr motion start{1.0F * m, 0.0F * m_per_s};
constexpr auto field = [](auto const& state, auto) {
  auto velocity = state.velocity;
  velocity = 9.81F * m_per_s;  // wrong: velocity = 9.81 * m_per_s;
  return -velocity / (1.0F * s);
};
constexpr auto end = integrate(rk4{}, start, field, 0.5F * s, 10);
static_assert(end.position.value() < 1e6F);
}  // namespace assignment_of_another_precision

// A chain whose field returns a force.
// expect: expected acceleration: m s^-2, got kg m s^-2 (N)
namespace chain_force_returned {
// added: constexpr auto field = [](auto const& state, auto) { return -4.0 * N / m * state.position; };
constexpr chain run{rk4{}, start, field, 0.5 * s};
constexpr auto end = state_after<run, 10>;
static_assert(end.position.value() < 1e6);
}  // namespace chain_force_returned

// The time step is a time, in another unit.
// expect: expected dt: s, got h
namespace dt_in_hours {
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::integrate(
    unitstep::rk4{}, start, field, 0.5 * boost::units::metric::hour_base_unit::unit_type(), 10);
#else
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
#endif
static_assert(end.position.value() < 1e6);
}  // namespace dt_in_hours

// The time step is a length.
// expect: expected dt: s, got m
namespace dt_in_metres {
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::metre, 10);
#else
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
#endif
static_assert(end.position.value() < 1e6);
}  // namespace dt_in_metres

// The time step is a length, and the field compares the time with a second.
// expect: expected dt: s, got m
namespace dt_in_metres_and_a_field_of_time {
constexpr auto field = [](auto const& state, auto time) {
  auto const pull = -15.0 / (s * s) * state.position;
  return time < 1.0 * s ? pull : 2.0 * pull;
};
// wrong: constexpr auto end = integrate(rk4{}, start, field, 0.5 * m, 10);
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace dt_in_metres_and_a_field_of_time

// The step is a vec of times.
// expect: expected dt: s, got vec<s, 2>
namespace dt_is_a_vec {
constexpr auto dt = 0.5 * s;  // wrong: constexpr auto dt = vec{0.5, 0.5} * s;
constexpr auto end = integrate(rk4{}, start, field, dt, 10);
static_assert(end.position < 1e6 * m && end.velocity.value() < 1e6);
}  // namespace dt_is_a_vec

// The step is a duration of a clock that counts in a type which is no number.
// expect: expected dt: s, got a duration in 1/1000 s of fixed_point
namespace duration_of_no_number {
struct fixed_point {
  long value = 0;
};
constexpr auto field = [](auto const&, auto) { return 0.0 * m_per_s2; };
// wrong: constexpr std::chrono::duration<fixed_point, std::milli> dt{fixed_point{5}};
constexpr std::chrono::milliseconds dt{5};
constexpr auto end = integrate(rk4{}, start, field, dt, 10);
static_assert(end.position < 9.0 * m);
}  // namespace duration_of_no_number

// The number of steps in a loop is a time.
// expect: expected steps: an integer, got s
namespace each_step_in_seconds {
constexpr auto end = [] {
  simulation sim{rk4{}, start, field, 0.5 * s};
  auto steps = each_step(sim, 10);  // wrong: auto steps = each_step(sim, 10.0 * s);
  auto last = start;
  for (auto const& [time, state] : steps) last = state;
  return last;
}();
static_assert(end.position.value() < 100.0);
}  // namespace each_step_in_seconds

// A simulation that cannot change is stepped in a loop.
// expect: expected sim: a simulation to step, got a const simulation
namespace each_step_of_a_const {
constexpr auto end = [] {
  // wrong: const simulation sim{rk4{}, start, field, 0.5 * s};
  simulation sim{rk4{}, start, field, 0.5 * s};
  auto steps = each_step(sim, 10);
  auto last = start;
  for (auto const& [time, state] : steps) last = state;
  return last;
}();
static_assert(end.position.value() < 100.0);
}  // namespace each_step_of_a_const

// The number of steps comes before the simulation.
// expect: expected sim: a simulation with a name, got a plain number (int)
namespace each_step_swapped {
constexpr auto field = [](auto const& state, auto) { return -state.position / (s * s); };

void use() {
  simulation sim{rk4{}, start, field, 0.5 * s};
  // wrong: for (auto const& now : each_step(4, sim)) static_cast<void>(now);
  for (auto const& now : each_step(sim, 4)) static_cast<void>(now);
}
}  // namespace each_step_swapped

// The time step is float, the state double.
// expect: expected dt: s in double, got s in float
namespace float_dt {
// wrong: constexpr auto end = integrate(rk4{}, start, field, 0.5F * s, 10);
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace float_dt

// The field turns the sign of the whole state instead of that of its position.
// expect: expected a member of the state, not all of it, got -motion<m, m s^-1>
namespace minus_a_whole_state {
// wrong: constexpr auto field = [](auto const& state, auto) { return -state / (s * s); };
constexpr auto field = [](auto const& state, auto) { return -state.position / (s * s); };
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace minus_a_whole_state

// The step of an observed run is a length.
// expect: expected dt: s, got m
namespace observed_dt_in_metres {
constexpr motion start{0.0 * m, 1.0 * m_per_s};
// wrong: constexpr auto end = integrate_observed(rk4{}, start, field, 0.5 * m, 10, look);
constexpr auto end = integrate_observed(rk4{}, start, field, 0.5 * s, 10, look);
static_assert(end.position < 0.0 * m && end.position > -0.5 * m);
}  // namespace observed_dt_in_metres

// The number of steps was forgotten, so the observer stands in its place.
// expect: expected steps: an integer, got a lambda
namespace observed_without_steps {
// wrong: constexpr auto end = integrate_observed(rk4{}, start, field, 0.5 * s, look);
constexpr auto end = integrate_observed(rk4{}, start, field, 0.5 * s, 10, look);
static_assert(end.position.value() < 1e6);
}  // namespace observed_without_steps

// An observer that wants to stop the run.
// expect: expected observer result: nothing (void), got a plain number (bool)
namespace observer_returns_bool {
// added: constexpr auto look = [](auto const&, auto) { return true; };
constexpr auto end = integrate_observed(rk4{}, start, field, 0.5 * s, 10, look);
static_assert(end.position.value() < 100.0);
}  // namespace observer_returns_bool

// An observer that does not take the time.
// expect: expected observer: callable (state, time), got callable (state)
namespace observer_without_time {
// added: constexpr auto look = [](auto const&) {};
constexpr auto end = integrate_observed(rk4{}, start, field, 0.5 * s, 10, look);
static_assert(end.position.value() < 100.0);
}  // namespace observer_without_time

// The time step is a plain number.
// expect: expected dt: s, got a plain number (double)
namespace raw_dt {
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5, 10);
#else
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
#endif
static_assert(end.position.value() < 1e6);
}  // namespace raw_dt

// A run is resumed from its state alone.
// expect: expected saved: what save() returned, got motion<m, m s^-1>
namespace resume_of_a_state {
constexpr auto end = [] {
  simulation sim{rk4{}, start, field, 0.5 * s};
  auto other = sim;
  other.step();
  sim.resume(other.save());  // wrong: sim.resume(other.state());
  return sim.state();
}();
static_assert(end.position.value() < 100.0);
}  // namespace resume_of_a_state

// A run is resumed that was saved by another method.
// expect: expected method of the saved run: rk4, got velocity_verlet
namespace resume_of_another_method {
constexpr auto end = [] {
  simulation sim{rk4{}, start, field, 0.5 * s};
  // wrong: simulation other{velocity_verlet{}, start, field, 0.5 * s};
  simulation other{rk4{}, start, field, 0.25 * s};
  other.step();
  sim.resume(other.save());
  return sim.state();
}();
static_assert(end.position.value() < 100.0);
}  // namespace resume_of_another_method

// A run is resumed that was saved in the plane.
// expect: expected state of the saved run: motion<m, m s^-1>, got motion<vec<m, 2>, vec<m s^-1, 2>>
namespace resume_of_another_state {
// wrong: constexpr motion other_start{vec{0.0, 0.0} * m, vec{1.0, 0.0} * m_per_s};
constexpr motion other_start = start;
constexpr auto end = [] {
  simulation sim{rk4{}, start, field, 0.5 * s};
  simulation other{rk4{}, other_start, field, 0.5 * s};
  other.step();
  sim.resume(other.save());
  return sim.state();
}();
static_assert(end.position.value() < 100.0);
}  // namespace resume_of_another_state

// A simulation is given a velocity in place of a state.
// expect: expected state: motion<m, m s^-1>, got m s^-1
namespace set_state_is_a_velocity {
constexpr auto end = [] {
  simulation sim{rk4{}, start, field, 0.5 * s};
  // wrong: sim.set_state(-sim.state().velocity);
  sim.set_state({sim.state().position, -sim.state().velocity});
  return sim.state();
}();
static_assert(end.position.value() < 100.0);
}  // namespace set_state_is_a_velocity

// A simulation goes on from a state whose members are swapped.
// expect: expected position: m, got m s^-1
namespace set_state_swapped {
constexpr auto end = [] {
  simulation sim{rk4{}, start, field, 0.5 * s};
  // wrong: sim.set_state(motion{sim.state().velocity, sim.state().position});
  sim.set_state(motion{sim.state().position, -sim.state().velocity});
  return sim.state();
}();
static_assert(end.position.value() < 100.0);
}  // namespace set_state_swapped

// The time step of a simulation is a length, and so is another step.
// expect: expected dt: s, got m
namespace simulation_every_dt_in_metres {
constexpr auto end = [] {
  // wrong: simulation sim{rk4{}, start, field, 0.5 * m};
  simulation sim{rk4{}, start, field, 0.5 * s};
  sim.step();
  sim.step(0.25 * s);
  return sim.state();
}();
static_assert(end.position < 1e9 * m);
}  // namespace simulation_every_dt_in_metres

// A simulation whose field returns a force.
// expect: expected acceleration: m s^-2, got kg m s^-2 (N)
namespace simulation_force_returned {
// wrong: constexpr auto field = [](auto const& state, auto) { return -4.0 * N / m * state.position; };
constexpr auto field = [](auto const& state, auto) {
  return -4.0 * N / m * state.position / (1.0 * kg);
};
constexpr auto end = [] {
  simulation sim{rk4{}, start, field, 0.5 * s};
  sim.step();
  sim.step();
  return sim.state();
}();
static_assert(end.position.value() < 1e6);
}  // namespace simulation_force_returned

// Another step of a simulation is float.
// expect: expected dt: s in double, got s in float
namespace simulation_other_dt_in_float {
constexpr auto end = [] {
  simulation sim{rk4{}, start, field, 0.5 * s};
  sim.step(0.25 * s);  // wrong: sim.step(0.25F * s);
  sim.step();
  return sim.state();
}();
static_assert(end.position.value() < 1e6);
}  // namespace simulation_other_dt_in_float

// Another step of a simulation is a length.
// expect: expected dt: s, got m
namespace simulation_other_dt_in_metres {
constexpr auto end = [] {
  simulation sim{rk4{}, start, field, 0.5 * s};
  sim.step(0.25 * s);  // wrong: sim.step(0.25 * m);
  sim.step();
  return sim.state();
}();
static_assert(end.position.value() < 1e6);
}  // namespace simulation_other_dt_in_metres

// A simulation of a state whose position and velocity are swapped.
// expect: expected velocity: m s^-2, got m
namespace simulation_position_and_velocity_swapped {
// wrong: constexpr motion start{0.0 * m_per_s, 0.0 * m};
constexpr motion start{0.0 * m, 0.0 * m_per_s};
constexpr auto end = [] {
  simulation sim{rk4{}, start, field, 0.5 * s};
  sim.step();
  sim.step();
  return sim.state();
}();
static_assert(end.position.value() == 0.0);
}  // namespace simulation_position_and_velocity_swapped

// A simulation whose time step is a plain number.
// expect: expected dt: s, got a plain number (double)
namespace simulation_raw_dt {
constexpr auto end = [] {
  simulation sim{rk4{}, start, field, 0.5 * s};  // wrong: simulation sim{rk4{}, start, field, 0.5};
  sim.step();
  sim.step();
  return sim.state();
}();
static_assert(end.position.value() < 1e6);
}  // namespace simulation_raw_dt

// The time of the start of a simulation is float.
// expect: expected t0: s in double, got s in float
namespace simulation_start_time_in_float {
constexpr auto end = [] {
  // wrong: simulation sim{rk4{}, start, field, 0.5 * s, 1.0F * s};
  simulation sim{rk4{}, start, field, 0.5 * s, 1.0 * s};
  sim.step();
  return sim.state();
}();
static_assert(end.position.value() < 1e6);
}  // namespace simulation_start_time_in_float

// A single step at a time that is a length.
// expect: expected t: s, got m
namespace step_at_a_length {
// wrong: constexpr auto end = unitstep::step(leapfrog{}, start, field, 0.0 * m, 0.5 * s);
constexpr auto end = unitstep::step(leapfrog{}, start, field, 0.0 * s, 0.5 * s);
static_assert(end.position.value() < 100.0);
}  // namespace step_at_a_length

// A single step that is a length.
// expect: expected dt: s, got m
namespace step_dt_in_metres {
// wrong: constexpr auto end = unitstep::step(leapfrog{}, start, field, 0.0 * s, 0.5 * m);
constexpr auto end = unitstep::step(leapfrog{}, start, field, 0.0 * s, 0.5 * s);
static_assert(end.position.value() < 100.0);
}  // namespace step_dt_in_metres

// The number of steps is a double.
// expect: expected steps: an integer, got a plain number (double)
namespace steps_in_double {
// wrong: constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10.0);
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace steps_in_double

// A condition in the place of the number of steps.
// expect: expected steps: an integer, got a plain number (bool)
namespace steps_is_a_condition {
// wrong: constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, true);
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 1);
static_assert(end.position.value() < 1e6);
}  // namespace steps_is_a_condition

// The number of steps was forgotten.
// expect: expected steps: an integer, got nothing
namespace steps_missing {
// wrong: constexpr auto end = integrate(rk4{}, start, field, 0.5 * s);
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace steps_missing

// The field of a simulation adds to a copy of the velocity what is an acceleration.
// expect: expected m s^-1 += m s^-1, got m s^-1 += m s^-2
// inside: the error shows the way to the operator in the field
namespace sum_in_place_in_a_simulation {
constexpr auto field = [](auto const& state, auto) {
  auto velocity = state.velocity;
  velocity += g * (1.0 * s);  // wrong: velocity += g;
  return -velocity / (1.0 * s);
};
constexpr simulation run{rk4{}, start, field, 0.5 * s};
static_assert(run.state().position.value() < 1e6);
}  // namespace sum_in_place_in_a_simulation

// A trajectory whose time step is a length.
// expect: expected dt: s, got m
namespace trajectory_dt_in_metres {
// wrong: constexpr auto samples = trajectory<4>(rk4{}, start, field, 0.5 * m);
constexpr auto samples = trajectory<4>(rk4{}, start, field, 0.5 * s);
static_assert(samples[0].state.position.value() < 1e6);
}  // namespace trajectory_dt_in_metres

// A trajectory whose field returns a force.
// expect: expected acceleration: m s^-2, got kg m s^-2 (N)
namespace trajectory_force_returned {
// wrong: constexpr auto field = [](auto const& state, auto) { return -4.0 * N / m * state.position; };
constexpr auto field = [](auto const& state, auto) {
  return -4.0 * N / m * state.position / (1.0 * kg);
};
constexpr auto samples = trajectory<4>(rk4{}, start, field, 0.5 * s);
static_assert(samples[0].state.position.value() < 1e6);
}  // namespace trajectory_force_returned

// A trajectory that is to go back, by the number of its steps.
// expect: expected steps: at least 0, got -1
namespace trajectory_of_minus_one {
// wrong: constexpr auto table = trajectory<-1>(rk4{}, start, field, s / 2.0);
constexpr auto table = trajectory<4>(rk4{}, start, field, s / 2.0);
static_assert(table[4].state.position.value() < 1e6);
}  // namespace trajectory_of_minus_one

// The number of steps is an argument of the function, as of the other drivers.
// expect: expected steps: an integer, as in trajectory<100>(...), got a plain number (int)
namespace trajectory_of_steps_as_an_argument {
// wrong: constexpr auto table = trajectory(rk4{}, start, field, 0.5 * s, 10);
constexpr auto table = trajectory<10>(rk4{}, start, field, 0.5 * s);
static_assert(table[10].state.position.value() < 1e6);
}  // namespace trajectory_of_steps_as_an_argument

// A trajectory of more samples than fit into memory.
// expect: expected steps: as many as a table can hold, got more than a long can count
namespace trajectory_of_too_many {
// wrong: constexpr auto table = trajectory<~0UL>(rk4{}, start, field, s / 2.0);
constexpr auto table = trajectory<4>(rk4{}, start, field, s / 2.0);
static_assert(table[4].state.position.value() < 1e6);
}  // namespace trajectory_of_too_many

// What changes a state takes a copy of it, which nobody looks at again.
// expect: expected change: callable (state&), got one that takes a copy
namespace change_of_a_copy {
void kick(simulation<rk4, motion<quantity<si::length>, quantity<si::velocity>>,
                     gravity<quantity<si::acceleration>>, quantity<si::time>>& sim) {
  // wrong: sim.change([](auto state) { state.velocity += 2.0 * m_per_s; });
  sim.change([](auto& state) { state.velocity += 2.0 * m_per_s; });
}
}  // namespace change_of_a_copy

// What changes a state returns another one instead.
// expect: expected change: callable (state&) that returns nothing, got m s^-1
namespace change_that_returns {
void kick(motion<quantity<si::length>, quantity<si::velocity>> const& start) {
  simulation sim{rk4{}, start, falls, 0.5 * s};
  // wrong: sim.change([](auto& state) { return 2.0 * state.velocity; });
  sim.change([](auto& state) { state.velocity = 2.0 * state.velocity; });
}
}  // namespace change_that_returns

// The state of a run is written to a quantity.
// expect: expected state to be written to: motion<m, m s^-1>, got m
namespace state_copied_to_a_length {
using motion = unitstep::motion<quantity<si::length>, quantity<si::velocity>>;
void look(motion const& start) {
  simulation sim{rk4{}, start, falls, 0.5 * s};
  motion now;  // wrong: quantity<si::length> now;
  sim.copy_state(now);
}
}  // namespace state_copied_to_a_length

// What lies between two states is to lie between a state and a length.
// expect: expected to: motion<m, m s^-1>, got m
namespace interpolate_into_with_a_length {
void draw(motion<quantity<si::length>, quantity<si::velocity>>& drawn) {
  // wrong: interpolate_into(drawn, drawn, drawn.position, 0.5);
  interpolate_into(drawn, drawn, drawn, 0.5);
}
}  // namespace interpolate_into_with_a_length
