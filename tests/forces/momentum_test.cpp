// SPDX-License-Identifier: BSL-1.0
#include <unitstep/forces/momentum.hpp>

#include <gtest/gtest.h>

#include "support/bodies.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using bodies::going;
using unitstep::momentum;
using unitstep::motion;

[[maybe_unused]] constexpr auto newton_second = si::newton * si::second;

// m v by hand, along a line and in a plane, and of two bodies 2 (3, 4) + 4 (0, -2).
static_assert(momentum(2.0 * si::kilogram, motion{1.0 * si::metre, -3.0 * si::metre_per_second}) ==
              -6.0 * newton_second);
static_assert(momentum(2.0, motion{1.0, -3.0}) == -6.0);
constexpr motion two{std::array{bodies::at(1.0, 0.0), bodies::at(0.0, 1.0)},
                     std::array{going(3.0, 4.0), going(0.0, -2.0)}};
static_assert(momentum(std::array{2.0 * si::kilogram, 4.0 * si::kilogram}, two) ==
              unitstep::vec{6.0, 0.0} * newton_second);
static_assert(momentum(2.0 * si::kilogram, two) == unitstep::vec{6.0, 4.0} * newton_second);
static_assert(momentum(2.0 * si::kilogram, two) != unitstep::vec{6.0, 0.0} * newton_second);

TEST(Momentum, IsTheSameAtRunTime) {
  constexpr auto constant = momentum(bodies::masses, bodies::three);
  auto here = bodies::three;
  here.velocity[0].y = twins::hidden(1.0) * si::metre_per_second;
  EXPECT_TRUE(twins::same_bits(momentum(bodies::masses, here), constant));
}

using bodies::at;
using unitstep::angular_momentum;

[[maybe_unused]] constexpr auto unit = si::kilogram * si::square_metre / si::second;

// r x m v by hand: (1, 2, 3) x 2 (4, 5, 6) = 2 (-3, 6, -3); in a plane 2 (1 * 4 - 2 * 3).
static_assert(angular_momentum(2.0 * si::kilogram,
                               motion{at(1.0, 2.0, 3.0), going(4.0, 5.0, 6.0)}) ==
              unitstep::vec{-6.0, 12.0, -6.0} * unit);
static_assert(angular_momentum(2.0 * si::kilogram, motion{at(1.0, 2.0), going(3.0, 4.0)}) ==
              -4.0 * unit);
static_assert(angular_momentum(2.0 * si::kilogram, motion{at(1.0, 2.0), going(3.0, 4.0)}) !=
              4.0 * unit);
// Two bodies in a plane: 2 (1 * 4) + 4 (0 * 0 - 1 * -2).
constexpr motion turning{std::array{at(1.0, 0.0), at(0.0, 1.0)},
                         std::array{going(3.0, 4.0), going(-2.0, 0.0)}};
static_assert(angular_momentum(std::array{2.0 * si::kilogram, 4.0 * si::kilogram}, turning) ==
              16.0 * unit);
static_assert(angular_momentum(2.0 * si::kilogram, turning) == 12.0 * unit);

// On a line there is no angular momentum, and for a state that is no motion there is none either.
template <class X, class V>
constexpr bool has_moment =
    decltype(unitstep::detail::check_moment_of_motion<boost::units::quantity<si::mass>, X,
                                                      V>())::ok;
using length = boost::units::quantity<si::length>;
using velocity = boost::units::quantity<si::velocity>;
template <std::size_t n>
using lengths = unitstep::vec<length, n>;
template <std::size_t n>
using velocities = unitstep::vec<velocity, n>;
static_assert(has_moment<lengths<3>, velocities<3>> && has_moment<lengths<2>, velocities<2>>);
static_assert(!has_moment<length, velocity> && !has_moment<lengths<3>, lengths<3>>);

TEST(AngularMomentum, IsTheSameAtRunTime) {
  constexpr auto constant = angular_momentum(bodies::masses, bodies::three);
  auto here = bodies::three;
  here.velocity[0].y = twins::hidden(1.0) * si::metre_per_second;
  EXPECT_TRUE(twins::same_bits(angular_momentum(bodies::masses, here), constant));
}

}  // namespace
