// SPDX-License-Identifier: BSL-1.0
// Mistakes with what happens in a run.
#include <array>
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <span>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace si = boost::units::si;
using namespace unitstep;
using unitstep::symbols::m, unitstep::symbols::m_per_s, unitstep::symbols::m_per_s2,
    unitstep::symbols::s;

constexpr motion ball{5.0 * m, 0.0 * m_per_s};
constexpr auto falls = [](auto const&, auto) { return -10.0 * m_per_s2; };
constexpr auto height = [](auto const& b, auto) { return b.position; };
constexpr auto bounce = [](auto const& b, auto) { return motion{b.position, -0.5 * b.velocity}; };

// An effect returns a velocity that is a length.
// expect: expected result of effect 0: motion<m, m s^-1>, got motion<m, m>
namespace effect_of_another_unit {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN [](auto const& b, auto) { return motion{b.position, b.position}; }
#else
#define UNITSTEP_GIVEN bounce
#endif
constexpr auto run =
    integrate(rk4{}, ball, falls, 0.25 * s, 2, when(falling(height), UNITSTEP_GIVEN));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace effect_of_another_unit

// An effect changes the state where it stands, and returns one too, which would be lost.
// expect: expected result of effect 0: nothing, as it changes the state where it stands, got stop_if<motion<m, m s^-1>>
namespace effect_that_changes_and_returns {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN(b) return stop_if(true, b)
#else
#define UNITSTEP_GIVEN(b) b.velocity *= 0.5
#endif
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2,
                               when(falling(height), [](auto& b, auto) { UNITSTEP_GIVEN(b); }));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace effect_that_changes_and_returns

// An event returns a state.
// expect: expected result of event 0: a quantity, got motion<m, m s^-1>
namespace event_of_no_number {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN [](auto const& b, auto) { return b; }
#else
#define UNITSTEP_GIVEN height
#endif
constexpr tolerance allowed{motion{1e-3 * m, 1e-3 * m_per_s}};
constexpr auto run = integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s,
                               when(falling(UNITSTEP_GIVEN), bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace event_of_no_number

// A number stands for an effect.
// expect: expected effect 0: stop or a callable (state, time), got a plain number (int)
namespace effect_that_is_no_callable {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN 3
#else
#define UNITSTEP_GIVEN bounce
#endif
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, when(height, UNITSTEP_GIVEN));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace effect_that_is_no_callable

// An effect takes other arguments.
// expect: expected effect 1: stop or a callable (state, time), got a lambda of other arguments
namespace effect_of_other_arguments {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN [](int) { return 3; }
#else
#define UNITSTEP_GIVEN bounce
#endif
constexpr tolerance allowed{motion{1e-3 * m, 1e-3 * m_per_s}};
constexpr auto run = integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s,
                               at(1.0 * s, bounce), at(2.0 * s, UNITSTEP_GIVEN));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace effect_of_other_arguments

// What rests is told by a length.
// expect: expected rest_below: m s^-1, got m
namespace rest_of_another_unit {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN 1.0 * m
#else
#define UNITSTEP_GIVEN 1.0 * m_per_s
#endif
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2,
                               when(falling(height), bounce, rest_below(UNITSTEP_GIVEN)));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace rest_of_another_unit

// The speed stands without rest_below.
// expect: expected rest: rest_below(speed), got m s^-1
namespace rest_that_is_a_speed {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN 1.0 * m_per_s
#else
#define UNITSTEP_GIVEN rest_below(1.0 * m_per_s)
#endif
constexpr tolerance allowed{motion{1e-3 * m, 1e-3 * m_per_s}};
constexpr auto run = integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s,
                               when(falling(height), bounce, UNITSTEP_GIVEN));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace rest_that_is_a_speed

// A dose is given at a place.
// expect: expected time of at 0: s, got m
namespace time_that_is_a_length {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN 3.0 * m
#else
#define UNITSTEP_GIVEN 3.0 * s
#endif
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, at(UNITSTEP_GIVEN, bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace time_that_is_a_length

// Doses are given at places.
// expect: expected time of at 0: s, got m
namespace times_that_are_lengths {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN 3.0 * m, 4.0 * m
#else
#define UNITSTEP_GIVEN 3.0 * s, 4.0 * s
#endif
constexpr tolerance allowed{motion{1e-3 * m, 1e-3 * m_per_s}};
constexpr auto run =
    integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s, at({UNITSTEP_GIVEN}, bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace times_that_are_lengths

// A period is a length.
// expect: expected period of every 0: s, got m
namespace period_that_is_a_length {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN 3.0 * m
#else
#define UNITSTEP_GIVEN 3.0 * s
#endif
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, every(UNITSTEP_GIVEN, bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace period_that_is_a_length

// A period counts steps.
// expect: expected period of every 0: s, got a plain number (int)
namespace period_that_is_a_count {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN 3
#else
#define UNITSTEP_GIVEN 3.0 * s
#endif
constexpr tolerance allowed{motion{1e-3 * m, 1e-3 * m_per_s}};
constexpr auto run =
    integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s, every(UNITSTEP_GIVEN, bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace period_that_is_a_count

// The field jumps at a place.
// expect: expected time of jumps 0: s, got m
namespace jump_at_a_length {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN 3.0 * m
#else
#define UNITSTEP_GIVEN 3.0 * s
#endif
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, jumps(UNITSTEP_GIVEN));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace jump_at_a_length

// Times of jumps are of two units.
// expect: expected time of jumps 0: s, got m
namespace jumps_of_several_types {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN 1.0 * s, 3.0 * m
#else
#define UNITSTEP_GIVEN 1.0 * s, 3.0 * s
#endif
constexpr tolerance allowed{motion{1e-3 * m, 1e-3 * m_per_s}};
constexpr auto run =
    integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s, jumps(UNITSTEP_GIVEN));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace jumps_of_several_types

// Jumps come after a length.
// expect: expected period of jumps_every 0: s, got m
namespace jumps_every_length {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN 3.0 * m
#else
#define UNITSTEP_GIVEN 3.0 * s
#endif
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, jumps_every(UNITSTEP_GIVEN));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace jumps_every_length

// Two modes are given.
// expect: expected modes: one mode, got several
namespace several_modes {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN , modes(2)
#else
#define UNITSTEP_GIVEN
#endif
constexpr tolerance allowed{motion{1e-3 * m, 1e-3 * m_per_s}};
constexpr auto run =
    integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s, modes(1) UNITSTEP_GIVEN);
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace several_modes

// A field that takes the mode returns a velocity.
// expect: expected acceleration: m s^-2, got m s^-1
namespace field_in_a_mode {
constexpr auto field = [](auto const& b, auto, bool) {
#ifdef UNITSTEP_MISTAKE
  return b.velocity;
#else
  return b.velocity / s;
#endif
};
constexpr auto run = integrate(rk4{}, ball, field, 0.25 * s, 2, modes(true));
static_assert(run.state.position < 9.0 * m);
}  // namespace field_in_a_mode

// A table has a length for its spacing.
// expect: expected end_time: s, got m
namespace table_of_lengths {
constexpr tolerance allowed{motion{1e-3 * m, 1e-3 * m_per_s}};
#ifdef UNITSTEP_MISTAKE
constexpr auto apart = 0.25 * m;
#else
constexpr auto apart = 0.25 * s;
#endif
constexpr auto table =
    trajectory<4>(dormand_prince5{}, ball, falls, allowed, apart, when(height, bounce));
static_assert(table[1].state.position < 9.0 * m);
}  // namespace table_of_lengths

// A simulation has an event of another state.
// expect words: place
namespace simulation_with_another_state {
constexpr auto event = [](auto const& b, auto) {
#ifdef UNITSTEP_MISTAKE
  return b.place;
#else
  return b.position;
#endif
};
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
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN .ends(2.0 * s)
#else
#define UNITSTEP_GIVEN
#endif
constexpr auto allowed = tolerance {
  motion { 1e-3 * m, 1e-3 * m_per_s }
}
UNITSTEP_GIVEN;
constexpr auto run =
    integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s, jumps(1.0 * s, 2.0 * s));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace ends_beside_jumps

// A simulation goes on from a state of another unit.
// expect: expected velocity: m s^-1, got m
namespace simulation_set_to_another_unit {
constexpr auto end = [] {
  simulation sim{rk4{}, ball, falls, 0.25 * s, when(height, bounce)};
#ifdef UNITSTEP_MISTAKE
  sim.set_state(motion{1.0 * m, 1.0 * m});
#else
  sim.set_state(motion{1.0 * m, 1.0 * m_per_s});
#endif
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
#ifdef UNITSTEP_MISTAKE
  simulation sim{dormand_prince5{}, tank{1.0}, fills, tolerance{tank{1e-3}}, at(1.0 * s, doubled)};
#else
  simulation sim{dormand_prince5{},     tank{1.0}, fills,
                 tolerance{tank{1e-3}}, 0.0 * s,   at(1.0 * s, doubled)};
#endif
  sim.step();
  return sim.state();
}();
static_assert(end.volume < 9.0);
}  // namespace simulation_without_a_start

// Only a step under a tolerance has a polynomial on which an event can be proved.
// expect: expected certain: a tolerance, whose steps have polynomials, got a dt
namespace certain_in_steps_of_a_dt {
#ifdef UNITSTEP_MISTAKE
constexpr auto end = integrate_until(rk4{}, ball, falls, 0.5 * s, certain(falling(height)), 10);
#else
constexpr auto end = integrate_until(rk4{}, ball, falls, 0.5 * s, falling(height), 10);
#endif
static_assert(end.time < 9.0 * s);
}  // namespace certain_in_steps_of_a_dt

// The same of something that happens.
// expect: expected certain: a tolerance, whose steps have polynomials, got a dt
namespace certain_effect_in_steps_of_a_dt {
#ifdef UNITSTEP_MISTAKE
constexpr auto end =
    integrate(rk4{}, ball, falls, 0.5 * s, 10, when(certain(falling(height)), stop));
#else
constexpr auto end = integrate(rk4{}, ball, falls, 0.5 * s, 10, when(falling(height), stop));
#endif
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
#ifdef UNITSTEP_MISTAKE
using start = fixed;
#else
using start = tank<double>;
#endif
constexpr auto end = integrate_until(dormand_prince5{}, start{1.0}, fills, tolerance{start{1e-3}},
                                     certain(full), 9.0 * s);
static_assert(end.time < 9.0 * s);
}  // namespace certain_of_fixed_numbers

// What names doubles cannot be asked on intervals.
// expect: expected event: callable (state, time) -> quantity, with any number, got a lambda
namespace certain_of_doubles {
constexpr tolerance allowed{motion{1e-6 * m, 1e-6 * m_per_s}};
#ifdef UNITSTEP_MISTAKE
constexpr auto height =
    [](motion<boost::units::quantity<si::length>, boost::units::quantity<si::velocity>> const& b,
       boost::units::quantity<si::time>) { return b.position; };
#else
constexpr auto height = [](auto const& b, auto) { return b.position; };
#endif
constexpr auto end =
    integrate_until(dormand_prince5{}, ball, falls, allowed, certain(falling(height)), 9.0 * s);
static_assert(end.time < 9.0 * s);
}  // namespace certain_of_doubles

// What is true or false has no value that can be kept away from zero.
// expect: expected event result: a quantity, got a plain number (bool)
namespace certain_of_a_condition {
constexpr tolerance allowed{motion{1e-6 * m, 1e-6 * m_per_s}};
constexpr auto below = [](auto const& b, auto) { return b.position < 0.0 * m; };
#ifdef UNITSTEP_MISTAKE
constexpr auto end =
    integrate_until(dormand_prince5{}, ball, falls, allowed, certain(below), 9.0 * s);
#else
constexpr auto end = integrate_until(dormand_prince5{}, ball, falls, allowed, below, 9.0 * s);
#endif
static_assert(end.time < 9.0 * s);
}  // namespace certain_of_a_condition

// Solutions are followed through an event of one direction.
// expect: expected event: rising or falling, got a lambda
namespace landings_of_either_direction {
#ifdef UNITSTEP_MISTAKE
constexpr auto hits = lands_between<9, 3>(ball, falls, 0.25 * s, when(height, bounce));
#else
constexpr auto hits = lands_between<9, 3>(ball, falls, 0.25 * s, when(falling(height), bounce));
#endif
static_assert(hits.size() < 9);
}  // namespace landings_of_either_direction

// An effect on all solutions is called on intervals.
// expect: expected effect: callable (state, time) -> state, with any number, got a lambda
namespace landings_with_an_effect_on_doubles {
#ifdef UNITSTEP_MISTAKE
constexpr auto turned =
    [](motion<boost::units::quantity<si::length>, boost::units::quantity<si::velocity>> const& b,
       boost::units::quantity<si::time>) { return motion{b.position, -0.5 * b.velocity}; };
#else
constexpr auto turned = bounce;
#endif
constexpr auto hits = lands_between<9, 3>(ball, falls, 0.25 * s, when(falling(height), turned));
static_assert(hits.size() < 9);
}  // namespace landings_with_an_effect_on_doubles

// An effect on all solutions returns a velocity that is a length.
// expect: expected result of effect: motion<m, m s^-1>, got motion<m, m>
namespace landings_with_an_effect_of_another_unit {
constexpr auto turned = [](auto const& b, auto) {
#ifdef UNITSTEP_MISTAKE
  return motion{b.position, -0.5 * b.position};
#else
  return motion{b.position, -0.5 * b.velocity};
#endif
};
constexpr auto hits = lands_between<9, 3>(ball, falls, 0.25 * s, when(falling(height), turned));
static_assert(hits.size() < 9);
}  // namespace landings_with_an_effect_of_another_unit

// A change of a copy would be lost.
// expect: expected effect 0: auto& to change the state, or auto const& to look at it, got a copy
namespace effect_on_a_copy {
#ifdef UNITSTEP_MISTAKE
constexpr auto turn = [](auto b, auto) { b.velocity *= -0.5; };
#else
constexpr auto turn = [](auto& b, auto) { b.velocity *= -0.5; };
#endif
constexpr auto end = integrate(rk4{}, ball, falls, 0.25 * s, 8, when(falling(height), turn));
static_assert(end.events.size() < 9);
}  // namespace effect_on_a_copy

// The same of one that names its types, and takes the mode.
// expect: expected effect 1: auto& to change the state, or auto const& to look at it, got a copy
namespace effect_on_a_copy_that_names_its_types {
using state = motion<boost::units::quantity<si::length>, boost::units::quantity<si::velocity>>;
#ifdef UNITSTEP_MISTAKE
constexpr auto turn = [](state b, boost::units::quantity<si::time>, int& hits) {
#else
constexpr auto turn = [](state& b, boost::units::quantity<si::time>, int& hits) {
#endif
  b.velocity *= -0.5;
  ++hits;
};
constexpr auto end =
    integrate(rk4{}, ball, falls, 0.25 * s, 8, modes(0), when(falling(height), turn));
static_assert(end.mode < 9);
}  // namespace effect_on_a_copy_that_names_its_types

// A mode with an array of its own is saved.
// expect: expected mode to be saved: one that can be copied as bytes, got mode
namespace saved_mode_of_a_vector {
#ifdef UNITSTEP_MISTAKE
struct mode {
  std::vector<int> hits;
};
#else
struct mode {
  std::array<int, 2> hits;
};
#endif
inline auto saved() {
  simulation sim{rk4{}, ball, falls, 0.25 * s, modes(mode{}), when(height, bounce)};
  auto const now = sim.save();
  return now.mode.hits.size();
}
}  // namespace saved_mode_of_a_vector

// A run in another mode is resumed.
// expect: expected mode of the saved run: a plain number (int), got a plain number (bool)
namespace resumed_in_another_mode {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN true
#else
#define UNITSTEP_GIVEN 1
#endif
inline void resumed() {
  simulation sim{rk4{}, ball, falls, 0.25 * s, modes(0), when(height, bounce)};
  simulation other{rk4{}, ball, falls, 0.25 * s, modes(UNITSTEP_GIVEN), when(height, bounce)};
  sim.resume(other.save());
}
#undef UNITSTEP_GIVEN
}  // namespace resumed_in_another_mode

// A run in which something else happens too is resumed.
// expect: expected saved: a run in which the same things happen, got one in which others do
namespace resumed_with_another_list {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN , at(1.0 * s, bounce)
#else
#define UNITSTEP_GIVEN
#endif
inline void resumed() {
  simulation sim{rk4{}, ball, falls, 0.25 * s, when(height, bounce)};
  simulation other{rk4{}, ball, falls, 0.25 * s, when(height, bounce) UNITSTEP_GIVEN};
  sim.resume(other.save());
}
#undef UNITSTEP_GIVEN
}  // namespace resumed_with_another_list

// A run by another method is resumed.
// expect: expected method of the saved run: rk4, got heun
namespace resumed_by_another_method {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN heun
#else
#define UNITSTEP_GIVEN rk4
#endif
inline void resumed() {
  simulation sim{rk4{}, ball, falls, 0.25 * s, when(height, bounce)};
  simulation other{UNITSTEP_GIVEN{}, ball, falls, 0.25 * s, when(height, bounce)};
  sim.resume(other.save());
}
#undef UNITSTEP_GIVEN
}  // namespace resumed_by_another_method

// A change of the state returns it.
// expect: expected change: callable (state&) that returns nothing, got motion<m, m s^-1>
namespace change_that_returns {
inline void changed() {
  simulation sim{rk4{}, ball, falls, 0.25 * s, when(height, bounce)};
#ifdef UNITSTEP_MISTAKE
  sim.change([](auto& b) { return b; });
#else
  sim.change([](auto& b) { b.velocity *= 2.0; });
#endif
}
}  // namespace change_that_returns

// The same of one that names the state alone.
// expect: expected effect 0: auto& to change the state, or auto const& to look at it, got a copy
namespace effect_on_a_copy_that_names_the_state {
using state = motion<boost::units::quantity<si::length>, boost::units::quantity<si::velocity>>;
#ifdef UNITSTEP_MISTAKE
constexpr auto turn = [](state b, auto) { b.velocity *= -0.5; };
#else
constexpr auto turn = [](state& b, auto) { b.velocity *= -0.5; };
#endif
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
#ifdef UNITSTEP_MISTAKE
constexpr std::array list{1.0, 2.0};
#else
constexpr std::array list{above{1}, above{2}};
#endif
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, when(list, bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace list_of_numbers

// A list is in a list.
// expect: expected event 0: callable (state, time), got array<above, 1>
namespace list_of_lists {
#ifdef UNITSTEP_MISTAKE
constexpr std::array<std::array<above, 1>, 1> list{};
#else
constexpr std::array list{above{1}};
#endif
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, when(list, bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace list_of_lists

// Events of a list return states.
// expect: expected result of event 0: a quantity, got motion<m, m s^-1>
namespace list_of_no_quantities {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN [](auto const& b, auto) { return b; }
#else
#define UNITSTEP_GIVEN height
#endif
constexpr tolerance allowed{motion{1e-3 * m, 1e-3 * m_per_s}};
constexpr auto run = integrate(dormand_prince5{}, ball, falls, allowed, 0.5 * s,
                               when(std::array{falling(UNITSTEP_GIVEN)}, bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace list_of_no_quantities

// A view of events stands for a list, of which a run can keep nothing.
// expect: expected list of events 0: a std::array or a std::vector, got span<const above, 2>
namespace list_that_is_a_view {
constexpr std::array list{above{1}, above{2}};
#ifdef UNITSTEP_MISTAKE
constexpr std::span<above const, 2> given(list);
#else
constexpr auto given = list;
#endif
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, when(given, bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace list_that_is_a_view

// The effect of a list takes other arguments.
// expect: expected effect 0: stop or a callable (state, time, which), got a lambda of other arguments
namespace effect_of_a_list_of_other_arguments {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN(b) (auto const& b, auto, above)
#else
#define UNITSTEP_GIVEN(b) (auto const& b, auto, std::size_t)
#endif
constexpr auto turn = [] UNITSTEP_GIVEN(b) { return motion{b.position, -b.velocity}; };
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, when(std::array{above{1}}, turn));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace effect_of_a_list_of_other_arguments

// The effect of a list returns a velocity that is a length.
// expect: expected result of effect 0: motion<m, m s^-1>, got motion<m, m>
namespace effect_of_a_list_of_another_unit {
constexpr auto turn = [](auto const& b, auto, std::size_t) {
#ifdef UNITSTEP_MISTAKE
  return motion{b.position, b.position};
#else
  return motion{b.position, b.velocity};
#endif
};
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, when(std::array{above{1}}, turn));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
}  // namespace effect_of_a_list_of_another_unit

// The effect of a list changes a copy.
// expect: expected effect 0: auto& to change the state, or auto const& to look at it, got a copy
namespace effect_of_a_list_on_a_copy {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN auto b
#else
#define UNITSTEP_GIVEN auto& b
#endif
constexpr auto turn = [](UNITSTEP_GIVEN, auto, std::size_t) { b.velocity *= -0.5; };
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, when(std::array{above{1}}, turn));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace effect_of_a_list_on_a_copy

// In a run whose mode is a number, the third argument of an effect may be the mode or the number of the event.
// expect: expected effect 1: (state, time, mode, which), or auto& for the mode, got a third argument that may be either
namespace effect_of_a_list_that_takes_either {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN std::size_t
#else
#define UNITSTEP_GIVEN std::size_t&, std::size_t
#endif
constexpr auto turn = [](auto& b, auto, UNITSTEP_GIVEN) { b.velocity *= -0.5; };
constexpr auto run = integrate(rk4{}, ball, falls, 0.25 * s, 2, modes(std::size_t{0}),
                               when(std::array{above{1}}, turn));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace effect_of_a_list_that_takes_either

// Events of a list are certain, where a step has no polynomials.
// expect: expected certain: a tolerance, whose steps have polynomials, got a dt
namespace list_that_is_certain_of_steps {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN certain(above{1})
#else
#define UNITSTEP_GIVEN above{1}
#endif
constexpr auto run =
    integrate(rk4{}, ball, falls, 0.25 * s, 2, when(std::array{UNITSTEP_GIVEN}, bounce));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace list_that_is_certain_of_steps

// What of a list rests is told by a length.
// expect: expected rest_below: m s^-1, got m
namespace rest_of_a_list_of_another_unit {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN 1.0 * m
#else
#define UNITSTEP_GIVEN 1.0 * m_per_s
#endif
constexpr auto run =
    integrate(rk4{}, ball, falls, 0.25 * s, 2,
              when(std::array{falling(above{1})}, bounce, rest_below(UNITSTEP_GIVEN)));
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace rest_of_a_list_of_another_unit

// A run has modes beside a controller, whose output is its mode.
// expect: expected modes: none, beside a field that keeps something, got a plain number (int)
namespace modes_beside_a_controller {
#ifdef UNITSTEP_MISTAKE
#define UNITSTEP_GIVEN modes(1)
#else
#define UNITSTEP_GIVEN when(falling(height), stop)
#endif
constexpr sampled held_back{[](auto const& b, auto) { return -1.0 / s * b.velocity; }, 0.5 * s,
                            [](auto const&, auto, auto push) { return push; }};
constexpr auto run = integrate(rk4{}, ball, held_back, 0.25 * s, 2, UNITSTEP_GIVEN);
static_assert(run.state.position < 9.0 * m && run.time < 9.0 * s);
#undef UNITSTEP_GIVEN
}  // namespace modes_beside_a_controller
