// SPDX-License-Identifier: BSL-1.0
// Mistakes with what a driver takes: steps, times, counts.
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <chrono>
#include <unitstep/drive/each_step.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

// The field of a chain assigns an acceleration to a copy of the velocity.
// expect: expected m s^-1 = m s^-1, got m s^-1 = m s^-2
// inside: the error shows the way to the operator in the field
namespace assignment_in_a_chain {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  auto const g = 9.81 * si::metre_per_second_squared;
  auto velocity = state.velocity;
#ifdef UNITSTEP_MISTAKE
  velocity = g;
#else
  velocity = g * (1.0 * si::second);
#endif
  return -velocity / (1.0 * si::second);
};
constexpr unitstep::chain run{unitstep::rk4{}, start, field, 0.5 * si::second};
static_assert(unitstep::state_after<run, 10>.position.value() < 1e6);
}  // namespace assignment_in_a_chain

// The field of a motion in float assigns a velocity in double to a copy of the velocity.
// expect: expected m s^-1 in float = m s^-1 in float, got m s^-1 in float = m s^-1 in double (1.0F is float, 1.0 double)
// inside: the error shows the way to the operator in the field
namespace assignment_of_another_precision {
constexpr unitstep::motion start{1.0F * si::metre, 0.0F * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  auto velocity = state.velocity;
#ifdef UNITSTEP_MISTAKE
  velocity = 9.81 * si::metre_per_second;
#else
  velocity = 9.81F * si::metre_per_second;
#endif
  return -velocity / (1.0F * si::second);
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5F * si::second, 10);
static_assert(end.position.value() < 1e6F);
}  // namespace assignment_of_another_precision

// A chain whose field returns a force.
// expect: expected acceleration: m s^-2, got kg m s^-2 (N)
namespace chain_force_returned {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& state, auto) {
  return -4.0 * si::newton / si::metre * state.position;
};
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#endif
constexpr unitstep::chain run{unitstep::rk4{}, start, field, 0.5 * si::second};
constexpr auto end = unitstep::state_after<run, 10>;

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace chain_force_returned

// The time step is a time, in another unit.
// expect: expected dt: s, got h
namespace dt_in_hours {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::integrate(
    unitstep::rk4{}, start, field, 0.5 * boost::units::metric::hour_base_unit::unit_type(), 10);
#else
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace dt_in_hours

// The time step is a length.
// expect: expected dt: s, got m
namespace dt_in_metres {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::metre, 10);
#else
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace dt_in_metres

// The time step is a length, and the field compares the time with a second.
// expect: expected dt: s, got m
namespace dt_in_metres_and_a_field_of_time {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto time) {
  auto const pull = -15.0 / (si::second * si::second) * state.position;
  return time < 1.0 * si::second ? pull : 2.0 * pull;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::metre, 10);
#else
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6);
}  // namespace dt_in_metres_and_a_field_of_time

// The step is a vec of times.
// expect: expected dt: s, got vec<s, 2>
namespace dt_is_a_vec {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto dt = vec{0.5, 0.5} * si::second;
#else
constexpr auto dt = 0.5 * si::second;
#endif
constexpr auto end = integrate(rk4{}, start, field, dt, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position < 1e6 * si::metre && end.velocity.value() < 1e6);
}  // namespace dt_is_a_vec

// The step is a duration of a clock that counts in a type which is no number.
// expect: expected dt: s, got a duration in 1/1000 s of fixed_point
namespace duration_of_no_number {
struct fixed_point {
  long value = 0;
};
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 0.0 * si::metre_per_second_squared; };
#ifdef UNITSTEP_MISTAKE
constexpr std::chrono::duration<fixed_point, std::milli> dt{fixed_point{5}};
#else
constexpr std::chrono::milliseconds dt{5};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, dt, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position < 1.0 * si::metre);
}  // namespace duration_of_no_number

// The number of steps in a loop is a time.
// expect: expected steps: an integer, got s
namespace each_step_in_seconds {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto end = [] {
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
#ifdef UNITSTEP_MISTAKE
  auto steps = unitstep::each_step(sim, 10.0 * si::second);
#else
  auto steps = unitstep::each_step(sim, 10);
#endif
  auto last = start;
  for (auto const& [time, state] : steps) last = state;
  return last;
}();

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace each_step_in_seconds

// A simulation that cannot change is stepped in a loop.
// expect: expected sim: a simulation to step, got a const simulation
namespace each_step_of_a_const {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto end = [] {
#ifdef UNITSTEP_MISTAKE
  const unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
#else
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
#endif
  auto steps = unitstep::each_step(sim, 10);
  auto last = start;
  for (auto const& [time, state] : steps) last = state;
  return last;
}();

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace each_step_of_a_const

// The number of steps comes before the simulation.
// expect: expected sim: a simulation with a name, got a plain number (int)
namespace each_step_swapped {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -state.position / (si::second * si::second);
};

void use() {
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
#ifdef UNITSTEP_MISTAKE
  for (auto const& [time, state] : each_step(4, sim)) {
#else
  for (auto const& [time, state] : each_step(sim, 4)) {
#endif
    static_cast<void>(time);
    static_cast<void>(state);
  }
}
}  // namespace each_step_swapped

// The time step is float, the state double.
// expect: expected dt: s in double, got s in float
namespace float_dt {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5F * si::second, 10);
#else
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace float_dt

// The field turns the sign of the whole state instead of that of its position.
// expect: expected a member of the state, not all of it, got -motion<m, m s^-1>
namespace minus_a_whole_state {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  return -state / (si::second * si::second);
#else
  return -state.position / (si::second * si::second);
#endif
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6);
}  // namespace minus_a_whole_state

// The step of an observed run is a length.
// expect: expected dt: s, got m
namespace observed_dt_in_metres {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto look = [](auto const&, auto) {};
#ifdef UNITSTEP_MISTAKE
constexpr auto end =
    unitstep::integrate_observed(unitstep::rk4{}, start, field, 0.5 * si::metre, 10, look);
#else
constexpr auto end =
    unitstep::integrate_observed(unitstep::rk4{}, start, field, 0.5 * si::second, 10, look);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position < 0.0 * si::metre && end.position > -0.5 * si::metre);
}  // namespace observed_dt_in_metres

// The number of steps was forgotten, so the observer stands in its place.
// expect: expected steps: an integer, got a lambda
namespace observed_without_steps {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto look = [](auto const&, auto) {};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = integrate_observed(rk4{}, start, field, 0.5 * si::second, look);
#else
constexpr auto end = integrate_observed(rk4{}, start, field, 0.5 * si::second, 10, look);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6);
}  // namespace observed_without_steps

// An observer that wants to stop the run.
// expect: expected observer result: nothing (void), got a plain number (bool)
namespace observer_returns_bool {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto look = [](auto const&, auto) { return true; };
#else
constexpr auto look = [](auto const&, auto) {};
#endif
constexpr auto end =
    unitstep::integrate_observed(unitstep::rk4{}, start, field, 0.5 * si::second, 10, look);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace observer_returns_bool

// An observer that does not take the time.
// expect: expected observer: callable (state, time), got callable (state)
namespace observer_without_time {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto look = [](auto const&) {};
#else
constexpr auto look = [](auto const&, auto) {};
#endif
constexpr auto end =
    unitstep::integrate_observed(unitstep::rk4{}, start, field, 0.5 * si::second, 10, look);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace observer_without_time

// The time step is a plain number.
// expect: expected dt: s, got a plain number (double)
namespace raw_dt {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5, 10);
#else
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace raw_dt

// A run is resumed from its state alone.
// expect: expected saved: what save() returned, got motion<m, m s^-1>
namespace resume_of_a_state {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto end = [] {
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
  auto other = sim;
  other.step();
#ifdef UNITSTEP_MISTAKE
  sim.resume(other.state());
#else
  sim.resume(other.save());
#endif
  return sim.state();
}();

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace resume_of_a_state

// A run is resumed that was saved by another method.
// expect: expected method of the saved run: rk4, got velocity_verlet
namespace resume_of_another_method {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto end = [] {
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
#ifdef UNITSTEP_MISTAKE
  unitstep::simulation other{unitstep::velocity_verlet{}, start, field, 0.5 * si::second};
#else
  unitstep::simulation other{unitstep::rk4{}, start, field, 0.25 * si::second};
#endif
  other.step();
  sim.resume(other.save());
  return sim.state();
}();

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace resume_of_another_method

// A run is resumed that was saved in the plane.
// expect: expected state of the saved run: motion<m, m s^-1>, got motion<vec<m, 2>, vec<m s^-1, 2>>
namespace resume_of_another_state {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::motion other_start{unitstep::vec{0.0, 0.0} * si::metre,
                                       unitstep::vec{1.0, 0.0} * si::metre_per_second};
#else
constexpr unitstep::motion other_start = start;
#endif
constexpr auto end = [] {
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
  unitstep::simulation other{unitstep::rk4{}, other_start, field, 0.5 * si::second};
  other.step();
  sim.resume(other.save());
  return sim.state();
}();

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace resume_of_another_state

// A simulation is given a velocity in place of a state.
// expect: expected state: motion<m, m s^-1>, got m s^-1
namespace set_state_is_a_velocity {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto end = [] {
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
#ifdef UNITSTEP_MISTAKE
  sim.set_state(-sim.state().velocity);
#else
  sim.set_state({sim.state().position, -sim.state().velocity});
#endif
  return sim.state();
}();

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace set_state_is_a_velocity

// A simulation goes on from a state whose members are swapped.
// expect: expected position: m, got m s^-1
namespace set_state_swapped {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto end = [] {
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
#ifdef UNITSTEP_MISTAKE
  sim.set_state(unitstep::motion{sim.state().velocity, sim.state().position});
#else
  sim.set_state(unitstep::motion{sim.state().position, -sim.state().velocity});
#endif
  return sim.state();
}();

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace set_state_swapped

// The time step of a simulation is a length, and so is another step.
// expect: expected dt: s, got m
namespace simulation_every_dt_in_metres {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto unit = si::metre;
#else
constexpr auto unit = si::second;
#endif
constexpr auto end = [] {
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * unit};
  sim.step();
  sim.step(0.25 * si::second);
  return sim.state();
}();

// What comes after a mistake must not be blamed too.
static_assert(end.position < 1e9 * si::metre);
}  // namespace simulation_every_dt_in_metres

// A simulation whose field returns a force.
// expect: expected acceleration: m s^-2, got kg m s^-2 (N)
namespace simulation_force_returned {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& state, auto) {
  return -4.0 * si::newton / si::metre * state.position;
};
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 * si::newton / si::metre * state.position / (1.0 * si::kilogram);
};
#endif
constexpr auto end = [] {
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
  sim.step();
  sim.step();
  return sim.state();
}();

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace simulation_force_returned

// Another step of a simulation is float.
// expect: expected dt: s in double, got s in float
namespace simulation_other_dt_in_float {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto end = [] {
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
#ifdef UNITSTEP_MISTAKE
  sim.step(0.25F * si::second);
#else
  sim.step(0.25 * si::second);
#endif
  sim.step();
  return sim.state();
}();

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace simulation_other_dt_in_float

// Another step of a simulation is a length.
// expect: expected dt: s, got m
namespace simulation_other_dt_in_metres {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto end = [] {
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
#ifdef UNITSTEP_MISTAKE
  sim.step(0.25 * si::metre);
#else
  sim.step(0.25 * si::second);
#endif
  sim.step();
  return sim.state();
}();

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace simulation_other_dt_in_metres

// A simulation of a state whose position and velocity are swapped.
// expect: expected velocity: m s^-2, got m
namespace simulation_position_and_velocity_swapped {
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::motion start{0.0 * si::metre_per_second, 0.0 * si::metre};
#else
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#endif
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto end = [] {
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
  sim.step();
  sim.step();
  return sim.state();
}();

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace simulation_position_and_velocity_swapped

// A simulation whose time step is a plain number.
// expect: expected dt: s, got a plain number (double)
namespace simulation_raw_dt {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto end = [] {
#ifdef UNITSTEP_MISTAKE
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5};
#else
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
#endif
  sim.step();
  sim.step();
  return sim.state();
}();

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace simulation_raw_dt

// The time of the start of a simulation is float.
// expect: expected t0: s in double, got s in float
namespace simulation_start_time_in_float {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto end = [] {
#ifdef UNITSTEP_MISTAKE
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second, 1.0F * si::second};
#else
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second, 1.0 * si::second};
#endif
  sim.step();
  return sim.state();
}();

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace simulation_start_time_in_float

// A single step at a time that is a length.
// expect: expected t: s, got m
namespace step_at_a_length {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end =
    unitstep::step(unitstep::leapfrog{}, start, field, 0.0 * si::metre, 0.5 * si::second);
#else
constexpr auto end =
    unitstep::step(unitstep::leapfrog{}, start, field, 0.0 * si::second, 0.5 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace step_at_a_length

// A single step that is a length.
// expect: expected dt: s, got m
namespace step_dt_in_metres {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end =
    unitstep::step(unitstep::leapfrog{}, start, field, 0.0 * si::second, 0.5 * si::metre);
#else
constexpr auto end =
    unitstep::step(unitstep::leapfrog{}, start, field, 0.0 * si::second, 0.5 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace step_dt_in_metres

// The number of steps is a double.
// expect: expected steps: an integer, got a plain number (double)
namespace steps_in_double {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10.0);
#else
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace steps_in_double

// A condition in the place of the number of steps.
// expect: expected steps: an integer, got a plain number (bool)
namespace steps_is_a_condition {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, true);
#else
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 1);
#endif
// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace steps_is_a_condition

// The number of steps was forgotten.
// expect: expected steps: an integer, got nothing
namespace steps_missing {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = integrate(rk4{}, start, field, 0.5 * si::second);
#else
constexpr auto end = integrate(rk4{}, start, field, 0.5 * si::second, 10);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6);
}  // namespace steps_missing

// The field of a simulation adds to a copy of the velocity what is an acceleration.
// expect: expected m s^-1 += m s^-1, got m s^-1 += m s^-2
// inside: the error shows the way to the operator in the field
namespace sum_in_place_in_a_simulation {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  auto const g = 9.81 * si::metre_per_second_squared;
  auto velocity = state.velocity;
#ifdef UNITSTEP_MISTAKE
  velocity += g;
#else
  velocity += g * (1.0 * si::second);
#endif
  return -velocity / (1.0 * si::second);
};
constexpr unitstep::simulation run{unitstep::rk4{}, start, field, 0.5 * si::second};
static_assert(run.state().position.value() < 1e6);
}  // namespace sum_in_place_in_a_simulation

// A trajectory whose time step is a length.
// expect: expected dt: s, got m
namespace trajectory_dt_in_metres {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto samples = unitstep::trajectory<4>(unitstep::rk4{}, start, field, 0.5 * si::metre);
#else
constexpr auto samples = unitstep::trajectory<4>(unitstep::rk4{}, start, field, 0.5 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(samples[0].state.position.value() == 0.0);
}  // namespace trajectory_dt_in_metres

// A trajectory whose field returns a force.
// expect: expected acceleration: m s^-2, got kg m s^-2 (N)
namespace trajectory_force_returned {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& state, auto) {
  return -4.0 * si::newton / si::metre * state.position;
};
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 * si::newton / si::metre * state.position / (1.0 * si::kilogram);
};
#endif
constexpr auto samples = unitstep::trajectory<4>(unitstep::rk4{}, start, field, 0.5 * si::second);

// What comes after a mistake must not be blamed too.
static_assert(samples[0].state.position.value() == 0.0);
}  // namespace trajectory_force_returned

// A trajectory that is to go back, by the number of its steps.
// expect: expected steps: at least 0, got -1
namespace trajectory_of_minus_one {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto table = unitstep::trajectory<-1>(unitstep::rk4{}, start, field, si::second / 2.0);
#else
constexpr auto table = unitstep::trajectory<4>(unitstep::rk4{}, start, field, si::second / 2.0);
#endif
// What comes after a mistake must not be blamed too.
static_assert(table[4].state.position.value() == 0.0);
}  // namespace trajectory_of_minus_one

// The number of steps is an argument of the function, as of the other drivers.
// expect: expected steps: an integer, as in trajectory<100>(...), got a plain number (int)
namespace trajectory_of_steps_as_an_argument {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto table = trajectory(rk4{}, start, field, 0.5 * si::second, 10);
#else
constexpr auto table = trajectory<10>(rk4{}, start, field, 0.5 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(table[10].state.position.value() < 1e6);
}  // namespace trajectory_of_steps_as_an_argument

// A trajectory of more samples than fit into memory.
// expect: expected steps: as many as a table can hold, got more than a long can count
namespace trajectory_of_too_many {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto table = unitstep::trajectory<~0UL>(unitstep::rk4{}, start, field, si::second / 2.0);
#else
constexpr auto table = unitstep::trajectory<4>(unitstep::rk4{}, start, field, si::second / 2.0);
#endif
// What comes after a mistake must not be blamed too.
static_assert(table[4].state.position.value() == 0.0);
}  // namespace trajectory_of_too_many

// What changes a state takes a copy of it, which nobody looks at again.
// expect: expected change: callable (state&), got one that takes a copy
namespace change_of_a_copy {
void kick(unitstep::simulation<unitstep::rk4,
                               unitstep::motion<boost::units::quantity<si::length>,
                                                boost::units::quantity<si::velocity>>,
                               unitstep::gravity<boost::units::quantity<si::acceleration>>,
                               boost::units::quantity<si::time>>& sim) {
#ifdef UNITSTEP_MISTAKE
  sim.change([](auto state) { state.velocity += 2.0 * si::metre_per_second; });
#else
  sim.change([](auto& state) { state.velocity += 2.0 * si::metre_per_second; });
#endif
}
}  // namespace change_of_a_copy

// What changes a state returns another one instead.
// expect: expected change: callable (state&) that returns nothing, got m s^-1
namespace change_that_returns {
constexpr auto field = [](auto const&, auto) { return -9.81 * si::metre_per_second_squared; };
void kick(unitstep::motion<boost::units::quantity<si::length>,
                           boost::units::quantity<si::velocity>> const& start) {
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
#ifdef UNITSTEP_MISTAKE
  sim.change([](auto& state) { return 2.0 * state.velocity; });
#else
  sim.change([](auto& state) { state.velocity = 2.0 * state.velocity; });
#endif
}
}  // namespace change_that_returns

// The state of a run is written to a quantity.
// expect: expected state to be written to: motion<m, m s^-1>, got m
namespace state_copied_to_a_length {
constexpr auto field = [](auto const&, auto) { return -9.81 * si::metre_per_second_squared; };
using motion =
    unitstep::motion<boost::units::quantity<si::length>, boost::units::quantity<si::velocity>>;
void look(motion const& start) {
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
#ifdef UNITSTEP_MISTAKE
  boost::units::quantity<si::length> now;
#else
  motion now;
#endif
  sim.copy_state(now);
}
}  // namespace state_copied_to_a_length

// What lies between two states is to lie between a state and a length.
// expect: expected to: motion<m, m s^-1>, got m
namespace interpolate_into_with_a_length {
void draw(unitstep::motion<boost::units::quantity<si::length>,
                           boost::units::quantity<si::velocity>>& drawn) {
#ifdef UNITSTEP_MISTAKE
  unitstep::interpolate_into(drawn, drawn, drawn.position, 0.5);
#else
  unitstep::interpolate_into(drawn, drawn, drawn, 0.5);
#endif
}
}  // namespace interpolate_into_with_a_length
