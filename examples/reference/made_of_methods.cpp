// SPDX-License-Identifier: BSL-1.0
// Methods with a purpose of their own, and what methods are made of.
#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;

namespace modified_velocity_verlet_example {
//! [modified_velocity_verlet]
// A spring with a damper: the position that second order gives.
using method = modified_velocity_verlet<std::ratio<1>>;
static_assert(method::order_with_velocity_forces == 2);
constexpr damped_oscillator exact{1.0 / s, 0.5 / s};
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law field{1.0 * kg, spring{1.0 * N / m},
                           damper{1.0 * N_s_per_m}};
constexpr auto end = integrate(method{}, start, field, s / 8.0, 16);
constexpr auto missed =
    end.position - exact.after(start, 2.0 * s).position;
static_assert(0.0024 * m < missed && missed < 0.0025 * m);
//! [modified_velocity_verlet]
}  // namespace modified_velocity_verlet_example

namespace implicit_euler_example {
//! [implicit_euler]
// A damper a thousand times too fast for the step: at rest at once.
static_assert(implicit_euler::order == 1);
constexpr motion thrown{0.0 * m, 1.0 * m_per_s};
constexpr second_law field{1.0 * kg, damper{1000.0 * N_s_per_m}};
constexpr auto end =
    integrate(implicit_euler{}, thrown, field, 1.0 * s, 2);
static_assert(abs(end.velocity) < 1e-5 * m_per_s);
//! [implicit_euler]
}  // namespace implicit_euler_example

namespace radau5_example {
//! [radau5]
// A damper a thousand times too fast for the step: at rest at once.
static_assert(radau5::order == 5 && !radau5::symplectic);
constexpr motion thrown{0.0 * m, 1.0 * m_per_s};
constexpr second_law field{1.0 * kg, damper{1000.0 * N_s_per_m}};
constexpr auto end = integrate(radau5{}, thrown, field, 1.0 * s, 2);
static_assert(abs(end.velocity) < 1e-5 * m_per_s);
static_assert(abs(end.position - 0.001 * m) < 1e-7 * m);
//! [radau5]
}  // namespace radau5_example

namespace rodas5p_example {
//! [rodas5p]
// A damper a thousand times too fast for the step: at rest at once.
static_assert(rodas5p::order == 5 && rodas5p::evaluations == 8);
constexpr motion thrown{0.0 * m, 1.0 * m_per_s};
constexpr second_law field{1.0 * kg, damper{1000.0 * N_s_per_m}};
constexpr auto end =
    integrate(rodas5p{}, thrown, field, 1.0 * s, 2);
static_assert(abs(end.velocity) < 1e-3 * m_per_s);
static_assert(abs(end.position - 0.001 * m) < 1e-6 * m);
//! [rodas5p]
}  // namespace rodas5p_example

namespace boris_example {
//! [boris]
// The Lorentz force turns a charge. However long the step, its
// speed stays: 5 m/s.
constexpr motion start{vec{0.0, 0.0} * m, vec{3.0, 4.0} * m_per_s};
constexpr second_law field{
    1.0 * kg, magnetic_force{1.0 * C, 2.0 * kg_per_s / C}};
constexpr auto end = integrate(boris{}, start, field, 1.0 * s, 100);
static_assert(abs(norm(end.velocity) - 5.0 * m_per_s) <
              1e-13 * m_per_s);
static_assert(boris::order == 2 && boris::reversible);
//! [boris]
}  // namespace boris_example

namespace changing_example {
//! [variable_step_verlet]
// Steps of 1/10 s and 1/20 s by turns, in free fall from rest.
static_assert(variable_step_verlet::order_with_changing_steps == 2);
constexpr auto fallen(auto method) {
  simulation sim{method, motion{0.0 * m, 0.0 * m_per_s},
                 second_law{1.0 * kg, gravity{-10.0 * m_per_s2}},
                 0.1 * s};
  for (int n = 0; n < 20; ++n)
    sim.step(n % 2 == 0 ? 0.1 * s : 0.05 * s);
  return sim.state().position;
}
static_assert(abs(fallen(variable_step_verlet{}) + 11.25 * m) <
              1e-13 * m);
//! [variable_step_verlet]
//! [time_corrected_verlet]
// Steps of 1/10 s and 1/20 s by turns, in free fall: 11.25 m in 1.5 s.
static_assert(time_corrected_verlet::order_with_changing_steps ==
              1);
constexpr auto moved(auto method) {
  simulation sim{method, motion{0.0 * m, 0.0 * m_per_s},
                 second_law{1.0 * kg, gravity{-10.0 * m_per_s2}},
                 0.1 * s};
  for (int n = 0; n < 20; ++n)
    sim.step(n % 2 == 0 ? 0.1 * s : 0.05 * s);
  return sim.state().position;
}
constexpr auto missed = moved(time_corrected_verlet{}) + 11.25 * m;
static_assert(0.12 * m < missed && missed < 0.13 * m);
//! [time_corrected_verlet]
}  // namespace changing_example

namespace quinlan_tremaine12_example {
//! [quinlan_tremaine12]
// A circle of 1 m around 1 m^3/s^2, 100 steps and a bit over a turn.
static_assert(quinlan_tremaine12::order == 12 &&
              quinlan_tremaine12::evaluations == 1);
constexpr motion start{vec{1.0, 0.0} * m, vec{0.0, 1.0} * m_per_s};
constexpr central_gravity sun{1.0 * m3 / s / s};
constexpr auto end =
    integrate(quinlan_tremaine12{}, start, sun, s / 16.0, 128);
static_assert(abs(norm(end.position) - 1.0 * m) < 1e-11 * m);
static_assert(abs(end.position.x - math::cos(8.0) * m) < 1e-11 * m);
//! [quinlan_tremaine12]
}  // namespace quinlan_tremaine12_example

namespace wisdom_holman_example {
//! [wisdom_holman]
// A planet of a millionth of the sun, in eight steps a turn.
constexpr auto G = 1.0 * N * m2 / kg / kg;
constexpr std::array masses{1.0 * kg, 1e-6 * kg};
constexpr motion start{
    std::array{vec{0.0, 0.0, 0.0} * m, vec{1.0, 0.0, 0.0} * m},
    std::array{vec{0.0, 0.0, 0.0} * m_per_s,
               vec{0.0, 1.0, 0.0} * m_per_s}};
constexpr second_law field{masses, mutual_gravity{G}};
constexpr auto end =
    integrate(wisdom_holman{G, masses}, start, field, 0.75 * s, 8);
static_assert(norm(end.position[1] -
                   vec{math::cos(6.0), math::sin(6.0), 0.0} * m) <
              2e-5 * m);
//! [wisdom_holman]
}  // namespace wisdom_holman_example

namespace taylor_example {
//! [taylor]
// The solution's own series, here to order 12.
static_assert(taylor<12>::order == 12);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end =
    integrate(taylor<12>{}, start, pull, s / 2.0, 12);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(abs(missed) < 2e-13 * m);
//! [taylor]
}  // namespace taylor_example

namespace compensated_example {
//! [compensated]
// 10,000 small steps in float: what rounding takes from a fall.
constexpr motion start{0.0f * m, 1.0f * m_per_s};
constexpr second_law free{1.0f * kg, gravity{0.0f * m_per_s2}};
constexpr auto plain =
    integrate(leapfrog{}, start, free, 0.0001f * s, 10'000);
constexpr auto kept = integrate(compensated{leapfrog{}}, start,
                                free, 0.0001f * s, 10'000);
static_assert(abs(plain.position - 1.0f * m) > 1e-5f * m);
static_assert(abs(kept.position - 1.0f * m) < 1e-7f * m);
//! [compensated]
}  // namespace compensated_example

namespace damped_example {
//! [damped]
// Half of the velocity goes in each step; below 0.1 m/s it rests.
constexpr damped method{semi_implicit_euler{}, 0.5, 0.1 * m_per_s};
constexpr motion thrown{0.0 * m, 1.0 * m_per_s};
constexpr second_law free{1.0 * kg, gravity{0.0 * m_per_s2}};
static_assert(integrate(method, thrown, free, 0.1 * s, 3)
                  .velocity == 0.125 * m_per_s);
static_assert(integrate(method, thrown, free, 0.1 * s, 4)
                  .velocity == 0.0 * m_per_s);
//! [damped]
}  // namespace damped_example

namespace step_doubling_example {
//! [step_doubling]
// Any method of a step chooses its steps, and wins an order or two.
static_assert(step_doubling<leapfrog>::order == 4);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr tolerance fine{motion{1e-9 * m, 1e-9 * m_per_s}};
constexpr auto end = integrate(step_doubling{leapfrog{}}, start,
                               pull, fine, 6.0 * s);
static_assert(abs(end.position - math::cos(6.0) * m) < 1e-12 * m);
//! [step_doubling]
}  // namespace step_doubling_example

namespace composition_example {
//! [composition]
// Leapfrog as a table: half a drift, a kick, half a drift.
struct my_table {
  static constexpr int order = 2;
  static constexpr bool reversible = true;
  template <class T>
  static constexpr drifts_and_kicks<T, 2, 1> coefficients() {
    return {{T(1) / 2, T(1) / 2}, {T(1)}};
  }
};
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
static_assert(integrate(composition<my_table>{}, start, pull,
                        s / 8.0, 48) ==
              integrate(leapfrog{}, start, pull, s / 8.0, 48));
//! [composition]

//! [shares]
// The shares of a step: those of drifts add up to it, those of kicks too.
constexpr auto twice = leapfrogs(std::array{0.25, 0.75});
static_assert(twice.drift == std::array{0.125, 0.5, 0.375});
static_assert(twice.kick == std::array{0.25, 0.75});
// The same from both ends, in units of 1e-18.
constexpr auto mirrored = palindrome<double, 2, 1>(
    {500'000'000'000'000'000}, {1'000'000'000'000'000'000});
static_assert(mirrored.drift[1] == 0.5 && mirrored.kick[0] == 1.0);
//! [shares]
}  // namespace composition_example

namespace method_facts_example {
//! [method_facts]
// Explicit Euler. What it does not state is as for any method of
// first order.
struct my_method : method_facts<1> {
  static constexpr int evaluations = 1;
  template <class X, class V, class Field, class Time>
  constexpr motion<X, V> step(motion<X, V> const& s,
                              Field const& acceleration, Time t,
                              Time dt) const {
    return {s.position + s.velocity * dt,
            s.velocity + acceleration(s, t) * dt};
  }
};
static_assert(my_method::order_with_changing_steps == 1 &&
              !my_method::symplectic);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
static_assert(integrate(my_method{}, start, pull, s / 8.0, 8) ==
              integrate(explicit_euler{}, start, pull, s / 8.0, 8));
//! [method_facts]
}  // namespace method_facts_example

namespace runge_kutta_example {
//! [runge_kutta]
// Heun's method from its tableau.
struct my_tableau {
  static constexpr int order = 2;
  static constexpr std::size_t stages = 2;
  static constexpr fraction a[stages][stages] = {{}, {{1, 1}}};
  static constexpr fraction b[stages] = {{1, 2}, {1, 2}};
};
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end =
    integrate(runge_kutta<my_tableau>{}, start, pull, s / 8.0, 8);
static_assert(end == integrate(heun{}, start, pull, s / 8.0, 8));
//! [runge_kutta]

//! [fraction]
// Entries of tableaus: exact, or to 32 digits.
static_assert((fraction{1, 3} + fraction{1, 6}).under == 2);
constexpr decimal third{0x1.5555555555555p-2,
                        0x1.5555555555555p-56};
static_assert(third.high == 1.0 / 3.0 && third.low < 1e-16);
//! [fraction]
}  // namespace runge_kutta_example

namespace embedded_runge_kutta_example {
//! [embedded_runge_kutta]
// Heun's method, whose error is told by explicit Euler inside it.
struct my_pair {
  static constexpr int order = 2, error_order = 1, dense_order = 3;
  static constexpr std::size_t stages = 2;
  static constexpr fraction a[stages][stages] = {{}, {{1, 1}}};
  static constexpr fraction b[stages] = {{1, 2}, {1, 2}};
  static constexpr fraction error[stages + 1] = {
      {-1, 2}, {0, 1}, {1, 2}};
};
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr tolerance coarse{motion{1e-4 * m, 1e-4 * m_per_s}};
constexpr auto end = integrate(embedded_runge_kutta<my_pair>{},
                               start, pull, coarse, 1.0 * s);
static_assert(abs(end.position - math::cos(1.0) * m) < 4e-5 * m);
//! [embedded_runge_kutta]
}  // namespace embedded_runge_kutta_example

namespace collocation_example {
//! [collocation]
// Implicit midpoint as a table: one stage, in the middle of the step.
struct my_table {
  static constexpr char const* name = "my_table";
  static constexpr int order = 2;
  static constexpr std::size_t stages = 1, real_eigenvalues = 1;
  static constexpr bool symplectic = true, reversible = true;
  template <class T>
  static constexpr collocation_numbers<T, 1, 1> numbers() {
    return {{T(1) / T(2)}, {T(2)},      {T(2)}, {},
            {{{{T(1)}}}},  {{{{T(1)}}}}};
  }
};
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
static_assert(integrate(collocation<my_table>{}, start, pull,
                        s / 8.0,
                        8) == integrate(implicit_midpoint{}, start,
                                        pull, s / 8.0, 8));
//! [collocation]
}  // namespace collocation_example

namespace lie_group_example {
//! [lie_group]
// The drivers put a method into it where the state turns: RK4 stays
// of fourth order, and half of the angle is what a quaternion has.
static_assert(lie_group<rk4>::order == 4);
constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0},
                         vec{0.0, 0.0, 1.0} * rad / s};
constexpr euler_equations top{vec{1.0, 2.0, 3.0} * kg * m2 / rad /
                              rad};
constexpr auto end = integrate(rk4{}, start, top, s / 8.0, 8);
static_assert(magnitude(end.orientation.w - math::cos(0.5)) <
              1e-15);
//! [lie_group]
}  // namespace lie_group_example

namespace with_memory_example {
//! [with_memory]
// Velocity Verlet keeps an acceleration from step to step, RK4 nothing.
using state = motion<double, double>;
constexpr auto pull = [](state const& now, double) {
  return -now.position;
};
static_assert(
    with_memory<velocity_verlet, state, decltype(pull), double>);
static_assert(!with_memory<rk4, state, decltype(pull), double>);
//! [with_memory]
}  // namespace with_memory_example

int main() {}
