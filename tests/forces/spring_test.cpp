// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/methods/rk4.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::motion;
[[maybe_unused]] constexpr auto newton_per_metre = si::newton / si::metre;
constexpr motion start{2.0 * si::metre, -3.0 * si::metre_per_second};
template <class Field>
constexpr auto run(Field const& field) {
  return unitstep::integrate(unitstep::rk4{}, start, field, 0.0625 * si::second, 8);
}

constexpr unitstep::spring law{6.0 * newton_per_metre};

// F = -k x: -6 N/m * 2 m.
static_assert(law(start, 0.0 * si::second) == -12.0 * si::newton);
static_assert(law(start, 0.0 * si::second) != 12.0 * si::newton);
static_assert(law.raw<decltype(start), boost::units::quantity<si::time>>()(motion{2.0, -3.0},
                                                                           0.0) == -12.0);
constexpr motion plane{unitstep::vec{2.0, -1.0} * si::metre,
                       unitstep::vec{0.0, 0.0} * si::metre_per_second};
static_assert(law(plane, 0.0 * si::second) == unitstep::vec{-12.0, 6.0} * si::newton);

// With a mass that is a power of two its reciprocal is exact, so the law is the caller's lambda.
constexpr auto by_hand = [](auto const& s, auto) {
  return -6.0 * newton_per_metre * s.position / (2.0 * si::kilogram);
};
constexpr auto by_law = run(unitstep::second_law{2.0 * si::kilogram, law});
static_assert(twins::same_bits(by_law, run(by_hand)));
static_assert(!twins::same_bits(by_law, run(unitstep::second_law{4.0 * si::kilogram, law})));

TEST(Spring, IsTheSameAtRunTime) {
  unitstep::spring const here{twins::hidden(6.0) * newton_per_metre};
  EXPECT_TRUE(twins::same_bits(run(unitstep::second_law{2.0 * si::kilogram, here}), by_law));
}

}  // namespace
