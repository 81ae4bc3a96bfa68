// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/ruth3.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::ruth3;

static_assert(laws::has_its_order<ruth3>());
static_assert(laws::shows_its_order(ruth3{}, 16));
static_assert(laws::shows_its_order_when_damped(ruth3{}, 64));
static_assert(laws::shows_its_order_with_changing_steps(ruth3{}, 16));

static_assert(laws::is_symplectic<ruth3>());
static_assert(!laws::energy_errors_of(ruth3{}).grow());

static_assert(!laws::is_reversible<ruth3>() && !ruth3::reversible);
static_assert(laws::misses_by_its_order(ruth3{}, 1.0 / 16));
static_assert(laws::evaluates_as_stated<ruth3>());
// It ends with a kick: a fourth drift, of nothing, would be work for nothing.
static_assert(unitstep::detail::ruth3_table::coefficients<double>().drift.size() == 3);
static_assert(laws::exact_degree<ruth3>() == 3);
static_assert(laws::steps_quantities<ruth3>());

TEST(ruth3, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<ruth3>(); }

}  // namespace
