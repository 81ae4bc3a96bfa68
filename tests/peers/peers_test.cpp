// SPDX-License-Identifier: BSL-1.0
// Boost.odeint and GSL on the same problems in the same steps: equal schemes give equal runs, and where runs differ a
// closed form says by how much.
#include "peers/peers.hpp"

#include <gtest/gtest.h>

#include <complex>
#include <stdexcept>

namespace {

using peers::apart, peers::stepper;

constexpr double h = 0.125;
constexpr int steps = 80;

// clang-format off
//! [bound]
// A step rounds a few times, and other libraries round in another
// order. So equal schemes differ by at most two roundings a step,
// times the growth of errors in the problem.
double most(peers::problem problem) {
  return 2 * 80 * 0x1p-52 * peers::growth(problem);
}
//! [bound]
// clang-format on

stepper named(std::string const& name) {
  for (auto const& [here, there] : peers::same_schemes()) {
    if (here.name == name) return here;
    if (there.name == name) return there;
  }
  for (auto const& group : peers::namesakes())
    for (auto const& one : group)
      if (one.name == name) return one;
  throw std::invalid_argument(name);
}

TEST(Peers, OfOneSchemeMakeOneRun) {
  for (auto const& [here, there] : peers::same_schemes())
    for (auto const problem : peers::problems) {
      if (!there.suits(problem)) continue;
      SCOPED_TRACE(there.name);
      // Implicit Euler loses energy until the body has fallen into the centre.
      if (problem == peers::orbit && there.name == "GSL `rk1imp`") {
        EXPECT_THROW(here.end(problem, h, steps), std::runtime_error);
        EXPECT_THROW(there.end(problem, h, steps), std::runtime_error);
        continue;
      }
      EXPECT_LT(apart(here.end(problem, h, steps), there.end(problem, h, steps)), most(problem));
    }
}
// Two different tableaus of the same order differ a hundred thousand times as much.
TEST(Peers, OfTwoSchemesDoNot) {
  auto const cash_karp = named("Cash, Karp"), dopri5 = named("odeint `runge_kutta_dopri5`");
  for (auto const problem : peers::problems)
    EXPECT_GT(apart(cash_karp.end(problem, h, steps), dopri5.end(problem, h, steps)),
              1e5 * most(problem));
}

// The error of a short step divided by that of half of it, as a power of two. High orders need long steps, so that an
// error shows; a step of Yoshida's consists of fifteen.
double observed_order(stepper const& of, peers::problem problem) {
  double const step = of.order <= 3             ? 0x1p-8
                      : of.order <= 5           ? 0x1p-5
                      : of.name == "`yoshida8`" ? 0.125
                                                : 0.5;
  int const count = static_cast<int>(10 / step);
  return std::log2(of.error(problem, step, count) / of.error(problem, step / 2, 2 * count));
}
TEST(Peers, HaveTheOrderInTheTable) {
  for (auto const& group : peers::namesakes())
    for (auto const& one : group) {
      SCOPED_TRACE(one.name);
      // Its authors made the error of order 8 so small that mostly the next order shows.
      bool const small = one.name == "GSL `rk8pd`";
      EXPECT_NEAR(observed_order(one, peers::spring), small ? 8.5 : one.order, small ? 0.5 : 0.15);
      if (one.order > 3) continue;  // the error of higher orders changes sign within 10 s
      EXPECT_NEAR(observed_order(one, peers::pendulum), one.order, 0.1);
    }
  for (auto const& [here, there] : peers::same_schemes()) {
    SCOPED_TRACE(there.name);
    EXPECT_EQ(here.order, there.order);
    EXPECT_NEAR(observed_order(there, peers::spring), there.order, 0.15);
  }
}
// clang-format off
//! [declared]
// All except two have the order that they state.
int said_by(stepper const& one) {
  return one.name == "GSL `rk2`"                  ? 2
         : one.name == "odeint `velocity_verlet`" ? 1
                                                  : one.order;
}
//! [declared]
// clang-format on
TEST(Peers, DeclareTheOrderThatTheyHaveButForTwo) {
  for (auto const& [here, there] : peers::same_schemes()) {
    EXPECT_EQ(here.declared_order, said_by(here)) << here.name;
    EXPECT_EQ(there.declared_order, said_by(there)) << there.name;
  }
  for (auto const& group : peers::namesakes())
    for (auto const& one : group) EXPECT_EQ(one.declared_order, said_by(one)) << one.name;
}

using complex = std::complex<double>;
/// 1 + z + z^2/2 + ... up to `last`, the beginning of the exponential.
complex series(complex z, int last) {
  complex sum = 1, term = 1;
  for (int k = 1; k <= last; ++k) sum += term *= z / double(k);
  return sum;
}

// On the spring a Runge-Kutta step multiplies x - iv by a number, which is this one. It explains everything: the whole
// run is that number to the power of 80.
struct factor {
  char const* name;
  complex (*of)(complex z);
};
// clang-format off
//! [factors]
constexpr factor factors[] = {
    {"odeint `euler`", [](complex z) { return 1.0 + z; }},
    {"odeint `modified_midpoint`",
     [](complex z) { return series(z, 2) + z * z * z / 8.0; }},
    {"GSL `rk2`", [](complex z) { return series(z, 3); }},
    {"odeint `runge_kutta4`",
     [](complex z) { return series(z, 4); }},
    // GSL's steppers that estimate their error from a step in two
    // halves return the two halves.
    {"GSL `rk4`",
     [](complex z) { return pow(series(z / 2.0, 4), 2); }},
    {"GSL `rk1imp`",
     [](complex z) { return pow(1.0 - z / 2.0, -2); }},
    {"GSL `rk2imp`",
     [](complex z) {
       return pow((1.0 + z / 4.0) / (1.0 - z / 4.0), 2);
     }},
    {"GSL `rk4imp`",
     [](complex z) {
       auto const even = 1.0 + z * z / 48.0;
       return pow((even + z / 4.0) / (even - z / 4.0), 2);
     }},
};
//! [factors]
// clang-format on
TEST(Peers, MultiplyTheSpringByTheirFactor) {
  for (auto const& [name, of] : factors) {
    complex const end = std::pow(of(complex(0, h)), steps);
    EXPECT_LT(apart(named(name).end(peers::spring, h, steps), {end.real(), -end.imag()}),
              most(peers::spring))
        << name;
  }
}

// The result for short steps: how many times larger one error is than the other.
double ratio(char const* here, char const* there, double step = 0x1p-6) {
  int const count = static_cast<int>(10 / step);
  return named(here).error(peers::spring, step, count) /
         named(there).error(peers::spring, step, count);
}
// clang-format off
//! [ratios]
TEST(Peers, DifferFromTheirNamesakesByWhatTheFactorsSay) {
  // Two half steps of order p have 1/2^p of the error.
  EXPECT_NEAR(ratio("`rk4`", "GSL `rk4`"), 16, 0.16);
  double const short_step = 0x1p-10;
  EXPECT_NEAR(ratio("`implicit_euler`", "GSL `rk1imp`", short_step),
              2, 0.02);
  // The missing part of z^3/6: 1/6 - 0 to 1/6 - 1/8, and to 1/12 / 4.
  EXPECT_NEAR(ratio("`midpoint`", "odeint `modified_midpoint`"),
              4, 0.04);
  EXPECT_NEAR(ratio("`midpoint`", "GSL `rk2imp`"), 8, 0.08);
  // The missing part of z^5/120: 1/120 to 1/720 / 16.
  EXPECT_NEAR(ratio("`rk4`", "GSL `rk4imp`"), 96, 0.96);
  // z^3/6 to z^4/24, so the ratio grows as the step gets shorter.
  EXPECT_NEAR(ratio("`midpoint`", "GSL `rk2`"), 4 * 64, 2.56);
}
//! [ratios]
// clang-format on

// Both Euler methods conserve x^2 + v^2 and a share of x v, one with h and one with -h: from the same start the
// ellipses are tilted to opposite sides.
TEST(Peers, OfTheSymplecticEulersOneMirrorsTheOther) {
  auto const kick_first = named("`semi_implicit_euler`"),
             drift_first = named("odeint `symplectic_euler`");
  for (int n = 1; n <= steps; ++n) {
    auto const [x, v, a, b] = kick_first.end(peers::spring, h, n);
    EXPECT_NEAR(x * x + v * v - h * x * v, 1, 1e-14);
    auto const [y, w, c, d] = drift_first.end(peers::spring, h, n);
    EXPECT_NEAR(y * y + w * w + h * y * w, 1, 1e-14);
  }
  auto const [x, v, a, b] = kick_first.end(peers::spring, h, steps);
  EXPECT_GT(std::fabs(x * x + v * v + h * x * v - 1), 1e-3);
}

// Yoshida's leapfrogs pay for their symplecticity with error: 15 and 13 evaluations a step.
TEST(Peers, OfEighthOrderWithoutSymplecticityAreMoreAccurateForAWhile) {
  for (auto const problem : {peers::spring, peers::orbit, peers::pendulum}) {
    double const here = named("`yoshida8`").error(problem, h, steps);
    EXPECT_GT(here, 100 * named("GSL `rk8pd`").error(problem, h, steps));
    EXPECT_GT(here, 100 * named("odeint `runge_kutta_fehlberg78`").error(problem, h, steps));
  }
}

}  // namespace
