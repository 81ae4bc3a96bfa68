// SPDX-License-Identifier: BSL-1.0
// Values that must not be stepped from: in a constant expression each is an error of the compiler.
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

// The velocity at the start of a chain is not a number.
// expect value: unitstep: initial.velocity must be finite, got infinity or NaN
namespace chain_nan_velocity {
#ifdef UNITSTEP_MISTAKE
constexpr auto value = std::numeric_limits<double>::quiet_NaN();
#else
constexpr auto value = 0.5;
#endif
constexpr unitstep::motion start{0.0 * si::metre, value* si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
[[maybe_unused]] constexpr unitstep::chain run{unitstep::rk4{}, start, field, 0.5 * si::second};
}  // namespace chain_nan_velocity

// A frame that ends before it begins.
// expect value: unitstep: frame_time must be finite and not negative
namespace clock_negative_frame_time {
#ifdef UNITSTEP_MISTAKE
constexpr auto frame_time = -1.5 * si::second;
#else
constexpr auto frame_time = 1.5 * si::second;
#endif
constexpr auto due = [] {
  unitstep::fixed_step clock{0.5 * si::second, 8};
  return clock.advance(frame_time);
}();
static_assert(due == 3);
}  // namespace clock_negative_frame_time

// A clock that may never give a step.
// expect value: unitstep: most must be at least 1
namespace clock_of_no_steps {
constexpr auto due = [] {
#ifdef UNITSTEP_MISTAKE
  unitstep::fixed_step clock{0.5 * si::second, 0};
#else
  unitstep::fixed_step clock{0.5 * si::second, 8};
#endif
  return clock.advance(1.5 * si::second);
}();
static_assert(due == 3);
}  // namespace clock_of_no_steps

// A clock whose step is zero.
// expect value: unitstep: dt must be positive and finite
namespace clock_zero_dt {
constexpr auto due = [] {
#ifdef UNITSTEP_MISTAKE
  unitstep::fixed_step clock{0.0 * si::second, 8};
#else
  unitstep::fixed_step clock{0.5 * si::second, 8};
#endif
  return clock.advance(1.5 * si::second);
}();
static_assert(due == 3);
}  // namespace clock_zero_dt

// A factor that adds to the velocity in each step.
// expect value: unitstep: damped: factor must be from 0 to 1
namespace damping_beyond_one {
#ifdef UNITSTEP_MISTAKE
constexpr double factor = 1.01;
#else
constexpr double factor = 0.99;
#endif
constexpr unitstep::damped settling{unitstep::leapfrog{}, factor, 0.01 * si::metre_per_second};
static_assert(settling.factor == factor);
}  // namespace damping_beyond_one

// A number of steps that no long holds.
// expect value: unitstep: a run has no more steps than a long can count
namespace every_beyond_counting {
#ifdef UNITSTEP_MISTAKE
constexpr unsigned long long n = ~0ull;
#else
constexpr unsigned long long n = 2;
#endif
constexpr unitstep::every look{n, [](auto const&, auto) {}};
static_assert(look.n() == 2);
}  // namespace every_beyond_counting

// Every zeroth step is looked at.
// expect value: unitstep: n must be at least 1
namespace every_zeroth {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr int n = 0;
#else
constexpr int n = 2;
#endif
[[maybe_unused]] constexpr unitstep::every look{n, [](auto const&, auto) {}};
[[maybe_unused]] constexpr auto end =
    unitstep::integrate_observed(unitstep::rk4{}, start, field, 0.5 * si::second, 10, look);
}  // namespace every_zeroth

// An impulse ends before it starts.
// expect value: unitstep: impulse: until must not be before from
namespace impulse_backwards {
#ifdef UNITSTEP_MISTAKE
constexpr auto value = 0.25;
#else
constexpr auto value = 1.0;
#endif
[[maybe_unused]] constexpr unitstep::second_law field{
    1.0 * si::kilogram, unitstep::impulse{1.0 * si::newton, 0.5 * si::second, value* si::second}};
}  // namespace impulse_backwards

// The time step is infinite.
// expect value: unitstep: dt must be finite, got infinity or NaN
namespace infinite_dt {
#ifdef UNITSTEP_MISTAKE
constexpr auto value = std::numeric_limits<double>::infinity();
#else
constexpr auto value = 0.5;
#endif
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::rk4{}, start, field, value* si::second, 10);
}  // namespace infinite_dt

// The gravity of a centre is infinite.
// expect value: unitstep: central_gravity: constants must be finite
namespace infinite_parameter {
#ifdef UNITSTEP_MISTAKE
constexpr auto value = std::numeric_limits<double>::infinity();
#else
constexpr auto value = 0.5;
#endif
constexpr auto parameter = value * si::cubic_metre / (si::second * si::second);
[[maybe_unused]] constexpr unitstep::second_law field{1.0 * si::kilogram,
                                                      unitstep::central_gravity{parameter}};
}  // namespace infinite_parameter

// The gravity of a centre is infinite, and alone.
// expect value: unitstep: central_gravity: constants must be finite
namespace infinite_parameter_alone {
#ifdef UNITSTEP_MISTAKE
constexpr auto value = std::numeric_limits<double>::infinity();
#else
constexpr auto value = 0.5;
#endif
constexpr unitstep::motion start{unitstep::vec{1.0, 0.0} * si::metre,
                                 unitstep::vec{0.0, 1.0} * si::metre_per_second};
constexpr unitstep::central_gravity field{value * si::cubic_metre / (si::second * si::second)};
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::leapfrog{}, start, field, 0.5 * si::second, 1);
}  // namespace infinite_parameter_alone

// A component of the start is infinite.
// expect value: unitstep: initial.position must be finite, got infinity or NaN
namespace infinite_position {
#ifdef UNITSTEP_MISTAKE
constexpr auto value = -std::numeric_limits<double>::infinity();
#else
constexpr auto value = 0.5;
#endif
constexpr unitstep::motion start{unitstep::vec{0.0, 0.0, value} * si::metre,
                                 unitstep::vec{0.0, 0.0, 0.0} * si::metre_per_second};
constexpr auto field = [](auto const&, auto) {
  return unitstep::vec{0.0, 0.0, 1.0} * si::metre_per_second_squared;
};
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
}  // namespace infinite_position

// A state is blended beyond the second one.
// expect value: unitstep: alpha must lie between 0 and 1
namespace interpolate_beyond {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto alpha = 1.5;
#else
constexpr auto alpha = 0.5;
#endif
[[maybe_unused]] constexpr auto end = unitstep::interpolate(start, start, alpha);
}  // namespace interpolate_beyond

// A member of the start is not a number.
// expect value: unitstep: every member of initial must be finite, got infinity or NaN
namespace nan_member {
#ifdef UNITSTEP_MISTAKE
constexpr auto value = std::numeric_limits<double>::quiet_NaN();
#else
constexpr auto value = 0.5;
#endif
struct tank {
  boost::units::quantity<si::volume> water;
};
constexpr auto field = [](tank const& t, auto) { return unitstep::rates{-t.water / si::second}; };
[[maybe_unused]] constexpr auto end = unitstep::integrate(
    unitstep::rk4{}, tank{value * si::cubic_metre}, field, 0.5 * si::second, 10);
}  // namespace nan_member

// A softening is not a number.
// expect value: unitstep: mutual_gravity: constants must be finite
namespace nan_softening {
#ifdef UNITSTEP_MISTAKE
constexpr auto value = std::numeric_limits<double>::quiet_NaN();
#else
constexpr auto value = 0.5;
#endif
constexpr auto G = 1.0 * si::cubic_metre / (si::kilogram * si::second * si::second);
[[maybe_unused]] constexpr unitstep::second_law field{
    1.0 * si::kilogram, unitstep::mutual_gravity{G, value* si::metre}};
}  // namespace nan_softening

// The start is at no time.
// expect value: unitstep: t0 must be finite, got infinity or NaN
namespace nan_start_time {
#ifdef UNITSTEP_MISTAKE
constexpr auto value = std::numeric_limits<double>::quiet_NaN();
#else
constexpr auto value = 0.5;
#endif
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10, value* si::second);
}  // namespace nan_start_time

// A spring constant is not a number.
// expect value: unitstep: spring: constants must be finite
namespace nan_stiffness {
#ifdef UNITSTEP_MISTAKE
constexpr auto value = std::numeric_limits<double>::quiet_NaN();
#else
constexpr auto value = 0.5;
#endif
[[maybe_unused]] constexpr unitstep::second_law field{
    1.0 * si::kilogram, unitstep::spring{value * si::newton / si::metre}};
}  // namespace nan_stiffness

// The velocity at the start is not a number.
// expect value: unitstep: initial.velocity must be finite, got infinity or NaN
namespace nan_velocity {
#ifdef UNITSTEP_MISTAKE
constexpr auto value = std::numeric_limits<double>::quiet_NaN();
#else
constexpr auto value = 0.5;
#endif
constexpr unitstep::motion start{0.0 * si::metre, value* si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
}  // namespace nan_velocity

// A rest length is negative.
// expect value: unitstep: spring: rest length must not be negative
namespace negative_rest_length {
#ifdef UNITSTEP_MISTAKE
constexpr auto value = -1.0;
#else
constexpr auto value = 1.0;
#endif
constexpr auto stiffness = 1.0 * si::newton / si::metre;
[[maybe_unused]] constexpr unitstep::second_law field{
    1.0 * si::kilogram, unitstep::spring{stiffness, 0.0 * si::metre, value* si::metre}};
}  // namespace negative_rest_length

// A body that rests below a negative speed.
// expect value: unitstep: damped: rest_speed must be finite and not negative
namespace negative_rest_speed {
#ifdef UNITSTEP_MISTAKE
constexpr auto slow = -0.01 * si::metre_per_second;
#else
constexpr auto slow = 0.01 * si::metre_per_second;
#endif
constexpr unitstep::damped settling{unitstep::leapfrog{}, 0.99, slow};
static_assert(settling.rest_speed == slow);
}  // namespace negative_rest_speed

// There are fewer steps than none.
// expect value: unitstep: steps must not be negative (a negative dt runs backwards)
namespace negative_steps {
#ifdef UNITSTEP_MISTAKE
constexpr auto value = -1;
#else
constexpr auto value = 1;
#endif
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, value);
}  // namespace negative_steps

// The orientation is no unit quaternion.
// expect value: unitstep: initial.orientation must be a unit quaternion
namespace orientation_not_a_unit {
#ifdef UNITSTEP_MISTAKE
constexpr auto value = 0.7;
#else
constexpr auto value = 0.6;
#endif
constexpr unitstep::rotation start{unitstep::quaternion{value, 0.0, 0.8, 0.0},
                                   unitstep::vec{0.0, 0.0, 2.0} * si::radians_per_second};
constexpr unitstep::euler_equations field{unitstep::vec{1.0, 2.0, 3.0} * si::kilogram *
                                          si::square_metre / (si::radian * si::radian)};
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
}  // namespace orientation_not_a_unit

// A simulation that was refused, in a loop that waits for it: the compiler gives up at once.
// expect value: unitstep: a simulation that was refused has no steps
namespace refused_simulation_in_a_loop {
constexpr unitstep::motion thrown{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr int steps_to_the_ground() {
#ifdef UNITSTEP_MISTAKE
  unitstep::simulation ball{unitstep::rk4{}, thrown,
                            [](auto const&, auto) { return -9.81 * si::metre_per_second; },
                            0.125 * si::second};
#else
  unitstep::simulation ball{unitstep::rk4{}, thrown,
                            [](auto const&, auto) { return -9.81 * si::metre_per_second_squared; },
                            0.125 * si::second};
#endif
  int steps = 0;
  for (; ball.state().position > 0.0 * si::metre; ++steps) ball.step();
  return steps;
}
static_assert(steps_to_the_ground() > 0);
}  // namespace refused_simulation_in_a_loop

// A run is resumed whose bytes were damaged.
// expect value: unitstep: the saved run is damaged: a number in it is not finite, or n no count
namespace resume_of_a_damaged_run {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr double infinity = std::numeric_limits<double>::infinity();
#else
constexpr double infinity = 1e308;
#endif
[[maybe_unused]] constexpr auto end = [] {
  unitstep::simulation sim{unitstep::rk4{}, start, field, 0.5 * si::second};
  auto saved = sim.save();
  saved.state.position = infinity;
  sim.resume(saved);
  return sim.state();
}();
}  // namespace resume_of_a_damaged_run

// A simulation goes on from a velocity that is no number.
// expect value: unitstep: initial.velocity must be finite, got infinity or NaN
namespace set_state_nan {
#ifdef UNITSTEP_MISTAKE
constexpr auto value = std::numeric_limits<double>::quiet_NaN();
#else
constexpr auto value = 0.25;
#endif
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
[[maybe_unused]] constexpr auto end = [] {
  unitstep::simulation sim{unitstep::velocity_verlet{}, start, field, 0.5 * si::second};
  sim.set_state({1.0 * si::metre, value * si::metre_per_second});
  return sim.state();
}();
}  // namespace set_state_nan

// Another step of a simulation is infinite.
// expect value: unitstep: dt must be finite, got infinity or NaN
namespace simulation_infinite_other_dt {
#ifdef UNITSTEP_MISTAKE
constexpr auto value = std::numeric_limits<double>::infinity();
#else
constexpr auto value = 0.25;
#endif
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
[[maybe_unused]] constexpr auto end = [] {
  unitstep::simulation sim{unitstep::velocity_verlet{}, start, field, 0.5 * si::second};
  sim.step(value * si::second);
  return sim.state();
}();
}  // namespace simulation_infinite_other_dt

// There are more steps than a long holds.
// expect value: unitstep: a run has no more steps than a long can count
namespace steps_beyond_counting {
#ifdef UNITSTEP_MISTAKE
constexpr auto steps = 1ULL << 63U;
#else
constexpr auto steps = 1ULL << 3U;
#endif
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, steps);
}  // namespace steps_beyond_counting

// A table is asked for a time after its last one.
// expect value: unitstep: time must lie within the table
namespace table_beyond_its_end {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto table = unitstep::trajectory<4>(unitstep::rk4{}, start, field, 0.5 * si::second);
#ifdef UNITSTEP_MISTAKE
constexpr auto time = 2.5 * si::second;
#else
constexpr auto time = 1.5 * si::second;
#endif
[[maybe_unused]] constexpr auto end = unitstep::state_at(table, time);
}  // namespace table_beyond_its_end

// The relative error is no number.
// expect value: unitstep: tolerance.relative must be finite and not negative
namespace tolerance_nan_relative {
constexpr auto pull = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr double absolute = 1e-6, relative = std::numeric_limits<double>::quiet_NaN();
#else
constexpr double absolute = 1e-6, relative = 0.0;
#endif
constexpr unitstep::tolerance allowed{
    unitstep::motion{absolute * si::metre, 1e-6 * si::metre_per_second}, relative};
constexpr unitstep::chain run{unitstep::dormand_prince5{}, start, pull, allowed};
static_assert(unitstep::state_after<run, 4>.position.value() < 1.0);
}  // namespace tolerance_nan_relative

// The error allowed is negative.
// expect value: unitstep: tolerance.absolute must be finite and not negative
namespace tolerance_negative {
constexpr auto pull = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr double absolute = -1e-6, relative = 0.0;
#else
constexpr double absolute = 1e-6, relative = 0.0;
#endif
constexpr unitstep::tolerance allowed{
    unitstep::motion{absolute * si::metre, 1e-6 * si::metre_per_second}, relative};
constexpr auto end =
    unitstep::integrate(unitstep::dormand_prince5{}, start, pull, allowed, 0.5 * si::second);
static_assert(end.position.value() < 1.0);
}  // namespace tolerance_negative

// No error at all is allowed.
// expect value: unitstep: tolerance.absolute must be positive where tolerance.relative is zero
namespace tolerance_of_nothing {
constexpr auto pull = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr double absolute = 0.0, relative = 0.0;
#else
constexpr double absolute = 1e-6, relative = 0.0;
#endif
constexpr unitstep::tolerance allowed{
    unitstep::motion{absolute * si::metre, 1e-6 * si::metre_per_second}, relative};
constexpr auto table =
    unitstep::trajectory<4>(unitstep::dormand_prince5{}, start, pull, allowed, 0.125 * si::second);
static_assert(table[4].state.position.value() < 1.0);
}  // namespace tolerance_of_nothing

// The time step of a trajectory is infinite.
// expect value: unitstep: dt must be finite, got infinity or NaN
namespace trajectory_infinite_dt {
#ifdef UNITSTEP_MISTAKE
constexpr auto value = std::numeric_limits<double>::infinity();
#else
constexpr auto value = 0.5;
#endif
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
[[maybe_unused]] constexpr auto samples =
    unitstep::trajectory<4>(unitstep::rk4{}, start, field, value* si::second);
}  // namespace trajectory_infinite_dt

// A run until an event may make fewer than no steps.
// expect value: unitstep: most_steps must not be negative
namespace until_negative_most_steps {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto event = [](auto const& s, auto) { return s.position; };
#ifdef UNITSTEP_MISTAKE
constexpr int most = -1;
#else
constexpr int most = 1;
#endif
[[maybe_unused]] constexpr auto run =
    unitstep::integrate_until(unitstep::rk4{}, start, field, 0.5 * si::second, event, most);
}  // namespace until_negative_most_steps

// A vector without a length has no direction.
// expect value: unitstep: normalized(v) needs a vector whose length is not 0
namespace zero_direction {
#ifdef UNITSTEP_MISTAKE
constexpr auto value = 0.0;
#else
constexpr auto value = 0.5;
#endif
[[maybe_unused]] constexpr auto direction =
    unitstep::normalized(unitstep::vec{0.0, value} * si::metre);
}  // namespace zero_direction

// A moment of inertia is zero.
// expect value: unitstep: moments of inertia must be finite and not zero
namespace zero_inertia {
#ifdef UNITSTEP_MISTAKE
constexpr auto value = 0.0;
#else
constexpr auto value = 3.0;
#endif
constexpr unitstep::rotation start{unitstep::quaternion{0.6, 0.0, 0.8, 0.0},
                                   unitstep::vec{0.0, 0.0, 2.0} * si::radians_per_second};
constexpr unitstep::euler_equations field{unitstep::vec{1.0, 2.0, value} * si::kilogram *
                                          si::square_metre / (si::radian * si::radian)};
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
}  // namespace zero_inertia

// The mass is zero.
// expect value: unitstep: mass must be finite and not zero
namespace zero_mass {
#ifdef UNITSTEP_MISTAKE
constexpr auto value = 0.0;
#else
constexpr auto value = 0.5;
#endif
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law field{value * si::kilogram,
                                     unitstep::constant_force{1.0 * si::newton}};
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
}  // namespace zero_mass

// One of two masses is zero.
// expect value: unitstep: every mass must be finite and not zero
namespace zero_mass_of_one_body {
#ifdef UNITSTEP_MISTAKE
constexpr auto value = 0.0;
#else
constexpr auto value = 0.5;
#endif
constexpr std::array masses{1.0 * si::kilogram, value* si::kilogram};
[[maybe_unused]] constexpr unitstep::second_law field{
    masses, unitstep::gravity{1.0 * si::metre_per_second_squared}};
}  // namespace zero_mass_of_one_body
