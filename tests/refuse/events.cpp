// SPDX-License-Identifier: BSL-1.0
// Mistakes with events, and with what is looked at every so often.
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

// The field of a run until an event asks whether a position is true.
// expect: expected condition: a comparison, got m
// inside: the error shows the way to the operator in the field
namespace condition_in_a_run_until {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  if (state.position) return -state.velocity / si::second;
  return state.velocity / si::second;
#else
  if (state.position > 0.0 * si::metre) return -state.velocity / si::second;
  return state.velocity / si::second;
#endif
};
constexpr auto event = [](auto const& state, auto) { return state.position; };
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * si::second, event, 10);
static_assert(run.state.position.value() < 1e6);
}  // namespace condition_in_a_run_until

// The distance of two looks is a time.
// expect: expected n: an integer, got s
namespace every_in_seconds {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto look = unitstep::every{2.0 * si::second, [](auto const&, auto) {}};
#else
constexpr auto look = unitstep::every{2, [](auto const&, auto) {}};
#endif
constexpr auto end =
    unitstep::integrate_observed(unitstep::rk4{}, start, field, 0.5 * si::second, 10, look);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace every_in_seconds

// A condition in the place of the distance of two looks.
// expect: expected n: an integer, got a plain number (bool)
namespace every_of_a_condition {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto look = unitstep::every{true, [](auto const&, auto) {}};
#else
constexpr auto look = unitstep::every{1, [](auto const&, auto) {}};
#endif
constexpr auto end =
    unitstep::integrate_observed(unitstep::rk4{}, start, field, 0.5 * si::second, 10, look);
// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace every_of_a_condition

// A step in between is observed by something that cannot be called.
// expect: expected observer: callable (state, time), got s
namespace every_of_nothing {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto look = unitstep::every{2, 2.0 * si::second};
#else
constexpr auto look = unitstep::every{2, [](auto const&, auto) {}};
#endif
constexpr auto end =
    unitstep::integrate_observed(unitstep::rk4{}, start, field, 0.5 * si::second, 10, look);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace every_of_nothing

// The count comes before the observer.
// expect: expected n: an integer, got a lambda
namespace every_swapped {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto look = [](auto const&, auto) {};
#ifdef UNITSTEP_MISTAKE
constexpr every often{look, 2};
#else
constexpr every often{2, look};
#endif
constexpr auto end = integrate_observed(rk4{}, start, field, 0.5 * si::second, 10, often);

// What comes after a mistake must not be blamed too.
static_assert(end.position < 1e6 * si::metre && end.velocity.value() < 1e6);
}  // namespace every_swapped

// The event of what lands between takes no time.
// expect: expected event: callable (state, time) -> quantity, with any number, got a lambda
namespace landing_event_without_time {
using namespace unitstep;

constexpr auto pull = [](auto const& s, auto) {
  return -s.position / (1.0 * si::second * si::second);
};
constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto position = [](auto const& s) { return s.position; };
#else
constexpr auto position = [](auto const& s, auto) { return s.position; };
#endif

// What comes after a mistake must not be blamed too.
constexpr auto passed = lands_between<16>(start, pull, 0.125 * si::second, position);
static_assert(passed.happens.surely() && passed.once.surely());
static_assert(passed.latest < 1.6 * si::second);
}  // namespace landing_event_without_time

// What lands between is given a length for a step: one error, whatever is said of it.
// expect: expected dt: s, got m
namespace landing_in_metres {
using namespace unitstep;

#ifdef UNITSTEP_MISTAKE
constexpr auto dt = 0.125 * si::metre;
#else
constexpr auto dt = 0.125 * si::second;
#endif
constexpr auto pull = [](auto const& s, auto) {
  return -s.position / (1.0 * si::second * si::second);
};
constexpr auto position = [](auto const& s, auto) { return s.position; };
constexpr motion start{between(0.9 * si::metre, 1.1 * si::metre), 0.0 * si::metre_per_second};

// What comes after a mistake must not be blamed too.
constexpr auto passed = lands_between<16>(start, pull, dt, position);
static_assert(passed.happens.surely() && passed.once.surely());
static_assert(passed.latest < 1.6 * si::second);
}  // namespace landing_in_metres

// What lands between makes no step.
// expect: expected steps: at least 1, got 0
namespace landing_in_no_steps {
using namespace unitstep;

constexpr auto pull = [](auto const& s, auto) {
  return -s.position / (1.0 * si::second * si::second);
};
constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr int steps = 0;
#else
constexpr int steps = 16;
#endif

// What comes after a mistake must not be blamed too.
constexpr auto passed = lands_between<steps>(start, pull, 0.125 * si::second,
                                             [](auto const& s, auto) { return s.position; });
static_assert(passed.happens.surely() && passed.once.surely());
static_assert(passed.latest < 1.6 * si::second);
}  // namespace landing_in_no_steps

// The event of what lands between tells whether, not how far.
// expect: expected event result: a quantity, got certainty
namespace landing_of_a_comparison {
using namespace unitstep;

constexpr auto pull = [](auto const& s, auto) {
  return -s.position / (1.0 * si::second * si::second);
};
constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto position = [](auto const& s, auto) { return s.position < 0.0 * si::metre; };
#else
constexpr auto position = [](auto const& s, auto) { return s.position; };
#endif

// What comes after a mistake must not be blamed too.
constexpr auto passed = lands_between<16>(start, pull, 0.125 * si::second, position);
static_assert(passed.happens.surely() && passed.once.surely());
static_assert(passed.latest < 1.6 * si::second);
}  // namespace landing_of_a_comparison

// The event of what lands between names its types, and cannot be run on intervals.
// expect: expected event: callable (state, time) -> quantity, with any number, got a lambda
namespace landing_of_a_typed_event {
using namespace unitstep;

constexpr auto pull = [](auto const& s, auto) {
  return -s.position / (1.0 * si::second * si::second);
};
constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
using line = motion<boost::units::quantity<si::length>, boost::units::quantity<si::velocity>>;
constexpr auto position = [](line const& s, auto) { return s.position; };
#else
constexpr auto position = [](auto const& s, auto) { return s.position; };
#endif

// What comes after a mistake must not be blamed too.
constexpr auto passed = lands_between<16>(start, pull, 0.125 * si::second, position);
static_assert(passed.happens.surely() && passed.once.surely());
static_assert(passed.latest < 1.6 * si::second);
}  // namespace landing_of_a_typed_event

// What an event of one direction asks for is misspelled.
// expect words: no member named 'positoin'
// inside: the error shows the way to the body of the event
namespace misspelled_in_an_event {
constexpr unitstep::motion start{1.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto height = [](auto const& s, auto) { return s.position; };
#ifdef UNITSTEP_MISTAKE
constexpr auto event = unitstep::falling([](auto const& s, auto) { return s.positoin; });
#else
constexpr auto event = unitstep::falling(height);
#endif
constexpr auto run =
    unitstep::integrate_until(unitstep::rk4{}, start, field, 0.5 * si::second, event, 100);

// What comes after a mistake must not be blamed too.
static_assert(run.which >= 0 && run.time > 0.0 * si::second);
}  // namespace misspelled_in_an_event

// What one of several events asks for is misspelled.
// expect words: no member named 'positoin'
// inside: the error shows the way to the body of the event
namespace misspelled_in_one_of_several_events {
constexpr unitstep::motion start{1.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto height = [](auto const& s, auto) { return s.position; };
#ifdef UNITSTEP_MISTAKE
constexpr auto event = unitstep::first_of{[](auto const& s, auto) { return s.positoin; }, height};
#else
constexpr auto event = unitstep::first_of{height};
#endif
constexpr auto run =
    unitstep::integrate_until(unitstep::rk4{}, start, field, 0.5 * si::second, event, 100);

// What comes after a mistake must not be blamed too.
static_assert(run.which >= 0 && run.time > 0.0 * si::second);
}  // namespace misspelled_in_one_of_several_events

// One of several events adds a velocity to a position.
// expect: expected m + m, got m + m s^-1
namespace sum_in_one_of_several_events {
constexpr unitstep::motion start{1.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto height = [](auto const& s, auto) { return s.position; };
#ifdef UNITSTEP_MISTAKE
constexpr auto event = unitstep::first_of{
    height, unitstep::falling([](auto const& s, auto) { return s.position + s.velocity; })};
#else
constexpr auto event = unitstep::first_of{height, unitstep::falling(height)};
#endif
constexpr auto run =
    unitstep::integrate_until(unitstep::rk4{}, start, field, 0.5 * si::second, event, 100);

// What comes after a mistake must not be blamed too.
static_assert(run.which >= 0 && run.time > 0.0 * si::second);
}  // namespace sum_in_one_of_several_events

// The field of a run until an event adds a position to a copy of the velocity.
// expect: expected m s^-1 += m s^-1, got m s^-1 += m
// inside: the error shows the way to the operator in the field
namespace sum_in_place_in_a_run_until {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  auto velocity = state.velocity;
#ifdef UNITSTEP_MISTAKE
  velocity += state.position;
#else
  velocity += state.position / si::second;
#endif
  return -velocity / si::second;
};
constexpr auto event = [](auto const& state, auto) { return state.position; };
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * si::second, event, 10);
static_assert(run.state.position.value() < 1e6);
}  // namespace sum_in_place_in_a_run_until

// The step until an event is a length.
// expect: expected dt: s, got m
namespace until_dt_in_metres {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto event = [](auto const& s, auto) { return s.position; };
#ifdef UNITSTEP_MISTAKE
constexpr auto run =
    unitstep::integrate_until(unitstep::rk4{}, start, field, 0.5 * si::metre, event, 100);
#else
constexpr auto run =
    unitstep::integrate_until(unitstep::rk4{}, start, field, 0.5 * si::second, event, 100);
#endif

// What comes after a mistake must not be blamed too.
static_assert(run.steps > 2 && run.time > 1.5 * si::second && run.time < 1.6 * si::second);
static_assert(run.stopped_because == unitstep::stop_reason::event);
static_assert(run.state.velocity < 0.0 * si::metre_per_second);
}  // namespace until_dt_in_metres

// An event that does not take the time.
// expect: expected event: callable (state, time), got callable (state)
namespace until_event_without_time {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto event = [](auto const& s) { return s.position; };
#else
constexpr auto event = [](auto const& s, auto) { return s.position; };
#endif
constexpr auto run =
    unitstep::integrate_until(unitstep::rk4{}, start, field, 0.5 * si::second, event, 100);

// What comes after a mistake must not be blamed too.
static_assert(run.steps >= 0);
}  // namespace until_event_without_time

// A bool has no direction.
// expect: expected event result: a quantity, got a plain number (bool)
namespace until_falling_of_a_bool {
constexpr unitstep::motion start{1.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto height = [](auto const& s, auto) { return s.position; };
#ifdef UNITSTEP_MISTAKE
constexpr auto event =
    unitstep::falling([](auto const& s, auto) { return s.position < 0.0 * si::metre; });
#else
constexpr auto event = unitstep::falling(height);
#endif
constexpr auto run =
    unitstep::integrate_until(unitstep::rk4{}, start, field, 0.5 * si::second, event, 100);

// What comes after a mistake must not be blamed too.
static_assert(run.which >= 0 && run.time > 0.0 * si::second);
}  // namespace until_falling_of_a_bool

// One of several events returns a vec.
// expect: expected result of event 1: bool or a quantity, got vec<m, 2>
namespace until_first_of_a_vec {
constexpr unitstep::motion start{1.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto height = [](auto const& s, auto) { return s.position; };
#ifdef UNITSTEP_MISTAKE
constexpr auto event = unitstep::first_of{
    height, [](auto const& s, auto) { return unitstep::vec{s.position, s.position}; }};
#else
constexpr auto event = unitstep::first_of{height, unitstep::falling(height)};
#endif
constexpr auto run =
    unitstep::integrate_until(unitstep::rk4{}, start, field, 0.5 * si::second, event, 100);

// What comes after a mistake must not be blamed too.
static_assert(run.which >= 0 && run.time > 0.0 * si::second);
}  // namespace until_first_of_a_vec

// One of several events takes neither state nor time.
// expect: expected event 0: callable (state, time), got callable ()
namespace until_first_of_no_arguments {
constexpr unitstep::motion start{1.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto height = [](auto const& s, auto) { return s.position; };
#ifdef UNITSTEP_MISTAKE
constexpr auto event = unitstep::first_of{[] { return true; }, height};
#else
constexpr auto event = unitstep::first_of{height, unitstep::falling(height)};
#endif
constexpr auto run =
    unitstep::integrate_until(unitstep::rk4{}, start, field, 0.5 * si::second, event, 100);

// What comes after a mistake must not be blamed too.
static_assert(run.which >= 0 && run.time > 0.0 * si::second);
}  // namespace until_first_of_no_arguments

// No event is given among which to wait for the first.
// expect: expected first_of: events, got nothing
namespace until_first_of_nothing {
constexpr unitstep::motion start{1.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto height = [](auto const& s, auto) { return s.position; };
#ifdef UNITSTEP_MISTAKE
constexpr auto event = unitstep::first_of{};
#else
constexpr auto event = unitstep::first_of{height, unitstep::falling(height)};
#endif
constexpr auto run =
    unitstep::integrate_until(unitstep::rk4{}, start, field, 0.5 * si::second, event, 100);

// What comes after a mistake must not be blamed too.
static_assert(run.which >= 0 && run.time > 0.0 * si::second);
}  // namespace until_first_of_nothing

// One of several events returns nothing.
// expect: expected result of event 1: a quantity, got nothing (void)
namespace until_first_of_nothing_returned {
constexpr unitstep::motion start{1.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto height = [](auto const& s, auto) { return s.position; };
#ifdef UNITSTEP_MISTAKE
constexpr auto event = unitstep::first_of{height, unitstep::falling([](auto const&, auto) {})};
#else
constexpr auto event = unitstep::first_of{height, unitstep::falling(height)};
#endif
constexpr auto run =
    unitstep::integrate_until(unitstep::rk4{}, start, field, 0.5 * si::second, event, 100);

// What comes after a mistake must not be blamed too.
static_assert(run.which >= 0 && run.time > 0.0 * si::second);
}  // namespace until_first_of_nothing_returned

// An event that returns a whole number.
// expect: expected event result: a quantity, a bool, or a number such as 2.0, got a plain number (int)
namespace until_integer_returned {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto event = [](auto const&, auto) { return 1; };
#else
constexpr auto event = [](auto const& s, auto) { return s.position; };
#endif
constexpr auto run =
    unitstep::integrate_until(unitstep::rk4{}, start, field, 0.5 * si::second, event, 100);

// What comes after a mistake must not be blamed too.
static_assert(run.steps >= 0);
}  // namespace until_integer_returned

// The most steps until an event are a time.
// expect: expected most_steps: an integer, got s
namespace until_most_steps_in_seconds {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto event = [](auto const& s, auto) { return s.position; };
#ifdef UNITSTEP_MISTAKE
constexpr auto run = unitstep::integrate_until(unitstep::rk4{}, start, field, 0.5 * si::second,
                                               event, 100.0 * si::second);
#else
constexpr auto run =
    unitstep::integrate_until(unitstep::rk4{}, start, field, 0.5 * si::second, event, 100);
#endif

// What comes after a mistake must not be blamed too.
static_assert(run.steps >= 0);
}  // namespace until_most_steps_in_seconds

// An event that returns nothing.
// expect: expected event result: bool or a quantity, got nothing (void)
namespace until_nothing_returned {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto event = [](auto const&, auto) {};
#else
constexpr auto event = [](auto const& s, auto) { return s.position; };
#endif
constexpr auto run =
    unitstep::integrate_until(unitstep::rk4{}, start, field, 0.5 * si::second, event, 100);

// What comes after a mistake must not be blamed too.
static_assert(run.steps >= 0);
}  // namespace until_nothing_returned

// Nothing is said of how many steps there may be at most.
// expect: expected most_steps: an integer, got nothing
namespace until_without_most_steps {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto event = [](auto const& state, auto) { return state.position; };
#ifdef UNITSTEP_MISTAKE
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * si::second, event);
#else
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * si::second, event, 10);
#endif

// What comes after a mistake must not be blamed too.
static_assert(run.state.position.value() < 1e6);
}  // namespace until_without_most_steps
