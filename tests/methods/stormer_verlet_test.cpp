// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/stormer_verlet.hpp>

#include "support/laws.hpp"
#include "support/position_verlet.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::stormer_verlet;

// The reported velocity is of second order too. A step of another length starts the method again.
static_assert(laws::has_its_order<stormer_verlet>());
static_assert(laws::has_its_order_with_changing_steps<stormer_verlet>());
TEST(stormer_verlet, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(stormer_verlet{}, 16));
  EXPECT_TRUE(laws::shows_its_order_when_damped(stormer_verlet{}, 64));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(stormer_verlet{}, 16));
}

static_assert(laws::is_symplectic<stormer_verlet>());
static_assert(laws::is_symplectic<stormer_verlet>({}, 2));
TEST(stormer_verlet, has_its_error_in_energy) {
  EXPECT_FALSE(laws::energy_errors_of(stormer_verlet{}).grow());
  // In exact arithmetic it is velocity Verlet here, whose largest energy error Principia's tests publish.
  EXPECT_TRUE(laws::size(laws::energy_errors_of(stormer_verlet{}).largest() -
                         4.99999039863668893e-03) < 1e-11);
}

TEST(stormer_verlet, is_reversible) { EXPECT_TRUE(laws::is_reversible<stormer_verlet>()); }
static_assert(stormer_verlet::symplectic && stormer_verlet::reversible);
static_assert(laws::evaluates_as_stated<stormer_verlet>());
static_assert(laws::exact_degree<stormer_verlet>() == 2);
static_assert(laws::steps_quantities<stormer_verlet>());

static_assert(laws::is_the_formula_of_positions<stormer_verlet>());
static_assert(laws::takes_a_kick<stormer_verlet>());

TEST(stormer_verlet, turns_back_within_a_run) {
  // There and back within one run.
  EXPECT_TRUE(laws::turns_back<stormer_verlet>());
}

TEST(stormer_verlet, takes_the_compilers_orbit) {
  laws::expect_the_compilers_orbit<stormer_verlet>();
}

}  // namespace
