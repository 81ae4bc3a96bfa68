// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <stdexcept>
#include <string>
#include <unitstep/answers/equilibrium.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "support/refusal.hpp"

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using boost::units::quantity;
using refusals::refusal;
using us::symbols::kg, us::symbols::m, us::symbols::m_per_s, us::symbols::m_per_s2, us::symbols::N,
    us::symbols::s;

constexpr bool is_about(double x, double due, double off) {
  return x - due <= off && due - x <= off;
}

// A weight on a spring rests where k x = m g: 2 kg on 49.05 N/m at -0.4 m, from any guess, in each number type.
template <class T>
constexpr bool hangs() {
  auto const pulls = [](auto const& now, auto) {
    return -T(9.81) * m_per_s2 - T(49.05) * N / m / (T(2) * kg) * now.position -
           T(0.5) / s * now.velocity;
  };
  auto const rests = us::equilibrium(pulls, us::motion{T(3) * m, T(-5) * m_per_s});
  return is_about(static_cast<double>(rests.position / m), -0.4,
                  4 * static_cast<double>(std::numeric_limits<T>::epsilon())) &&
         rests.velocity == T(0) * m_per_s;
}
static_assert(hangs<double>() && hangs<float>() && hangs<long double>());

// Also with a law, in a plane, and for several bodies: two on springs, at rest at the origin.
constexpr us::second_law law{2.0 * kg, us::spring{3.0 * N / m}, us::damper{0.5 * N * s / m}};
constexpr auto at_origin = us::equilibrium(
    law, us::motion{us::vec{1.0 * m, -2.0 * m}, us::vec{0.5 * m_per_s, 4.0 * m_per_s}});
static_assert(at_origin.position.x == 0.0 * m && at_origin.position.y == 0.0 * m &&
              at_origin.velocity.x == 0.0 * m_per_s);

// Tanks: one is filled with 2 m/s and drains into another with its level a second, squared: levels of 2 m and sqrt(2)
// m.
template <class Number = double>
struct tanks {
  us::light<si::length, Number> first, second;
};
constexpr auto run_out = [](auto const& now, auto) {
  return us::rates{2.0 * m_per_s - now.first / s, now.first / s - now.second * now.second / m / s};
};
constexpr auto filled =
    us::equilibrium(run_out, tanks<>{us::light_of(1.0 * m), us::light_of(0.25 * m)});
static_assert(is_about(filled.first / m, 2, 1e-15) &&
              is_about(filled.second / m, 1.4142135623730950, 4e-16));

// A field that depends on time is called with the given time; and numbers without units.
constexpr auto at_two_seconds = us::equilibrium(
    [](auto const& now, auto t) {
      return us::rates{t / s * m_per_s - now.first / s, -now.second / s};
    },
    tanks<>{us::light_of(1.0 * m), us::light_of(1.0 * m)}, 2.0 * s);
static_assert(at_two_seconds.first == 2.0 * m && at_two_seconds.second == 0.0 * m);
template <class Number = double>
struct animals {
  Number hares, lynxes;
};
constexpr auto balanced = us::equilibrium(
    [](auto const& now, auto) {
      return us::rates{now.hares * (2.0 - now.lynxes) / s, now.lynxes * (now.hares - 3.0) / s};
    },
    animals<>{2.0, 1.0});
static_assert(is_about(balanced.hares, 3, 1e-14) && is_about(balanced.lynxes, 2, 1e-14));

// A glider in trim: lift L V^2 = W cos g, drag D V^2 = -W sin g; so tan g = -D / L, and V^2 = W cos g / L. It is found
// in other units, too, since their sizes do not matter.
template <class Number = double>
struct glide {
  us::light<si::velocity, Number> speed;
  Number angle;
};
TEST(Equilibrium, OfAGlider) {
  double const lift = 0.01, drag = 0.0005, weight = 9.81;  // each per kg
  auto const flies = [=](auto const& now, auto) {
    auto const v = now.speed / m_per_s;
    return us::rates{(-weight * us::math::sin(now.angle) - drag * v * v) * m_per_s2,
                     (lift * v - weight * us::math::cos(now.angle) / v) / s};
  };
  for (double v : {20.0, 30.0, 60.0}) {
    auto const trim = us::equilibrium(flies, glide<>{us::light_of(v * m_per_s), 0.0});
    double const angle = -std::atan(drag / lift);
    EXPECT_NEAR(trim.angle, angle, 1e-14);
    EXPECT_NEAR(trim.speed / m_per_s, std::sqrt(weight * std::cos(angle) / lift), 1e-12);
  }
}

// A list of bodies: a chain of two masses on springs of 100 N/m under gravity hangs by 0.1962 m and 0.0981 m more.
TEST(Equilibrium, OfSeveralBodies) {
  auto const field = [](auto const& now, auto) {
    auto const& x = now.position;
    auto const k = 100.0 / s / s;
    return std::array{-9.81 * m_per_s2 - k * x[0] + k * (x[1] - x[0]),
                      -9.81 * m_per_s2 - k * (x[1] - x[0])};
  };
  auto const hangs = us::equilibrium(
      field, us::motion{std::array{0.0 * m, 0.0 * m}, std::array{0.0 * m_per_s, 1.0 * m_per_s}});
  EXPECT_NEAR(hangs.position[0] / m, -0.1962, 1e-15);
  EXPECT_NEAR(hangs.position[1] / m, -0.2943, 1e-15);
  EXPECT_EQ(hangs.velocity[1], 0.0 * m_per_s);
}

TEST(Equilibrium, SaysThatThereIsNone) {
  auto const falls = refusal<std::runtime_error>([] {
    return us::equilibrium(
        [](auto const& now, auto) { return -9.81 * m_per_s2 - 0.0 / s * now.velocity; },
        us::motion{1.0 * m, 0.0 * m_per_s});
  });
  EXPECT_NE(falls.find("unitstep: equilibrium found an equation that does not depend"),
            std::string::npos)
      << falls;
  auto const never = refusal<std::runtime_error>([] {
    return us::equilibrium(
        [](auto const& now, auto) {
          return us::rates{(now.first * now.first + 1.0 * m * m) / m / s, -now.second / s};
        },
        tanks<>{us::light_of(1.0 * m), us::light_of(1.0 * m)});
  });
  EXPECT_NE(never.find("the last try were 0, 0, and their rates 1, 0"), std::string::npos) << never;
}

}  // namespace
