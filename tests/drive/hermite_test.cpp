// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <string_view>
#include <unitstep/drive/hermite.hpp>
#include <unitstep/many/vectors.hpp>
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
using unitstep::sample;
using unitstep::vec;
namespace math = unitstep::math;

constexpr double size(double x) { return x < 0 ? -x : x; }

// A cubic is met exactly: x = t^3 - 2 t^2 + t + 4, in numbers that a double has.
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
// And no quartic: x = t^4 from -1 to 1 lies off by h^4/384 * 24 = 1 in the middle, where x is 0.
constexpr auto on_quartic(double t) {
  return sample{t * si::second,
                motion{t * t * t * t * si::metre, 4 * t * t * t * si::metre_per_second}};
}
static_assert(interpolate(on_quartic(-1), on_quartic(1), 0.0 * si::second).position ==
              -1.0 * si::metre);

// On a cosine the largest error is h^4/384 of its fourth derivative, and that of the velocity
// sqrt(3)/216 h^3: the bounds of Birkhoff and Priver, which a short piece near its peak attains.
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

// A turning body: about one axis, at a rate that rises evenly, the angle is a polynomial of second
// degree, which the cubic of the rotation vector meets; a straight line is off by its curvature.
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

// Anything else lies on a straight line, but a motion inside does not.
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

// So it is however deep a motion lies: the order of the error is measured on the cosine at nine times,
// from h = 1/4 to h = 1/8, where h^4 falls by 16 and the h^2 of a straight line by 4. Each way to nest a
// motion is a type with a way in and a way out.
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
// The control: blended without velocities, the same motion errs with h^2.
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

// Rotations and rigid bodies in arrays are those by themselves, to the last bit.
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

// What a sample is made of is told by name: a state, and a time that is one of its.
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

}  // namespace
