// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/methods/step_doubling.hpp>

#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/heun.hpp>
#include <unitstep/methods/implicit_euler.hpp>
#include <unitstep/methods/leapfrog.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/runge_kutta.hpp>
#include <unitstep/methods/velocity_verlet.hpp>

#include "support/laws.hpp"
#include "support/pairs.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::step_doubling;
template <class M>
using doubled = step_doubling<M>;
using laws::modulo_a_prime;

// One order more than the method inside, whose order the halves have, and dense output of one more up to the fifth: by
// the code that runs, on the rooted trees, in exact arithmetic.
static_assert(doubled<unitstep::explicit_euler>::order == 2);
static_assert(laws::exact_order_of_states<doubled<unitstep::explicit_euler>, 3>() == 2);
static_assert(laws::has_the_orders_of_a_pair<doubled<unitstep::explicit_euler>>());
static_assert(laws::has_the_orders_of_a_pair<doubled<unitstep::heun>>());
static_assert(doubled<unitstep::rk4>::order == 5 && doubled<unitstep::rk4>::dense_order == 5);
static_assert(laws::exact_order<doubled<unitstep::rk4>, 6, false, false, modulo_a_prime>() == 5);

// A quintic has at most order five, also around a method of the fifth order (below).
static_assert(doubled<unitstep::butcher5>::dense_order == 5);

// Two orders more if the method is reversible, but one if forces depend on velocity.
static_assert(doubled<unitstep::leapfrog>::order == 4);
static_assert(laws::exact_order<doubled<unitstep::leapfrog>, 5, false, true, modulo_a_prime>() ==
              4);
static_assert(laws::exact_order<doubled<unitstep::leapfrog>, 2, true, false, modulo_a_prime>() ==
              doubled<unitstep::leapfrog>::order_with_velocity_forces);
static_assert(laws::exact_order<laws::lower_member<doubled<unitstep::leapfrog>>, 3>() == 2);
static_assert(laws::exact_order<laws::dense_member<doubled<unitstep::leapfrog>, 1, 3>, 4, false,
                                false, modulo_a_prime>() == 3);

// A wrong power of two is detected: here, halves and whole as if the method were of third order.
struct claims_three : unitstep::heun {
  static constexpr int order = 3;
};
TEST(step_doubling, has_its_orders_as_a_pair) {
  EXPECT_TRUE(laws::has_the_orders_of_a_pair_of_program<doubled<unitstep::rk4>>());
  EXPECT_FALSE(laws::has_the_orders_of_a_pair_of_program<doubled<claims_three>>());
  EXPECT_EQ(
      (laws::exact_order_of_states_of_program<laws::dense_member<doubled<unitstep::butcher5>, 1, 3>,
                                              6, modulo_a_prime>()),
      5);
}

TEST(step_doubling, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(doubled<unitstep::rk4>{}, 16));
  EXPECT_TRUE(laws::shows_its_order_when_damped(doubled<unitstep::rk4>{}, 16));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(doubled<unitstep::rk4>{}, 16));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(doubled<unitstep::leapfrog>{}, 16));
}
static_assert(laws::calls_of_a_pair<doubled<unitstep::rk4>>() == laws::pair_calls{0, 12, 0, 3});
static_assert(laws::dense_output_joins<doubled<unitstep::rk4>>());
static_assert(laws::evaluates_as_stated<doubled<unitstep::rk4>>());
static_assert(laws::evaluates_as_stated<doubled<unitstep::leapfrog>>());
static_assert(laws::steps_quantities<doubled<unitstep::rk4>>());
static_assert(laws::steps_quantities<doubled<unitstep::leapfrog>>());

static_assert(!doubled<unitstep::leapfrog>::symplectic &&
              !laws::is_symplectic<doubled<unitstep::leapfrog>>());
static_assert(!doubled<unitstep::leapfrog>::reversible);
TEST(step_doubling, has_its_error_in_energy) {
  EXPECT_TRUE(laws::energy_errors_of(doubled<unitstep::leapfrog>{}).grow());
  EXPECT_FALSE(laws::is_reversible<doubled<unitstep::leapfrog>>());
}

// A method with memory cannot take a step both whole and in halves.
template <class M>
concept steps_a_spring = unitstep::detail::steps_alone<M, laws::line, laws::oscillator, double>;
static_assert(steps_a_spring<doubled<unitstep::rk4>>);
static_assert(!steps_a_spring<doubled<unitstep::velocity_verlet>>);

TEST(step_doubling, lets_implicit_euler_choose_its_steps_on_a_line) {
  // x'' = -x from 1 at rest: x = cos t. The field takes duals, so that its Jacobian is exact.
  constexpr auto pulls = [](auto const& s, auto) { return -1.0 * s.position; };
  constexpr unitstep::motion at_rest{1.0, 0.0};
  auto const end = unitstep::integrate(step_doubling{unitstep::implicit_euler{}}, at_rest, pulls,
                                       unitstep::tolerance{unitstep::motion{1e-6, 1e-6}}, 1.0);
  EXPECT_NEAR(end.position, 0.54030230586813971740, 1e-4);
}

TEST(step_doubling, takes_the_compilers_orbit) {
  laws::expect_the_compilers_orbit<doubled<unitstep::rk4>>();
}

}  // namespace
