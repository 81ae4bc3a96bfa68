// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/methods/three_eighths.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::three_eighths;

static_assert(laws::has_its_order<three_eighths>());
static_assert(laws::exact_order_of_states<three_eighths, 5>() == 4 && three_eighths::order == 4);
TEST(three_eighths, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(three_eighths{}, 16));
  EXPECT_TRUE(laws::shows_its_order_when_damped(three_eighths{}, 16));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(three_eighths{}, 16));
}

static_assert(!laws::is_symplectic<three_eighths>() && !three_eighths::symplectic);
TEST(three_eighths, has_its_error_in_energy) {
  EXPECT_TRUE(laws::energy_errors_of(three_eighths{}).grow());
}

static_assert(!three_eighths::reversible);
TEST(three_eighths, is_not_reversible) {
  EXPECT_FALSE(laws::is_reversible<three_eighths>());
  EXPECT_TRUE(laws::misses_by_its_order(three_eighths{}, 1.0 / 16));
}
static_assert(laws::evaluates_as_stated<three_eighths>());
static_assert(unitstep::detail::three_eighths_tableau::stages == three_eighths::evaluations);
static_assert(laws::exact_degree<three_eighths>() == 4);
static_assert(laws::steps_quantities<three_eighths>());

TEST(three_eighths, takes_the_compilers_orbit) {
  laws::expect_the_compilers_orbit<three_eighths>();
}

}  // namespace
