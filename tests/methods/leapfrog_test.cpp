// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/leapfrog.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::leapfrog;

static_assert(laws::has_its_order<leapfrog>());
static_assert(laws::has_its_order_with_changing_steps<leapfrog>());
TEST(leapfrog, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(leapfrog{}, 16));
  EXPECT_TRUE(laws::shows_its_order_when_damped(leapfrog{}, 32));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(leapfrog{}, 16));
}

static_assert(laws::is_symplectic<leapfrog>());
static_assert(laws::is_symplectic<leapfrog>({}, 2));
TEST(leapfrog, has_its_error_in_energy) {
  EXPECT_FALSE(laws::energy_errors_of(leapfrog{}).grow());
  // On the unit oscillator it keeps x^2 + (1 - h^2/4) v^2, so from x = 1 at rest the energy rises by
  // (1 / (1 - h^2/4) - 1) / 2 at most.
  EXPECT_TRUE(laws::size(laws::energy_errors_of(leapfrog{}).largest() - 0.005 / 0.99) < 2e-8);
}

TEST(leapfrog, is_reversible) { EXPECT_TRUE(laws::is_reversible<leapfrog>()); }
static_assert(leapfrog::symplectic && leapfrog::reversible);
static_assert(laws::evaluates_as_stated<leapfrog>());
static_assert(laws::exact_degree<leapfrog>() == 2);
static_assert(laws::steps_quantities<leapfrog>());

TEST(leapfrog, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<leapfrog>(); }

}  // namespace
