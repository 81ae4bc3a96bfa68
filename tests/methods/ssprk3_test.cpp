// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/ssprk3.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::ssprk3;

static_assert(laws::has_its_order<ssprk3>());
static_assert(laws::exact_order_of_states<ssprk3, 4>() == 3 && ssprk3::order == 3);
TEST(ssprk3, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(ssprk3{}, 16));
  EXPECT_TRUE(laws::shows_its_order_when_damped(ssprk3{}, 16));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(ssprk3{}, 16));
}

static_assert(!laws::is_symplectic<ssprk3>() && !ssprk3::symplectic);
TEST(ssprk3, has_its_error_in_energy) { EXPECT_TRUE(laws::energy_errors_of(ssprk3{}).grow()); }

static_assert(!ssprk3::reversible);
TEST(ssprk3, is_not_reversible) {
  EXPECT_FALSE(laws::is_reversible<ssprk3>());
  EXPECT_TRUE(laws::misses_by_its_order(ssprk3{}, 1.0 / 16));
}
static_assert(laws::evaluates_as_stated<ssprk3>());
static_assert(unitstep::detail::ssprk3_tableau::stages == ssprk3::evaluations);
static_assert(laws::exact_degree<ssprk3>() == 3);
static_assert(laws::steps_quantities<ssprk3>());

TEST(ssprk3, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<ssprk3>(); }

}  // namespace
