// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <limits>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/euler_equations.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/forces/newton_euler.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/methods/rk4.hpp>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::accelerations;
using unitstep::euler_equations;
using unitstep::integrate;
using unitstep::motion;
using unitstep::newton_euler;
using unitstep::quaternion;
using unitstep::rigid_body;
using unitstep::rotation;
using unitstep::second_law;
using unitstep::vec;

constexpr rigid_body start{
    motion{vec{0.0, 0.0, 10.0} * si::metre, vec{3.0, 0.0, 4.0} * si::metre_per_second},
    rotation{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.5, 3.0, -0.25} * si::radians_per_second}};
using body = std::remove_const_t<decltype(start)>;
constexpr auto dt = 0.0625 * si::second;

constexpr second_law falls{2.0 * si::kilogram,
                           unitstep::gravity{vec{0.0, 0.0, -8.0} * si::metre_per_second_squared}};
constexpr euler_equations tumbles{vec{1.0, 2.0, 3.0} * si::kilogram * si::square_metre /
                                  (si::radian * si::radian)};
constexpr newton_euler thrown{falls, tumbles};

// The two parts of a thrown body move independently: an exact parabola, and a free tumble.
constexpr auto end = integrate(unitstep::rk4{}, start, thrown, dt, 16);
static_assert(end.motion.position == vec{3.0, 0.0, 10.0} * si::metre);
static_assert(end.motion.velocity == vec{3.0, 0.0, -4.0} * si::metre_per_second);
static_assert(twins::same_bits(end.rotation,
                               integrate(unitstep::rk4{}, start.rotation, tumbles, dt, 16)));

// Also if the acceleration depends on the velocity, which is that of the motion.
constexpr second_law slows{2.0 * si::kilogram, unitstep::damper{0.5 * si::kilogram / si::second}};
static_assert(
    twins::same_bits(integrate(unitstep::rk4{}, start, newton_euler{slows, tumbles}, dt, 4).motion,
                     integrate(unitstep::rk4{}, start.motion, slows, dt, 4)));

// Called with quantities it returns both accelerations.
constexpr auto both = thrown(start, 0.0 * si::second);
static_assert(both.linear.z == -8.0 * si::metre_per_second_squared);
static_assert(both.angular == tumbles(start.rotation, 0.0 * si::second));

// A field that names the body's type gets the whole body: here for a thrust along the body's own z.
constexpr auto thrust = [](body const& b, quantity<si::time>) {
  return rotate(b.rotation.orientation, vec{0.0, 0.0, 4.0} * si::metre_per_second_squared);
};
constexpr auto by_law = integrate(unitstep::rk4{}, start, newton_euler{thrust, tumbles}, dt, 16);
constexpr auto by_hand = integrate(
    unitstep::rk4{}, start,
    [](body const& b, quantity<si::time> t) {
      return accelerations{thrust(b, t), tumbles(b.rotation, t)};
    },
    dt, 16);
static_assert(norm(by_law.motion.position - by_hand.motion.position) < 1e-13 * si::metre);
static_assert(norm(by_law.motion.position - end.motion.position) > 1.0 * si::metre);
static_assert(newton_euler{thrust, tumbles}(start, 0.0 * si::second).linear.z ==
              4.0 * si::metre_per_second_squared);

// Only such a field needs the whole body; a field that accepts its own part gets that.
template <class Field>
constexpr bool wants_body(Field const&) {
  return unitstep::detail::wants_body<Field, decltype(body::motion), body, quantity<si::time>>();
}
static_assert(wants_body(thrust) && !wants_body(falls));
static_assert(!wants_body([](decltype(body::motion) const&, quantity<si::time>) { return 0; }));
static_assert(!wants_body([](quantity<si::time>) { return 0; }));

// And an angular acceleration that depends on the place of the body.
constexpr auto drawn_down = [](body const& b, quantity<si::time>) {
  return vec{1.0, 0.0, 0.0} * (b.motion.position.z / (10.0 * si::metre)) *
         (si::radian / (si::second * si::second));
};
constexpr auto drawn = integrate(unitstep::rk4{}, start, newton_euler{falls, drawn_down}, dt, 1);
static_assert(drawn.rotation.angular_velocity.x > 0.56 * si::radians_per_second);

struct spun_up {
  double rate;
  constexpr void require_values() const {
    unitstep::detail::require_finite("the rate must be finite", rate);
  }
  template <class State, class Time>
  constexpr auto operator()(State const&, Time const&) const {
    return vec{rate, 0.0, 0.0} * (si::radian / (si::second * si::second));
  }
};
TEST(NewtonEuler, RefusesWhatItsFieldsRefuse) {
  auto const fall = [](double g) {
    unitstep::gravity const alone{vec{0.0, 0.0, g} * si::metre_per_second_squared};
    return integrate(unitstep::rk4{}, start, newton_euler{alone, tumbles}, dt, 16);
  };
  EXPECT_TRUE(twins::same_bits(fall(-8.0), end));
  EXPECT_THROW(fall(std::numeric_limits<double>::quiet_NaN()), std::domain_error);
  auto const spin = [](double rate) {
    return integrate(unitstep::rk4{}, start, newton_euler{falls, spun_up{rate}}, dt, 1);
  };
  EXPECT_NO_THROW(spin(1));
  EXPECT_THROW(spin(std::numeric_limits<double>::infinity()), std::domain_error);
}

// No mass has negative moments of inertia, or one above the sum of the others. A flat body is at the bound, such as a
// sheet of 0.1 and 0.2 about its sides, whose sum rounds away from 0.3.
TEST(NewtonEuler, RefusesMomentsThatNoBodyHas) {
  auto const said = [](double x, double y, double z) {
    auto const moment = si::kilogram * si::metre * si::metre / (si::radian * si::radian);
    return refusals::refusal<std::domain_error>([&] {
      return integrate(unitstep::rk4{}, start,
                       newton_euler{falls, unitstep::euler_equations{vec{x, y, z} * moment}}, dt,
                       1);
    });
  };
  std::string const none =
      "unitstep: moments of inertia of a rigid body must be positive, and none above the sum of "
      "the "
      "other two";
  EXPECT_EQ(said(1, 2, 3), "accepted");
  EXPECT_EQ(said(0.1, 0.2, 0.3), "accepted");
  EXPECT_EQ(said(0.2, 0.30000000000000004, 0.1), "accepted");
  EXPECT_EQ(said(1, 1, 3), none);
  EXPECT_EQ(said(1, 3, 1), none);
  EXPECT_EQ(said(3e-9, 1e-9, 1e-9), none);
  EXPECT_EQ(said(-1, -2, -3), none);
  EXPECT_EQ(said(1, -1, 1), none);
  EXPECT_EQ(said(1, 2, 3.000000000001), none);
}

TEST(NewtonEuler, IsTheSameAtRunTime) {
  auto here = start;
  here.motion.velocity.x = twins::hidden(3.0) * si::metre_per_second;
  EXPECT_TRUE(twins::same_bits(integrate(unitstep::rk4{}, here, thrown, dt, 16), end));
  EXPECT_TRUE(twins::same_bits(
      integrate(unitstep::rk4{}, here, newton_euler{thrust, tumbles}, dt, 16), by_law));
}

}  // namespace
