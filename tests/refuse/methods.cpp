// SPDX-License-Identifier: BSL-1.0
// Mistakes with methods.
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

// A table of collocation does not say how many of its eigenvalues are real.
// expect words: constraint
// any length: a constraint is told with what it asks for, down to the member that is missing
namespace collocation_table_without_its_eigenvalues {
struct midpoint_table {
  static constexpr char const* name = "midpoint";
  static constexpr int order = 2;
  static constexpr std::size_t stages = 1;
#ifndef UNITSTEP_MISTAKE
  static constexpr std::size_t real_eigenvalues = 1;
#endif
  static constexpr bool symplectic = true, reversible = true;
  template <class T>
  static constexpr unitstep::collocation_numbers<T, 1, 1> numbers() {
    return {{T(1) / T(2)}, {T(2)}, {T(2)}, {}, {{{{T(1)}}}}, {{{{T(1)}}}}};
  }
};
[[maybe_unused]] constexpr unitstep::collocation<midpoint_table> midpoint{};
}  // namespace collocation_table_without_its_eigenvalues

// Damping multiplies the velocity, which is no change that a sum could keep.
// expect: expected method: damped<rk4, double, m s^-1>, got compensated<damped<rk4, double, m s^-1>>
namespace compensated_damped {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return -9.81 * si::metre_per_second_squared; };
#ifdef UNITSTEP_MISTAKE
constexpr compensated method{damped{rk4{}, 0.9, 0.01 * si::metre_per_second}};
#else
constexpr damped method{compensated{rk4{}}, 0.9, 0.01 * si::metre_per_second};
#endif

// What comes after a mistake must not be blamed too.
static_assert(integrate(method, start, field, 0.5 * si::second, 4).position.value() < 1e6);
}  // namespace compensated_damped

// A step that is more than a sum is no sum where it is made twice either, so its rounding cannot be kept.
// expect: expected method: step_doubling<taylor>, got compensated<step_doubling<taylor>>
namespace compensated_doubled_taylor {
constexpr auto spring = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::compensated method{unitstep::step_doubling{unitstep::taylor<8>{}}};
#else
constexpr unitstep::compensated method{unitstep::step_doubling{unitstep::leapfrog{}}};
#endif
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(method, unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second},
                        spring, 0.1 * si::second, 4);
}  // namespace compensated_doubled_taylor

// An orientation is turned, not added to: its rounding is no rest of a sum.
// expect: expected method: rk4, got compensated<rk4>
namespace compensated_rotation {
constexpr unitstep::rotation start{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                   unitstep::vec{0.0, 0.0, 1.0} * si::radians_per_second};
constexpr auto unit_moment = si::kilogram * si::square_metre / (si::radian * si::radian);
constexpr unitstep::euler_equations free_body{unitstep::vec{1.0, 2.0, 3.0} * unit_moment};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::compensated method{unitstep::rk4{}};
#else
constexpr unitstep::rk4 method{};
#endif
constexpr auto end = unitstep::integrate(method, start, free_body, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.orientation.w < 2.0);
}  // namespace compensated_rotation

// A method that keeps something between steps is to make each step twice.
// expect: expected method: one that steps this state, got step_doubling<velocity_verlet>
namespace doubled_method_with_memory {
constexpr auto spring = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
[[maybe_unused]] constexpr auto end = unitstep::integrate(
    unitstep::step_doubling{unitstep::velocity_verlet{}}, start, spring, 0.5 * si::second, 4);
#else
[[maybe_unused]] constexpr auto end = unitstep::integrate(
    unitstep::step_doubling{unitstep::leapfrog{}}, start, spring, 0.5 * si::second, 4);
#endif
}  // namespace doubled_method_with_memory

// Taylor steps no orientation, nor do two halves of its step.
// expect: expected method: one that steps this state, got step_doubling<taylor>
namespace doubled_taylor_of_a_rotation {
constexpr unitstep::rotation start{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                   unitstep::vec{1.0, 2.0, 3.0} * (si::radian / si::second)};
constexpr auto slowed = [](auto const& r, auto) { return -r.angular_velocity / si::second; };
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::step_doubling method{unitstep::taylor<8>{}};
#else
constexpr unitstep::step_doubling method{unitstep::rk4{}};
#endif
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(method, start, slowed, 0.1 * si::second, 2);
}  // namespace doubled_taylor_of_a_rotation

// A method of the caller's own that keeps the last acceleration forgets the step.
// expect: expected m += m, got m += m s^-1
// any length: the error shows the way to the formula
namespace formula_of_a_method_with_memory {
struct own_late_euler {
  template <class X, class V, class Field, class Time>
  constexpr auto start(unitstep::motion<X, V> const& state, Field const& acceleration, Time t,
                       Time) const {
    return acceleration(state, t);
  }
  template <class X, class V, class Memory, class Field, class Time>
  constexpr unitstep::motion<X, V> step(unitstep::motion<X, V> state, Memory& last,
                                        Field const& acceleration, Time t, Time dt) const {
    state.velocity += last * dt;
#ifdef UNITSTEP_MISTAKE
    state.position += state.velocity;
#else
    state.position += state.velocity * dt;
#endif
    last = acceleration(state, t + dt);
    return state;
  }
};
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(own_late_euler{}, start, field, 0.5 * si::second, 10);
}  // namespace formula_of_a_method_with_memory

// The start comes after the method.
// expect: expected initial: a motion or an aggregate, got rk4
namespace method_and_start_swapped {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::integrate(start, unitstep::rk4{}, field, 0.5 * si::second, 10);
#else
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position < 1e9 * si::metre);
}  // namespace method_and_start_swapped

// The name of a method in the place of the method.
// expect: expected method: one that steps this state, got char[4]
namespace method_is_its_name {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = integrate("rk4", start, field, 0.5 * si::second, 10);
#else
constexpr auto end = integrate(rk4{}, start, field, 0.5 * si::second, 10);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position < 1e6 * si::metre && end.velocity.value() < 1e6);
}  // namespace method_is_its_name

// A method of motion is asked to step another state.
// expect: expected method: one that needs no position and velocity, got semi_implicit_euler
namespace motion_method_for_aggregate {
struct rocket {
  boost::units::quantity<si::length> height;
  boost::units::quantity<si::velocity> speed;
  boost::units::quantity<si::mass> mass;
};
constexpr rocket start{0.0 * si::metre, 0.0 * si::metre_per_second, 9.0 * si::kilogram};
constexpr auto field = [](rocket const& r, auto) {
  return unitstep::rates{r.speed, 0.0 * si::metre_per_second_squared,
                         0.0 * si::kilogram / si::second};
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end =
    unitstep::integrate(unitstep::semi_implicit_euler{}, start, field, 0.5 * si::second, 10);
#else
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.height.value() == 0.0);
}  // namespace motion_method_for_aggregate

// A pair that makes positions from accelerations is asked to turn a body.
// expect: expected method: one that steps this state, got dormand_el_mikkawy_prince4
namespace nystrom_pair_for_rotation {
constexpr auto inertia = 2.0 * si::kilogram * si::metre * si::metre / si::radian / si::radian;
constexpr unitstep::rotation start{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                   unitstep::vec{1.0, 2.0, 3.0} * (si::radian / si::second)};
constexpr unitstep::euler_equations field{unitstep::vec{inertia, inertia, inertia}};
#ifdef UNITSTEP_MISTAKE
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::dormand_el_mikkawy_prince4{}, start, field, 0.5 * si::second, 4);
#else
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::dormand_prince5{}, start, field, 0.5 * si::second, 4);
#endif
}  // namespace nystrom_pair_for_rotation

// A pair that makes positions without the detour over velocities is given a damper under a tolerance, which its estimate
// does not see.
// expect: expected field: forces without velocity (else: dormand_prince5), got second_law<kg, spring<kg s^-2, not_given, not_given>, damper<kg s^-1>>
namespace damper_of_a_nystrom_pair {
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::spring{4.0 * si::newton / si::metre},
                                     unitstep::damper{1.0 * si::kilogram / si::second}};
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::tolerance fine{unitstep::motion{1e-6 * si::metre, 1e-6 * si::metre_per_second}};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::integrate(unitstep::dormand_el_mikkawy_prince4{}, start, field, fine,
                                         0.5 * si::second);
#else
constexpr auto end =
    unitstep::integrate(unitstep::dormand_prince5{}, start, field, fine, 0.5 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() > -90.0);
}  // namespace damper_of_a_nystrom_pair

// A multistep method makes steps of one length, and is to find an event, for which it would make shorter ones.
// expect: expected method: one whose steps may change in length, got quinlan_tremaine12
namespace event_of_a_multistep_method {
constexpr auto pull = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto height = [](auto const& s, auto) { return s.position; };
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::integrate_until(unitstep::quinlan_tremaine12{}, start, pull,
                                               0.0625 * si::second, height, 100);
#else
constexpr auto end =
    unitstep::integrate_until(unitstep::yoshida8{}, start, pull, 0.0625 * si::second, height, 100);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.state.position.value() > -90.0);
}  // namespace event_of_a_multistep_method

// A method of the caller's own calls the field with the members swapped, which one of time alone cannot notice.
// expect: expected position of the field: m, got m s^-1
// any length: the error shows the way to the formula
namespace state_given_by_a_method {
struct own_method {
  template <class X, class V, class Field, class Time>
  constexpr unitstep::motion<X, V> step(unitstep::motion<X, V> state, Field const& acceleration,
                                        Time t, Time dt) const {
    state.position += state.velocity * dt;
#ifdef UNITSTEP_MISTAKE
    unitstep::motion const seen{state.velocity, state.position};
#else
    unitstep::motion const seen{state.position, state.velocity};
#endif
    state.velocity += acceleration(seen, t) * dt;
    return state;
  }
};
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(own_method{}, start, field, 0.5 * si::second, 10);
}  // namespace state_given_by_a_method

// A single step of a method that keeps something between steps.
// expect: expected method: one without memory (a simulation keeps it), got velocity_verlet
namespace step_of_a_method_with_memory {
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end =
    unitstep::step(unitstep::velocity_verlet{}, start, field, 0.0 * si::second, 0.5 * si::second);
#else
constexpr auto end =
    unitstep::step(unitstep::leapfrog{}, start, field, 0.0 * si::second, 0.5 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
}  // namespace step_of_a_method_with_memory

// A Taylor series needs a field that runs on series; this one names its types.
// expect: expected field: callable with any number (auto const&), got one that names its types
namespace taylor_of_a_typed_field {
using boost::units::quantity;

#ifdef UNITSTEP_MISTAKE
using state = unitstep::motion<quantity<si::length>, quantity<si::velocity>>;
constexpr auto field = [](state const& s, quantity<si::time>) {
  return -4.0 / si::second / si::second * s.position;
};
#else
constexpr auto field = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
#endif
[[maybe_unused]] constexpr auto swung = unitstep::integrate(
    unitstep::taylor<8>{}, unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second}, field,
    0.1 * si::second, 10);
}  // namespace taylor_of_a_typed_field

// A method of the caller's own multiplies the time by its step, which a field need not notice.
// expect: expected time of the field: s, got s^2
// any length: the error shows the way to the formula
namespace time_given_by_a_method {
struct own_method {
  template <class X, class V, class Field, class Time>
  constexpr unitstep::motion<X, V> step(unitstep::motion<X, V> state, Field const& acceleration,
                                        Time t, Time dt) const {
#ifdef UNITSTEP_MISTAKE
    auto const middle = t * dt / 2;
#else
    auto const middle = t + dt / 2;
#endif
    state.position += state.velocity * dt;
    state.velocity += acceleration(state, middle) * dt;
    return state;
  }
};
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(own_method{}, start, field, 0.5 * si::second, 10);
}  // namespace time_given_by_a_method

// A multistep method makes steps of one length, and is given a tolerance.
// expect: expected method: one with an error estimate: dormand_prince5, dop853, step_doubling{method}, ..., got quinlan_tremaine12
namespace tolerance_of_a_multistep_method {
constexpr auto pull = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::tolerance fine{unitstep::motion{1e-6 * si::metre, 1e-6 * si::metre_per_second}};
constexpr auto end =
    unitstep::integrate(unitstep::quinlan_tremaine12{}, start, pull, fine, 0.5 * si::second);
#else
constexpr auto end =
    unitstep::integrate(unitstep::quinlan_tremaine12{}, start, pull, 0.0625 * si::second, 16);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() > -90.0);
}  // namespace tolerance_of_a_multistep_method
