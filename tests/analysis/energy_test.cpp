// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <unitstep/analysis/energy.hpp>
#include <unitstep/forces/damper.hpp>

#include "support/bodies.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::energy;
using unitstep::gravity;
using unitstep::motion;
using unitstep::spring;

// A body of 2 kg at 3 m with -3 m/s: 9 J of motion, 18 J in a spring of 4 N/m, 60 J in gravity.
constexpr motion s{3.0 * si::metre, -3.0 * si::metre_per_second};
constexpr spring law{4.0 * bodies::newton_per_metre};
constexpr gravity down{-10.0 * si::metre_per_second_squared};
static_assert(energy(2.0 * si::kilogram, s) == 9.0 * si::joule);
static_assert(energy(2.0 * si::kilogram, s, law) == 27.0 * si::joule);
static_assert(energy(2.0 * si::kilogram, s, law, down) == 87.0 * si::joule);
static_assert(energy(2.0 * si::kilogram, s, law, law) != 27.0 * si::joule);

// A law without a potential has no energy.
template <class Law>
concept has_energy =
    unitstep::quantity_like<decltype(potential_energy(std::declval<Law>(), 2.0 * si::kilogram, s))>;
static_assert(has_energy<decltype(law)>);
static_assert(!has_energy<unitstep::damper<boost::units::quantity<si::force>>>);

TEST(Energy, IsTheSameAtRunTime) {
  constexpr auto constant = energy(bodies::masses, bodies::three, law);
  spring const here{twins::hidden(4.0) * bodies::newton_per_metre};
  EXPECT_TRUE(twins::same_bits(energy(bodies::masses, bodies::three, here), constant));
}

}  // namespace
