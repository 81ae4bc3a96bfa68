// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/composition.hpp>

#include <unitstep/methods/leapfrog.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"

namespace {

// Tables whose methods have names of their own.
struct leapfrog_table {
  static constexpr int order = 2;
  static constexpr bool reversible = true;
  template <class T>
  static constexpr unitstep::drifts_and_kicks<T, 2, 1> coefficients() {
    return unitstep::leapfrogs(std::array<T, 1>{T(1)});
  }
};
struct kick_then_drift_table {
  static constexpr int order = 1;
  static constexpr bool reversible = false;
  template <class T>
  static constexpr unitstep::drifts_and_kicks<T, 2, 1> coefficients() {
    return {{T(0), T(1)}, {T(1)}};
  }
};
using one_leapfrog = unitstep::composition<leapfrog_table>;
using kick_then_drift = unitstep::composition<kick_then_drift_table>;

static_assert(laws::compiled_orbit<one_leapfrog> == laws::compiled_orbit<unitstep::leapfrog>);
static_assert(laws::compiled_orbit<kick_then_drift> ==
              laws::compiled_orbit<unitstep::semi_implicit_euler>);
static_assert(laws::has_its_order<one_leapfrog>() && laws::has_its_order<kick_then_drift>());
static_assert(one_leapfrog::evaluations == 1 && laws::evaluates_as_stated<one_leapfrog>());
static_assert(one_leapfrog::symplectic && one_leapfrog::reversible);
static_assert(!kick_then_drift::reversible && !laws::is_reversible<kick_then_drift>());

// Leapfrogs of 1/4 and 3/4 share the drift between them.
constexpr auto two = unitstep::leapfrogs(std::array<double, 2>{0.25, 0.75});
static_assert(two.drift == std::array<double, 3>{0.125, 0.5, 0.375});
static_assert(two.kick == std::array<double, 2>{0.25, 0.75});

TEST(composition, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<one_leapfrog>(); }

}  // namespace
