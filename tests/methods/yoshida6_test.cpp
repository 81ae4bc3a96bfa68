// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/methods/composition.hpp>

#include "support/laws.hpp"
#include "support/off_table.hpp"
#include "support/residue.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::yoshida6;

using off = unitstep::composition<laws::off_table<unitstep::detail::yoshida6_table>>;

// All conditions of order 6 hold to within 1e-14, and those of order 7 do not.
static_assert(laws::residual<yoshida6, 1, 6, long double>() < 1e-14L);
static_assert(laws::residual<off, 1, 6, long double>() > 1e-6L);
static_assert(laws::residual<yoshida6, 7, 7>() > 1e-6);
TEST(yoshida6, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order<long double>(yoshida6{}, 16));
  EXPECT_TRUE(laws::shows_its_order_when_damped(yoshida6{}, 64));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps<long double>(yoshida6{}, 8));
  EXPECT_FALSE(laws::shows_its_order<long double>(off{}, 16));
}

static_assert(laws::is_symplectic<yoshida6, laws::modulo_a_prime>());
static_assert(laws::is_symplectic<yoshida6, laws::modulo_another>());
static_assert(laws::symplectic_error<yoshida6>() < 1e-14);
TEST(yoshida6, has_its_error_in_energy) { EXPECT_FALSE(laws::energy_errors_of(yoshida6{}).grow()); }

static_assert(yoshida6::reversible);
TEST(yoshida6, is_reversible) { EXPECT_TRUE(laws::is_reversible<yoshida6>()); }
static_assert(laws::evaluates_as_stated<yoshida6>());
static_assert(laws::steps_quantities<yoshida6>());

TEST(yoshida6, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<yoshida6>(); }

}  // namespace
