// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/methods/blanes_moan_s6.hpp>

#include "support/laws.hpp"
#include "support/published.hpp"
#include "support/residue.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::blanes_moan_s6;

using off = unitstep::composition<laws::off_palindrome<unitstep::detail::blanes_moan_s6_table>>;

// All conditions of order 4 hold to the last of the printed digits, and those of order 5 do not.
static_assert(laws::residual<blanes_moan_s6, 1, 4, long double>() < 1e-15L);
static_assert(laws::residual<off, 1, 4, long double>() > 1e-4L);
static_assert(laws::residual<blanes_moan_s6, 5, 5>() > 0.0001);
TEST(blanes_moan_s6, shows_its_order) {
  EXPECT_TRUE(laws::near_order(laws::order_on_a_pendulum<blanes_moan_s6>(16), 4));
  EXPECT_TRUE(laws::near_order(laws::order_on_a_pendulum<off>(16), 2));
  EXPECT_TRUE(laws::shows_its_order<long double>(blanes_moan_s6{}, 16));
  EXPECT_TRUE(laws::shows_its_order_when_damped(blanes_moan_s6{}, 256));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps<long double>(blanes_moan_s6{}, 8));
  EXPECT_FALSE(laws::shows_its_order<long double>(off{}, 16));
}

// Of any drift and kick: with the two exchanged the order is the same.
using exchanged =
    unitstep::composition<laws::exchanged_table<unitstep::detail::blanes_moan_s6_table>>;
static_assert(laws::residual<exchanged, 1, 4, long double>() < 1e-15L);
static_assert(laws::residual<exchanged, 5, 5>() > 1e-6);

static_assert(laws::is_symplectic<blanes_moan_s6, laws::modulo_a_prime>());
static_assert(laws::is_symplectic<blanes_moan_s6, laws::modulo_another>());
static_assert(laws::symplectic_error<blanes_moan_s6>() < 1e-14);
TEST(blanes_moan_s6, has_its_error_in_energy) {
  auto const energy = laws::energy_errors_of(blanes_moan_s6{});
  // Principia's tests publish the same error in energy.
  EXPECT_TRUE(laws::is_published(energy, 2.24300146345335349e-07));
  EXPECT_TRUE(laws::stays(energy));
  EXPECT_FALSE(laws::is_published(laws::energy_errors_of(off{}), 2.24300146345335349e-07));
}

static_assert(blanes_moan_s6::reversible);
TEST(blanes_moan_s6, is_reversible) {
  EXPECT_TRUE(laws::is_reversible<blanes_moan_s6>());
  EXPECT_TRUE(laws::returns<blanes_moan_s6>());
}
static_assert(blanes_moan_s6::starting_evaluations == 1 &&
              laws::evaluates_as_stated<blanes_moan_s6>());
static_assert(laws::steps_quantities<blanes_moan_s6>());

TEST(blanes_moan_s6, takes_the_compilers_orbit) {
  laws::expect_the_compilers_orbit<blanes_moan_s6>();
}

}  // namespace
