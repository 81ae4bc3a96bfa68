// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/velocity_verlet.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::velocity_verlet;

// Of second order, and of first where forces depend on velocity; that is stated and proved.
static_assert(laws::has_its_order<velocity_verlet>());
static_assert(laws::has_its_order_with_changing_steps<velocity_verlet>());
static_assert(velocity_verlet::order == 2 && velocity_verlet::order_with_velocity_forces == 1);
TEST(velocity_verlet, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(velocity_verlet{}, 16));
  EXPECT_TRUE(laws::shows_its_order_when_damped(velocity_verlet{}, 64));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(velocity_verlet{}, 16));
}

static_assert(laws::is_symplectic<velocity_verlet>());
static_assert(laws::is_symplectic<velocity_verlet>({}, 2));
TEST(velocity_verlet, has_its_error_in_energy) {
  // The largest energy error on this problem as Principia's tests publish it for the same method.
  auto const energy = laws::energy_errors_of(velocity_verlet{});
  EXPECT_FALSE(energy.grow());
  EXPECT_TRUE(laws::size(energy.largest() - 4.99999039863668893e-03) < 1e-11);
}

TEST(velocity_verlet, is_reversible) { EXPECT_TRUE(laws::is_reversible<velocity_verlet>()); }
static_assert(velocity_verlet::symplectic && velocity_verlet::reversible);
static_assert(laws::evaluates_as_stated<velocity_verlet>());
static_assert(laws::exact_degree<velocity_verlet>() == 2);
static_assert(laws::steps_quantities<velocity_verlet>());

TEST(velocity_verlet, takes_the_compilers_orbit) {
  laws::expect_the_compilers_orbit<velocity_verlet>();
}

}  // namespace
