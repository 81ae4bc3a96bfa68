// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <stdexcept>
#include <type_traits>
#include <unitstep/state/rigid_body_door.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::accelerations;
using unitstep::door;
using unitstep::motion;
using unitstep::pose;
using unitstep::quaternion;
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

static_assert(std::is_same_v<door<body>::raw, motion<pose<double>, vec<vec<double, 3>, 2>>>);
static_assert(std::is_same_v<door<body>::field_returns<second>, accelerations<linear, angular>>);
static_assert(!unitstep::aggregate_state<body>);

constexpr auto raw = door<body>::off(start);
static_assert(raw.position.position == vec{1.0, 2.0, 3.0});
static_assert(raw.velocity == vec{vec{4.0, 5.0, 6.0}, vec{7.0, 8.0, 9.0}});
static_assert(door<body>::on(raw) == start);
static_assert(door<body>::show(raw).motion.velocity.y == 5.0 * si::metre_per_second);
static_assert(door<body>::show(raw).rotation.angular_velocity.z == 9.0 * si::radians_per_second);

// One bad number anywhere is enough.
using unitstep::is_finite;
constexpr double inf = std::numeric_limits<double>::infinity();
constexpr body gone{{start.motion.position, vec{4.0, 5.0, inf} * si::metre_per_second},
                    start.rotation};
constexpr body twisted{start.motion, {{0.6, inf, 0.8, 0.0}, start.rotation.angular_velocity}};
static_assert(is_finite(start) && !is_finite(gone) && !is_finite(twisted));
static_assert(is_finite(raw) && !is_finite(door<body>::off(twisted)));
static_assert(is_finite(std::array{start, start}) && !is_finite(std::array{start, gone}));

// Accelerations fit by their units, part by part.
using unitstep::fits;
static_assert(fits<accelerations<linear, angular>, accelerations<linear, angular>>);
static_assert(!fits<accelerations<linear, angular>, accelerations<angular, linear>>);
static_assert(!fits<accelerations<linear, angular>, accelerations<linear, linear>>);
constexpr auto two = door<accelerations<linear, angular>>::off(
    {vec{1.0, 2.0, 3.0} * si::metre_per_second_squared,
     vec{4.0, 5.0, 6.0} * (si::radian / (si::second * si::second))});
static_assert(two == vec{vec{1.0, 2.0, 3.0}, vec{4.0, 5.0, 6.0}});

TEST(RigidBodyDoor, RefusesAStartThatNothingCanBeSteppedFrom) {
  EXPECT_NO_THROW(door<body>::require_finite(raw));
  auto const refuses = [](auto const& change) {
    auto bad = raw;
    change(bad);
    EXPECT_THROW(door<body>::require_finite(bad), std::domain_error);
  };
  double const nan = std::numeric_limits<double>::quiet_NaN();
  refuses([&](auto& s) { s.position.position.y = nan; });
  refuses([&](auto& s) { s.velocity.x.z = nan; });
  refuses([&](auto& s) { s.velocity.y.z = nan; });
  refuses([&](auto& s) { s.position.orientation.orientation.w = 0.7; });
}

}  // namespace
