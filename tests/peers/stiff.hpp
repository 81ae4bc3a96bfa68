// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <functional>
#include <string>
#include <vector>

/// Stiff problems by this library, SUNDIALS, GSL and Boost.odeint, each with its own steps under the same tolerance.
namespace peers {

/// The cost of a run to the end. Evaluations include those for a Jacobian by differences.
struct stiff_cost {
  double error;  ///< the largest relative error of a number at the end; infinite if it gave up
  long steps, evaluations, jacobians;
  double microseconds;
};

/// A problem in plain numbers, with the rates of the typed field.
struct stiff_problem {
  std::string name;
  std::vector<double> start, end;
  std::vector<double> absolute;  ///< absolute tolerance of each number, per relative one
  double seconds;
  void (*rates)(double t, double const* y, double* out);
  void (*jacobian)(double t, double const* y, double* row_by_row);
  std::function<stiff_cost(bool by_radau, double tolerance)>
      here;  ///< by this library, in quantities

  std::size_t size() const { return start.size(); }
  /// The error of an end.
  double error_of(double const* y) const;
};
std::vector<stiff_problem> stiff_problems();

struct stiff_solver {
  std::string name;
  std::function<stiff_cost(stiff_problem const&, double tolerance)> run;
};
std::vector<stiff_solver> stiff_solvers();

/// The first run with at most an error, by tolerances that fall by a factor of two; without one the error is infinite.
struct stiff_found {
  double tolerance;
  stiff_cost cost;
};
stiff_found first_within(stiff_solver const& solver, stiff_problem const& problem, double error);

}  // namespace peers
