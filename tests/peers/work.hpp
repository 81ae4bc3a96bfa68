// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <string>
#include <vector>

/// Error against work: runs of this library, of Boost.odeint and of GSL on the same problems, under one
/// tolerance after the other, and in equal steps. What is behind this header takes long to compile.
namespace peers {

/// How often the field was called, and how far the end was from the true one: the largest difference over the
/// largest number.
struct work {
  double evaluations;
  double error;
};

/// The runs of one method on one problem.
struct work_curve {
  std::string name;
  std::vector<work> runs;
};

/// A problem with the curves of all methods that suit it.
struct work_problem {
  std::string name;   ///< as the name of a file
  std::string title;  ///< in words
  bool motion;        ///< whether its force sees the position alone
  std::vector<work_curve> pairs, equal_steps, others;
};

/// All problems, each run by everything.
std::vector<work_problem> work_precision();

/// The fewest evaluations within an error; infinity where no run is.
double fewest(work_curve const& curve, double error);

/// The curve of that name. \throw std::out_of_range if there is none
work_curve const& curve_of(work_problem const& problem, std::string const& name);

}  // namespace peers
