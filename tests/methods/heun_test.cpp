// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/heun.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::heun;

static_assert(laws::has_its_order<heun>());
static_assert(laws::has_its_order_with_changing_steps<heun>());
static_assert(laws::exact_order_of_states<heun, 3>() == 2);
TEST(heun, shows_its_order) {
  EXPECT_TRUE(laws::shows_its_order(heun{}, 32));
  EXPECT_TRUE(laws::shows_its_order_when_damped(heun{}, 16));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(heun{}, 16));
}

static_assert(!laws::is_symplectic<heun>() && !heun::symplectic);
TEST(heun, has_its_error_in_energy) { EXPECT_TRUE(laws::energy_errors_of(heun{}).grow()); }
// Each step multiplies the energy of the unit oscillator by 1 + h^4 / 4, exactly.
constexpr auto one_step = laws::run(heun{}, laws::line{1, 0}, laws::undamped, 0.5, 1);
static_assert(laws::energy(one_step) == 0.5 * (1 + 0.0625 / 4));

static_assert(!heun::reversible);
TEST(heun, is_not_reversible) {
  EXPECT_FALSE(laws::is_reversible<heun>());
  EXPECT_TRUE(laws::misses_by_its_order(heun{}, 1.0 / 16));
}
static_assert(laws::evaluates_as_stated<heun>());
static_assert(laws::exact_degree<heun>() == 2);
static_assert(laws::steps_quantities<heun>());

// y' = y + t from y = 1 at t = 1 in a step of 1/2, by hand: the slopes are 2 and 2 + 3/2.
static_assert(unitstep::heun{}.step(
                  unitstep::vec<laws::rational, 1>{laws::rational(1)},
                  [](auto const& y, auto const& t) {
                    return unitstep::vec<laws::rational, 1>{y[0] + t};
                  },
                  laws::rational(1),
                  laws::rational(1, 2))[0] == 1 + (laws::rational(2) + laws::rational(7, 2)) / 4);

TEST(heun, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<heun>(); }

}  // namespace
