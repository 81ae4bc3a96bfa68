// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <string_view>
#include <unitstep/drive/fixed_step.hpp>
#include <unitstep/drive/interpolate.hpp>
#include <unitstep/many/vectors.hpp>
#include <unitstep/math/quaternion.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/state/rigid_body.hpp>
#include <vector>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"
#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using refusals::refusal;
using unitstep::interpolate;
using unitstep::motion;
using unitstep::quaternion;
using unitstep::rotation;
using unitstep::vec;

// Quarters of small whole numbers are exact: for numbers, quantities, motions, vecs, arrays and aggregates.
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

// Both ends are met to the last bit, and rounding does not move a body at rest.
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
  // And that sum misses the other end here.
  bool const sum_misses = 0.2 + (0.9 - 0.2) * 1.0 != 0.9;
  return twins::same_bits(interpolate(a, b, 0.0), a) &&
         twins::same_bits(interpolate(a, b, 1.0), b) &&
         twins::same_bits(interpolate(0.2, 0.9, 1.0), 0.9) && weighted_moves && sum_misses;
}
static_assert(meets_its_ends());

// An orientation rotates evenly about an axis, here the third, in thirds of a right angle, whose half angles are 15 and
// 30 degrees. A straight line would be behind at 1/3 of the way.
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
// The negative of a quaternion is the same orientation; the short way round is taken.
constexpr auto other_sign = interpolate(east, spin(-root_2 / 2, 0, 0, -root_2 / 2), 2.0 / 3);
static_assert(near(other_sign.orientation.w, root_3 / 2) && near(other_sign.orientation.z, 0.5));
static_assert(interpolate(east, east, 0.3).orientation == east.orientation);
// A rigid body moves and rotates.
constexpr unitstep::rigid_body falling{
    motion{vec{0.0, 0.0, 4.0} * si::metre, vec{0.0, 0.0, 0.0} * si::metre_per_second}, east};
constexpr unitstep::rigid_body fallen{
    motion{vec{0.0, 3.0, 1.0} * si::metre, vec{0.0, 0.0, -3.0} * si::metre_per_second}, north};
constexpr auto tumbling = interpolate(falling, fallen, 2.0 / 3);
static_assert(near(tumbling.rotation.orientation.z, 0.5));
static_assert(near(tumbling.motion.position.z.value(), 2.0));
static_assert(near(tumbling.motion.velocity.z.value(), -2.0));

// Each element of an array is interpolated separately, also in an aggregate and in another array.
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

// The picture between the steps of a clock moves evenly: at 144 frames a second with 60 steps of an even motion, each
// frame is one 144th of a second further, and one step behind.
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

namespace between_samples {

namespace si = boost::units::si;
using boost::units::quantity;
using refusals::refusal;
using unitstep::interpolate;
using unitstep::motion;
using unitstep::quaternion;
using unitstep::rotation;
using unitstep::sample;
using unitstep::vec;
namespace math = unitstep::math;

constexpr double size(double x) { return x < 0 ? -x : x; }

// A cubic is exact: x = t^3 - 2 t^2 + t + 4, in numbers that a double has.
constexpr auto on_cubic(double t) {
  return sample{t * si::second, motion{(((t - 2) * t + 1) * t + 4) * si::metre,
                                       ((3 * t - 4) * t + 1) * si::metre_per_second}};
}
constexpr bool meets_a_cubic() {
  for (double t = -1; t <= 3; t += 0.125)
    if (!(interpolate(on_cubic(-1), on_cubic(3), t * si::second) == on_cubic(t).state) ||
        !(interpolate(on_cubic(3), on_cubic(-1), t * si::second) == on_cubic(t).state))
      return false;
  return true;
}
static_assert(meets_a_cubic());
// A quartic is not: x = t^4 from -1 to 1 is off by h^4/384 * 24 = 1 in the middle, where x is 0.
constexpr auto on_quartic(double t) {
  return sample{t * si::second,
                motion{t * t * t * t * si::metre, 4 * t * t * t * si::metre_per_second}};
}
static_assert(interpolate(on_quartic(-1), on_quartic(1), 0.0 * si::second).position ==
              -1.0 * si::metre);

// For a cosine the largest error is h^4/384 of its fourth derivative, and that of the velocity sqrt(3)/216 h^3: the
// bounds of Birkhoff and Priver, which a short piece near its peak attains.
constexpr auto on_cosine(double t) {
  return sample{t * si::second,
                motion{math::cos(t) * si::metre, -math::sin(t) * si::metre_per_second}};
}
struct errors {
  double position = 0;
  double velocity = 0;
};
constexpr errors largest(double h) {
  errors found;
  for (int n = 1; n < 200; ++n) {
    double const t = -h / 2 + h * n / 200;
    auto const at = interpolate(on_cosine(-h / 2), on_cosine(h / 2), t * si::second);
    double const x = size(at.position.value() - math::cos(t));
    double const v = size(at.velocity.value() + math::sin(t));
    if (x > found.position) found.position = x;
    if (v > found.velocity) found.velocity = v;
  }
  return found;
}
constexpr bool attains_its_bounds(double h) {
  errors const found = largest(h);
  double const x = h * h * h * h / 384;
  double const v = unitstep::sqrt(3.0) / 216 * h * h * h;
  return found.position <= x && found.position > 0.99 * x && found.velocity <= v &&
         found.velocity > 0.99 * v;
}
static_assert(attains_its_bounds(0.25));
static_assert(attains_its_bounds(0.125));
static_assert(attains_its_bounds(0.0625));

// A rotating body: about one axis, at a rate that rises evenly, the angle is a polynomial of second degree. The cubic
// of the rotation vector is exact; a straight line is off by the curvature.
constexpr auto turning(double t) {
  double const half = (0.5 * t + t * t / 4) / 2;
  return sample{t * si::second, rotation{quaternion{math::cos(half), 0.0, 0.0, math::sin(half)},
                                         vec{0.0, 0.0, 0.5 + t / 2} * si::radians_per_second}};
}
constexpr auto halfway = interpolate(turning(0), turning(1), 0.5 * si::second);
static_assert(size(halfway.orientation.z - turning(0.5).state.orientation.z) < 4e-16);
static_assert(halfway.angular_velocity.z == 0.75 * si::radians_per_second);
static_assert(size(interpolate(turning(0).state, turning(1).state, 0.5).orientation.z -
                   turning(0.5).state.orientation.z) > 0.01);

// A rigid body does both.
constexpr auto tumbling(double t) {
  return sample{t * si::second,
                unitstep::rigid_body{motion{vec{0.0, 0.0, t * t * t} * si::metre,
                                            vec{0.0, 0.0, 3 * t * t} * si::metre_per_second},
                                     turning(t).state}};
}
constexpr auto half_fallen = interpolate(tumbling(0), tumbling(1), 0.5 * si::second);
static_assert(half_fallen.motion.position.z == 0.125 * si::metre);
static_assert(half_fallen.motion.velocity.z == 0.75 * si::metre_per_second);
static_assert(size(half_fallen.rotation.orientation.z - turning(0.5).state.orientation.z) < 4e-16);

// Anything else is interpolated linearly, but a motion inside it is not.
struct car {
  motion<quantity<si::length>, quantity<si::velocity>> on_road;
  quantity<si::mass> fuel;
};
constexpr auto driving(double t) {
  return sample{t * si::second, car{on_cubic(t).state, (3 - t) * si::kilogram}};
}
constexpr car passing = interpolate(driving(-1), driving(3), 1.0 * si::second);
static_assert(passing.on_road == on_cubic(1).state && passing.fuel == 2.0 * si::kilogram);
static_assert(interpolate(sample{0.0F * si::second, 1.0F * si::ampere},
                          sample{2.0F * si::second, 3.0F * si::ampere},
                          0.5F * si::second) == 1.5F * si::ampere);

// This holds at any depth of nesting: the order of the error is measured on the cosine at nine times, from h = 1/4 to h
// = 1/8, where h^4 falls by 16 and the h^2 of a straight line by 4. Each way to nest a motion is a type that packs and
// unpacks it.
using moving = motion<quantity<si::length>, quantity<si::velocity>>;
struct by_itself {
  using state = moving;
  static constexpr state in(moving const& m) { return m; }
  static constexpr moving out(state const& s) { return s; }
};
template <class Inner>
struct in_array {
  using state = std::array<typename Inner::state, 2>;
  static constexpr state in(moving const& m) { return {{Inner::in(moving{}), Inner::in(m)}}; }
  static constexpr moving out(state const& s) { return Inner::out(s[1]); }
};
template <class S>
struct loaded {
  quantity<si::mass> load;
  S inner;
};
template <class Inner>
struct in_aggregate {
  using state = loaded<typename Inner::state>;
  static constexpr state in(moving const& m) { return {1.0 * si::kilogram, Inner::in(m)}; }
  static constexpr moving out(state const& s) { return Inner::out(s.inner); }
};
template <class Nesting>
constexpr double largest_off(double h) {
  auto const at = [](double t) { return sample{t * si::second, Nesting::in(on_cosine(t).state)}; };
  double worst = 0;
  for (int n = 1; n < 10; ++n) {
    double const t = -h / 2 + h * n / 10;
    auto const between = interpolate(at(-h / 2), at(h / 2), t * si::second);
    double const off = size(Nesting::out(between).position.value() - math::cos(t));
    if (off > worst) worst = off;
  }
  return worst;
}
template <class Nesting>
constexpr bool is_of_fourth_order() {
  double const ratio = largest_off<Nesting>(0.25) / largest_off<Nesting>(0.125);
  return ratio > 15.5 && ratio < 16.5;
}
// The control: blended without velocities, the error of the same motion is of order h^2.
struct on_a_line {
  using state = quantity<si::length>;
  static constexpr state in(moving const& m) { return m.position; }
  static constexpr moving out(state const& s) { return {s, {}}; }
};
static_assert(!is_of_fourth_order<on_a_line>());
static_assert(is_of_fourth_order<by_itself>());
static_assert(is_of_fourth_order<in_array<by_itself>>());
static_assert(is_of_fourth_order<in_array<in_array<by_itself>>>());
static_assert(is_of_fourth_order<in_aggregate<by_itself>>());
static_assert(is_of_fourth_order<in_aggregate<in_array<by_itself>>>());
static_assert(is_of_fourth_order<in_array<in_aggregate<by_itself>>>());
static_assert(is_of_fourth_order<in_aggregate<in_array<in_aggregate<by_itself>>>>());
static_assert(is_of_fourth_order<in_aggregate<in_aggregate<by_itself>>>());
static_assert(is_of_fourth_order<in_array<in_aggregate<in_array<in_aggregate<by_itself>>>>>());

// In arrays, rotations and rigid bodies have the bits of single ones.
template <class At>
constexpr bool is_each_by_itself(At at) {
  auto const two = [&](double t) {
    return sample{t * si::second, std::array{at(t / 2).state, at(t).state}};
  };
  auto const one = [&](double scale) {
    return interpolate(sample{0.0 * si::second, at(0).state},
                       sample{1.0 * si::second, at(scale).state}, 0.3 * si::second);
  };
  auto const both = interpolate(two(0), two(1), 0.3 * si::second);
  return twins::same_bits(both[0], one(0.5)) && twins::same_bits(both[1], one(1)) &&
         !twins::same_bits(both[0], both[1]);
}
static_assert(is_each_by_itself([](double t) { return turning(t); }));
static_assert(is_each_by_itself([](double t) { return tumbling(t); }));

// At a sample's own time the result is its state, to the last bit.
constexpr bool meets_its_samples() {
  sample const a{0.1 * si::second, motion{0.3 * si::metre, 0.7 * si::metre_per_second}};
  sample const b{0.3 * si::second, motion{0.1 * si::metre, 0.9 * si::metre_per_second}};
  return twins::same_bits(interpolate(a, b, a.time), a.state) &&
         twins::same_bits(interpolate(a, b, b.time), b.state) &&
         twins::same_bits(interpolate(b, a, a.time), a.state) &&
         twins::same_bits(interpolate(b, a, b.time), b.state);
}
static_assert(meets_its_samples());

TEST(Hermite, IsTheSameAtRunTime) {
  EXPECT_TRUE(meets_a_cubic() && meets_its_samples());
  EXPECT_TRUE(attains_its_bounds(twins::hidden(0.125)));
  EXPECT_TRUE((is_of_fourth_order<in_aggregate<in_array<in_aggregate<by_itself>>>>()));
  EXPECT_TRUE(is_each_by_itself([](double t) { return tumbling(t); }));
  constexpr auto constant = interpolate(on_cosine(0), on_cosine(0.3), 0.1 * si::second);
  EXPECT_TRUE(twins::same_bits(
      interpolate(on_cosine(0), on_cosine(0.3), twins::hidden(0.1) * si::second), constant));
}

TEST(Hermite, RefusesBadValuesByName) {
  auto const run = [](double t0, double t1, double t) {
    return refusal([=] {
      sample const a{t0 * si::second, on_cosine(0).state};
      sample const b{t1 * si::second, on_cosine(1).state};
      static_cast<void>(interpolate(a, b, t * si::second));
    });
  };
  EXPECT_EQ(run(0, 1, 0.5), "accepted");
  EXPECT_EQ(run(1, 0, 0.5), "accepted");
  for (double const bad : {-0.01, 1.01, std::numeric_limits<double>::quiet_NaN()})
    EXPECT_EQ(run(0, 1, bad), "unitstep: time must lie between the times of the samples");
  for (double const bad : {-0.01, 1.01, std::numeric_limits<double>::quiet_NaN()})
    EXPECT_EQ(run(1, 0, bad), "unitstep: time must lie between the times of the samples");
  EXPECT_EQ(run(1, 1, 1), "unitstep: the two samples must differ in time");
}

TEST(Hermite, RefusesStatesOfDifferentLengths) {
  auto const at = [](double t, std::size_t bodies) {
    return sample{t, motion{std::vector<double>(bodies, t), std::vector<double>(bodies, 1.0)}};
  };
  EXPECT_EQ(refusal([&] { return interpolate(at(0, 3), at(1, 3), 0.5).position[2]; }), "accepted");
  for (double const t : {0.0, 0.5, 1.0})
    EXPECT_EQ(refusal([&] { return interpolate(at(0, 3), at(1, 2), t).position[0]; }),
              "unitstep: a vector of to has 2 elements, but that of from has 3");
}

// The parts of a sample are judged by name: a state, and a time of its type.
using line = motion<quantity<si::length>, quantity<si::velocity>>;
using second = quantity<si::time>;
template <class State, class Time>
using sample_verdict = decltype(unitstep::diagnostics::check_sample_time<State, Time>());
static_assert(sample_verdict<line, second>::ok &&
              sample_verdict<motion<double, double>, double>::ok);
static_assert(sample_verdict<std::array<line, 2>, second>::ok);
static_assert(verdicts::reads<sample_verdict<line, quantity<si::length>>>() ==
              "expected time of a sample: s, got m");
template <class Time, class State>
using samples_verdict =
    decltype(unitstep::diagnostics::check_between_samples<Time, State, sample<Time, State>,
                                                          Time>());
struct no_value {};
static_assert(samples_verdict<second, line>::ok &&
              samples_verdict<second, quantity<si::length>>::ok);
static_assert(std::string_view(verdicts::reads<samples_verdict<no_value, line>>().data())
                  .starts_with("expected sample: {time, state}, got"));
static_assert(std::string_view(verdicts::reads<samples_verdict<second, no_value>>().data())
                  .starts_with("expected sample: {time, state}, got"));
using unitstep::detail::is_array_of_states;
static_assert(is_array_of_states<std::array<line, 2>> &&
              !is_array_of_states<std::array<second, 2>>);
static_assert(!is_array_of_states<vec<second, 2>> && !is_array_of_states<line>);

}  // namespace between_samples

}  // namespace
