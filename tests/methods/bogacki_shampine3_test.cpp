// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/embedded_runge_kutta.hpp>

#include "support/laws.hpp"
#include "support/pairs.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::bogacki_shampine3;

// The rooted trees up to order 4, and motions: the step, the lower member of the pair and dense output, by the code
// that runs, in exact fractions.
static_assert(laws::exact_order_of_states<bogacki_shampine3, 4>() == 3);
static_assert(laws::has_the_orders_of_a_pair<bogacki_shampine3, laws::rational>());
static_assert(laws::has_the_orders_of_a_pair_of_motions<bogacki_shampine3, laws::modulo_a_prime>());
static_assert(laws::exact_order<bogacki_shampine3, 4, true>() == 3);
TEST(bogacki_shampine3, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(bogacki_shampine3{}, 32));
  EXPECT_TRUE(laws::shows_its_order_when_damped(bogacki_shampine3{}, 32));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(bogacki_shampine3{}, 32));
}

// One wrong weight, of the step or of the error.
struct off_step : unitstep::detail::bogacki_shampine3_tableau {
  static constexpr unitstep::fraction b[stages] = {{2, 9}, {3, 10}, {4, 9}};
};
struct off_error : unitstep::detail::bogacki_shampine3_tableau {
  static constexpr unitstep::fraction error[stages + 1] = {{-5, 72}, {1, 12}, {1, 9}, {-1, 9}};
};
template <class Tableau>
using pair = unitstep::embedded_runge_kutta<Tableau>;
static_assert(!laws::has_the_orders_of_a_pair<pair<off_step>, laws::rational>());
static_assert(!laws::has_the_orders_of_a_pair<pair<off_error>, laws::rational>());

// The last slope of a step is the first of the next one: three evaluations a step after the first.
static_assert(laws::calls_of_a_pair<bogacki_shampine3>() == laws::pair_calls{1, 3, 0, 0});
static_assert(laws::dense_output_joins<bogacki_shampine3>());

static_assert(!laws::is_symplectic<bogacki_shampine3>() && !bogacki_shampine3::symplectic);
TEST(bogacki_shampine3, has_its_error_in_energy) {
  EXPECT_TRUE(laws::energy_errors_of(bogacki_shampine3{}).grow());
}

static_assert(!bogacki_shampine3::reversible);
TEST(bogacki_shampine3, is_not_reversible) {
  EXPECT_FALSE(laws::is_reversible<bogacki_shampine3>());
  EXPECT_TRUE(laws::misses_by_its_order(bogacki_shampine3{}, 1.0 / 16));
}
static_assert(laws::evaluates_as_stated<bogacki_shampine3>());
static_assert(laws::steps_quantities<bogacki_shampine3>());

TEST(bogacki_shampine3, takes_the_compilers_orbit) {
  laws::expect_the_compilers_orbit<bogacki_shampine3>();
}

}  // namespace
