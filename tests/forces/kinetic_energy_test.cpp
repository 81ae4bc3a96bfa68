// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <unitstep/forces/kinetic_energy.hpp>

#include "support/bodies.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using bodies::going;
using unitstep::kinetic_energy;
using unitstep::motion;

// m v^2 / 2 with m = 2: along a line 9, in space (2, 3, 6) of length 7 gives 49.
static_assert(kinetic_energy(2.0 * si::kilogram,
                             motion{1.0 * si::metre, -3.0 * si::metre_per_second}) ==
              9.0 * si::joule);
static_assert(kinetic_energy(2.0 * si::kilogram,
                             motion{bodies::at(1.0, 0.0, 0.0), going(2.0, 3.0, -6.0)}) ==
              49.0 * si::joule);
static_assert(kinetic_energy(2.0f, motion{1.0f, -3.0f}) == 9.0f);
// Of many, with a mass for each or one for all: 2 * 25 / 2 + 4 * 4 / 2 and 2 * 25 / 2 + 2 * 4 / 2.
constexpr motion two{std::array{bodies::at(1.0, 0.0), bodies::at(0.0, 1.0)},
                     std::array{going(3.0, 4.0), going(0.0, -2.0)}};
static_assert(kinetic_energy(std::array{2.0 * si::kilogram, 4.0 * si::kilogram}, two) ==
              33.0 * si::joule);
static_assert(kinetic_energy(2.0 * si::kilogram, two) == 29.0 * si::joule);
static_assert(kinetic_energy(2.0 * si::kilogram, two) != 33.0 * si::joule);

TEST(KineticEnergy, IsTheSameAtRunTime) {
  constexpr auto constant = kinetic_energy(bodies::masses, bodies::three);
  auto here = bodies::three;
  here.velocity[0].y = twins::hidden(1.0) * si::metre_per_second;
  EXPECT_TRUE(twins::same_bits(kinetic_energy(bodies::masses, here), constant));
}

}  // namespace
