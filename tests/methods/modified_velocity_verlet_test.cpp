// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/modified_velocity_verlet.hpp>
#include <unitstep/methods/velocity_verlet.hpp>

#include <concepts>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::modified_velocity_verlet;

using predicting_all = modified_velocity_verlet<std::ratio<1>>;
using predicting_two_thirds = modified_velocity_verlet<std::ratio<2, 3>>;
using predicting_nothing = modified_velocity_verlet<std::ratio<0>>;

// With damping it is of first order, like velocity Verlet; only a whole step ahead makes it second.
static_assert(std::same_as<modified_velocity_verlet<>, modified_velocity_verlet<std::ratio<1, 2>>>);
static_assert(laws::has_its_order<modified_velocity_verlet<>>());
static_assert(laws::has_its_order_with_changing_steps<modified_velocity_verlet<>>());
TEST(modified_velocity_verlet, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(modified_velocity_verlet<>{}, 16));
  EXPECT_TRUE(laws::shows_its_order_when_damped(modified_velocity_verlet<>{}, 64));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(modified_velocity_verlet<>{}, 16));
}
static_assert(modified_velocity_verlet<>::order_with_velocity_forces == 1);
static_assert(predicting_all::order_with_velocity_forces == 2);
static_assert(laws::has_its_order<predicting_all>());
static_assert(laws::has_its_order<predicting_two_thirds>());
static_assert(laws::has_its_order<predicting_nothing>());
TEST(modified_velocity_verlet, shows_its_order_with_all_predicted) {
  EXPECT_TRUE(laws::shows_its_order_when_damped(predicting_all{}, 16));
}
static_assert(laws::exact_order<predicting_all, 3, true, true>() == 2);

static_assert(laws::is_symplectic<modified_velocity_verlet<>>());
static_assert(laws::is_symplectic<modified_velocity_verlet<>>({}, 2));
TEST(modified_velocity_verlet, has_its_error_in_energy) {
  EXPECT_FALSE(laws::energy_errors_of(modified_velocity_verlet<>{}).grow());
}

TEST(modified_velocity_verlet, is_reversible) {
  EXPECT_TRUE(laws::is_reversible<modified_velocity_verlet<>>());
}
static_assert(modified_velocity_verlet<>::symplectic && modified_velocity_verlet<>::reversible);
static_assert(laws::evaluates_as_stated<modified_velocity_verlet<>>());
static_assert(laws::exact_degree<modified_velocity_verlet<>>() == 2);
static_assert(laws::steps_quantities<modified_velocity_verlet<>>());
static_assert(laws::steps_quantities<predicting_all>());

// The stability limit from the characteristic polynomial of a step, at -1: K + 2 C < 4 with half a step ahead and K + 4
// C < 4 with a whole one, where K = k h^2 / m and C = c h / m. One step on either side, in h = 1.
constexpr bool holds(auto method, double k, double c) {
  auto const field = [=](auto const& s, auto) { return -k * s.position - c * s.velocity; };
  unitstep::motion<double, double> s{1.0, 0.0};
  auto memory = method.start(s, field, 0.0, 1.0);
  for (int n = 0; n < 2000; ++n) s = method.step(s, memory, field, 0.0, 1.0);
  return s.position < 2 && s.position > -2;
}
constexpr double below = 0.03, above = -0.03;
constexpr bool holds_as_far(auto method, double share, double off) {
  for (double const c : {0.125, 0.25, 0.5, 0.75})
    if (holds(method, 4 - share * c - off, c) != (off > 0)) return false;
  return true;
}
static_assert(holds_as_far(modified_velocity_verlet<>{}, 2, below));
static_assert(holds_as_far(modified_velocity_verlet<>{}, 2, above));
static_assert(holds_as_far(predicting_all{}, 4, below));
static_assert(holds_as_far(predicting_all{}, 4, above));

// Of the two first-order variants, half a step ahead has the smaller error; without prediction it is velocity Verlet.
constexpr double error(auto method) {
  return laws::error_at(method, laws::with_damper, 2.0, 64, false);
}
static_assert(error(modified_velocity_verlet<>{}) < error(unitstep::velocity_verlet{}));
static_assert(error(predicting_all{}) < error(modified_velocity_verlet<>{}));
static_assert(error(predicting_nothing{}) == error(unitstep::velocity_verlet{}));

TEST(modified_velocity_verlet, takes_the_compilers_orbit) {
  laws::expect_the_compilers_orbit<modified_velocity_verlet<>>();
}

}  // namespace
