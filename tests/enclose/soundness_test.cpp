// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <random>
#include <unitstep/enclose/tube.hpp>
#include <unitstep/math/quantity_functions.hpp>

#include <gtest/gtest.h>

#include "support/double_double.hpp"

// Starts and constants of each problem by the thousand, in the middle and in corners of a box, are solved by series of
// order 22 in long double, whose error is below 1e-15 here: each must lie in the box at the end, and in the tube on the
// way. The boxes are wide, so a bound that is too narrow shows. Starts at points, where rounding is the only width, are
// solved by series of order 32 with 31 digits.

namespace {

namespace us = unitstep;
namespace ud = unitstep::detail;
using interval = us::interval<double>;
using laws::double_double;

// A constant of the equation is a member with rate 0, so it is the same at all times.
template <class N = double>
struct duffing {
  N x, v, stiffness;
};
template <class N>
duffing(N, N, N) -> duffing<N>;
constexpr auto duffing_field = [](auto const& s, auto) {
  return us::rates{s.v, -s.stiffness * s.x - s.x * s.x * s.x, 0.0 * s.x};
};
template <class N = double>
struct pendulum {
  N angle, rate, damping;
};
template <class N>
pendulum(N, N, N) -> pendulum<N>;
constexpr auto pendulum_field = [](auto const& s, auto) {
  using us::math::sin;
  return us::rates{s.rate, -sin(s.angle) - s.damping * s.rate, 0.0 * s.rate};
};
template <class N = double>
struct convection {
  N x, y, z;
};
template <class N>
convection(N, N, N) -> convection<N>;
constexpr auto lorenz_field = [](auto const& s, auto) {
  return us::rates{10.0 * (s.y - s.x), s.x * (28.0 - s.z) - s.y, s.x * s.y - 8 * s.z / 3};
};
template <class N = double>
struct orbit {
  N x, y, u, v;
};
template <class N>
orbit(N, N, N, N) -> orbit<N>;
constexpr auto orbit_field = [](auto const& s, auto) {
  using us::math::sqrt;
  auto const square = s.x * s.x + s.y * s.y;
  auto const cube = square * sqrt(square);
  return us::rates{s.u, s.v, -s.x / cube, -s.y / cube};
};
template <class N = double>
struct forced {
  N x, v;
};
template <class N>
forced(N, N) -> forced<N>;
constexpr auto forced_field = [](auto const& s, auto t) {
  using us::math::cos, us::math::exp;
  return us::rates{s.v, -s.x * exp(-0.5 * t) + 2.0 * cos(1.5 * t) / (1.0 + s.x * s.x)};
};

// Euler's equations of a free body, from its moments of inertia.
template <class N = double>
struct spin {
  N a, b, c;
};
template <class N>
spin(N, N, N) -> spin<N>;
constexpr auto spin_field = [](auto const& s, auto) {
  return us::rates{-1.0 * s.b * s.c, 0.5 * s.c * s.a, -0.25 * s.a * s.b};
};

/// The accuracy of a reference: the order of its series, and its allowed error.
template <class Number>
struct reference {
  static constexpr int order = 22;
  static constexpr long double slack = 1e-15L;
};
template <>
struct reference<double_double> {
  static constexpr int order = 32;
  static constexpr double slack = 1e-28;
};

// One step of the reference: the series at its end.
template <class State, class Number, class Field, class Row>
Row stepped(Row const& start, Field const& field, Number const& t, Number const& h) {
  constexpr std::size_t n = Row::size;
  constexpr int order = reference<Number>::order;
  using exact = us::series<Number, order>;
  ud::state_vector<exact, n> x{};
  exact time{};
  time.c[0] = t, time.c[1] = h;
  for (std::size_t i = 0; i < n; ++i) x.n[i].c[0] = start.n[i];
  ud::field_of_rows<exact, ud::doubles_of<State>, double, Field> const on_rows{field};
  for (int k = 0; k < order; ++k) {
    for (std::size_t i = 0; i < n; ++i) x.n[i].last = x.n[i].limit = k;
    time.last = k > 0, time.limit = k;
    auto const rate = on_rows(x, time);
    for (std::size_t i = 0; i < n; ++i)
      x.n[i].c[k + 1] = exact::coefficient(rate.n[i], k) * h / (k + 1);
  }
  Row end{};
  for (std::size_t i = 0; i < n; ++i)
    for (int k = order; k >= 0; --k) end.n[i] = end.n[i] + x.n[i].c[k];
  return end;
}

double as_double(long double x) { return static_cast<double>(x); }
double as_double(double_double const& x) { return x.high; }

// How many of the starts leave the tube or miss the end; and the width at the end divided by that of the points.
struct outcome {
  int outside;
  double wider;
};
template <int order, class Number = long double, class State, class Field>
outcome tried(State const& box, Field const& field, double dt, int starts, double grown = 0) {
  constexpr std::size_t steps = 16;
  auto const path = us::tube<steps, order>(box, field, dt, 0.25);
  auto const numbers = ud::vector_of_state<interval>(box);
  constexpr std::size_t n = decltype(numbers)::size;
  std::mt19937_64 random(7);
  outcome seen{0, 0};
  Number const slack(reference<Number>::slack);
  ud::state_vector<Number, n> low{}, high{};
  for (int i = 0; i < starts; ++i) {
    ud::state_vector<Number, n> x{};
    for (std::size_t j = 0; j < n; ++j) {
      long double const share = i % 4 != 0 ? static_cast<long double>(random() % 2)
                                           : static_cast<long double>(random() >> 11) * 0x1p-53L;
      auto const wide = static_cast<long double>(numbers[j].upper) - numbers[j].lower;
      x.n[j] = Number(numbers[j].lower) +
               Number(static_cast<double>(share * wide + (2 * share - 1) * grown * wide));
    }
    bool in = true;
    for (std::size_t k = 0; k <= steps; ++k) {
      for (std::size_t j = 0; j < n; ++j) {
        auto const& b = path.box[k].n[j];
        in = in && !(Number(b.lower) > x.n[j] + slack) && !(x.n[j] - slack > Number(b.upper));
      }
      if (k < steps)
        x = stepped<State>(x, field, Number(0.25 + static_cast<double>(k) * dt), Number(dt));
    }
    if (!in) ++seen.outside;
    for (std::size_t j = 0; j < n; ++j) {
      if (i == 0 || x.n[j] < low.n[j]) low.n[j] = x.n[j];
      if (i == 0 || x.n[j] > high.n[j]) high.n[j] = x.n[j];
    }
  }
  for (std::size_t j = 0; j < n; ++j)
    if (high.n[j] > low.n[j])
      seen.wider = std::max(seen.wider, (path.box[steps].n[j].upper - path.box[steps].n[j].lower) /
                                            as_double(high.n[j] - low.n[j]));
  return seen;
}

duffing<interval> const a{{0.99, 1.01}, {-0.01, 0.01}, {0.95, 1.05}};
pendulum<interval> const b{{0.99, 1.01}, {-0.01, 0.01}, {0.1, 0.2}};
convection<interval> const c{{0.99, 1.01}, {0.99, 1.01}, {0.99, 1.01}};
orbit<interval> const d{{0.699, 0.701}, {-0.001, 0.001}, {-0.001, 0.001}, {1.362, 1.364}};
forced<interval> const e{{0.9, 1.0}, {0.0, 0.1}};
spin<interval> const f{{0.99, 1.01}, {0.49, 0.51}, {-0.01, 0.01}};

void all_lie_inside(int starts) {
  auto const expect = [](char const* problem, outcome seen) {
    EXPECT_EQ(seen.outside, 0) << problem;
    EXPECT_LT(seen.wider, 1.6) << problem;  // how much wider the tube is than its points
  };
  expect("Duffing", tried<5>(a, duffing_field, 0.0625, starts));
  expect("pendulum", tried<7>(b, pendulum_field, 0.125, starts));
  expect("Lorenz", tried<8>(c, lorenz_field, 0.015625, starts));
  expect("Kepler", tried<8>(d, orbit_field, 0.03125, starts));
  expect("forced", tried<8>(e, forced_field, 0.0625, starts));
  expect("rigid body", tried<6>(f, spin_field, 0.125, starts));
}

TEST(Soundness, AThousandStartsLieInside) { all_lie_inside(1'000); }
// Run by the label `long`.
TEST(Soundness, DISABLED_TenThousandStartsLieInside) { all_lie_inside(10'000); }

// One step from a point: only the remainder keeps the solution inside, which the polynomial of such a low order misses.
TEST(Soundness, OfPoints) {
  EXPECT_EQ(tried<1>(duffing<>{1, 0, 1}, duffing_field, 0.125, 1).outside, 0);
  EXPECT_EQ(tried<2>(pendulum<>{1, 0.5, 0.125}, pendulum_field, 0.25, 1).outside, 0);
  EXPECT_EQ(tried<3>(orbit<>{1, 0, 0, 1}, orbit_field, 0.125, 1).outside, 0);
  EXPECT_EQ(tried<1>(forced<>{1, 0}, forced_field, 0.125, 1).outside, 0);
}

// From points by the method's own order, for sixteen steps: what remains is rounding.
TEST(Soundness, OfPointsWithTwiceTheDigits) {
  EXPECT_EQ((tried<16, double_double>(duffing<>{1, 0, 1}, duffing_field, 0.0625, 1).outside), 0);
  EXPECT_EQ((tried<16, double_double>(convection<>{1, 1, 1}, lorenz_field, 0.015625, 1).outside),
            0);
  EXPECT_EQ((tried<16, double_double>(spin<>{1, 0.5, 0.1}, spin_field, 0.125, 1).outside), 0);
}

// The control: a start that is off by 1e-13 is detected.
TEST(Soundness, TwiceTheDigitsSeeASmallError) {
  duffing<interval> const small{{1, 1 + 1e-13}, {0, 1e-13}, {1, 1}};
  EXPECT_EQ((tried<16, double_double>(small, duffing_field, 0.0625, 8).outside), 0);
  EXPECT_GT((tried<16, double_double>(small, duffing_field, 0.0625, 8, 1).outside), 0);
}

// The control: starts from outside the boxes are seen to leave.
TEST(Soundness, WhatStartsOutsideIsSeen) {
  EXPECT_GT(tried<5>(a, duffing_field, 0.0625, 200, 0.05).outside, 100);
  EXPECT_GT(tried<8>(d, orbit_field, 0.03125, 200, 0.05).outside, 100);
}

// Twins that lack a part. Each makes one step from a point or a box, and solutions are found outside.
struct one_step {
  static constexpr double h = 0.25;
  using row = ud::state_vector<interval, 2>;
  static constexpr row point{{interval(1.0), interval(0.5)}};
  ud::field_of_rows<us::series<interval, 3>, forced<>, double, decltype(forced_field)> field{
      forced_field};

  // The polynomial of order 2 from a point, and the coefficient of order 3 over a box.
  row polynomial(row const& from) const {
    ud::taylor_coefficients<interval, 2, 3> c(from, interval(0.0), interval(h));
    c.up_to(2, field, interval(h));
    row sum{};
    for (std::size_t i = 0; i < 2; ++i) sum[i] = c.x.n[i].c[0] + c.x.n[i].c[1] + c.x.n[i].c[2];
    return sum;
  }
  row remainder(row const& over, interval time) const {
    ud::taylor_coefficients<interval, 2, 3> c(over, time, interval(h));
    c.up_to(3, field, interval(h));
    return {{c.x.n[0].c[3], c.x.n[1].c[3]}};
  }
  static bool holds(row const& box, ud::state_vector<long double, 2> const& x) {
    return box[0].lower <= x.n[0] && x.n[0] <= box[0].upper && box[1].lower <= x.n[1] &&
           x.n[1] <= box[1].upper;
  }
};

TEST(Soundness, EachPartIsNeeded) {
  one_step const step;
  auto const end = stepped<forced<>>(ud::state_vector<long double, 2>{{1, 0.5L}}, forced_field,
                                     0.0L, static_cast<long double>(one_step::h));
  // A remainder that is left out, and one over the start alone, which is no box that contains the solution.
  auto const polynomial = step.polynomial(one_step::point);
  EXPECT_FALSE(one_step::holds(polynomial, end));
  EXPECT_FALSE(one_step::holds(polynomial + step.remainder(one_step::point, interval(0.0)), end));
  // Over a box that contains the solution during the whole step it is an enclosure.
  one_step::row const wide{{interval(0.9, 1.3), interval(0.4, 1.1)}};
  EXPECT_TRUE(one_step::holds(polynomial + step.remainder(wide, interval(0.0, one_step::h)), end));

  // The derivative at the middle in place of all of them: x -> x^2 of [-1, 3], which does not move its middle, is not 1
  // + 2 (x - 1).
  auto const set = ud::lohner_set<1>::of_box({{interval(-1, 3)}});
  ud::square_matrix<interval, 1> middle{}, all{};
  middle.a[0][0] = 2, all.a[0][0] = interval(-2, 6);
  EXPECT_FALSE(set.mapped({{interval(0)}}, middle).box()[0].holds({0, 9}));
  EXPECT_TRUE(set.mapped({{interval(0)}}, all).box()[0].holds({0, 9}));
}

// Parts that do not rotate widen the box: a rotation by 1/16 rad at a time, over a whole revolution and more. Carried
// along, the box stays as wide as its diagonal; put into a box at every step it grows.
TEST(Soundness, TurnedPartsDoNotWrap) {
  ud::square_matrix<interval, 2> turn{};
  turn.a[0][0] = turn.a[1][1] = cos(interval(0.0625));
  turn.a[1][0] = sin(interval(0.0625));
  turn.a[0][1] = -turn.a[1][0];
  ud::state_vector<interval, 2> const none{}, box{{interval(-1, 1), interval(-1, 1)}};
  auto turned = ud::lohner_set<2>::of_box(none).mapped(box, turn);
  auto fixed = turned;
  for (int i = 0; i < 120; ++i) {
    turned = turned.mapped(none, turn);
    fixed = ud::lohner_set<2>::of_box(none).mapped(fixed.mapped(none, turn).box(), turn);
  }
  EXPECT_LT(turned.box()[0].upper, 1.4143);
  EXPECT_GT(fixed.box()[0].upper, 100);
}

}  // namespace
