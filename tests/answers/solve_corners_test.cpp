// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Unknowns that are far from the guess, close to one another or rounding; other numbers, a third unknown, and the runs
// of three shots; equations that users of other programs reported as not solved.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <stdexcept>
#include <string>
#include <tuple>
#include <unitstep/answers/solve.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "support/refusal.hpp"

namespace {

namespace us = unitstep;
using refusals::refusal;
using us::symbols::kg, us::symbols::m, us::symbols::m2, us::symbols::m_per_s, us::symbols::s;

constexpr bool is_about(double x, double due, double off) {
  return x - due <= off && due - x <= off;
}

// A number in float and long double.
static_assert(us::solve([](auto x) { return x * x - 2.0f; }, 1.0f) - 1.41421356f < 2e-7f);
static_assert(us::solve([](auto x) { return x * x - 2.0L; }, 1.0L) - 1.41421356237309504880L <
              2e-19L);
// Newton's method alone would leave: for atan from 3, where it overshoots, and for x^3 - 2 x + 2 from 0, where it
// alternates between 0 and 1. The root there is -1.76929235423863141524 (mpmath).
static_assert(is_about(us::solve([](auto x) { return us::math::atan(x); }, 3.0), 0, 1e-15));
static_assert(is_about(us::solve([](auto x) { return x * x * x - 2.0 * x + 2.0; }, 0.0),
                       -1.7692923542386314, 4e-16));
// A guess at which the slope is 0, and one at the root.
static_assert(is_about(us::solve([](auto x) { return x * x - 2.0; }, 0.0) *
                           us::solve([](auto x) { return x * x - 2.0; }, 0.0),
                       2, 1e-15));
static_assert(us::solve([](auto x) { return x - 1.0 * m; }, 1.0 * m) == 1.0 * m);
// A root at 0 of third order is found to a share of the guess.
static_assert(is_about(us::solve([](auto x) { return x * x * x; }, 1.0), 0, 1e-4));

// Unknowns of 1e-6 m and 1e-12 m/s, x + v t = 5e-6 m and x v = 6e-18 m^2/s with t = 1e6 s: steps are relative to the
// unknowns.
constexpr auto scaled = us::solve(
    [](auto x, auto v) { return std::tuple{x + v * (1e6 * s) - 5e-6 * m, x * v - 6e-18 * m2 / s}; },
    1e-6 * m, 5e-12 * m_per_s);
static_assert(is_about(std::get<0>(scaled) / (1e-6 * m), 2, 1e-14) &&
              is_about(std::get<1>(scaled) / (1e-12 * m_per_s), 3, 1e-14));
// Three in an array.
constexpr auto three = us::solve(
    [](auto x, auto y, auto z) {
      return std::array{x + y + z - 6.0, x * y * z - 6.0, x * x + y * y + z * z - 14.0};
    },
    0.9, 2.2, 2.8);
static_assert(is_about(std::get<0>(three), 1, 1e-13) && is_about(std::get<1>(three), 2, 1e-13) &&
              is_about(std::get<2>(three), 3, 1e-13));

// A boundary value problem: a rod's temperature y'' = y with y(0) = 1 and y(1) = 2, by shooting. The slope at the start
// is (2 - cosh 1) / sinh 1 = 0.38889327500463 (mpmath: 0.388809...), computed below by the closed form.
TEST(CornersOfSolve, MeetsABoundaryValue) {
  auto const end_of = [](auto slope) {
    return us::integrate(
               us::dop853{}, us::motion{1.0 * m, slope},
               [](auto const& now, auto) { return now.position / (s * s); },
               us::tolerance{us::motion{1e-13 * m, 1e-13 * m_per_s}, 1e-13}, 1.0 * s)
        .position;
  };
  auto const slope = us::solve([&](auto v) { return end_of(v) - 2.0 * m; }, 0.0 * m_per_s);
  EXPECT_NEAR(slope / m_per_s, (2 - std::cosh(1.0)) / std::sinh(1.0), 1e-11);
}

// From a guess at rest, where steps_by_values would have no slopes: which push ends at 0.1 m after 50 s of x'' = -x' /
// 10 - x? x = v e^(-t/20) sin(w t) / w with w^2 = 1 - 1/400.
TEST(CornersOfSolve, FindsAPushFromRest) {
  auto const end_of = [](auto v) {
    return us::integrate(
               us::dop853{}, us::motion{0.0 * m, v},
               [](auto const& now, auto) {
                 return -0.1 / s * now.velocity - 1.0 / (s * s) * now.position;
               },
               us::tolerance{us::motion{1e-12 * m, 1e-12 * m_per_s}}, 50.0 * s)
        .position;
  };
  auto const push = us::solve([&](auto v) { return end_of(v) - 0.1 * m; }, 0.0 * m_per_s);
  double const w = std::sqrt(1 - 1.0 / 400);
  EXPECT_NEAR(push / m_per_s, 0.1 * w / std::sin(50 * w) * std::exp(2.5), 1e-9);
}

// A transfer by shooting: which velocity leads in a third of a turn from one place on the unit circle to the other? It
// is that of the circle, (0, 1). Both components are found together.
TEST(CornersOfSolve, FindsATransfer) {
  auto const end_of = [](auto vx, auto vy) {
    auto const gravity = [](auto const& now, auto) {
      auto const r = us::norm(now.position);
      return -1.0 * m * m2 / s / s / (r * r * r) * now.position;
    };
    return us::integrate(us::dop853{}, us::motion{us::vec{1.0 * m, 0.0 * m}, us::vec{vx, vy}},
                         gravity, us::tolerance{us::motion{1e-13 * m, 1e-13 * m_per_s}},
                         2.0943951023931953 * s)
        .position;
  };
  us::vec const goal{-0.5 * m, 0.86602540378443865 * m};
  auto const [vx, vy] =
      us::solve([&](auto x, auto y) { return end_of(x, y) - goal; }, 0.2 * m_per_s, 0.8 * m_per_s);
  EXPECT_NEAR(vx / m_per_s, 0, 1e-11);
  EXPECT_NEAR(vy / m_per_s, 1, 1e-11);
}

// If the first step is longer than the guess, the sizes of the unknowns change, and the matrix keeps those it was made
// with. Rosenbrock's equations have their root at (1, 1), x^2 + y^2 = 25 and x y = 12 theirs at (3, 4) and (4, 3).
template <class T>
void steps_far() {
  auto const valley = [](auto x, auto y) { return std::array{T(10) * (y - x * x), T(1) - x}; };
  for (T const x : {T(-1.2), T(0.01), T(0), T(-3), T(100)})
    for (T const y : {T(1), T(0), T(-100), T(1e-3)}) {
      auto const [a, b] = us::solve(valley, x, y);
      EXPECT_NEAR(static_cast<double>(a), 1, 1e-6) << x << ' ' << y;
      EXPECT_NEAR(static_cast<double>(b), 1, 1e-6) << x << ' ' << y;
    }
  auto const circle = [](auto x, auto y) {
    return std::array{x * x + y * y - T(25), x * y - T(12)};
  };
  for (T const x : {T(1e-3), T(0), T(1e-9)})
    for (T const y : {T(2), T(1e6)}) {
      auto const [a, b] = us::solve(circle, x, y);
      EXPECT_NEAR(static_cast<double>(a), 3, 1e-5) << x << ' ' << y;
      EXPECT_NEAR(static_cast<double>(b), 4, 1e-5) << x << ' ' << y;
    }
}
TEST(CornersOfSolve, StepsFartherThanItsGuess) {
  steps_far<double>();
  steps_far<float>();
  steps_far<long double>();
  // In other units the search takes the same path, since factors of two are exact.
  auto const scaled = [](double factor) {
    auto const [x, t] = us::solve(
        [factor](auto place, auto time) {
          auto const x = place / (factor * m);
          auto const y = time / (factor * s);
          return std::tuple{10.0 * (y - x * x) * m, 1.0 - x};
        },
        -1.25 * factor * m, 1.0 * factor * s);
    return std::array{x / m / factor, t / s / factor};
  };
  EXPECT_EQ(scaled(1), scaled(1024));
}
// Three roots that are nearly one: steps shrink by thirds only, which must not count as rounding. The root of x^3 =
// 1e-30 is 1e-10, that of x^3 = 1e-12 is 1e-4, and that of (x - 1)^3 = 1e-12 is 1.0001.
TEST(CornersOfSolve, GoesOnToOneOfRootsThatAreClose) {
  EXPECT_NEAR(us::solve([](auto x) { return x * x * x - 1e-30; }, 1.0), 1e-10, 1e-15);
  EXPECT_NEAR(us::solve([](auto x) { return x * x * x - 1e-30; }, 1e-3), 1e-10, 1e-18);
  EXPECT_NEAR(us::solve([](auto x) { return x * x * x - 1e-12f; }, 1.0f), 1e-4, 1e-6);
  EXPECT_NEAR(us::solve(
                  [](auto x) {
                    auto const d = x - 1.0;
                    return d * d * d - 1e-12;
                  },
                  2.0),
              1.0001, 1e-11);
  // The control: near a triple root the function has no more digits, and three steps below half of the digits end the
  // search.
  int tries = 0;
  auto const root = us::solve(
      [&tries](auto x) {
        ++tries;
        auto const d = x - 1.0;
        return d * d * d;
      },
      1.5);
  EXPECT_NEAR(root, 1, 1e-7);
  EXPECT_LT(tries, 120);
}
// A root that is smaller than its guess by more than all digits of the number: which charges repel each other by as much
// as two electrons do? From 1 C it was 4e-16 C, since the last steps were compared with the guess.
TEST(CornersOfSolve, FindsARootFarBelowItsGuess) {
  auto const excess = [](auto charge) { return 9e9 * charge * charge - 9e9 * 1.6e-19 * 1.6e-19; };
  EXPECT_NEAR(us::solve(excess, 1.0) / 1.6e-19, 1, 1e-15);
  EXPECT_NEAR(us::solve(excess, us::between(0.0, 1.0)) / 1.6e-19, 1, 1e-15);
  EXPECT_NEAR(us::solve([](auto x) { return x * x * x - 1e-90; }, 1e-3) / 1e-30, 1, 1e-15);
  auto const [one, two] =
      us::solve([&](auto a, auto b) { return std::tuple{excess(a), a - b}; }, 1.0, 2.0);
  EXPECT_NEAR(one / 1.6e-19, 1, 1e-15);
  EXPECT_NEAR(two / 1.6e-19, 1, 1e-15);
  // Also beside an unknown whose own steps are rounding by then.
  auto const [small, large] =
      us::solve([&](auto a, auto b) { return std::tuple{excess(a), b - a - 1.0}; }, 1.0, 1.0);
  EXPECT_NEAR(small / 1.6e-19, 1, 1e-15);
  EXPECT_EQ(large, 1);
  auto const [root, other] =
      us::solve([](auto x, auto y) { return std::tuple{x * x * x - 1e-30, y - 1.0}; }, 1.0, 2.0);
  EXPECT_NEAR(root / 1e-10, 1, 1e-12);
  EXPECT_EQ(other, 1);
  // The control: what has its root at 0, up to rounding, costs no more than a few tries.
  int tries = 0;
  auto const zero = us::solve([&tries](auto x) { return ++tries, us::math::exp(x) - 1.0; }, 1.0);
  EXPECT_NEAR(zero, 0, 3e-16);
  EXPECT_LT(tries, 10);
}
// A guess at which the function is no number, or a bracket whose end is nearly at another root, is no measure of how
// small the function is at its root. Both were taken for a pole, which stays an error.
TEST(CornersOfSolve, TakesNoPoleForARootNorARootForAPole) {
  using us::math::atan, us::math::sqrt;
  for (int i = 0; i < 40; ++i) {
    double const angle = 0.3 + 0.01 * i, due = 2 + std::tan(angle) * std::tan(angle);
    EXPECT_NEAR(us::solve([angle](auto x) { return atan(sqrt(x - 2.0)) - angle; }, 1.0), due,
                1e-14);
  }
  EXPECT_NEAR(us::solve([](auto x) { return us::math::sin(x); }, us::between(1e-20, 4.0)),
              3.14159265358979324, 1e-15);
  auto const pole = [](auto const& f, auto const& guess) {
    return refusal<std::runtime_error>([&] { return us::solve(f, guess); }).find("or a pole") !=
           std::string::npos;
  };
  auto const tangent = [](auto x) { return us::math::tan(x); };
  EXPECT_TRUE(pole(tangent, us::between(1.0, 2.0)));
  EXPECT_TRUE(pole(tangent, us::between(0x1.921fb54442d18p0, 2.0)));
  EXPECT_TRUE(pole([](auto x) { return 1.0 / x; }, us::between(-2.0, 1.0)));
  EXPECT_TRUE(pole([](auto x) { return us::math::exp(x) / (x - 1.0); }, us::between(-5.0, 700.0)));
  EXPECT_TRUE(pole([](auto x) { return 1.0 / us::math::cbrt(x - 0.7); }, us::between(-2.0, 1.0)));
  // Next to its pole what is rounded on the way stays the same for several tries, falls by a rounding, or is infinite.
  for (int i = 1; i < 100; ++i) {
    double const place = -2 + 0.04 * i;
    auto const around = us::between(place - 3.7, place + 4.3);
    EXPECT_TRUE(pole([&](auto x) { return 1.0 / ((x + 10.0) - (place + 10.0)); }, around)) << place;
    EXPECT_TRUE(pole([&](auto x) { return 1.0 / (x / 3.7 * 1.1 - place / 3.7 * 1.1); }, around))
        << place;
  }
}
// 1 / (x - a) has no root. From a guess each Newton step doubles the distance to a, since f / f' is -(x - a), and at the
// Earth's radius the first of these are a small part of the place.
TEST(CornersOfSolve, DoesNotStopOnTheWayFromAPole) {
  auto const finds_none = [](auto const& f, auto guess) {
    return refusal<std::runtime_error>([&] { return us::solve(f, guess); }).find("no root") !=
           std::string::npos;
  };
  for (double const place : {6.371e6, -6.371e6, 5e5})
    for (int i = 1; i < 20; ++i) {
      double const away = (i % 2 == 0 ? 2e-4 : -2e-4) * i;
      EXPECT_TRUE(finds_none([&](auto x) { return 1.0 / (x - place); }, place + away)) << away;
    }
  for (float const away : {6.0F, -6.0F, 40.0F, -300.0F})
    EXPECT_TRUE(finds_none([&](auto x) { return 1.0F / (x - 6.371e6F); }, 6.371e6F + away)) << away;
}
// If the values of equations are roundings of a place far away, a step may be short, long and short again. Any answer
// within the spring's reach is accepted; an error is not.
TEST(CornersOfSolve, EndsWhereEquationsAreRounding) {
  for (int i = 0; i < 200; ++i) {
    auto const middle = -700000.0L - static_cast<long double>(i) * 331.7L;
    auto const [x, v] = us::solve(
        [middle](auto place, auto speed) {
          auto const end = us::integrate(
              us::rk4{}, us::motion{place, speed},
              [middle](auto const& now, auto) { return -2.3L * (now.position - middle); }, 0.063L,
              10);
          return std::array{end.position - (middle - 0.27L), end.velocity + 0.3L};
        },
        middle + 0.6L, 0.1L);
    EXPECT_LT(std::abs(x - middle), 2.0L);
    EXPECT_LT(std::abs(v), 2.0L);
  }
}
// A root that is not reached in 200 tries is none, however near it is in comparison with the guess; but a multiple root
// at zero, to which each try comes nearer and none comes, is found.
TEST(CornersOfSolve, FindsARootOrSaysThatItFoundNone) {
  auto const tries = [](auto const&... guess) {
    return refusal<std::runtime_error>([&] {
      if constexpr (sizeof...(guess) == 1)
        return us::solve([](auto x) { return x * x * x - 1.0; }, guess...);
      else
        return us::solve(
            [](auto x, auto y) { return std::array{x * x * x - 1.0, y * y * y - 8.0}; }, guess...);
    });
  };
  for (std::string const& said : {tries(1e80), tries(-1e80), tries(us::between(-3e80, 1e80)),
                                  tries(1e80, 1e80), tries(1.0, 1e80)})
    EXPECT_NE(said.find("found no root in 200 tries"), std::string::npos) << said;
  EXPECT_NEAR(us::solve([](auto x) { return x * x * x - 1.0; }, 1e20), 1, 1e-15);
  auto const cube = [](auto x) { return x * x * x; };
  EXPECT_EQ(us::solve(cube, 1e80), 0);
  EXPECT_EQ(us::solve(cube, us::between(-3e80, 1e80)), 0);
  auto const [x, y] =
      us::solve([](auto a, auto b) { return std::array{a * a * a, b * b * b - 8.0}; }, 1e8, 1.0);
  EXPECT_EQ(x, 0);
  EXPECT_NEAR(y, 2, 1e-15);
}
// z^2 + 1e-18 and (z - 0.1)^2 + 1e-16 have no root, and no rounding near their least value hides one, as it does that of
// z^2 - 2 z + 1. They were taken for double roots.
TEST(CornersOfSolve, FindsNoDoubleRootWhereNoneIs) {
  auto const by = [](auto equation) {
    return refusal<std::runtime_error>([&] {
      return us::solve([&](auto z, auto y) { return std::array{equation(z), y - 2.0}; }, 1.0, 1.0);
    });
  };
  for (double const c : {1e-14, 1e-16, 1e-18, 1e-22})
    EXPECT_NE(by([c](auto z) { return z * z + c; }).find("found no root"), std::string::npos) << c;
  EXPECT_NE(by([](auto z) { return (z - 0.1) * (z - 0.1) + 1e-16; }).find("found no root"),
            std::string::npos);
  auto const [z, y] = us::solve(
      [](auto a, auto b) { return std::array{a * a - 2.0 * a + 1.0, b - 2.0}; }, 3.0, 1.0);
  EXPECT_NEAR(z, 1, 3e-8);
  EXPECT_EQ(y, 2);
}
// Reports of users of other programs.
TEST(SolveInReports, OfRootFinders) {
  // optimistix #165: tanh, which gets steeper towards its root at 0.
  EXPECT_NEAR(us::solve(
                  [](auto x) {
                    using std::tanh;
                    return tanh(x);
                  },
                  0.5),
              0, 1e-16);
  // NLsolve.jl #189: a function that is zero on one side, where every number is a root.
  EXPECT_GE(us::solve([](auto x) { return us::select(x < 0.0, -x, 0.0 * x); }, -1.2354), 0);
  // tespy #117: a mass flow far below 1 kg/s: its size in kg/s must not matter. q = k sqrt(p) at 1e-9 kg/s.
  auto const flow =
      us::solve([](auto q) { return q * q / (1e-18 * kg * kg / s / s) - 1.0; }, 3e-12 * kg / s);
  EXPECT_NEAR(flow.value() / 1e-9, 1, 1e-15);
  // DREAM #11: an unknown of 1e-150 beside one of 1.
  auto const [small, one] =
      us::solve([](auto n, auto x) { return std::array{n * 1e150 - x, x * x - 1.0}; }, 1e-160, 3.0);
  EXPECT_NEAR(small / 1e-150, 1, 1e-15);
  EXPECT_NEAR(one, 1, 1e-15);
  // optika #168: equations in millimetres for places metres away, whose roundings exceed any fixed bound.
  auto const [x, y] =
      us::solve([](auto a, auto b) { return std::tuple{a * a + b * b - 2e12 * m2, a - b}; },
                1.1e6 * m, 0.9e6 * m);
  EXPECT_NEAR(x.value(), 1e6, 1e-9);
  EXPECT_NEAR(y.value(), 1e6, 1e-9);
}

}  // namespace
