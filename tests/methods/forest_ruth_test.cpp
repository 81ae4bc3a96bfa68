// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/methods/composition.hpp>

#include "support/cubic.hpp"
#include "support/laws.hpp"
#include "support/published.hpp"
#include "support/residue.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::forest_ruth;

// In exact numbers with the cube roots of 2 and 4.
static_assert(laws::has_its_order<forest_ruth, laws::cubic>());
TEST(forest_ruth, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(forest_ruth{}, 16));
  EXPECT_TRUE(laws::shows_its_order_when_damped(forest_ruth{}, 64));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(forest_ruth{}, 8));
}

constexpr laws::planar<laws::cubic> point{{0, 1}, {1, 0}};
static_assert(laws::preserves_areas(laws::jacobian(forest_ruth{}, point, laws::cubic(1), 1)));
static_assert(laws::is_symplectic<forest_ruth, laws::modulo_a_prime>());
static_assert(laws::is_symplectic<forest_ruth, laws::modulo_another>());
TEST(forest_ruth, has_its_error_in_energy) {
  EXPECT_FALSE(laws::energy_errors_of(forest_ruth{}).grow());
}

static_assert(forest_ruth::reversible);
TEST(forest_ruth, is_reversible) { EXPECT_TRUE(laws::is_reversible<forest_ruth>()); }
static_assert(laws::evaluates_as_stated<forest_ruth>());
static_assert(laws::exact_degree<forest_ruth, laws::cubic>() == 4);
static_assert(laws::steps_quantities<forest_ruth>());

// A longer first leapfrog, for which the other two compensate: symplectic and reversible as before, but of second
// order. Symplecticity says nothing about the order.
struct too_long_table : unitstep::detail::forest_ruth_table {
  template <class T>
  static constexpr unitstep::drifts_and_kicks<T, 4, 3> coefficients() {
    T const theta = T(27) / T(20);
    return unitstep::leapfrogs(std::array<T, 3>{theta, T(1) - theta - theta, theta});
  }
};
using too_long = unitstep::composition<too_long_table>;
static_assert(!laws::has_its_order<too_long>());
static_assert(laws::exact_order<too_long, 5>() == 2);
static_assert(laws::is_symplectic<too_long, laws::modulo_a_prime>());
TEST(forest_ruth, is_reversible_where_it_is_too_long) {
  EXPECT_TRUE(laws::is_reversible<too_long>());
}

// Principia's tests publish the error in energy of its twin that begins with a kick.
using begins_with_a_kick =
    unitstep::composition<laws::exchanged_table<unitstep::detail::forest_ruth_table>>;
TEST(forest_ruth, has_a_twin_that_begins_with_a_kick) {
  EXPECT_TRUE(
      laws::is_published(laws::energy_errors_of(begins_with_a_kick{}), 6.26859072366814374e-05));
  EXPECT_FALSE(
      laws::is_published(laws::energy_errors_of(unitstep::forest_ruth{}), 6.26859072366814374e-05));
}

TEST(forest_ruth, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<forest_ruth>(); }

}  // namespace
