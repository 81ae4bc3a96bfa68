// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Mistakes with tables, samples and closed forms.
#include <string>
#include <unitstep/drive/csv.hpp>
#include "shared.hpp"

constexpr motion later{1.0 * m, 1.0 * m_per_s};

struct voltages {
  quantity<si::force> left, right;
};

// The closed form of a fall is asked at a length.
// expect: expected t: s, got m
namespace closed_form_at_a_length {
// wrong: constexpr auto end = uniform_acceleration{-9.81 * m_per_s2}.after(start, 2.0 * m);
constexpr auto end = uniform_acceleration{-9.81 * m_per_s2}.after(start, 2.0 * s);
static_assert(end.position.value() < 1e6);
}  // namespace closed_form_at_a_length

// The closed form of a fall is given a velocity.
// expect: expected acceleration: m s^-2, got m s^-1
namespace closed_form_of_velocity {
// wrong: constexpr auto end = uniform_acceleration{-9.81 * m_per_s}.after(start, 2.0 * s);
constexpr auto end = uniform_acceleration{-9.81 * m_per_s2}.after(start, 2.0 * s);
static_assert(end.position.value() < 1e6);
}  // namespace closed_form_of_velocity

// The start comes before the time.
// expect: expected start: a motion, got s
namespace closed_form_swapped {
constexpr auto t = 2.0 * s;
constexpr uniform_acceleration fall{-9.81 * m_per_s2};
constexpr auto end = fall.after(start, t);  // wrong: constexpr auto end = fall.after(t, start);
static_assert(end.position < 1e6 * m);
}  // namespace closed_form_swapped

// The share of the way between two states is a time.
// expect: expected alpha: a plain number (double), got s
namespace interpolate_alpha_in_seconds {
// wrong: constexpr auto end = interpolate(start, later, 0.5 * s);
constexpr auto end = interpolate(start, later, 0.5);
static_assert(end.position.value() < 100.0);
}  // namespace interpolate_alpha_in_seconds

// The samples hold an array of motions, and lengths for times.
// expect: expected time of a sample: s, got m
namespace interpolate_array_in_metres {
constexpr auto one = 1.0 * s;  // wrong: constexpr auto one = 1.0 * m;
constexpr motion ball{0.0 * m, 1.0 * m_per_s};
constexpr motion gone{1.0 * m, 1.0 * m_per_s};
constexpr auto at = interpolate(sample{0.0 * one, std::array{ball, ball}},
                                sample{one, std::array{gone, gone}}, 0.5 * one);
static_assert(at[0] == at[1]);
}  // namespace interpolate_array_in_metres

// Half the way between two lengths in integers.
// expect: expected from: numbers such as 2.0, got m in int
namespace interpolate_of_integers {
// wrong: constexpr auto between = interpolate(0 * m, 3 * m, 0.5);
constexpr auto between = interpolate(0.0 * m, 3.0 * m, 0.5);
static_assert(between.value() == 1.5);
}  // namespace interpolate_of_integers

// States of two kinds are blended.
// expect: expected to: motion<m, m s^-1>, got m
namespace interpolate_of_two_states {
// wrong: constexpr auto end = interpolate(start, later.position, 0.5);
constexpr auto end = interpolate(start, later, 0.5);
static_assert(end.position.value() < 100.0);
}  // namespace interpolate_of_two_states

// Between two states whose members are of two value types.
// expect: expected from: one value type in all members, got pair
namespace interpolate_of_two_value_types {
using number = double;  // wrong: using number = float;
struct pair {
  std::array<number, 2> coarse;
  std::array<double, 2> fine;
};
constexpr auto half = interpolate(pair{}, pair{}, 0.5);
static_assert(half.fine[1] == 0.0);
}  // namespace interpolate_of_two_value_types

// The time of a sample comes before its state.
// expect: expected sample: {time, state}, got sample<motion<m, m s^-1>, s>
namespace interpolate_sample_swapped {
constexpr motion later{2.0 * m, 2.0 * m_per_s};
constexpr sample before{0.0 * s, start};  // wrong: constexpr sample before{start, 0.0 * s};
constexpr sample after{1.0 * s, later};   // wrong: constexpr sample after{later, 1.0 * s};
constexpr auto now = interpolate(before, after, 0.5 * s);
static_assert(now.position < 1e6 * m && now.velocity.value() < 1e6);
}  // namespace interpolate_sample_swapped

// The samples hold currents in float, their times are double.
// expect: expected time of a sample: s in float, got s in double (1.0F is float, 1.0 double)
namespace interpolate_samples_in_float {
using number = float;  // wrong: using number = double;
constexpr sample off{number(0) * s, 0.0F * si::ampere};
constexpr sample on{number(1) * s, 2.0F * si::ampere};
constexpr auto half = interpolate(off, on, number(0.5) * s);
static_assert(half.value() >= 0.0F);
}  // namespace interpolate_samples_in_float

// Samples whose times are lengths.
// expect: expected time of a sample: s, got m
namespace interpolate_samples_in_metres {
constexpr auto unit = s;  // wrong: constexpr auto unit = m;
constexpr sample before{0.0 * unit, start};
constexpr sample after{1.0 * unit, later};
constexpr auto end = interpolate(before, after, 0.5 * unit);
static_assert(end.position.value() < 100.0);
}  // namespace interpolate_samples_in_metres

// The share of the way comes last.
// expect: expected to: a plain number (double), got motion<m, m s^-1>
namespace interpolate_swapped {
constexpr motion later{2.0 * m, 2.0 * m_per_s};
// wrong: constexpr auto now = interpolate(0.5, start, later);
constexpr auto now = interpolate(start, later, 0.5);
static_assert(now.position < 1e6 * m && now.velocity.value() < 1e6);
}  // namespace interpolate_swapped

// The time between two samples is a length.
// expect: expected time: s, got m
namespace interpolate_time_in_metres {
constexpr sample before{0.0 * s, start};
constexpr sample after{1.0 * s, later};
// wrong: constexpr auto end = interpolate(before, after, 0.5 * m);
constexpr auto end = interpolate(before, after, 0.5 * s);
static_assert(end.position.value() < 100.0);
}  // namespace interpolate_time_in_metres

// A member that a state does not have, in the field beside a controller.
// expect words: 'velocty'
// any length: the error shows the way to the body of the field, through the controller
namespace misspelled_in_a_sampled_field {
constexpr auto pull = [](auto const& state, auto) { return -4.0 / s * state.velocity; };
// wrong: constexpr auto field = [](auto const& state, auto, auto held) { return held - state.velocty / s; };
constexpr auto field = [](auto const& state, auto, auto held) { return held - state.velocity / s; };
constexpr unitstep::sampled sampled{pull, 0.5 * s, field};
constexpr auto end = integrate(rk4{}, start, sampled, 0.25 * s, 4);
static_assert(end.position.value() < 100.0);
}  // namespace misspelled_in_a_sampled_field

// The closed form of an oscillator is given times for rates.
// expect: expected omega: s^-1, got s
namespace oscillator_of_seconds {
// wrong: constexpr auto end = damped_oscillator{2.0 * s, 0.5 * s}.after(start, 2.0 * s);
constexpr auto end = damped_oscillator{2.0 / s, 0.5 / s}.after(start, 2.0 * s);
static_assert(end.position.value() < 1e6);
}  // namespace oscillator_of_seconds

// The decay of an oscillator is given without a unit, its frequency with one.
// expect: expected gamma: s^-1, got a plain number (double)
namespace oscillator_of_two_units {
// wrong: constexpr auto end = damped_oscillator{2.0 / s, 0.5}.after(start, 2.0 * s);
constexpr auto end = damped_oscillator{2.0 / s, 0.5 / s}.after(start, 2.0 * s);
static_assert(end.position.value() < 1e6);
}  // namespace oscillator_of_two_units

// A row of a table has a member that is made of no numbers.
// expect words: a row of a table is a state or a sample, made of quantities and numbers
namespace row_of_words {
struct reading {
  quantity<si::length> height;
  long count;  // wrong: std::string count;
};

void run(reading const& one) { auto const row = csv_row(sample{0.5 * s, one}); }
}  // namespace row_of_words

// A field does not take what its controller says.
// expect: expected field: callable (state, time, output), got callable (state, time)
namespace sampled_field_without_output {
constexpr auto controller = [](auto const& b, auto) { return -2.0 * N / m * b.position; };
constexpr auto period = 1.0 * s;
// wrong: constexpr auto field = [](auto const& b, auto) {
// wrong:   return -2.0 / s / s * b.position;
// wrong: };
constexpr auto field = [](auto const&, auto, auto force) { return force / (2.0 * kg); };
constexpr auto end = integrate(rk4{}, start, sampled{controller, period, field}, 0.5 * s, 8);
static_assert(end.position < 100.0 * m);
}  // namespace sampled_field_without_output

// The period of a controller is a length.
// expect: expected period: s, got m
namespace sampled_period_in_metres {
constexpr auto controller = [](auto const& b, auto) { return -2.0 * N / m * b.position; };
constexpr auto field = [](auto const&, auto, auto force) { return force / (2.0 * kg); };
constexpr auto period = 1.0 * s;  // wrong: constexpr auto period = 1.0 * m;
constexpr auto end = integrate(rk4{}, start, sampled{controller, period, field}, 0.5 * s, 8);
static_assert(end.position < 100.0 * m);
}  // namespace sampled_period_in_metres

// A controller that takes no time, and what is asked of its output then.
// expect: expected controller: callable (state, time), got callable (state)
namespace controller_without_time {
// wrong: constexpr auto controller = [](auto const& b) {
// wrong:   return voltages{-2.0 * N / m * b.position, 0.0 * N};
// wrong: };
constexpr auto controller = [](auto const& b, auto) {
  return voltages{-2.0 * N / m * b.position, 0.0 * N};
};
constexpr auto field = [](auto const&, auto, auto u) { return (u.left + u.right) / (2.0 * kg); };
constexpr auto left = [] {
  simulation sim{rk4{}, start, sampled{controller, 0.25 * s, field}, 0.25 * s};
  sim.step();
  double sum = held(sim).right.value();
  sum += sim.state().position / (1.0 * m);
  return held(sim).left / (1.0 * N) + 0 * sum;
}();
static_assert(left < 1);
}  // namespace controller_without_time

// A controller that wants the output before, and is not given the first.
// expect: expected before: the first output, as the fourth of sampled{...}, got nothing
namespace controller_without_first_output {
// wrong: constexpr auto controller = [](auto const& b, auto, voltages const&) {
// wrong:   return voltages{-2.0 * N / m * b.position, 0.0 * N};
// wrong: };
constexpr auto controller = [](auto const& b, auto) {
  return voltages{-2.0 * N / m * b.position, 0.0 * N};
};
constexpr auto field = [](auto const&, auto, auto u) { return (u.left + u.right) / (2.0 * kg); };
constexpr auto left = [] {
  simulation sim{rk4{}, start, sampled{controller, 0.25 * s, field}, 0.25 * s};
  sim.step();
  double sum = held(sim).right.value();
  sum += sim.state().position / (1.0 * m);
  return held(sim).left / (1.0 * N) + 0 * sum;
}();
static_assert(left < 1);
}  // namespace controller_without_first_output

// The table comes before the time.
// expect: expected table: samples of a run without events, got s
namespace table_and_time_swapped {
constexpr auto table = trajectory<4>(rk4{}, start, field, 0.5 * s);
// wrong: constexpr auto now = state_at(1.0 * s, table);
constexpr auto now = state_at(table, 1.0 * s);
static_assert(now.position < 1e6 * m && now.velocity.value() < 1e6);
}  // namespace table_and_time_swapped

// A state is taken for a table.
// expect: expected table: samples of a run without events, got motion<m, m s^-1>
namespace table_is_a_state {
constexpr auto table = trajectory<4>(rk4{}, start, field, 0.5 * s);
// wrong: constexpr auto end = state_at(start, 1.0 * s);
constexpr auto end = state_at(table, 1.0 * s);
static_assert(end.position.value() < 100.0);
}  // namespace table_is_a_state

// The table of a run with events is asked between its rows.
// expect: expected table: samples of a run without events, got hybrid_table
namespace table_with_events {
constexpr auto lands = when([](auto const& now, auto) { return now.position + 9.0 * m; }, stop);
constexpr auto end = trajectory<4>(rk4{}, start, field, 0.5 * s, lands);
constexpr auto table = trajectory<4>(rk4{}, start, field, 0.5 * s);
// wrong: constexpr auto now = state_at(end, 1.0 * s);
constexpr auto now = state_at(table, 1.0 * s);
static_assert(now.position < 1e6 * m && end.size() > 0);
}  // namespace table_with_events

// A table is asked for a time that is a plain number.
// expect: expected time: s, got a plain number (double)
namespace table_raw_time {
constexpr auto table = trajectory<4>(rk4{}, start, field, 0.5 * s);
constexpr auto end = state_at(table, 1.0 * s);  // wrong: constexpr auto end = state_at(table, 1.0);
static_assert(end.position.value() < 100.0);
}  // namespace table_raw_time

// A table in double is asked for a time in float.
// expect: expected time: s in double, got s in float
namespace table_time_in_float {
constexpr auto table = trajectory<4>(rk4{}, start, field, 0.5 * s);
// wrong: constexpr auto end = state_at(table, 1.0F * s);
constexpr auto end = state_at(table, 1.0 * s);
static_assert(end.position.value() < 100.0);
}  // namespace table_time_in_float

// A table under a tolerance, of which the error alone was given.
// expect: expected allowed: a tolerance, before the spacing, got a plain number (double)
namespace table_under_a_number {
// wrong: constexpr auto allowed = 1e-9;
constexpr tolerance allowed{motion{1e-9 * m, 1e-9 * m_per_s}};
constexpr auto table = trajectory<4>(dormand_prince5{}, start, field, allowed, 0.5 * s);
static_assert(table[4].state.position.value() < 100.0);
}  // namespace table_under_a_number
