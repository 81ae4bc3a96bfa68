// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <string>
#include <unitstep/state/detail/kepler_motion.hpp>

#include "support/kepler.hpp"

namespace of_stumpff {

namespace {

using unitstep::detail::stumpff;

constexpr bool is_about(double x, double due) { return x > due - 3e-16 && x < due + 3e-16; }

// On the circle at 1, where the angle is 1, and at pi^2; on the hyperbola at -(log 2)^2, where cosh = 5/4 and
// sinh = 3/4; and at 0.
constexpr double cos_1 = 0.54030230586813971740, sin_1 = 0.84147098480789650665;
static_assert(is_about(stumpff<double>::of(1).c, 1 - cos_1));
static_assert(is_about(stumpff<double>::of(1).s, 1 - sin_1));
constexpr double pi = 3.14159265358979323846;
static_assert(is_about(stumpff<double>::of(pi * pi).c, 2 / (pi * pi)));
static_assert(is_about(stumpff<double>::of(pi * pi).s, 1 / (pi * pi)));
constexpr double log_2 = 0.69314718055994530942;
static_assert(is_about(stumpff<double>::of(-log_2 * log_2).c, 0.25 / (log_2 * log_2)));
static_assert(is_about(stumpff<double>::of(-log_2 * log_2).s,
                       (0.75 - log_2) / (log_2 * log_2 * log_2)));
static_assert(stumpff<double>::of(0).c == 0.5 && is_about(stumpff<double>::of(0).s, 1.0 / 6));

// Everywhere: compared with their power series, and far from 0 with their formulas, with more digits.
stumpff<long double> due(long double z) {
  if (std::abs(z) > 4) {
    auto const x = std::sqrt(std::abs(z));
    return z > 0 ? stumpff<long double>{(1 - std::cos(x)) / z, (x - std::sin(x)) / (z * x)}
                 : stumpff<long double>{(1 - std::cosh(x)) / z, (x - std::sinh(x)) / (z * x)};
  }
  long double c = 0, s = 0, term = 0.5L;
  for (int k = 2; k < 60; k += 2) {
    c += term;
    s += term / static_cast<long double>(k + 1);
    term *= -z / static_cast<long double>((k + 1) * (k + 2));
  }
  return {c, s};
}
double off(double z) {
  auto const [c, s] = stumpff<double>::of(z);
  auto const right = due(z);
  return std::max(std::abs(static_cast<double>((c - right.c) / right.c)),
                  std::abs(static_cast<double>((s - right.s) / right.s)));
}
TEST(Stumpff, IsRightToAFewRoundings) {
  constexpr double digit = std::numeric_limits<double>::epsilon();
  double near = 0, far = 0;
  for (double z = 1.0 / 4096; z < 2; z *= 1.0625) near = std::max({near, off(z), off(-z)});
  for (double z = 2; z < 32; z += 0.0625) far = std::max({far, off(z), off(-z)});
  EXPECT_LT(near, 1.5 * digit);
  EXPECT_LT(far, 8 * digit);
}
// At the ends of the ranges the formulas change.
TEST(Stumpff, HasNoJump) {
  for (double const z : {0.25, 2.0, -0.25, -2.0}) {
    auto const at = stumpff<double>::of(z), below = stumpff<double>::of(z * (1 - 1e-15));
    EXPECT_NEAR(at.c / below.c, 1, 2e-15) << z;
    EXPECT_NEAR(at.s / below.s, 1, 2e-15) << z;
  }
}

}  // namespace

}  // namespace of_stumpff

namespace of_kepler_motion {

namespace {

using unitstep::motion;
using unitstep::vec;
using namespace unitstep::detail;

using plane = motion<vec<double, 2>, vec<double, 2>>;
/// The reason why there is no orbit.
struct reasons {
  [[noreturn]] static void unfit() { throw std::domain_error("unfit"); }
  [[noreturn]] static void at_the_centre() { throw std::domain_error("at the centre"); }
  [[noreturn]] static void beyond_all_turns() { throw std::domain_error("turns"); }
  [[noreturn]] static void beyond_all_numbers() { throw std::domain_error("numbers"); }
};
constexpr plane after(plane const& start, double t) {
  return kepler_motion<reasons>(1.0, start, t);
}
constexpr double size(double x) { return x < 0 ? -x : x; }
constexpr double apart(plane const& a, plane const& b) {
  return norm(a.position - b.position) + norm(a.velocity - b.velocity);
}
constexpr double quarter = 3.141592653589793 / 2;

// Ellipses: from pericentre to apocentre, and Kepler's equation solved in another way.
constexpr kepler::orbit<double> flat{1.0, 1.0, 0.6}, thin{1.0, 1.0, 0.99};
static_assert(apart(after(flat.at(0.0), 2 * quarter), plane{{-1.6, 0}, {0, -0.5}}) < 1e-15);
static_assert(apart(after(flat.at(0.5), 2.0), flat.at(2.5)) < 1e-14);
static_assert(apart(after(flat.at(0.5), 2.0), flat.at(2.501)) > 1e-4);
static_assert(apart(after(thin.at(0.5), 1.0), thin.at(1.5)) < 1e-13);
static_assert(apart(after(flat.at(2.5), -2.0), flat.at(0.5)) < 1e-14);

// A parabola: Barker's equation t = D + D^3 / 3 with D = tan(nu / 2), here 4/3 at D = 1, from the pericentre
// at 1/2; there x = (1 - D^2) / 2, y = D and the velocity is 2 / (1 + D^2) (-D, 1).
constexpr plane nearest{{0.5, 0}, {0, 2}};
static_assert(apart(after(nearest, 4.0 / 6), plane{{0, 1}, {-1, 1}}) < 1e-15);
// Next to a parabola on both sides the result differs only as the start does.
static_assert(apart(after(plane{{0.5, 0}, {0, 2 + 1e-9}}, 4.0 / 6), plane{{0, 1}, {-1, 1}}) < 5e-9);
static_assert(apart(after(plane{{0.5, 0}, {0, 2 - 1e-9}}, 4.0 / 6), plane{{0, 1}, {-1, 1}}) < 5e-9);

// A hyperbola with a = -1, e = 2, from its pericentre at 1: t = e sinh H - H, x = e - cosh H,
// y = sqrt(e^2 - 1) sinh H; at H = log 2, sinh = 3/4 and cosh = 5/4, t = 3/2 - log 2.
constexpr double root3 = unitstep::math::sqrt(3.0);
constexpr plane passing{{1, 0}, {0, root3}};
constexpr double log2 = 0.69314718055994530942;
static_assert(apart(after(passing, 1.5 - log2),
                    plane{{0.75, 0.75 * root3}, {-0.75 / 1.5, 1.25 * root3 / 1.5}}) < 1e-15);
static_assert(apart(after(passing, log2 - 1.5),
                    plane{{0.75, -0.75 * root3}, {0.75 / 1.5, 1.25 * root3 / 1.5}}) < 1e-15);

// The equation, which counts its evaluations and notes the first argument.
struct watched : kepler_equation<double> {
  int* asked;
  double* first;
  constexpr auto at(double x) const {
    if ((*asked)++ == 0) *first = x;
    return kepler_equation<double>::at(x);
  }
};
struct found {
  double x, left;  // the root, and the rest that is reported there
  int asked;
  double first;
};
constexpr found root_of(kepler_equation<double> const& kepler, auto const& find) {
  found of{};
  auto const root = find(watched{kepler, &of.asked, &of.first});
  of.x = root.x, of.left = root.at.left;
  return of;
}
constexpr double first_bound(kepler_equation<double> const& kepler) {
  double const by_distance = unitstep::math::sqrt(kepler.r);
  return kepler.alpha < 0 ? std::min(by_distance, 1 / unitstep::math::sqrt(-kepler.alpha))
                          : by_distance;
}
constexpr auto quickly = [](auto const& kepler) { return universal_anomaly<reasons>(kepler); };
constexpr auto surely = [](auto const& kepler) { return bracketed_anomaly<reasons>(kepler); };

// The root for a part of a turn lies between two bounds. From the start of a series it is usually found in three
// evaluations.
TEST(KeplerMotion, FindsTheSameRootInBothWays) {
  double most = 0, due = 0;
  int short_ways = 0, asked = 0, most_asked = 0, most_between = 0;
  for (double const alpha : {-3.0, -0.5, 0.0, 1e-9, 0.4, 1.0, 1.7})
    for (double const sigma : {-0.5, -0.125, 0.0, 0.25, 0.75})
      for (double t = 1.0 / 1024; t < 2; t *= 1.5) {
        kepler_equation<double> const kepler{alpha, 1.0, sigma, 1 - alpha, t};
        auto const quick = root_of(kepler, quickly), sure = root_of(kepler, surely);
        most = std::max(most, std::abs(quick.x / sure.x - 1));
        due = std::max(due, std::abs(kepler.at(quick.x).left / t));
        EXPECT_EQ(quick.left, kepler.at(quick.x).left);
        EXPECT_EQ(sure.left, kepler.at(sure.x).left);
        most_between = std::max(most_between, sure.asked);
        if (quick.first == first_bound(kepler)) continue;
        ++short_ways;
        asked += quick.asked;
        most_asked = std::max(most_asked, quick.asked);
      }
  EXPECT_LT(most, 4e-16 * 4);
  EXPECT_LT(due, 1e-15);
  EXPECT_LT(asked, 2.8 * short_ways);
  EXPECT_LE(most_asked, 6);
  EXPECT_LE(most_between, 10);
}

// Between two bounds, along a whole turn of an ellipse, also from a point before the pericentre of a thin one: exact to
// the rounding of the equation, compared with one halving of the bounds per digit.
TEST(KeplerMotion, FindsTheRootOfAWholeTurn) {
  for (auto const [r, sigma] : {std::array{0.4, 0.0}, std::array{1.0, -0.5}, std::array{1.0, -0.9},
                                std::array{0.01, 0.0}}) {
    for (double t = 1.0 / 64; t < 4 * quarter; t *= 1.25) {
      kepler_equation<double> const kepler{1.0, r, sigma, 1 - r, t};
      auto const sure = root_of(kepler, surely);
      EXPECT_LE(sure.asked, 16) << r << ' ' << t;
      double low = 0, high = 8;
      for (int n = 0; n < 60; ++n) {
        double const x = (low + high) / 2;
        (kepler.at(x).left < 0 ? low : high) = x;
      }
      double const noise = t / (low * kepler.at(low).slope) + 1;
      EXPECT_LT(std::abs(sure.x / low - 1), 2 * noise * std::numeric_limits<double>::epsilon())
          << r << ' ' << t;
    }
  }
}

// Far out on a hyperbola: e sinh H - H with H = 300, where each step of Newton's method takes 1 off H.
TEST(KeplerMotion, HalvesTheBoundsWhereNewtonsMethodIsSlow) {
  kepler_equation<double> const kepler{-1.0, 1.0, 0.0, 2.0, 2 * std::sinh(300.0) - 300};
  auto const sure = root_of(kepler, surely);
  EXPECT_NEAR(sure.x, 300, 1e-12);
  EXPECT_LE(sure.asked, 40);
}

// From anywhere on ellipses, as far as the series reaches: exact to the rounding of the equation. Newton's method ends
// where its steps stop getting smaller.
TEST(KeplerMotion, FindsTheRootFromAnywhere) {
  int slow = 0;
  for (double const excentric : {0.2, 0.9, 0.99})
    for (double place = 0; place < 4 * quarter; place += 0.125)
      for (double t = 1.0 / 1024; t < 2; t *= 1.25) {
        double const r = 1 - excentric * std::cos(place), sigma = excentric * std::sin(place);
        kepler_equation<double> const kepler{1.0, r, sigma, 1 - r, t};
        auto const quick = root_of(kepler, quickly), sure = root_of(kepler, surely);
        double const noise = t / (sure.x * kepler.at(sure.x).slope) + 1;
        EXPECT_LT(std::abs(quick.x / sure.x - 1),
                  4 * noise * std::numeric_limits<double>::epsilon())
            << excentric << ' ' << place << ' ' << t;
        slow += quick.first != std::sqrt(r) && quick.asked > 7;
      }
  EXPECT_LE(slow, 3);
}

// If a step of Newton's method leaves the bounds, the search goes on from their middle. The root is 0.9; from a
// distance d Newton's method comes to -10 d |d|, which is farther away unless d is below a tenth.
struct steep {
  double alpha = 0, r = 1, due = 0;
  constexpr kepler_equation<double>::value at(double x) const {
    double const d = x - 0.9, size = 1 + 10 * (d < 0 ? -d : d);
    return {d / size, 1 / (size * size), {}};
  }
};
static_assert(size(bracketed_anomaly<reasons>(steep{}).x - 0.9) < 1e-15);

// A step as small as one that left the bounds does not mean rounding: the values at 0.5, 0.999 and 0.9995 lead beyond
// both bounds, to their middle.
struct told {
  double alpha = 0, r = 1, due = 0;
  constexpr kepler_equation<double>::value at(double x) const {
    if (x == 1) return {1, 1, {}};
    if (x == 0.5) return {-1, 1 / 0.499, {}};
    if (x < 0.9991 && x > 0.998) return {-1, 1 / 0.0018, {}};
    if (x > 0.9994) return {1, 1 / 0.00095, {}};
    return {0, 1, {}};
  }
};
static_assert(size(bracketed_anomaly<reasons>(told{}).x - 0.99925) < 1e-6);

// The series is not used where its terms are large: from a quarter of sigma t / 2 r^2, or a whole alpha t^2 / r^2.
constexpr bool by_series(double alpha, double r, double sigma, double due) {
  kepler_equation<double> const kepler{alpha, r, sigma, 1 - alpha * r, due};
  return root_of(kepler, quickly).first != first_bound(kepler);
}
static_assert(by_series(0, 2, 0.75, 2) && by_series(0, 2, 0.9375, 2) && !by_series(0, 2, 1, 2));
static_assert(by_series(0, 2, -0.9375, 2) && !by_series(0, 2, -1, 2));
static_assert(by_series(0.875, 2, 0, 2) && !by_series(1, 2, 0, 2));
static_assert(by_series(-0.875, 2, 0, 2) && !by_series(-1, 2, 0, 2));

// The error of that start is of the fourth power of the time.
constexpr double off_by_series(double t) {
  kepler_equation<double> const kepler{0.75, 1.25, 0.5, 1 - 0.75 * 1.25, t};
  double const start = anomaly_by_series(kepler, t / 1.25, 0.5 / 2.5);
  return size(start - bracketed_anomaly<reasons>(kepler).x);
}
static_assert(off_by_series(1.0 / 16) / off_by_series(1.0 / 32) > 15 &&
              off_by_series(1.0 / 16) / off_by_series(1.0 / 32) < 17);

// The caller learns why there is no orbit.
template <class T>
std::string why_not(T mu, motion<vec<T, 2>, vec<T, 2>> const& start, T t) {
  try {
    static_cast<void>(kepler_motion<reasons>(mu, start, t));
  } catch (std::domain_error const& error) {
    return error.what();
  }
  return "an orbit";
}
constexpr plane circle{{1, 0}, {0, 1}};
constexpr double bad = std::numeric_limits<double>::infinity();
TEST(KeplerMotion, RefusesWhatHasNoOrbit) {
  EXPECT_EQ(why_not(1.0, {{bad, 0}, {0, 1}}, 1.0), "unfit");
  EXPECT_EQ(why_not(1.0, {{1, 0}, {0, bad}}, 1.0), "unfit");
  EXPECT_EQ(why_not(1.0, circle, bad), "unfit");
  EXPECT_EQ(why_not(0.0, circle, 1.0), "unfit");
  EXPECT_EQ(why_not(1.0, {{0, 0}, {0, 1}}, 1.0), "at the centre");
  double const most = 4 * quarter * 0x1p52;  // this many turns
  EXPECT_EQ(why_not(1.0, circle, 1.5 * most), "turns");
  EXPECT_EQ(why_not(1.0, circle, -1.5 * most), "turns");
  EXPECT_EQ(why_not(1.0, circle, 0.75 * most), "an orbit");
  EXPECT_EQ(why_not(1.0, circle, -0.75 * most), "an orbit");
}

// Nearly straight past the centre, where the equation in the anomaly is an exponential and the distance says nothing:
// mpmath with 60 digits, for e = 1e12 - 1.
constexpr plane fast{{1, 0}, {0, 1e6}};
constexpr double share_apart(plane const& a, plane const& b) {
  return norm(a.position - b.position) / norm(b.position) +
         norm(a.velocity - b.velocity) / norm(b.velocity);
}
static_assert(share_apart(after(fast, 1.0), plane{{0.9999990000009999995, 999999.99999900001451},
                                                  {-9.99999999999500001e-7, 999999.999999000001}}) <
              4e-15);
static_assert(size(after(fast, 1.0).velocity.x + 9.99999999999500001e-7) < 1e-20);
// From afar, around the pericentre and away: again with 60 digits. Also a step that ends before it, and the way back.
constexpr plane afar{{-0x1p27, 4}, {0.75, 0}},
    gone{{179879467.88157567486, -199251100.853438425},
         {0.50257731078587596809, -0.556701032182135338}};
static_assert(share_apart(after(afar, 0x1p29), gone) < 1e-14);
static_assert(share_apart(after(plane{afar.position, -afar.velocity}, -0x1p29),
                          plane{gone.position, -gone.velocity}) < 1e-14);
static_assert(share_apart(after(afar, 0x1.4p27),
                          plane{{-8388604.7376197682449, 3.9999996274708799727},
                                {0.75000014901165895045, -3.7747605254315747108e-14}}) < 1e-14);
static_assert(share_apart(after(afar, 0x1p10),
                          plane{{-0x1p27 + 768, 4}, {0.75000000000005684374, 0}}) < 1e-15);
// So fast that the anomaly is a small share of the root of the distance; and around a greater mass.
static_assert(share_apart(after(plane{afar.position, {75, 0}}, 0x1p22),
                          plane{{180355071.2935297576, -16027.561924430908701},
                                {74.999999703678291455, -0.0066666666535045115119}}) < 1e-14);
static_assert(share_apart(kepler_motion<reasons>(4.0, plane{afar.position, {1.5, 0}}, 0x1p28),
                          plane{gone.position, 2 * gone.velocity}) < 1e-14);
// A quarter of a second behind the pericentre it moves away.
constexpr plane just_past = after(afar, 178956933.4);
static_assert(dot(just_past.position, just_past.velocity) > 0);
// The anomaly for e = 2 where sinh H = 3/4, before and after the pericentre, and twice as fast.
static_assert(size(hyperbolic_anomaly(-1.0, 1.5, 1.5, 2.0) - log2) < 1e-15 &&
              size(hyperbolic_anomaly(-1.0, -1.5, 1.5, 2.0) + log2) < 1e-15 &&
              size(hyperbolic_anomaly(-4.0, 0.75, 0.375, 2.0) - log2 / 2) < 1e-15);
// A line is the limit of narrow orbits: the body leaves as it came, and its energy gives the speed at a distance.
constexpr plane falling = after(plane{{0x1p20, 0}, {-1, 0}}, 0x1p22);
static_assert(falling.position.y == 0 && falling.position.x > 0 && falling.velocity.x > 0);
static_assert(size(falling.velocity.x * falling.velocity.x - 2 / falling.position.x -
                   (1 - 0x1p-19)) < 1e-15);
// From rest at 1, on E from pi to 2 pi: x = (1 - cos E)/2, t = (E - sin E - pi)/sqrt(8). Near the centre, where steps of
// Newton's method are a third of the way, the search ended at once. Here E is 2 pi -+ 2^-8, by series in it; on the way
// of 4e-6 the rounding of the time is one of 1e-8 of it.
constexpr double last = 0x1p-8, last_way = last * last / 4 * (1 - last * last / 12),
                 last_time = (2 * quarter - last * last * last / 6 * (1 - last * last / 20)) /
                             unitstep::math::sqrt(8.0),
                 later_time = (2 * quarter + last * last * last / 6 * (1 - last * last / 20)) /
                              unitstep::math::sqrt(8.0);
constexpr plane at_rest{{1, 0}, {0, 0}};
static_assert(size(after(at_rest, last_time).position.x / last_way - 1) < 1e-7);
static_assert(size(after(at_rest, later_time).position.x / last_way - 1) < 1e-7);
static_assert(after(at_rest, last_time).velocity.x < 0 &&
              after(at_rest, later_time).velocity.x > 0);

// A parabola after a time whose cube root has 2000 binary digits and more: the speed there is that of escape.
TEST(KeplerMotion, ReachesAsFarAsNumbers) {
  if constexpr (std::numeric_limits<long double>::max_exponent > 8192) {
    auto const end = kepler_motion<reasons>(
        1.0L, motion<vec<long double, 2>, vec<long double, 2>>{{0.5L, 0}, {0, 2}},
        std::ldexp(1.0L, 8000));
    EXPECT_NEAR(static_cast<double>(squared(end.velocity) * norm(end.position)), 2.0, 1e-15);
  }
}
TEST(KeplerMotion, RefusesWhatIsBeyondAllNumbers) {
  EXPECT_EQ(why_not(1.0, {{1, 0}, {0, 1e100}}, 1e250), "numbers");
  EXPECT_EQ(why_not(1.0, {{1, 0}, {0, 1e200}}, 1.0), "numbers");
  EXPECT_EQ(why_not(1e200, {{1e150, 0}, {0, 1e150}}, 1e160), "numbers");
  EXPECT_EQ(why_not(1.0f, {{1, 0}, {0, 1e10f}}, 1e38f), "numbers");
}

// With a greater mass everything is faster by its root.
static_assert(apart(kepler_motion<reasons>(4.0, plane{{0.5, 0}, {0, 4}}, 2.0 / 6),
                    plane{{0, 1}, {-2, 2}}) < 1e-15);
constexpr kepler::orbit<double> wide{4.0, 4.0, 0.6};
static_assert(apart(kepler_motion<reasons>(4.0, wide.at(1), 2.0), wide.at(3)) < 1e-14);
static_assert(apart(kepler_motion<reasons>(4.0, wide.at(1), 5 * 16 * quarter + 9), wide.at(10)) <
              1e-12);
// After no time it is where it was, and after whole turns back.
static_assert(after(circle, 0.0) == circle);
static_assert(apart(after(circle, quarter), plane{{0, 1}, {-1, 0}}) < 1e-15);
static_assert(apart(after(circle, -5 * quarter), plane{{0, -1}, {1, 0}}) < 1e-14);
static_assert(apart(after(flat.at(0.5), 4 * quarter * 1000 + 1.0), flat.at(1.5)) < 1e-11);

}  // namespace

}  // namespace of_kepler_motion
