// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/methods/butcher5.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::butcher5;

// The 37 rooted trees up to order 6, and motions: up to 6 without forces that depend on velocity, up
// to 5 with them.
static_assert(laws::exact_order_of_states<butcher5, 6>() == 5 && butcher5::order == 5);
static_assert(laws::exact_order<butcher5, 6>() == 5);
static_assert(laws::exact_order<butcher5, 5, true>() == 5);
TEST(butcher5, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(butcher5{}, 16));
  EXPECT_TRUE(laws::shows_its_order_when_damped(butcher5{}, 16));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(butcher5{}, 16));
}

static_assert(!laws::is_symplectic<butcher5>() && !butcher5::symplectic);
TEST(butcher5, has_its_error_in_energy) { EXPECT_TRUE(laws::energy_errors_of(butcher5{}).grow()); }

static_assert(!butcher5::reversible);
TEST(butcher5, is_not_reversible) {
  EXPECT_FALSE(laws::is_reversible<butcher5>());
  EXPECT_TRUE(laws::misses_by_its_order(butcher5{}, 1.0 / 16));
}
static_assert(laws::evaluates_as_stated<butcher5>());
static_assert(unitstep::detail::butcher5_tableau::stages == butcher5::evaluations);
// Boole's rule is exact for t^5, and the positions reach x = t^6.
static_assert(laws::exact_degree<butcher5>() == 6);
static_assert(laws::steps_quantities<butcher5>());

TEST(butcher5, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<butcher5>(); }

}  // namespace
