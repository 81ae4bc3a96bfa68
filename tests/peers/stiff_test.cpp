// SPDX-License-Identifier: BSL-1.0
#include "stiff.hpp"

#include <gtest/gtest.h>

// Stiff problems by this library and by others, for the table of the site.

namespace {

peers::stiff_solver const& named(std::string const& name) {
  static auto const all = peers::stiff_solvers();
  for (auto const& solver : all)
    if (solver.name == name) return solver;
  throw std::runtime_error("no solver of this name");
}
std::vector<peers::stiff_problem> const& problems() {
  static auto const all = peers::stiff_problems();
  return all;
}

// clang-format off
//! [shares]
// The evaluations and steps of radau5, compared with those of CVODE.
struct share {
  double evaluations, steps;
};
constexpr share most[] = {{1, 0.3},   {1, 0.3}, {1.2, 0.3},
                          {1.3, 0.4}, {1, 0.3}, {1.8, 0.5}};
//! [shares]

//! [bound]
TEST(StiffPeers, Radau5TakesFewerStepsThanCvode) {
  for (std::size_t i = 0; i < problems().size(); ++i) {
    auto const here =
        first_within(named("`radau5`"), problems()[i], 1e-8).cost;
    auto const there =
        first_within(named("CVODE, BDF"), problems()[i], 1e-8).cost;
    EXPECT_LE(here.error, 1e-8) << problems()[i].name;
    EXPECT_LE(there.error, 1e-8) << problems()[i].name;
    EXPECT_LT(double(here.evaluations),
              most[i].evaluations * double(there.evaluations));
    EXPECT_LT(double(here.steps),
              most[i].steps * double(there.steps));
  }
}
//! [bound]
// clang-format on

// All that reach an end reach the same one: no problem was written differently for another library.
TEST(StiffPeers, EndAtTheSamePlace) {
  for (auto const& problem : problems())
    for (auto const* name : {"`radau5`", "`rodas5p`", "CVODE, BDF", "GSL `msbdf`", "GSL `bsimp`",
                             "odeint `rosenbrock4`"})
      EXPECT_LE(first_within(named(name), problem, 1e-5).cost.error, 1e-5)
          << name << ", " << problem.name;
}

// A Rosenbrock method needs one Jacobian a step; the others keep theirs.
TEST(StiffPeers, KeepTheirJacobians) {
  auto const& hires = problems()[2];
  auto const cost = [&](char const* name) { return first_within(named(name), hires, 1e-8).cost; };
  EXPECT_EQ(cost("`rodas5p`").jacobians, cost("`rodas5p`").steps);
  EXPECT_LT(2 * cost("`radau5`").jacobians, cost("`radau5`").steps);
  EXPECT_LT(10 * cost("CVODE, BDF").jacobians, cost("CVODE, BDF").steps);
}

// A control: another field does not end there, however tight the tolerance.
TEST(StiffPeers, EndElsewhereWithAnotherField) {
  auto other = problems()[0];
  other.rates = [](double t, double const* y, double* out) {
    problems()[0].rates(t, y, out);
    for (int i = 0; i < 3; ++i) out[i] *= 1 + 1e-3;
  };
  EXPECT_GT(named("CVODE, BDF").run(other, 1e-8).error, 1e-5);
  EXPECT_LT(named("CVODE, BDF").run(problems()[0], 1e-8).error, 1e-5);
}

}  // namespace
