// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <unitstep/noise/euler_maruyama.hpp>
#include <unitstep/noise/rates_of_noise.hpp>
#include <unitstep/noise/stochastic_heun.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace {

using namespace unitstep;
namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::symbols::m, unitstep::symbols::m_per_s, unitstep::symbols::s;

constexpr auto root_s = unitstep::sqrt(1.0 * s);
constexpr auto b = 2.0 * m_per_s / root_s;
constexpr random_path path{4, 5};
/// The increment of a source in a step of 1/4 s.
double dw(std::size_t source, long n = 0) {
  return 0.5 * path.increment_over(source, {n, 0, 1}).increment;
}
constexpr auto dt = 0.25 * s;
constexpr double rounding = 4e-15;

constexpr auto rests = [](auto const& x, auto) { return x.velocity * 0.0 / s; };

// There is a source for each number of a velocity, in their order.
TEST(rates_of_noise, of_a_vec_and_of_bodies) {
  vec const v{0.0 * m_per_s, 0.0 * m_per_s, 0.0 * m_per_s};
  vec const x{0.0 * m, 0.0 * m, 0.0 * m};
  vec const strong{b, 2.0 * b, 3.0 * b};
  auto const end = integrate(euler_maruyama{}, motion{x, v},
                             noisy{rests, [&](auto const&, auto) { return strong; }, path}, dt, 1);
  for (std::size_t i = 0; i < 3; ++i)
    EXPECT_NEAR(end.velocity[i].value(), 2 * (static_cast<double>(i) + 1) * dw(i), rounding);

  auto const two =
      integrate(euler_maruyama{}, motion{std::array{x, x}, std::array{v, v}},
                noisy{[](auto const& y, auto) {
                        return std::array{y.velocity[0] * 0.0 / s, y.velocity[1] * 0.0 / s};
                      },
                      [&](auto const&, auto) { return std::array{strong, 2.0 * strong}; }, path},
                dt, 1);
  EXPECT_NEAR(two.velocity[1].y.value(), 8 * dw(4), rounding);
}

// A source along a direction has one number.
TEST(rates_of_noise, of_sources) {
  vec const v{0.0 * m_per_s, 0.0 * m_per_s};
  vec const x{0.0 * m, 0.0 * m};
  auto const push = [](auto const&, auto) {
    return sources{vec{b, 2.0 * b}, vec{0.0 * b, 3.0 * b}};
  };
  auto const end = integrate(euler_maruyama{}, motion{x, v}, noisy{rests, push, path}, dt, 1);
  EXPECT_NEAR(end.velocity.x.value(), 2 * dw(0), rounding);
  EXPECT_NEAR(end.velocity.y.value(), 4 * dw(0) + 6 * dw(1), rounding);
}

// -- an aggregate

struct rocket {
  quantity<si::mass> fuel;
  motion<vec<quantity<si::length>, 2>, vec<quantity<si::velocity>, 2>> flight;
  double heading;
};
constexpr auto steady = [](auto const& y, auto) {
  return rates{0.0 * y.fuel / s, y.flight.velocity * (0.0 / s), 0.0 / s};
};
constexpr rocket at_rest{
    1.0 * si::kilogram, {{0.0 * m, 0.0 * m}, {0.0 * m_per_s, 0.0 * m_per_s}}, 0.0};
// A source is numbered by the place of its number in the state: another noisy member does not change the others.
TEST(rates_of_noise, of_members) {
  auto const one = integrate(
      euler_maruyama{}, at_rest,
      noisy{steady, [](auto const&, auto) { return rates_of_noise{none, vec{b, b}, 0.5 / root_s}; },
            path},
      dt, 1);
  EXPECT_EQ(one.fuel, at_rest.fuel);
  EXPECT_EQ(one.flight.position, at_rest.flight.position);
  EXPECT_NEAR(one.flight.velocity.y.value(), 2 * dw(4), rounding);
  EXPECT_NEAR(one.heading, 0.5 * dw(5), rounding);
  auto const all =
      integrate(euler_maruyama{}, at_rest,
                noisy{steady,
                      [](auto const& y, auto) {
                        return rates_of_noise{0.01 * y.fuel / root_s, none, 0.5 / root_s};
                      },
                      path},
                dt, 1);
  EXPECT_NEAR(all.fuel.value(), 1 + 0.01 * dw(0), rounding);
  EXPECT_EQ(all.heading, one.heading);
}
TEST(rates_of_noise, of_sources_of_members) {
  auto const push = [](auto const&, auto) {
    return sources{rates_of_noise{none, vec{b, 0.0 * b}, 1.0 / root_s},
                   rates_of_noise{none, none, 2.0 / root_s}};
  };
  auto const end = integrate(stochastic_heun{}, at_rest, noisy{steady, push, path}, dt, 1);
  EXPECT_NEAR(end.flight.velocity.x.value(), 2 * dw(0), rounding);
  EXPECT_NEAR(end.heading, dw(0) + 2 * dw(1), rounding);
}

// A gyro of 0.3 degrees per root hour: 0.3 pi / 180 / 60 = 8.726646259971647e-05 rad per root second.
static_assert(0.3 * 3.14159265358979323846 / 180 / 60 - 8.726646259971647e-05 < 1e-19 &&
              0.3 * 3.14159265358979323846 / 180 / 60 - 8.726646259971647e-05 > -1e-19);

}  // namespace
