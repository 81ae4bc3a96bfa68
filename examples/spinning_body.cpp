// SPDX-License-Identifier: BSL-1.0
// A wing nut in free fall turns about its middle axis, and every few
// seconds turns over. When, says the closed form. And a gyroscope: how
// fast does it go round?
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <cstdio>
#include <limits>
#include <numbers>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using unitstep::euler_equations;
using unitstep::quaternion;
using unitstep::rk4;
using unitstep::rotation;
using unitstep::vec;

//! [body]
constexpr auto moment =
    si::kilogram * si::square_metre / (si::radian * si::radian);
constexpr euler_equations wing_nut{vec{1.0, 2.0, 3.0} * moment};

constexpr rotation spun{
    quaternion{1.0, 0.0, 0.0, 0.0},
    vec{0.0, 6.0, 0.06} * si::radians_per_second};
//! [body]

//! [orientation]
// A quarter of a turn about the axis that points up: what pointed
// along x points along y then.
constexpr auto quarter_turn = unitstep::rotation_about(
    vec{0.0, 0.0, 1.0}, std::numbers::pi / 2 * si::radian);
static_assert(norm(rotate(quarter_turn, vec{1.0, 0.0, 0.0}) -
                   vec{0.0, 1.0, 0.0}) < 1e-15);
//! [orientation]

//! [run]
constexpr auto table = unitstep::trajectory<448>(
    rk4{}, spun, wing_nut, si::second / 64.0);
//! [run]

//! [unit]
constexpr bool every_orientation_is_a_unit_quaternion() {
  for (auto const& [time, state] : table) {
    auto const& [w, x, y, z] = state.orientation;
    auto const off = w * w + x * x + y * y + z * z - 1;
    auto const four_ulps =
        4 * std::numeric_limits<double>::epsilon();
    if (off > four_ulps || off < -four_ulps) return false;
  }
  return true;
}
static_assert(every_orientation_is_a_unit_quaternion());
//! [unit]

//! [momentum]
constexpr auto angular_momentum(auto const& r) {
  auto const [x, y, z] = r.angular_velocity;
  return rotate(r.orientation, vec{x, y * 2.0, z * 3.0} * moment);
}
constexpr auto drift = norm(angular_momentum(table[448].state) -
                            angular_momentum(spun)) /
                       norm(angular_momentum(spun));
static_assert(drift < 1e-5);
//! [momentum]

//! [closed form]
// Elliptic functions have a quarter period K: it is pi over twice
// an arithmetic-geometric mean.
constexpr double quarter_period(double complementary_modulus) {
  double a = 1, g = complementary_modulus;
  while (a - g > 1e-12) {
    auto const mean = (a + g) / 2;
    g = unitstep::sqrt(a * g);
    a = mean;
  }
  return std::numbers::pi / (a + g);
}
//! [closed form]

//! [half a period]
// For moments 1, 2, 3, a spin W about axis 2 and d about axis 3:
constexpr double W = 6, d = 0.06;
constexpr double p = unitstep::sqrt((2 * W * W + 6 * d * d) / 6);
constexpr double k =
    unitstep::sqrt(6 * d * d / (2 * W * W + 6 * d * d));
constexpr double flip = 2 * quarter_period(k) / p;
static_assert(flip > 3.13 && flip < 3.15);
//! [half a period]

//! [flip]
constexpr auto flipped = unitstep::integrate(
    rk4{}, spun, wing_nut, flip / 512 * si::second, 512);
static_assert(norm(flipped.angular_velocity -
                   vec{0.0, -6.0, 0.06} * si::radians_per_second) <
              1e-5 * si::radians_per_second);
//! [flip]

//! [other axes]
constexpr rotation about_axis_3{
    quaternion{1.0, 0.0, 0.0, 0.0},
    vec{0.06, 0.06, 6.0} * si::radians_per_second};
constexpr auto steady = unitstep::integrate(
    rk4{}, about_axis_3, wing_nut, flip / 512 * si::second, 512);
static_assert(steady.angular_velocity.z >
              5.99 * si::radians_per_second);
//! [other axes]

//! [fast]
// A body that turns by five radians a frame, and tumbles.
constexpr rotation fast{
    quaternion{1.0, 0.0, 0.0, 0.0},
    vec{30.0, 300.0, 30.0} * si::radians_per_second};
constexpr double energy_gained(auto method, int frames) {
  auto const energy = [](auto const& body) {
    auto const [x, y, z] = body.angular_velocity;
    return x * x + 2.0 * y * y + 3.0 * z * z;
  };
  auto const end = unitstep::integrate(method, fast, wing_nut,
                                       si::second / 60.0, frames);
  return energy(end) / energy(fast) - 1;
}
static_assert(energy_gained(rk4{}, 2) > 1e3);
static_assert(energy_gained(unitstep::velocity_verlet{}, 8) > 1e3);
constexpr double by_midpoint =
    energy_gained(unitstep::implicit_midpoint{}, 2);
static_assert(-1e-14 < by_midpoint && by_midpoint < 1e-14);
//! [fast]

//! [gyroscope]
// 2 kg, held by one end of its axis, 0.25 m from its middle.
constexpr auto weight =
    2.0 * si::kilogram * 10.0 * si::metre_per_second_squared;
constexpr auto reach = 0.25 * si::metre;
constexpr auto arm = vec{0.0, 0.0, 1.0} * reach;
constexpr auto pull = vec{0.0, 0.0, -1.0} * weight;

constexpr auto torque = [](auto const& r, auto) {
  // The weight, from the axes of the world to those of the body.
  return torque_of(arm, rotate(conjugate(r.orientation), pull));
};
constexpr euler_equations gyroscope{vec{0.25, 0.25, 0.125} * moment,
                                    torque};
//! [gyroscope]

//! [precession]
// Its axis lies level along x, and it is set off at the rate of
// theory, m g l / (I w): 5 J over 25 kg m^2/s.
constexpr double spin = 200, rate = 20 * 0.25 / (0.125 * spin);
constexpr double half = unitstep::sqrt(0.5);
constexpr rotation level{
    quaternion{half, 0.0, half, 0.0},
    vec{-rate, 0.0, spin} * si::radians_per_second};
constexpr auto later = unitstep::integrate(
    rk4{}, level, gyroscope, si::second / 1024.0, 256);
constexpr auto axis = rotate(later.orientation, vec{0.0, 0.0, 1.0});

constexpr vec expected{unitstep::math::cos(rate / 4),
                       unitstep::math::sin(rate / 4), 0.0};
static_assert(rate == 0.2);
static_assert(norm(axis - expected) < 1e-6);
//! [precession]

//! [rigid body]
constexpr unitstep::newton_euler thrown{
    unitstep::second_law{
        2.0 * si::kilogram,
        unitstep::gravity{vec{0.0, 0.0, -10.0} *
                          si::metre_per_second_squared}},
    wing_nut};
//! [rigid body]

//! [caught]
constexpr unitstep::rigid_body in_hand{
    unitstep::motion{vec{0.0, 0.0, 0.0} * si::metre,
                     vec{3.0, 0.0, 10.0} * si::metre_per_second},
    spun};
constexpr auto caught = unitstep::integrate(rk4{}, in_hand, thrown,
                                            si::second / 64.0, 128);
static_assert(caught.motion.position ==
              vec{6.0, 0.0, 0.0} * si::metre);
static_assert(caught.rotation == table[128].state);
//! [caught]

//! [thrust]
constexpr auto with_thrust = [](auto const& body, auto t) {
  auto const forward =
      vec{1.0, 0.0, 0.0} * si::metre_per_second_squared;
  auto const free = thrown(body, t);
  return unitstep::accelerations{
      free.linear + rotate(body.rotation.orientation, forward),
      free.angular};
};
//! [thrust]
static_assert(unitstep::integrate(rk4{}, in_hand, with_thrust,
                                  si::second / 64.0, 128)
                  .motion.position.x > 6.0 * si::metre);

int main() {
  std::printf("turns over after %.3f s\n\n", flip);
  std::printf("    t      w1      w2      w3\n");
  std::printf("    s   rad/s   rad/s   rad/s\n");
  for (std::size_t n = 0; n < table.size(); n += 32) {
    auto const& [time, state] = table[n];
    auto const [x, y, z] = state.angular_velocity;
    std::printf("%5.1f %7.2f %7.2f %7.2f\n", time.value(),
                x.value(), y.value(), z.value());
  }
}
