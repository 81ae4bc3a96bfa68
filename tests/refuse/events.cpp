// SPDX-License-Identifier: BSL-1.0
// Mistakes with events, and with what is looked at every so often.
#include "shared.hpp"

constexpr auto height = [](auto const& b, auto) { return b.position; };
constexpr auto position = [](auto const& b, auto) { return b.position; };
constexpr auto event = [](auto const& b, auto) { return b.position; };
constexpr auto pull = [](auto const& b, auto) { return -b.position / (1.0 * s * s); };

// The field of a run until an event asks whether a position is true.
// expect: expected condition: a comparison, got m
// inside: the error shows the way to the operator in the field
namespace condition_in_a_run_until {
constexpr auto field = [](auto const& state, auto) {
  // wrong: if (state.position) return -state.velocity / s;
  if (state.position > 0.0 * m) return -state.velocity / s;
  return state.velocity / s;
};
constexpr auto event = [](auto const& state, auto) { return state.position; };
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * s, event, 10);
static_assert(run.state.position.value() < 1e6);
}  // namespace condition_in_a_run_until

// The distance of two looks is a time.
// expect: expected n: an integer, got s
namespace every_in_seconds {
// wrong: constexpr auto look = every{2.0 * s, [](auto const&, auto) {}};
constexpr auto look = every{2, [](auto const&, auto) {}};
constexpr auto end = integrate_observed(rk4{}, start, field, 0.5 * s, 10, look);
static_assert(end.position.value() < 100.0);
}  // namespace every_in_seconds

// A condition in the place of the distance of two looks.
// expect: expected n: an integer, got a plain number (bool)
namespace every_of_a_condition {
// wrong: constexpr auto look = every{true, [](auto const&, auto) {}};
constexpr auto look = every{1, [](auto const&, auto) {}};
constexpr auto end = integrate_observed(rk4{}, start, field, 0.5 * s, 10, look);
static_assert(end.position.value() < 100.0);
}  // namespace every_of_a_condition

// A step in between is observed by something that cannot be called.
// expect: expected observer: callable (state, time), got s
namespace every_of_nothing {
// wrong: constexpr auto look = every{2, 2.0 * s};
constexpr auto look = every{2, [](auto const&, auto) {}};
constexpr auto end = integrate_observed(rk4{}, start, field, 0.5 * s, 10, look);
static_assert(end.position.value() < 100.0);
}  // namespace every_of_nothing

// The count comes before the observer.
// expect: expected n: an integer, got a lambda
namespace every_swapped {
constexpr auto look = [](auto const&, auto) {};
constexpr every often{2, look};  // wrong: constexpr every often{look, 2};
constexpr auto end = integrate_observed(rk4{}, start, field, 0.5 * s, 10, often);
static_assert(end.position < 1e6 * m && end.velocity.value() < 1e6);
}  // namespace every_swapped

// The event of what lands between takes no time.
// expect: expected event: callable (state, time) -> quantity, with any number, got a lambda
namespace landing_event_without_time {
// added: constexpr auto position = [](auto const& b) { return b.position; };
constexpr auto passed = lands_between<16>(start, pull, 0.125 * s, position);
static_assert(passed.happens.surely() && passed.once.surely());
static_assert(passed.latest < 1.6 * s);
}  // namespace landing_event_without_time

// What lands between is given a length for a step: one error, whatever is said of it.
// expect: expected dt: s, got m
namespace landing_in_metres {
constexpr auto dt = 0.125 * s;  // wrong: constexpr auto dt = 0.125 * m;
constexpr motion start{between(0.9 * m, 1.1 * m), 0.0 * m_per_s};
constexpr auto passed = lands_between<16>(start, pull, dt, position);
static_assert(passed.happens.surely() && passed.once.surely());
static_assert(passed.latest < 1.6 * s);
}  // namespace landing_in_metres

// What lands between makes no step.
// expect: expected steps: at least 1, got 0
namespace landing_in_no_steps {
constexpr int steps = 16;  // wrong: constexpr int steps = 0;
constexpr auto passed =
    lands_between<steps>(start, pull, 0.125 * s, [](auto const& b, auto) { return b.position; });
static_assert(passed.happens.surely() && passed.once.surely());
static_assert(passed.latest < 1.6 * s);
}  // namespace landing_in_no_steps

// The event of what lands between tells whether, not how far.
// expect: expected event result: a quantity, got certainty
namespace landing_of_a_comparison {
// added: constexpr auto position = [](auto const& b, auto) { return b.position < 0.0 * m; };
constexpr auto passed = lands_between<16>(start, pull, 0.125 * s, position);
static_assert(passed.happens.surely() && passed.once.surely());
static_assert(passed.latest < 1.6 * s);
}  // namespace landing_of_a_comparison

// The event of what lands between names its types, and cannot be run on intervals.
// expect: expected event: callable (state, time) -> quantity, with any number, got a lambda
namespace landing_of_a_typed_event {
// added: using line = motion<quantity<si::length>, quantity<si::velocity>>;
// added: constexpr auto position = [](line const& b, auto) { return b.position; };
constexpr auto passed = lands_between<16>(start, pull, 0.125 * s, position);
static_assert(passed.happens.surely() && passed.once.surely());
static_assert(passed.latest < 1.6 * s);
}  // namespace landing_of_a_typed_event

// What an event of one direction asks for is misspelled.
// expect words: no member named 'positoin'
// inside: the error shows the way to the body of the event
namespace misspelled_in_an_event {
// wrong: constexpr auto event = falling([](auto const& b, auto) { return b.positoin; });
constexpr auto event = falling(height);
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * s, event, 100);
static_assert(run.which >= 0 && run.time > 0.0 * s);
}  // namespace misspelled_in_an_event

// What one of several events asks for is misspelled.
// expect words: no member named 'positoin'
// inside: the error shows the way to the body of the event
namespace misspelled_in_one_of_several_events {
// wrong: constexpr auto event = first_of{[](auto const& b, auto) { return b.positoin; }, height};
constexpr auto event = first_of{height};
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * s, event, 100);
static_assert(run.which >= 0 && run.time > 0.0 * s);
}  // namespace misspelled_in_one_of_several_events

// One of several events adds a velocity to a position.
// expect: expected m + m, got m + m s^-1
namespace sum_in_one_of_several_events {
// wrong: constexpr auto event =
// wrong:     first_of{height, falling([](auto const& b, auto) { return b.position + b.velocity; })};
constexpr auto event = first_of{height, falling(height)};
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * s, event, 100);
static_assert(run.which >= 0 && run.time > 0.0 * s);
}  // namespace sum_in_one_of_several_events

// The field of a run until an event adds a position to a copy of the velocity.
// expect: expected m s^-1 += m s^-1, got m s^-1 += m
// inside: the error shows the way to the operator in the field
namespace sum_in_place_in_a_run_until {
constexpr auto field = [](auto const& state, auto) {
  auto velocity = state.velocity;
  velocity += state.position / s;  // wrong: velocity += state.position;
  return -velocity / s;
};
constexpr auto event = [](auto const& state, auto) { return state.position; };
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * s, event, 10);
static_assert(run.state.position.value() < 1e6);
}  // namespace sum_in_place_in_a_run_until

// The step until an event is a length.
// expect: expected dt: s, got m
namespace until_dt_in_metres {
// wrong: constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * m, event, 100);
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * s, event, 100);
static_assert(run.steps > 0 && run.time > 0.7 * s && run.time < 0.8 * s);
static_assert(run.stopped_because == stop_reason::event);
static_assert(run.state.velocity < 0.0 * m_per_s);
}  // namespace until_dt_in_metres

// An event that does not take the time.
// expect: expected event: callable (state, time), got callable (state)
namespace until_event_without_time {
// added: constexpr auto event = [](auto const& b) { return b.position; };
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * s, event, 100);
static_assert(run.steps >= 0);
}  // namespace until_event_without_time

// A bool has no direction.
// expect: expected event result: a quantity, got a plain number (bool)
namespace until_falling_of_a_bool {
// wrong: constexpr auto event = falling([](auto const& b, auto) { return b.position < 0.0 * m; });
constexpr auto event = falling(height);
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * s, event, 100);
static_assert(run.which >= 0 && run.time > 0.0 * s);
}  // namespace until_falling_of_a_bool

// One of several events returns a vec.
// expect: expected result of event 1: bool or a quantity, got vec<m, 2>
namespace until_first_of_a_vec {
// wrong: constexpr auto event =
// wrong:     first_of{height, [](auto const& b, auto) { return vec{b.position, b.position}; }};
constexpr auto event = first_of{height, falling(height)};
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * s, event, 100);
static_assert(run.which >= 0 && run.time > 0.0 * s);
}  // namespace until_first_of_a_vec

// One of several events takes neither state nor time.
// expect: expected event 0: callable (state, time), got callable ()
namespace until_first_of_no_arguments {
// wrong: constexpr auto event = first_of{[] { return true; }, height};
constexpr auto event = first_of{height, falling(height)};
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * s, event, 100);
static_assert(run.which >= 0 && run.time > 0.0 * s);
}  // namespace until_first_of_no_arguments

// No event is given among which to wait for the first.
// expect: expected first_of: events, got nothing
namespace until_first_of_nothing {
// wrong: constexpr auto event = first_of{};
constexpr auto event = first_of{height, falling(height)};
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * s, event, 100);
static_assert(run.which >= 0 && run.time > 0.0 * s);
}  // namespace until_first_of_nothing

// One of several events returns nothing.
// expect: expected result of event 1: a quantity, got nothing (void)
namespace until_first_of_nothing_returned {
// wrong: constexpr auto event = first_of{height, falling([](auto const&, auto) {})};
constexpr auto event = first_of{height, falling(height)};
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * s, event, 100);
static_assert(run.which >= 0 && run.time > 0.0 * s);
}  // namespace until_first_of_nothing_returned

// An event that returns a whole number.
// expect: expected event result: a quantity, a bool, or a number such as 2.0, got a plain number (int)
namespace until_integer_returned {
// added: constexpr auto event = [](auto const&, auto) { return 1; };
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * s, event, 100);
static_assert(run.steps >= 0);
}  // namespace until_integer_returned

// The most steps until an event are a time.
// expect: expected most_steps: an integer, got s
namespace until_most_steps_in_seconds {
// wrong: constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * s, event, 100.0 * s);
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * s, event, 100);
static_assert(run.steps >= 0);
}  // namespace until_most_steps_in_seconds

// An event that returns nothing.
// expect: expected event result: bool or a quantity, got nothing (void)
namespace until_nothing_returned {
// added: constexpr auto event = [](auto const&, auto) {};
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * s, event, 100);
static_assert(run.steps >= 0);
}  // namespace until_nothing_returned

// Nothing is said of how many steps there may be at most.
// expect: expected most_steps: an integer, got nothing
namespace until_without_most_steps {
constexpr auto event = [](auto const& state, auto) { return state.position; };
// wrong: constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * s, event);
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * s, event, 10);
static_assert(run.state.position.value() < 1e6);
}  // namespace until_without_most_steps

// A run goes on from the end of another, in place of the state there.
// expect: expected initial: the `state` of this end of a run, got run_end<motion<m, m s^-1>, s>
namespace start_from_the_end_of_a_run {
constexpr auto first = integrate_until(rk4{}, start, field, 0.5 * s, height, 10);
// wrong: constexpr auto end = integrate(rk4{}, first, field, 0.5 * s, 10);
constexpr auto end = integrate(rk4{}, first.state, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace start_from_the_end_of_a_run
