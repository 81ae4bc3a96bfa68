// SPDX-License-Identifier: BSL-1.0
// Mistakes with states.
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si/prefixes.hpp>
#include "shared.hpp"

// One number of the aggregates in an array is float, the others are double.
// expect: expected initial: one value type in all members, got pair
namespace aggregate_array_of_two_value_types {
using number = double;  // wrong: using number = float;
struct pan {
  double load;
  number place;
};
struct pair {
  double age;
  std::array<pan, 2> pans;
};
constexpr auto field = [](pair const&, double) {
  rates const due{1.0, number(2)};
  return rates{1.0, std::array{due, due}};
};
constexpr auto end = integrate(rk4{}, pair{}, field, 0.5, 10);
static_assert(end.age >= 0.0);
}  // namespace aggregate_array_of_two_value_types

// The step of an aggregate of double is float.
// expect: expected dt: s in double, got s in float
namespace aggregate_dt_in_float {
// wrong: constexpr auto end = integrate(rk4{}, at_launch, coasting, 0.5F * s, 10);
constexpr auto end = integrate(rk4{}, at_launch, coasting, 0.5 * s, 10);
static_assert(end.height.value() == 0.0);
}  // namespace aggregate_dt_in_float

// The step of an aggregate is a length.
// expect: expected dt: s, got m
namespace aggregate_dt_in_metres {
// wrong: constexpr auto end = integrate(rk4{}, at_launch, coasting, 0.5 * m, 10);
constexpr auto end = integrate(rk4{}, at_launch, coasting, 0.5 * s, 10);
static_assert(end.height.value() == 0.0);
}  // namespace aggregate_dt_in_metres

// The heights of two beads are in an array of C, which Boost.PFR takes apart.
// expect: expected member 1: a std::array, got a C array
namespace aggregate_member_is_a_c_array {
struct beads {
  quantity<si::length> width;
  std::array<quantity<si::length>, 2> height;  // wrong: quantity<si::length> height[2];
};
auto const field = [](beads const&, auto) {
  constexpr auto rise = 1.0 * m_per_s;
  return rates{0.0 * m_per_s, std::array{rise, rise}};
};
double fly() {
  auto const end = integrate(rk4{}, beads{}, field, 0.5 * s, 10);
  return end.height[1].value();
}
}  // namespace aggregate_member_is_a_c_array

// A member that refers to something outside the state.
// expect: expected member 0: a value, got a reference
namespace aggregate_member_is_a_reference {
struct bead {
  quantity<si::length> height;  // wrong: quantity<si::length>& height;
};
auto const field = [](bead const&, auto) { return rates{1.0 * m_per_s}; };
double fly(quantity<si::length> height) {
  auto const end = integrate(rk4{}, bead{height}, field, 0.5 * s, 10);
  return end.height.value();
}
}  // namespace aggregate_member_is_a_reference

// A member of the state is a count.
// expect: expected member 1: a quantity, or a number such as 2.0, got a plain number (int)
namespace aggregate_member_is_int {
struct ball {
  quantity<si::length> height;
  double bounces;  // wrong: int bounces;
};
constexpr ball start{};
constexpr auto field = [](ball const& b, auto) { return rates{-b.height / s, 0.0 / s}; };
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.height.value() == 0.0);
}  // namespace aggregate_member_is_int

// A member that cannot be changed is no member of a state.
// expect: expected member 0: one without const, got m
namespace aggregate_member_of_const {
struct bead {
  quantity<si::length> x;  // wrong: quantity<si::length> const x;
};
constexpr auto field = [](bead const&, auto) { return rates{1.0 * m_per_s}; };
constexpr auto end = integrate(rk4{}, bead{}, field, 0.5 * s, 10);
static_assert(end.x.value() < 6);
}  // namespace aggregate_member_of_const

// A member of integers is no member of a state.
// expect: expected member 0: numbers such as 2.0, got m in int
namespace aggregate_member_of_integers {
struct bead {
  quantity<si::length> x;  // wrong: quantity<si::length, int> x;
};
constexpr auto field = [](bead const&, auto) { return rates{1.0 * m_per_s}; };
constexpr auto end = integrate(rk4{}, bead{}, field, 0.5 * s, 10);
static_assert(end.x.value() < 6);
}  // namespace aggregate_member_of_integers

// More members than Boost.PFR has names for.
// expect: expected initial: at most 100 members, or aggregates of them, got 101 members
namespace aggregate_of_101_members {
struct crowd {
  // wrong: double a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, b0, b1, b2, b3, b4, b5, b6, b7, b8, b9;
  // wrong: double c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, d0, d1, d2, d3, d4, d5, d6, d7, d8, d9;
  // wrong: double e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, f0, f1, f2, f3, f4, f5, f6, f7, f8, f9;
  // wrong: double g0, g1, g2, g3, g4, g5, g6, g7, g8, g9, h0, h1, h2, h3, h4, h5, h6, h7, h8, h9;
  // wrong: double i0, i1, i2, i3, i4, i5, i6, i7, i8, i9, j0, j1, j2, j3, j4, j5, j6, j7, j8, j9;
  std::array<double, 100> all;
  double last;
};
constexpr crowd start{};
constexpr auto field = [](crowd const&, auto) { return rates{std::array<double, 100>{}, 1.0}; };
constexpr auto end = integrate(rk4{}, start, field, 0.5, 10);
static_assert(end.last < 6);
}  // namespace aggregate_of_101_members

// One member of a state is float, the others are double.
// expect: expected initial: one value type in all members, got rocket
namespace aggregate_of_two_value_types {
using number = double;  // wrong: using number = float;
struct rocket {
  quantity<si::length> height;
  quantity<si::velocity> speed;
  quantity<si::mass, number> mass;
};
constexpr rocket start{0.0 * m, 0.0 * m_per_s, number(9) * kg};
constexpr auto field = [](rocket const& r, auto) {
  return rates{r.speed, 0.0 * m_per_s2, number(0) * kg / s};
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.height.value() == 0.0);
}  // namespace aggregate_of_two_value_types

// The step of an aggregate of quantities is a plain number.
// expect: expected dt: s, got a plain number (double)
namespace aggregate_raw_dt {
// wrong: constexpr auto end = integrate(rk4{}, at_launch, coasting, 0.5, 10);
constexpr auto end = integrate(rk4{}, at_launch, coasting, 0.5 * s, 10);
static_assert(end.height.value() == 0.0);
}  // namespace aggregate_raw_dt

// The velocity is float, the position double.
// expect: expected velocity: m s^-1 in double, got m s^-1 in float
namespace float_velocity {
// wrong: constexpr motion start{0.0 * m, 0.0F * m_per_s};
constexpr motion start{0.0 * m, 0.0 * m_per_s};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() == 0.0);
}  // namespace float_velocity

// The type of a constexpr unit is const, and so is no unit of a light quantity.
// expect words: expected a unit without const, std::remove_const_t<decltype(unit)>, got one with const
namespace light_of_a_const_unit {
constexpr auto unit = m / s;
// wrong: constexpr light<decltype(unit), double> speed{2.0};
constexpr light<std::remove_const_t<decltype(unit)>, double> speed{2.0};
static_assert((speed + speed).value() == 4.0);
}  // namespace light_of_a_const_unit

// The mass comes before the motion.
// expect: expected state: a motion, got kg
namespace momentum_swapped {
constexpr auto mass = 2.0 * kg;
constexpr auto p = momentum(mass, start);  // wrong: constexpr auto p = momentum(start, mass);
static_assert(p < 1e6 * N * s);
}  // namespace momentum_swapped

// A motion of plain integers: half of 1 would be 0.
// expect: expected position: numbers such as 2.0, got a plain number (int)
namespace motion_of_plain_integers {
constexpr motion start{1.0, 0.0};  // wrong: constexpr motion start{1, 0};
constexpr auto end =
    integrate(rk4{}, start, [](auto const& b, auto) { return -b.position; }, 0.125, 10);
static_assert(end.position < 2);
}  // namespace motion_of_plain_integers

// Position and velocity are swapped.
// expect: expected velocity: m s^-2, got m
namespace position_and_velocity_swapped {
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::motion start{0.0 * si::metre_per_second, 0.0 * si::metre};
#else
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#endif
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() == 0.0);
}  // namespace position_and_velocity_swapped

// A field asks whether a position is true.
// expect: expected condition: a comparison, got m
// inside: the error shows the way to the operator in the field
namespace position_as_a_condition {
constexpr auto field = [](auto const& state, auto) {
  // wrong: if (state.position) return -state.velocity / s;
  if (state.position > 0.0 * m) return -state.velocity / s;
  return state.velocity / s;
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace position_as_a_condition

// The velocity is a plain number.
// expect: expected velocity: m s^-1, got a plain number (double)
namespace raw_velocity {
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::motion start{0.0 * si::metre, 0.0};
constexpr auto field = [](auto const&, auto) { return 2.0 * si::metre_per_second_squared; };
#else
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#endif
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() == 0.0);
}  // namespace raw_velocity

// The start is a position without a velocity.
// expect: expected initial: a motion or an aggregate, got m
namespace start_is_a_length {
#ifdef UNITSTEP_MISTAKE
constexpr auto start = 0.0 * si::metre;
constexpr auto position_of = [](auto const& state) { return state; };
#else
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto position_of = [](auto const& state) { return state.position; };
#endif
constexpr auto field = [](auto const&, auto) { return 0.0 * m_per_s2; };
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(position_of(end).value() == 0.0);
}  // namespace start_is_a_length

// The field looks for the members of a motion, and the start has none.
// expect: expected initial: a motion or an aggregate, got m
namespace start_lacks_a_velocity {
constexpr motion start{1.0 * m, 0.0 * m_per_s};  // wrong: constexpr auto start = 1.0 * m;
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position < 1e9 * m && end.velocity.value() < 1e9);
}  // namespace start_lacks_a_velocity

// The time of the start is a length.
// expect: expected t0: s, got m
namespace start_time_in_metres {
// wrong: constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10, 1.0 * m);
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10, 1.0 * s);
static_assert(end.position.value() < 1e6);
}  // namespace start_time_in_metres

// A simulation under a tolerance begins at a length.
// expect: expected t0: s, got m
namespace start_time_in_metres_under_a_tolerance {
constexpr tolerance fine{motion{1e-6 * m, 1e-6 * m_per_s}};
constexpr auto t0 = 0.0 * s;  // wrong: constexpr auto t0 = 0.0 * m;
constexpr simulation run{dormand_prince5{}, start, field, fine, t0};
static_assert(run.state().position.value() > -90.0);
}  // namespace start_time_in_metres_under_a_tolerance

// The state of a rocket is derived from that of what falls.
// expect: expected initial: an aggregate without a base class, got rocket
namespace state_with_a_base_class {
struct falling {
  quantity<si::length> height;
  quantity<si::velocity> speed;
};
// wrong: struct rocket : falling {
// wrong:   quantity<si::mass> mass;
// wrong: };
// wrong: constexpr rocket start{{0.0 * m, 0.0 * m_per_s}, 9.0 * kg};
constexpr rocket start{0.0 * m, 0.0 * m_per_s, 9.0 * kg};
constexpr auto field = [](rocket const& r, auto) {
  return rates{r.speed, -9.81 * m_per_s2, 0.0 * kg / s};
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.mass == 9.0 * kg);
}  // namespace state_with_a_base_class

// The position is in kilometres and the velocity in metres per second: nobody counts time in thousands of seconds, so that
// the velocity is named.
// expect: expected velocity: km s^-1, got m s^-1
namespace place_in_kilometres {
constexpr auto kilometre = si::kilo * m;
// wrong: constexpr motion start{0.0 * kilometre, 0.0 * m_per_s};
constexpr motion start{0.0 * kilometre, 0.0 * (kilometre / s)};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() == 0.0);
}  // namespace place_in_kilometres

// The position is SI, the velocity cgs.
// expect: expected velocity: m s^-1, got cm s^-1
namespace velocity_in_cgs {
// wrong: constexpr motion start{0.0 * m, 0.0 * boost::units::cgs::centimetre / boost::units::cgs::second};
constexpr motion start{0.0 * m, 0.0 * m_per_s};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() == 0.0);
}  // namespace velocity_in_cgs

// The position is SI, the velocity is what a tachometer shows.
// expect: expected velocity: m s^-1, got km h^-1
namespace velocity_in_kilometres_per_hour {
using hour = boost::units::metric::hour_base_unit::unit_type;

// wrong: constexpr motion start{0.0 * m, 50.0 * km / hour()};
constexpr motion start{0.0 * m, 50.0 / 3.6 * m_per_s};
constexpr auto field = [](auto const&, auto) { return 0.0 * m_per_s2; };
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e9);
}  // namespace velocity_in_kilometres_per_hour
