// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/base_units/metric/minute.hpp>
#include <boost/units/systems/angle/degrees.hpp>
#include <boost/units/systems/angle/revolutions.hpp>
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
#include <unitstep/state/state.hpp>

#include "support/same_bits.hpp"
#include "support/verdict.hpp"

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

// A generic field, one that names Boost's types, and a boost_typed one are the same field.
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

// Conversion to plain numbers and back.
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

// The absolute errors of a tolerance are an angle about each axis, and as much per second.
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

namespace checks {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::quaternion;
using unitstep::rotation;
using unitstep::vec;
using verdicts::reads;
using time = quantity<si::time>;
using minute = boost::units::metric::minute_base_unit::unit_type;
using angular_velocity = quantity<si::angular_velocity>;

template <class O, class W, class Time>
using verdict = typename unitstep::raw_form<rotation<O, W>>::template verdict<Time>;
template <class W, class Time = time>
using turning = verdict<quaternion<double>, W, Time>;
template <class U1, class U2>
using per = quantity<unitstep::detail::unit_quotient<U1, U2>>;

static_assert(turning<vec<angular_velocity, 3>>::ok);
static_assert(turning<vec<double, 3>, double>::ok);
static_assert(turning<vec<per<si::plane_angle, minute>, 3>, quantity<minute>>::ok);
static_assert(verdict<quaternion<float>, vec<quantity<si::angular_velocity, float>, 3>,
                      quantity<si::time, float>>::ok);

static_assert(
    reads<turning<vec<quantity<si::frequency>, 3>>>() ==
    "expected angular_velocity: vec<rad s^-1, 3>, got vec<s^-1, 3>: multiply by si::radian");
static_assert(reads<turning<vec<per<boost::units::degree::plane_angle, si::time>, 3>>>() ==
              "expected angular_velocity: vec<rad s^-1, 3>, got vec<deg s^-1, 3>");
static_assert(reads<turning<vec<per<boost::units::revolution::plane_angle, minute>, 3>>>() ==
              "expected angular_velocity: vec<rad s^-1, 3>, got vec<rev min^-1, 3>");
static_assert(reads<turning<vec<double, 3>>>() ==
              "expected angular_velocity: vec<rad s^-1, 3>, got vec<double, 3>");
static_assert(reads<turning<vec<angular_velocity, 2>>>() ==
              "expected angular_velocity: vec<rad s^-1, 3>, got vec<rad s^-1, 2>");
static_assert(reads<turning<angular_velocity>>() ==
              "expected angular_velocity: vec<rad s^-1, 3>, got rad s^-1");
static_assert(reads<turning<vec<angular_velocity, 3>, quantity<minute>>>() ==
              "expected dt: s, got min");
static_assert(reads<turning<vec<angular_velocity, 3>, double>>() ==
              "expected dt: s, got a plain number (double)");
static_assert(
    reads<turning<vec<quantity<si::angular_velocity, float>, 3>>>() ==
    "expected angular_velocity: vec<rad s^-1 in double, 3>, got vec<rad s^-1 in float, 3>");
static_assert(reads<verdict<vec<double, 4>, vec<angular_velocity, 3>, time>>() ==
              "expected orientation: a quaternion, got vec<double, 4>");

TEST(CheckRotation, SaysTheSameAtRunTime) {
  EXPECT_STREQ((reads<turning<vec<angular_velocity, 3>, quantity<minute>>>().data()),
               "expected dt: s, got min");
}

}  // namespace checks

namespace refused_runs {

namespace si = boost::units::si;
using unitstep::motion;
using unitstep::detail::refused_state;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr auto refused = refused_state<std::remove_const_t<decltype(start)>>::of(start);

// Every assertion about a refused rotation holds, in its body and in the world.
using unitstep::quaternion;
using unitstep::rotation;
using unitstep::vec;
constexpr rotation turning{quaternion{1.0, 0.0, 0.0, 0.0},
                           vec{0.0, 0.0, 1.0} * si::radians_per_second};
using rotation_type = std::remove_const_t<decltype(turning)>;
constexpr auto refused_turn = refused_state<rotation_type>::of(turning);
static_assert(refused_turn.orientation.w > 5.0 && refused_turn.orientation.z < -5.0);
static_assert(refused_turn.angular_velocity.x > 5.0 * si::radians_per_second);
static_assert(refused_turn == turning && refused_turn != turning && turning == refused_turn);
static_assert(norm(refused_turn.orientation) > 5.0);
static_assert(rotate(conjugate(refused_turn.orientation), vec{1.0, 0.0, 0.0}).y > 5.0);
static_assert(rotate(turning.orientation, refused.position).y > 5.0 * si::metre);
static_assert(normalized(refused_turn.orientation) == turning.orientation);
constexpr rotation_type typed_turn = refused_turn;
static_assert(typed_turn.orientation == turning.orientation && typed_turn != turning);

TEST(RefusedRotation, IsRightAtRunTimeToo) {
  EXPECT_TRUE(refused_turn == turning);
  EXPECT_TRUE(static_cast<bool>(norm(refused_turn.orientation) > 5.0));
}

}  // namespace refused_runs

}  // namespace
