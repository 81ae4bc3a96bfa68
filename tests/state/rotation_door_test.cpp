// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <unitstep/state/rotation_door.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::door;
using unitstep::light;
using unitstep::motion;
using unitstep::quaternion;
using unitstep::rotation;
using unitstep::turn;
using unitstep::vec;

using state = rotation<quaternion<double>, vec<quantity<si::angular_velocity>, 3>>;
using plain = rotation<quaternion<double>, vec<double, 3>>;
using angle = light<si::plane_angle, double>;
using angular_velocity = light<si::angular_velocity, double>;

static_assert(std::is_same_v<door<state>::number, double>);
static_assert(std::is_same_v<door<state>::raw, motion<turn<double>, vec<double, 3>>>);
static_assert(
    std::is_same_v<door<state>::checked, motion<vec<angle, 3>, vec<angular_velocity, 3>>>);
static_assert(std::is_same_v<door<plain>::checked, motion<vec<double, 3>, vec<double, 3>>>);
static_assert(
    std::is_same_v<door<state>::seen, rotation<quaternion<double>, vec<angular_velocity, 3>>>);
static_assert(std::is_same_v<door<state>::field_returns<quantity<si::time>>,
                             vec<quantity<si::angular_acceleration>, 3>>);
static_assert(!unitstep::aggregate_state<state>);

constexpr state start{quaternion{0.6, 0.0, 0.8, 0.0}, vec{1.0, 2.0, 3.0} * si::radians_per_second};
constexpr auto raw = door<state>::off(start);
static_assert(raw.position.orientation == start.orientation && raw.velocity == vec{1.0, 2.0, 3.0});
static_assert(door<state>::on(raw) == start);
static_assert(door<state>::show(raw).angular_velocity.y == 2.0 * si::radians_per_second);
static_assert((door<state>::require_finite(raw), true));

// One bad number anywhere is enough.
using unitstep::is_finite;
constexpr double inf = std::numeric_limits<double>::infinity();
constexpr state nowhere{{0.6, 0.0, 0.8, inf}, start.angular_velocity};
constexpr state too_fast{start.orientation, vec{1.0, inf, 3.0} * si::radians_per_second};
static_assert(is_finite(start) && !is_finite(nowhere) && !is_finite(too_fast));
static_assert(is_finite(raw) && !is_finite(door<state>::off(nowhere)));
static_assert(is_finite(start.orientation) && !is_finite(nowhere.orientation));
static_assert(is_finite(std::array{start, start}) && !is_finite(std::array{start, too_fast}));

std::string refusal(quaternion<double> const& q, vec<double, 3> const& w = {1.0, 2.0, 3.0}) {
  try {
    door<state>::require_finite({{q}, w});
  } catch (std::domain_error const& error) {
    return error.what();
  }
  return "accepted";
}

TEST(RotationDoor, RefusesWhatIsNoOrientation) {
  using limits = std::numeric_limits<double>;
  std::string const not_a_unit =
      "unitstep: initial.orientation must be a unit quaternion; normalized(q) makes it one";
  std::string const not_finite =
      "unitstep: initial.orientation must be finite, got infinity or NaN";
  EXPECT_EQ(refusal({0.6, 0.0, 0.8, 0.0}), "accepted");
  EXPECT_EQ(refusal({0.6, 0.0, -0.8, 1e-9}), "accepted");
  // The bound is the root of epsilon, 1.5e-8, on the square of the length.
  EXPECT_EQ(refusal({1.0 + 7e-9, 0.0, 0.0, 0.0}), "accepted");
  EXPECT_EQ(refusal({1.0 + 8e-9, 0.0, 0.0, 0.0}), not_a_unit);
  EXPECT_EQ(refusal({0.0, 0.0, 0.0, 0.0}), not_a_unit);
  EXPECT_EQ(refusal({1.0, 1.0, 0.0, 0.0}), not_a_unit);
  for (double bad : {limits::infinity(), -limits::infinity(), limits::quiet_NaN()}) {
    EXPECT_EQ(refusal({bad, 0.0, 0.0, 0.0}), not_finite);
    EXPECT_EQ(refusal({1.0, 0.0, 0.0, bad}), not_finite);
    EXPECT_EQ(refusal({1.0, 0.0, 0.0, 0.0}, {0.0, bad, 0.0}),
              "unitstep: initial.angular_velocity must be finite, got infinity or NaN");
  }
}

}  // namespace
