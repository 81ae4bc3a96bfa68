// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// What 0.1 took and a later release does not, beside what to write now.
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

// Whether a sum compiles is no longer a question to ask.
// expect any: static assertion failed
namespace asked_for_a_sum {
//! [asked_for_a_sum question]
template <class A, class B>
concept can_be_added = requires(A a, B b) { a + b; };
//! [asked_for_a_sum question]
using length = boost::units::quantity<si::length>;
using duration = boost::units::quantity<si::time>;
#ifdef UNITSTEP_MISTAKE
//! [asked_for_a_sum before]
static_assert(!can_be_added<length, duration>);
//! [asked_for_a_sum before]
#else
//! [asked_for_a_sum after]
static_assert(!std::convertible_to<length, duration>);
//! [asked_for_a_sum after]
#endif
}  // namespace asked_for_a_sum

// The cube of a distance has no function of its own.
// expect any: cube_of_magnitude
namespace cube_of_a_distance {
constexpr unitstep::vec d{3.0 * si::metre, 4.0 * si::metre};
constexpr auto gm = 250.0 * si::cubic_metre / si::second / si::second;
#ifdef UNITSTEP_MISTAKE
//! [cube_of_a_distance before]
constexpr auto pull = -gm / unitstep::cube_of_magnitude(unitstep::squared(d)) * d;
//! [cube_of_a_distance before]
#else
//! [cube_of_a_distance after]
constexpr auto pull = -gm / unitstep::squared(d) * d / norm(d);
//! [cube_of_a_distance after]
static_assert(pull.x == -6.0 * si::metre_per_second_squared &&
              pull.y == -8.0 * si::metre_per_second_squared);
#endif
}  // namespace cube_of_a_distance

// How a run ended has a fifth member: which of several events came.
// expect any: only 4 names|5 elements
namespace end_of_a_run {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto pull = [](auto const& s, auto) {
  return -4.0 / (si::second * si::second) * s.position;
};

constexpr auto place = [](auto const& s, auto) { return s.position; };
constexpr long steps_until_it_passes() {
  auto const end =
      unitstep::integrate_until(unitstep::rk4{}, start, pull, 0.125 * si::second, place, 100);
#ifdef UNITSTEP_MISTAKE
  //! [end_of_a_run before]
  auto const& [state, time, steps, why] = end;
  //! [end_of_a_run before]
#else
  //! [end_of_a_run after]
  auto const& [state, time, steps, why, which] = end;
  //! [end_of_a_run after]
  static_cast<void>(which);
#endif
  static_cast<void>(state), static_cast<void>(time), static_cast<void>(why);
  return steps;
}
static_assert(steps_until_it_passes() == 7);
}  // namespace end_of_a_run

// Quantities of integers are refused: half of 9 J was 4 J.
// expect any: numbers such as 2.0
namespace integers {
#ifdef UNITSTEP_MISTAKE
//! [integers before]
constexpr unitstep::motion rolling{0 * si::metre, 3 * si::metre_per_second};
// It was 4 J.
constexpr auto energy = unitstep::kinetic_energy(1 * si::kilogram, rolling);
//! [integers before]
#else
//! [integers after]
constexpr unitstep::motion rolling{0.0 * si::metre, 3.0 * si::metre_per_second};
constexpr auto energy = unitstep::kinetic_energy(1.0 * si::kilogram, rolling);
//! [integers after]
static_assert(energy == 4.5 * si::joule);
#endif
}  // namespace integers

// The type of the state that a run hands out is const.
// expect any: no viable overloaded|discards qualifiers
namespace kept_state {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto pull = [](auto const& s, auto) {
  return -4.0 / (si::second * si::second) * s.position;
};

constexpr auto before_last() {
  unitstep::simulation sim{unitstep::rk4{}, start, pull, 0.125 * si::second};
#ifdef UNITSTEP_MISTAKE
  //! [kept_state before]
  decltype(sim.state()) before = sim.state();
  //! [kept_state before]
#else
  //! [kept_state after]
  auto before = sim.state();
  //! [kept_state after]
#endif
  for (int n = 0; n < 4; ++n) {
    before = sim.state();
    sim.step();
  }
  return before;
}
static_assert(before_last().position < start.position);
}  // namespace kept_state

// A ratio of metres and kilometres is not a number.
// expect any: exp\(a plain number\)|exp..a plain number
namespace ratio_of_two_units {
using kilometre =
    boost::units::make_scaled_unit<si::length,
                                   boost::units::scale<10, boost::units::static_rational<3>>>::type;
constexpr auto height = 3000.0 * si::metre;
constexpr auto scale_height = 8.5 * kilometre{};
#ifdef UNITSTEP_MISTAKE
//! [ratio_of_two_units before]
// The exponential of -353.
constexpr double thinner = unitstep::exp(-height / scale_height);
//! [ratio_of_two_units before]
#else
//! [ratio_of_two_units after]
constexpr double thinner =
    unitstep::exp(-height / boost::units::quantity<si::length>(scale_height));
//! [ratio_of_two_units after]
static_assert(thinner > 0.70 && thinner < 0.71);
#endif
}  // namespace ratio_of_two_units

// What takes units off and puts them on has another name.
// expect any: door
namespace raw_form {
#ifdef UNITSTEP_MISTAKE
//! [raw_form before]
using of_length = unitstep::door<boost::units::quantity<si::length>>;
static_assert(of_length::off(2.0 * si::metre) == 2.0);
static_assert(of_length::on(2.0) == 2.0 * si::metre);
//! [raw_form before]
#else
//! [raw_form after]
using of_length = unitstep::raw_form<boost::units::quantity<si::length>>;
static_assert(of_length::to_raw(2.0 * si::metre) == 2.0);
static_assert(of_length::from_raw(2.0) == 2.0 * si::metre);
//! [raw_form after]
#endif
}  // namespace raw_form

// A call that only returns a result is no statement.
// expect any: ignoring return value
namespace result_not_used {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto pull = [](auto const& s, auto) {
  return -4.0 / (si::second * si::second) * s.position;
};

constexpr bool can_be_run() {
#ifdef UNITSTEP_MISTAKE
  //! [result_not_used before]
  unitstep::integrate(unitstep::rk4{}, start, pull, 0.125 * si::second, 4);
  //! [result_not_used before]
#else
  //! [result_not_used after]
  static_cast<void>(unitstep::integrate(unitstep::rk4{}, start, pull, 0.125 * si::second, 4));
  //! [result_not_used after]
#endif
  return true;
}
static_assert(can_be_run());
}  // namespace result_not_used

// The state that a run hands out is no longer a copy that can be changed.
// expect any: no viable overloaded|discards qualifiers
namespace state_of_a_run {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto pull = [](auto const& s, auto) {
  return -4.0 / (si::second * si::second) * s.position;
};

constexpr auto bounced() {
  unitstep::simulation sim{unitstep::rk4{}, start, pull, 0.125 * si::second};
#ifdef UNITSTEP_MISTAKE
  //! [state_of_a_run before]
  // Of a copy: it changed nothing.
  sim.state().velocity = -0.8 * sim.state().velocity;
  //! [state_of_a_run before]
#else
  //! [state_of_a_run after]
  auto state = sim.state();
  state.velocity = -0.8 * state.velocity;
  sim.set_state(state);
  //! [state_of_a_run after]
#endif
  return sim.state().velocity;
}
static_assert(bounced() == 0.0 * si::metre_per_second);
}  // namespace state_of_a_run
