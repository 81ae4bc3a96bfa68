// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/rk4.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::rk4;

static_assert(laws::has_its_order<rk4>());
static_assert(laws::exact_order_of_states<rk4, 5>() == 4);
TEST(rk4, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(rk4{}, 16));
  EXPECT_TRUE(laws::shows_its_order_when_damped(rk4{}, 16));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(rk4{}, 8));
}

static_assert(!laws::is_symplectic<rk4>());
static_assert(!rk4::symplectic);
TEST(rk4, has_its_error_in_energy) {
  // To leading order each step takes (wh)^6 / 72 of the energy: 2500 steps of 0.2, 0.222 % of 1/2.
  auto const energy = laws::energy_errors_of(rk4{});
  EXPECT_TRUE(energy.grow());
  EXPECT_TRUE(laws::size(energy.second / (0.5 * 2500 * 0.000064 / 72) - 1) < 0.01);
}

static_assert(!rk4::reversible);
TEST(rk4, is_not_reversible) {
  EXPECT_FALSE(laws::is_reversible<rk4>());
  EXPECT_TRUE(laws::misses_by_its_order(rk4{}, 1.0 / 16));
}
static_assert(laws::evaluates_as_stated<rk4>());
static_assert(laws::exact_degree<rk4>() == 4);
static_assert(laws::steps_quantities<rk4>());

// y' = y + t from y = 1 at t = 1 in a step of 1/2, by hand: the slopes are 2, 11/4, 47/16 and 127/32.
static_assert(unitstep::rk4{}.step(
                  unitstep::vec<laws::rational, 1>{laws::rational(1)},
                  [](auto const& y, auto const& t) {
                    return unitstep::vec<laws::rational, 1>{y[0] + t};
                  },
                  laws::rational(1),
                  laws::rational(1, 2))[0] == 1 + laws::rational(64 + 176 + 188 + 127, 32) / 12);

TEST(rk4, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<rk4>(); }

}  // namespace
