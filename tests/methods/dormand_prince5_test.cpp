// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/embedded_runge_kutta.hpp>

#include "support/laws.hpp"
#include "support/pairs.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::dormand_prince5;

// The 37 rooted trees up to order 6, and motions: the step, the lower member of the pair and dense output, by
// the code that runs, in exact arithmetic modulo two primes.
static_assert(laws::exact_order_of_states<dormand_prince5, 6, laws::modulo_a_prime>() == 5);
static_assert(laws::has_the_orders_of_a_pair<dormand_prince5>());
static_assert(laws::has_the_orders_of_a_pair_of_motions<dormand_prince5>());
TEST(dormand_prince5, has_its_orders_modulo_another_prime) {
  EXPECT_EQ((laws::exact_order_of_states_of_program<dormand_prince5, 6, laws::modulo_another>()),
            5);
  EXPECT_TRUE((laws::has_the_orders_of_a_pair_of_program<dormand_prince5, laws::modulo_another>()));
}
TEST(dormand_prince5, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(dormand_prince5{}, 16));
  EXPECT_TRUE(laws::shows_its_order_when_damped(dormand_prince5{}, 16));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(dormand_prince5{}, 16));
}

// A weight that is off by one part in a thousand, in each of the three places.
struct off_step : unitstep::detail::dormand_prince5_tableau {
  static constexpr unitstep::fraction b[stages] = {{35, 384},     {},      {501, 1113}, {125, 192},
                                                   {-2187, 6784}, {11, 84}};
};
struct off_error : unitstep::detail::dormand_prince5_tableau {
  static constexpr unitstep::fraction error[stages + 1] = {
      {72, 57600}, {}, {-71, 16695}, {71, 1920}, {-17253, 339200}, {22, 525}, {-1, 40}};
};
struct off_dense : unitstep::detail::dormand_prince5_tableau {
  static constexpr unitstep::fraction dense[stages + 1][1] = {{{1, 1}}};
};
template <class Tableau>
bool has_its_orders() {
  return laws::has_the_orders_of_a_pair_of_program<unitstep::embedded_runge_kutta<Tableau>>();
}
TEST(dormand_prince5, has_no_other_numbers) {
  EXPECT_TRUE(has_its_orders<unitstep::detail::dormand_prince5_tableau>());
  EXPECT_FALSE(has_its_orders<off_step>());
  EXPECT_FALSE(has_its_orders<off_error>());
  EXPECT_FALSE(has_its_orders<off_dense>());
}

// The last slope of a step is the first of the next one: six evaluations a step after the first.
static_assert(laws::calls_of_a_pair<dormand_prince5>() == laws::pair_calls{1, 6, 0, 0});
static_assert(laws::dense_output_joins<dormand_prince5>());

static_assert(!laws::is_symplectic<dormand_prince5>() && !dormand_prince5::symplectic);
TEST(dormand_prince5, has_its_error_in_energy) {
  EXPECT_TRUE(laws::energy_errors_of(dormand_prince5{}).grow());
}

static_assert(!dormand_prince5::reversible);
TEST(dormand_prince5, is_not_reversible) {
  EXPECT_FALSE(laws::is_reversible<dormand_prince5>());
  EXPECT_TRUE(laws::misses_by_its_order(dormand_prince5{}, 1.0 / 16));
}
static_assert(laws::evaluates_as_stated<dormand_prince5>());
static_assert(laws::steps_quantities<dormand_prince5>());

TEST(dormand_prince5, takes_the_compilers_orbit) {
  laws::expect_the_compilers_orbit<dormand_prince5>();
}

}  // namespace
