// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/suvat.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::suvat;

static_assert(laws::has_its_order<suvat>());
static_assert(laws::has_its_order_with_changing_steps<suvat>());
TEST(suvat, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(suvat{}, 32));
  EXPECT_TRUE(laws::shows_its_order_when_damped(suvat{}, 32));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(suvat{}, 32));
}

static_assert(!laws::is_symplectic<suvat>() && !suvat::symplectic);
TEST(suvat, has_its_error_in_energy) { EXPECT_TRUE(laws::energy_errors_of(suvat{}).grow()); }

static_assert(!suvat::reversible);
TEST(suvat, is_not_reversible) {
  EXPECT_FALSE(laws::is_reversible<suvat>());
  EXPECT_TRUE(laws::misses_by_its_order(suvat{}, 1.0 / 16));
}
static_assert(laws::evaluates_as_stated<suvat>());
// Constant acceleration is followed exactly, x = t^2; second order takes more than that.
static_assert(laws::exact_degree<suvat>() == 2);
static_assert(laws::steps_quantities<suvat>());

TEST(suvat, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<suvat>(); }

}  // namespace
