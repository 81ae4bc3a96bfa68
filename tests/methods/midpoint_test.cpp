// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/midpoint.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::midpoint;

static_assert(laws::has_its_order<midpoint>());
static_assert(laws::has_its_order_with_changing_steps<midpoint>());
static_assert(laws::exact_order_of_states<midpoint, 3>() == 2);
TEST(midpoint, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(midpoint{}, 32));
  EXPECT_TRUE(laws::shows_its_order_when_damped(midpoint{}, 16));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(midpoint{}, 16));
}

static_assert(!laws::is_symplectic<midpoint>() && !midpoint::symplectic);
TEST(midpoint, has_its_error_in_energy) { EXPECT_TRUE(laws::energy_errors_of(midpoint{}).grow()); }
// Each step multiplies the energy of the unit oscillator by 1 + h^4 / 4, exactly.
constexpr auto one_step = laws::run(midpoint{}, laws::line{1, 0}, laws::undamped, 0.5, 1);
static_assert(laws::energy(one_step) == 0.5 * (1 + 0.0625 / 4));

static_assert(!midpoint::reversible);
TEST(midpoint, is_not_reversible) {
  EXPECT_FALSE(laws::is_reversible<midpoint>());
  EXPECT_TRUE(laws::misses_by_its_order(midpoint{}, 1.0 / 16));
}
static_assert(laws::evaluates_as_stated<midpoint>());
static_assert(laws::exact_degree<midpoint>() == 2);
static_assert(laws::steps_quantities<midpoint>());

// y' = y + t from y = 1 at t = 1 in a step of 1/2, by hand: the slopes are 2 and 3/2 + 5/4.
static_assert(unitstep::midpoint{}.step(
                  unitstep::vec<laws::rational, 1>{laws::rational(1)},
                  [](auto const& y, auto const& t) {
                    return unitstep::vec<laws::rational, 1>{y[0] + t};
                  },
                  laws::rational(1), laws::rational(1, 2))[0] == 1 + laws::rational(11, 4) / 2);

TEST(midpoint, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<midpoint>(); }

}  // namespace
