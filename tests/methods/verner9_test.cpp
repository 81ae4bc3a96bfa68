// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/methods/embedded_runge_kutta.hpp>

#include "support/double_double.hpp"
#include "support/laws.hpp"
#include "support/pairs.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using laws::double_double;
using laws::residual_of_states;
using unitstep::verner9;

using lower = laws::lower_member<verner9>;
template <class M>
using third = laws::dense_member<M, 1, 3>;

// The residuals of the 486 conditions of order 9, by the code that runs, are rounding. That its order is not higher is
// observed; for the lower member its conditions of order 9 show it.
static_assert(verner9::order == 9 && verner9::error_order == 8 && verner9::dense_order == 8);
static_assert(residual_of_states<verner9, 1, 8>() < 1e-14);
static_assert(residual_of_states<lower, 1, 8>() < 1e-14);
TEST(verner9, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps<long double>(verner9{}, 4));
  EXPECT_TRUE(laws::shows_its_order<long double>(verner9{}, 6));
  EXPECT_TRUE(laws::size(laws::observed_order<long double>(verner9{}, laws::with_damper, 6) - 9) <
              0.2);
}

// In numbers of 31 digits the second doubles of the decimals matter. Dense output takes a share of a step of 3, which
// multiplies residuals by up to 3^8.
TEST(verner9, satisfies_its_conditions_to_the_last_decimals) {
  EXPECT_LT((residual_of_states<laws::upper_member<verner9>, 1, 9, double_double>().high), 1e-29);
  EXPECT_LT((residual_of_states<lower, 1, 8, double_double>().high), 1e-29);
  EXPECT_GT((residual_of_states<lower, 9, 9>()), 1e-6);
}
TEST(verner9, has_dense_output_of_eighth_order) {
  using four_fifths = laws::dense_member<verner9, 4, 5>;
  EXPECT_LT((residual_of_states<third<verner9>, 1, 8, double_double>().high), 1e-26);
  EXPECT_LT((residual_of_states<four_fifths, 1, 8, double_double>().high), 1e-28);
  EXPECT_GT((residual_of_states<third<verner9>, 9, 9>()), 1e-3);
  EXPECT_GT((residual_of_states<four_fifths, 9, 9>()), 1e-7);
}

// An error that is off by a millionth, and dense output whose slopes are all the first one.
struct off : unitstep::detail::verner9_tableau {
  static constexpr unitstep::decimal error[stages + 1] = {{1e-6, 0}};
  static constexpr unitstep::decimal dense_a[dense_stages][stages + dense_stages] = {
      {{0.5, 0}}, {{0.5, 0}}, {{0.5, 0}}, {{0.5, 0}}};
};
using off_pair = unitstep::embedded_runge_kutta<off>;
TEST(verner9, would_be_seen_to_be_off) {
  EXPECT_GT((residual_of_states<laws::lower_member<off_pair>, 1, 8>()), 1e-7);
  EXPECT_GT((residual_of_states<third<off_pair>, 1, 8>()), 1e-7);
}

// Fifteen evaluations and one for the error, since the first slope is that of the last step's end; four more for dense
// output.
static_assert(laws::calls_of_a_pair<verner9>() == laws::pair_calls{1, 15, 1, 4});
static_assert(laws::dense_output_joins<verner9>());

static_assert(laws::symplectic_error<verner9>() > 1e-13 && !verner9::symplectic);
static_assert(!verner9::reversible);
TEST(verner9, has_its_error_in_energy) {
  EXPECT_TRUE(laws::energy_errors_of(verner9{}).grow());
  EXPECT_TRUE(laws::miss(verner9{}, 0.5, 16) > 100 * laws::thirty_ulp);
}
static_assert(laws::evaluates_as_stated<verner9>());
static_assert(laws::steps_quantities<verner9>());

TEST(verner9, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<verner9>(); }

}  // namespace
