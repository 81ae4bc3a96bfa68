// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/embedded_runge_kutta.hpp>

#include "support/double_double.hpp"
#include "support/laws.hpp"
#include "support/pairs.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using laws::double_double;
using unitstep::tsitouras5;

using lower = laws::lower_member<tsitouras5>;
template <class M>
using third = laws::dense_member<M, 1, 3>;

// The residuals of the conditions, by the code that runs: rounding up to the order, and far above it beyond, for the
// step, the lower member of the pair and dense output.
static_assert(laws::residual_of_states<tsitouras5, 1, 5>() < 3e-14);
static_assert(laws::residual_of_states<tsitouras5, 6, 6>() > 1e-4);
static_assert(laws::residual_of_states<laws::upper_member<tsitouras5>, 1, 5>() < 3e-14);
static_assert(laws::residual_of_states<lower, 1, 4>() < 3e-14);
static_assert(laws::residual_of_states<lower, 5, 5>() > 1e-4);
static_assert(laws::residual_of_states<third<tsitouras5>, 1, 4>() < 1e-12);
static_assert(laws::residual_of_states<third<tsitouras5>, 5, 5>() > 1e-4);
static_assert(laws::residual<tsitouras5, 1, 5>() < 3e-14);
TEST(tsitouras5, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(tsitouras5{}, 32));
  EXPECT_TRUE(laws::shows_its_order_when_damped(tsitouras5{}, 16));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(tsitouras5{}, 16));
}

// In numbers of 31 digits the second doubles of the decimals matter.
TEST(tsitouras5, satisfies_its_conditions_to_the_last_decimals) {
  EXPECT_LT((laws::residual_of_states<tsitouras5, 1, 5, double_double>().high), 1e-29);
  EXPECT_LT((laws::residual_of_states<lower, 1, 4, double_double>().high), 1e-29);
  EXPECT_LT((laws::residual_of_states<third<tsitouras5>, 1, 4, double_double>().high), 1e-28);
}

// One entry is off by a millionth, in each of the three places.
struct off_step : unitstep::detail::tsitouras5_tableau {
  static constexpr unitstep::decimal b[stages] = {{0.09646076681806523, 0}, {0.01, 0},
                                                  {0.4798896504144996, 0},  {1.379009574103742, 0},
                                                  {-3.290069515436081, 0},  {2.324710524099774, 0}};
};
struct off_error : unitstep::detail::tsitouras5_tableau {
  static constexpr unitstep::decimal error[stages + 1] = {
      {0.0017800110522257714, 0}, {0.0008174344596567469, 0}, {-0.007880878010261995, 0},
      {0.1447110071732629, 0},    {-0.5823571654525552, 0},   {0.45808210592918697, 0},
      {-0.015151515151515152, 0}};
};
struct off_dense : unitstep::detail::tsitouras5_tableau {
  static constexpr unitstep::decimal dense[stages + 1][1] = {{{-1.0530884977290216, 0}},
                                                             {{0.1018, 0}},
                                                             {{2.490627285651253, 0}},
                                                             {{-16.548102889244902, 0}},
                                                             {{47.37952196281928, 0}},
                                                             {{-34.87065786149661, 0}},
                                                             {{2.5, 0}}};
};
template <class Tableau>
using pair = unitstep::embedded_runge_kutta<Tableau>;
static_assert(laws::residual_of_states<pair<off_step>, 1, 5>() > 1e-7);
static_assert(laws::residual_of_states<laws::lower_member<pair<off_error>>, 1, 4>() > 1e-7);
static_assert(laws::residual_of_states<third<pair<off_dense>>, 1, 4>() > 1e-7);

// The last slope of a step is the first of the next one: six evaluations a step after the first.
static_assert(laws::calls_of_a_pair<tsitouras5>() == laws::pair_calls{1, 6, 0, 0});
static_assert(laws::dense_output_joins<tsitouras5>());

static_assert(laws::symplectic_error<tsitouras5>() > 1e-8 && !tsitouras5::symplectic);
TEST(tsitouras5, has_its_error_in_energy) {
  EXPECT_TRUE(laws::energy_errors_of(tsitouras5{}).grow());
}

static_assert(!tsitouras5::reversible);
TEST(tsitouras5, is_not_reversible) {
  EXPECT_FALSE(laws::is_reversible<tsitouras5>());
  EXPECT_TRUE(laws::misses_by_its_order(tsitouras5{}, 1.0 / 16));
}
static_assert(laws::evaluates_as_stated<tsitouras5>());
static_assert(laws::steps_quantities<tsitouras5>());

TEST(tsitouras5, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<tsitouras5>(); }

}  // namespace
