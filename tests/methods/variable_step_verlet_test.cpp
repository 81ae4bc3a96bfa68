// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/variable_step_verlet.hpp>

#include "support/laws.hpp"
#include "support/position_verlet.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::variable_step_verlet;

static_assert(laws::has_its_order<variable_step_verlet>());
static_assert(laws::has_its_order_with_changing_steps<variable_step_verlet>());
TEST(variable_step_verlet, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(variable_step_verlet{}, 16));
  EXPECT_TRUE(laws::shows_its_order_when_damped(variable_step_verlet{}, 64));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(variable_step_verlet{}, 16));
}

static_assert(laws::is_symplectic<variable_step_verlet>());
static_assert(laws::is_symplectic<variable_step_verlet>({}, 2));
TEST(variable_step_verlet, has_its_error_in_energy) {
  EXPECT_FALSE(laws::energy_errors_of(variable_step_verlet{}).grow());
  // In exact arithmetic it is velocity Verlet here, whose largest energy error Principia's tests publish.
  EXPECT_TRUE(laws::size(laws::energy_errors_of(variable_step_verlet{}).largest() -
                         4.99999039863668893e-03) < 1e-11);
}

TEST(variable_step_verlet, is_reversible) {
  EXPECT_TRUE(laws::is_reversible<variable_step_verlet>());
}
static_assert(variable_step_verlet::symplectic && variable_step_verlet::reversible);
static_assert(laws::evaluates_as_stated<variable_step_verlet>());
static_assert(laws::exact_degree<variable_step_verlet>() == 2);
static_assert(laws::steps_quantities<variable_step_verlet>());

static_assert(laws::is_the_formula_of_positions<variable_step_verlet>());
static_assert(laws::takes_a_kick<variable_step_verlet>());

// The same with steps that change: the mean of both steps weighs the acceleration.
static_assert(laws::is_the_formula_of_changing_steps<variable_step_verlet>(
    [](auto h, auto h_before) { return h * (h + h_before) / 2; }));

TEST(variable_step_verlet, turns_back_within_a_run) {
  // There and back within one run.
  EXPECT_TRUE(laws::turns_back<variable_step_verlet>());
}

TEST(variable_step_verlet, takes_the_compilers_orbit) {
  laws::expect_the_compilers_orbit<variable_step_verlet>();
}

TEST(variable_step_verlet, refuses_the_step_after_a_step_of_zero) {
  namespace si = boost::units::si;
  unitstep::simulation run{
      variable_step_verlet{}, unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second},
      [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; }, 0.5 * si::second};
  run.step(0.0 * si::second);
  EXPECT_THROW(run.step(0.5 * si::second), std::domain_error);
}

}  // namespace
