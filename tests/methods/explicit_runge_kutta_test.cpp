// SPDX-License-Identifier: BSL-1.0
// tests: heun, midpoint, ralston, kutta3, ssprk3, rk4, three_eighths, butcher5
// Explicit Runge-Kutta methods without an error estimate; each fulfils the same laws with its own numbers.
#include <unitstep/methods/heun.hpp>
#include <unitstep/methods/midpoint.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/runge_kutta.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using namespace unitstep;

// A motion without forces is exact up to the power `degree` of the time.
template <class Method, int order, int degree>
constexpr bool has_its_laws() {
  return Method::order == order && laws::exact_order_of_states<Method, order + 1>() == order &&
         !laws::is_symplectic<Method>() && !Method::symplectic && !Method::reversible &&
         laws::evaluates_as_stated<Method>() && laws::exact_degree<Method>() == degree &&
         laws::steps_quantities<Method>();
}
static_assert(has_its_laws<heun, 2, 2>() && laws::has_its_order<heun>());
static_assert(has_its_laws<midpoint, 2, 2>() && laws::has_its_order<midpoint>());
static_assert(has_its_laws<ralston, 2, 2>());
static_assert(has_its_laws<ssprk3, 3, 3>());
// Simpson's rule is exact for cubics, so motions are up to x = t^4.
static_assert(has_its_laws<kutta3, 3, 4>());
static_assert(has_its_laws<rk4, 4, 4>() && laws::has_its_order<rk4>());
static_assert(has_its_laws<three_eighths, 4, 4>());
// The 37 rooted trees up to order 6, and motions: up to 6 without forces that depend on velocity, up to 5 with them.
// Boole's rule is exact for t^5, and the positions reach x = t^6.
static_assert(has_its_laws<butcher5, 5, 6>());
TEST(ExplicitRungeKuttaOfMotions, HaveTheirOrders) {
  laws::expect_its_order<ralston>();
  laws::expect_its_order<ssprk3>();
  laws::expect_its_order<kutta3>();
  laws::expect_its_order<three_eighths>();
  EXPECT_EQ((laws::exact_order_of_program<butcher5, 6>()), 5);
  EXPECT_EQ((laws::exact_order_of_program<butcher5, 5, true>()), 5);
}
template <class... Method>
constexpr bool evaluate_each_stage = ((Method::tableau::stages == Method::evaluations) && ...);
static_assert(evaluate_each_stage<ralston, kutta3, ssprk3, three_eighths, butcher5>);
static_assert(laws::has_its_order_with_changing_steps<heun>() &&
              laws::has_its_order_with_changing_steps<midpoint>());

// y' = y + t from y = 1 at t = 1 in a step of 1/2, by hand.
template <class Method>
constexpr laws::rational by_one_step() {
  return Method{}.step(
      vec<laws::rational, 1>{laws::rational(1)},
      [](auto const& y, auto const& t) { return vec<laws::rational, 1>{y[0] + t}; },
      laws::rational(1), laws::rational(1, 2))[0];
}
// The slopes are 2 and 2 + 3/2; 2 and 3/2 + 5/4; and 2, 11/4, 47/16 and 127/32.
static_assert(by_one_step<heun>() == 1 + (laws::rational(2) + laws::rational(7, 2)) / 4);
static_assert(by_one_step<midpoint>() == 1 + laws::rational(11, 4) / 2);
static_assert(by_one_step<rk4>() == 1 + laws::rational(64 + 176 + 188 + 127, 32) / 12);

// Each step of second order multiplies the energy of the unit oscillator by 1 + h^4 / 4, exactly.
template <class Method>
constexpr double energy_after_a_step =
    laws::energy(laws::run(Method{}, laws::line{1, 0}, laws::undamped, 0.5, 1));
static_assert(energy_after_a_step<heun> == 0.5 * (1 + 0.0625 / 4));
static_assert(energy_after_a_step<midpoint> == 0.5 * (1 + 0.0625 / 4));

// The number of steps in which the order shows: for a spring, with a damper, and with changing steps.
struct observed {
  int spring, damped, changing;
};
template <class Method>
constexpr observed seen_in{16, 16, 16};
template <>
constexpr observed seen_in<heun>{32, 16, 16};
template <>
constexpr observed seen_in<midpoint>{32, 16, 16};
template <>
constexpr observed seen_in<ralston>{32, 32, 32};
template <>
constexpr observed seen_in<rk4>{16, 16, 8};

template <class Method>
struct ExplicitRungeKutta : testing::Test {};
using all = testing::Types<heun, midpoint, ralston, kutta3, ssprk3, rk4, three_eighths, butcher5>;
TYPED_TEST_SUITE(ExplicitRungeKutta, all);

TYPED_TEST(ExplicitRungeKutta, ShowTheirOrder) {
  constexpr observed in = seen_in<TypeParam>;
  EXPECT_TRUE(laws::shows_its_order(TypeParam{}, in.spring));
  EXPECT_TRUE(laws::shows_its_order_when_damped(TypeParam{}, in.damped));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(TypeParam{}, in.changing));
}
TYPED_TEST(ExplicitRungeKutta, HaveTheirErrorInEnergy) {
  EXPECT_TRUE(laws::energy_errors_of(TypeParam{}).grow());
}
TEST(Rk4, LosesTheEnergyThatItsFormulaSays) {
  // To leading order each step takes (wh)^6 / 72 of the energy: 2500 steps of 0.2, 0.222 % of 1/2.
  EXPECT_TRUE(laws::size(laws::energy_errors_of(rk4{}).second / (0.5 * 2500 * 0.000064 / 72) - 1) <
              0.01);
}
TYPED_TEST(ExplicitRungeKutta, AreNotReversible) {
  EXPECT_FALSE(laws::is_reversible<TypeParam>());
  EXPECT_TRUE(laws::misses_by_its_order(TypeParam{}, 1.0 / 16));
}
TYPED_TEST(ExplicitRungeKutta, TakeTheCompilersOrbit) {
  laws::expect_the_compilers_orbit<TypeParam>();
}

}  // namespace
