// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <concepts>
#include <stdexcept>
#include <support/agrees.hpp>
#include <unitstep/answers/derivative.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using boost::units::quantity;
using laws::agrees;
using laws::like;
using us::symbols::kg, us::symbols::m, us::symbols::m2, us::symbols::m_per_s, us::symbols::m_per_s2,
    us::symbols::rad, us::symbols::rad_per_s, us::symbols::s;

constexpr auto N = si::newton;

// Products of numbers below 2^53 are exact: the derivatives of x^2 y are 2 x y and x^2.
constexpr auto product = [](auto x, auto y) { return x * x * y; };
constexpr auto of_product = us::gradient(product, 3.0 * m, 5.0 * s);
static_assert(of_product.value == 45.0 * m2 * s && of_product.slope<0>() == 30.0 * m * s &&
              of_product.slope<1>() == 9.0 * m2);
constexpr auto of_square = us::derivative([](auto x) { return x * x; }, 3.0 * m);
static_assert(of_square.value == 9.0 * m2 && of_square.slope == 6.0 * m);

// The types are those of Boost's quantities, and a slope without a unit is a number.
static_assert(std::same_as<decltype(of_square.value), quantity<si::area>>);
static_assert(
    std::same_as<decltype(us::derivative([](auto x) { return x; }, 3.0 * m).slope), double>);
static_assert(std::same_as<decltype(us::derivative([](auto x) { return x * x; }, 3.0f * m).slope),
                           quantity<si::length, float>>);
static_assert(
    std::same_as<decltype(us::derivative([](auto x) { return x * x; }, 3.0L).slope), long double>);
// A result that does not depend on the argument has slope 0 and its own value.
constexpr auto of_constant = us::derivative([](auto) { return 2.0 * m; }, 3.0 * kg);
static_assert(of_constant.value == 2.0 * m && of_constant.slope == 0.0 * m / kg);

// A structured binding has the value first.
constexpr bool is_bound() {
  auto const [value, by_x, by_y] = us::gradient(product, 3.0 * m, 5.0 * s);
  auto const [square, slope] = us::derivative([](auto x) { return x * x; }, 3.0 * m);
  return value == 45.0 * m2 * s && by_x == 30.0 * m * s && by_y == 9.0 * m2 && square == 9.0 * m2 &&
         slope == 6.0 * m;
}
static_assert(is_bound());

// The derivative of a type made of quantities: each slope is in its place.
constexpr auto of_motion = us::derivative(
    [](auto x) { return us::motion{us::vec{x, 2.0 * m}, us::vec{x / (2.0 * s), x / s}}; }, 3.0 * m);
static_assert(of_motion.value.position.x == 3.0 * m && of_motion.value.velocity.x == 1.5 * m_per_s);
static_assert(of_motion.slope.position.x == 1.0 && of_motion.slope.position.y == 0.0 &&
              of_motion.slope.velocity.x == 0.5 / s && of_motion.slope.velocity.y == 1.0 / s);
constexpr auto of_array = us::derivative([](auto x) { return std::array{x * x, x * m}; }, 3.0 * m);
static_assert(of_array.slope[0] == 6.0 * m && of_array.slope[1] == 1.0 * m);
// Second derivatives by nesting: x^3 has 6 x. And third: x^4 has 24 x.
constexpr auto cubed = [](auto x) { return x * x * x; };
constexpr auto second =
    us::derivative([](auto x) { return us::derivative(cubed, x).slope; }, 3.0 * m);
static_assert(second.value == 27.0 * m2 && second.slope == 18.0 * m);
constexpr auto third = us::derivative(
    [](auto x) {
      return us::derivative(
                 [](auto y) {
                   return us::derivative([](auto z) { return z * z * z * z; }, y).slope;
                 },
                 x)
          .slope;
    },
    3.0 * m);
static_assert(third.value == 108.0 * m2 && third.slope == 72.0 * m);
// A mixed derivative of x^2 y: of the slope by y, by x, with the value x^2.
constexpr auto mixed = us::derivative(
    [](auto x) {
      return us::gradient([](auto p, auto q) { return p * p * q; }, x, 5.0 * s).template slope<1>();
    },
    3.0 * m);
static_assert(mixed.value == 9.0 * m2 && mixed.slope == 6.0 * m);

// At a corner the slope is that of the side that was computed: for abs the left side, for min and max the first
// argument if both are equal, for a branch the one that is taken.
template <class F>
constexpr double slope_at(F const& f, double x) {
  return us::derivative(f, x * m).slope;
}
constexpr auto size = [](auto x) { return us::abs(x); };
static_assert(slope_at(size, 2.0) == 1.0 && slope_at(size, -2.0) == -1.0 &&
              slope_at(size, 0.0) == -1.0);
constexpr auto least = [](auto x) { return us::min(x, 2.0 * x - 1.0 * m); };
static_assert(slope_at(least, 2.0) == 1.0 && slope_at(least, 0.0) == 2.0 &&
              slope_at(least, 1.0) == 1.0);
constexpr auto most = [](auto x) { return us::max(x, 2.0 * x - 1.0 * m); };
static_assert(slope_at(most, 2.0) == 2.0 && slope_at(most, 0.0) == 1.0 &&
              slope_at(most, 1.0) == 1.0);
constexpr auto chosen = [](auto x) { return us::select(x < 1.0 * m, 3.0 * x, 4.0 * x); };
static_assert(slope_at(chosen, 0.0) == 3.0 && slope_at(chosen, 1.0) == 4.0);

// Of a variable and a constant, in any order, of numbers and quantities: the slope is that of the chosen side.
static_assert(slope_at([](auto x) { return us::max(x, 1.0 * m); }, 2.0) == 1.0 &&
              slope_at([](auto x) { return us::max(1.0 * m, x); }, 0.5) == 0.0 &&
              slope_at([](auto x) { return us::min(x, 1.0 * m); }, 2.0) == 0.0 &&
              slope_at([](auto x) { return us::min(1.0 * m, x); }, 0.5) == 1.0);
constexpr auto held = [](auto x) { return us::clamp(3.0 * x, -1.0 * m, 1.0 * m); };
static_assert(slope_at(held, 0.25) == 3.0 && slope_at(held, 1.0) == 0.0 &&
              slope_at(held, -1.0) == 0.0);
static_assert(slope_at([](auto x) { return us::clamp(1.0 * m, 0.0 * x, x); }, 0.5) == 1.0 &&
              slope_at([](auto x) { return us::clamp(0.5 * m, 0.0 * m, x); }, 1.0) == 0.0 &&
              slope_at([](auto x) { return us::clamp(x, x / 2.0, 9.0 * m); }, 1.0) == 1.0);
static_assert(slope_at([](auto x) { return us::clamp(x / m, 0.0, 1.0) * m; }, 0.5) == 1.0 &&
              slope_at([](auto x) { return us::abs(x / m - 1.0) * m; }, 0.5) == -1.0);

// A root at 0 has no derivative, except that of a body at rest: |v| v.
TEST(Derivative, OfARootAtZeroIsAnError) {
  auto const root = [](auto x) { return us::sqrt(x); };
  EXPECT_THROW(static_cast<void>(us::derivative(root, 0.0 * m)), std::domain_error);
  auto const drag = [](auto v) { return us::norm(us::vec{v, 0.0 * v}) * v; };
  EXPECT_EQ(us::derivative(drag, 0.0 * m_per_s).slope, 0.0 * m_per_s);
  EXPECT_EQ(us::derivative(drag, 2.0 * m_per_s).slope, 4.0 * m_per_s);
}

// A spring, by its stiffness, a constant of a law.
TEST(Derivative, OfASpring) {
  agrees(
      [](auto k) {
        return us::integrate(us::rk4{}, us::motion{like(k, 1) * m, like(k, 0) * m_per_s},
                             us::second_law{like(k, 1) * kg, us::spring{k}}, like(k, 0.01) * s, 200)
            .position;
      },
      1e-10, 2.0 * N / m);
}

// An aggregate of Boost's quantities over its number, by a constant of its field: two steps of Euler's method from 1 m are
// (1 - r h)^2 m, whose derivative is -2 h (1 - r h) m. With r = 1 /s and h = 1/4 s: -3/8 m s.
template <class Number>
struct vessel {
  boost::units::quantity<si::length, Number> level;
};
constexpr auto drained = us::derivative(
    [](auto rate) {
      auto const drains = [rate](auto const& now, auto) { return us::rates{-rate * now.level}; };
      return us::integrate(us::explicit_euler{}, vessel<double>{1.0 * m}, drains, 0.25 * s, 2)
          .level;
    },
    1.0 / s);
static_assert(drained.value == 0.5625 * m && drained.slope == -0.375 * m * s);

}  // namespace
