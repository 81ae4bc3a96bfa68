// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <ceres/cost_function.h>
#include <ceres/evaluation_callback.h>
#include <ceres/iteration_callback.h>
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
#include <unitstep/answers/detail/differentiated.hpp>
#include <unitstep/units/fail.hpp>
#include <utility>
#include <vector>

/// \file
/// \brief Least squares of plain numbers by Ceres, and the uncertainty of the unknowns.

namespace unitstep::detail {

/// The singular values of a matrix. Its columns are rotated in pairs until they are at right angles; then their lengths
/// are the singular values. Small ones get as many digits as large ones, unlike eigenvalues of the normal equations.
/// Source: M. R. Hestenes, J. SIAM 6, 51 (1958).
struct singular_values {
  std::size_t rows = 0;

  void append(std::vector<double> const& column) { columns_.push_back(column); }
  void decompose() {
    std::size_t const n = columns_.size();
    turned_.assign(n, std::vector<double>(n));
    for (std::size_t k = 0; k < n; ++k) turned_[k][k] = 1;
    bool is_done = false;
    for (int sweep = 0; sweep < 60 && !is_done; ++sweep) {
      is_done = true;
      for (std::size_t i = 0; i + 1 < n; ++i)
        for (std::size_t j = i + 1; j < n; ++j)
          if (turn(i, j)) is_done = false;
    }
    for (auto const& column : columns_) lengths_.push_back(std::sqrt(dot(column, column)));
  }
  [[nodiscard]] double value(std::size_t k) const { return lengths_[k]; }
  [[nodiscard]] double largest() const {
    return lengths_.empty() ? 0 : *std::ranges::max_element(lengths_);
  }
  /// How much of column `j` is in direction `k`.
  [[nodiscard]] double direction(std::size_t k, std::size_t j) const { return turned_[k][j]; }
  /// Row `i` of direction `k`, whose length is the singular value.
  [[nodiscard]] double at(std::size_t k, std::size_t i) const { return columns_[k][i]; }

private:
  static double dot(std::vector<double> const& a, std::vector<double> const& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
    return sum;
  }
  bool turn(std::size_t i, std::size_t j) {
    double const a = dot(columns_[i], columns_[i]), b = dot(columns_[j], columns_[j]);
    double const both = dot(columns_[i], columns_[j]);
    if (!((std::abs)(both) > 1e-16 * std::sqrt(a * b))) return false;
    double const z = (b - a) / (2 * both);
    double const t = std::copysign(1 / ((std::abs)(z) + std::sqrt(1 + z * z)), z);
    double const c = 1 / std::sqrt(1 + t * t), s = c * t;
    auto const rotate = [&](std::vector<double>& x, std::vector<double>& y) {
      for (std::size_t k = 0; k < x.size(); ++k) {
        double const old = x[k];
        x[k] = c * old - s * y[k];
        y[k] = s * old + c * y[k];
      }
    };
    rotate(columns_[i], columns_[j]);
    rotate(turned_[i], turned_[j]);
    return true;
  }

  std::vector<std::vector<double>> columns_, turned_;
  std::vector<double> lengths_;
};

/// The problem: to find unknowns that make the weighted residuals of all observations small.
struct least_squares {
  std::vector<double> start, lower, upper;
  std::vector<std::string> names, units;  // of the unknowns, for sentences
  std::vector<std::size_t> blocks;        // how many residuals each observation has
  std::vector<double> measured;           // each divided by its sigma
  /// Writes the residuals, and their slopes by the unknowns, row by row.
  std::function<void(double const* x, double* residuals, double* slopes)> evaluate;
  std::unique_ptr<ceres::LossFunction>
      loss;  // of the sum of squares of an observation; none if it is that sum
  int most_iterations = 0;
  bool sigmas_are_relative = false;

  [[nodiscard]] std::size_t unknowns() const { return start.size(); }
  [[nodiscard]] std::size_t residuals() const { return measured.size(); }
};

/// The result.
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

/// The scaled unknowns and residuals for Ceres, which do not depend on units. Unknown j is scaled from a base, x_j =
/// b_j + s_j y_j, and residuals are divided by r, so that the largest residual is about 1, and the slopes of all
/// residuals by each unknown have the length 1.
struct scaling {
  std::vector<double> base, low, high;
  std::vector<double> unknown;  // s
  std::vector<double> slope;    // s / r, by which slopes are multiplied
  int residual = 0;             // the exponent of r, a power of two

  /// \param residuals, slopes in the units of the caller, at `x`
  scaling(least_squares const& asked, std::vector<double> const& x,
          std::vector<double> const& residuals, std::vector<double> const& slopes)
      : base(x) {
    // A loss function depends on the size of the residuals, so they keep it.
    if (double const most = largest(residuals, 0, 1); most > 0 && !asked.loss)
      residual = std::ilogb(most);
    for (std::size_t j = 0; j < x.size(); ++j) {
      double const length = length_of_column(slopes, j, x.size());
      double const width = asked.upper[j] - asked.lower[j];
      // An unknown that changes no residual here is scaled by its own size.
      double const size = x[j] != 0                           ? (std::abs)(x[j])
                          : std::isfinite(width) && width > 0 ? width
                                                              : 1;
      slope.push_back(length > 0 ? 1 / length : std::ldexp(size, -residual));
      unknown.push_back(std::ldexp(slope[j], residual));
      low.push_back((asked.lower[j] - x[j]) / unknown[j]);
      high.push_back((asked.upper[j] - x[j]) / unknown[j]);
    }
  }
  [[nodiscard]] double at(least_squares const& asked, std::size_t j, double y) const {
    if (y <= low[j]) return asked.lower[j];
    if (y >= high[j]) return asked.upper[j];
    return std::clamp(base[j] + unknown[j] * y, asked.lower[j], asked.upper[j]);
  }

private:
  static double largest(std::vector<double> const& numbers, std::size_t first, std::size_t apart) {
    double most = 0;
    for (std::size_t i = first; i < numbers.size(); i += apart)
      most = (std::max)(most, (std::abs)(numbers[i]));
    return most;
  }
  // By a power of two, so that no square leaves the range.
  static double length_of_column(std::vector<double> const& slopes, std::size_t j,
                                 std::size_t apart) {
    double const most = largest(slopes, j, apart);
    if (!(most > 0)) return 0;
    int const exponent = std::ilogb(most);
    double sum = 0;
    for (std::size_t i = j; i < slopes.size(); i += apart) {
      double const one = std::ldexp(slopes[i], -exponent);
      sum += one * one;
    }
    return std::ldexp(std::sqrt(sum), exponent);
  }
};

/// All observations at one place of the unknowns: one evaluation serves residuals and slopes of each.
class evaluation_at final : public ceres::EvaluationCallback {
public:
  evaluation_at(least_squares const& asked, std::vector<double> const& y)
      : x(asked.start),
        residuals(asked.residuals()),
        slopes(asked.residuals() * asked.unknowns()),
        asked_(asked),
        y_(y),
        by_(asked, x, residuals, slopes) {
    // An exception of the model at the guess goes to the caller.
    asked_.evaluate(x.data(), residuals.data(), slopes.data());
    evaluations = 1;
    is_valid = true;
  }

  /// Takes this place as the base, and scales by the residuals and slopes here.
  void rescale() {
    by_ = scaling(asked_, x, residuals, slopes);
    at_.assign(x.size(), 0);
  }
  void PrepareForEvaluation(bool, bool) override {
    if (at_ == y_) return;
    at_ = y_;
    for (std::size_t j = 0; j < x.size(); ++j) x[j] = by_.at(asked_, j, y_[j]);
    ++evaluations;
    is_valid = false;
    if (failure) return;
    // If the model has no value there, a shorter step is tried. Any other exception ends the search.
    try {
      asked_.evaluate(x.data(), residuals.data(), slopes.data());
      is_valid = true;
    } catch (std::domain_error const& error) {
      message = error.what();
    } catch (std::runtime_error const& error) {
      message = error.what();
    } catch (...) {
      failure = std::current_exception();
    }
  }

  [[nodiscard]] std::vector<double> const& where() const { return at_; }
  [[nodiscard]] scaling const& by() const { return by_; }
  [[nodiscard]] double residual(std::size_t i) const {
    return std::ldexp(residuals[i], -by_.residual);
  }
  [[nodiscard]] double slope(std::size_t i, std::size_t j) const {
    return slopes[i * x.size() + j] * by_.slope[j];
  }
  /// The length of all predictions, each divided by its sigma, on the scale of the residuals.
  [[nodiscard]] double predicted() const {
    double sum = 0;
    for (std::size_t i = 0; i < residuals.size(); ++i) {
      double const one = std::ldexp(residuals[i] + asked_.measured[i], -by_.residual);
      sum += one * one;
    }
    return std::sqrt(sum);
  }

  std::vector<double> x, residuals, slopes;  // in the units of the caller
  bool is_valid = false;
  int evaluations = 0;
  std::string message;
  std::exception_ptr failure;

private:
  least_squares const& asked_;
  std::vector<double> const& y_;
  std::vector<double> at_;
  scaling by_;
};

/// The residuals of one observation. Each unknown is a block of its own, so that it can be held.
class observed_residuals final : public ceres::CostFunction {
public:
  observed_residuals(evaluation_at const& all, std::size_t first, std::size_t count)
      : all_(all), first_(first), count_(count) {
    set_num_residuals(static_cast<int>(count));
    mutable_parameter_block_sizes()->assign(all.x.size(), 1);
  }
  bool Evaluate(double const* const*, double* residuals, double** slopes) const override {
    if (!all_.is_valid) return false;
    for (std::size_t i = 0; i < count_; ++i) residuals[i] = all_.residual(first_ + i);
    for (std::size_t j = 0; slopes != nullptr && j < all_.x.size(); ++j)
      for (std::size_t i = 0; slopes[j] != nullptr && i < count_; ++i)
        slopes[j][i] = all_.slope(first_ + i, j);
    return true;
  }

private:
  evaluation_at const& all_;
  std::size_t first_, count_;
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
  words.add("unitstep: the fit did not converge: ", why.c_str(), "; the last try was ");
  detail::append_place(words, asked, x);
  if (!last.empty()) words.add("; where it failed: ", last.c_str());
  fail<std::runtime_error>(words.data());
}

/// The weights that a loss function gives the residuals, and the weighted sums of squares, on the scale of the
/// residuals.
struct weighed_residuals {
  std::vector<double> weights;
  double chi_squared = 0, cost = 0;

  weighed_residuals(least_squares const& asked, evaluation_at const& at) {
    std::size_t first = 0;
    for (std::size_t const count : asked.blocks) {
      double square = 0;
      for (std::size_t i = first; i < first + count; ++i) square += at.residual(i) * at.residual(i);
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
inline bool is_pushed_out(least_squares const& asked, evaluation_at const& at,
                          std::size_t unknown) {
  double const x = at.x[unknown];
  if (x > asked.lower[unknown] && x < asked.upper[unknown]) return false;
  weighed_residuals const weighed(asked, at);
  double uphill = 0;
  for (std::size_t i = 0; i < at.residuals.size(); ++i)
    uphill += at.residual(i) * weighed.weights[i] * weighed.weights[i] * at.slope(i, unknown);
  return x <= asked.lower[unknown] ? uphill > 0 : uphill < 0;
}

/// The analysis of the unknowns at a place: whether it is a minimum, and their covariances.
class error_analysis {
public:
  error_analysis(least_squares const& asked, evaluation_at const& at,
                 std::vector<bool> const& is_held)
      : asked_(asked), at_(at), weighed_(asked, at) {
    for (std::size_t j = 0; j < asked.unknowns(); ++j)
      if (!is_held[j]) free_.push_back(j);
    columns_.rows = asked.residuals();
    for (std::size_t const j : free_) {
      std::vector<double> column(columns_.rows);
      double square = 0;
      for (std::size_t i = 0; i < column.size(); ++i) {
        column[i] = at.slope(i, j) * weighed_.weights[i];
        square += column[i] * column[i];
      }
      double const length = square > 0 ? std::sqrt(square) : 1;
      for (double& number : column) number /= length;
      lengths_.push_back(length);
      columns_.append(column);
    }
    columns_.decompose();
    // The next Gauss-Newton step, and how far it moves the predictions.
    step_.assign(free_.size(), 0);
    for (std::size_t k = 0; k < free_.size(); ++k) {
      double const s = columns_.value(k);
      if (!(s > least())) continue;
      double along = 0;
      for (std::size_t i = 0; i < columns_.rows; ++i)
        along += columns_.at(k, i) * at.residual(i) * weighed_.weights[i];
      way_ = std::hypot(way_, along / s);
      for (std::size_t j = 0; j < free_.size(); ++j)
        step_[j] -= columns_.direction(k, j) * along / s / s / lengths_[j];
    }
  }

  /// Whether the next step moves the predictions only by their rounding.
  [[nodiscard]] bool is_rounding_of(double predicted) const {
    return way_ <= std::numeric_limits<double>::epsilon() * predicted;
  }
  /// Whether another search from here would find no more digits.
  [[nodiscard]] bool is_settled() const {
    return way_ <= 1e-9 * std::sqrt(square_of_scale()) || is_rounding_of(at_.predicted());
  }
  /// Whether the next step is small beside the deviations by the residuals or beside the unknowns; or both beside the
  /// predictions and the sigmas. A large sigma alone makes no step small.
  [[nodiscard]] bool is_minimum() const {
    if (way_ <= 1e-3 * std::sqrt(square_of_scale())) return true;
    if (way_ <= 1e-8 * at_.predicted() &&
        (asked_.sigmas_are_relative || std::ldexp(way_, at_.by().residual) <= 1e-3))
      return true;
    for (std::size_t j = 0; j < free_.size(); ++j)
      if (!((std::abs)(step_[j] * at_.by().unknown[free_[j]]) <=
            1e-8 * (std::abs)(at_.x[free_[j]])))
        return false;
    return true;
  }
  /// Refuses data that leave a combination of the unknowns undetermined.
  void require_determined() const {
    std::vector<bool> loose(asked_.unknowns());
    bool any = false, is_at_guess = false;
    for (std::size_t k = 0; k < free_.size(); ++k) {
      if (columns_.value(k) > least()) continue;
      any = true;
      for (std::size_t j = 0; j < free_.size(); ++j)
        if ((std::abs)(columns_.direction(k, j)) > 1e-3) {
          loose[free_[j]] = true;
          is_at_guess = at_.x[free_[j]] == asked_.start[free_[j]];
        }
    }
    if (!any) return;
    sentence words;
    words += "unitstep: the data do not determine ";
    char const* between = "";
    for (std::size_t j = 0; j < loose.size(); ++j) {
      if (!loose[j]) continue;
      words.add(std::exchange(between, " and "), asked_.names[j].c_str());
    }
    bool const is_one = std::ranges::count(loose, true) == 1;
    words += is_one ? ": no prediction changes with it"
                    : ": changes of these together change no prediction";
    if (is_one && is_at_guess) words += "; if that is so at the guess alone, give another";
    fail<std::runtime_error>(words.data());
  }
  void write(least_squares_found& found) const {
    std::size_t const unknowns = asked_.unknowns();
    auto const& by = at_.by();
    found.x = at_.x;
    found.residuals = at_.residuals;
    found.chi_squared = std::ldexp(weighed_.chi_squared, 2 * by.residual);
    found.cost = std::ldexp(weighed_.cost, 2 * by.residual);
    found.degrees_of_freedom = degrees_of_freedom();
    // If sigmas are relative, the size of the residuals cancels.
    double const scale = asked_.sigmas_are_relative ? square_of_scale() : 1;
    found.covariance.assign(unknowns * unknowns, 0);
    for (std::size_t a = 0; a < free_.size(); ++a)
      for (std::size_t b = 0; b < free_.size(); ++b) {
        double sum = 0;
        for (std::size_t k = 0; k < free_.size(); ++k)
          sum += columns_.direction(k, a) / columns_.value(k) *
                 (columns_.direction(k, b) / columns_.value(k));
        auto const& each = asked_.sigmas_are_relative ? by.unknown : by.slope;
        found.covariance[free_[a] * unknowns + free_[b]] =
            sum / lengths_[a] / lengths_[b] * scale * each[free_[a]] * each[free_[b]];
      }
  }

private:
  // Slopes have ten correct digits or more; a smaller singular value is their rounding.
  [[nodiscard]] double least() const { return 1e-10 * columns_.largest(); }
  [[nodiscard]] long degrees_of_freedom() const {
    return static_cast<long>(columns_.rows) - static_cast<long>(free_.size());
  }
  [[nodiscard]] double square_of_scale() const {
    return weighed_.chi_squared / static_cast<double>((std::max)(degrees_of_freedom(), 1L));
  }

  least_squares const& asked_;
  evaluation_at const& at_;
  weighed_residuals weighed_;
  std::vector<std::size_t> free_;
  std::vector<double> lengths_, step_;
  double way_ = 0;
  singular_values columns_;
};

/// Searches with Ceres, by the Levenberg-Marquardt method.
class least_squares_search final : ceres::IterationCallback {
public:
  explicit least_squares_search(least_squares const& asked)
      : asked_(asked),
        y_(asked.unknowns()),
        now_(asked, y_),
        problem_(options(now_)),
        is_held_(asked.unknowns()) {
    std::vector<double*> unknowns;
    unknowns.reserve(y_.size());
    for (double& y : y_) unknowns.push_back(&y);
    std::size_t first = 0;
    for (std::size_t const count : asked.blocks) {
      problem_.AddResidualBlock(new observed_residuals(now_, first, count), asked.loss.get(),
                                unknowns);
      first += count;
    }
  }

  /// Searches until it is at a minimum, and rescales at each new start. The unknowns at bounds must be those that the
  /// residuals push there. With unknowns at bounds Ceres may stop before the best place of the others, so these are
  /// held and the others are sought again.
  least_squares_found const& find() {
    std::size_t changes = 0;
    for (;;) {
      double const before = root_of_cost();
      search();
      bool has_changed = false;
      for (std::size_t j = 0; j < y_.size(); ++j) {
        bool const is_held = detail::is_pushed_out(asked_, now_, j);
        if (is_held == is_held_[j]) continue;
        is_held_[j] = is_held;
        has_changed = true;
        if (is_held)
          problem_.SetParameterBlockConstant(&y_[j]);
        else
          problem_.SetParameterBlockVariable(&y_[j]);
      }
      if (has_changed) {
        if (++changes > 3 * y_.size() + 1)
          detail::fail_to_fit(asked_, now_.x, "it is not clear which bounds hold");
        continue;
      }
      if (!has_converged_) detail::fail_to_fit(asked_, now_.x, "most_iterations were made");
      error_analysis const analysis(asked_, now_, is_held_);
      if (!analysis.is_settled() && (searches_ == 1 || root_of_cost() < before)) continue;
      if (!analysis.is_minimum()) {
        analysis.require_determined();
        detail::fail_to_fit(asked_, now_.x, "the sum of squares is still falling there");
      }
      analysis.require_determined();
      analysis.write(found_);
      found_.is_held = is_held_;
      found_.evaluations = now_.evaluations;
      return found_;
    }
  }

  /// Ends a search if an unknown is pushed against its bound, to be held there, or if the next step would only be
  /// rounding, since the sum of squares of exact data falls for ever.
  ceres::CallbackReturnType operator()(ceres::IterationSummary const& made) override {
    if (!made.step_is_successful || !now_.is_valid) return ceres::SOLVER_CONTINUE;
    for (std::size_t j = 0; j < y_.size(); ++j)
      if (!is_held_[j] && detail::is_pushed_out(asked_, now_, j))
        return ceres::SOLVER_TERMINATE_SUCCESSFULLY;
    return error_analysis(asked_, now_, is_held_)
                   .is_rounding_of((std::max)(predicted_, now_.predicted()))
               ? ceres::SOLVER_TERMINATE_SUCCESSFULLY
               : ceres::SOLVER_CONTINUE;
  }

private:
  static constexpr double function_tolerance = 1e-13;
  // Damps a column by a rounding of its length.
  static constexpr double longest_radius =
      1 / (std::numeric_limits<double>::epsilon() * std::numeric_limits<double>::epsilon());

  static ceres::Problem::Options options(evaluation_at& now) {
    ceres::Problem::Options options;
    options.loss_function_ownership = ceres::DO_NOT_TAKE_OWNERSHIP;
    options.evaluation_callback = &now;
    return options;
  }
  /// The root of the cost, which cannot overflow.
  [[nodiscard]] double root_of_cost() const {
    return std::ldexp(std::sqrt(weighed_residuals(asked_, now_).cost), now_.by().residual);
  }
  void search() {
    now_.rescale();
    predicted_ = now_.predicted();
    y_.assign(y_.size(), 0);
    for (std::size_t j = 0; j < y_.size(); ++j) {
      if (std::isfinite(now_.by().low[j]))
        problem_.SetParameterLowerBound(&y_[j], 0, now_.by().low[j]);
      if (std::isfinite(now_.by().high[j]))
        problem_.SetParameterUpperBound(&y_[j], 0, now_.by().high[j]);
    }
    ceres::Solver::Options how;
    how.linear_solver_type = ceres::DENSE_QR;
    how.logging_type = ceres::SILENT;
    how.max_num_iterations = (std::max)(asked_.most_iterations - found_.iterations, 0);
    how.max_num_consecutive_invalid_steps = 60;
    // A column that becomes shorter keeps its length at the start, which is 1, so that an unknown that no longer
    // matters does not run away (J. J. More, Numerical Analysis, 1978).
    how.min_lm_diagonal = 1;
    how.jacobi_scaling = false;
    how.callbacks.push_back(this);
    // A search that goes on from another begins with a step of Gauss and Newton: damped first steps would be too short
    // to count where the data tell little of a combination of the unknowns.
    if (searches_++ > 0)
      how.initial_trust_region_radius = how.max_trust_region_radius = longest_radius;
    // The search ends when the sum of squares falls only by its rounding; whether that is a minimum is checked
    // afterwards.
    how.function_tolerance = function_tolerance;
    how.gradient_tolerance = 0;
    how.parameter_tolerance = 0;
    ceres::Solver::Summary summary;
    ceres::Solve(how, &problem_, &summary);

    if (now_.failure) std::rethrow_exception(now_.failure);
    has_converged_ = summary.termination_type != ceres::NO_CONVERGENCE;
    if (!summary.IsSolutionUsable())
      detail::fail_to_fit(asked_, now_.x, summary.message, now_.message);
    take_last_try(summary.final_cost);
    found_.iterations += static_cast<int>(summary.iterations.size());
    // The first is the guess. A search of one try that changed nearly nothing counts, so that an end is sure.
    if (summary.iterations.size() > (searches_ == 1 ? 0 : 1)) --found_.iterations;
    found_.reason = summary.termination_type == ceres::USER_SUCCESS
                        ? "What is left of the step is rounding."
                        : summary.message;
  }
  /// Takes the last try, which was given up because it did not change the sum of squares. It is the better place: a
  /// minimum is flat, so the unknowns get more digits than the sum.
  void take_last_try(double cost) {
    if (now_.is_valid &&
        weighed_residuals(asked_, now_).cost <= 2 * cost * (1 + function_tolerance))
      std::ranges::copy(now_.where(), y_.begin());
    now_.PrepareForEvaluation(true, true);
    if (!now_.is_valid) detail::fail_to_fit(asked_, now_.x, "the model has no value", now_.message);
  }

  least_squares const& asked_;
  least_squares_found found_;
  std::vector<double> y_;
  evaluation_at now_;
  ceres::Problem problem_;
  std::vector<bool> is_held_;
  double predicted_ = 0;
  int searches_ = 0;
  bool has_converged_ = false;
};

}  // namespace unitstep::detail
