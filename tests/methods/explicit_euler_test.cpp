// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/explicit_euler.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::explicit_euler;

static_assert(laws::has_its_order<explicit_euler>());
static_assert(laws::exact_order_of_states<explicit_euler, 2>() == 1);
TEST(explicit_euler, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(explicit_euler{}, 32));
  EXPECT_TRUE(laws::shows_its_order_when_damped(explicit_euler{}, 32));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(explicit_euler{}, 32));
}

static_assert(!laws::is_symplectic<explicit_euler>());
static_assert(!explicit_euler::symplectic);
TEST(explicit_euler, has_its_error_in_energy) {
  // Each step multiplies the energy of the unit oscillator by 1 + h^2 exactly, 1.04 here.
  EXPECT_TRUE(laws::energy_errors_of(explicit_euler{}).grow());
}
constexpr auto one_step = laws::run(explicit_euler{}, laws::line{1, 0}, laws::undamped, 0.5, 1);
static_assert(laws::energy(one_step) == 0.5 * (1 + 0.5 * 0.5));

// A caller's state moves along its rates: 1 + 3 / 2.
static_assert(explicit_euler{}.step(
                  unitstep::vec{1.0}, [](auto const&, auto) { return unitstep::vec{3.0}; }, 0.0,
                  0.5) == unitstep::vec{2.5});

static_assert(!explicit_euler::reversible);
TEST(explicit_euler, is_not_reversible) {
  EXPECT_FALSE(laws::is_reversible<explicit_euler>());
  EXPECT_TRUE(laws::misses_by_its_order(explicit_euler{}, 1.0 / 16));
}
static_assert(laws::evaluates_as_stated<explicit_euler>());
// Only uniform motion is exact, not even constant acceleration.
static_assert(laws::exact_degree<explicit_euler>() == 1);
static_assert(laws::steps_quantities<explicit_euler>());

TEST(explicit_euler, takes_the_compilers_orbit) {
  laws::expect_the_compilers_orbit<explicit_euler>();
}

}  // namespace
