// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/composition.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::ruth3;

static_assert(laws::has_its_order<ruth3>());
TEST(ruth3, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(ruth3{}, 16));
  EXPECT_TRUE(laws::shows_its_order_when_damped(ruth3{}, 64));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(ruth3{}, 16));
}

static_assert(laws::is_symplectic<ruth3>());
TEST(ruth3, has_its_error_in_energy) { EXPECT_FALSE(laws::energy_errors_of(ruth3{}).grow()); }

static_assert(!ruth3::reversible);
TEST(ruth3, is_not_reversible) {
  EXPECT_FALSE(laws::is_reversible<ruth3>());
  EXPECT_TRUE(laws::misses_by_its_order(ruth3{}, 1.0 / 16));
}
static_assert(laws::evaluates_as_stated<ruth3>());
// It ends with a kick: a fourth drift of length zero would be useless.
static_assert(unitstep::detail::ruth3_table::coefficients<double>().drift.size() == 3);
static_assert(laws::exact_degree<ruth3>() == 3);
static_assert(laws::steps_quantities<ruth3>());

TEST(ruth3, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<ruth3>(); }

}  // namespace
