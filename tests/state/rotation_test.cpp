// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <unitstep/drive/chain.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <unitstep/state/rotation.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::quaternion;
using unitstep::rotation;
using unitstep::vec;

constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0},
                         vec{0.5, 0.0, -2.0} * si::radians_per_second};
using state = std::remove_const_t<decltype(start)>;
static_assert(
    std::is_same_v<state, rotation<quaternion<double>, vec<quantity<si::angular_velocity>, 3>>>);
static_assert(std::is_trivially_copyable_v<rotation<quaternion<double>, vec<double, 3>>>);
static_assert(start.orientation == quaternion{1.0, 0.0, 0.0, 0.0});
static_assert(start == start &&
              start != rotation{conjugate(start.orientation), -start.angular_velocity});

// A generic field, one that names Boost's types, and a boost_typed one are one field.
constexpr auto rate = 1.0 / si::second;
constexpr auto swing = si::radian / (si::second * si::second);
constexpr auto generic = [](auto const& s, auto) {
  return s.angular_velocity * -rate + vec{s.orientation.x, s.orientation.y, 0.5} * swing;
};
constexpr auto typed = [](state const& s, quantity<si::time>) {
  return s.angular_velocity * -rate + vec{s.orientation.x, s.orientation.y, 0.5} * swing;
};
constexpr auto dt = 0.125 * si::second;
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, generic, dt, 16);
static_assert(twins::same_bits(end, unitstep::integrate(unitstep::rk4{}, start, typed, dt, 16)));
static_assert(twins::same_bits(end, unitstep::integrate(unitstep::rk4{}, start,
                                                        unitstep::boost_typed(generic), dt, 16)));
static_assert(end != unitstep::integrate(unitstep::rk4{}, start, generic, dt, 15));

// Every driver makes the same states, with memory and without.
template <class M>
constexpr bool drivers_agree() {
  auto const once = unitstep::integrate(M{}, start, generic, dt, 16);
  auto const table = unitstep::trajectory<16>(M{}, start, generic, dt);
  unitstep::simulation sim{M{}, start, generic, dt};
  for (int n = 0; n < 16; ++n) sim.step();
  return twins::same_bits(once, table[16].state) && twins::same_bits(once, sim.state()) &&
         table[0].state == start;
}
static_assert(drivers_agree<unitstep::rk4>() && drivers_agree<unitstep::velocity_verlet>());
constexpr unitstep::chain run{unitstep::rk4{}, start, generic, dt};
static_assert(twins::same_bits(unitstep::state_after<run, 16, 5>, end));

TEST(Rotation, IsTheSameAtRunTime) {
  auto here = start;
  here.angular_velocity.x = twins::hidden(0.5) * si::radians_per_second;
  EXPECT_TRUE(twins::same_bits(unitstep::integrate(unitstep::rk4{}, here, generic, dt, 16), end));
  EXPECT_TRUE(drivers_agree<unitstep::rk4>() && drivers_agree<unitstep::velocity_verlet>());
}

// How it becomes plain numbers, and what it is from them again.
namespace plain_form {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::attitude;
using unitstep::light;
using unitstep::motion;
using unitstep::quaternion;
using unitstep::raw_form;
using unitstep::rotation;
using unitstep::vec;

using state = rotation<quaternion<double>, vec<quantity<si::angular_velocity>, 3>>;
using plain = rotation<quaternion<double>, vec<double, 3>>;
using angle = light<si::plane_angle, double>;
using angular_velocity = light<si::angular_velocity, double>;

static_assert(std::is_same_v<raw_form<state>::number, double>);
static_assert(std::is_same_v<raw_form<state>::raw, motion<attitude<double>, vec<double, 3>>>);
static_assert(
    std::is_same_v<raw_form<state>::checked, motion<vec<angle, 3>, vec<angular_velocity, 3>>>);
static_assert(std::is_same_v<raw_form<plain>::checked, motion<vec<double, 3>, vec<double, 3>>>);
static_assert(std::is_same_v<raw_form<state>::field_view,
                             rotation<quaternion<double>, vec<angular_velocity, 3>>>);
static_assert(std::is_same_v<raw_form<state>::field_returns<quantity<si::time>>,
                             vec<quantity<si::angular_acceleration>, 3>>);
static_assert(!unitstep::aggregate_state<state>);

constexpr state start{quaternion{0.6, 0.0, 0.8, 0.0}, vec{1.0, 2.0, 3.0} * si::radians_per_second};
constexpr auto raw = raw_form<state>::to_raw(start);
static_assert(raw.position.orientation == start.orientation && raw.velocity == vec{1.0, 2.0, 3.0});
static_assert(raw_form<state>::from_raw(raw) == start);
static_assert(raw_form<state>::for_field(raw).angular_velocity.y == 2.0 * si::radians_per_second);
static_assert((raw_form<state>::require_finite(raw), true));

// The absolute errors of a tolerance are an angle about each axis, and as fast a turn.
static_assert(std::is_same_v<raw_form<state>::absolute,
                             rotation<vec<angle, 3>, vec<quantity<si::angular_velocity>, 3>>>);
static_assert(raw_form<state>::to_raw_change({vec{angle{1.0}, angle{2.0}, angle{3.0}},
                                              vec{4.0, 5.0, 6.0} * si::radians_per_second}) ==
              vec{vec{1.0, 2.0, 3.0}, vec{4.0, 5.0, 6.0}});

// Its numbers are of one type if those of both members are, and its orientation is a quaternion.
template <class T>
using turn = vec<quantity<si::angular_velocity, T>, 3>;
using unitstep::detail::numbers_are;
static_assert(numbers_are<float, rotation<quaternion<float>, turn<float>>>);
static_assert(!numbers_are<float, rotation<quaternion<float>, turn<double>>>);
static_assert(!numbers_are<float, rotation<quaternion<double>, turn<float>>>);
static_assert(!numbers_are<float, rotation<vec<float, 4>, turn<float>>>);

// One bad number anywhere is enough.
using unitstep::is_finite;
constexpr double inf = std::numeric_limits<double>::infinity();
constexpr state nowhere{{0.6, 0.0, 0.8, inf}, start.angular_velocity};
constexpr state too_fast{start.orientation, vec{1.0, inf, 3.0} * si::radians_per_second};
static_assert(is_finite(start) && !is_finite(nowhere) && !is_finite(too_fast));
static_assert(is_finite(raw) && !is_finite(raw_form<state>::to_raw(nowhere)));
static_assert(is_finite(start.orientation) && !is_finite(nowhere.orientation));
static_assert(is_finite(std::array{start, start}) && !is_finite(std::array{start, too_fast}));

std::string refusal(quaternion<double> const& q, vec<double, 3> const& w = {1.0, 2.0, 3.0}) {
  try {
    raw_form<state>::require_finite({{q}, w});
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
  // 1 + 2^-26 is off by the root of epsilon, and 1 + 2^-26 + 2^-52 by more.
  EXPECT_EQ(refusal({1.0, 0x1p-13, 0.0, 0.0}), "accepted");
  EXPECT_EQ(refusal({1.0, 0x1p-13, 0x1p-26, 0.0}), not_a_unit);
  EXPECT_EQ(refusal({0.0, 0.0, 0.0, 0.0}), not_a_unit);
  EXPECT_EQ(refusal({1.0, 1.0, 0.0, 0.0}), not_a_unit);
  for (double bad : {limits::infinity(), -limits::infinity(), limits::quiet_NaN()}) {
    EXPECT_EQ(refusal({bad, 0.0, 0.0, 0.0}), not_finite);
    EXPECT_EQ(refusal({1.0, bad, 0.0, 0.0}), not_finite);
    EXPECT_EQ(refusal({1.0, 0.0, bad, 0.0}), not_finite);
    EXPECT_EQ(refusal({1.0, 0.0, 0.0, bad}), not_finite);
    EXPECT_EQ(refusal({1.0, 0.0, 0.0, 0.0}, {0.0, bad, 0.0}),
              "unitstep: initial.angular_velocity must be finite, got infinity or NaN");
  }
}

}  // namespace plain_form

}  // namespace
