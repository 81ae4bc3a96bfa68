// SPDX-License-Identifier: BSL-1.0
// Mistakes with methods.
#include <cstddef>
#include "shared.hpp"

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
  static constexpr collocation_numbers<T, 1, 1> numbers() {
    return {{T(1) / T(2)}, {T(2)}, {T(2)}, {}, {{{{T(1)}}}}, {{{{T(1)}}}}};
  }
};
[[maybe_unused]] constexpr collocation<midpoint_table> midpoint{};
}  // namespace collocation_table_without_its_eigenvalues

// Damping multiplies the velocity, which is no change that a sum could keep.
// expect: expected method: damped<rk4, double, m s^-1>, got compensated<damped<rk4, double, m s^-1>>
namespace compensated_damped {
// wrong: constexpr compensated method{damped{rk4{}, 0.9, 0.01 * m_per_s}};
constexpr damped method{compensated{rk4{}}, 0.9, 0.01 * m_per_s};
static_assert(integrate(method, start, falls, 0.5 * s, 4).position.value() < 1e6);
}  // namespace compensated_damped

// A step that is more than a sum is no sum where it is made twice either, so its rounding cannot be kept.
// expect: expected method: step_doubling<taylor>, got compensated<step_doubling<taylor>>
namespace compensated_doubled_taylor {
// wrong: constexpr compensated method{step_doubling{taylor<8>{}}};
constexpr compensated method{step_doubling{leapfrog{}}};
[[maybe_unused]] constexpr auto end =
    integrate(method, motion{1.0 * m, 0.0 * m_per_s}, field, 0.1 * s, 4);
}  // namespace compensated_doubled_taylor

// An orientation is turned, not added to: its rounding is no rest of a sum.
// expect: expected method: rk4, got compensated<rk4>
namespace compensated_rotation {
constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.0, 0.0, 1.0} * rad_per_s};
constexpr auto unit_moment = kg * m2 / (rad * rad);
constexpr euler_equations free_body{vec{1.0, 2.0, 3.0} * unit_moment};
constexpr rk4 method{};  // wrong: constexpr compensated method{rk4{}};
constexpr auto end = integrate(method, start, free_body, 0.5 * s, 10);
static_assert(end.orientation.w < 2.0);
}  // namespace compensated_rotation

// A method that keeps something between steps is to make each step twice.
// expect: expected method: one that steps this state, got step_doubling<velocity_verlet>
namespace doubled_method_with_memory {
[[maybe_unused]] constexpr auto end =
    // wrong: integrate(step_doubling{velocity_verlet{}}, start, field, 0.5 * s, 4);
    integrate(step_doubling{leapfrog{}}, start, field, 0.5 * s, 4);
}  // namespace doubled_method_with_memory

// Taylor steps no orientation, nor do two halves of its step.
// expect: expected method: one that steps this state, got step_doubling<taylor>
namespace doubled_taylor_of_a_rotation {
constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0}, vec{1.0, 2.0, 3.0} * (rad / s)};
constexpr auto slowed = [](auto const& r, auto) { return -r.angular_velocity / s; };
constexpr step_doubling method{rk4{}};  // wrong: constexpr step_doubling method{taylor<8>{}};
[[maybe_unused]] constexpr auto end = integrate(method, start, slowed, 0.1 * s, 2);
}  // namespace doubled_taylor_of_a_rotation

// A method of the caller's own that keeps the last acceleration forgets the step.
// expect: expected m += m, got m += m s^-1
// any length: the error shows the way to the formula
namespace formula_of_a_method_with_memory {
struct own_late_euler {
  template <class X, class V, class Field, class Time>
  constexpr auto start(motion<X, V> const& state, Field const& acceleration, Time t, Time) const {
    return acceleration(state, t);
  }
  template <class X, class V, class Memory, class Field, class Time>
  constexpr motion<X, V> step(motion<X, V> state, Memory& last, Field const& acceleration, Time t,
                              Time dt) const {
    state.velocity += last * dt;
    state.position += state.velocity * dt;  // wrong: state.position += state.velocity;
    last = acceleration(state, t + dt);
    return state;
  }
};
[[maybe_unused]] constexpr auto end = integrate(own_late_euler{}, start, pushed, 0.5 * s, 10);
}  // namespace formula_of_a_method_with_memory

// The start comes after the method.
// expect: expected initial: a motion or an aggregate, got rk4
namespace method_and_start_swapped {
// wrong: constexpr auto end = integrate(start, rk4{}, field, 0.5 * s, 10);
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position < 1e9 * m);
}  // namespace method_and_start_swapped

// The name of a method in the place of the method.
// expect: expected method: one that steps this state, got char[4]
namespace method_is_its_name {
// wrong: constexpr auto end = integrate("rk4", start, field, 0.5 * s, 10);
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position < 1e6 * m && end.velocity.value() < 1e6);
}  // namespace method_is_its_name

// A method of motion is asked to step another state.
// expect: expected method: one that needs no position and velocity, got semi_implicit_euler
namespace motion_method_for_aggregate {
// wrong: constexpr auto end = integrate(semi_implicit_euler{}, at_launch, coasting, 0.5 * s, 10);
constexpr auto end = integrate(rk4{}, at_launch, coasting, 0.5 * s, 10);
static_assert(end.height.value() == 0.0);
}  // namespace motion_method_for_aggregate

// A pair that makes positions from accelerations is asked to turn a body.
// expect: expected method: one that steps this state, got dormand_el_mikkawy_prince4
namespace nystrom_pair_for_rotation {
constexpr auto inertia = 2.0 * kg * m * m / rad / rad;
constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0}, vec{1.0, 2.0, 3.0} * (rad / s)};
constexpr euler_equations field{vec{inertia, inertia, inertia}};
// wrong: [[maybe_unused]] constexpr auto end =
// wrong:     integrate(dormand_el_mikkawy_prince4{}, start, field, 0.5 * s, 4);
[[maybe_unused]] constexpr auto end = integrate(dormand_prince5{}, start, field, 0.5 * s, 4);
}  // namespace nystrom_pair_for_rotation

// A pair that makes positions without the detour over velocities is given a damper under a tolerance, which its estimate
// does not see.
// expect: expected field: forces without velocity (else: dormand_prince5), got second_law<kg, spring<kg s^-2, not_given, not_given>, damper<kg s^-1>>
namespace damper_of_a_nystrom_pair {
constexpr second_law field{1.0 * kg, spring{4.0 * N / m}, damper{1.0 * kg / s}};
constexpr tolerance fine{motion{1e-6 * m, 1e-6 * m_per_s}};
// wrong: constexpr auto end = integrate(dormand_el_mikkawy_prince4{}, start, field, fine, 0.5 * s);
constexpr auto end = integrate(dormand_prince5{}, start, field, fine, 0.5 * s);
static_assert(end.position.value() > -90.0);
}  // namespace damper_of_a_nystrom_pair

// A multistep method makes steps of one length, and is to find an event, for which it would make shorter ones.
// expect: expected method: one whose steps may change in length, got quinlan_tremaine12
namespace event_of_a_multistep_method {
constexpr auto height = [](auto const& b, auto) { return b.position; };
// wrong: constexpr auto end =
// wrong:     integrate_until(quinlan_tremaine12{}, start, field, 0.0625 * s, height, 100);
constexpr auto end = integrate_until(yoshida8{}, start, field, 0.0625 * s, height, 100);
static_assert(end.state.position.value() > -90.0);
}  // namespace event_of_a_multistep_method

// A method of the caller's own calls the field with the members swapped, which one of time alone cannot notice.
// expect: expected position of the field: m, got m s^-1
// any length: the error shows the way to the formula
namespace state_given_by_a_method {
struct own_method {
  template <class X, class V, class Field, class Time>
  constexpr motion<X, V> step(motion<X, V> state, Field const& acceleration, Time t,
                              Time dt) const {
    state.position += state.velocity * dt;
    // wrong: motion const seen{state.velocity, state.position};
    motion const seen{state.position, state.velocity};
    state.velocity += acceleration(seen, t) * dt;
    return state;
  }
};
[[maybe_unused]] constexpr auto end = integrate(own_method{}, start, pushed, 0.5 * s, 10);
}  // namespace state_given_by_a_method

// A single step of a method that keeps something between steps.
// expect: expected method: one without memory (a simulation keeps it), got velocity_verlet
namespace step_of_a_method_with_memory {
// wrong: constexpr auto end = unitstep::step(velocity_verlet{}, start, field, 0.0 * s, 0.5 * s);
constexpr auto end = unitstep::step(leapfrog{}, start, field, 0.0 * s, 0.5 * s);
static_assert(end.position.value() < 100.0);
}  // namespace step_of_a_method_with_memory

// A Taylor series needs a field that runs on series; this one names its types.
// expect: expected field: callable with any number (auto const&), got one that names its types
namespace taylor_of_a_typed_field {
// wrong: using state = motion<quantity<si::length>, quantity<si::velocity>>;
// wrong: constexpr auto field = [](state const& b, quantity<si::time>) {
// wrong:   return -4.0 / s / s * b.position;
// wrong: };
constexpr auto field = [](auto const& b, auto) { return -4.0 / s / s * b.position; };
[[maybe_unused]] constexpr auto swung =
    integrate(taylor<8>{}, motion{1.0 * m, 0.0 * m_per_s}, field, 0.1 * s, 10);
}  // namespace taylor_of_a_typed_field

// A method of the caller's own multiplies the time by its step, which a field need not notice.
// expect: expected time of the field: s, got s^2
// any length: the error shows the way to the formula
namespace time_given_by_a_method {
struct own_method {
  template <class X, class V, class Field, class Time>
  constexpr motion<X, V> step(motion<X, V> state, Field const& acceleration, Time t,
                              Time dt) const {
    auto const middle = t + dt / 2;  // wrong: auto const middle = t * dt / 2;
    state.position += state.velocity * dt;
    state.velocity += acceleration(state, middle) * dt;
    return state;
  }
};
[[maybe_unused]] constexpr auto end = integrate(own_method{}, start, pushed, 0.5 * s, 10);
}  // namespace time_given_by_a_method

// A multistep method makes steps of one length, and is given a tolerance.
// expect: expected method: one with an error estimate: dormand_prince5, dop853, step_doubling{method}, ..., got quinlan_tremaine12
namespace tolerance_of_a_multistep_method {
constexpr auto pull = [](auto const& b, auto) { return -4.0 / s / s * b.position; };
// wrong: constexpr tolerance fine{motion{1e-6 * m, 1e-6 * m_per_s}};
// wrong: constexpr auto end = integrate(quinlan_tremaine12{}, start, pull, fine, 0.5 * s);
constexpr auto end = integrate(quinlan_tremaine12{}, start, pull, 0.0625 * s, 16);
static_assert(end.position.value() > -90.0);
}  // namespace tolerance_of_a_multistep_method
