// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/dop853.hpp>

#include "support/double_double.hpp"
#include "support/laws.hpp"
#include "support/pairs.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using laws::double_double;
using laws::residual_of_states;
using unitstep::dop853;

/// The member whose distance is the second estimate.
template <class M>
struct other_lower_member : laws::facts_of<M> {
  template <class S, class F, class T>
  constexpr S step(S const& s, F const& field, T const& t, T const& dt) const {
    auto memory = M{}.begin(s, field, t);
    auto const a = M{}.attempt(s, memory, field, t, dt);
    return unitstep::detail::moved(a.state, a.second_error, T(-1));
  }
};
using lower = laws::lower_member<dop853>;
using other_lower = other_lower_member<dop853>;
template <class M>
using third = laws::dense_member<M, 1, 3>;

// The residuals of the 200 conditions of order 8, by the code that runs: to rounding up to the order, and far
// from it beyond. The estimates are distances to members of order 5 and 3, so that their norms e5 and e3 are of
// order h^6 and h^4, and e5^2 / e3 of order h^8: as if the lower member had order 7.
static_assert(dop853::order == 8 && dop853::error_order == 7 && dop853::dense_order == 7);
static_assert(residual_of_states<dop853, 1, 8>() < 1e-14);
static_assert(residual_of_states<dop853, 9, 9>() > 1e-6);
static_assert(residual_of_states<lower, 1, 5>() < 2e-14);
static_assert(residual_of_states<lower, 6, 6>() > 1e-6);
static_assert(residual_of_states<other_lower, 1, 3>() < 1e-14);
static_assert(residual_of_states<other_lower, 4, 4>() > 1e-3);
static_assert(laws::shows_its_order<long double>(dop853{}, 4));
static_assert(laws::shows_its_order_when_damped<long double>(dop853{}, 8));
static_assert(laws::shows_its_order_with_changing_steps<long double>(dop853{}, 4));

// In numbers of 31 digits the second doubles of the decimals count. Steps of 3 and 5/4 are what dense output
// takes a share of, which multiplies residuals by up to 3^7.
TEST(dop853, satisfies_its_conditions_to_the_last_decimals) {
  EXPECT_LT((residual_of_states<laws::upper_member<dop853>, 1, 8, double_double>().high), 1e-27);
  EXPECT_LT((residual_of_states<lower, 1, 5, double_double>().high), 1e-26);
  EXPECT_LT((residual_of_states<other_lower, 1, 3, double_double>().high), 1e-27);
}
TEST(dop853, has_dense_output_of_seventh_order) {
  using four_fifths = laws::dense_member<dop853, 4, 5>;
  EXPECT_LT((residual_of_states<third<dop853>, 1, 7, double_double>().high), 1e-23);
  EXPECT_LT((residual_of_states<four_fifths, 1, 7, double_double>().high), 1e-25);
  EXPECT_GT((residual_of_states<third<dop853>, 8, 8>()), 1e-3);
  EXPECT_GT((residual_of_states<four_fifths, 8, 8>()), 1e-5);
}

// An entry off by a millionth in the step, in each estimate, and in dense output.
struct off : unitstep::dop853_tableau {
  static constexpr unitstep::decimal b[stages] = {{0.054293734116568765 + 1e-6},
                                                  {},
                                                  {},
                                                  {},
                                                  {},
                                                  {4.450312892752409},
                                                  {1.8915178993145003},
                                                  {-5.801203960010585},
                                                  {0.3111643669578199},
                                                  {-0.1521609496625161},
                                                  {0.20136540080403034},
                                                  {0.04471061572777259}};
  static constexpr unitstep::decimal error[stages + 1] = {{2e-6}};
  static constexpr unitstep::decimal second_error[stages + 1] = {{2e-6}};
};
using off_pair = unitstep::embedded_runge_kutta<off>;
static_assert(residual_of_states<off_pair, 1, 5>() > 1e-7);
static_assert(residual_of_states<laws::lower_member<off_pair>, 1, 5>() > 1e-8);
static_assert(residual_of_states<third<off_pair>, 1, 5>() > 1e-7);

// Twelve evaluations a step, since the first is the end of the step before; three more for dense output.
static_assert(laws::calls_of_a_pair<dop853>() == laws::pair_calls{1, 11, 1, 3});
static_assert(laws::dense_output_joins<dop853>());

static_assert(laws::symplectic_error<dop853>() > 1e-12 && !dop853::symplectic);
static_assert(laws::energy_errors_of(dop853{}).grow());
static_assert(!dop853::reversible);
// In two runs of long steps there and back the errors of even order add up to those of order 9.
static_assert(laws::miss(dop853{}, 0.5, 16) > 100 * laws::thirty_ulp);
static_assert(laws::evaluates_as_stated<dop853>());
static_assert(laws::steps_quantities<dop853>());

TEST(dop853, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<dop853>(); }

}  // namespace
