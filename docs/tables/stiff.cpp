// SPDX-License-Identifier: BSL-1.0
// Stiff problems by this library, SUNDIALS, GSL and Boost.odeint at the same error, as tables of the site.
// tests/peers/stiff_test.cpp asserts what they show.
// links: tests/peers/stiff.cpp -lsundials_cvode -lsundials_arkode -lsundials_nvecserial -lgsl -lgslcblas
#include "../../tests/peers/stiff.hpp"

#include <cmath>
#include <cstdio>

int main() {
  for (auto const& problem : peers::stiff_problems()) {
    std::printf("| method for %s | error | steps | evaluations | Jacobians | time in ms |",
                problem.name.c_str());
    std::printf(" error | steps | evaluations | Jacobians | time in ms |\n");
    std::printf("|---|---|---|---|---|---|---|---|---|---|---|\n");
    for (auto const& solver : peers::stiff_solvers()) {
      std::printf("| %s |", solver.name.c_str());
      for (double const error : {1e-5, 1e-8}) {
        auto const [tolerance, cost] = peers::first_within(solver, problem, error);
        if (tolerance > 0)
          std::printf(" %.0e | %ld | %ld | %ld | %.2g |", cost.error, cost.steps, cost.evaluations,
                      cost.jacobians, cost.microseconds / 1000);
        else
          std::printf(" gives up | | | | |");
      }
      std::printf("\n");
    }
    std::printf("\n");
  }
}
