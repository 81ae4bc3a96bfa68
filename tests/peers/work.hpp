// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <string>
#include <vector>

/// Error against work: runs of this library, of Boost.odeint and of GSL on the same problems, with a series of
/// tolerances and in equal steps. The sources behind this header take long to compile.
namespace peers {

/// The calls of the field, and the error of the end: the largest difference divided by the largest number.
struct work {
  double evaluations;
  double error;
};

/// The runs of one method on one problem.
struct work_curve {
  std::string name;
  std::vector<work> runs;
};

/// A problem with the curves of all methods that can solve it.
struct work_problem {
  std::string name;   ///< the name in files
  std::string title;  ///< the name in words
  bool motion;        ///< whether its force depends on the position alone
  std::vector<work_curve> pairs, equal_steps, others;
};

/// All problems, each solved by all methods.
std::vector<work_problem> work_precision();

/// The fewest evaluations for an error; infinity if no run reaches it.
double fewest(work_curve const& curve, double error);

/// The curve of that name. \throw std::out_of_range if there is none
work_curve const& curve_of(work_problem const& problem, std::string const& name);

}  // namespace peers
