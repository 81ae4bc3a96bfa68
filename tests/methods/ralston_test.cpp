// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/ralston.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::ralston;

static_assert(laws::has_its_order<ralston>());
static_assert(laws::exact_order_of_states<ralston, 3>() == 2 && ralston::order == 2);
TEST(ralston, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(ralston{}, 32));
  EXPECT_TRUE(laws::shows_its_order_when_damped(ralston{}, 32));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(ralston{}, 32));
}

static_assert(!laws::is_symplectic<ralston>() && !ralston::symplectic);
TEST(ralston, has_its_error_in_energy) { EXPECT_TRUE(laws::energy_errors_of(ralston{}).grow()); }

static_assert(!ralston::reversible);
TEST(ralston, is_not_reversible) {
  EXPECT_FALSE(laws::is_reversible<ralston>());
  EXPECT_TRUE(laws::misses_by_its_order(ralston{}, 1.0 / 16));
}
static_assert(laws::evaluates_as_stated<ralston>());
static_assert(unitstep::detail::ralston_tableau::stages == ralston::evaluations);
static_assert(laws::exact_degree<ralston>() == 2);
static_assert(laws::steps_quantities<ralston>());

TEST(ralston, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<ralston>(); }

}  // namespace
