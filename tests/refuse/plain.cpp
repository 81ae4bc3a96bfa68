// SPDX-License-Identifier: BSL-1.0
// The same mistakes with Boost.Units alone, as their authors would make them.
#include "plain.hpp"
#include <array>
#include <boost/units/base_units/imperial/foot.hpp>
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <cstddef>

namespace si = boost::units::si;

// The field returns an acceleration in cgs units, the state is SI.
namespace acceleration_in_cgs {
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) {
  return 2.0 * boost::units::cgs::centimetre / boost::units::cgs::second /
         boost::units::cgs::second;
};
#endif
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace acceleration_in_cgs

// The field returns an acceleration in feet.
namespace acceleration_in_feet {
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) {
  return 2.0 * boost::units::imperial::foot_base_unit::unit_type() / si::second / si::second;
};
#endif
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace acceleration_in_feet

// The field adds centimetres to metres.
namespace centimetres_added_in_a_field {
constexpr body start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, [[maybe_unused]] auto time) {
#ifdef UNITSTEP_MISTAKE
  return -(state.position + 1.0 * boost::units::cgs::centimetre) / (1.0 * si::second * si::second);
#else
  return -(state.position + 1.0 * si::metre) / (1.0 * si::second * si::second);
#endif
};
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace centimetres_added_in_a_field

// The field compares a position with a velocity.
namespace comparison_in_a_field {
constexpr body start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, [[maybe_unused]] auto time) {
  auto const g = 9.81 * si::metre_per_second_squared;
#ifdef UNITSTEP_MISTAKE
  return state.position > state.velocity ? g : -g;
#else
  return state.position > 0.0 * si::metre ? g : -g;
#endif
};
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace comparison_in_a_field

// The time step is a time, in another unit.
namespace dt_in_hours {
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
inline auto const end =
    integrate(start, field, 0.5 * boost::units::metric::hour_base_unit::unit_type(), 10);
#else
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
#endif
}  // namespace dt_in_hours

// The time step is a length.
namespace dt_in_metres {
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
inline auto const end = integrate(start, field, 0.5 * si::metre, 10);
#else
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
#endif
}  // namespace dt_in_metres

// The field takes the state alone.
namespace field_without_time {
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& state) {
  return -4.0 / si::second / si::second * state.position;
};
#endif
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace field_without_time

// The field returns an acceleration in float, the state is double.
// accepted: Boost.Units takes float and double for one another
namespace float_acceleration {
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) { return 2.0F * si::metre_per_second_squared; };
#endif
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace float_acceleration

// The field returns a force: it forgot the mass.
namespace force_returned {
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& state, auto) {
  return -4.0 * si::newton / si::metre * state.position;
};
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 * si::newton / si::metre * state.position / (1.0 * si::kilogram);
};
#endif
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace force_returned

// The formula of the method forgets the step.
namespace formula_of_a_method {
template <class State, class Field, class Time>
constexpr State own_euler(State state, Field field, Time t, Time dt) {
  state.velocity = state.velocity + field(state, t) * dt;
#ifdef UNITSTEP_MISTAKE
  state.position = state.position + state.velocity;
#else
  state.position = state.position + state.velocity * dt;
#endif
  return state;
}
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
inline auto const end = own_euler(start, field, 0.0 * si::second, 0.5 * si::second);
}  // namespace formula_of_a_method

// Gravity is given a force.
namespace gravity_of_force {
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto g = 0.0 * si::newton;
#else
constexpr auto g = 0.0 * si::metre_per_second_squared;
#endif
constexpr auto weight = [](auto const&, auto) { return 1.0 * si::kilogram * g; };
constexpr law field{1.0 * si::kilogram, weight};
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace gravity_of_force

// The mass is in grams, the spring and the state in SI units.
namespace mass_in_grams {
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto pull = [](auto const& state, auto) {
  return -4.0 * si::newton / si::metre * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr law field{1.0 * boost::units::cgs::gram, pull};
#else
constexpr law field{1.0 * si::kilogram, pull};
#endif
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace mass_in_grams

// The field returns nothing.
namespace nothing_returned {
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) {};
#endif
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace nothing_returned

// The field adds a plain number to a velocity.
namespace number_added_in_a_field {
constexpr body start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, [[maybe_unused]] auto time) {
#ifdef UNITSTEP_MISTAKE
  return -(state.velocity + 1.0) / (1.0 * si::second);
#else
  return -(state.velocity + 1.0 * si::metre_per_second) / (1.0 * si::second);
#endif
};
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace number_added_in_a_field

// The caller's own comparison of a position with a velocity.
namespace own_comparison {
using boost::units::quantity;

constexpr quantity<si::length> position = 3.0 * si::metre;
constexpr quantity<si::velocity> velocity = 2.0 * si::metre_per_second;
[[maybe_unused]] constexpr quantity<si::force> force = 10.0 * si::newton;
[[maybe_unused]] constexpr quantity<si::mass> mass = 5.0 * si::kilogram;
[[maybe_unused]] constexpr quantity<si::time> dt = 0.5 * si::second;
#ifdef UNITSTEP_MISTAKE
static_assert(position > velocity);
#else
static_assert(position > velocity * dt);
#endif
}  // namespace own_comparison

// A force law returns an acceleration.
namespace own_law_of_acceleration {
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto pull = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#else
constexpr auto pull = [](auto const& state, auto) {
  return -4.0 * si::newton / si::metre * state.position;
};
#endif
constexpr law field{1.0 * si::kilogram, pull};
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace own_law_of_acceleration

// The caller's own v = v + F dt forgets the mass.
namespace own_mass_forgotten {
using boost::units::quantity;

constexpr quantity<si::length> position = 3.0 * si::metre;
constexpr quantity<si::velocity> velocity = 2.0 * si::metre_per_second;
[[maybe_unused]] constexpr quantity<si::force> force = 10.0 * si::newton;
[[maybe_unused]] constexpr quantity<si::mass> mass = 5.0 * si::kilogram;
[[maybe_unused]] constexpr quantity<si::time> dt = 0.5 * si::second;
inline quantity<si::velocity> kicked() {
  auto v = velocity;
#ifdef UNITSTEP_MISTAKE
  v = v + force * dt;
#else
  v = v + force / mass * dt;
#endif
  return v + 0.0 * position / dt;
}
}  // namespace own_mass_forgotten

// The caller's own sum of a position and a velocity.
namespace own_sum {
using boost::units::quantity;

constexpr quantity<si::length> position = 3.0 * si::metre;
constexpr quantity<si::velocity> velocity = 2.0 * si::metre_per_second;
[[maybe_unused]] constexpr quantity<si::force> force = 10.0 * si::newton;
[[maybe_unused]] constexpr quantity<si::mass> mass = 5.0 * si::kilogram;
[[maybe_unused]] constexpr quantity<si::time> dt = 0.5 * si::second;
#ifdef UNITSTEP_MISTAKE
static_assert((position + velocity) == 4.0 * si::metre);
#else
static_assert((position + velocity * dt).value() == 4.0);
#endif
}  // namespace own_sum

// Position and velocity are swapped.
namespace position_and_velocity_swapped {
#ifdef UNITSTEP_MISTAKE
constexpr body start{0.0 * si::metre_per_second, 0.0 * si::metre};
#else
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#endif
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace position_and_velocity_swapped

// There are fewer rates than members.
namespace rate_missing {
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](rocket const& r, auto) {
  return std::tuple{r.speed, 0.0 * si::metre_per_second_squared};
};
#else
constexpr auto field = [](rocket const& r, auto) {
  return std::tuple{r.speed, 0.0 * si::metre_per_second_squared, 0.0 * si::kilogram / si::second};
};
#endif
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace rate_missing

// The rate of a speed is a force.
namespace rate_of_force {
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](rocket const& r, auto) {
  return std::tuple{r.speed, 0.0 * si::newton, 0.0 * si::kilogram / si::second};
};
#else
constexpr auto field = [](rocket const& r, auto) {
  return std::tuple{r.speed, 0.0 * si::metre_per_second_squared, 0.0 * si::kilogram / si::second};
};
#endif
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace rate_of_force

// Two rates are swapped.
namespace rates_swapped {
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](rocket const& r, auto) {
  return std::tuple{0.0 * si::metre_per_second_squared, r.speed, 0.0 * si::kilogram / si::second};
};
#else
constexpr auto field = [](rocket const& r, auto) {
  return std::tuple{r.speed, 0.0 * si::metre_per_second_squared, 0.0 * si::kilogram / si::second};
};
#endif
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace rates_swapped

// The time step is a plain number.
namespace raw_dt {
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
inline auto const end = integrate(start, field, 0.5, 10);
#else
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
#endif
}  // namespace raw_dt

// The mass is a plain number.
namespace raw_mass {
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto pull = [](auto const& state, auto) {
  return -4.0 * si::newton / si::metre * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr law field{1.0, pull};
#else
constexpr law field{1.0 * si::kilogram, pull};
#endif
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace raw_mass

// The field returns a plain number.
namespace raw_number_returned {
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& state, auto) { return -4.0 * state.position.value(); };
#endif
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace raw_number_returned

// The velocity is a plain number.
namespace raw_velocity {
#ifdef UNITSTEP_MISTAKE
constexpr body start{0.0 * si::metre, 0.0};
#else
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#endif
constexpr auto field = [](auto const&, auto) { return 2.0 * si::metre_per_second_squared; };
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace raw_velocity

// A spring is given the constant of a damper.
namespace spring_of_damping {
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto stiffness = 4.0 * si::kilogram / si::second;
#else
constexpr auto stiffness = 4.0 * si::newton / si::metre;
#endif
constexpr auto pull = [](auto const& state, auto) { return -stiffness * state.position; };
constexpr law field{1.0 * si::kilogram, pull};
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace spring_of_damping

// The start is a position without a velocity.
namespace start_is_a_length {
#ifdef UNITSTEP_MISTAKE
constexpr auto start = 0.0 * si::metre;
#else
constexpr body start{0.0 * si::metre, 0.0 * si::metre_per_second};
#endif
constexpr auto field = [](auto const&, auto) { return 0.0 * si::metre_per_second_squared; };
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace start_is_a_length

// The field adds a velocity to a position.
namespace sum_in_a_field {
constexpr body start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, [[maybe_unused]] auto time) {
#ifdef UNITSTEP_MISTAKE
  return -(state.position + state.velocity) / (1.0 * si::second * si::second);
#else
  return -(state.position + state.velocity * (1.0 * si::second)) / (1.0 * si::second * si::second);
#endif
};
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace sum_in_a_field

// An array of lengths plus an array of times.
namespace vec_sum {
template <class A, class B>
constexpr auto sum(std::array<A, 3> a, std::array<B, 3> const& b) {
  for (std::size_t i = 0; i < 3; ++i) a[i] = a[i] + b[i];
  return a;
}
constexpr std::array lengths{1.0 * si::metre, 2.0 * si::metre, 3.0 * si::metre};
[[maybe_unused]] constexpr std::array times{1.0 * si::second, 2.0 * si::second, 3.0 * si::second};
#ifdef UNITSTEP_MISTAKE
inline auto const result = sum(lengths, times);
#else
inline auto const result = sum(lengths, lengths);
#endif
}  // namespace vec_sum

// The field multiplies the whole state instead of its position.
namespace whole_state_in_a_field {
constexpr body start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  return -15.0 / (si::second * si::second) * state;
#else
  return -15.0 / (si::second * si::second) * state.position;
#endif
};
inline auto const end = integrate(start, field, 0.5 * si::second, 10);
}  // namespace whole_state_in_a_field
