// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <concepts>
#include <limits>
#include <random>
#include <stdexcept>
#include <support/refusal.hpp>
#include <tuple>
#include <unitstep/answers/estimate.hpp>
#include <unitstep/answers/minimise.hpp>
#include <unitstep/answers/solve.hpp>
#include <unitstep/noise/euler_maruyama.hpp>
#include <unitstep/numbers/between.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "support/pushed.hpp"

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using boost::units::quantity;
using refusals::refusal;
using us::bounded, us::minimise;
using us::symbols::deg, us::symbols::rad, us::symbols::kg, us::symbols::kg_per_s, us::symbols::m,
    us::symbols::m2, us::symbols::m_per_s, us::symbols::m_per_s2, us::symbols::mm, us::symbols::km,
    us::symbols::N_per_m, us::symbols::s;

constexpr auto square = [](auto const& x) { return x * x; };

// Rosenbrock's valley, with units: (1 m - x)^2 N/m + 100 N/m^3 (t m^2/s - x^2)^2 is 0 at 1 m and 1 s. Lengths, times
// and costs are each multiplied by a factor.
struct valley {
  double length = 1, time = 1, cost = 1;

  auto operator()(auto const& x, auto const& t) const {
    auto const far = length * m;
    auto const off = t * (far * far) / (time * s) - x * x;
    return cost * (square((far - x) / far) + 100.0 * square(off / (far * far))) * si::joule;
  }
  auto least() const {
    return minimise(*this, bounded{-5.0 * length * m, -1.25 * length * m, 5.0 * length * m},
                    bounded{-5.0 * time * s, 1.0 * time * s, 5.0 * time * s});
  }
};
TEST(Minimise, FindsTheEndOfAValley) {
  auto const found = valley{}.least();
  static_assert(std::same_as<decltype(found.cost), quantity<si::energy>>);
  static_assert(std::same_as<decltype(found.parameters),
                             std::tuple<quantity<si::length>, quantity<si::time>>>);
  static_assert(std::same_as<std::remove_cvref_t<decltype(found.slope<0>())>, quantity<si::force>>);
  // 2^-26 of 10 m is 1.5e-7 m.
  EXPECT_NEAR(found.parameter() / m, 1, 1.5e-7);
  EXPECT_NEAR(found.parameter<1>() / s, 1, 1.5e-7);
  EXPECT_LT(found.cost / si::joule, 1e-12);
  EXPECT_NEAR(found.slope() / si::newton, 0, 1e-4);
  EXPECT_EQ(found.end, us::search_end::settled);
  EXPECT_EQ(found.bound(), us::active_bound::none);
  EXPECT_EQ(found.bound<1>(), us::active_bound::none);
  EXPECT_GT(found.evaluations, 20);
  EXPECT_LT(found.evaluations, 100);
}

// In units that are powers of two only the exponents change.
TEST(Minimise, KnowsNoUnits) {
  auto const due = valley{}.least();
  for (double const length : {0x1p-10, 0x1p10})
    for (double const time : {0x1p-20, 0x1p3})
      for (double const cost : {0x1p-60, 0x1p30}) {
        auto const found = valley{length, time, cost}.least();
        EXPECT_EQ(found.parameter(), length * due.parameter());
        EXPECT_EQ(found.parameter<1>(), time * due.parameter<1>());
        EXPECT_EQ(found.cost, cost * due.cost);
        EXPECT_EQ(found.slope(), cost / length * due.slope());
        EXPECT_EQ(found.evaluations, due.evaluations);
      }
}
// In millimetres and kilometres the results agree within the precision.
TEST(Minimise, FindsTheSameInMillimetresAndKilometres) {
  auto const found = [](auto unit, double size) {
    auto const end = 3.0 * size * unit;
    auto const cost = [=](auto x) {
      return square(square(x - end)) + square(end) * square(x - end);
    };
    return minimise(cost, bounded{-10.0 * size * unit, 7.0 * size * unit, 10.0 * size * unit})
               .parameter() /
           (size * unit);
  };
  EXPECT_NEAR(found(m, 1), 3, 3e-7);
  EXPECT_NEAR(found(mm, 1000), 3, 3e-7);
  EXPECT_NEAR(found(km, 0.001), 3, 3e-7);
}

// (x - 3 m)^2 + (x - y)^2 with x up to 2 m is least at (2 m, 2 m): 1 m^2, with the slope 2 (2 m - 3 m) against the bound.
TEST(Minimise, StopsAtABound) {
  auto const cost = [](auto x, auto y) { return square(x - 3.0 * m) + square(x - y); };
  auto const found =
      minimise(cost, bounded{-1.0 * m, 0.5 * m, 2.0 * m}, bounded{-10.0 * m, 0.5 * m, 10.0 * m});
  EXPECT_EQ(found.parameter(), 2.0 * m);
  EXPECT_NEAR(found.parameter<1>() / m, 2, 3e-7);
  EXPECT_NEAR(found.cost / m2, 1, 1e-12);
  EXPECT_NEAR(found.slope() / m, -2, 1e-6);
  EXPECT_EQ(found.bound(), us::active_bound::high);
  EXPECT_EQ(found.bound<1>(), us::active_bound::none);
  EXPECT_EQ(found.end, us::search_end::settled);
  // All parameters at their bounds: a plane falls to a corner.
  auto const corner =
      minimise([](auto x, auto y) { return 2.0 * x - y; }, bounded{-1.0 * m, 0.5 * m, 2.0 * m},
               bounded{0.1 * m, 0.2 * m, 0.3 * m});
  EXPECT_EQ(corner.parameters, (std::tuple{-1.0 * m, 0.3 * m}));
  EXPECT_EQ(corner.cost, -2.3 * m);
  EXPECT_EQ(corner.slopes, (std::tuple{2.0, -1.0}));
  EXPECT_EQ(corner.end, us::search_end::at_bounds);
  EXPECT_EQ(corner.bounds, (std::array{us::active_bound::low, us::active_bound::high}));
  // A guess at the minimum.
  auto const there = minimise([](auto x) { return 2.0 * x; }, bounded{-1.0 * m, -1.0 * m, 2.0 * m});
  EXPECT_EQ(there.parameter(), -1.0 * m);
  EXPECT_EQ(there.evaluations, 1);
}

// The search never leaves the bounds, and counts its evaluations.
TEST(Minimise, StaysWithinBoundsAndCounts) {
  std::mt19937 random(1);
  std::uniform_real_distribution<double> start(-2, 2);
  for (int n = 0; n < 50; ++n) {
    long calls = 0;
    auto const cost = [&](auto x, auto y) {
      ++calls;
      EXPECT_TRUE(x >= -2.0 * m && x <= 2.0 * m && y >= -1.0 * m && y <= 2.0 * m);
      auto const off = y * (1.0 * m) - x * x;
      return square(1.5 * m - x) * m2 + 100.0 * off * off;
    };
    auto const found = minimise(cost, bounded{-2.0 * m, start(random) * m, 2.0 * m},
                                bounded{-1.0 * m, start(random) / 2 * m, 2.0 * m});
    EXPECT_EQ(found.evaluations, calls);
    // At the bound y = 2 m: 2 (x - 1.5 m) m^2 - 400 x (2 m^2 - x^2) = 0 at x = 1.41432065 m (mpmath).
    EXPECT_NEAR(found.parameter() / m, 1.4143206493978, 1e-7);
    EXPECT_EQ(found.bound<1>(), us::active_bound::high);
  }
}

// From a maximum and from a saddle, where all slopes are 0, the search goes on.
TEST(Minimise, LeavesMaximaAndSaddles) {
  auto const top = minimise([](auto angle) { return us::cos(angle); },
                            bounded{-5.0 * rad, 0.0 * rad, 5.0 * rad});
  EXPECT_NEAR(std::abs(top.parameter() / rad), 3.14159265358979, 1.5e-7);  // pi
  // x y + y z + z x + (x^4 + y^4 + z^4) / m^2 is flat at 0, and least where two are equal: 2 a b + a^2 + 2 a^4 + b^4
  // with 2 b + 2 a + 8 a^3 = 0 and 2 a + 4 b^3 = 0: a = 0.36867635, b = -0.56912164, cost -0.14186056 (mpmath).
  auto const cost = [](auto x, auto y, auto z) {
    return x * y + y * z + z * x +
           (square(square(x)) + square(square(y)) + square(square(z))) / (1.0 * m2);
  };
  bounded const each{-1.0 * m, 0.0 * m, 1.0 * m};
  auto const saddle = minimise(cost, each, each, each);
  EXPECT_NEAR(saddle.cost / m2, -0.1418605622, 1e-9);
  // x y in a square, along its diagonal to the saddle, where the second derivatives by x and by y are 0.
  auto const along =
      minimise([](auto x, auto y) { return x * y; }, bounded{-1.0 * m, 0.5 * m, 1.0 * m},
               bounded{-1.0 * m, 0.5 * m, 1.0 * m});
  EXPECT_EQ(along.cost, -1.0 * m2);
  // A cube's inflection, with slope and second derivative 0.
  EXPECT_EQ(
      minimise([](auto x) { return x * x * x; }, bounded{-1.0 * m, 0.0 * m, 1.0 * m}).parameter(),
      -1.0 * m);
}

// Where costs are equal up to rounding, the result says so.
// breeze #572: x + 1/x, whose minimum at 1 is far within a precision of the lower bound, where the cost is 1e12. The
// result is not above the guess, and is within the precision.
TEST(Minimise, GoesToNoBoundAtWhichTheCostIsHigher) {
  auto const both_ends = [](auto x) { return x + 1.0 / x; };
  bounded const wide{1e-12, 1500.0, 1e12};
  auto const found = minimise(both_ends, wide);
  EXPECT_LE(found.cost, 1500 + 1 / 1500.);
  EXPECT_GE(found.cost, 2);
  EXPECT_LE(std::abs(found.parameter() - 1), wide.precision);
  EXPECT_EQ(found.bound(), us::active_bound::none);
  // The same in the other direction, and so close that the guess is within a precision of the bound.
  auto const mirrored =
      minimise([&](auto x) { return both_ends(-x); }, bounded{-1e12, -1e3, -1e-12});
  EXPECT_LE(mirrored.cost, 1000 + 1e-3);
  EXPECT_EQ(mirrored.bound(), us::active_bound::none);
}

TEST(Minimise, TellsWhatIsFlat) {
  bounded const each{-1.0 * m, 0.9 * m, 2.0 * m};
  EXPECT_EQ(minimise([](auto x) { return 0.0 * x + 3.0 * m; }, each).end, us::search_end::flat);
  auto const valley =
      minimise([](auto x, auto y) { return square(x + y - 1.0 * m) + 1.0 * m2; }, each, each);
  EXPECT_EQ(valley.end, us::search_end::flat);
  EXPECT_NEAR((valley.parameter() + valley.parameter<1>()) / m, 1, 1e-7);
  // 1 + x^4 does not change within (2^-52)^(1/4) = 1e-4, but its slope does, so the minimum is found.
  auto const fourth =
      minimise([](auto x) { return 1.0 + square(square(x)); }, bounded{-1.0, 0.9, 2.0});
  EXPECT_EQ(fourth.end, us::search_end::settled);
  EXPECT_NEAR(fourth.parameter(), 0, 4.5e-8);
}

// A throw from level ground goes farthest at 45 degrees: v^2 / g = 40 m. From a height h at an angle with
// sin^2 = v^2 / (2 v^2 + 2 g h), to v / g sqrt(v^2 + 2 g h): from 10 m at 0.684719203 rad, to 48.98979486 m.
TEST(Minimise, FindsTheBestAngle) {
  auto const longest = [](auto height) {
    auto const short_of = [height](auto angle) {
      auto const falls = [](auto const&, auto) { return us::vec{0.0, -10.0} * m_per_s2; };
      auto const above = [](auto const& ball, auto) { return ball.position.y; };
      us::vec const velocity{20.0 * m_per_s * us::cos(angle), 20.0 * m_per_s * us::sin(angle)};
      return -us::integrate_until(us::rk4{}, us::motion{us::vec{0.0 * m, height}, velocity}, falls,
                                  1.0 * s, us::falling(above), 100)
                  .state.position.x;
    };
    return minimise(short_of, bounded{5.0 * deg, 20.0 * deg, 85.0 * deg});
  };
  auto const level = longest(0.0 * m);
  EXPECT_NEAR(level.parameter() / deg, 45, 1.5e-6);
  EXPECT_NEAR(level.cost / m, -40, 1e-12);
  EXPECT_NEAR(longest(10.0 * m).parameter() / rad, std::asin(std::sqrt(0.4)), 3e-8);
  EXPECT_NEAR(longest(10.0 * m).cost / m, -2 * std::sqrt(600.0), 1e-12);
}

// Fermat: the fastest path from air into water is bent by Snell's law, sin a / sin b = v / w.
TEST(Minimise, IsAsFastAsLight) {
  auto const v = 3e8 * m_per_s, w = 2.25e8 * m_per_s;
  auto const takes = [=](auto x) {
    return us::norm(us::vec{x, 1.0 * m}) / v + us::norm(us::vec{5.0 * m - x, 2.0 * m}) / w;
  };
  auto const found = minimise(takes, bounded{0.0 * m, 1.0 * m, 5.0 * m});
  double const x = found.parameter() / m;
  EXPECT_NEAR(x / std::hypot(x, 1) * std::hypot(5 - x, 2) / (5 - x), v / w, 1e-7);
}

// A pendulum's period, under a tolerance: T(L) = 2 pi sqrt((k^2 + L^2) / (g L)) for a body with the radius of gyration
// k is least at L = k. A quarter of the period is timed from a small angle, which does not move that place.
TEST(Minimise, GoesByRunsWithinATolerance) {
  auto const k = 0.3 * m;
  auto const quarter = [=](auto length) {
    auto const swings = [=](auto const& now, auto) {
      return -9.81 * m_per_s2 * length / (k * k + length * length) * us::sin(now.position) * rad;
    };
    auto const upright = [](auto const& now, auto) { return now.position; };
    us::tolerance const allowed{us::motion{1e-11 * rad, 1e-11 * us::symbols::rad_per_s}};
    us::motion const start{0.1 * rad, 0.0 * us::symbols::rad_per_s};
    return us::integrate_until(us::dop853{}, start, swings, allowed, upright, 10.0 * s).time;
  };
  auto const found = minimise(quarter, bounded{0.05 * m, 0.6 * m, 1.0 * m}.to(1e-4 * m));
  EXPECT_NEAR(found.parameter() / m, 0.3, 1e-4);
  EXPECT_EQ(found.end, us::search_end::settled);
}

// The best damper of examples/best_damper.cpp, by its `solve` and by a raw program in long double: 355.1937 kg/s is the
// calmest, and 2133.630 kg/s holds the tyre best, from any start.
template <class Number = double>
struct quarter_car {
  quantity<si::length, Number> body, wheel;
  quantity<si::velocity, Number> body_speed, wheel_speed;
  quantity<decltype(m_per_s2 * m_per_s2 * s), Number> shaking;
  quantity<decltype(m * m * s), Number> lifting;
};
quantity<si::length> road(quantity<si::time> t) {
  if (t > 0.1 * s) return 0.0 * m;
  return 0.025 * m * (1.0 - us::math::cos(20 * 3.141592653589793 * double(t / s)));
}
constexpr auto over_a_bump = [](auto damper) {
  auto const moves = [damper](auto const& now, auto t) {
    auto const tyre = road(t) - now.wheel;
    auto const strut =
        20000.0 * N_per_m * (now.wheel - now.body) + damper * (now.wheel_speed - now.body_speed);
    auto const shakes = strut / (300.0 * kg);
    return us::rates{now.body_speed,  now.wheel_speed,
                     shakes,          (200000.0 * N_per_m * tyre - strut) / (40.0 * kg),
                     shakes * shakes, tyre * tyre};
  };
  using number = decltype(damper.value() * 1.0);
  return us::integrate(us::rk4{}, quarter_car<number>{}, moves, 0.001 * s, 4000);
};
TEST(Minimise, FindsTheBestDamperFromEverywhere) {
  for (double const from : {200.0, 1000.0, 4000.0, 5000.0}) {
    bounded const damper{200.0 * kg_per_s, from * kg_per_s, 5000.0 * kg_per_s};
    auto const calm =
        minimise([](auto c) { return over_a_bump(c).shaking; }, damper.to(1e-3 * kg_per_s));
    auto const firm =
        minimise([](auto c) { return over_a_bump(c).lifting; }, damper.to(1e-3 * kg_per_s));
    EXPECT_NEAR(calm.parameter() / kg_per_s, 355.1937, 0.002);
    EXPECT_NEAR(firm.parameter() / kg_per_s, 2133.630, 0.002);
    EXPECT_LT(calm.evaluations, 25);
  }
}

// Numbers in float, and in long double, whose search uses doubles.
TEST(Minimise, TakesOtherNumbers) {
  auto const of_float =
      minimise([](auto x) { return square(x - 1.0f); }, bounded{-3.0f, 2.0f, 3.0f});
  static_assert(std::same_as<std::remove_cvref_t<decltype(of_float.parameter())>, float>);
  EXPECT_NEAR(of_float.parameter(), 1, 2e-3);
  auto const of_long =
      minimise([](auto x) { return square(x - 1.0L); }, bounded{-3.0L, 2.0L, 3.0L});
  EXPECT_NEAR(static_cast<double>(of_long.parameter()), 1, 1e-7);
}

// The same with the types written out.
TEST(Minimise, ReturnsTheTypesThatAreWrittenOut) {
  us::minimum<quantity<si::area>, quantity<si::length>> const found =
      minimise([](auto x) { return square(x - 1.0 * m); }, bounded{-3.0 * m, 2.0 * m, 3.0 * m});
  EXPECT_NEAR(found.parameter() / m, 1, 1e-7);
  auto const light = minimise(
      [](auto x) { return square(x - 1.0 * m); },
      bounded{us::light<si::length>{-3.0}, us::light<si::length>{2.0}, us::light<si::length>{3.0}});
  us::minimum<quantity<si::area>, quantity<si::length>> const other = light;
  EXPECT_EQ(other.parameter(), found.parameter());
}

TEST(Minimise, SaysWhatIsWrong) {
  bounded const each{-1.0 * m, 0.9 * m, 2.0 * m};
  // At a corner there is no slope.
  std::string const corner = refusal<std::runtime_error>(
      [=] { (void)minimise([](auto x) { return us::abs(x - 0.25 * m); }, each); });
  EXPECT_NE(corner.find("unitstep: minimise has found no lower cost, but not the precision asked "
                        "for; the least cost was "),
            std::string::npos)
      << corner;
  EXPECT_NE(corner.find(" m at 0.25 m: the cost has a corner there"), std::string::npos) << corner;
  std::string const spent = refusal<std::runtime_error>([] {
    (void)minimise(us::lbfgs{.most_evaluations = 10}, valley{},
                   bounded{-5.0 * m, -1.25 * m, 5.0 * m}, bounded{-5.0 * s, 1.0 * s, 5.0 * s});
  });
  EXPECT_EQ(spent.find("unitstep: minimise has used up its 10 evaluations; the least cost was "),
            0u)
      << spent;
  EXPECT_NE(spent.find(" kg m^2 s^-2 (J) at -"), std::string::npos) << spent;
  // NaN, and where it was met.
  EXPECT_EQ(refusal([] {
              (void)minimise([](auto x, auto t) { return us::sqrt(x) * t; },
                             bounded{-1.0 * m, -0.5 * m, 2.0 * m},
                             bounded{0.0 * s, 2.0 * s, 3.0 * s});
            }),
            "unitstep: minimise: the cost or its slope is infinite or NaN at -0.5 m, 2 s");
  EXPECT_EQ(refusal([=] {
              (void)minimise(us::lbfgs{.most_evaluations = 0}, [](auto x) { return x * x; }, each);
            }),
            "unitstep: minimise: most_evaluations must be positive, got 0");
  // An exception in a cost is passed on.
  EXPECT_EQ(refusal<std::out_of_range>([=] {
              (void)minimise(
                  [](auto x) {
                    if (x < 0.8 * m) throw std::out_of_range("too short");
                    return x * x;
                  },
                  each);
            }),
            "too short");
}
// Never more evaluations than allowed.
TEST(Minimise, ComputesNoMoreThanItMay) {
  for (long most = 1; most < 60; ++most) {
    long calls = 0;
    auto const counted = [&](auto x, auto t) {
      ++calls;
      return valley{}(x, t);
    };
    try {
      auto const found = minimise(us::lbfgs{most}, counted, bounded{-5.0 * m, -1.25 * m, 5.0 * m},
                                  bounded{-5.0 * s, 1.0 * s, 5.0 * s});
      EXPECT_LE(found.evaluations, most);
      EXPECT_GT(most, 40);
    } catch (std::runtime_error const&) {
      EXPECT_LT(most, 59);
    }
    EXPECT_LE(calls, most);
  }
}

// A cost that is flatter than any second derivative, x^4 and x^6, is still minimised at 0 to the precision: 1.5e-8 of
// the 3 between the bounds. Also with another scale of the cost, another place than 0, another parameter, and two of
// them.
TEST(Minimise, FindsTheLeastOfWhatIsFlat) {
  auto const quartic = [](auto x) { return x * x * x * x; };
  us::bounded const side{-1.0, 0.7, 2.0};
  auto const at_zero = [&](auto const& cost, auto const&... more) {
    auto const best = us::minimise(cost, side, more...);
    EXPECT_LT(std::abs(best.template parameter<0>()), 4.5e-8);
    EXPECT_LT(best.evaluations, 150);
    EXPECT_EQ(best.end, us::search_end::settled);
    return best;
  };
  at_zero(quartic);
  at_zero([](auto x) { return x * x * x * x * x * x; });
  at_zero([&](auto x) { return 1e-8 * quartic(x); });
  EXPECT_LT(std::abs(at_zero([&](auto x, auto y) { return quartic(x) + y * y; },
                             us::bounded{-1.0, 0.5, 2.0})
                         .parameter<1>()),
            4.5e-8);
  EXPECT_LT(std::abs(at_zero([&](auto x, auto y) { return quartic(x) + quartic(y); },
                             us::bounded{-1.0, 0.25, 2.0})
                         .parameter<1>()),
            4.5e-8);
  auto const elsewhere = us::minimise([&](auto x) { return quartic(x - 0.3); }, side);
  EXPECT_NEAR(elsewhere.parameter(), 0.3, 4.5e-8);
}

// -- runs that are pushed at random

constexpr auto step_walked = 0.05 * s;
auto walked(auto const& b, auto const& c, us::random_path const& path) {
  return laws::pushed(b, c, step_walked, path);
}
auto squares_off(auto const& seen, auto const& run) {
  auto sum = square(run[0] - seen[0]);
  for (std::size_t i = 1; i < seen.size(); ++i) sum += square(run[i] - seen[i]);
  return sum;
}
constexpr us::random_path walked_path{1, 2}, another_path{1, 3};
auto const root_s = us::sqrt(1.0 * s);
auto const true_strength = 0.5 * m_per_s / root_s;
constexpr auto true_friction = 2.0 / s;
constexpr double precision_of_search = 0x1p-26;  // of the distance between the bounds

// The run is proportional to the strength: with u, the run of strength 1, the squares are S(b) = sum (b u - seen)^2,
// least at sum u seen / sum u u. On the path of the data this is their strength, with nothing left; on another path it
// is not.
TEST(Minimise, FindsTheStrengthOfANoiseOnItsPath) {
  auto const seen = walked(true_strength, true_friction, walked_path);
  auto const found_on = [&](us::random_path const& path) {
    return minimise(
        [&](auto b) { return squares_off(seen, walked(b, true_friction, path)); },
        bounded{-2.0 * m_per_s / root_s, 1.5 * m_per_s / root_s, 2.0 * m_per_s / root_s});
  };
  auto const due_on = [&](us::random_path const& path) {
    auto const one = walked(1.0 * m_per_s / root_s, true_friction, path);
    double with_seen = 0, squares = 0;
    for (std::size_t i = 0; i < seen.size(); ++i) {
      with_seen += one[i] / m_per_s * (seen[i] / m_per_s);
      squares += square(one[i] / m_per_s);
    }
    return with_seen / squares;
  };
  double const allowed = 4 * precision_of_search;
  auto const found = found_on(walked_path);
  EXPECT_NEAR(found.parameter() / (m_per_s / root_s), 0.5, allowed);
  EXPECT_LT(found.cost / square(m_per_s), 1e-12);
  auto const other = found_on(another_path);
  EXPECT_NEAR(other.parameter() / (m_per_s / root_s), due_on(another_path), allowed);
  EXPECT_GT(std::abs(due_on(another_path) - 0.5), 0.1);
  EXPECT_GT(other.cost / square(m_per_s), 0.1);
}
// And the friction in the drift.
TEST(Minimise, FindsTheDriftOfANoisyRunOnItsPath) {
  auto const seen = walked(true_strength, true_friction, walked_path);
  auto const found_on = [&](us::random_path const& path) {
    return minimise([&](auto c) { return squares_off(seen, walked(true_strength, c, path)); },
                    bounded{0.1 / s, 5.0 / s, 10.0 / s});
  };
  auto const found = found_on(walked_path);
  // Four times that, since the squares are no parabola in the friction.
  EXPECT_NEAR(found.parameter() * s, 2, 10 * 4 * precision_of_search);
  EXPECT_LT(found.cost / square(m_per_s), 1e-12);
  auto const other = found_on(another_path);
  EXPECT_GT(std::abs(other.parameter() * s - 2), 0.5);
  EXPECT_GT(other.cost / square(m_per_s), 0.1);
}

// The likelihood of an estimate gives the strength without the path. A velocity that noise alone drives is known at the
// start and measured exactly after each of n steps of h: its changes dv are normal with variance b^2 h, so the most
// likely b^2 is sum dv^2 / (n h).
TEST(Minimise, FindsTheMostLikelyStrengthOfANoise) {
  auto const seen = walked(true_strength, 0.0 / s, walked_path);
  double squares = 0, before = 0;
  for (auto const& v : seen) {
    squares += square(v / m_per_s - before);
    before = v / m_per_s;
  }
  double const due = std::sqrt(squares / (laws::steps_pushed * (step_walked / s)));
  auto const unlikely = [&](auto b) {
    auto const one = b / b;
    us::motion const still{one * 0.0 * m, one * 0.0 * m_per_s};
    us::estimate e{still, still};
    for (auto const& v : seen) {
      e = us::predict(e, us::euler_maruyama{},
                      us::noisy{[](auto const& x, auto) { return 0.0 * x.velocity / s; },
                                [b](auto const&, auto) { return b; }, walked_path},
                      step_walked, 1);
      e = us::update(
              e, [](auto const& x) { return x.velocity; },
              us::measured{one * v, one * 0.0 * m_per_s})
              .after;
    }
    return -e.log_likelihood;
  };
  auto const found = minimise(
      unlikely, bounded{0.01 * m_per_s / root_s, 1.0 * m_per_s / root_s, 2.0 * m_per_s / root_s});
  EXPECT_NEAR(found.parameter() / (m_per_s / root_s), due, 8 * precision_of_search);
  // Its deviation from the true one is b / sqrt(2 n); four of these are allowed.
  EXPECT_NEAR(due, 0.5, 4 * 0.5 / std::sqrt(2.0 * laws::steps_pushed));
  EXPECT_GT(std::abs(due - 0.5), 100 * precision_of_search);
}

}  // namespace
