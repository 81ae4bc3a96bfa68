// SPDX-License-Identifier: BSL-1.0
// What the curves of error against evaluations show: the counts are the same on every machine with IEEE arithmetic. The
// bounds are the counted values plus some hundredths.
#include "work.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace {

std::vector<peers::work_problem> const& all() {
  static auto const made = peers::work_precision();
  return made;
}

/// How many times as many evaluations the first method takes as the second one for an error, in the geometric mean over
/// the problems on which both reach it.
double times(char const* first, char const* second, double error) {
  double logs = 0;
  int count = 0;
  for (auto const& p : all()) {
    double const ratio = peers::fewest(peers::curve_of(p, first), error) /
                         peers::fewest(peers::curve_of(p, second), error);
    if (std::isfinite(ratio) && ratio > 0) logs += std::log(ratio), ++count;
  }
  EXPECT_GE(count, 5);
  return std::exp(logs / count);
}
void is_between(double least, double most, double x) {
  EXPECT_GT(x, least);
  EXPECT_LT(x, most);
}

TEST(Work, OfTheSamePairIsNoMoreThanElsewhere) {
  //! [the same pair]
  is_between(0.85, 0.95, times("Dormand-Prince 5", "odeint dopri5", 1e-6));
  is_between(0.88, 0.98, times("Dormand-Prince 5", "odeint dopri5", 1e-9));
  //! [the same pair]
}

TEST(Work, OfHighOrderBesideOthers) {
  //! [high order]
  is_between(0.96, 1.06, times("DOP853", "GSL rk8pd", 1e-6));
  is_between(0.87, 0.97, times("DOP853", "GSL rk8pd", 1e-9));
  is_between(0.83, 0.93, times("Verner 9", "GSL rk8pd", 1e-9));
  is_between(0.75, 0.85, times("DOP853", "odeint fehlberg78", 1e-9));
  is_between(0.67, 0.77, times("Verner 9", "odeint bulirsch_stoer", 1e-9));
  is_between(0.30, 0.40, times("DOP853", "GSL msadams", 1e-9));
  //! [high order]
}

TEST(Work, OfOnePairAndAnother) {
  //! [orders]
  is_between(0.81, 0.91, times("DOP853", "Dormand-Prince 5", 1e-3));
  is_between(0.61, 0.71, times("DOP853", "Dormand-Prince 5", 1e-6));
  is_between(0.24, 0.34, times("DOP853", "Dormand-Prince 5", 1e-9));
  is_between(1.2, 1.3, times("Verner 9", "DOP853", 1e-3));
  is_between(0.90, 1.0, times("Verner 9", "DOP853", 1e-9));
  is_between(0.87, 0.97, times("Tsitouras 5", "Dormand-Prince 5", 1e-6));
  //! [orders]
}

TEST(Work, OfTaylorsSeries) {
  //! [series]
  is_between(1.17, 1.27, times("Taylor 16", "DOP853", 1e-3));
  is_between(0.60, 0.70, times("Taylor 16", "DOP853", 1e-9));
  //! [series]
}

/// The same on one problem.
double times_on(char const* problem, char const* first, char const* second, double error) {
  auto const p = std::find_if(all().begin(), all().end(),
                              [&](auto const& one) { return one.name == problem; });
  return peers::fewest(peers::curve_of(*p, first), error) /
         peers::fewest(peers::curve_of(*p, second), error);
}

TEST(Work, OfEqualSteps) {
  //! [equal steps]
  is_between(27, 30, times_on("long-orbit", "RK4", "Dormand-Prince 5", 1e-3));
  is_between(3.1, 3.4, times_on("round-orbit", "RK4", "Dormand-Prince 5", 1e-6));
  is_between(0.95, 1.0, times_on("round-orbit", "SRKN14A", "Dormand-Prince 5", 1e-6));
  is_between(0.30, 0.42, times_on("figure-eight", "SRKN14A", "Dormand-Prince 5", 1e-6));
  //! [equal steps]
}

// The control: curves differ, and no run of few evaluations is exact.
TEST(Work, IsCounted) {
  for (auto const& p : all()) {
    for (auto const* curves : {&p.pairs, &p.equal_steps, &p.others})
      for (auto const& curve : *curves) {
        EXPECT_GE(curve.runs.size(), 5u) << p.name << ": " << curve.name;
        for (auto const& run : curve.runs)
          EXPECT_TRUE(run.error > 1e-11 || run.evaluations > 300) << p.name << ": " << curve.name;
      }
    EXPECT_EQ(p.pairs.size(), p.motion ? 7u : 6u);
  }
  EXPECT_THROW(peers::curve_of(all()[0], "no such method"), std::out_of_range);
  EXPECT_GT(times("GSL rkf45", "GSL rk8pd", 1e-9), 3);
}

}  // namespace
