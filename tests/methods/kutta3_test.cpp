// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/kutta3.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::kutta3;

static_assert(laws::has_its_order<kutta3>());
static_assert(laws::exact_order_of_states<kutta3, 4>() == 3 && kutta3::order == 3);
TEST(kutta3, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(kutta3{}, 16));
  EXPECT_TRUE(laws::shows_its_order_when_damped(kutta3{}, 16));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(kutta3{}, 16));
}

static_assert(!laws::is_symplectic<kutta3>() && !kutta3::symplectic);
TEST(kutta3, has_its_error_in_energy) { EXPECT_TRUE(laws::energy_errors_of(kutta3{}).grow()); }

static_assert(!kutta3::reversible);
TEST(kutta3, is_not_reversible) {
  EXPECT_FALSE(laws::is_reversible<kutta3>());
  EXPECT_TRUE(laws::misses_by_its_order(kutta3{}, 1.0 / 16));
}
static_assert(laws::evaluates_as_stated<kutta3>());
static_assert(unitstep::detail::kutta3_tableau::stages == kutta3::evaluations);
// Simpson's rule is exact for cubics, so motions are up to x = t^4.
static_assert(laws::exact_degree<kutta3>() == 4);
static_assert(laws::steps_quantities<kutta3>());

TEST(kutta3, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<kutta3>(); }

}  // namespace
