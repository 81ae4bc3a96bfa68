// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <limits>
#include <stdexcept>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/forces/second_law.hpp>

#include "support/line_run.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using line_run::run;
using line_run::start;

constexpr unitstep::gravity law{-8.0 * si::metre_per_second_squared};
static_assert(law(start, 0.0 * si::second) == -8.0 * si::metre_per_second_squared);

// The mass does not matter, not even in the last bit, since nothing is divided by it.
template <class Mass>
constexpr auto fall(Mass mass) {
  return run(unitstep::second_law{mass * si::kilogram, law});
}
static_assert(twins::same_bits(fall(1.0), fall(3.0)) && twins::same_bits(fall(1.0), fall(0.1)));
// x0 + v0 t + g t^2 / 2 and v0 + g t with x0 = 2, v0 = -3, g = -8 at t = 1/2.
static_assert(fall(3.0).position == -0.5 * si::metre);
static_assert(fall(3.0).velocity == -7.0 * si::metre_per_second);
static_assert(fall(3.0).position != start.position);

TEST(Gravity, RefusesWhatIsNotFinite) {
  double const bad = std::numeric_limits<double>::infinity();
  EXPECT_NO_THROW(law.require_values());
  EXPECT_THROW(unitstep::gravity{bad * si::metre_per_second_squared}.require_values(),
               std::domain_error);
}

TEST(Gravity, IsTheSameAtRunTime) {
  EXPECT_TRUE(twins::same_bits(fall(twins::hidden(3.0)), fall(1.0)));
}

}  // namespace
