// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <ceres/cost_function.h>
#include <ceres/evaluation_callback.h>
#include <ceres/loss_function.h>
#include <ceres/problem.h>
#include <ceres/solver.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <exception>
#include <functional>
#include <limits>
#include <memory>
#include <stdexcept>
#include <string>
#include <unitstep/answers/detail/amount.hpp>
#include <unitstep/answers/detail/singular_values.hpp>
#include <unitstep/units/fail.hpp>
#include <utility>
#include <vector>

/// \file
/// \brief Least squares of plain numbers by Ceres, and what is known of the unknowns after it.

namespace unitstep::detail {

/// What is asked: unknowns that make the weighted residuals of all observations small.
struct least_squares {
  std::vector<double> start, lower, upper;
  std::vector<std::string> names, units;  // of the unknowns, for sentences
  std::vector<std::size_t> blocks;        // how many residuals each observation has
  std::size_t residuals = 0;
  /// Writes the residuals, and their slopes by the unknowns, row by row.
  std::function<void(double const* x, double* residuals, double* slopes)> evaluate;
  std::unique_ptr<ceres::LossFunction>
      loss;  // of the sum of squares of an observation; none if it is that sum
  int most_iterations = 0;
  bool sigmas_are_relative = false;

  [[nodiscard]] std::size_t unknowns() const { return start.size(); }
};

/// What was found.
struct least_squares_found {
  std::vector<double> x;
  std::vector<bool> is_held;       // at a bound
  std::vector<double> covariance;  // row by row; 0 of what is held
  std::vector<double> residuals;
  double chi_squared = 0, cost = 0;
  long degrees_of_freedom = 0;
  int iterations = 0, evaluations = 0;
  std::string reason;
};

/// All observations at one place of the unknowns: one evaluation serves residuals and slopes of each.
class evaluation_at final : public ceres::EvaluationCallback {
public:
  evaluation_at(least_squares const& asked, std::vector<double> const& x)
      : residuals(asked.residuals),
        slopes(asked.residuals * asked.unknowns()),
        asked_(asked),
        x_(x) {}

  /// At the guess: what the model throws there is for the caller.
  void begin() {
    asked_.evaluate(x_.data(), residuals.data(), slopes.data());
    at_ = x_;
    evaluations = 1;
    is_valid = true;
  }
  void PrepareForEvaluation(bool, bool) override {
    if (at_ == x_) return;
    at_ = x_;
    ++evaluations;
    is_valid = false;
    if (failure) return;
    // Where the model has no value, a shorter step is tried. Any other exception ends the search.
    try {
      asked_.evaluate(x_.data(), residuals.data(), slopes.data());
      is_valid = true;
    } catch (std::domain_error const& error) {
      said = error.what();
    } catch (std::runtime_error const& error) {
      said = error.what();
    } catch (...) {
      failure = std::current_exception();
    }
  }

  [[nodiscard]] std::vector<double> const& where() const { return at_; }

  std::vector<double> residuals, slopes;
  bool is_valid = false;
  int evaluations = 0;
  std::string said;
  std::exception_ptr failure;

private:
  least_squares const& asked_;
  std::vector<double> const& x_;
  std::vector<double> at_;
};

/// The residuals of one observation. Each unknown is a block by itself, so that one can be held.
class observed_residuals final : public ceres::CostFunction {
public:
  observed_residuals(evaluation_at const& all, std::size_t first, std::size_t count,
                     std::size_t unknowns)
      : all_(all), first_(first), count_(count), unknowns_(unknowns) {
    set_num_residuals(static_cast<int>(count));
    mutable_parameter_block_sizes()->assign(unknowns, 1);
  }
  bool Evaluate(double const* const*, double* residuals, double** slopes) const override {
    if (!all_.is_valid) return false;
    std::copy_n(all_.residuals.data() + first_, count_, residuals);
    for (std::size_t j = 0; slopes != nullptr && j < unknowns_; ++j)
      for (std::size_t i = 0; slopes[j] != nullptr && i < count_; ++i)
        slopes[j][i] = all_.slopes[(first_ + i) * unknowns_ + j];
    return true;
  }

private:
  evaluation_at const& all_;
  std::size_t first_, count_, unknowns_;
};

/// "2.5 kg, 3 N": where a search ended.
inline void append_place(sentence& words, least_squares const& asked,
                         std::vector<double> const& x) {
  for (std::size_t i = 0; i < x.size(); ++i) {
    if (i > 0) words += ", ";
    detail::append_amount(words, x[i]);
    words += asked.units[i].c_str();
  }
}
[[noreturn]] inline void fail_to_fit(least_squares const& asked, std::vector<double> const& x,
                                     std::string const& why, std::string const& last = {}) {
  sentence words;
  words += "unitstep: the fit did not converge: ";
  words += why.c_str();
  words += "; the last try was ";
  detail::append_place(words, asked, x);
  if (!last.empty()) {
    words += "; where it failed: ";
    words += last.c_str();
  }
  fail<std::runtime_error>(words.data());
}

/// What the residuals count: the weights that a loss function leaves, and the sums of squares.
struct weighed_residuals {
  std::vector<double> weights;
  double chi_squared = 0, cost = 0;

  weighed_residuals(least_squares const& asked, evaluation_at const& at) {
    std::size_t first = 0;
    for (std::size_t const count : asked.blocks) {
      double square = 0;
      for (std::size_t i = first; i < first + count; ++i)
        square += at.residuals[i] * at.residuals[i];
      double rho[3] = {square, 1, 0};
      if (asked.loss) asked.loss->Evaluate(square, rho);
      chi_squared += square;
      cost += rho[0];
      weights.insert(weights.end(), count, std::sqrt(rho[1] > 0 ? rho[1] : 0.0));
      first += count;
    }
  }
};

/// Whether an unknown is at a bound, against which the residuals push it.
inline bool is_pushed_out(least_squares const& asked, evaluation_at const& at, double x,
                          std::size_t unknown) {
  if (x > asked.lower[unknown] && x < asked.upper[unknown]) return false;
  weighed_residuals const weighed(asked, at);
  double uphill = 0;
  for (std::size_t i = 0; i < at.residuals.size(); ++i)
    uphill += at.residuals[i] * weighed.weights[i] * weighed.weights[i] *
              at.slopes[i * asked.unknowns() + unknown];
  return x <= asked.lower[unknown] ? uphill > 0 : uphill < 0;
}

/// What the residuals tell of the unknowns where a search has ended: covariances, and whether that is a minimum.
class error_analysis {
public:
  error_analysis(least_squares const& asked, evaluation_at const& at, least_squares_found& found)
      : asked_(asked), found_(found), unknowns_(asked.unknowns()), weighed_(asked, at) {
    found_.residuals = at.residuals;
    found_.chi_squared = weighed_.chi_squared;
    found_.cost = weighed_.cost;
    for (std::size_t j = 0; j < unknowns_; ++j)
      if (!found_.is_held[j]) free_.push_back(j);
    columns_.rows = asked.residuals;
    for (std::size_t const j : free_) {
      std::vector<double> column(asked.residuals);
      double square = 0;
      for (std::size_t i = 0; i < column.size(); ++i) {
        column[i] = at.slopes[i * unknowns_ + j] * weighed_.weights[i];
        square += column[i] * column[i];
      }
      double const length = square > 0 ? std::sqrt(square) : 1;
      for (double& number : column) number /= length;
      lengths_.push_back(length);
      columns_.append(column);
    }
    columns_.decompose();
    found_.degrees_of_freedom =
        static_cast<long>(asked.residuals) - static_cast<long>(free_.size());
  }

  /// The unknowns that may change together, by the data, as they like.
  void require_determined() const {
    // Slopes are right to ten digits or more; what is smaller is their rounding.
    double const least = 1e-10 * columns_.largest();
    std::vector<bool> loose(unknowns_);
    bool any = false;
    for (std::size_t k = 0; k < free_.size(); ++k) {
      if (columns_.value(k) > least) continue;
      any = true;
      for (std::size_t j = 0; j < free_.size(); ++j)
        if (std::abs(columns_.direction(k, j)) > 1e-3) loose[free_[j]] = true;
    }
    if (!any) return;
    sentence words;
    words += "unitstep: the data do not determine ";
    char const* between = "";
    for (std::size_t j = 0; j < unknowns_; ++j) {
      if (!loose[j]) continue;
      words += between;
      words += asked_.names[j].c_str();
      between = " and ";
    }
    words += std::ranges::count(loose, true) == 1
                 ? ": no prediction changes with it"
                 : ": changes of these together change no prediction";
    fail<std::runtime_error>(words.data());
  }
  /// Where a search ends without a minimum, the next step of Gauss and Newton is not small beside the deviations.
  void require_minimum() const {
    double way = 0;
    std::vector<double> step(free_.size());
    for (std::size_t k = 0; k < free_.size(); ++k) {
      double along = 0;
      for (std::size_t i = 0; i < columns_.rows; ++i)
        along += columns_.at(k, i) * found_.residuals[i] * weighed_.weights[i];
      double const s = columns_.value(k);
      way += along / s * (along / s);
      for (std::size_t j = 0; j < free_.size(); ++j)
        step[j] -= columns_.direction(k, j) * along / s / s / lengths_[j];
    }
    double const spread = square_of_scale();
    if (way <= 1e-6 * (asked_.sigmas_are_relative ? spread : std::max(1.0, spread))) return;
    for (std::size_t j = 0; j < free_.size(); ++j)
      if (!(std::abs(step[j]) <= 1e-8 * std::abs(found_.x[free_[j]])))
        detail::fail_to_fit(asked_, found_.x, "the sum of squares is still falling there");
  }
  /// The covariances, in the units of the unknowns.
  void write_covariance() const {
    double const scale = asked_.sigmas_are_relative ? square_of_scale() : 1;
    found_.covariance.assign(unknowns_ * unknowns_, 0);
    for (std::size_t a = 0; a < free_.size(); ++a)
      for (std::size_t b = 0; b < free_.size(); ++b) {
        double sum = 0;
        for (std::size_t k = 0; k < free_.size(); ++k)
          sum += columns_.direction(k, a) / columns_.value(k) *
                 (columns_.direction(k, b) / columns_.value(k));
        found_.covariance[free_[a] * unknowns_ + free_[b]] =
            sum / lengths_[a] / lengths_[b] * scale;
      }
  }

private:
  [[nodiscard]] double square_of_scale() const {
    return found_.chi_squared / static_cast<double>(std::max(found_.degrees_of_freedom, 1L));
  }

  least_squares const& asked_;
  least_squares_found& found_;
  std::size_t unknowns_;
  weighed_residuals weighed_;
  std::vector<std::size_t> free_;
  std::vector<double> lengths_;
  singular_values columns_;
};

/// Searches with Ceres, by Levenberg's and Marquardt's method.
class least_squares_search {
public:
  explicit least_squares_search(least_squares const& asked)
      : asked_(asked), now_(asked, found_.x), problem_(options(now_)) {
    found_.x = asked.start;
    found_.is_held.assign(asked.unknowns(), false);
    now_.begin();
    std::vector<double*> unknowns;
    unknowns.reserve(asked.unknowns());
    for (double& x : found_.x) unknowns.push_back(&x);
    std::size_t first = 0;
    for (std::size_t const count : asked.blocks) {
      problem_.AddResidualBlock(new observed_residuals(now_, first, count, asked.unknowns()),
                                asked.loss.get(), unknowns);
      first += count;
    }
    for (std::size_t j = 0; j < asked.unknowns(); ++j) {
      if (std::isfinite(asked.lower[j]))
        problem_.SetParameterLowerBound(unknowns[j], 0, asked.lower[j]);
      if (std::isfinite(asked.upper[j]))
        problem_.SetParameterUpperBound(unknowns[j], 0, asked.upper[j]);
    }
  }

  /// Searches until the unknowns at bounds are those that the residuals push there: where some are, Ceres may stop short of
  /// the best place of the others. So these are held, and the others are sought again.
  least_squares_found const& find() {
    for (std::size_t round = 0; round <= 3 * asked_.unknowns(); ++round) {
      search();
      bool is_done = true;
      for (std::size_t j = 0; j < asked_.unknowns(); ++j) {
        bool const is_held = detail::is_pushed_out(asked_, now_, found_.x[j], j);
        if (is_held == found_.is_held[j]) continue;
        found_.is_held[j] = is_held;
        is_done = false;
        if (is_held)
          problem_.SetParameterBlockConstant(&found_.x[j]);
        else
          problem_.SetParameterBlockVariable(&found_.x[j]);
      }
      if (is_done && !has_converged_)
        detail::fail_to_fit(asked_, found_.x, "most_iterations were made");
      if (is_done) return judged();
    }
    detail::fail_to_fit(asked_, found_.x, "it is not clear which bounds hold");
  }

private:
  static constexpr double function_tolerance = 1e-13;

  static ceres::Problem::Options options(evaluation_at& now) {
    ceres::Problem::Options options;
    options.loss_function_ownership = ceres::DO_NOT_TAKE_OWNERSHIP;
    options.evaluation_callback = &now;
    return options;
  }
  void search() {
    ceres::Solver::Options how;
    how.linear_solver_type = ceres::DENSE_QR;
    how.logging_type = ceres::SILENT;
    how.max_num_iterations = asked_.most_iterations;
    how.max_num_consecutive_invalid_steps = 60;
    // Lengths and gradients of unknowns in different units say nothing. What is left is how much the sum of squares
    // falls, to its rounding; whether it ended in a minimum is asked after it.
    how.function_tolerance = function_tolerance;
    how.gradient_tolerance = 0;
    how.parameter_tolerance = 0;
    ceres::Solver::Summary summary;
    ceres::Solve(how, &problem_, &summary);

    if (now_.failure) std::rethrow_exception(now_.failure);
    has_converged_ = summary.termination_type != ceres::NO_CONVERGENCE;
    if (!summary.IsSolutionUsable())
      detail::fail_to_fit(asked_, found_.x, summary.message, now_.said);
    take_last_try(summary.final_cost);
    found_.iterations += static_cast<int>(summary.iterations.size());
    if (!summary.iterations.empty()) --found_.iterations;  // the first is the guess
    found_.reason = summary.message;
  }
  /// The last try was given up because the sum of squares no longer changed by it. It is the better place: a minimum is
  /// flat, and the unknowns come out to twice as many digits.
  void take_last_try(double cost) {
    if (now_.is_valid &&
        weighed_residuals(asked_, now_).cost <= 2 * cost * (1 + function_tolerance))
      std::ranges::copy(now_.where(), found_.x.begin());
    now_.PrepareForEvaluation(true, true);
    if (!now_.is_valid) detail::fail_to_fit(asked_, found_.x, "the model has no value", now_.said);
  }
  least_squares_found const& judged() {
    found_.evaluations = now_.evaluations;
    error_analysis const analysis(asked_, now_, found_);
    analysis.require_determined();
    analysis.require_minimum();
    analysis.write_covariance();
    return found_;
  }

  least_squares const& asked_;
  least_squares_found found_;
  evaluation_at now_;
  ceres::Problem problem_;
  bool has_converged_ = false;
};

}  // namespace unitstep::detail
