// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/drive/fixed_step.hpp>
#include <unitstep/drive/interpolate.hpp>
#include <unitstep/many/vectors.hpp>
#include <unitstep/math/quaternion.hpp>
#include <unitstep/state/rigid_body.hpp>
#include <vector>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using refusals::refusal;
using unitstep::interpolate;
using unitstep::motion;
using unitstep::quaternion;
using unitstep::rotation;
using unitstep::vec;

// Quarters of small whole numbers are exact: numbers, quantities, motions, vecs, arrays,
// aggregates.
static_assert(interpolate(1.0, 3.0, 0.25) == 1.5);
static_assert(interpolate(1.0F * si::metre, 3.0F * si::metre, 0.25) == 1.5F * si::metre);
constexpr motion here{1.0 * si::metre, -2.0 * si::metre_per_second};
constexpr motion there{5.0 * si::metre, 2.0 * si::metre_per_second};
static_assert(interpolate(here, there, 0.25) ==
              motion{2.0 * si::metre, -1.0 * si::metre_per_second});
constexpr motion flat{vec{1.0, 2.0} * si::metre, vec{0.0, 4.0} * si::metre_per_second};
constexpr motion high{vec{3.0, 2.0} * si::metre, vec{4.0, 0.0} * si::metre_per_second};
static_assert(interpolate(flat, high, 0.5) ==
              motion{vec{2.0, 2.0} * si::metre, vec{2.0, 2.0} * si::metre_per_second});
using bodies = motion<std::array<vec<quantity<si::length>, 3>, 2>,
                      std::array<vec<quantity<si::velocity>, 3>, 2>>;
constexpr bodies at_rest{};
constexpr bodies moved{{vec{2.0, 4.0, 6.0} * si::metre, vec{0.0, 0.0, 8.0} * si::metre}, {}};
static_assert(interpolate(at_rest, moved, 0.5).position[1].z == 4.0 * si::metre);
static_assert(interpolate(at_rest, moved, 0.5).position[0].y == 2.0 * si::metre);
struct tank {
  quantity<si::volume> water;
  quantity<si::temperature> heat;
  vec<double, 2> share;
};
constexpr tank empty{0.0 * si::cubic_metre, 280.0 * si::kelvin, {0.0, 1.0}};
constexpr tank full{4.0 * si::cubic_metre, 300.0 * si::kelvin, {1.0, 0.0}};
constexpr tank between = interpolate(empty, full, 0.25);
static_assert(between.water == 1.0 * si::cubic_metre && between.heat == 285.0 * si::kelvin);
static_assert(between.share.x == 0.25 && between.share.y == 0.75);

// Both ends are met to the last bit, and what stands still is not moved by rounding.
constexpr bool meets_its_ends() {
  double const a = 0.1;
  double const b = 0.7;
  bool weighted_moves = false;
  for (int n = 0; n <= 100; ++n) {
    double const alpha = n / 100.0;
    if (!twins::same_bits(interpolate(a, a, alpha), a)) return false;
    // The control: the weighted sum moves it.
    weighted_moves = weighted_moves || (1 - alpha) * a + alpha * a != a;
  }
  // And the sum that it is misses the other end here.
  bool const sum_misses = 0.2 + (0.9 - 0.2) * 1.0 != 0.9;
  return twins::same_bits(interpolate(a, b, 0.0), a) &&
         twins::same_bits(interpolate(a, b, 1.0), b) &&
         twins::same_bits(interpolate(0.2, 0.9, 1.0), 0.9) && weighted_moves && sum_misses;
}
static_assert(meets_its_ends());

// An orientation turns evenly about the axis, here the third: in thirds of a right angle, whose
// half angles are 15 and 30 degrees. Straight lines would be at 1/3 of the way too slow.
constexpr double root_2 = unitstep::sqrt(2.0);
constexpr double root_3 = unitstep::sqrt(3.0);
constexpr auto spin = [](double w, double x, double y, double z) {
  return rotation{quaternion{w, x, y, z}, vec{0.0, 0.0, 3.0} * si::radians_per_second};
};
constexpr auto east = spin(1, 0, 0, 0);
constexpr auto north = spin(root_2 / 2, 0, 0, root_2 / 2);
constexpr bool near(double a, double b, double tolerance = 4e-16) {
  return a - b <= tolerance && b - a <= tolerance;
}
constexpr auto third = interpolate(east, north, 1.0 / 3).orientation;
static_assert(near(third.w, (1 + root_3) / (2 * root_2)));
static_assert(near(third.z, (root_3 - 1) / (2 * root_2)));
constexpr auto thirds = interpolate(east, north, 2.0 / 3).orientation;
static_assert(near(thirds.w, root_3 / 2) && near(thirds.z, 0.5));
constexpr auto chord = normalized(quaternion{(2 + root_2 / 2) / 3, 0.0, 0.0, root_2 / 6});
static_assert(!near(chord.z, (root_3 - 1) / (2 * root_2), 1e-3));
// The negative of a quaternion is the same orientation: the short way round is taken.
constexpr auto other_sign = interpolate(east, spin(-root_2 / 2, 0, 0, -root_2 / 2), 2.0 / 3);
static_assert(near(other_sign.orientation.w, root_3 / 2) && near(other_sign.orientation.z, 0.5));
static_assert(interpolate(east, east, 0.3).orientation == east.orientation);
// A rigid body moves and turns.
constexpr unitstep::rigid_body falling{
    motion{vec{0.0, 0.0, 4.0} * si::metre, vec{0.0, 0.0, 0.0} * si::metre_per_second}, east};
constexpr unitstep::rigid_body fallen{
    motion{vec{0.0, 3.0, 1.0} * si::metre, vec{0.0, 0.0, -3.0} * si::metre_per_second}, north};
constexpr auto tumbling = interpolate(falling, fallen, 2.0 / 3);
static_assert(near(tumbling.rotation.orientation.z, 0.5));
static_assert(near(tumbling.motion.position.z.value(), 2.0));
static_assert(near(tumbling.motion.velocity.z.value(), -2.0));

// An array of any of these, also in an aggregate and in another array, is each of them by itself.
template <class S>
constexpr bool blends_each(S const& a, S const& b) {
  std::array<std::array<S, 2>, 1> const from{{{a, b}}};
  std::array<std::array<S, 2>, 1> const to{{{b, b}}};
  auto const half = interpolate(from, to, 0.5);
  return twins::same_bits(half[0][0], interpolate(a, b, 0.5)) &&
         twins::same_bits(half[0][1], interpolate(b, b, 0.5)) && !twins::same_bits(half[0][0], a) &&
         !twins::same_bits(half[0][0], b);
}
static_assert(blends_each(1.0, 3.0) && blends_each(1.0 * si::metre, 3.0 * si::metre));
static_assert(blends_each(here, there) && blends_each(flat, high));
static_assert(blends_each(empty, full) && blends_each(at_rest, moved));
static_assert(blends_each(east, north) && blends_each(falling, fallen));
struct train {
  quantity<si::mass> coal;
  std::array<motion<quantity<si::length>, quantity<si::velocity>>, 2> cars;
};
constexpr train waiting{4.0 * si::kilogram, {here, there}};
constexpr train going{2.0 * si::kilogram, {there, there}};
static_assert(interpolate(waiting, going, 0.5).coal == 3.0 * si::kilogram);
static_assert(interpolate(waiting, going, 0.5).cars[0] == interpolate(here, there, 0.5));
static_assert(blends_each(waiting, going));

// What is drawn between the steps of a clock moves evenly: at 144 frames a second with 60 steps of
// an even motion, each frame is one 144th of a second further, and one step behind.
constexpr bool draws_evenly() {
  unitstep::fixed_step clock{si::second / 60.0, 8};
  auto before = 0.0 * si::metre;
  auto now = before;
  double steps = 0;
  for (int frame = 1; frame <= 144; ++frame) {
    for (auto n = clock.advance(si::second / 144.0); n > 0; --n) {
      before = now;
      now = ++steps / 60.0 * si::metre;  // at 1 m/s
    }
    double const drawn = interpolate(before, now, clock.alpha()).value();
    if (steps > 0 && !near(drawn, frame / 144.0 - 1 / 60.0, 1e-14)) return false;
  }
  return steps == 60;
}
static_assert(draws_evenly());

TEST(Interpolate, IsTheSameAtRunTime) {
  EXPECT_TRUE(meets_its_ends() && draws_evenly());
  constexpr auto constant = interpolate(east, north, 1.0 / 3);
  EXPECT_TRUE(twins::same_bits(interpolate(east, north, twins::hidden(1.0 / 3)), constant));
  EXPECT_TRUE(blends_each(falling, fallen) && blends_each(waiting, going));
  constexpr auto moving = interpolate(here, there, 0.3);
  EXPECT_TRUE(twins::same_bits(interpolate(here, there, twins::hidden(0.3)), moving));
}

TEST(Interpolate, RefusesBadValuesByName) {
  auto const run = [](double alpha) {
    return refusal([=] { static_cast<void>(interpolate(here, there, alpha)); });
  };
  EXPECT_EQ(run(0), "accepted");
  EXPECT_EQ(run(1), "accepted");
  for (double const bad : {-0.01, 1.01, std::numeric_limits<double>::quiet_NaN()})
    EXPECT_EQ(run(bad), "unitstep: alpha must lie between 0 and 1");
}

TEST(Interpolate, RefusesStatesOfDifferentLengths) {
  motion const three{std::vector(3, 1.0), std::vector(3, 2.0)};
  motion const two{std::vector(2, 1.0), std::vector(2, 2.0)};
  EXPECT_EQ(refusal([&] { return interpolate(three, three, 0.5).position[2]; }), "accepted");
  for (double const alpha : {0.0, 0.5, 1.0})
    EXPECT_EQ(refusal([&] { return interpolate(three, two, alpha).position[0]; }),
              "unitstep: a vector of to has 2 elements, but that of from has 3");
}

}  // namespace
