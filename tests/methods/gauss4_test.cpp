// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/methods/collocation.hpp>

#include "support/implicit.hpp"
#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using laws::rational;
using unitstep::gauss4;
using unitstep::detail::gauss4_table;
using exact = laws::surd<3>;

// In exact numbers, the textbook's tableau is the one whose inverse the method uses.
constexpr exact root{rational(0), rational(1)};
constexpr exact quarter{rational(1, 4)}, half{rational(1, 2)};
constexpr laws::tableau<exact, 2> gauss{
    {{{{quarter, quarter - root / 6}}, {{quarter + root / 6, quarter}}}},
    {half, half},
    {half - root / 6, half + root / 6}};
static_assert(laws::belongs_to(gauss4_table::numbers<exact>(), gauss, 0));
static_assert(laws::order_of_collocation(gauss) == gauss4::order);
static_assert(laws::keeps_areas(gauss) && gauss4::symplectic);
// P(z) = Q(-z): on the imaginary axis a step multiplies by 1 exactly, so it is A-stable and not L-stable.
static_assert(laws::is_a_stable(gauss) && !laws::is_l_stable(gauss));

// With another node or another share it has neither this order nor conserves areas.
constexpr laws::tableau<exact, 2> broken{gauss.a, gauss.b, {half - root / 6, half + root / 5}};
static_assert(laws::order_of_collocation(broken) == 1);
static_assert(!laws::belongs_to(gauss4_table::numbers<exact>(), broken, 0));
constexpr laws::tableau<exact, 2> askew{
    {{{{quarter, quarter}}, {{quarter + root / 6, quarter}}}}, gauss.b, gauss.c};
static_assert(!laws::keeps_areas(askew));

// On a spring the code that runs conserves areas exactly, in numbers with the root of 3.
constexpr auto matrix = laws::step_matrix_of(gauss4{}, exact(0), half);
static_assert(matrix.determinant == exact(1) && !(matrix.trace == exact(2)));
constexpr auto damped = laws::step_matrix_of(gauss4{}, quarter, half);
static_assert(!(damped.determinant == exact(1)));

TEST(gauss4, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(gauss4{}, 4));
  EXPECT_TRUE(laws::shows_its_order_when_damped(gauss4{}, 4));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(gauss4{}, 2));
}
static_assert(laws::steps_quantities_of<gauss4, double>());
static_assert(laws::steps_quantities_of<gauss4, float>());

TEST(gauss4, has_its_order_on_the_trees) {
  EXPECT_LT((laws::residual_of_states<gauss4, 1, 4>()), 1e-14);
  EXPECT_GT((laws::residual_of_states<gauss4, 5, 5>()), 1e-4);
}
TEST(gauss4, keeps_the_angular_momentum) {
  // 1000 steps of 0.05 leave only rounding; radau's tableau would lose 1e-9 at least.
  EXPECT_LT(laws::momentum_error(gauss4{}, 0.05, 1000), 4e-14);
}
TEST(gauss4, is_reversible) {
  EXPECT_TRUE(laws::is_reversible<gauss4>() && gauss4::reversible);
  // The energy of a spring is quadratic: only rounding remains after 2500 steps.
  EXPECT_LT(laws::energy_errors_of(gauss4{}).largest(), 1e-13);
}
TEST(gauss4, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<gauss4>(); }

}  // namespace
