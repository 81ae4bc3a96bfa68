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
using unitstep::dop853;

/// The member whose distance is the second error estimate.
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

// The residuals of the 200 conditions of order 8, by the code that runs: rounding up to the order, and far above it
// beyond. The estimates are distances to members of order 5 and 3. So their norms e5 and e3 are of order h^6 and h^4,
// and e5^2 / e3 is of order h^8, as if the lower member had order 7.
static_assert(dop853::order == 8 && dop853::error_order == 7 && dop853::dense_order == 7);
static_assert(residual_of_states<dop853, 1, 8>() < 1e-14);
static_assert(residual_of_states<dop853, 9, 9>() > 1e-6);
static_assert(residual_of_states<lower, 1, 5>() < 2e-14);
static_assert(residual_of_states<lower, 6, 6>() > 1e-6);
static_assert(residual_of_states<other_lower, 1, 3>() < 1e-14);
static_assert(residual_of_states<other_lower, 4, 4>() > 1e-3);
TEST(dop853, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order<long double>(dop853{}, 4));
  EXPECT_TRUE(laws::shows_its_order_when_damped<long double>(dop853{}, 8));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps<long double>(dop853{}, 4));
}

// In numbers of 31 digits the second doubles of the decimals matter. Dense output takes a share of steps of 3 and 5/4,
// which multiplies residuals by up to 3^7.
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

// A row adds up to the position of its stage, b to 1, and the estimates and the columns of dense output to 0, so every
// number matters to its last decimals. The rest, in exact arithmetic, comes from the published decimals: those of the
// estimate and of dense output end at 1e-27.
using tableau = unitstep::detail::dop853_tableau;
constexpr double_double whole(unitstep::decimal d) {
  return double_double(d.high) + double_double(d.low);
}
template <std::size_t n>
constexpr double_double sum_of(unitstep::decimal const (&row)[n]) {
  double_double sum;
  for (auto const& d : row) sum += whole(d);
  return sum;
}
constexpr bool is_near(double_double sum, double_double expected, double most) {
  double const off = (sum - expected).high;
  return off < most && off > -most;
}
constexpr double_double ratio(int over, int under) {
  return double_double(over) / double_double(under);
}
constexpr double_double sqrt6 =
    double_double(2.449489742783178) + double_double(2.168616518103246e-16);
constexpr double_double fourth = (double_double(6) - sqrt6) / double_double(30);
static_assert(is_near(sum_of(tableau::a[1]), fourth* ratio(4, 9), 1e-30) &&
              is_near(sum_of(tableau::a[2]), fourth* ratio(2, 3), 1e-30) &&
              is_near(sum_of(tableau::a[3]), fourth, 1e-30) &&
              is_near(sum_of(tableau::a[4]), (double_double(6) + sqrt6) / double_double(30),
                      1e-30) &&
              is_near(sum_of(tableau::a[5]), ratio(1, 3), 1e-30) &&
              is_near(sum_of(tableau::a[6]), ratio(1, 4), 1e-30) &&
              is_near(sum_of(tableau::a[7]), ratio(4, 13), 1e-30));
static_assert(is_near(sum_of(tableau::a[8]), ratio(127, 195), 5e-29) &&
              is_near(sum_of(tableau::a[9]), ratio(3, 5), 5e-29) &&
              is_near(sum_of(tableau::a[10]), ratio(6, 7), 1e-28) &&
              is_near(sum_of(tableau::a[11]), double_double(1), 5e-29));
static_assert(is_near(sum_of(tableau::b), double_double(1), 1e-29));
static_assert(is_near(sum_of(tableau::error), double_double(-4.6e-28), 5e-29) &&
              is_near(sum_of(tableau::second_error), double_double(), 1e-29));
static_assert(is_near(sum_of(tableau::dense_a[0]), ratio(1, 10), 1e-30) &&
              is_near(sum_of(tableau::dense_a[1]), ratio(1, 5), 5e-31) &&
              is_near(sum_of(tableau::dense_a[2]), ratio(7, 9), 1e-29));
constexpr bool column_leaves(std::size_t column, double left) {
  double_double sum;
  for (auto const& row : tableau::dense) sum += whole(row[column]);
  return is_near(sum, double_double(left), 5e-28);
}
static_assert(column_leaves(0, -4.4e-27) && column_leaves(1, -7.2e-27) &&
              column_leaves(2, 2.6e-27) && column_leaves(3, -7e-27));

// An entry off by a millionth in the step, in each estimate, and in dense output.
struct off : unitstep::detail::dop853_tableau {
  static constexpr unitstep::decimal b[stages] = {{0.054293734116568765 + 1e-6, 0},
                                                  {},
                                                  {},
                                                  {},
                                                  {},
                                                  {4.450312892752409, 0},
                                                  {1.8915178993145003, 0},
                                                  {-5.801203960010585, 0},
                                                  {0.3111643669578199, 0},
                                                  {-0.1521609496625161, 0},
                                                  {0.20136540080403034, 0},
                                                  {0.04471061572777259, 0}};
  static constexpr unitstep::decimal error[stages + 1] = {{2e-6, 0}};
  static constexpr unitstep::decimal second_error[stages + 1] = {{2e-6, 0}};
};
using off_pair = unitstep::embedded_runge_kutta<off>;
static_assert(residual_of_states<off_pair, 1, 5>() > 1e-7);
static_assert(residual_of_states<laws::lower_member<off_pair>, 1, 5>() > 1e-8);
static_assert(residual_of_states<third<off_pair>, 1, 5>() > 1e-7);

// Twelve evaluations a step, since the first slope is that of the last step's end; three more for dense output.
static_assert(laws::calls_of_a_pair<dop853>() == laws::pair_calls{1, 11, 1, 3});
static_assert(laws::dense_output_joins<dop853>());

static_assert(laws::symplectic_error<dop853>() > 1e-12 && !dop853::symplectic);
TEST(dop853, has_its_error_in_energy) { EXPECT_TRUE(laws::energy_errors_of(dop853{}).grow()); }
static_assert(!dop853::reversible);
TEST(dop853, is_reversible) {
  // In two runs of long steps forwards and back the errors of even order add up to those of order 9.
  EXPECT_TRUE(laws::miss(dop853{}, 0.5, 16) > 100 * laws::thirty_ulp);
}
static_assert(laws::evaluates_as_stated<dop853>());
static_assert(laws::steps_quantities<dop853>());

TEST(dop853, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<dop853>(); }

}  // namespace
