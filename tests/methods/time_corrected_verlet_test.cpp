// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/time_corrected_verlet.hpp>

#include "support/laws.hpp"
#include "support/position_verlet.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::time_corrected_verlet;

// Of first order where steps change.
static_assert(laws::has_its_order<time_corrected_verlet>());
static_assert(laws::has_its_order_with_changing_steps<time_corrected_verlet>());
TEST(time_corrected_verlet, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(time_corrected_verlet{}, 16));
  EXPECT_TRUE(laws::shows_its_order_when_damped(time_corrected_verlet{}, 64));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(time_corrected_verlet{}, 32));
}

static_assert(laws::is_symplectic<time_corrected_verlet>());
static_assert(laws::is_symplectic<time_corrected_verlet>({}, 2));
TEST(time_corrected_verlet, has_its_error_in_energy) {
  EXPECT_FALSE(laws::energy_errors_of(time_corrected_verlet{}).grow());
  // In exact arithmetic it is velocity Verlet here, whose largest energy error Principia's tests publish.
  EXPECT_TRUE(laws::size(laws::energy_errors_of(time_corrected_verlet{}).largest() -
                         4.99999039863668893e-03) < 1e-11);
}

TEST(time_corrected_verlet, is_reversible) {
  EXPECT_TRUE(laws::is_reversible<time_corrected_verlet>());
}
static_assert(time_corrected_verlet::symplectic && time_corrected_verlet::reversible);
static_assert(laws::evaluates_as_stated<time_corrected_verlet>());
static_assert(laws::exact_degree<time_corrected_verlet>() == 2);
static_assert(laws::steps_quantities<time_corrected_verlet>());

static_assert(laws::is_the_formula_of_positions<time_corrected_verlet>());
static_assert(laws::takes_a_kick<time_corrected_verlet>());

// The same with steps that change: the displacement is scaled.
static_assert(laws::is_the_formula_of_changing_steps<time_corrected_verlet>([](auto h, auto) {
  return h * h;
}));

TEST(time_corrected_verlet, takes_the_compilers_orbit) {
  laws::expect_the_compilers_orbit<time_corrected_verlet>();
}

TEST(time_corrected_verlet, refuses_the_step_after_a_step_of_zero) {
  namespace si = boost::units::si;
  unitstep::simulation run{
      time_corrected_verlet{}, unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second},
      [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; }, 0.5 * si::second};
  run.step(0.0 * si::second);
  EXPECT_THROW(run.step(0.5 * si::second), std::domain_error);
}

}  // namespace
