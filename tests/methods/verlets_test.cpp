// SPDX-License-Identifier: BSL-1.0
// tests: leapfrog, velocity_verlet, stormer_verlet, variable_step_verlet, time_corrected_verlet
// Verlet's method in five forms, which fulfil the same laws.
#include <unitstep/methods/leapfrog.hpp>
#include <unitstep/methods/stormer_verlet.hpp>
#include <unitstep/methods/time_corrected_verlet.hpp>
#include <unitstep/methods/variable_step_verlet.hpp>
#include <unitstep/methods/velocity_verlet.hpp>

#include "support/laws.hpp"
#include "support/position_verlet.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using namespace unitstep;

// Of second order, and of first if forces depend on velocity. With changing steps time_corrected_verlet is of first
// order, and stormer_verlet starts again. The velocity that the forms with positions report is of second order, too.
template <class Method>
constexpr bool has_its_laws() {
  return Method::order == 2 && laws::has_its_order<Method>() &&
         laws::has_its_order_with_changing_steps<Method>() && laws::is_symplectic<Method>() &&
         laws::is_symplectic<Method>({}, 2) && Method::symplectic && Method::reversible &&
         laws::evaluates_as_stated<Method>() && laws::exact_degree<Method>() == 2 &&
         laws::steps_quantities<Method>();
}
static_assert(has_its_laws<leapfrog>());
static_assert(has_its_laws<velocity_verlet>() && velocity_verlet::order_with_velocity_forces == 1);
static_assert(has_its_laws<stormer_verlet>());
static_assert(has_its_laws<variable_step_verlet>());
static_assert(has_its_laws<time_corrected_verlet>());

// The forms with positions follow the published formula.
template <class... Method>
constexpr bool are_formulas_of_positions =
    ((laws::is_the_formula_of_positions<Method>() && laws::takes_a_kick<Method>()) && ...);
static_assert(
    are_formulas_of_positions<stormer_verlet, variable_step_verlet, time_corrected_verlet>);
// With changing steps the mean of both steps weighs the acceleration, or the displacement is scaled.
static_assert(laws::is_the_formula_of_changing_steps<variable_step_verlet>(
    [](auto h, auto h_before) { return h * (h + h_before) / 2; }));
static_assert(laws::is_the_formula_of_changing_steps<time_corrected_verlet>([](auto h, auto) {
  return h * h;
}));

// The number of steps in which the order shows with a damper, and with changing steps; and the largest energy error.
struct observed {
  int damped, changing;
  double energy, within;
};
// In exact arithmetic all except leapfrog equal velocity Verlet here; Principia's tests publish its largest energy
// error.
constexpr double published = 4.99999039863668893e-03;
template <class Method>
constexpr observed seen{64, 16, published, 1e-11};
// On the unit oscillator it conserves x^2 + (1 - h^2/4) v^2, so from x = 1 at rest the energy rises by (1 / (1 - h^2/4)
// - 1) / 2 at most.
template <>
constexpr observed seen<leapfrog>{32, 16, 0.005 / 0.99, 2e-8};
template <>
constexpr observed seen<time_corrected_verlet>{64, 32, published, 1e-11};

template <class Method>
struct Verlets : testing::Test {};
using all = testing::Types<leapfrog, velocity_verlet, stormer_verlet, variable_step_verlet,
                           time_corrected_verlet>;
TYPED_TEST_SUITE(Verlets, all);

TYPED_TEST(Verlets, ShowTheirOrder) {
  EXPECT_TRUE(laws::shows_its_order(TypeParam{}, 16));
  EXPECT_TRUE(laws::shows_its_order_when_damped(TypeParam{}, seen<TypeParam>.damped));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(TypeParam{}, seen<TypeParam>.changing));
}
TYPED_TEST(Verlets, HaveTheirErrorInEnergy) {
  auto const energy = laws::energy_errors_of(TypeParam{});
  EXPECT_FALSE(energy.grow());
  EXPECT_TRUE(laws::size(energy.largest() - seen<TypeParam>.energy) < seen<TypeParam>.within);
}
TYPED_TEST(Verlets, AreReversible) { EXPECT_TRUE(laws::is_reversible<TypeParam>()); }
TYPED_TEST(Verlets, TakeTheCompilersOrbit) { laws::expect_the_compilers_orbit<TypeParam>(); }

TEST(VerletsWithAMemory, TurnBackWithinARun) {
  EXPECT_TRUE(laws::turns_back<stormer_verlet>());
  EXPECT_TRUE(laws::turns_back<variable_step_verlet>());
}

// If the last displacement is divided by its time, a step after one of length zero is undefined.
template <class Method>
void refuses_the_step_after_a_step_of_zero() {
  namespace si = boost::units::si;
  simulation run{Method{}, motion{1.0 * si::metre, 0.0 * si::metre_per_second},
                 [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; },
                 0.5 * si::second};
  run.step(0.0 * si::second);
  EXPECT_THROW(run.step(0.5 * si::second), std::domain_error);
}
TEST(VerletsOfChangingSteps, RefuseTheStepAfterAStepOfZero) {
  refuses_the_step_after_a_step_of_zero<variable_step_verlet>();
  refuses_the_step_after_a_step_of_zero<time_corrected_verlet>();
}

}  // namespace
