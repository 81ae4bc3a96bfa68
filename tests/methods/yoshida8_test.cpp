// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/methods/composition.hpp>

#include "support/laws.hpp"
#include "support/off_table.hpp"
#include "support/published.hpp"
#include "support/residue.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::yoshida8;

using off = unitstep::composition<laws::off_table<unitstep::detail::yoshida8_table>>;

// All conditions of order 8 hold to within 1e-14, and those of order 9 do not.
static_assert(laws::residual<yoshida8, 1, 8, long double>() < 1e-14L);
static_assert(laws::residual<off, 1, 8, long double>() > 1e-6L);
static_assert(laws::residual<yoshida8, 9, 9>() > 1e-6);
TEST(yoshida8, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order<long double>(yoshida8{}, 16));
  EXPECT_TRUE(laws::shows_its_order_when_damped(yoshida8{}, 256));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps<long double>(yoshida8{}, 10));
  EXPECT_FALSE(laws::shows_its_order<long double>(off{}, 16));
}

static_assert(laws::is_symplectic<yoshida8, laws::modulo_a_prime>());
static_assert(laws::is_symplectic<yoshida8, laws::modulo_another>());
static_assert(laws::symplectic_error<yoshida8>() < 1e-14);
TEST(yoshida8, has_its_error_in_energy) { EXPECT_FALSE(laws::energy_errors_of(yoshida8{}).grow()); }

static_assert(yoshida8::reversible);
TEST(yoshida8, is_reversible) { EXPECT_TRUE(laws::is_reversible<yoshida8>()); }
static_assert(laws::evaluates_as_stated<yoshida8>());
static_assert(laws::steps_quantities<yoshida8>());

TEST(yoshida8, has_the_error_in_energy_that_is_published) {
  // Principia's tests publish the same error in energy.
  EXPECT_TRUE(laws::is_published(laws::energy_errors_of(yoshida8{}), 1.58094315416690279e-10));
  EXPECT_FALSE(laws::is_published(laws::energy_errors_of(yoshida8{}), 1.5810e-10 * 1.01));
}

TEST(yoshida8, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<yoshida8>(); }

}  // namespace
