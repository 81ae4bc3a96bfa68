// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <limits>
#include <stdexcept>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/second_law.hpp>

#include "support/line_run.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using line_run::run;
using line_run::start;
using unitstep::motion;

constexpr unitstep::damper law{6.0 * si::newton / si::metre_per_second};

// F = -c v: -6 N s/m * -3 m/s.
static_assert(law(start, 0.0 * si::second) == 18.0 * si::newton);
static_assert(law(start, 0.0 * si::second) != -18.0 * si::newton);
static_assert(law.raw<decltype(start), boost::units::quantity<si::time>>()(motion{2.0, -3.0},
                                                                           0.0) == 18.0);
// At rest it is a negative zero, as the product is: the position has no influence, with either sign.
static_assert(twins::same_bits(
    law.raw<decltype(start), boost::units::quantity<si::time>>()(motion{2.0, 0.0}, 0.0), -0.0));

constexpr auto by_hand = [](auto const& s, auto) {
  return -6.0 * si::newton / si::metre_per_second * s.velocity / (2.0 * si::kilogram);
};
constexpr auto by_law = run(unitstep::second_law{2.0 * si::kilogram, law});
static_assert(twins::same_bits(by_law.velocity, run(by_hand).velocity));
static_assert(!twins::same_bits(by_law, run(unitstep::second_law{4.0 * si::kilogram, law})));

TEST(Damper, RefusesWhatIsNotFinite) {
  double const bad = std::numeric_limits<double>::infinity();
  EXPECT_NO_THROW(law.require_values());
  EXPECT_THROW(unitstep::damper{bad * si::newton / si::metre_per_second}.require_values(),
               std::domain_error);
}

TEST(Damper, IsTheSameAtRunTime) {
  unitstep::damper const here{twins::hidden(6.0) * si::newton / si::metre_per_second};
  EXPECT_TRUE(twins::same_bits(run(unitstep::second_law{2.0 * si::kilogram, here}), by_law));
}

}  // namespace
