// SPDX-License-Identifier: BSL-1.0
// Mistakes in what a field computes and returns.
#include <array>
#include <boost/units/base_dimension.hpp>
#include <boost/units/base_unit.hpp>
#include <boost/units/base_units/imperial/foot.hpp>
#include <boost/units/base_units/si/meter.hpp>
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/make_system.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <unitstep/many/vectors.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace si = boost::units::si;

// The field returns an acceleration in cgs units, the state is SI.
// expect: expected acceleration: m s^-2, got cm s^-2
namespace acceleration_in_cgs {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
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
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace acceleration_in_cgs

// The field returns an acceleration in feet.
// expect: expected acceleration: m s^-2, got ft s^-2
namespace acceleration_in_feet {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) {
  return 2.0 * boost::units::imperial::foot_base_unit::unit_type() / si::second / si::second;
};
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace acceleration_in_feet

// The field returns an acceleration in kilometres.
// expect: expected acceleration: m s^-2, got km s^-2
namespace acceleration_in_kilometres {
using kilometre =
    boost::units::make_scaled_unit<si::length,
                                   boost::units::scale<10, boost::units::static_rational<3>>>::type;

constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) {
  return 2.0 * kilometre() / si::second / si::second;
};
#else
constexpr auto field = [](auto const&, auto) { return 2.0 * si::metre_per_second_squared; };
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e9);
}  // namespace acceleration_in_kilometres

// The field assigns an acceleration to a copy of the velocity.
// expect: expected m s^-1 = m s^-1, got m s^-1 = m s^-2
// inside: the error shows the way to the operator in the field
namespace assignment_in_a_field {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  auto const g = 9.81 * si::metre_per_second_squared;
  auto velocity = state.velocity;
#ifdef UNITSTEP_MISTAKE
  velocity = g;
#else
  velocity = g * (1.0 * si::second);
#endif
  return -velocity / (1.0 * si::second);
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
static_assert(end.position.value() < 1e6);
}  // namespace assignment_in_a_field

// The field adds centimetres to metres.
// expect: expected m + m, got m + cm
namespace centimetres_added_in_a_field {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, [[maybe_unused]] auto time) {
#ifdef UNITSTEP_MISTAKE
  return -(state.position + 1.0 * boost::units::cgs::centimetre) / (1.0 * si::second * si::second);
#else
  return -(state.position + 1.0 * si::metre) / (1.0 * si::second * si::second);
#endif
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6 && end.position > -1e6 * si::metre);
}  // namespace centimetres_added_in_a_field

// The field compares a position with a velocity.
// expect: expected m > m, got m > m s^-1
// inside: the error shows the way to the operator in the field
namespace comparison_in_a_field {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  auto const g = 9.81 * si::metre_per_second_squared;
#ifdef UNITSTEP_MISTAKE
  return state.position > state.velocity ? g : -g;
#else
  return state.position > 0.0 * si::metre ? g : -g;
#endif
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
static_assert(end.position.value() < 1e6);
}  // namespace comparison_in_a_field

// An observer, which sees Boost's quantities, compares a position with a velocity.
// expect: expected m > m, got m > m s^-1
// any length: the error shows the way to the operator in the observer
namespace comparison_in_an_observer {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr int count() {
  int n = 0;
  auto const look = [&n](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
    if (state.position > state.velocity) ++n;
#else
    if (state.position > 0.0 * si::metre) ++n;
#endif
  };
  integrate_observed(rk4{}, start, field, 0.5 * si::second, 10, look);
  return n;
}

// What comes after a mistake must not be blamed too.
static_assert(count() > 0);
}  // namespace comparison_in_an_observer

// The field compares two vectors.
// expect: expected m == m, got m == m s^-1
// inside: the error shows the way to the operator in the field
namespace comparison_of_vectors_in_a_field {
constexpr unitstep::motion start{unitstep::vec{1.0, 2.0} * si::metre,
                                 unitstep::vec{0.0, 0.0} * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  auto const g = unitstep::vec{0.0, 9.81} * si::metre_per_second_squared;
#ifdef UNITSTEP_MISTAKE
  return state.position == state.velocity ? g : -g;
#else
  return state.position == state.position ? g : -g;
#endif
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
static_assert(end.position.x.value() < 1e6);
}  // namespace comparison_of_vectors_in_a_field

// The field takes the time from a position; what it does with the difference is of no account.
// expect: expected m - m, got m - s
namespace difference_in_a_field {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, [[maybe_unused]] auto time) {
#ifdef UNITSTEP_MISTAKE
  return 2.0 * (state.position - time) / (1.0 * si::second * si::second);
#else
  return (1.0 * si::metre - state.position) / (1.0 * si::second * si::second);
#endif
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6 && end.position > -1e6 * si::metre);
}  // namespace difference_in_a_field

// The field takes nothing.
// expect: expected field: callable (state, time), got callable ()
namespace field_of_no_arguments {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = []() { return 2.0 * si::metre_per_second_squared; };
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace field_of_no_arguments

// The field takes the state alone.
// expect: expected field: callable (state, time), got callable (state)
namespace field_without_time {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& state) {
  return -4.0 / si::second / si::second * state.position;
};
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace field_without_time

// The field returns an acceleration in float, the state is double.
// expect: expected acceleration: m s^-2 in double, got m s^-2 in float
namespace float_acceleration {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) { return 2.0F * si::metre_per_second_squared; };
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace float_acceleration

// The field adds a length in float to one in double.
// expect: expected m in double + m in double, got m in double + m in float
namespace float_added_in_a_field {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, [[maybe_unused]] auto time) {
#ifdef UNITSTEP_MISTAKE
  return -(state.position + 1.0f * si::metre) / (1.0 * si::second * si::second);
#else
  return -(state.position + 1.0 * si::metre) / (1.0 * si::second * si::second);
#endif
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6 && end.position > -1e6 * si::metre);
}  // namespace float_added_in_a_field

// The field returns a force: it forgot the mass.
// expect: expected acceleration: m s^-2, got kg m s^-2 (N)
namespace force_returned {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& state, auto) {
  return -4.0 * si::newton / si::metre * state.position;
};
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 * si::newton / si::metre * state.position / (1.0 * si::kilogram);
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace force_returned

// A method of the caller's own forgets the step; on plain numbers nothing would be noticed.
// expect: expected m += m, got m += m s^-1
// any length: the error shows the way to the formula
namespace formula_of_a_method {
struct own_euler {
  template <class X, class V, class Field, class Time>
  constexpr unitstep::motion<X, V> step(unitstep::motion<X, V> state, Field const& acceleration,
                                        Time t, Time dt) const {
    state.velocity += acceleration(state, t) * dt;
#ifdef UNITSTEP_MISTAKE
    state.position += state.velocity;
#else
    state.position += state.velocity * dt;
#endif
    return state;
  }
};
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(own_euler{}, start, field, 0.5 * si::second, 10);
}  // namespace formula_of_a_method

// A method for states of any kind forgets the step.
// expect: expected m + m, got m + m s^-1
// any length: the error shows the way to the formula
namespace formula_of_rates {
struct own_euler {
  template <class State, class Field, class Time>
  constexpr State step(State const& state, Field const& rates, Time t,
                       [[maybe_unused]] Time dt) const {
#ifdef UNITSTEP_MISTAKE
    return state + rates(state, t);
#else
    return state + rates(state, t) * dt;
#endif
  }
};
struct fall {
  boost::units::quantity<si::length> height;
  boost::units::quantity<si::velocity> speed;
};
constexpr auto field = [](fall const& f, auto) {
  return unitstep::rates{f.speed, 1.0 * si::metre_per_second_squared};
};
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(own_euler{}, fall{}, field, 0.5 * si::second, 10);
}  // namespace formula_of_rates

// The field asks whether a position is another than a velocity.
// expect: expected m != m, got m != m s^-1
// inside: the error shows the way to the operator in the field
namespace inequality_in_a_field {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  auto const g = 9.81 * si::metre_per_second_squared;
#ifdef UNITSTEP_MISTAKE
  return state.position != state.velocity ? g : -g;
#else
  return state.position != 0.0 * si::metre ? g : -g;
#endif
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
static_assert(end.position.value() < 1e6);
}  // namespace inequality_in_a_field

// An entry of a Jacobian that is a rate per time where a rate per member is due.
// expect: expected Jacobian entry (1, 0): s^-2, got s^-1
namespace jacobian_entry {
struct moving {
  boost::units::quantity<si::length> x;
  boost::units::quantity<si::velocity> v;
};
constexpr auto pulled = [](auto const& s, auto) {
  return unitstep::rates{s.v, -4.0 / si::second / si::second * s.x};
};
constexpr auto slopes = [](auto const&, auto) {
  return unitstep::rates{unitstep::rates{0.0 / si::second, 1.0},
#ifdef UNITSTEP_MISTAKE
                         unitstep::rates{-4.0 / si::second, 0.0 / si::second}};
#else
                         unitstep::rates{-4.0 / si::second / si::second, 0.0 / si::second}};
#endif
};
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::gauss4{}, moving{1.0 * si::metre, 0.0 * si::metre_per_second},
                        unitstep::with_jacobian(pulled, slopes), 0.125 * si::second, 10);
}  // namespace jacobian_entry

// A Jacobian with its entries in one row, as if they were rates.
// expect: expected Jacobian: rates{...} of 2 rows, each rates{...} of 2 entries, got s^-2
namespace jacobian_is_a_number {
struct moving {
  boost::units::quantity<si::length> x;
  boost::units::quantity<si::velocity> v;
};
constexpr auto pulled = [](auto const& s, auto) {
  return unitstep::rates{s.v, -4.0 / si::second / si::second * s.x};
};
constexpr auto slopes = [](auto const&, auto) {
#ifdef UNITSTEP_MISTAKE
  return -4.0 / si::second / si::second;
#else
  return unitstep::rates{unitstep::rates{0.0 / si::second, 1.0},
                         unitstep::rates{-4.0 / si::second / si::second, 0.0 / si::second}};
#endif
};
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::gauss4{}, moving{1.0 * si::metre, 0.0 * si::metre_per_second},
                        unitstep::with_jacobian(pulled, slopes), 0.125 * si::second, 10);
}  // namespace jacobian_is_a_number

// A Jacobian whose second row lacks an entry.
// expect: expected Jacobian: rates{...} of 2 rows, each rates{...} of 2 entries, got a row of another length
namespace jacobian_row {
struct moving {
  boost::units::quantity<si::length> x;
  boost::units::quantity<si::velocity> v;
};
constexpr auto pulled = [](auto const& s, auto) {
  return unitstep::rates{s.v, -4.0 / si::second / si::second * s.x};
};
constexpr auto slopes = [](auto const&, auto) {
  return unitstep::rates{unitstep::rates{0.0 / si::second, 1.0},
#ifdef UNITSTEP_MISTAKE
                         unitstep::rates{-4.0 / si::second / si::second}};
#else
                         unitstep::rates{-4.0 / si::second / si::second, 0.0 / si::second}};
#endif
};
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::gauss4{}, moving{1.0 * si::metre, 0.0 * si::metre_per_second},
                        unitstep::with_jacobian(pulled, slopes), 0.125 * si::second, 10);
}  // namespace jacobian_row

// The field takes the smaller of a position and a velocity.
// expect: expected min(m, m), got min(m, m s^-1)
// inside: the error shows the way to the operator in the field
namespace minimum_in_a_field {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  return min(state.position, state.velocity) / si::second / si::second;
#else
  return min(state.position, 1.0 * si::metre) / si::second / si::second;
#endif
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * si::second, 10);
static_assert(end.position.value() < 1e6);
}  // namespace minimum_in_a_field

// The field misspells a member; this the compiler says, and nothing else is said on top.
// expect words: no member named 'positoin'
// inside: the error shows the way to the body of the field
namespace misspelled_in_a_field {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  return -state.positoin / (1.0 * si::second * si::second);
#else
  return -state.position / (1.0 * si::second * si::second);
#endif
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6);
}  // namespace misspelled_in_a_field

// The field of a simulation misspells a member.
// expect words: no member named 'positoin'
// inside: the error shows the way to the body of the field
namespace misspelled_in_a_simulation {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  return -state.positoin / (1.0 * si::second * si::second);
#else
  return -state.position / (1.0 * si::second * si::second);
#endif
};
constexpr unitstep::simulation run{unitstep::rk4{}, start, field, 0.5 * si::second};

// What comes after a mistake must not be blamed too.
static_assert(run.state().position.value() < 1e6);
}  // namespace misspelled_in_a_simulation

// The field returns nothing.
// expect: expected acceleration: m s^-2, got nothing (void)
namespace nothing_returned {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) {};
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace nothing_returned

// The field adds a plain number to a velocity.
// expect: expected m s^-1 + m s^-1, got m s^-1 + a plain number (double)
namespace number_added_in_a_field {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, [[maybe_unused]] auto time) {
#ifdef UNITSTEP_MISTAKE
  return -(state.velocity + 1.0) / (1.0 * si::second);
#else
  return -(state.velocity + 1.0 * si::metre_per_second) / (1.0 * si::second);
#endif
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6 && end.position > -1e6 * si::metre);
}  // namespace number_added_in_a_field

// A field adds percent to a plain number.
// expect: expected a plain number (double) + a plain number (double), got a plain number (double) + 10^-2 dimensionless
namespace percent_added_in_a_field {
namespace bu = boost::units;

using percent =
    bu::make_scaled_unit<si::dimensionless, bu::scale<10, bu::static_rational<-2>>>::type;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  auto const growth = unitstep::light_of(50.0 * percent{});
#else
  auto const growth = unitstep::light_of(0.5 * si::si_dimensionless);
#endif
  return -state.velocity * (1.0 + growth) / si::second;
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6);
}  // namespace percent_added_in_a_field

// The field of an aggregate with one member returns the bare rate.
// expect: expected field: rates{...} of 1 member, got kg m^2 s^-4 A^-1
namespace rate_bare_for_one_member {
using boost::units::quantity;

struct capacitor {
  quantity<si::electric_potential> voltage;
};
constexpr capacitor start{};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](capacitor const& c, auto) { return -c.voltage / si::second; };
#else
constexpr auto field = [](capacitor const& c, auto) {
  return unitstep::rates{-c.voltage / si::second};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.voltage.value() == 0.0);
}  // namespace rate_bare_for_one_member

// The rate of a speed is float, the state double.
// expect: expected rate 1 (of m s^-1): m s^-2 in double, got m s^-2 in float
namespace rate_in_float {
struct rocket {
  boost::units::quantity<si::length> height;
  boost::units::quantity<si::velocity> speed;
  boost::units::quantity<si::mass> mass;
};
constexpr rocket start{0.0 * si::metre, 0.0 * si::metre_per_second, 9.0 * si::kilogram};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](rocket const& r, auto) {
  return unitstep::rates{r.speed, 0.0F * si::metre_per_second_squared,
                         0.0 * si::kilogram / si::second};
};
#else
constexpr auto field = [](rocket const& r, auto) {
  return unitstep::rates{r.speed, 0.0 * si::metre_per_second_squared,
                         0.0 * si::kilogram / si::second};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.height.value() == 0.0);
}  // namespace rate_in_float

// There are fewer rates than members.
// expect: expected field: rates{...} of 3 members, got rates<m s^-1, m s^-2>
namespace rate_missing {
struct rocket {
  boost::units::quantity<si::length> height;
  boost::units::quantity<si::velocity> speed;
  boost::units::quantity<si::mass> mass;
};
constexpr rocket start{0.0 * si::metre, 0.0 * si::metre_per_second, 9.0 * si::kilogram};
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
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.height.value() == 0.0);
}  // namespace rate_missing

// The rate of an array is the array itself.
// expect: expected rate 0 (of array<K, 2>): array<K s^-1, 2>, got array<K, 2>
namespace rate_of_array {
using boost::units::quantity;

struct rod {
  std::array<quantity<si::temperature>, 2> ends;
};
constexpr rod start{{1.0 * si::kelvin, 1.0 * si::kelvin}};
constexpr auto per_second = 1.0 / si::second;
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](rod const& r, auto) {
  return unitstep::rates{std::array{r.ends[1] - r.ends[0], r.ends[0] - r.ends[1]}};
};
#else
constexpr auto field = [](rod const& r, auto) {
  return unitstep::rates{
      std::array{per_second * (r.ends[1] - r.ends[0]), per_second * (r.ends[0] - r.ends[1])}};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.ends[0].value() == 1.0);
}  // namespace rate_of_array

// A rate of pay is per second where the caller's own currency is due per second.
// expect: expected rate 0 (of GBP): GBP s^-1, got GBP
namespace rate_of_currency {
using boost::units::quantity;

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
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](purse const&, auto) { return unitstep::rates{pay}; };
#else
constexpr auto field = [](purse const&, auto) { return unitstep::rates{pay / si::second}; };
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.savings.value() == 0.0);
}  // namespace rate_of_currency

// The rate of a speed is a force.
// expect: expected rate 1 (of m s^-1): m s^-2, got kg m s^-2 (N)
namespace rate_of_force {
struct rocket {
  boost::units::quantity<si::length> height;
  boost::units::quantity<si::velocity> speed;
  boost::units::quantity<si::mass> mass;
};
constexpr rocket start{0.0 * si::metre, 0.0 * si::metre_per_second, 9.0 * si::kilogram};
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
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.height.value() == 0.0);
}  // namespace rate_of_force

// A ratio of two units where the rate of a plain number is due.
// expect: expected rate 0 (of a plain number (double)): a plain number (double), got 10^3 dimensionless
namespace rate_of_kilometres_per_metre {
namespace bu = boost::units;

using kilometre = bu::make_scaled_unit<si::length, bu::scale<10, bu::static_rational<3>>>::type;

struct share {
  double part;
};
constexpr auto field = [](share const& s, auto) {
#ifdef UNITSTEP_MISTAKE
  return unitstep::rates{-s.part * kilometre{} / si::metre};
#else
  return unitstep::rates{-s.part * kilometre{} / kilometre{}};
#endif
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, share{1.0}, field, 0.5, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.part <= 1.0);
}  // namespace rate_of_kilometres_per_metre

// The rate of a light member is a force.
// expect: expected rate 1 (of m s^-1): m s^-2, got kg m s^-2 (N)
namespace rate_of_light {
using boost::units::quantity;

using unitstep::light;
struct fall {
  light<si::length, double> height;
  light<si::velocity, double> speed;
};
constexpr fall start{{0.0}, {0.0}};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](fall const& f, auto) {
  return unitstep::rates{f.speed, light<si::force, double>{0.0}};
};
#else
constexpr auto field = [](fall const& f, auto) {
  return unitstep::rates{f.speed, light<si::acceleration, double>{0.0}};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
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
  boost::units::quantity<pound_sterling::unit_type> balance;
};
constexpr account start{100.0 * pound_sterling::unit_type()};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](account const& a, auto) { return unitstep::rates{0.01 * a.balance}; };
#else
constexpr auto field = [](account const& a, auto) {
  return unitstep::rates{0.01 * a.balance / si::second};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.balance.value() < 1e9);
}  // namespace rate_of_money

// The rate of a motion among the members is its velocity.
// expect: expected rate 0 (of motion<m, m s^-1>): m s^-2, got m s^-1
namespace rate_of_motion {
using boost::units::quantity;

struct rocket {
  unitstep::motion<quantity<si::length>, quantity<si::velocity>> flight;
  quantity<si::mass> mass;
};
constexpr rocket start{};
constexpr auto flow = -0.0 * si::kilogram / si::second;
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](rocket const& r, auto) {
  return unitstep::rates{r.flight.velocity, flow};
};
#else
constexpr auto field = [](rocket const& r, auto) {
  return unitstep::rates{r.flight.velocity / si::second, flow};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.mass.value() == 0.0);
}  // namespace rate_of_motion

// A rate of a nested member is wrong.
// expect: expected rate 1.0 (of m): m s^-1, got m s^-2
namespace rate_of_nested {
using boost::units::quantity;

struct fall {
  quantity<si::length> height;
  quantity<si::velocity> speed;
};
struct capsule {
  quantity<si::temperature> inside;
  fall flight;
};
constexpr capsule start{};
constexpr auto cooling = -0.0 * si::kelvin / si::second;
constexpr auto g = 0.0 * si::metre_per_second_squared;
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](capsule const&, auto) {
  return unitstep::rates{cooling, unitstep::rates{g, g}};
};
#else
constexpr auto field = [](capsule const& c, auto) {
  return unitstep::rates{cooling, unitstep::rates{c.flight.speed, g}};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.flight.height.value() == 0.0);
}  // namespace rate_of_nested

// The rate of a plain number is a plain number where time has a unit.
// expect: expected rate 1 (of a plain number (double)): s^-1, got a plain number (double)
namespace rate_of_number {
using boost::units::quantity;

struct sample {
  quantity<si::mass> mass;
  double share;
};
constexpr sample start{1.0 * si::kilogram, 0.0};
constexpr auto none = 0.0 * si::kilogram / si::second;
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](sample const& s, auto) { return unitstep::rates{none, -s.share}; };
#else
constexpr auto field = [](sample const& s, auto) {
  return unitstep::rates{none, -s.share / si::second};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.share == 0.0);
}  // namespace rate_of_number

// The angular velocity beside a rotation vector is of plain numbers, too.
// expect: expected angular velocity: vec<double, 3>, got vec<rad s^-1, 3>
namespace rate_of_rotation_vector_in_radians {
using namespace unitstep;

constexpr vec turned{0.5, 0.0, 0.0};
#ifdef UNITSTEP_MISTAKE
constexpr auto w = vec{0.0, 0.0, 1.0} * si::radians_per_second;
#else
constexpr vec w{0.0, 0.0, 1.0};
#endif
constexpr auto rate = rate_of_rotation_vector(turned, w);

// What comes after a mistake must not be blamed too.
static_assert(rate.z < 2.0);
}  // namespace rate_of_rotation_vector_in_radians

// The last of twelve rates is wrong.
// expect: expected rate 11 (of m): m s^-1, got m
namespace rate_of_twelve {
using boost::units::quantity;

using length = quantity<si::length>;
struct twelve {
  length a, b, c, d, e, f, g, h, i, j, k, l;
};
constexpr twelve start{};
constexpr auto v = 0.0 * si::metre_per_second;
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](twelve const& s, auto) {
  return unitstep::rates{v, v, v, v, v, v, v, v, v, v, v, s.l};
};
#else
constexpr auto field = [](twelve const&, auto) {
  return unitstep::rates{v, v, v, v, v, v, v, v, v, v, v, v};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.l.value() == 0.0);
}  // namespace rate_of_twelve

// The rate of a vec is the vec itself.
// expect: expected rate 1 (of vec<m, 2>): vec<m s^-1, 2>, got vec<m, 2>
namespace rate_of_vec {
using boost::units::quantity;

struct balloon {
  quantity<si::volume> air;
  unitstep::vec<quantity<si::length>, 2> place;
};
constexpr balloon start{1.0 * si::cubic_metre, unitstep::vec{0.0, 2.0} * si::metre};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](balloon const& b, auto) {
  return unitstep::rates{-b.air / si::second, b.place};
};
#else
constexpr auto field = [](balloon const& b, auto) {
  return unitstep::rates{-b.air / si::second, b.place / si::second};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.place.x.value() == 0.0);
}  // namespace rate_of_vec

// The field of an aggregate returns a single quantity.
// expect: expected field: rates{...} of 3 members, got m s^-1
namespace rates_forgotten {
struct rocket {
  boost::units::quantity<si::length> height;
  boost::units::quantity<si::velocity> speed;
  boost::units::quantity<si::mass> mass;
};
constexpr rocket start{0.0 * si::metre, 0.0 * si::metre_per_second, 9.0 * si::kilogram};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](rocket const& r, auto) { return r.speed; };
#else
constexpr auto field = [](rocket const& r, auto) {
  return unitstep::rates{r.speed, 0.0 * si::metre_per_second_squared,
                         0.0 * si::kilogram / si::second};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.height.value() == 0.0);
}  // namespace rates_forgotten

// A field that is given accelerations to fill returns them.
// expect: expected acceleration: vector<m s^-2>, got a value that is returned, not written to the third argument
namespace rates_returned_not_filled {
void run(unitstep::motion<std::vector<boost::units::quantity<si::length>>,
                          std::vector<boost::units::quantity<si::velocity>>> const& start) {
  auto const field = [](auto const& s, auto, auto const& accelerations) {
#ifdef UNITSTEP_MISTAKE
    (void)s;
    return std::vector{accelerations[0]};
#else
    for (std::size_t i = 0; i < s.position.size(); ++i)
      accelerations[i] = -s.position[i] / (si::second * si::second);
#endif
  };
  auto const end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
}
}  // namespace rates_returned_not_filled

// Two rates are swapped.
// expect: expected rate 0 (of m): m s^-1, got m s^-2
namespace rates_swapped {
struct rocket {
  boost::units::quantity<si::length> height;
  boost::units::quantity<si::velocity> speed;
  boost::units::quantity<si::mass> mass;
};
constexpr rocket start{0.0 * si::metre, 0.0 * si::metre_per_second, 9.0 * si::kilogram};
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
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.height.value() == 0.0);
}  // namespace rates_swapped

// A field takes kilometres over metres for a plain number, a thousand times too small.
// expect: expected number: a ratio in one unit, got 10^3 dimensionless
// inside: the error shows the way to the conversion in the field
namespace ratio_as_a_number_in_a_field {
namespace bu = boost::units;

using kilometre = bu::make_scaled_unit<si::length, bu::scale<10, bu::static_rational<3>>>::type;

constexpr unitstep::motion start{7000.0 * kilometre{}, 0.0 * kilometre{} / si::second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  double const r = state.position / (1.0 * si::metre);
#else
  double const r = state.position / (1.0 * kilometre{});
#endif
  return -r * state.velocity / si::second;
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
static_assert(end.position.value() < 1e6);
}  // namespace ratio_as_a_number_in_a_field

// The field returns a plain number.
// expect: expected acceleration: m s^-2, got a plain number (double)
namespace raw_number_returned {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& state, auto) { return -4.0 * state.position.value(); };
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace raw_number_returned

// The field adds a velocity to a position.
// expect: expected m + m, got m + m s^-1
namespace sum_in_a_field {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, [[maybe_unused]] auto time) {
#ifdef UNITSTEP_MISTAKE
  return -(state.position + state.velocity) / (1.0 * si::second * si::second);
#else
  return -(state.position + state.velocity * (1.0 * si::second)) / (1.0 * si::second * si::second);
#endif
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6 && end.position > -1e6 * si::metre);
}  // namespace sum_in_a_field

// A rate adds a velocity to a position; the members of the state are light.
// expect: expected m s^-1 + m s^-1, got m s^-1 + m
namespace sum_in_a_rate {
struct fall {
  unitstep::light<si::length, double> height;
  unitstep::light<si::velocity, double> speed;
};
constexpr auto field = [](fall const& f, auto) {
#ifdef UNITSTEP_MISTAKE
  return unitstep::rates{f.speed, -(f.speed + f.height) / (1.0 * si::second)};
#else
  return unitstep::rates{f.speed, -f.speed / (1.0 * si::second)};
#endif
};
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::rk4{}, fall{}, field, 0.5 * si::second, 10);
}  // namespace sum_in_a_rate

// The field adds to a copy of the velocity what is an acceleration.
// expect: expected m s^-1 += m s^-1, got m s^-1 += m s^-2
// inside: the error shows the way to the operator in the field
namespace sum_in_place_in_a_field {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  auto const g = 9.81 * si::metre_per_second_squared;
  auto velocity = state.velocity;
#ifdef UNITSTEP_MISTAKE
  velocity += g;
#else
  velocity += g * (1.0 * si::second);
#endif
  return -velocity / (1.0 * si::second);
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
static_assert(end.position.value() < 1e6);
}  // namespace sum_in_place_in_a_field

// The field of an aggregate, whose members are Boost's quantities, adds a length to a speed.
// expect: expected m s^-1 + m s^-1, got m s^-1 + m
// inside: the error shows the way to the operator in the field
namespace sum_in_the_field_of_an_aggregate {
using namespace unitstep;

struct car {
  boost::units::quantity<si::length> way;
  boost::units::quantity<si::velocity> speed;
};
constexpr auto field = [](car const& c, auto) {
#ifdef UNITSTEP_MISTAKE
  return rates{c.speed, -(c.speed + c.way) / si::second};
#else
  return rates{c.speed, -(c.speed + c.way / si::second) / si::second};
#endif
};
[[maybe_unused]] constexpr auto end = integrate(rk4{}, car{}, field, 0.5 * si::second, 10);
}  // namespace sum_in_the_field_of_an_aggregate

// The field adds a velocity to a position and makes nothing of it, which is a warning.
// expect words: operands do not match
// any length: it is a warning, which shows the way to the field and the operator
namespace sum_not_used_in_a_field {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  state.position + state.velocity;
#else
  static_cast<void>(state);
#endif
  return -9.81 * si::metre_per_second_squared;
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
static_assert(end.position.value() < 1e6);
}  // namespace sum_not_used_in_a_field

// The field adds components of two vectors.
// expect: expected m + m, got m + m s^-1
namespace sum_of_components_in_a_field {
constexpr unitstep::motion start{unitstep::vec{1.0, 2.0} * si::metre,
                                 unitstep::vec{0.0, 0.0} * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  auto const g = unitstep::vec{0.0, 9.81} * si::metre_per_second_squared;
#ifdef UNITSTEP_MISTAKE
  return +(state.position.x + state.velocity.y) / (1.0 * si::metre) * g;
#else
  return +(state.position.x + state.position.y) / (1.0 * si::metre) * g;
#endif
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
static_assert(end.position.x.value() < 1e6);
}  // namespace sum_of_components_in_a_field

// The field adds two vectors.
// expect: expected m + m, got m + m s^-1
namespace sum_of_vectors_in_a_field {
constexpr unitstep::motion start{unitstep::vec{1.0, 2.0} * si::metre,
                                 unitstep::vec{0.0, 0.0} * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  return -(state.position + state.velocity) / (1.0 * si::second * si::second);
#else
  return -(state.position + state.position) / (1.0 * si::second * si::second);
#endif
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.x.value() < 1e6);
}  // namespace sum_of_vectors_in_a_field

// The field of a motion in space returns an acceleration in a plane.
// expect: expected acceleration: vec<m s^-2, 3>, got vec<m s^-2, 2>
namespace three_dimensions_two_returned {
constexpr auto at_rest = unitstep::vec{0.0, 0.0, 0.0};
constexpr unitstep::motion start{at_rest * si::metre, at_rest* si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) {
  return unitstep::vec{0.0, 0.0} * si::metre_per_second_squared;
};
#else
constexpr auto field = [](auto const&, auto) {
  return unitstep::vec{0.0, 0.0, 0.0} * si::metre_per_second_squared;
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() == 0.0);
}  // namespace three_dimensions_two_returned

// The field returns a velocity.
// expect: expected acceleration: m s^-2, got m s^-1
namespace velocity_returned {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& state, auto) { return -4.0 / si::second * state.position; };
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace velocity_returned

// The field compares the whole state with a length.
// expect: expected a member of the state, not all of it, got motion<m, m s^-1> < m
// inside: the error shows the way to the operator in the field
namespace whole_state_compared_in_a_field {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  auto const g = 9.81 * si::metre_per_second_squared;
#ifdef UNITSTEP_MISTAKE
  return state < 0.0 * si::metre ? g : -g;
#else
  return state.position < 0.0 * si::metre ? g : -g;
#endif
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
static_assert(end.velocity.value() < 1e6);
}  // namespace whole_state_compared_in_a_field

// The field multiplies the whole state instead of its position.
// expect: expected a member of the state, not all of it, got s^-2 * motion<m, m s^-1>
namespace whole_state_in_a_field {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  return -15.0 / (si::second * si::second) * state;
#else
  return -15.0 / (si::second * si::second) * state.position;
#endif
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6);
}  // namespace whole_state_in_a_field

// A program of its own doubles a state.
// expect: expected a member of the state, not all of it, got a plain number (double) * motion<m, m s^-1>
namespace whole_state_scaled {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto twice = 2.0 * start;
#else
constexpr auto twice = 2.0 * start.position;
#endif

// What comes after a mistake must not be blamed too.
static_assert(twice == twice);
}  // namespace whole_state_scaled

// The step is in milliseconds, the rates of the field are per second.
// expect: expected dt, as all times: s, got ms (1_ms is in s)
namespace aggregate_in_milliseconds {
struct rocket {
  boost::units::quantity<si::length> height;
  boost::units::quantity<si::velocity> speed;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto dt =
    5.0 * boost::units::make_scaled_unit<
              si::time, boost::units::scale<10, boost::units::static_rational<-3>>>::type{};
#else
constexpr auto dt = 0.005 * si::second;
#endif
constexpr auto field = [](auto const& r, auto) {
  return unitstep::rates{r.speed, -9.81 * si::metre_per_second_squared};
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, rocket{}, field, dt, 8);

// What comes after a mistake must not be blamed too.
static_assert(end.height < 100.0 * si::metre);
}  // namespace aggregate_in_milliseconds

// The step is in milliseconds, the field names a time in seconds.
// expect: expected dt, as all times: s, got ms (1_ms is in s)
namespace names_another_time {
struct rocket {
  boost::units::quantity<si::length> height;
  boost::units::quantity<si::velocity> speed;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto dt =
    5.0 * boost::units::make_scaled_unit<
              si::time, boost::units::scale<10, boost::units::static_rational<-3>>>::type{};
#else
constexpr auto dt = 0.005 * si::second;
#endif
constexpr auto field = [](rocket const& r, boost::units::quantity<si::time>) {
  return unitstep::rates{r.speed, -9.81 * si::metre_per_second_squared};
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, rocket{}, field, dt, 8);

// What comes after a mistake must not be blamed too.
static_assert(end.height < 100.0 * si::metre);
}  // namespace names_another_time
