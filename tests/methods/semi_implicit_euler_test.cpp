// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/semi_implicit_euler.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::semi_implicit_euler;

static_assert(laws::has_its_order<semi_implicit_euler>());
TEST(semi_implicit_euler, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(semi_implicit_euler{}, 32));
  EXPECT_TRUE(laws::shows_its_order_when_damped(semi_implicit_euler{}, 32));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(semi_implicit_euler{}, 32));
}

static_assert(laws::is_symplectic<semi_implicit_euler>());
static_assert(laws::is_symplectic<semi_implicit_euler>({}, 2));
static_assert(semi_implicit_euler::symplectic);
TEST(semi_implicit_euler, has_its_error_in_energy) {
  // It conserves x^2 + v^2 - h x v (signs as here: v first, then x). So from x = 1, v = 0 the energy is off by h |x v|
  // / 2 at most, and x v is at most 1 / (2 - h) on that ellipse, which gives 1/18 for h = 0.2.
  auto const energy = laws::energy_errors_of(semi_implicit_euler{});
  EXPECT_FALSE(energy.grow());
  EXPECT_TRUE(energy.largest() < 1.0 / 18);
  EXPECT_TRUE(energy.largest() > 0.99 / 18);
}

static_assert(!semi_implicit_euler::reversible);
TEST(semi_implicit_euler, is_not_reversible) {
  EXPECT_FALSE(laws::is_reversible<semi_implicit_euler>());
  EXPECT_TRUE(laws::misses_by_its_order(semi_implicit_euler{}, 1.0 / 16));
}
static_assert(laws::evaluates_as_stated<semi_implicit_euler>());
static_assert(laws::exact_degree<semi_implicit_euler>() == 1);
static_assert(laws::steps_quantities<semi_implicit_euler>());

TEST(semi_implicit_euler, takes_the_compilers_orbit) {
  laws::expect_the_compilers_orbit<semi_implicit_euler>();
}

}  // namespace
