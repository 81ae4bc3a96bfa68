// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Mistakes with what happens in a run.
#include <array>
#include <cstddef>
#include <span>
#include <vector>
#include "shared.hpp"

constexpr auto height = [](auto const& b, auto) { return b.position; };
constexpr auto bounce = [](auto const& b, auto) { return motion{b.position, -0.5 * b.velocity}; };

constexpr tolerance allowed{motion{1e-3 * m, 1e-3 * m_per_s}};

// An effect returns a velocity that is a length.
// expect: expected result of effect 0: motion<m, m s^-1>, got motion<m, m>
namespace effect_of_another_unit {
// wrong: constexpr auto run = integrate(
// wrong:     rk4{}, ball, falls, 0.25 * s, 2,
// wrong:     when(falling(height), [](auto const& b, auto) { return motion{b.position, b.position}; }));
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, when(falling(height), bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace effect_of_another_unit

// An effect changes the state where it stands, and returns one too, which would be lost.
// expect: expected result of effect 0: nothing, as it changes the state where it stands, got stop_if<motion<m, m s^-1>>
namespace effect_that_changes_and_returns {
// wrong: constexpr auto run =
// wrong:     integrate(rk4{}, ball, falls, 0.25 * s, 2,
// wrong:               when(falling(height), [](auto& b, auto) { return stop_if(true, b); }));
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2,
                               when(falling(height), [](auto& b, auto) { b.velocity *= 0.5; }));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace effect_that_changes_and_returns

// An event returns a state.
// expect: expected result of event 0: a quantity, got motion<m, m s^-1>
namespace event_of_no_number {
// wrong: constexpr auto run = integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s,
// wrong:                                when(falling([](auto const& b, auto) { return b; }), bounce));
constexpr auto run =
    integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s, when(falling(height), bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace event_of_no_number

// A number stands for an effect.
// expect: expected effect 0: stop or a callable (state, time), got a plain number (int)
namespace effect_that_is_no_callable {
// wrong: constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, when(height, 3));
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, when(height, bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace effect_that_is_no_callable

// An effect takes other arguments.
// expect: expected effect 1: stop or a callable (state, time), got a lambda of other arguments
namespace effect_of_other_arguments {
constexpr auto run = integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s,
                               // wrong: at(1.0 * s, bounce), at(2.0 * s, [](int) { return 3; }));
                               at(1.0 * s, bounce), at(2.0 * s, bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace effect_of_other_arguments

// What rests is told by a length.
// expect: expected rest_below: m s^-1, got m
namespace rest_of_another_unit {
// wrong: constexpr auto run =
// wrong:     integrate(rk4{}, ball, falls, 0.25 * s, 2, when(falling(height), bounce, rest_below(1.0 * m)));
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2,
                               when(falling(height), bounce, rest_below(1.0 * m_per_s)));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace rest_of_another_unit

// The speed stands without rest_below.
// expect: expected rest: rest_below(speed), got m s^-1
namespace rest_that_is_a_speed {
constexpr auto run = integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s,
                               // wrong: when(falling(height), bounce, 1.0 * m_per_s));
                               when(falling(height), bounce, rest_below(1.0 * m_per_s)));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace rest_that_is_a_speed

// A dose is given at a place.
// expect: expected time of at 0: s, got m
namespace time_that_is_a_length {
// wrong: constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, at(3.0 * m, bounce));
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, at(3.0 * s, bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace time_that_is_a_length

// Doses are given at places.
// expect: expected time of at 0: s, got m
namespace times_that_are_lengths {
constexpr auto run =
    // wrong: integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s, at({3.0 * m, 4.0 * m}, bounce));
    integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s, at({3.0 * s, 4.0 * s}, bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace times_that_are_lengths

// A period is a length.
// expect: expected period of every 0: s, got m
namespace period_that_is_a_length {
// wrong: constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, every(3.0 * m, bounce));
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, every(3.0 * s, bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace period_that_is_a_length

// A period counts steps.
// expect: expected period of every 0: s, got a plain number (int)
namespace period_that_is_a_count {
// wrong: constexpr auto run = integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s, every(3, bounce));
constexpr auto run =
    integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s, every(3.0 * s, bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace period_that_is_a_count

// The field jumps at a place.
// expect: expected time of jumps 0: s, got m
namespace jump_at_a_length {
// wrong: constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, jumps(3.0 * m));
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, jumps(3.0 * s));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace jump_at_a_length

// Times of jumps are of two units.
// expect: expected time of jumps 0: s, got m
namespace jumps_of_several_types {
constexpr auto run =
    // wrong: integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s, jumps(1.0 * s, 3.0 * m));
    integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s, jumps(1.0 * s, 3.0 * s));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace jumps_of_several_types

// Jumps come after a length.
// expect: expected period of jumps_every 0: s, got m
namespace jumps_every_length {
// wrong: constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, jumps_every(3.0 * m));
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, jumps_every(3.0 * s));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace jumps_every_length

// Two modes are given.
// expect: expected modes: one mode, got several
namespace several_modes {
// wrong: constexpr auto run =
// wrong:     integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s, modes(1), modes(2));
constexpr auto run = integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s, modes(1));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace several_modes

// A field that takes the mode returns a velocity.
// expect: expected acceleration: m s^-2, got m s^-1
namespace field_in_a_mode {
// wrong: constexpr auto field = [](auto const& b, auto, bool) { return b.velocity; };
constexpr auto field = [](auto const& b, auto, bool) { return b.velocity / s; };
constexpr auto run = integrate(rk4{}, ball, field, 0.25 * s, 2, modes(true));
static_assert(run.state.position < 9.0 * m);
}  // namespace field_in_a_mode

// A table has a length for its spacing.
// expect: expected end_time: s, got m
namespace table_of_lengths {
constexpr auto apart = 0.25 * s;  // wrong: constexpr auto apart = 0.25 * m;
constexpr auto table =
    trajectory<4>(dormand_prince5{}, ball, falls, allowed, apart, when(height, bounce));
static_assert(table[1].state.position < 9.0 * m);
}  // namespace table_of_lengths

// A simulation has an event of another state.
// expect words: place
namespace simulation_with_another_state {
// wrong: constexpr auto event = [](auto const& b, auto) { return b.place; };
constexpr auto event = [](auto const& b, auto) { return b.position; };
constexpr auto end = [] {
  simulation sim{rk4{}, ball, falls, 0.25 * s, when(event, bounce)};
  sim.step();
  return sim.state();
}();
static_assert(end.position < 9.0 * m);
}  // namespace simulation_with_another_state

// A field's jumps are told twice, as ends of the tolerance, too.
// expect: expected tolerance.ends: jumps in their place, beside the others, got both
namespace ends_beside_jumps {
// wrong: constexpr auto allowed = tolerance{motion{1e-3 * m, 1e-3 * m_per_s}}.ends(2.0 * s);
constexpr auto allowed = tolerance{motion{1e-3 * m, 1e-3 * m_per_s}};
constexpr auto run =
    integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s, jumps(1.0 * s, 2.0 * s));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace ends_beside_jumps

// A simulation goes on from a state of another unit.
// expect: expected velocity: m s^-1, got m
namespace simulation_set_to_another_unit {
constexpr auto end = [] {
  simulation sim{rk4{}, ball, falls, 0.25 * s, when(height, bounce)};
  sim.set_state(motion{1.0 * m, 1.0 * m_per_s});  // wrong: sim.set_state(motion{1.0 * m, 1.0 * m});
  return sim.state();
}();
static_assert(end.position < 9.0 * m);
}  // namespace simulation_set_to_another_unit

// A state that does not tell the unit of time, under a tolerance, starts at no time.
// expect: expected t0: a time, which tells its unit, got nothing
namespace simulation_without_a_start {
struct tank {
  double volume;
};
constexpr auto fills = [](tank const&, auto) { return rates{1.0 / s}; };
constexpr auto doubled = [](tank const& t, auto) { return tank{2.0 * t.volume}; };
constexpr auto end = [] {
  // wrong: simulation sim{dormand_prince5{}, tank{1.0}, fills, tolerance{tank{1e-3}}, at(1.0 * s, doubled)};
  simulation sim{dormand_prince5{},     tank{1.0}, fills,
                 tolerance{tank{1e-3}}, 0.0 * s,   at(1.0 * s, doubled)};
  sim.step();
  return sim.state();
}();
static_assert(end.volume < 9.0);
}  // namespace simulation_without_a_start

// Only a step under a tolerance has a polynomial on which an event can be proved.
// expect: expected certain: a tolerance, whose steps have polynomials, got a dt
namespace certain_in_steps_of_a_dt {
// wrong: constexpr auto end = integrate_until(rk4{}, ball, falls, 0.5 * s, certain(falling(height)), 10);
constexpr auto end = integrate_until(rk4{}, ball, falls, 0.5 * s, falling(height), 10);
static_assert(end.time < 9.0 * s);
}  // namespace certain_in_steps_of_a_dt

// The same of something that happens.
// expect: expected certain: a tolerance, whose steps have polynomials, got a dt
namespace certain_effect_in_steps_of_a_dt {
// wrong: constexpr auto end =
// wrong:     integrate(rk4{}, ball, falls, 0.5 * s, 10, when(certain(falling(height)), stop));
constexpr auto end = integrate(rk4{}, ball, falls, 0.5 * s, 10, when(falling(height), stop));
static_assert(end.time < 9.0 * s);
}  // namespace certain_effect_in_steps_of_a_dt

// An event that is proved is asked on intervals, so its state has to take other numbers.
// expect: expected certain: a state that is a template over its number, got fixed
namespace certain_of_fixed_numbers {
struct fixed {
  double volume;
};
template <class N>
struct tank {
  N volume;
};
constexpr auto fills = [](auto const&, auto) { return rates{1.0 / s}; };
constexpr auto full = [](auto const& t, auto) { return t.volume - 2.0; };
using start = tank<double>;  // wrong: using start = fixed;
constexpr auto end = integrate_until(dormand_prince5{}, start{1.0}, fills, tolerance{start{1e-3}},
                                     certain(full), 9.0 * s);
static_assert(end.time < 9.0 * s);
}  // namespace certain_of_fixed_numbers

// What names doubles cannot be asked on intervals.
// expect: expected event: callable (state, time) -> quantity, with any number, got a lambda
namespace certain_of_doubles {
constexpr tolerance allowed{motion{1e-6 * m, 1e-6 * m_per_s}};
// wrong: constexpr auto height = [](motion<quantity<si::length>, quantity<si::velocity>> const& b,
// wrong:                            quantity<si::time>) { return b.position; };
constexpr auto height = [](auto const& b, auto) { return b.position; };
constexpr auto end =
    integrate_until(dormand_prince5{}, ball, falls, allowed, certain(falling(height)), 9.0 * s);
static_assert(end.time < 9.0 * s);
}  // namespace certain_of_doubles

// What is true or false has no value that can be kept away from zero.
// expect: expected event result: a quantity, got a plain number (bool)
namespace certain_of_a_condition {
constexpr tolerance allowed{motion{1e-6 * m, 1e-6 * m_per_s}};
constexpr auto below = [](auto const& b, auto) { return b.position < 0.0 * m; };
// wrong: constexpr auto end =
// wrong:     integrate_until(dormand_prince5{}, ball, falls, allowed, certain(below), 9.0 * s);
constexpr auto end = integrate_until(dormand_prince5{}, ball, falls, allowed, below, 9.0 * s);
static_assert(end.time < 9.0 * s);
}  // namespace certain_of_a_condition

// Solutions are followed through an event of one direction.
// expect: expected event: rising or falling, got a lambda
namespace landings_of_either_direction {
// wrong: constexpr auto hits = lands_between<9, 3>(ball, falls, 0.25 * s, when(height, bounce));
constexpr auto hits = lands_between<9, 3>(ball, falls, 0.25 * s, when(falling(height), bounce));
static_assert(hits.size() < 9);
}  // namespace landings_of_either_direction

// An effect on all solutions is called on intervals.
// expect: expected effect: callable (state, time) -> state, with any number, got a lambda
namespace landings_with_an_effect_on_doubles {
// wrong: constexpr auto turned = [](motion<quantity<si::length>, quantity<si::velocity>> const& b,
// wrong:                            quantity<si::time>) { return motion{b.position, -0.5 * b.velocity}; };
constexpr auto turned = bounce;
constexpr auto hits = lands_between<9, 3>(ball, falls, 0.25 * s, when(falling(height), turned));
static_assert(hits.size() < 9);
}  // namespace landings_with_an_effect_on_doubles

// An effect on all solutions returns a velocity that is a length.
// expect: expected result of effect: motion<m, m s^-1>, got motion<m, m>
namespace landings_with_an_effect_of_another_unit {
// wrong: constexpr auto turned = [](auto const& b, auto) { return motion{b.position, -0.5 * b.position}; };
constexpr auto turned = [](auto const& b, auto) { return motion{b.position, -0.5 * b.velocity}; };
constexpr auto hits = lands_between<9, 3>(ball, falls, 0.25 * s, when(falling(height), turned));
static_assert(hits.size() < 9);
}  // namespace landings_with_an_effect_of_another_unit

// A change of a copy would be lost.
// expect: expected effect 0: auto& to change the state, or auto const& to look at it, got a copy
namespace effect_on_a_copy {
// wrong: constexpr auto turn = [](auto b, auto) { b.velocity *= -0.5; };
constexpr auto turn = [](auto& b, auto) { b.velocity *= -0.5; };
constexpr auto end = integrate(rk4{}, ball, falls, 0.25 * s, 8, when(falling(height), turn));
static_assert(end.events.size() < 9);
}  // namespace effect_on_a_copy

// The same of one that names its types, and takes the mode.
// expect: expected effect 1: auto& to change the state, or auto const& to look at it, got a copy
namespace effect_on_a_copy_that_names_its_types {
using state = motion<quantity<si::length>, quantity<si::velocity>>;
#ifdef UNITSTEP_MISTAKE
constexpr auto turn = [](state b, quantity<si::time>, int& hits) {
#else
constexpr auto turn = [](state& b, quantity<si::time>, int& hits) {
#endif
  b.velocity *= -0.5;
  ++hits;
};
constexpr auto end =
    integrate(rk4{}, ball, falls, 0.25 * s, 8, modes(0), when(falling(height), turn));
static_assert(end.mode < 9);
}  // namespace effect_on_a_copy_that_names_its_types

// The same of one that takes the time as const.
// expect: expected effect 1: auto& to change the state, or auto const& to look at it, got a copy
namespace effect_on_a_copy_beside_a_const_time {
using state = motion<quantity<si::length>, quantity<si::velocity>>;
using time = quantity<si::time>;
// wrong: constexpr auto turn = [](state b, time const&, int& hits) { b.velocity *= -0.5, ++hits; };
constexpr auto turn = [](state& b, time const&, int& hits) { b.velocity *= -0.5, ++hits; };
constexpr auto end =
    integrate(rk4{}, ball, falls, 0.25 * s, 8, modes(0), when(falling(height), turn));
static_assert(end.mode < 9);
}  // namespace effect_on_a_copy_beside_a_const_time

// A mode with an array of its own is saved.
// expect: expected mode to be saved: one that can be copied as bytes, got mode
namespace saved_mode_of_a_vector {
struct mode {
  std::array<int, 2> hits;  // wrong: std::vector<int> hits;
};
inline auto saved() {
  simulation sim{rk4{}, ball, falls, 0.25 * s, modes(mode{}), when(height, bounce)};
  auto const now = sim.save();
  return now.mode.hits.size();
}
}  // namespace saved_mode_of_a_vector

// A run in another mode is resumed.
// expect: expected mode of the saved run: a plain number (int), got a plain number (bool)
namespace resumed_in_another_mode {
inline void resumed() {
  simulation sim{rk4{}, ball, falls, 0.25 * s, modes(0), when(height, bounce)};
  // wrong: simulation other{rk4{}, ball, falls, 0.25 * s, modes(true), when(height, bounce)};
  simulation other{rk4{}, ball, falls, 0.25 * s, modes(1), when(height, bounce)};
  sim.resume(other.save());
}
}  // namespace resumed_in_another_mode

// A run in which something else happens too is resumed.
// expect: expected saved: a run in which the same things happen, got one in which others do
namespace resumed_with_another_list {
inline void resumed() {
  simulation sim{rk4{}, ball, falls, 0.25 * s, when(height, bounce)};
  // wrong: simulation other{rk4{}, ball, falls, 0.25 * s, when(height, bounce), at(1.0 * s, bounce)};
  simulation other{rk4{}, ball, falls, 0.25 * s, when(height, bounce)};
  sim.resume(other.save());
}
}  // namespace resumed_with_another_list

// A run by another method is resumed.
// expect: expected method of the saved run: rk4, got heun
namespace resumed_by_another_method {
inline void resumed() {
  simulation sim{rk4{}, ball, falls, 0.25 * s, when(height, bounce)};
  // wrong: simulation other{heun{}, ball, falls, 0.25 * s, when(height, bounce)};
  simulation other{rk4{}, ball, falls, 0.25 * s, when(height, bounce)};
  sim.resume(other.save());
}
}  // namespace resumed_by_another_method

// A change of the state returns it.
// expect: expected change: callable (state&) that returns nothing, got motion<m, m s^-1>
namespace change_that_returns {
inline void changed() {
  simulation sim{rk4{}, ball, falls, 0.25 * s, when(height, bounce)};
  sim.change([](auto& b) { b.velocity *= 2.0; });  // wrong: sim.change([](auto& b) { return b; });
}
}  // namespace change_that_returns

// The same of one that names the state alone.
// expect: expected effect 0: auto& to change the state, or auto const& to look at it, got a copy
namespace effect_on_a_copy_that_names_the_state {
using state = motion<quantity<si::length>, quantity<si::velocity>>;
// wrong: constexpr auto turn = [](state b, auto) { b.velocity *= -0.5; };
constexpr auto turn = [](state& b, auto) { b.velocity *= -0.5; };
constexpr auto end = integrate(rk4{}, ball, falls, 0.25 * s, 8, when(falling(height), turn));
static_assert(end.events.size() < 9);
}  // namespace effect_on_a_copy_that_names_the_state

// What a height returns, above a place that is known at run time.
struct above {
  double place;
  constexpr auto operator()(auto const& b, auto) const { return b.position - place * m; }
};

// A list of places stands for one of events.
// expect: expected event 0: callable (state, time), got a plain number (double)
namespace list_of_numbers {
constexpr std::array list{above{1}, above{2}};  // wrong: constexpr std::array list{1.0, 2.0};
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, when(list, bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace list_of_numbers

// A list is in a list.
// expect: expected event 0: callable (state, time), got array<above, 1>
namespace list_of_lists {
// wrong: constexpr std::array<std::array<above, 1>, 1> list{};
constexpr std::array list{above{1}};
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, when(list, bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace list_of_lists

// Events of a list return states.
// expect: expected result of event 0: a quantity, got motion<m, m s^-1>
namespace list_of_no_quantities {
// wrong: constexpr auto run =
// wrong:     integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s,
// wrong:               when(std::array{falling([](auto const& b, auto) { return b; })}, bounce));
constexpr auto run = integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s,
                               when(std::array{falling(height)}, bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace list_of_no_quantities

// A view of events stands for a list, of which a run can keep nothing.
// expect: expected list of events 0: a std::array or a std::vector, got span<const above, 2>
namespace list_that_is_a_view {
constexpr std::array list{above{1}, above{2}};
constexpr auto given = list;  // wrong: constexpr std::span<above const, 2> given(list);
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, when(given, bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace list_that_is_a_view

// The effect of a list takes other arguments.
// expect: expected effect 0: stop or a callable (state, time, which), got a lambda of other arguments
namespace effect_of_a_list_of_other_arguments {
// wrong: constexpr auto turn = [](auto const& b, auto, above) { return motion{b.position, -b.velocity}; };
constexpr auto turn = [](auto const& b, auto, std::size_t) {
  return motion{b.position, -b.velocity};
};
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, when(std::array{above{1}}, turn));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace effect_of_a_list_of_other_arguments

// The effect of a list returns a velocity that is a length.
// expect: expected result of effect 0: motion<m, m s^-1>, got motion<m, m>
namespace effect_of_a_list_of_another_unit {
constexpr auto turn = [](auto const& b, auto, std::size_t) {
  return motion{b.position, b.velocity};  // wrong: return motion{b.position, b.position};
};
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, when(std::array{above{1}}, turn));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace effect_of_a_list_of_another_unit

// The effect of a list changes a copy.
// expect: expected effect 0: auto& to change the state, or auto const& to look at it, got a copy
namespace effect_of_a_list_on_a_copy {
// wrong: constexpr auto turn = [](auto b, auto, std::size_t) { b.velocity *= -0.5; };
constexpr auto turn = [](auto& b, auto, std::size_t) { b.velocity *= -0.5; };
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, when(std::array{above{1}}, turn));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace effect_of_a_list_on_a_copy

// In a run whose mode is a number, the third argument of an effect may be the mode or the number of the event.
// expect: expected effect 1: (state, time, mode, which), or auto& for the mode, got a third argument that may be either
namespace effect_of_a_list_that_takes_either {
// wrong: constexpr auto turn = [](auto& b, auto, std::size_t) { b.velocity *= -0.5; };
constexpr auto turn = [](auto& b, auto, std::size_t&, std::size_t) { b.velocity *= -0.5; };
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, modes(std::size_t{0}),
                               when(std::array{above{1}}, turn));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace effect_of_a_list_that_takes_either

// Events of a list are certain, where a step has no polynomials.
// expect: expected certain: a tolerance, whose steps have polynomials, got a dt
namespace list_that_is_certain_of_steps {
// wrong: constexpr auto run =
// wrong:     integrate(rk4{}, ball, falls, 0.25 * s, 2, when(std::array{certain(above{1})}, bounce));
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, when(std::array{above{1}}, bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace list_that_is_certain_of_steps

// What of a list rests is told by a length.
// expect: expected rest_below: m s^-1, got m
namespace rest_of_a_list_of_another_unit {
// wrong: constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2,
// wrong:                                when(std::array{falling(above{1})}, bounce, rest_below(1.0 * m)));
constexpr auto run =
    integrate(rk4{}, ball, falls, 0.25 * s, 2,
              when(std::array{falling(above{1})}, bounce, rest_below(1.0 * m_per_s)));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace rest_of_a_list_of_another_unit

// A run has modes beside a controller, whose output is its mode.
// expect: expected modes: none, beside a field that keeps something, got a plain number (int)
namespace modes_beside_a_controller {
constexpr sampled held_back{[](auto const& b, auto) { return -1.0 / s * b.velocity; }, 0.5 * s,
                            [](auto const&, auto, auto push) { return push; }};
// wrong: constexpr auto run = integrate(rk4{}, ball, held_back, 0.25 * s, 2, modes(1));
constexpr auto run = integrate(rk4{}, ball, held_back, 0.25 * s, 2, when(falling(height), stop));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace modes_beside_a_controller
