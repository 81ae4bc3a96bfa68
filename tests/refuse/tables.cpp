// SPDX-License-Identifier: BSL-1.0
// Mistakes with tables, samples and closed forms.
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <string>
#include <unitstep/drive/csv.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

// The closed form of a fall is asked at a length.
// expect: expected t: s, got m
namespace closed_form_at_a_length {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto end =
    uniform_acceleration{-9.81 * si::metre_per_second_squared}.after(start, 2.0 * si::metre);
#else
constexpr auto end =
    uniform_acceleration{-9.81 * si::metre_per_second_squared}.after(start, 2.0 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6);
}  // namespace closed_form_at_a_length

// The closed form of a fall is given a velocity.
// expect: expected acceleration: m s^-2, got m s^-1
namespace closed_form_of_velocity {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto end =
    uniform_acceleration{-9.81 * si::metre_per_second}.after(start, 2.0 * si::second);
#else
constexpr auto end =
    uniform_acceleration{-9.81 * si::metre_per_second_squared}.after(start, 2.0 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6);
}  // namespace closed_form_of_velocity

// The start comes before the time.
// expect: expected start: a motion, got s
namespace closed_form_swapped {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto t = 2.0 * si::second;
constexpr uniform_acceleration fall{-9.81 * si::metre_per_second_squared};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = fall.after(t, start);
#else
constexpr auto end = fall.after(start, t);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position < 1e6 * si::metre);
}  // namespace closed_form_swapped

// The share of the way between two states is a time.
// expect: expected alpha: a plain number (double), got s
namespace interpolate_alpha_in_seconds {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr unitstep::motion later{1.0 * si::metre, 1.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::interpolate(start, later, 0.5 * si::second);
#else
constexpr auto end = unitstep::interpolate(start, later, 0.5);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace interpolate_alpha_in_seconds

// The samples hold an array of motions, and lengths for times.
// expect: expected time of a sample: s, got m
namespace interpolate_array_in_metres {
#ifdef UNITSTEP_MISTAKE
constexpr auto one = 1.0 * si::metre;
#else
constexpr auto one = 1.0 * si::second;
#endif
constexpr unitstep::motion ball{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr unitstep::motion gone{1.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto at = unitstep::interpolate(unitstep::sample{0.0 * one, std::array{ball, ball}},
                                          unitstep::sample{one, std::array{gone, gone}}, 0.5 * one);

// What comes after a mistake must not be blamed too.
static_assert(at[0] == at[1]);
}  // namespace interpolate_array_in_metres

// Half the way between two lengths in integers.
// expect: expected from: numbers such as 2.0, got m in int
namespace interpolate_of_integers {
#ifdef UNITSTEP_MISTAKE
constexpr auto between = unitstep::interpolate(0 * si::metre, 3 * si::metre, 0.5);
#else
constexpr auto between = unitstep::interpolate(0.0 * si::metre, 3.0 * si::metre, 0.5);
#endif
// What comes after a mistake must not be blamed too.
static_assert(between.value() == 1.5);
}  // namespace interpolate_of_integers

// States of two kinds are blended.
// expect: expected to: motion<m, m s^-1>, got m
namespace interpolate_of_two_states {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr unitstep::motion later{1.0 * si::metre, 1.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::interpolate(start, later.position, 0.5);
#else
constexpr auto end = unitstep::interpolate(start, later, 0.5);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace interpolate_of_two_states

// Between two states whose members are of two value types.
// expect: expected from: one value type in all members, got pair
namespace interpolate_of_two_value_types {
#ifdef UNITSTEP_MISTAKE
using number = float;
#else
using number = double;
#endif
struct pair {
  std::array<number, 2> coarse;
  std::array<double, 2> fine;
};
constexpr auto half = unitstep::interpolate(pair{}, pair{}, 0.5);

// What comes after a mistake must not be blamed too.
static_assert(half.fine[1] == 0.0);
}  // namespace interpolate_of_two_value_types

// The time of a sample comes before its state.
// expect: expected sample: {time, state}, got sample<motion<m, m s^-1>, s>
namespace interpolate_sample_swapped {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr motion later{2.0 * si::metre, 2.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr sample before{start, 0.0 * si::second};
constexpr sample after{later, 1.0 * si::second};
#else
constexpr sample before{0.0 * si::second, start};
constexpr sample after{1.0 * si::second, later};
#endif
constexpr auto now = interpolate(before, after, 0.5 * si::second);

// What comes after a mistake must not be blamed too.
static_assert(now.position < 1e6 * si::metre && now.velocity.value() < 1e6);
}  // namespace interpolate_sample_swapped

// The samples hold currents in float, their times are double.
// expect: expected time of a sample: s in float, got s in double (1.0F is float, 1.0 double)
namespace interpolate_samples_in_float {
#ifdef UNITSTEP_MISTAKE
using number = double;
#else
using number = float;
#endif
constexpr unitstep::sample off{number(0) * si::second, 0.0F * si::ampere};
constexpr unitstep::sample on{number(1) * si::second, 2.0F * si::ampere};
constexpr auto half = unitstep::interpolate(off, on, number(0.5) * si::second);

// What comes after a mistake must not be blamed too.
static_assert(half.value() >= 0.0F);
}  // namespace interpolate_samples_in_float

// Samples whose times are lengths.
// expect: expected time of a sample: s, got m
namespace interpolate_samples_in_metres {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr unitstep::motion later{1.0 * si::metre, 1.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::sample before{0.0 * si::metre, start};
constexpr unitstep::sample after{1.0 * si::metre, later};
constexpr auto end = unitstep::interpolate(before, after, 0.5 * si::metre);
#else
constexpr unitstep::sample before{0.0 * si::second, start};
constexpr unitstep::sample after{1.0 * si::second, later};
constexpr auto end = unitstep::interpolate(before, after, 0.5 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace interpolate_samples_in_metres

// The share of the way comes last.
// expect: expected to: a plain number (double), got motion<m, m s^-1>
namespace interpolate_swapped {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr motion later{2.0 * si::metre, 2.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto now = interpolate(0.5, start, later);
#else
constexpr auto now = interpolate(start, later, 0.5);
#endif

// What comes after a mistake must not be blamed too.
static_assert(now.position < 1e6 * si::metre && now.velocity.value() < 1e6);
}  // namespace interpolate_swapped

// The time between two samples is a length.
// expect: expected time: s, got m
namespace interpolate_time_in_metres {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr unitstep::motion later{1.0 * si::metre, 1.0 * si::metre_per_second};
constexpr unitstep::sample before{0.0 * si::second, start};
constexpr unitstep::sample after{1.0 * si::second, later};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::interpolate(before, after, 0.5 * si::metre);
#else
constexpr auto end = unitstep::interpolate(before, after, 0.5 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace interpolate_time_in_metres

// A member that a state does not have, in the field beside a controller.
// expect words: 'velocty'
// any length: the error shows the way to the body of the field, through the controller
namespace misspelled_in_a_sampled_field {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto pull = [](auto const& state, auto) { return -4.0 / si::second * state.velocity; };
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& state, auto, auto held) {
  return held - state.velocty / si::second;
};
#else
constexpr auto field = [](auto const& state, auto, auto held) {
  return held - state.velocity / si::second;
};
#endif
constexpr unitstep::sampled sampled{pull, 0.5 * si::second, field};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, sampled, 0.25 * si::second, 4);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace misspelled_in_a_sampled_field

// The closed form of an oscillator is given times for rates.
// expect: expected omega: s^-1, got s
namespace oscillator_of_seconds {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto end =
    damped_oscillator{2.0 * si::second, 0.5 * si::second}.after(start, 2.0 * si::second);
#else
constexpr auto end =
    damped_oscillator{2.0 / si::second, 0.5 / si::second}.after(start, 2.0 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6);
}  // namespace oscillator_of_seconds

// The decay of an oscillator is given without a unit, its frequency with one.
// expect: expected gamma: s^-1, got a plain number (double)
namespace oscillator_of_two_units {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = damped_oscillator{2.0 / si::second, 0.5}.after(start, 2.0 * si::second);
#else
constexpr auto end =
    damped_oscillator{2.0 / si::second, 0.5 / si::second}.after(start, 2.0 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6);
}  // namespace oscillator_of_two_units

// A row of a table has a member that is made of no numbers.
// expect words: a row of a table is a state or a sample, made of quantities and numbers
namespace row_of_words {
struct reading {
  boost::units::quantity<si::length> height;
#ifdef UNITSTEP_MISTAKE
  std::string count;
#else
  long count;
#endif
};

void run(reading const& one) {
  auto const row = unitstep::csv_row(unitstep::sample{0.5 * si::second, one});
}
}  // namespace row_of_words

// A field does not take what its controller says.
// expect: expected field: callable (state, time, output), got callable (state, time)
namespace sampled_field_without_output {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto controller = [](auto const& s, auto) {
  return -2.0 * si::newton / si::metre * s.position;
};
constexpr auto period = 1.0 * si::second;
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& s, auto) {
  return -2.0 / si::second / si::second * s.position;
};
#else
constexpr auto field = [](auto const&, auto, auto force) { return force / (2.0 * si::kilogram); };
#endif
constexpr auto end = unitstep::integrate(
    unitstep::rk4{}, start, unitstep::sampled{controller, period, field}, 0.5 * si::second, 8);

// What comes after a mistake must not be blamed too.
static_assert(end.position < 100.0 * si::metre);
}  // namespace sampled_field_without_output

// The period of a controller is a length.
// expect: expected period: s, got m
namespace sampled_period_in_metres {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto controller = [](auto const& s, auto) {
  return -2.0 * si::newton / si::metre * s.position;
};
constexpr auto field = [](auto const&, auto, auto force) { return force / (2.0 * si::kilogram); };
#ifdef UNITSTEP_MISTAKE
constexpr auto period = 1.0 * si::metre;
#else
constexpr auto period = 1.0 * si::second;
#endif
constexpr auto end = unitstep::integrate(
    unitstep::rk4{}, start, unitstep::sampled{controller, period, field}, 0.5 * si::second, 8);

// What comes after a mistake must not be blamed too.
static_assert(end.position < 100.0 * si::metre);
}  // namespace sampled_period_in_metres

// A controller that takes no time, and what is asked of its output then.
// expect: expected controller: callable (state, time), got callable (state)
namespace controller_without_time {
struct voltages {
  boost::units::quantity<si::force> left, right;
};
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto controller = [](auto const& s) {
#else
constexpr auto controller = [](auto const& s, auto) {
#endif
  return voltages{-2.0 * si::newton / si::metre * s.position, 0.0 * si::newton};
};
constexpr auto field = [](auto const&, auto, auto u) {
  return (u.left + u.right) / (2.0 * si::kilogram);
};
constexpr auto left = [] {
  unitstep::simulation sim{unitstep::rk4{}, start,
                           unitstep::sampled{controller, 0.25 * si::second, field},
                           0.25 * si::second};
  sim.step();

  // What comes after a mistake must not be blamed too.
  double sum = held(sim).right.value();
  sum += sim.state().position / (1.0 * si::metre);
  return held(sim).left / (1.0 * si::newton) + 0 * sum;
}();
static_assert(left < 1);
}  // namespace controller_without_time

// A controller that wants the output before, and is not given the first.
// expect: expected before: the first output, as the fourth of sampled{...}, got nothing
namespace controller_without_first_output {
struct voltages {
  boost::units::quantity<si::force> left, right;
};
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto controller = [](auto const& s, auto, voltages const&) {
#else
constexpr auto controller = [](auto const& s, auto) {
#endif
  return voltages{-2.0 * si::newton / si::metre * s.position, 0.0 * si::newton};
};
constexpr auto field = [](auto const&, auto, auto u) {
  return (u.left + u.right) / (2.0 * si::kilogram);
};
constexpr auto left = [] {
  unitstep::simulation sim{unitstep::rk4{}, start,
                           unitstep::sampled{controller, 0.25 * si::second, field},
                           0.25 * si::second};
  sim.step();

  // What comes after a mistake must not be blamed too.
  double sum = held(sim).right.value();
  sum += sim.state().position / (1.0 * si::metre);
  return held(sim).left / (1.0 * si::newton) + 0 * sum;
}();
static_assert(left < 1);
}  // namespace controller_without_first_output

// The table comes before the time.
// expect: expected table: samples, as trajectory returns, got s
namespace table_and_time_swapped {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto table = trajectory<4>(rk4{}, start, field, 0.5 * si::second);
#ifdef UNITSTEP_MISTAKE
constexpr auto now = state_at(1.0 * si::second, table);
#else
constexpr auto now = state_at(table, 1.0 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(now.position < 1e6 * si::metre && now.velocity.value() < 1e6);
}  // namespace table_and_time_swapped

// A state is taken for a table.
// expect: expected table: samples, as trajectory returns, got motion<m, m s^-1>
namespace table_is_a_state {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto table = unitstep::trajectory<4>(unitstep::rk4{}, start, field, 0.5 * si::second);
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::state_at(start, 1.0 * si::second);
#else
constexpr auto end = unitstep::state_at(table, 1.0 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace table_is_a_state

// A table is asked for a time that is a plain number.
// expect: expected time: s, got a plain number (double)
namespace table_raw_time {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto table = unitstep::trajectory<4>(unitstep::rk4{}, start, field, 0.5 * si::second);
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::state_at(table, 1.0);
#else
constexpr auto end = unitstep::state_at(table, 1.0 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace table_raw_time

// A table in double is asked for a time in float.
// expect: expected time: s in double, got s in float
namespace table_time_in_float {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto table = unitstep::trajectory<4>(unitstep::rk4{}, start, field, 0.5 * si::second);
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::state_at(table, 1.0F * si::second);
#else
constexpr auto end = unitstep::state_at(table, 1.0 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace table_time_in_float

// A table under a tolerance, of which the error alone was given.
// expect: expected allowed: a tolerance, before the spacing, got a plain number (double)
namespace table_under_a_number {
using namespace unitstep;

constexpr motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto allowed = 1e-9;
#else
constexpr tolerance allowed{motion{1e-9 * si::metre, 1e-9 * si::metre_per_second}};
#endif
constexpr auto table = trajectory<4>(dormand_prince5{}, start, field, allowed, 0.5 * si::second);

// What comes after a mistake must not be blamed too.
static_assert(table[4].state.position.value() < 100.0);
}  // namespace table_under_a_number
