// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <stdexcept>
#include <type_traits>
#include <unitstep/drive/detail/check.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/methods/damped.hpp>
#include <unitstep/methods/implicit_euler.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <unitstep/state/rigid_body.hpp>

#include "support/same_bits.hpp"
#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::accelerations;
using unitstep::integrate;
using unitstep::motion;
using unitstep::quaternion;
using unitstep::rigid_body;
using unitstep::rotation;
using unitstep::vec;

constexpr rigid_body start{
    motion{vec{1.0, 2.0, 3.0} * si::metre, vec{4.0, 0.0, -1.0} * si::metre_per_second},
    rotation{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.5, 0.0, -2.0} * si::radians_per_second}};
using body = std::remove_const_t<decltype(start)>;
static_assert(start == start && start.motion.position.y == 2.0 * si::metre);

// Two independent fields, and both of them together as the field of a body.
constexpr auto rate = 1.0 / si::second;
constexpr auto swing = si::radian / (si::second * si::second);
constexpr auto pulled = [](auto const& s, auto) { return s.position * (-rate * rate); };
constexpr auto turned = [](auto const& s, auto) {
  return s.angular_velocity * -rate + vec{s.orientation.x, s.orientation.y, 0.5} * swing;
};
constexpr auto both = [](auto const& s, auto t) {
  return accelerations{pulled(s.motion, t), turned(s.rotation, t)};
};
constexpr auto dt = 0.125 * si::second;

// If the parts do not interact, a body is its motion and its rotation, bit for bit. A method that solves for both at
// once agrees within its stopping error.
template <class M>
constexpr bool is_its_parts() {
  auto const whole = integrate(M{}, start, both, dt, 16);
  return twins::same_bits(whole.motion, integrate(M{}, start.motion, pulled, dt, 16)) &&
         twins::same_bits(whole.rotation, integrate(M{}, start.rotation, turned, dt, 16)) &&
         !(whole == start);
}
static_assert(is_its_parts<unitstep::rk4>() && is_its_parts<unitstep::velocity_verlet>());
constexpr auto solved = integrate(unitstep::implicit_euler{}, start, both, dt, 2);
constexpr auto moved = integrate(unitstep::implicit_euler{}, start.motion, pulled, dt, 2);
static_assert(norm(solved.motion.position - moved.position) < 1e-12 * si::metre);

// A force along an axis of the body couples the parts: a rocket that turns at a constant rate about z under thrust
// along its x, in closed form: v = (sin wt, 1 - cos wt) a / w.
constexpr rigid_body rocket{
    motion{vec{0.0, 0.0, 0.0} * si::metre, vec{0.0, 0.0, 0.0} * si::metre_per_second},
    rotation{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.0, 0.0, 2.0} * si::radians_per_second}};
constexpr auto thrust = [](auto const& s, auto) {
  return accelerations{
      rotate(s.rotation.orientation, vec{4.0, 0.0, 0.0} * si::metre_per_second_squared),
      vec{0.0, 0.0, 0.0} * swing};
};
constexpr auto arrived = integrate(unitstep::rk4{}, rocket, thrust, 1.0 / 64 * si::second, 64);
constexpr double sine = unitstep::math::sin(2.0), cosine = unitstep::math::cos(2.0);
static_assert(norm(arrived.motion.velocity -
                   vec{2 * sine, 2 * (1 - cosine), 0.0} * si::metre_per_second) <
              1e-8 * si::metre_per_second);
static_assert(norm(arrived.motion.velocity) > 3.0 * si::metre_per_second);

constexpr bool drivers_agree() {
  auto const once = integrate(unitstep::velocity_verlet{}, start, both, dt, 16);
  auto const table = unitstep::trajectory<16>(unitstep::velocity_verlet{}, start, both, dt);
  unitstep::simulation sim{unitstep::velocity_verlet{}, start, both, dt};
  for (int n = 0; n < 16; ++n) sim.step();
  return twins::same_bits(once, table[16].state) && twins::same_bits(once, sim.state());
}
static_assert(drivers_agree());

TEST(RigidBody, IsTheSameAtRunTime) {
  auto here = rocket;
  here.rotation.angular_velocity.z = twins::hidden(2.0) * si::radians_per_second;
  EXPECT_TRUE(twins::same_bits(integrate(unitstep::rk4{}, here, thrust, 1.0 / 64 * si::second, 64),
                               arrived));
  EXPECT_TRUE(is_its_parts<unitstep::rk4>() && drivers_agree());
}

// Conversion to plain numbers and back.
namespace plain_form {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::accelerations;
using unitstep::motion;
using unitstep::position_and_attitude;
using unitstep::quaternion;
using unitstep::raw_form;
using unitstep::rigid_body;
using unitstep::rotation;
using unitstep::vec;

constexpr rigid_body start{
    motion{vec{1.0, 2.0, 3.0} * si::metre, vec{4.0, 5.0, 6.0} * si::metre_per_second},
    rotation{quaternion{0.6, 0.0, 0.8, 0.0}, vec{7.0, 8.0, 9.0} * si::radians_per_second}};
using body = std::remove_const_t<decltype(start)>;
using second = quantity<si::time>;
using linear = vec<quantity<si::acceleration>, 3>;
using angular = vec<quantity<si::angular_acceleration>, 3>;

static_assert(std::is_same_v<raw_form<body>::raw,
                             motion<position_and_attitude<double>, vec<vec<double, 3>, 2>>>);
static_assert(
    std::is_same_v<raw_form<body>::field_returns<second>, accelerations<linear, angular>>);
static_assert(!unitstep::aggregate_state<body>);
static_assert(!unitstep::aggregate_state<accelerations<linear, angular>>);

// Its numbers are of one type if those of both parts are.
template <class T>
using moving = motion<vec<quantity<si::length, T>, 3>, vec<quantity<si::velocity, T>, 3>>;
template <class T>
using turning = rotation<quaternion<T>, vec<quantity<si::angular_velocity, T>, 3>>;
using unitstep::detail::numbers_are;
static_assert(numbers_are<float, rigid_body<moving<float>, turning<float>>>);
static_assert(!numbers_are<float, rigid_body<moving<float>, turning<double>>>);
static_assert(!numbers_are<float, rigid_body<moving<double>, turning<float>>>);

constexpr auto raw = raw_form<body>::to_raw(start);
static_assert(raw.position.position == vec{1.0, 2.0, 3.0});
static_assert(raw.velocity == vec{vec{4.0, 5.0, 6.0}, vec{7.0, 8.0, 9.0}});
static_assert(raw_form<body>::from_raw(raw) == start);
static_assert(raw_form<body>::for_field(raw).motion.velocity.y == 5.0 * si::metre_per_second);
static_assert(raw_form<body>::for_field(raw).rotation.angular_velocity.z ==
              9.0 * si::radians_per_second);

// One bad number anywhere is enough.
using unitstep::is_finite;
constexpr double inf = std::numeric_limits<double>::infinity();
constexpr body gone{{start.motion.position, vec{4.0, 5.0, inf} * si::metre_per_second},
                    start.rotation};
constexpr body twisted{start.motion, {{0.6, inf, 0.8, 0.0}, start.rotation.angular_velocity}};
static_assert(is_finite(start) && !is_finite(gone) && !is_finite(twisted));
static_assert(is_finite(raw) && !is_finite(raw_form<body>::to_raw(twisted)));
static_assert(is_finite(raw.position) && !is_finite(raw_form<body>::to_raw(twisted).position));
constexpr body lost{{vec{1.0, inf, 3.0} * si::metre, start.motion.velocity}, start.rotation};
static_assert(!is_finite(lost) && !is_finite(raw_form<body>::to_raw(lost).position));
static_assert(is_finite(std::array{start, start}) && !is_finite(std::array{start, gone}));

// Accelerations must fit in their units, part by part.
using unitstep::fits;
static_assert(fits<accelerations<linear, angular>, accelerations<linear, angular>>);
static_assert(!fits<accelerations<linear, angular>, accelerations<angular, linear>>);
static_assert(!fits<accelerations<linear, angular>, accelerations<linear, linear>>);
constexpr auto two = raw_form<accelerations<linear, angular>>::to_raw(
    {vec{1.0, 2.0, 3.0} * si::metre_per_second_squared,
     vec{4.0, 5.0, 6.0} * (si::radian / (si::second * si::second))});
static_assert(two == vec{vec{1.0, 2.0, 3.0}, vec{4.0, 5.0, 6.0}});

TEST(RigidBodyDoor, RefusesAStartThatNothingCanBeSteppedFrom) {
  EXPECT_NO_THROW(raw_form<body>::require_finite(raw));
  auto const refuses = [](auto const& change) {
    auto bad = raw;
    change(bad);
    EXPECT_THROW(raw_form<body>::require_finite(bad), std::domain_error);
  };
  double const nan = std::numeric_limits<double>::quiet_NaN();
  refuses([&](auto& s) { s.position.position.y = nan; });
  refuses([&](auto& s) { s.velocity.x.z = nan; });
  refuses([&](auto& s) { s.velocity.y.z = nan; });
  refuses([&](auto& s) { s.position.orientation.orientation.w = 0.7; });
}

}  // namespace plain_form

namespace checks {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::accelerations;
using unitstep::motion;
using unitstep::quaternion;
using unitstep::rigid_body;
using unitstep::rotation;
using unitstep::vec;
using verdicts::reads;
using time = quantity<si::time>;

template <class Body>
using verdict = typename unitstep::raw_form<Body>::template verdict<time>;
using moving = motion<vec<quantity<si::length>, 3>, vec<quantity<si::velocity>, 3>>;
using turning = rotation<quaternion<double>, vec<quantity<si::angular_velocity>, 3>>;
using spinning = rotation<quaternion<double>, vec<quantity<si::frequency>, 3>>;
using falling = motion<vec<quantity<si::length>, 3>, vec<quantity<si::acceleration>, 3>>;
using body = rigid_body<moving, turning>;

static_assert(verdict<body>::ok);
static_assert(reads<verdict<rigid_body<falling, turning>>>() ==
              "expected velocity: vec<m s^-1, 3>, got vec<m s^-2, 3>");
static_assert(
    reads<verdict<rigid_body<moving, spinning>>>() ==
    "expected angular_velocity: vec<rad s^-1, 3>, got vec<s^-1, 3>: multiply by si::radian");
static_assert(
    reads<verdict<rigid_body<motion<quantity<si::length>, quantity<si::velocity>>, turning>>>() ==
    "expected position: a vec of three, got m");
static_assert(reads<verdict<rigid_body<turning, moving>>>() ==
              "expected motion: a motion, got rotation<quaternion<double>, vec<rad s^-1, 3>>");
static_assert(
    reads<verdict<rigid_body<moving, moving>>>() ==
    "expected rotation: a rotation of a quaternion, got motion<vec<m, 3>, vec<m s^-1, 3>>");

// The result of a field, part by part.
using linear = vec<quantity<si::acceleration>, 3>;
using angular = vec<quantity<si::angular_acceleration>, 3>;
template <class Result>
struct returning {
  Result operator()(body const&, time) const;
};
template <class Result>
using judged = decltype(unitstep::diagnostics::check_field<body, returning<Result>, time>());
static_assert(judged<accelerations<linear, angular>>::ok);
static_assert(reads<judged<accelerations<vec<quantity<si::force>, 3>, angular>>>() ==
              "expected acceleration: vec<m s^-2, 3>, got vec<kg m s^-2 (N), 3>");
static_assert(reads<judged<accelerations<linear, vec<quantity<si::torque>, 3>>>>() ==
              "expected angular acceleration: vec<rad s^-2, 3>, "
              "got vec<kg m^2 s^-2 rad^-1 (N m rad^-1), 3>");
static_assert(reads<judged<linear>>() ==
              "expected field: accelerations{linear, angular}, got vec<m s^-2, 3>");

// No single speed can define rest for both.
template <class Method>
using stepped =
    decltype(unitstep::diagnostics::check_run<Method, body,
                                              returning<accelerations<linear, angular>>, time>());
static_assert(stepped<unitstep::rk4>::ok);
static_assert(!stepped<unitstep::damped<unitstep::rk4, double, quantity<si::velocity>>>::ok);

TEST(CheckRigidBody, SaysTheSameAtRunTime) {
  EXPECT_STREQ((reads<judged<linear>>().data()),
               "expected field: accelerations{linear, angular}, got vec<m s^-2, 3>");
}

}  // namespace checks

}  // namespace
