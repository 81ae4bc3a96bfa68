// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Derivatives through implicit methods: of the step that was solved for, not of the iteration.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <stdexcept>
#include <support/differences.hpp>
#include <unitstep/answers/derivative.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using laws::like;
using us::symbols::kg, us::symbols::m, us::symbols::m_per_s, us::symbols::m_per_s2,
    us::symbols::rad, us::symbols::rad_per_s, us::symbols::s;

constexpr bool is_about(double x, double due, double off) {
  return x - due <= off && due - x <= off;
}

// Implicit Euler on x' = -k x divides by 1 + k h in each step: after n steps (1 + k h)^-n, whose derivative by k is -n
// h (1 + k h)^(-n - 1). With k = 3 /s and h = 1/2 s after two steps: 0.16, and -0.064 s. This does not depend on
// Newton's method, and holds also where k is so large that nothing is left.
template <class Number = double>
struct level {
  Number x;
};
template <class Method>
constexpr auto decays(Method const& method, double h, long n) {
  return [=](auto k) {
    return us::integrate(
               method, level<>{1.0}, [k](auto const& now, auto) { return us::rates{-k * now.x}; },
               h * s, n)
        .x;
  };
}
constexpr auto of_euler = us::derivative(decays(us::implicit_euler{}, 0.5, 2), 3.0 / s);
static_assert(is_about(of_euler.value, 0.16, 1e-15) && is_about(of_euler.slope / s, -0.064, 1e-15));
constexpr auto of_stiff = us::derivative(decays(us::implicit_euler{}, 0.5, 2), 1e9 / s);
static_assert(is_about(of_stiff.slope / s * 1e27, -8, 1e-6));  // -1 / (k h)^3
// The implicit midpoint rule multiplies by (1 - k h / 2) / (1 + k h / 2): 1/7, whose derivative is -h / (1 + k h / 2)^2.
constexpr auto of_midpoint = us::derivative(decays(us::implicit_midpoint{}, 0.5, 1), 3.0 / s);
static_assert(is_about(of_midpoint.value, 1.0 / 7, 1e-15) &&
              is_about(of_midpoint.slope / s, -0.5 / (1.75 * 1.75), 1e-15));
// And the second derivative is h^2 / (1 + k h / 2)^3.
constexpr auto again = us::derivative(
    [](auto k) { return us::derivative(decays(us::implicit_midpoint{}, 0.5, 1), k).slope; },
    3.0 / s);
static_assert(is_about(again.slope / s / s, 0.25 / (1.75 * 1.75 * 1.75), 1e-15));

// A pendulum in steps so long that Newton's method takes several iterations, by its length and its start; compared with
// central differences in long double.
template <class Method>
void differentiates(Method const& method) {
  auto const swing = [&](auto length, auto angle) {
    auto const swings = [length](auto const& now, auto) {
      return like(length, -9.81) * m_per_s2 / length * us::sin(now.position) * rad;
    };
    return us::integrate(method, us::motion{angle, like(length, 0) * rad_per_s}, swings,
                         like(length, 0.1) * s, 20)
        .position;
  };
  auto const [value, by_length, by_angle] = us::gradient(swing, 0.7 * m, 1.5 * rad);
  EXPECT_NEAR(value / rad, swing(0.7 * m, 1.5 * rad) / rad, 1e-13);
  double const due_length = laws::difference(swing, 0, 1e-4L, 0.7 * m, 1.5 * rad);
  double const due_angle = laws::difference(swing, 1, 1e-4L, 0.7 * m, 1.5 * rad);
  EXPECT_NEAR(by_length * m / rad, due_length, 1e-9 * std::abs(due_length));
  EXPECT_NEAR(by_angle, due_angle, 1e-9 * std::abs(due_angle));
}
TEST(ImplicitOnDuals, DifferentiateTheSolvedStep) {
  differentiates(us::implicit_euler{});
  differentiates(us::implicit_midpoint{});
  differentiates(us::gauss4{});
  differentiates(us::radau5{});
  differentiates(us::rodas5p{});
}

// Under a tolerance: e^(-k t) by k is -t e^(-k t), for a reaction that another one follows immediately.
template <class Number = double>
struct chain {
  Number slow, fast;
};
template <class Method>
void follows(Method const& method) {
  for (double off : {1e-4, 1e-7, 1e-10}) {
    auto const [end, by_slow, by_fast] = us::gradient(
        [&](auto slow, auto fast) {
          return us::integrate(
                     method, chain<>{1.0, 1.0},
                     [=](auto const& now, auto) {
                       return us::rates{-slow * now.slow, fast * (now.slow - now.fast)};
                     },
                     us::tolerance{chain<>{off, off}}, 2.0 * s)
              .slow;
        },
        0.5 / s, 1e5 / s);
    double const due = std::exp(-1.0);
    EXPECT_NEAR(end, due, 10 * off);
    EXPECT_NEAR(by_slow / s, -2 * due, 20 * off);
    EXPECT_NEAR(by_fast / s, 0, 1e-12);
  }
}
TEST(ImplicitOnDuals, FollowStiffReactions) {
  follows(us::radau5{});
  follows(us::rodas5p{});
}

// A law, an event, and its effect: a ball on stiff ground, which releases it at the height 0. With Gauss' method of two
// stages, which is exact for polynomials of that degree: a fall under a constant force.
TEST(ImplicitOnDuals, FindEvents) {
  auto const found = us::derivative(
      [](auto h) {
        return us::integrate_until(
                   us::gauss4{}, us::motion{h, 0.0 * m_per_s},
                   [](auto const&, auto) { return -10.0 * m_per_s2; }, 0.03 * s,
                   us::falling([](auto const& now, auto) { return now.position; }), 1000)
            .time;
      },
      5.0 * m);
  EXPECT_NEAR(found.slope * m / s, 0.1, 1e-13);
  auto const within = us::derivative(
      [](auto h) {
        return us::integrate_until(
                   us::radau5{}, us::motion{h, 0.0 * m_per_s},
                   [](auto const&, auto) { return -10.0 * m_per_s2; },
                   us::tolerance{us::motion{1e-8 * m, 1e-8 * m_per_s}},
                   us::falling([](auto const& now, auto) { return now.position; }), 10.0 * s)
            .time;
      },
      5.0 * m);
  EXPECT_NEAR(within.slope * m / s, 0.1, 1e-7);
}

}  // namespace
