// SPDX-License-Identifier: BSL-1.0
// How many evaluations a pair takes for an accuracy, compared with the fewest that the same pairs took with a
// controller of Hairer's kind on plain doubles (0.9 err^(-1/(q+1)) within 0.2 and 10, his first step), over tolerances
// from 1e-2 to 1e-14 in quarters of a decade. Problems of DETEST: W. H. Enright, J. D. Pryce, ACM Trans. Math. Softw.
// 13, 1 (1987); ends computed with 45 digits.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <boost/pfr/core.hpp>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <unitstep/unitstep.hpp>

namespace {

namespace us = unitstep;

struct two {
  double a, b;
};
struct three {
  double a, b, c;
};
struct four {
  double x, y, u, v;
};

constexpr std::array goals{1e-3, 1e-6, 1e-9, 1e-11};
using counts = std::array<double, goals.size()>;

/// The largest difference over the largest number.
template <class S>
double relative_error(S const& s, S const& end) {
  double off = 0, size = 0;
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    ((off = (std::max)(off, std::abs(boost::pfr::get<I>(s) - boost::pfr::get<I>(end))),
      size = (std::max)(size, std::abs(boost::pfr::get<I>(end)))),
     ...);
  }(std::make_index_sequence<boost::pfr::tuple_size_v<S>>{});
  return off / size;
}
template <class S>
S all_of(double value) {
  return []<std::size_t... I>(double v, std::index_sequence<I...>) {
    return S{(static_cast<void>(I), v)...};
  }(value, std::make_index_sequence<boost::pfr::tuple_size_v<S>>{});
}

template <class Method, class S, class Field>
counts fewest(Method const& method, S const& start, Field const& field, S const& end) {
  counts best;
  best.fill(std::numeric_limits<double>::infinity());
  for (int quarter = 8; quarter <= 56; ++quarter) {
    double const e = std::pow(10.0, -quarter / 4.0);
    us::tolerance const allowed{all_of<S>(e),    e, {}, {}, 1'000'000, us::step_control::elementary,
                                std::array{20.0}};
    us::simulation sim{method, start, field, allowed, 0.0};
    try {
      while (sim.time() < 20.0) sim.step();
    } catch (std::runtime_error const&) {
      continue;  // the tightest tolerances are below the rounding of some problems
    }
    double const off = relative_error(sim.state(), end);
    for (std::size_t i = 0; i < goals.size(); ++i)
      if (off <= goals[i]) best[i] = (std::min)(best[i], static_cast<double>(sim.evaluations()));
  }
  return best;
}

/// The bars of one pair, in the order of the problems.
using bars = std::array<counts, 5>;

template <class Method>
void stays_within(Method const& method, bars const& due) {
  auto const kepler = [](four const& s, double) {
    double const square = s.x * s.x + s.y * s.y, k = 1 / (square * std::sqrt(square));
    return us::rates{s.u, s.v, -s.x * k, -s.y * k};
  };
  std::array const got{
      fewest(
          method, three{0, 1, 1},
          [](three const& s, double) {
            return us::rates{s.b * s.c, -s.a * s.c, -0.51 * s.a * s.b};
          },
          three{-0.939657079872920396188436, -0.342117775400074906534822,
                0.741412659619995300782559}),
      fewest(method, four{0.9, 0, 0, std::sqrt(1.1 / 0.9)}, kepler,
             four{0.219883535200839661284947, 0.942707684634181308521199,
                  -0.978765984105817651457667, 0.328797799096203608262525}),
      fewest(method, four{0.5, 0, 0, std::sqrt(3.0)}, kepler,
             four{-0.578043295303536123275146, 0.863384000919419280133573,
                  -0.959508373038072735626449, -0.0650491512671209016771935}),
      fewest(
          method, two{2, 0},
          [](two const& s, double) { return us::rates{s.b, (1 - s.a * s.a) * s.b - s.a}; },
          two{2.00814976217494859201449, -0.0425088752732021469859251}),
      fewest(
          method, two{1.5, 3},
          [](two const& s, double) {
            return us::rates{1 + s.a * s.a * s.b - 4 * s.a, 3 * s.a - s.a * s.a * s.b};
          },
          two{0.498637071268347848649855, 4.59678034945201118320174})};
  double logs = 0;
  for (std::size_t p = 0; p < got.size(); ++p)
    for (std::size_t i = 0; i < goals.size(); ++i) {
      double const ratio = got[p][i] / due[p][i];
      EXPECT_LE(ratio, 1.15) << "problem " << p << " within " << goals[i] << ": " << got[p][i];
      logs += std::log(ratio);
    }
  double const mean = std::exp(logs / (got.size() * goals.size()));
  EXPECT_LE(mean, 1.05);
  EXPECT_GE(mean, 0.9);  // as the same pair must; fewer would be another pair
}

TEST(Evaluations, OfDormandPrince5) {
  stays_within(us::dormand_prince5{}, bars{{{224, 818, 2960, 7418},
                                            {428, 854, 6020, 15116},
                                            {644, 1688, 6716, 16850},
                                            {584, 1610, 4568, 9980},
                                            {338, 866, 2324, 4934}}});
}
TEST(Evaluations, OfTsitouras5) {
  stays_within(us::tsitouras5{}, bars{{{206, 638, 1712, 3410},
                                       {392, 1388, 5510, 13844},
                                       {488, 1856, 7178, 18026},
                                       {452, 1376, 3902, 8630},
                                       {296, 836, 2246, 4706}}});
}
TEST(Evaluations, OfDop853) {
  stays_within(us::dop853{}, bars{{{236, 510, 897, 1489},
                                   {238, 565, 1069, 2029},
                                   {530, 1176, 2254, 3180},
                                   {367, 1050, 1793, 3261},
                                   {362, 577, 1350, 1993}}});
}
TEST(Evaluations, OfVerner9) {
  stays_within(us::verner9{}, bars{{{268, 507, 919, 1351},
                                    {333, 606, 1041, 1649},
                                    {601, 994, 2036, 3139},
                                    {586, 1009, 1925, 2879},
                                    {474, 693, 1170, 1752}}});
}
// On the long orbit, D5, the error at the end passes zero as the tolerance is tightened, so that the fewest evaluations
// for 1e-9 are a matter of luck: the plain controller is within 2.1e-10 by 2,771 at a tolerance of 1.8e-9, and off by
// 3.5e-9 by 3,259 at 3.2e-10; here it is 4,254 at 1.8e-11. At each tolerance both take the same: by the plain one,
TEST(Evaluations, OfVerner9OnALongOrbit) {
  constexpr std::array<std::array<double, 2>, 5> plain{
      {{1e-8, 2377}, {1e-9, 2958}, {1e-10, 3577}, {1e-11, 4551}, {1e-12, 5627}}};
  auto const kepler = [](four const& s, double) {
    double const square = s.x * s.x + s.y * s.y, k = 1 / (square * std::sqrt(square));
    return us::rates{s.u, s.v, -s.x * k, -s.y * k};
  };
  for (auto const& [allowed, due] : plain) {
    us::tolerance const by{all_of<four>(allowed),        allowed,         {}, {}, 1'000'000,
                           us::step_control::elementary, std::array{20.0}};
    us::simulation sim{us::verner9{}, four{0.1, 0, 0, std::sqrt(19.0)}, kepler, by, 0.0};
    while (sim.time() < 20.0) sim.step();
    EXPECT_NEAR(static_cast<double>(sim.evaluations()), due, 0.03 * due) << allowed;
  }
}
// The control: another pair does not meet the bar of a better one.
TEST(Evaluations, OfAWorsePairAreMore) {
  auto const spring = [](two const& s, double) { return us::rates{s.b, -s.a}; };
  two const end{std::cos(20.0), -std::sin(20.0)};
  auto const third = fewest(us::bogacki_shampine3{}, two{1, 0}, spring, end);
  auto const fifth = fewest(us::dormand_prince5{}, two{1, 0}, spring, end);
  EXPECT_GT(third[2], 2 * fifth[2]);
}

}  // namespace
