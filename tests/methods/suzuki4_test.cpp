// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/methods/composition.hpp>

#include "support/cubic.hpp"
#include "support/laws.hpp"
#include "support/published.hpp"
#include "support/residue.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::suzuki4;

// In exact numbers with the cube roots of 2 and 4.
static_assert(laws::has_its_order<suzuki4, laws::cubic>());
TEST(suzuki4, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(suzuki4{}, 16));
  EXPECT_TRUE(laws::shows_its_order_when_damped(suzuki4{}, 64));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(suzuki4{}, 8));
}

static_assert(laws::is_symplectic<suzuki4, laws::modulo_a_prime>());
static_assert(laws::is_symplectic<suzuki4, laws::modulo_another>());
TEST(suzuki4, has_its_error_in_energy) { EXPECT_FALSE(laws::energy_errors_of(suzuki4{}).grow()); }

static_assert(suzuki4::reversible);
TEST(suzuki4, is_reversible) { EXPECT_TRUE(laws::is_reversible<suzuki4>()); }
static_assert(laws::evaluates_as_stated<suzuki4>());
static_assert(laws::exact_degree<suzuki4, laws::cubic>() == 4);
static_assert(laws::steps_quantities<suzuki4>());

TEST(suzuki4, has_a_tenth_of_the_error_of_forest_ruth) {
  // Two more evaluations than Forest and Ruth, and a tenth of their energy error.
  EXPECT_TRUE(laws::energy_errors_of(suzuki4{}).largest() <
              laws::energy_errors_of(unitstep::forest_ruth{}).largest() / 10);
}

// Principia's tests publish the error in energy of its twin that begins with a kick.
using begins_with_a_kick =
    unitstep::composition<laws::exchanged_table<unitstep::detail::suzuki4_table>>;
TEST(suzuki4, has_a_twin_that_begins_with_a_kick) {
  EXPECT_TRUE(
      laws::is_published(laws::energy_errors_of(begins_with_a_kick{}), 5.75983521433620638e-06));
  EXPECT_FALSE(
      laws::is_published(laws::energy_errors_of(unitstep::suzuki4{}), 5.75983521433620638e-06));
}

TEST(suzuki4, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<suzuki4>(); }

}  // namespace
