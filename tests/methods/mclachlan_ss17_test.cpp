// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/methods/mclachlan_ss17.hpp>

#include "support/laws.hpp"
#include "support/published.hpp"
#include "support/residue.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::mclachlan_ss17;

using off = unitstep::composition<laws::off_palindrome<unitstep::detail::mclachlan_ss17_table>>;

// All conditions of order 8 hold to the last of the printed digits, and those of order 9 do not.
static_assert(laws::residual<mclachlan_ss17, 1, 8, long double>() < 1e-15L);
static_assert(laws::residual<off, 1, 8, long double>() > 1e-4L);
static_assert(laws::residual<mclachlan_ss17, 9, 9>() > 1e-05);
TEST(mclachlan_ss17, shows_its_order) {
  EXPECT_TRUE(laws::near_order(laws::order_on_a_pendulum<mclachlan_ss17>(8), 8));
  EXPECT_TRUE(laws::near_order(laws::order_on_a_pendulum<off>(8), 2));
  EXPECT_TRUE(laws::shows_its_order<long double>(mclachlan_ss17{}, 8));
  EXPECT_TRUE(laws::shows_its_order_when_damped(mclachlan_ss17{}, 128));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps<long double>(mclachlan_ss17{}, 3));
  EXPECT_FALSE(laws::shows_its_order<long double>(off{}, 8));
}

// Of any drift and kick: with the two exchanged the order is the same.
using exchanged =
    unitstep::composition<laws::exchanged_table<unitstep::detail::mclachlan_ss17_table>>;
static_assert(laws::residual<exchanged, 1, 8, long double>() < 1e-15L);
static_assert(laws::residual<exchanged, 9, 9>() > 1e-6);

static_assert(laws::is_symplectic<mclachlan_ss17, laws::modulo_a_prime>());
static_assert(laws::is_symplectic<mclachlan_ss17, laws::modulo_another>());
static_assert(laws::symplectic_error<mclachlan_ss17>() < 1e-14);
TEST(mclachlan_ss17, has_its_error_in_energy) {
  auto const energy = laws::energy_errors_of(mclachlan_ss17{});
  // Principia's tests publish the same error in energy.
  EXPECT_TRUE(laws::is_published(energy, 2.24043006369356590e-12));
  EXPECT_TRUE(laws::stays(energy));
  EXPECT_FALSE(laws::is_published(laws::energy_errors_of(off{}), 2.24043006369356590e-12));
}

static_assert(mclachlan_ss17::reversible);
TEST(mclachlan_ss17, is_reversible) {
  EXPECT_TRUE(laws::is_reversible<mclachlan_ss17>());
  EXPECT_TRUE(laws::returns<mclachlan_ss17>());
}
static_assert(mclachlan_ss17::starting_evaluations == 0 &&
              laws::evaluates_as_stated<mclachlan_ss17>());
static_assert(laws::steps_quantities<mclachlan_ss17>());

TEST(mclachlan_ss17, takes_the_compilers_orbit) {
  laws::expect_the_compilers_orbit<mclachlan_ss17>();
}

}  // namespace
