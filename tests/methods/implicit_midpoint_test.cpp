// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/methods/collocation.hpp>

#include "support/implicit.hpp"
#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using laws::rational;
using unitstep::implicit_midpoint;
using exact = laws::surd<2>;

constexpr exact half{rational(1, 2)};
constexpr laws::tableau<exact, 1> midpoint{{{{{half}}}}, {exact(1)}, {half}};
static_assert(laws::belongs_to(unitstep::detail::implicit_midpoint_table::numbers<exact>(),
                               midpoint, 1));
static_assert(laws::order_of_collocation(midpoint) == implicit_midpoint::order);
static_assert(laws::keeps_areas(midpoint) && implicit_midpoint::symplectic);
static_assert(laws::is_a_stable(midpoint) && !laws::is_l_stable(midpoint));
// Implicit Euler is of first order and does not conserve areas, but is L-stable.
constexpr laws::tableau<exact, 1> euler{{{{{exact(1)}}}}, {exact(1)}, {exact(1)}};
static_assert(laws::order_of_collocation(euler) == 1 && !laws::keeps_areas(euler) &&
              laws::is_l_stable(euler));

// The order of the code that runs, in exact numbers; on a spring it conserves areas exactly.
TEST(implicit_midpoint, has_its_order_on_the_trees) { laws::expect_its_order<implicit_midpoint>(); }
static_assert(laws::step_matrix_of(implicit_midpoint{}, rational(0), rational(1, 2)).determinant ==
              rational(1));
static_assert(!(laws::step_matrix_of(implicit_midpoint{}, rational(1), rational(1, 2))
                    .determinant == rational(1)));
TEST(implicit_midpoint, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(implicit_midpoint{}, 16));
  EXPECT_TRUE(laws::shows_its_order_when_damped(implicit_midpoint{}, 16));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(implicit_midpoint{}, 8));
}
static_assert(laws::steps_quantities_of<implicit_midpoint, double>());
static_assert(laws::steps_quantities_of<implicit_midpoint, float>());

TEST(implicit_midpoint, keeps_the_angular_momentum) {
  EXPECT_LT(laws::momentum_error(implicit_midpoint{}, 0.05, 1000), 2e-14);
}
TEST(implicit_midpoint, is_reversible) {
  EXPECT_TRUE(laws::is_reversible<implicit_midpoint>() && implicit_midpoint::reversible);
  // The energy of a spring is quadratic: only rounding remains after 2500 steps.
  EXPECT_LT(laws::energy_errors_of(implicit_midpoint{}).largest(), 1e-13);
}
// The middle m of a step of h from 0 with the rate 1 + y^2 solves m = h (1 + m^2) / 2. Beyond h = 1 there is no
// solution, and closer to it Newton's method is slower, here from a start whose size is zero.
constexpr double off_the_middle(double h) {
  auto const field = [](auto const& y, auto const&) {
    return std::remove_cvref_t<decltype(y)>{y[0] * y[0] + 1};
  };
  double const m = implicit_midpoint{}.step(unitstep::vec<double, 1>{0.0}, field, 0.0, h)[0] / 2;
  double const off = m - h * (1 + m * m) / 2;
  return off < 0 ? -off : off;
}
static_assert(off_the_middle(0.5) < 1e-15 && off_the_middle(0.75) < 1e-15);
static_assert(off_the_middle(0.984375) < 1e-15 && off_the_middle(0.9990234375) < 1e-15);

// A pendulum of 10 rad/s in steps of 1 s: the middle m solves m + 25 sin m = x_0 + v_0 / 2, which has many solutions.
// The one that continues the start was followed from h = 0 with 30 digits.
TEST(implicit_midpoint, follows_the_solution_that_continues_the_start) {
  auto const field = [](auto const& s, auto const&) {
    using unitstep::math::sin;
    return -100.0 * sin(s.position);
  };
  auto const after = [&](double v) {
    return implicit_midpoint{}
        .step(unitstep::motion<double, double>{0.3, v}, field, 0.0, 1.0)
        .position;
  };
  EXPECT_NEAR(after(40), 13.4023828889053, 1e-12);
  EXPECT_NEAR(after(38), 13.312969195833589, 1e-13);
}
TEST(implicit_midpoint, says_when_it_finds_no_end) {
  // y = y0 + h (1 + y^2) with h = 1 has no solution; the middle of the step from 0 would be it.
  auto const field = [](auto const& y, auto const&) {
    return std::remove_cvref_t<decltype(y)>{y[0] * y[0] + 1};
  };
  try {
    static_cast<void>(implicit_midpoint{}.step(unitstep::vec<double, 1>{0.0}, field, 3.0, 4.0));
    FAIL();
  } catch (std::runtime_error const& e) {
    EXPECT_NE(std::string(e.what()).find("implicit_midpoint: "), std::string::npos) << e.what();
    EXPECT_NE(std::string(e.what()).find("at time 3 with a step of 4"), std::string::npos);
  }
}
TEST(implicit_midpoint, takes_the_compilers_orbit) {
  laws::expect_the_compilers_orbit<implicit_midpoint>();
}

}  // namespace
