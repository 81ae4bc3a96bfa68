// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/methods/blanes_moan_s10.hpp>

#include "support/laws.hpp"
#include "support/published.hpp"
#include "support/residue.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::blanes_moan_s10;

using off = unitstep::composition<laws::off_palindrome<unitstep::detail::blanes_moan_s10_table>>;

// All conditions of order 6 hold to the last of the printed digits, and those of order 7 do not.
static_assert(laws::residual<blanes_moan_s10, 1, 6, long double>() < 1e-15L);
static_assert(laws::residual<off, 1, 6, long double>() > 1e-4L);
static_assert(laws::residual<blanes_moan_s10, 7, 7>() > 1e-05);
TEST(blanes_moan_s10, shows_its_order) {
  EXPECT_TRUE(laws::near_order(laws::order_on_a_pendulum<blanes_moan_s10>(8), 6));
  EXPECT_TRUE(laws::near_order(laws::order_on_a_pendulum<off>(8), 2));
  EXPECT_TRUE(laws::shows_its_order<long double>(blanes_moan_s10{}, 8));
  EXPECT_TRUE(laws::shows_its_order_when_damped(blanes_moan_s10{}, 256));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps<long double>(blanes_moan_s10{}, 4));
  EXPECT_FALSE(laws::shows_its_order<long double>(off{}, 8));
}

// Of any drift and kick: with the two exchanged the order is the same.
using exchanged =
    unitstep::composition<laws::exchanged_table<unitstep::detail::blanes_moan_s10_table>>;
static_assert(laws::residual<exchanged, 1, 6, long double>() < 1e-15L);
static_assert(laws::residual<exchanged, 7, 7>() > 1e-6);

static_assert(laws::is_symplectic<blanes_moan_s10, laws::modulo_a_prime>());
static_assert(laws::is_symplectic<blanes_moan_s10, laws::modulo_another>());
static_assert(laws::symplectic_error<blanes_moan_s10>() < 1e-14);
TEST(blanes_moan_s10, has_its_error_in_energy) {
  auto const energy = laws::energy_errors_of(blanes_moan_s10{});
  // The largest error in energy, computed with forty digits: 2.451509523e-10.
  EXPECT_TRUE(laws::is_published(energy, 2.451509523000861933e-10));
  EXPECT_TRUE(laws::stays(energy));
  EXPECT_FALSE(laws::is_published(laws::energy_errors_of(off{}), 2.45150955e-10));
}

static_assert(blanes_moan_s10::reversible);
TEST(blanes_moan_s10, is_reversible) {
  EXPECT_TRUE(laws::is_reversible<blanes_moan_s10>());
  EXPECT_TRUE(laws::returns<blanes_moan_s10>());
}
static_assert(blanes_moan_s10::starting_evaluations == 1 &&
              laws::evaluates_as_stated<blanes_moan_s10>());
static_assert(laws::steps_quantities<blanes_moan_s10>());

TEST(blanes_moan_s10, takes_the_compilers_orbit) {
  laws::expect_the_compilers_orbit<blanes_moan_s10>();
}

}  // namespace
