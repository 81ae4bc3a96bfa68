// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Mistakes in what a field computes and returns.
#include <array>
#include <boost/units/base_dimension.hpp>
#include <boost/units/base_unit.hpp>
#include <boost/units/base_units/imperial/foot.hpp>
#include <boost/units/base_units/si/meter.hpp>
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/make_system.hpp>
#include <boost/units/systems/cgs.hpp>
#include <cstddef>
#include <unitstep/many/vectors.hpp>
#include <vector>
#include "shared.hpp"

struct moving {
  quantity<si::length> x;
  quantity<si::velocity> v;
};
constexpr auto pulled = [](moving const& b, auto) { return rates{b.v, -4.0 / s / s * b.x}; };

// The field returns an acceleration in cgs units, the state is SI.
// expect: expected acceleration: m s^-2, got cm s^-2
namespace acceleration_in_cgs {
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) {
  return 2.0 * boost::units::cgs::centimetre / boost::units::cgs::second /
         boost::units::cgs::second;
};
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#endif
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace acceleration_in_cgs

// The field returns an acceleration in feet.
// expect: expected acceleration: m s^-2, got ft s^-2
namespace acceleration_in_feet {
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) {
  return 2.0 * boost::units::imperial::foot_base_unit::unit_type() / si::second / si::second;
};
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#endif
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace acceleration_in_feet

// The field returns an acceleration in kilometres.
// expect: expected acceleration: m s^-2, got km s^-2
namespace acceleration_in_kilometres {
// wrong: constexpr auto field = [](auto const&, auto) { return 2.0 * km / s / s; };
constexpr auto field = [](auto const&, auto) { return 2.0 * m_per_s2; };
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e9);
}  // namespace acceleration_in_kilometres

// The field assigns an acceleration to a copy of the velocity.
// expect: expected m s^-1 = m s^-1, got m s^-1 = m s^-2
// inside: the error shows the way to the operator in the field
namespace assignment_in_a_field {
constexpr auto field = [](auto const& state, auto) {
  auto velocity = state.velocity;
  velocity = g * (1.0 * s);  // wrong: velocity = g;
  return -velocity / (1.0 * s);
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace assignment_in_a_field

// The field adds centimetres to metres.
// expect: expected m + m, got m + cm
namespace centimetres_added_in_a_field {
constexpr auto field = [](auto const& state, [[maybe_unused]] auto time) {
#ifdef UNITSTEP_MISTAKE
  return -(state.position + 1.0 * boost::units::cgs::centimetre) / (1.0 * si::second * si::second);
#else
  return -(state.position + 1.0 * si::metre) / (1.0 * si::second * si::second);
#endif
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6 && end.position > -1e6 * m);
}  // namespace centimetres_added_in_a_field

// The field compares a position with a velocity.
// expect: expected m > m, got m > m s^-1
// inside: the error shows the way to the operator in the field
namespace comparison_in_a_field {
constexpr auto field = [](auto const& state, auto) {
  auto const g = 9.81 * m_per_s2;
#ifdef UNITSTEP_MISTAKE
  return state.position > state.velocity ? g : -g;
#else
  return state.position > 0.0 * si::metre ? g : -g;
#endif
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace comparison_in_a_field

// An observer, which sees Boost's quantities, compares a position with a velocity.
// expect: expected m > m, got m > m s^-1
// any length: the error shows the way to the operator in the observer
namespace comparison_in_an_observer {
constexpr int count() {
  int n = 0;
  // wrong: auto const look = [&n](auto const& state, auto) { if (state.position > state.velocity) ++n; };
  auto const look = [&n](auto const& state, auto) {
    if (state.position > 0.0 * m) ++n;
  };
  integrate_observed(rk4{}, start, field, 0.5 * s, 10, look);
  return n;
}
static_assert(count() > 0);
}  // namespace comparison_in_an_observer

// The field compares two vectors.
// expect: expected m == m, got m == m s^-1
// inside: the error shows the way to the operator in the field
namespace comparison_of_vectors_in_a_field {
constexpr motion start{vec{1.0, 2.0} * m, vec{0.0, 0.0} * m_per_s};
constexpr auto field = [](auto const& state, auto) {
  auto const g = vec{0.0, 9.81} * m_per_s2;
  // wrong: return state.position == state.velocity ? g : -g;
  return state.position == state.position ? g : -g;
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.x.value() < 1e6);
}  // namespace comparison_of_vectors_in_a_field

// The field takes the time from a position; what it does with the difference is of no account.
// expect: expected m - m, got m - s
namespace difference_in_a_field {
constexpr auto field = [](auto const& state, [[maybe_unused]] auto time) {
  // wrong: return 2.0 * (state.position - time) / (1.0 * s * s);
  return (1.0 * m - state.position) / (1.0 * s * s);
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6 && end.position > -1e6 * m);
}  // namespace difference_in_a_field

// The field takes nothing.
// expect: expected field: callable (state, time), got callable ()
namespace field_of_no_arguments {
// added: constexpr auto field = []() { return 2.0 * m_per_s2; };
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace field_of_no_arguments

// The field takes the state alone.
// expect: expected field: callable (state, time), got callable (state)
namespace field_without_time {
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& state) {
  return -4.0 / si::second / si::second * state.position;
};
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#endif
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace field_without_time

// The field returns an acceleration in float, the state is double.
// expect: expected acceleration: m s^-2 in double, got m s^-2 in float
namespace float_acceleration {
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) { return 2.0F * si::metre_per_second_squared; };
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#endif
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace float_acceleration

// The field adds a length in float to one in double.
// expect: expected m in double + m in double, got m in double + m in float
namespace float_added_in_a_field {
constexpr auto field = [](auto const& state, [[maybe_unused]] auto time) {
  // wrong: return -(state.position + 1.0f * m) / (1.0 * s * s);
  return -(state.position + 1.0 * m) / (1.0 * s * s);
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6 && end.position > -1e6 * m);
}  // namespace float_added_in_a_field

// The field returns a force: it forgot the mass.
// expect: expected acceleration: m s^-2, got kg m s^-2 (N)
namespace force_returned {
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& state, auto) {
  return -4.0 * si::newton / si::metre * state.position;
};
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 * si::newton / si::metre * state.position / (1.0 * si::kilogram);
};
#endif
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace force_returned

// A method of the caller's own forgets the step; on plain numbers nothing would be noticed.
// expect: expected m += m, got m += m s^-1
// any length: the error shows the way to the formula
namespace formula_of_a_method {
struct own_euler {
  template <class X, class V, class Field, class Time>
  constexpr motion<X, V> step(motion<X, V> state, Field const& acceleration, Time t,
                              Time dt) const {
    state.velocity += acceleration(state, t) * dt;
#ifdef UNITSTEP_MISTAKE
    state.position += state.velocity;
#else
    state.position += state.velocity * dt;
#endif
    return state;
  }
};
[[maybe_unused]] constexpr auto end = integrate(own_euler{}, start, pushed, 0.5 * s, 10);
}  // namespace formula_of_a_method

// A method for states of any kind forgets the step.
// expect: expected m + m, got m + m s^-1
// any length: the error shows the way to the formula
namespace formula_of_rates {
struct own_euler {
  template <class State, class Field, class Time>
  constexpr State step(State const& state, Field const& rates, Time t,
                       [[maybe_unused]] Time dt) const {
    return state + rates(state, t) * dt;  // wrong: return state + rates(state, t);
  }
};
struct fall {
  quantity<si::length> height;
  quantity<si::velocity> speed;
};
constexpr auto field = [](fall const& f, auto) { return unitstep::rates{f.speed, 1.0 * m_per_s2}; };
[[maybe_unused]] constexpr auto end = integrate(own_euler{}, fall{}, field, 0.5 * s, 10);
}  // namespace formula_of_rates

// The field asks whether a position is another than a velocity.
// expect: expected m != m, got m != m s^-1
// inside: the error shows the way to the operator in the field
namespace inequality_in_a_field {
constexpr auto field = [](auto const& state, auto) {
  // wrong: return state.position != state.velocity ? g : -g;
  return state.position != 0.0 * m ? g : -g;
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace inequality_in_a_field

// An entry of a Jacobian that is a rate per time where a rate per member is due.
// expect: expected Jacobian entry (1, 0): s^-2, got s^-1
namespace jacobian_entry {
constexpr auto slopes = [](auto const&, auto) {
  return rates{rates{0.0 / s, 1.0},
               // wrong: rates{-4.0 / s, 0.0 / s}};
               rates{-4.0 / s / s, 0.0 / s}};
};
[[maybe_unused]] constexpr auto end = integrate(gauss4{}, moving{1.0 * m, 0.0 * m_per_s},
                                                with_jacobian(pulled, slopes), 0.125 * s, 10);
}  // namespace jacobian_entry

// A Jacobian with its entries in one row, as if they were rates.
// expect: expected Jacobian: rates{...} of 2 rows, each rates{...} of 2 entries, got s^-2
namespace jacobian_is_a_number {
constexpr auto slopes = [](auto const&, auto) {
  // wrong: return -4.0 / s / s;
  return rates{rates{0.0 / s, 1.0}, rates{-4.0 / s / s, 0.0 / s}};
};
[[maybe_unused]] constexpr auto end = integrate(gauss4{}, moving{1.0 * m, 0.0 * m_per_s},
                                                with_jacobian(pulled, slopes), 0.125 * s, 10);
}  // namespace jacobian_is_a_number

// A Jacobian whose second row lacks an entry.
// expect: expected Jacobian: rates{...} of 2 rows, each rates{...} of 2 entries, got a row of another length
namespace jacobian_row {
constexpr auto slopes = [](auto const&, auto) {
  return rates{rates{0.0 / s, 1.0},
               // wrong: rates{-4.0 / s / s}};
               rates{-4.0 / s / s, 0.0 / s}};
};
[[maybe_unused]] constexpr auto end = integrate(gauss4{}, moving{1.0 * m, 0.0 * m_per_s},
                                                with_jacobian(pulled, slopes), 0.125 * s, 10);
}  // namespace jacobian_row

// The field takes the smaller of a position and a velocity.
// expect: expected min(m, m), got min(m, m s^-1)
// inside: the error shows the way to the operator in the field
namespace minimum_in_a_field {
constexpr auto field = [](auto const& state, auto) {
  // wrong: return min(state.position, state.velocity) / s / s;
  return min(state.position, 1.0 * m) / s / s;
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace minimum_in_a_field

// The field misspells a member; this the compiler says, and nothing else is said on top.
// expect words: no member named 'positoin'
// inside: the error shows the way to the body of the field
namespace misspelled_in_a_field {
// wrong: constexpr auto field = [](auto const& state, auto) { return -state.positoin / (1.0 * s * s); };
constexpr auto field = [](auto const& state, auto) { return -state.position / (1.0 * s * s); };
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace misspelled_in_a_field

// The field of a simulation misspells a member.
// expect words: no member named 'positoin'
// inside: the error shows the way to the body of the field
namespace misspelled_in_a_simulation {
// wrong: constexpr auto field = [](auto const& state, auto) { return -state.positoin / (1.0 * s * s); };
constexpr auto field = [](auto const& state, auto) { return -state.position / (1.0 * s * s); };
constexpr simulation run{rk4{}, start, field, 0.5 * s};
static_assert(run.state().position.value() < 1e6);
}  // namespace misspelled_in_a_simulation

// The field returns nothing.
// expect: expected acceleration: m s^-2, got nothing (void)
namespace nothing_returned {
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) {};
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#endif
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace nothing_returned

// The field adds a plain number to a velocity.
// expect: expected m s^-1 + m s^-1, got m s^-1 + a plain number (double)
namespace number_added_in_a_field {
constexpr auto field = [](auto const& state, [[maybe_unused]] auto time) {
#ifdef UNITSTEP_MISTAKE
  return -(state.velocity + 1.0) / (1.0 * si::second);
#else
  return -(state.velocity + 1.0 * si::metre_per_second) / (1.0 * si::second);
#endif
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6 && end.position > -1e6 * m);
}  // namespace number_added_in_a_field

// A field adds percent to a plain number.
// expect: expected a plain number (double) + a plain number (double), got a plain number (double) + 10^-2 dimensionless
namespace percent_added_in_a_field {
namespace bu = boost::units;

using percent =
    bu::make_scaled_unit<si::dimensionless, bu::scale<10, bu::static_rational<-2>>>::type;

constexpr auto field = [](auto const& state, auto) {
  // wrong: auto const growth = light_of(50.0 * percent{});
  auto const growth = light_of(0.5 * si::si_dimensionless);
  return -state.velocity * (1.0 + growth) / s;
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace percent_added_in_a_field

// The field of an aggregate with one member returns the bare rate.
// expect: expected field: rates{...} of 1 member, got kg m^2 s^-4 A^-1
namespace rate_bare_for_one_member {
struct capacitor {
  quantity<si::electric_potential> voltage;
};
constexpr capacitor start{};
// wrong: constexpr auto field = [](capacitor const& c, auto) { return -c.voltage / s; };
constexpr auto field = [](capacitor const& c, auto) { return rates{-c.voltage / s}; };
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.voltage.value() == 0.0);
}  // namespace rate_bare_for_one_member

// The rate of a speed is float, the state double.
// expect: expected rate 1 (of m s^-1): m s^-2 in double, got m s^-2 in float
namespace rate_in_float {
constexpr auto field = [](rocket const& r, auto) {
  // wrong: return rates{r.speed, 0.0F * m_per_s2, 0.0 * kg / s};
  return rates{r.speed, 0.0 * m_per_s2, 0.0 * kg / s};
};
constexpr auto end = integrate(rk4{}, at_launch, field, 0.5 * s, 10);
static_assert(end.height.value() == 0.0);
}  // namespace rate_in_float

// There are fewer rates than members.
// expect: expected field: rates{...} of 3 members, got rates<m s^-1, m s^-2>
namespace rate_missing {
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](rocket const& r, auto) {
  return unitstep::rates{r.speed, 0.0 * si::metre_per_second_squared};
};
#else
constexpr auto field = [](rocket const& r, auto) {
  return unitstep::rates{r.speed, 0.0 * si::metre_per_second_squared,
                         0.0 * si::kilogram / si::second};
};
#endif
constexpr auto end = integrate(rk4{}, at_launch, field, 0.5 * s, 10);
static_assert(end.height.value() == 0.0);
}  // namespace rate_missing

// The rate of an array is the array itself.
// expect: expected rate 0 (of array<K, 2>): array<K s^-1, 2>, got array<K, 2>
namespace rate_of_array {
struct rod {
  std::array<quantity<si::temperature>, 2> ends;
};
constexpr rod start{{1.0 * K, 1.0 * K}};
constexpr auto per_second = 1.0 / s;
constexpr auto field = [](rod const& r, auto) {
  // wrong: return rates{std::array{r.ends[1] - r.ends[0], r.ends[0] - r.ends[1]}};
  return rates{
      std::array{per_second * (r.ends[1] - r.ends[0]), per_second * (r.ends[0] - r.ends[1])}};
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.ends[0].value() == 1.0);
}  // namespace rate_of_array

// A rate of pay is per second where the caller's own currency is due per second.
// expect: expected rate 0 (of GBP): GBP s^-1, got GBP
namespace rate_of_currency {
struct money : boost::units::base_dimension<money, 1> {};
struct pound_base_unit : boost::units::base_unit<pound_base_unit, money::dimension_type, 1> {
  static constexpr char const* symbol() { return "GBP"; }
  static constexpr char const* name() { return "pound"; }
};
using pounds =
    boost::units::unit<money::dimension_type, boost::units::make_system<pound_base_unit>::type>;
constexpr quantity<pounds> pay = 0.0 * pounds{};
struct purse {
  quantity<pounds> savings;
};
constexpr purse start{};
// wrong: constexpr auto field = [](purse const&, auto) { return rates{pay}; };
constexpr auto field = [](purse const&, auto) { return rates{pay / s}; };
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.savings.value() == 0.0);
}  // namespace rate_of_currency

// The rate of a speed is a force.
// expect: expected rate 1 (of m s^-1): m s^-2, got kg m s^-2 (N)
namespace rate_of_force {
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](rocket const& r, auto) {
  return unitstep::rates{r.speed, 0.0 * si::newton, 0.0 * si::kilogram / si::second};
};
#else
constexpr auto field = [](rocket const& r, auto) {
  return unitstep::rates{r.speed, 0.0 * si::metre_per_second_squared,
                         0.0 * si::kilogram / si::second};
};
#endif
constexpr auto end = integrate(rk4{}, at_launch, field, 0.5 * s, 10);
static_assert(end.height.value() == 0.0);
}  // namespace rate_of_force

// A ratio of two units where the rate of a plain number is due.
// expect: expected rate 0 (of a plain number (double)): a plain number (double), got 10^3 dimensionless
namespace rate_of_kilometres_per_metre {
struct share {
  double part;
};
// wrong: constexpr auto field = [](share const& b, auto) { return rates{-b.part * km / m}; };
constexpr auto field = [](share const& b, auto) { return rates{-b.part * km / km}; };
constexpr auto end = integrate(rk4{}, share{1.0}, field, 0.5, 10);
static_assert(end.part <= 1.0);
}  // namespace rate_of_kilometres_per_metre

// The rate of a light member is a force.
// expect: expected rate 1 (of m s^-1): m s^-2, got kg m s^-2 (N)
namespace rate_of_light {
struct fall {
  light<si::length, double> height;
  light<si::velocity, double> speed;
};
constexpr fall start{{0.0}, {0.0}};
constexpr auto field = [](fall const& f, auto) {
  // wrong: return rates{f.speed, light<si::force, double>{0.0}};
  return rates{f.speed, light<si::acceleration, double>{0.0}};
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.height.value() == 0.0);
}  // namespace rate_of_light

struct money : boost::units::base_dimension<money, 7700> {};
struct pound_sterling : boost::units::base_unit<pound_sterling, money::dimension_type, 7701> {};
template <>
inline constexpr char const* unitstep::base_unit_symbol<pound_sterling> = "GBP";
// A base unit of the caller's own: the rate of an account lacks its time.
// expect: expected rate 0 (of GBP): GBP s^-1, got GBP
namespace rate_of_money {
struct account {
  quantity<pound_sterling::unit_type> balance;
};
constexpr account start{100.0 * pound_sterling::unit_type()};
// wrong: constexpr auto field = [](account const& a, auto) { return rates{0.01 * a.balance}; };
constexpr auto field = [](account const& a, auto) { return rates{0.01 * a.balance / s}; };
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.balance.value() < 1e9);
}  // namespace rate_of_money

// The rate of a motion among the members is its velocity.
// expect: expected rate 0 (of motion<m, m s^-1>): m s^-2, got m s^-1
namespace rate_of_motion {
struct rocket {
  motion<quantity<si::length>, quantity<si::velocity>> flight;
  quantity<si::mass> mass;
};
constexpr rocket start{};
constexpr auto flow = -0.0 * kg / s;
// wrong: constexpr auto field = [](rocket const& r, auto) { return rates{r.flight.velocity, flow}; };
constexpr auto field = [](rocket const& r, auto) { return rates{r.flight.velocity / s, flow}; };
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.mass.value() == 0.0);
}  // namespace rate_of_motion

// A rate of a nested member is wrong.
// expect: expected rate 1.0 (of m): m s^-1, got m s^-2
namespace rate_of_nested {
struct fall {
  quantity<si::length> height;
  quantity<si::velocity> speed;
};
struct capsule {
  quantity<si::temperature> inside;
  fall flight;
};
constexpr capsule start{};
constexpr auto cooling = -0.0 * K / s;
constexpr auto g = 0.0 * m_per_s2;
// wrong: constexpr auto field = [](capsule const&, auto) { return rates{cooling, rates{g, g}}; };
constexpr auto field = [](capsule const& c, auto) {
  return rates{cooling, rates{c.flight.speed, g}};
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.flight.height.value() == 0.0);
}  // namespace rate_of_nested

// The rate of a plain number is a plain number where time has a unit.
// expect: expected rate 1 (of a plain number (double)): s^-1, got a plain number (double)
namespace rate_of_number {
struct sample {
  quantity<si::mass> mass;
  double share;
};
constexpr sample start{1.0 * kg, 0.0};
constexpr auto none = 0.0 * kg / s;
// wrong: constexpr auto field = [](sample const& b, auto) { return rates{none, -b.share}; };
constexpr auto field = [](sample const& b, auto) { return rates{none, -b.share / s}; };
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.share == 0.0);
}  // namespace rate_of_number

// The last of twelve rates is wrong.
// expect: expected rate 11 (of m): m s^-1, got m
namespace rate_of_twelve {
using length = quantity<si::length>;
struct twelve {
  length a, b, c, d, e, f, g, h, i, j, k, l;
};
constexpr twelve start{};
constexpr auto v = 0.0 * m_per_s;
// wrong: constexpr auto field = [](twelve const& y, auto) {
// wrong:   return rates{v, v, v, v, v, v, v, v, v, v, v, y.l};
// wrong: };
constexpr auto field = [](twelve const&, auto) {
  return rates{v, v, v, v, v, v, v, v, v, v, v, v};
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.l.value() == 0.0);
}  // namespace rate_of_twelve

// The rate of a vec is the vec itself.
// expect: expected rate 1 (of vec<m, 2>): vec<m s^-1, 2>, got vec<m, 2>
namespace rate_of_vec {
struct balloon {
  quantity<si::volume> air;
  vec<quantity<si::length>, 2> place;
};
constexpr balloon start{1.0 * m3, vec{0.0, 2.0} * m};
// wrong: constexpr auto field = [](balloon const& b, auto) { return rates{-b.air / s, b.place}; };
constexpr auto field = [](balloon const& b, auto) { return rates{-b.air / s, b.place / s}; };
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.place.x.value() == 0.0);
}  // namespace rate_of_vec

// The field of an aggregate returns a single quantity.
// expect: expected field: rates{...} of 3 members, got m s^-1
namespace rates_forgotten {
// wrong: constexpr auto field = [](rocket const& r, auto) { return r.speed; };
constexpr auto field = [](rocket const& r, auto) {
  return rates{r.speed, 0.0 * m_per_s2, 0.0 * kg / s};
};
constexpr auto end = integrate(rk4{}, at_launch, field, 0.5 * s, 10);
static_assert(end.height.value() == 0.0);
}  // namespace rates_forgotten

// A field that is given accelerations to fill returns them.
// expect: expected acceleration: vector<m s^-2>, got a value that is returned, not written to the third argument
namespace rates_returned_not_filled {
void run(
    motion<std::vector<quantity<si::length>>, std::vector<quantity<si::velocity>>> const& start) {
  auto const field = [](auto const& b, auto, auto const& accelerations) {
    // wrong: (void)b;
    // wrong: return std::vector{accelerations[0]};
    for (std::size_t i = 0; i < b.position.size(); ++i) accelerations[i] = -b.position[i] / (s * s);
  };
  auto const end = integrate(rk4{}, start, field, 0.5 * s, 10);
}
}  // namespace rates_returned_not_filled

// Two rates are swapped.
// expect: expected rate 0 (of m): m s^-1, got m s^-2
namespace rates_swapped {
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](rocket const& r, auto) {
  return unitstep::rates{0.0 * si::metre_per_second_squared, r.speed,
                         0.0 * si::kilogram / si::second};
};
#else
constexpr auto field = [](rocket const& r, auto) {
  return unitstep::rates{r.speed, 0.0 * si::metre_per_second_squared,
                         0.0 * si::kilogram / si::second};
};
#endif
constexpr auto end = integrate(rk4{}, at_launch, field, 0.5 * s, 10);
static_assert(end.height.value() == 0.0);
}  // namespace rates_swapped

// A field takes kilometres over metres for a plain number, a thousand times too small.
// expect: expected number: a ratio in one unit, got 10^3 dimensionless
// inside: the error shows the way to the conversion in the field
namespace ratio_as_a_number_in_a_field {
constexpr motion start{7000.0 * km, 0.0 * km / s};
constexpr auto field = [](auto const& state, auto) {
  // wrong: double const r = state.position / (1.0 * m);
  double const r = state.position / (1.0 * km);
  return -r * state.velocity / s;
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace ratio_as_a_number_in_a_field

// The field returns a plain number.
// expect: expected acceleration: m s^-2, got a plain number (double)
namespace raw_number_returned {
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& state, auto) { return -4.0 * state.position.value(); };
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#endif
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace raw_number_returned

// The field adds a velocity to a position.
// expect: expected m + m, got m + m s^-1
namespace sum_in_a_field {
constexpr auto field = [](auto const& state, [[maybe_unused]] auto time) {
#ifdef UNITSTEP_MISTAKE
  return -(state.position + state.velocity) / (1.0 * si::second * si::second);
#else
  return -(state.position + state.velocity * (1.0 * si::second)) / (1.0 * si::second * si::second);
#endif
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6 && end.position > -1e6 * m);
}  // namespace sum_in_a_field

// A rate adds a velocity to a position; the members of the state are light.
// expect: expected m s^-1 + m s^-1, got m s^-1 + m
namespace sum_in_a_rate {
struct fall {
  light<si::length, double> height;
  light<si::velocity, double> speed;
};
constexpr auto field = [](fall const& f, auto) {
  // wrong: return rates{f.speed, -(f.speed + f.height) / (1.0 * s)};
  return rates{f.speed, -f.speed / (1.0 * s)};
};
[[maybe_unused]] constexpr auto end = integrate(rk4{}, fall{}, field, 0.5 * s, 10);
}  // namespace sum_in_a_rate

// The field adds to a copy of the velocity what is an acceleration.
// expect: expected m s^-1 += m s^-1, got m s^-1 += m s^-2
// inside: the error shows the way to the operator in the field
namespace sum_in_place_in_a_field {
constexpr auto field = [](auto const& state, auto) {
  auto velocity = state.velocity;
  velocity += g * (1.0 * s);  // wrong: velocity += g;
  return -velocity / (1.0 * s);
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace sum_in_place_in_a_field

// The field of an aggregate, whose members are Boost's quantities, adds a length to a speed.
// expect: expected m s^-1 + m s^-1, got m s^-1 + m
// inside: the error shows the way to the operator in the field
namespace sum_in_the_field_of_an_aggregate {
struct car {
  quantity<si::length> way;
  quantity<si::velocity> speed;
};
constexpr auto field = [](car const& c, auto) {
  // wrong: return rates{c.speed, -(c.speed + c.way) / s};
  return rates{c.speed, -(c.speed + c.way / s) / s};
};
[[maybe_unused]] constexpr auto end = integrate(rk4{}, car{}, field, 0.5 * s, 10);
}  // namespace sum_in_the_field_of_an_aggregate

// The field adds a velocity to a position and makes nothing of it, which is a warning.
// expect words: operands do not match
// any length: it is a warning, which shows the way to the field and the operator
namespace sum_not_used_in_a_field {
constexpr auto field = [](auto const& state, auto) {
  static_cast<void>(state);  // wrong: state.position + state.velocity;
  return -9.81 * m_per_s2;
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace sum_not_used_in_a_field

// The field adds components of two vectors.
// expect: expected m + m, got m + m s^-1
namespace sum_of_components_in_a_field {
constexpr motion start{vec{1.0, 2.0} * m, vec{0.0, 0.0} * m_per_s};
constexpr auto field = [](auto const& state, auto) {
  auto const g = vec{0.0, 9.81} * m_per_s2;
  // wrong: return +(state.position.x + state.velocity.y) / (1.0 * m) * g;
  return +(state.position.x + state.position.y) / (1.0 * m) * g;
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.x.value() < 1e6);
}  // namespace sum_of_components_in_a_field

// The field adds two vectors.
// expect: expected m + m, got m + m s^-1
namespace sum_of_vectors_in_a_field {
constexpr motion start{vec{1.0, 2.0} * m, vec{0.0, 0.0} * m_per_s};
constexpr auto field = [](auto const& state, auto) {
  // wrong: return -(state.position + state.velocity) / (1.0 * s * s);
  return -(state.position + state.position) / (1.0 * s * s);
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.x.value() < 1e6);
}  // namespace sum_of_vectors_in_a_field

// The field of a motion in space returns an acceleration in a plane.
// expect: expected acceleration: vec<m s^-2, 3>, got vec<m s^-2, 2>
namespace three_dimensions_two_returned {
constexpr auto at_rest = vec{0.0, 0.0, 0.0};
constexpr motion start{at_rest * m, at_rest* m_per_s};
// wrong: constexpr auto field = [](auto const&, auto) { return vec{0.0, 0.0} * m_per_s2; };
constexpr auto field = [](auto const&, auto) { return vec{0.0, 0.0, 0.0} * m_per_s2; };
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position[0].value() == 0.0);
}  // namespace three_dimensions_two_returned

// The field returns a velocity.
// expect: expected acceleration: m s^-2, got m s^-1
namespace velocity_returned {
// added: constexpr auto field = [](auto const& state, auto) { return -4.0 / s * state.position; };
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace velocity_returned

// The field compares the whole state with a length.
// expect: expected a member of the state, not all of it, got motion<m, m s^-1> < m
// inside: the error shows the way to the operator in the field
namespace whole_state_compared_in_a_field {
// wrong: constexpr auto field = [](auto const& state, auto) { return state < 0.0 * m ? g : -g; };
constexpr auto field = [](auto const& state, auto) { return state.position < 0.0 * m ? g : -g; };
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.velocity.value() < 1e6);
}  // namespace whole_state_compared_in_a_field

// The field multiplies the whole state instead of its position.
// expect: expected a member of the state, not all of it, got s^-2 * motion<m, m s^-1>
namespace whole_state_in_a_field {
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  return -15.0 / (si::second * si::second) * state;
#else
  return -15.0 / (si::second * si::second) * state.position;
#endif
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace whole_state_in_a_field

// A program of its own doubles a state.
// expect: expected a member of the state, not all of it, got a plain number (double) * motion<m, m s^-1>
namespace whole_state_scaled {
constexpr auto twice = 2.0 * start.position;  // wrong: constexpr auto twice = 2.0 * start;
static_assert(twice == twice);
}  // namespace whole_state_scaled

// The step is in milliseconds, the rates of the field are per second.
// expect: expected dt, as all times: s, got ms (1_ms is in s)
namespace aggregate_in_milliseconds {
struct rocket {
  quantity<si::length> height;
  quantity<si::velocity> speed;
};
constexpr auto dt = 0.005 * s;  // wrong: constexpr auto dt = 5.0 * ms;
constexpr auto field = [](auto const& r, auto) { return rates{r.speed, -9.81 * m_per_s2}; };
constexpr auto end = integrate(rk4{}, rocket{}, field, dt, 8);
static_assert(end.height < 100.0 * m);
}  // namespace aggregate_in_milliseconds

// The step is in milliseconds, the field names a time in seconds.
// expect: expected dt, as all times: s, got ms (1_ms is in s)
namespace names_another_time {
struct rocket {
  quantity<si::length> height;
  quantity<si::velocity> speed;
};
constexpr auto dt = 0.005 * s;  // wrong: constexpr auto dt = 5.0 * ms;
constexpr auto field = [](rocket const& r, quantity<si::time>) {
  return rates{r.speed, -9.81 * m_per_s2};
};
constexpr auto end = integrate(rk4{}, rocket{}, field, dt, 8);
static_assert(end.height < 100.0 * m);
}  // namespace names_another_time
