// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <concepts>
#include <limits>
#include <stdexcept>
#include <support/differences.hpp>
#include <unitstep/answers/derivative.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using boost::units::quantity;
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
// The same for an argument without a unit, where the slope has the type of the value: alone and inside other types, for
// each number, in a list, for a second argument and as a second derivative.
template <class T>
constexpr bool constants_have_no_slope() {
  constexpr auto metre = T(1) * m;
  auto const alone = us::derivative([=](auto) { return T(3) * metre; }, T(2));
  auto const bare = us::derivative([](auto) { return T(3); }, T(2));
  auto const of_motion = us::derivative(
      [=](auto x) {
        return us::motion{us::vec{x * metre, T(3) * metre},
                          us::vec{T(4) * metre / s, x * metre / s}};
      },
      T(2));
  auto const fixed =
      us::derivative([=](auto) { return std::array{us::vec{T(3) * metre, T(4) * metre}}; }, T(2));
  auto const both =
      us::gradient([=](auto, auto y) { return us::vec{y, T(4) * metre}; }, T(2), T(5) * metre);
  auto const twice = us::derivative(
      [=](auto x) { return us::derivative([=](auto) { return T(3) * metre; }, x).slope; }, T(2));
  return alone.value == T(3) * metre && alone.slope == T(0) * metre && bare.value == T(3) &&
         bare.slope == T(0) && of_motion.slope.position.x == metre &&
         of_motion.slope.position.y == T(0) * metre && of_motion.slope.velocity.y == metre / s &&
         of_motion.slope.velocity.x == T(0) * metre / s && fixed.value[0].y == T(4) * metre &&
         fixed.slope[0].x == T(0) * metre && fixed.slope[0].y == T(0) * metre &&
         both.template slope<0>().x == T(0) * metre && both.template slope<0>().y == T(0) * metre &&
         both.template slope<1>().x == T(1) && both.template slope<1>().y == T(0) &&
         twice.value == T(0) * metre && twice.slope == T(0) * metre;
}
static_assert(constants_have_no_slope<float>() && constants_have_no_slope<double>() &&
              constants_have_no_slope<long double>());
// A ball that has not bounced yet: 5 m less 10 m/s2 (0.5 s)^2 / 2, whatever speed it keeps later.
constexpr auto before_the_bounce = us::derivative(
    [](auto kept) {
      auto const falls = [](auto const&, auto) { return -10.0 * m_per_s2; };
      auto const start = us::motion{5.0 * m, 0.0 * m_per_s};
      auto const early = us::integrate(us::suvat{}, start, falls, 0.5 * s, 1);
      static_cast<void>(kept);
      return early;
    },
    0.8);
static_assert(before_the_bounce.value.position == 3.75 * m &&
              before_the_bounce.slope.position == 0.0 * m &&
              before_the_bounce.slope.velocity == 0.0 * m_per_s);

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
template <class Number = double>
struct reservoir {
  us::light<si::length, Number> level;
};
// Implicit methods can step such a field: x' = -clamp(x, -1 m, 1 m) / s from 3 m falls by 1 m a second to 1 m, and is
// divided by 1 + h in each step after that.
TEST(Derivative, OfWhatIsHeldIsStepped) {
  auto const field = [](auto const& now, auto) {
    return us::rates{-us::clamp(now.level, -1.0 * m, 1.0 * m) / s};
  };
  auto const end =
      us::integrate(us::implicit_euler{}, reservoir<>{us::light_of(3.0 * m)}, field, 0.25 * s, 12);
  EXPECT_NEAR(end.level / m, std::pow(1 / 1.25, 4), 1e-14);
}

// A root at 0 has no derivative, except that of a body at rest: |v| v.
TEST(Derivative, OfARootAtZeroIsAnError) {
  auto const root = [](auto x) { return us::sqrt(x); };
  EXPECT_THROW(static_cast<void>(us::derivative(root, 0.0 * m)), std::domain_error);
  auto const drag = [](auto v) { return us::norm(us::vec{v, 0.0 * v}) * v; };
  EXPECT_EQ(us::derivative(drag, 0.0 * m_per_s).slope, 0.0 * m_per_s);
  EXPECT_EQ(us::derivative(drag, 2.0 * m_per_s).slope, 4.0 * m_per_s);
}

// --- Ten runs compared with central differences in long double, whose relative error is below 1e-11.

template <class F, class... X>
void agrees(F const& f, double share, X const&... x) {
  auto const found = us::gradient(f, x...);
  auto const plain = f(x...);
  using value = std::remove_cvref_t<decltype(found.value)>;
  // The value has the same bits as without slopes.
  EXPECT_EQ(us::raw_form<value>::to_raw(found.value),
            us::raw_form<std::remove_const_t<decltype(plain)>>::to_raw(plain));
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    auto const one = [&](std::size_t i, auto const& slope) {
      using type = std::remove_cvref_t<decltype(slope)>;
      double const due = laws::difference(f, i, 1e-4L, x...);
      EXPECT_NEAR(us::raw_form<type>::to_raw(slope), due, share * std::abs(due))
          << "by argument " << i;
    };
    (one(I, found.template slope<I>()), ...);
  }(std::index_sequence_for<X...>{});
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

// With a damper: by mass, stiffness, damping and start in one run.
TEST(Derivative, OfADampedSpring) {
  agrees(
      [](auto mass, auto k, auto c, auto x) {
        return us::integrate(us::rk4{}, us::motion{x, like(k, 0) * m_per_s},
                             us::second_law{mass, us::spring{k}, us::damper{c}}, like(k, 0.01) * s,
                             200)
            .velocity;
      },
      1e-10, 1.5 * kg, 2.0 * N / m, 0.3 * N * s / m, 1.0 * m);
}

// A pendulum by its length, with a symplectic method.
TEST(Derivative, OfAPendulum) {
  agrees(
      [](auto length) {
        auto const swings = [length](auto const& now, auto) {
          return like(length, -9.81) * m_per_s2 / length * us::sin(now.position) * rad;
        };
        return us::integrate(us::yoshida6{},
                             us::motion{like(length, 1) * rad, like(length, 0) * rad_per_s}, swings,
                             like(length, 0.02) * s, 100)
            .position;
      },
      1e-10, 0.7 * m);
}

// Four constants of hunters and hunted, an aggregate of numbers.
template <class Number = double>
struct animals {
  Number hares, lynxes;
};
TEST(Derivative, OfAnAggregate) {
  agrees(
      [](auto birth, auto eaten, auto gain, auto death) {
        auto const live = [=](auto const& now, auto) {
          return us::rates{birth * now.hares - eaten * now.hares * now.lynxes,
                           gain * now.hares * now.lynxes - death * now.lynxes};
        };
        using T = decltype(like(birth, 1));
        return us::integrate(us::rk4{}, animals<T>{T(2), T(1)}, live, like(birth, 0.05) * s, 60)
            .hares;
      },
      1e-10, 1.1 / s, 0.4 / s, 0.1 / s, 0.4 / s);
}

// A body in the plane around the sun, by its start.
TEST(Derivative, OfAnOrbit) {
  agrees(
      [](auto x, auto v) {
        auto const gravity = [](auto const& now, auto) {
          auto const r = us::norm(now.position);
          return -now.position / (r * r * r) * (like(r, 1) * m * m2 / s / s);
        };
        return us::integrate(
                   us::blanes_moan_srkn11b{},
                   us::motion{us::vec{x, like(x, 0) * m}, us::vec{like(x, 0) * m_per_s, v}},
                   gravity, like(x, 0.05) * s, 100)
            .position.y;
      },
      1e-10, 1.0 * m, 1.2 * m_per_s);
}

// A rotating body, by a moment of inertia and the start.
TEST(Derivative, OfATop) {
  constexpr auto unit = kg * m2 / rad / rad;
  agrees(
      [unit](auto inertia, auto w) {
        auto const zero = like(w, 0), one = like(w, 1);
        auto const end = us::integrate(
            us::rk4{},
            us::rotation{us::quaternion{one, zero, zero, zero},
                         us::vec{like(w, 0.1) * rad_per_s, w, like(w, 0.2) * rad_per_s}},
            us::euler_equations{us::vec{one * unit, inertia, like(w, 3) * unit}}, like(w, 0.02) * s,
            100);
        return end.angular_velocity.z;
      },
      1e-10, 2.0 * unit, 1.0 * rad_per_s);
}

// The range of a ball with drag; the time of the event varies.
TEST(Derivative, OfAThrowWithDrag) {
  agrees(
      [](auto speed, auto angle) {
        auto const zero = like(speed, 0);
        auto const flies = [](auto const& now, auto) {
          auto const v = now.velocity;
          return us::vec{like(v.x, 0), like(v.x, -9.81)} * m_per_s2 -
                 like(v.x, 0.01) / m * us::norm(v) * v;
        };
        auto const height = [](auto const& now, auto) { return now.position.y; };
        return us::integrate_until(
                   us::rk4{},
                   us::motion{us::vec{zero * m, zero * m},
                              us::vec{speed * us::cos(angle), speed * us::sin(angle)}},
                   flies, like(speed, 0.01) * s, us::falling(height), 1000)
            .state.position.x;
      },
      1e-10, 20.0 * m_per_s, 0.7 * rad);
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

// Reports of users of other programs, each with its closed form.
//
// SciMLSensitivity.jl #4: x falls with a m/s from 1 m, and at zero a switch stops y, which moves with 1 m/s. y ends at
// 1 m / a, whose derivative by a is -0.25 at a = 2; 0 was reported.
// The variable is in a field that is called with the mode only.
template <class Number>
struct two_places {
  boost::units::quantity<si::length, Number> x, y;
};
TEST(Reports, ASwitchThatAnEventThrows) {
  auto const end = [](auto a) {
    auto const goes = [a](auto const&, auto, bool is_on) {
      auto const on = 0.0 * a + 1.0 * m_per_s;
      return us::rates{-a, is_on ? on : 0.0 * on};
    };
    auto const first = [](auto const& now, auto) { return now.x; };
    return us::integrate(
               us::rk4{}, two_places<double>{1.0 * m, 0.0 * m}, goes, 0.07 * s, 15, us::modes(true),
               us::when(us::falling(first), [](auto const&, auto, bool& is_on) { is_on = false; }))
        .state.y;
  };
  auto const found = us::derivative(end, 2.0 * m_per_s);
  EXPECT_NEAR(found.value.value(), 0.5, 1e-14);
  EXPECT_NEAR(found.slope.value(), -0.25, 1e-14);
}
// SciMLSensitivity.jl #1081: u' = p u from u0, and p grows by 0.1 after half of a second. After a second u is u0 exp(p
// + 0.05), its derivative by p is the same, and by u0 it is that divided by u0. Two formulations gave two gradients.
TEST(Reports, AParameterThatChangesOnTheWay) {
  auto const end = [](auto start, auto p) {
    auto const grows = [p](auto const& now, auto, int changes) {
      return us::rates{(p + 0.1 * changes / s) * now.level};
    };
    return us::integrate(us::dormand_prince5{}, us::aggregate_of<vessel>(start), grows,
                         us::tolerance{vessel<double>{1e-11 * m}}, 1.0 * s, us::modes(0),
                         us::at(0.5 * s, [](auto const&, auto, int& changes) { ++changes; }))
        .state.level;
  };
  auto const [u, by_start, by_p] = us::gradient(end, 2.0 * m, 3.0 / s);
  double const due = 2 * std::exp(3.05);
  EXPECT_NEAR(u.value() / due, 1, 1e-11);
  EXPECT_NEAR(by_start / (due / 2), 1, 1e-11);
  EXPECT_NEAR(by_p.value() / due, 1, 1e-10);
}
// ODINN's review of sensitivities #68: for u' = (t - p)^4 a method of order 5 computes u with any step; the slope by p,
// p^4 - (t - p)^4, is -6560 at t = 10 and p = 1.
TEST(Reports, StepsThatAreRightForTheValueAlone) {
  auto const end = [](auto p) {
    auto const rate = [p](auto const&, auto t) {
      return us::rates{us::pow<4>(t - p) * (m_per_s / s / s / s / s)};
    };
    return us::integrate(us::dormand_prince5{}, vessel<double>{0.0 * m}, rate,
                         us::tolerance{vessel<double>{1e-9 * m}}, 10.0 * s)
        .level;
  };
  auto const found = us::derivative(end, 1.0 * s);
  EXPECT_NEAR(found.value.value(), (59049 + 1) / 5., 1e-8);
  EXPECT_NEAR(found.slope.value(), -6560, 1e-6);
}
// SciMLSensitivity.jl #273: a rate that differs in each of four seconds, u' = a u: u is exp(a1 + a2 + a3 + a4), and so
// is each derivative. In one of the reported gradients three were 0.
TEST(Reports, ARateThatIsAnotherInEachSecond) {
  auto const end = [](auto a, auto b, auto c, auto d) {
    auto const grows = [=](auto const& now, auto t) {
      return us::rates{(t < 1.0 * s ? a : t < 2.0 * s ? b : t < 3.0 * s ? c : d) * now.level};
    };
    return us::integrate(us::dop853{}, vessel<double>{1.0 * m}, grows,
                         us::tolerance{vessel<double>{1e-12 * m}}, 4.0 * s,
                         us::jumps(1.0 * s, 2.0 * s, 3.0 * s))
        .state.level;
  };
  auto const [u, by_a, by_b, by_c, by_d] = us::gradient(end, 0.5 / s, 0.25 / s, -0.5 / s, 1.0 / s);
  double const due = std::exp(1.25);
  EXPECT_NEAR(u.value(), due, 1e-10);
  for (auto const& slope : {by_a, by_b, by_c, by_d}) EXPECT_NEAR(slope.value(), due, 1e-10);
}
// SciMLSensitivity.jl #6: by the start, which shooting needs: for x'' = -x it is cos t, and by the velocity sin t.
TEST(Reports, ByTheStart) {
  auto const end = [](auto x, auto v) {
    auto const swings = [](auto const& now, auto) { return -now.position / (s * s); };
    return us::integrate(us::dop853{}, us::motion{x, v}, swings,
                         us::tolerance{us::motion{1e-12 * m, 1e-12 * m_per_s}}, 2.0 * s)
        .position;
  };
  auto const [x, by_x, by_v] = us::gradient(end, 1.0 * m, 0.0 * m_per_s);
  EXPECT_NEAR(x.value(), std::cos(2.), 1e-11);
  EXPECT_NEAR(by_x, std::cos(2.), 1e-10);
  EXPECT_NEAR(by_v.value(), std::sin(2.), 1e-10);
}

}  // namespace
