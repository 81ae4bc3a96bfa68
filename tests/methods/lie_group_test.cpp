// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <gtest/gtest.h>

#include <ratio>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/forces/euler_equations.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/methods/collocation.hpp>
#include <unitstep/methods/composition.hpp>
#include <unitstep/methods/damped.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/heun.hpp>
#include <unitstep/methods/implicit_euler.hpp>
#include <unitstep/methods/leapfrog.hpp>
#include <unitstep/methods/lie_group.hpp>
#include <unitstep/methods/midpoint.hpp>
#include <unitstep/methods/modified_velocity_verlet.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/runge_kutta.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/stormer_verlet.hpp>
#include <unitstep/methods/suvat.hpp>
#include <unitstep/methods/time_corrected_verlet.hpp>
#include <unitstep/methods/variable_step_verlet.hpp>
#include <unitstep/methods/velocity_verlet.hpp>

#include "support/leave_to_run_time.hpp"
#include "support/same_bits.hpp"
#include "support/tops.hpp"

namespace {

using namespace unitstep;

// A method that steps rows is tested with a field of rows, even if it constrains the type of its field.
struct wants_a_field_of_rows {
  template <class Row, class Field>
    requires std::is_invocable_r_v<Row, Field, Row const&, double>
  constexpr Row step(Row const& y, Field const& rates, double t, double dt) const {
    return y + rates(y, t) * dt;
  }
};
static_assert(detail::steps_any_rows<wants_a_field_of_rows> && !detail::steps_any_rows<leapfrog>);

// Up to the second order any formula may drift on a group, above that only a symplectic one.
template <int Order, bool Symplectic>
struct formula {
  static constexpr int order = Order;
  static constexpr bool symplectic = Symplectic;
};
static_assert(detail::drifts_on_groups<formula<2, false>> &&
              !detail::drifts_on_groups<formula<3, false>> &&
              detail::drifts_on_groups<formula<3, true>>);

// A free top that nods about its angular momentum, and a level ball under its weight. Both rotate about axes that
// change, so that rotations which commute cannot show an order.
constexpr tops::symmetric_top<double> top{
    2.0, 3.0, {normalized(quaternion{0.8, -0.2, 0.4, 0.4}), vec{1.0, -0.5, 2.0}}};
constexpr euler_equations top_field{vec{2.0, 2.0, 3.0}};
constexpr tops::level_ball<double> ball{1.5, 2.0};

/// The error after one unit of time in `steps` steps.
template <class M>
constexpr double error_of_top(M const& method, int steps) {
  twins::leave_to_run_time();
  return tops::distance(integrate(method, top.start, top_field, 1.0 / steps, steps), top.at(1));
}
template <class M>
constexpr double error_of_ball(M const& method, int steps) {
  twins::leave_to_run_time();
  return tops::distance(integrate(method, ball.at(0), ball, 1.0 / steps, steps), ball.at(1));
}

constexpr bool is_order(int p, double coarse, double fine) {
  double const observed = math::log(coarse / fine) / math::log(2.0);
  return observed > p - 0.1 && observed < p + 0.1;
}
template <class M>
constexpr bool keeps_order_of_top(int steps, M const& method = {}) {
  return is_order(M::order_with_velocity_forces, error_of_top(method, steps),
                  error_of_top(method, 2 * steps));
}
template <class M>
constexpr bool keeps_order_of_ball(int steps, M const& method = {}) {
  return is_order(M::order, error_of_ball(method, steps), error_of_ball(method, 2 * steps));
}

static_assert(keeps_order_of_top<rk4>(32));  // also as a constant
TEST(LieGroup, KeepsTheOrderOfMethodsForStates) {
  // Methods for states of any kind, on a chart in each step.
  EXPECT_TRUE(keeps_order_of_top<explicit_euler>(64));
  EXPECT_TRUE(keeps_order_of_ball<explicit_euler>(64));
  EXPECT_TRUE(keeps_order_of_top<heun>(32));
  EXPECT_TRUE(keeps_order_of_ball<heun>(32));
  EXPECT_TRUE(keeps_order_of_top<midpoint>(32));
  EXPECT_TRUE(keeps_order_of_ball<midpoint>(32));
  EXPECT_TRUE(keeps_order_of_top<ralston>(32));
  EXPECT_TRUE(keeps_order_of_ball<ralston>(32));
  EXPECT_TRUE(keeps_order_of_top<kutta3>(32));
  EXPECT_TRUE(keeps_order_of_ball<kutta3>(32));
  EXPECT_TRUE(keeps_order_of_top<ssprk3>(32));
  EXPECT_TRUE(keeps_order_of_ball<ssprk3>(32));
  EXPECT_TRUE(keeps_order_of_top<rk4>(32));
  EXPECT_TRUE(keeps_order_of_ball<rk4>(32));
  EXPECT_TRUE(keeps_order_of_top<three_eighths>(32));
  EXPECT_TRUE(keeps_order_of_ball<three_eighths>(32));
  EXPECT_TRUE(keeps_order_of_top<butcher5>(32));
  EXPECT_TRUE(keeps_order_of_ball<butcher5>(32));
}

TEST(LieGroup, KeepsTheOrderOfMethodsOfMotion) {
  // Methods of motion, by drifts on the group: the order for position forces where the torque is one, and the order
  // with velocity forces where the body turns itself.
  EXPECT_TRUE(keeps_order_of_top<semi_implicit_euler>(64));
  EXPECT_TRUE(keeps_order_of_ball<semi_implicit_euler>(64));
  EXPECT_TRUE(keeps_order_of_top<suvat>(64));
  EXPECT_TRUE(keeps_order_of_ball<suvat>(64));
  EXPECT_TRUE(keeps_order_of_top<implicit_euler>(16));
  EXPECT_TRUE(keeps_order_of_ball<implicit_euler>(8));
  EXPECT_TRUE(keeps_order_of_top<leapfrog>(64));
  EXPECT_TRUE(keeps_order_of_ball<leapfrog>(64));
  EXPECT_TRUE(keeps_order_of_top<velocity_verlet>(64));
  EXPECT_TRUE(keeps_order_of_ball<velocity_verlet>(64));
  EXPECT_TRUE(keeps_order_of_top<modified_velocity_verlet<>>(64));
  EXPECT_TRUE(keeps_order_of_ball<modified_velocity_verlet<>>(64));
  EXPECT_TRUE(keeps_order_of_top<modified_velocity_verlet<std::ratio<1>>>(64));
  EXPECT_TRUE(keeps_order_of_top<stormer_verlet>(64));
  EXPECT_TRUE(keeps_order_of_ball<stormer_verlet>(64));
  EXPECT_TRUE(keeps_order_of_ball<time_corrected_verlet>(64));
  EXPECT_TRUE(keeps_order_of_ball<variable_step_verlet>(64));
  EXPECT_TRUE(keeps_order_of_ball<ruth3>(32));
  EXPECT_TRUE(keeps_order_of_ball<forest_ruth>(32));
  EXPECT_TRUE(keeps_order_of_ball<suzuki4>(32));
  EXPECT_TRUE(keeps_order_of_ball<yoshida6>(8));
}

/// The control: the formula of `rk4` applied on the group without a chart is of second order only.
template <class T, class Field>
constexpr tops::state<T> naive(tops::state<T> const& start, Field const& field, T dt, int steps) {
  motion<attitude<T>, vec<T, 3>> s{{start.orientation}, start.angular_velocity};
  auto const raw = raw_field<tops::state<T>, T>(field);
  for (int n = 0; n < steps; ++n) s = rk4{}.step(s, raw, T(n) * dt, dt);
  return {s.position.orientation, s.velocity};
}
constexpr double naive_error(int steps) {
  return tops::distance(naive(top.start, top_field, 1.0 / steps, steps), top.at(1));
}
static_assert(is_order(2, naive_error(32), naive_error(64)));
TEST(LieGroup, IsCloserThanTheFormulaAsItStands) {
  EXPECT_GT(naive_error(64), 1000 * error_of_top(rk4{}, 64));
}

// A steady spin is exact up to rounding, with a step of any length: here 3 radian.
constexpr double spin_error() {
  tops::symmetric_top<double> const steady{
      1.0, 2.0, {quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.0, 0.0, 3.0}}};
  return tops::distance(integrate(rk4{}, steady.start, euler_equations{vec{1.0, 1.0, 2.0}}, 1.0, 4),
                        steady.at(4));
}
static_assert(spin_error() < 4e-15);
// About an axis along none of the body's, where each cross product of what is parallel leaves its rounding: here 10 and
// 100 radian, of which the orientation is known by one turn about the axis.
constexpr double slanted_spin_error(auto const& method, double radians) {
  vec const spin = vec{0.36, 0.48, 0.8} * radians;
  rotation const start{quaternion{1.0, 0.0, 0.0, 0.0}, spin};
  auto const end = integrate(method, start, euler_equations{vec{1.0, 1.0, 1.0}}, 1.0, 1);
  return tops::distance(end, {quaternion_of(spin), spin});
}
static_assert(slanted_spin_error(butcher5{}, 10.0) < 1e-14);
static_assert(slanted_spin_error(butcher5{}, 100.0) < 1e-12);

// Drifts and kicks on the group run back to their start; the control does not.
template <class M>
constexpr double there_and_back(M const& method) {
  auto const there = integrate(method, ball.at(0), ball, 0.0625, 32);
  return tops::distance(integrate(method, there, ball, -0.0625, 32), ball.at(0));
}
static_assert(there_and_back(leapfrog{}) < 1e-13 && there_and_back(velocity_verlet{}) < 1e-13);
static_assert(there_and_back(forest_ruth{}) < 1e-13 && there_and_back(stormer_verlet{}) < 1e-13);
static_assert(there_and_back(semi_implicit_euler{}) > 1e-2 && there_and_back(rk4{}) > 1e-8);

// Facts and memory are those of the method inside, and damping acts on the group after the step.
static_assert(lie_group<rk4>::order == 4 && lie_group<velocity_verlet>::starting_evaluations == 1);
static_assert(lie_group{leapfrog{}}.symplectic && !lie_group{heun{}}.reversible);
constexpr auto damped_end = integrate(damped{rk4{}, 0.5, 1e-3}, top.start, top_field, 0.125, 1);
constexpr auto free_end = integrate(rk4{}, top.start, top_field, 0.125, 1);
static_assert(damped_end.orientation == free_end.orientation);
static_assert(damped_end.angular_velocity == free_end.angular_velocity * 0.5);
static_assert(integrate(damped{rk4{}, 0.5, 0.1}, top.start, top_field, 0.125, 20)
                  .angular_velocity == vec{0.0, 0.0, 0.0});

/// A method of motion of third order that is no composition, so on a group its formula would be wrong.
struct third_order_motion_only : ralston {
  static constexpr int order = 3;
  template <class X, class V, class Field, class Time>
  constexpr motion<X, V> step(motion<X, V> const& s, Field const&, Time, Time) const {
    return s;
  }
};
using verdict = decltype(diagnostics::check_run<third_order_motion_only, tops::state<double>,
                                                decltype(top_field), double>());
static_assert(!verdict::ok);
static_assert(decltype(diagnostics::check_run<leapfrog, tops::state<double>, decltype(top_field),
                                              double>())::ok);

TEST(LieGroup, MakesTheCompilersBits) {
  auto const start = [] {
    auto s = top.start;
    s.angular_velocity.x = twins::hidden(s.angular_velocity.x);
    s.orientation.w = twins::hidden(s.orientation.w);
    return s;
  };
  static constexpr auto by_rk4 = integrate(rk4{}, top.start, top_field, 0.125, 50);
  static constexpr auto by_leapfrog = integrate(leapfrog{}, top.start, top_field, 0.125, 50);
  static constexpr auto by_forest_ruth = integrate(forest_ruth{}, top.start, top_field, 0.125, 50);
  EXPECT_TRUE(twins::same_bits(integrate(rk4{}, start(), top_field, 0.125, 50), by_rk4));
  EXPECT_TRUE(twins::same_bits(integrate(leapfrog{}, start(), top_field, 0.125, 50), by_leapfrog));
  EXPECT_TRUE(
      twins::same_bits(integrate(forest_ruth{}, start(), top_field, 0.125, 50), by_forest_ruth));
}

/// A million steps, each of which would leave the sphere a little.
template <class M, class T>
T worst_length(M const& method, T dt) {
  using state = tops::state<T>;
  simulation sim{method,
                 state{normalized(quaternion<T>{T(0.8), T(-0.2), T(0.4), T(0.4)}),
                       vec<T, 3>{T(1), T(-0.5), T(2)}},
                 euler_equations{vec<T, 3>{T(1), T(2), T(3)}}, dt};
  T worst = 0;
  for (int n = 0; n < 1'000'000; ++n) {
    sim.step();
    auto const q = sim.state().orientation;
    T const off = q.w * q.w + q.x * q.x + q.y * q.y + q.z * q.z - 1;
    worst = off > worst ? off : -off > worst ? -off : worst;
  }
  return worst;
}
TEST(LieGroup, KeepsTheOrientationAUnitQuaternionForAMillionSteps) {
  // |q|^2 to four units in the last place is |q| to two.
  EXPECT_LE(worst_length(rk4{}, 0.01), 4 * std::numeric_limits<double>::epsilon());
  EXPECT_LE(worst_length(leapfrog{}, 0.25), 4 * std::numeric_limits<double>::epsilon());
  EXPECT_LE(worst_length(semi_implicit_euler{}, 0.01f), 4 * std::numeric_limits<float>::epsilon());
}

// A body that tumbles about its middle axis at 5 rad/s, in 60 steps a second: its kinetic energy with moments 1, 2 and
// 3 is (0.5^2 + 2 5^2 + 3 0.3^2) / 2. A kick by the old angular velocity gains energy without bound; rk4 and an
// implicit step conserve it.
template <class M>
double energy_after_half_a_minute(M const& method) {
  using state = tops::state<double>;
  auto const w = integrate(method, state{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.5, 5.0, 0.3}},
                           euler_equations{vec{1.0, 2.0, 3.0}}, 1.0 / 60, 1800)
                     .angular_velocity;
  return (w.x * w.x + 2 * w.y * w.y + 3 * w.z * w.z) / 2;
}
TEST(LieGroup, WantsAMethodThatSeesTheSpinOfABodyThatTumbles) {
  EXPECT_NEAR(energy_after_half_a_minute(rk4{}), 25.26, 1e-3);
  EXPECT_NEAR(energy_after_half_a_minute(implicit_midpoint{}), 25.26, 1e-2);
  EXPECT_GT(energy_after_half_a_minute(semi_implicit_euler{}), 2 * 25.26);
  EXPECT_GT(energy_after_half_a_minute(leapfrog{}), 2 * 25.26);
  EXPECT_GT(energy_after_half_a_minute(velocity_verlet{}), 2 * 25.26);
}

}  // namespace
