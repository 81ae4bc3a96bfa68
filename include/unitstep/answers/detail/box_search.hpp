// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <nlopt.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <exception>
#include <limits>
#include <memory>
#include <optional>

/// \file
/// \brief The search for the lowest cost on plain numbers, in a box whose sides are 1 long.

namespace unitstep::detail {

/// How a search in a box ended.
enum class box_end { settled, at_corner, flat, not_smooth, out_of_evaluations };

/// A cost at a place, and its slopes.
template <std::size_t N>
struct cost_at {
  std::array<double, N> at;
  double cost;
  std::array<double, N> slope;
};

/// The eigenvalues and eigenvectors of a symmetric matrix.
template <std::size_t N>
struct axes {
  std::array<double, N> values;
  std::array<std::array<double, N>, N> directions;
};

/// They are found by Jacobi's rotations, each of which makes an element outside the diagonal zero.
template <std::size_t N>
axes<N> principal_axes(std::array<std::array<double, N>, N> m) {
  axes<N> found{};
  for (std::size_t i = 0; i < N; ++i) found.directions[i][i] = 1;
  for (int sweep = 0; sweep < 50; ++sweep)
    for (std::size_t p = 0; p < N; ++p)
      for (std::size_t q = p + 1; q < N; ++q) {
        if (m[p][q] == 0) continue;
        double const ratio = (m[q][q] - m[p][p]) / (2 * m[p][q]);
        double const t = (ratio < 0 ? -1 : 1) / ((std::abs)(ratio) + std::hypot(ratio, 1.0));
        double const c = 1 / std::hypot(t, 1.0), s = t * c;
        auto const turn = [&](double& a, double& b) {
          double const was = a;
          a = c * was - s * b;
          b = s * was + c * b;
        };
        for (std::size_t k = 0; k < N; ++k) turn(m[k][p], m[k][q]);
        for (std::size_t k = 0; k < N; ++k) {
          turn(m[p][k], m[q][k]);
          turn(found.directions[p][k], found.directions[q][k]);
        }
        m[p][q] = m[q][p] = 0;
      }
  for (std::size_t i = 0; i < N; ++i) found.values[i] = m[i][i];
  return found;
}

/// The lowest cost in a box. NLopt's L-BFGS searches for it: it builds up the second derivatives from the slopes, stays
/// within the box, and needs few evaluations, each of which may be a long run. That its last step is small proves
/// nothing: it also stops on a saddle, at a maximum where it starts on one, and where rounding hides the costs. So the
/// second derivatives are then found by differences of slopes, and the remaining Newton step must be less than the
/// precision. If the cost has negative curvature, the search goes on from there.
template <std::size_t N, class Cost>
class box_search {
public:
  using numbers = std::array<double, N>;
  using sight = cost_at<N>;

  box_search(Cost const& cost, numbers const& precision, long most)
      : cost_(cost), precision_(precision), most_(most) {
    for (std::size_t i = 0; i < N; ++i) width_[i] = std::clamp(1e4 * precision[i], 1e-12, 1.0 / 64);
  }

  /// Searches from a guess.
  box_end find(numbers const& guess) {
    try {
      look(guess);
      for (;;) {
        descend();
        double const before = best_->cost;
        snap();
        if (std::all_of(fixed_.begin(), fixed_.end(), [](bool is_fixed) { return is_fixed; }))
          return box_end::at_corner;
        find_second_derivatives();
        bool const is_minimum = is_convex();
        if (!is_minimum && escape_saddle()) continue;
        bool const is_polished = polish();
        if (is_minimum && falls_on()) continue;
        if (is_polished) return is_minimum ? box_end::settled : box_end::flat;
        if (!(best_->cost < before - rounding()))
          return gain_left() > rounding() ? box_end::not_smooth : box_end::flat;
      }
    } catch (no_more_evaluations) {
      return box_end::out_of_evaluations;
    }
  }

  sight const& best() const { return *best_; }
  long evaluations() const { return evaluations_; }
  /// Whether a number is at an end of its side, and would go beyond it.
  bool is_fixed(std::size_t i) const { return fixed_[i]; }

private:
  struct no_more_evaluations {};

  Cost const& cost_;
  numbers precision_;
  numbers width_{};  // of the differences of slopes
  long most_;
  long evaluations_ = 0;
  std::optional<sight> last_, best_;
  std::exception_ptr trouble_;
  std::array<bool, N> fixed_{};
  axes<N> hessian_{};  // the second derivatives

  // The difference of two costs that counts as rounding.
  double rounding() const {
    return 16 * std::numeric_limits<double>::epsilon() * (std::abs)(best_->cost);
  }

  sight const& look(numbers const& at) {
    if (last_ && last_->at == at) return *last_;
    if (evaluations_ == most_) throw no_more_evaluations{};
    ++evaluations_;
    last_ = cost_(at);
    if (!best_ || last_->cost < best_->cost) best_ = last_;
    return *last_;
  }
  // Whether the cost falls in any direction that stays in the box.
  bool has_slope() const {
    for (std::size_t i = 0; i < N; ++i)
      if (best_->slope[i] > 0 ? best_->at[i] > 0 : best_->slope[i] < 0 && best_->at[i] < 1)
        return true;
    return false;
  }
  // The divisor of the cost: it makes the first step, by minus the slope, the Newton step along it, and at most a tenth
  // of a side. So neither the unit of the cost nor its size matters.
  double scale() {
    sight const here = *best_;
    double steepest = 0;
    for (double const slope : here.slope) steepest = (std::max)(steepest, (std::abs)(slope));
    numbers away = here.at;
    double along = 0;
    for (std::size_t i = 0; i < N; ++i) {
      away[i] = std::clamp(away[i] - 1e-3 * here.slope[i] / steepest, 0.0, 1.0);
      along += (away[i] - here.at[i]) * (away[i] - here.at[i]);
    }
    sight const there = look(away);
    double second_derivative = 0;
    for (std::size_t i = 0; i < N; ++i)
      second_derivative += (there.slope[i] - here.slope[i]) * (away[i] - here.at[i]) / along;
    return (std::max)(second_derivative, 10 * steepest);
  }

  // L-BFGS.
  struct task {
    box_search* search;
    double scale;
    double first;  // cost, which is subtracted
    nlopt_opt solver;
  };
  static double call(unsigned, double const* x, double* slope, void* data) {
    auto const& its = *static_cast<task*>(data);
    if (its.search->trouble_) return 0;
    try {
      numbers at;
      std::copy(x, x + N, at.begin());
      sight const& here = its.search->look(at);
      if (slope != nullptr)
        for (std::size_t i = 0; i < N; ++i) slope[i] = here.slope[i] / its.scale;
      return (here.cost - its.first) / its.scale;
    } catch (...) {  // no exception may pass through C
      its.search->trouble_ = std::current_exception();
      nlopt_force_stop(its.solver);
      return 0;
    }
  }
  void descend() {
    if (!has_slope()) return;
    using owned = std::unique_ptr<std::remove_pointer_t<nlopt_opt>, decltype(&nlopt_destroy)>;
    owned const solver(nlopt_create(NLOPT_LD_LBFGS, N), &nlopt_destroy);
    task its{this, scale(), best_->cost, solver.get()};
    nlopt_set_lower_bounds1(solver.get(), 0.0);
    nlopt_set_upper_bounds1(solver.get(), 1.0);
    nlopt_set_min_objective(solver.get(), &call, &its);
    nlopt_set_xtol_abs(solver.get(), precision_.data());
    // Unless it is told how many slopes to keep, NLopt clears 10 MB for them in each search.
    nlopt_set_vector_storage(solver.get(), 100);
    numbers at = best_->at;
    double lowest;
    // Its reason to stop is ignored, since the result is checked afterwards.
    static_cast<void>(nlopt_optimize(solver.get(), at.data(), &lowest));
    if (trouble_) std::rethrow_exception(trouble_);
  }

  // Moves each number that is nearly at an end of its side, and would go beyond it, to that end, and marks it as fixed,
  // unless the cost rises on the way.
  void snap() {
    sight const here = *best_;
    numbers at = here.at;
    for (std::size_t i = 0; i < N; ++i) {
      if (here.slope[i] > 0 && at[i] <= precision_[i]) at[i] = 0;
      if (here.slope[i] < 0 && at[i] >= 1 - precision_[i]) at[i] = 1;
    }
    if (at != here.at)
      if (sight const there = look(at); there.cost <= here.cost + rounding()) best_ = there;
    note_fixed();
  }
  void note_fixed() {
    for (std::size_t i = 0; i < N; ++i)
      fixed_[i] =
          best_->slope[i] > 0 ? best_->at[i] == 0 : best_->slope[i] < 0 && best_->at[i] == 1;
  }
  // The second derivatives by the free numbers, from slopes on both sides.
  void find_second_derivatives() {
    sight const here = *best_;
    std::array<numbers, N> found{};
    for (std::size_t i = 0; i < N; ++i) {
      if (fixed_[i]) continue;
      numbers low = here.at, high = here.at;
      low[i] = (std::max)(low[i] - width_[i], 0.0);
      high[i] = (std::min)(high[i] + width_[i], 1.0);
      numbers const before = low == here.at ? here.slope : look(low).slope;
      numbers const after = high == here.at ? here.slope : look(high).slope;
      for (std::size_t j = 0; j < N; ++j) found[i][j] = (after[j] - before[j]) / (high[i] - low[i]);
    }
    if (best_->cost >= here.cost - rounding()) best_ = here;  // where they are taken
    std::array<numbers, N> second{};
    for (std::size_t i = 0; i < N; ++i)
      for (std::size_t j = 0; j < N; ++j)
        second[i][j] = fixed_[i] || fixed_[j] ? double(i == j) : (found[i][j] + found[j][i]) / 2;
    hessian_ = detail::principal_axes(second);
  }
  // A smaller second derivative is rounding: of the slopes, or of the largest.
  double noise() const {
    double largest = 0;
    for (std::size_t i = 0; i < N; ++i)
      if (!fixed_[i]) largest = (std::max)(largest, (std::abs)(hessian_.values[i]));
    return (std::max)(1e-12 * largest,
                      rounding() / *std::min_element(width_.begin(), width_.end()));
  }
  bool is_convex() const {
    for (std::size_t k = 0; k < N; ++k)
      if (!fixed_[k] && !(hessian_.values[k] > noise())) return false;
    return true;
  }
  // Moves to a lower place in a direction without positive curvature, if there is one.
  bool escape_saddle() {
    sight const here = *best_;
    double const least = noise();
    for (std::size_t k = 0; k < N; ++k) {
      if (fixed_[k] || hessian_.values[k] > least) continue;
      double longest = 0;
      for (double const part : hessian_.directions[k])
        longest = (std::max)(longest, (std::abs)(part));
      for (double const widths : {1.0, 8.0, 64.0})
        for (double const side : {1.0, -1.0}) {
          numbers at = here.at;
          for (std::size_t i = 0; i < N; ++i)
            at[i] = std::clamp(
                at[i] + side * widths * width_[i] * hessian_.directions[k][i] / longest, 0.0, 1.0);
          if (look(at).cost < here.cost - rounding()) return true;
        }
    }
    return false;
  }
  // The remaining Newton step, in the directions of positive curvature.
  numbers newton_step() const {
    numbers step{};
    double const least = noise();
    for (std::size_t k = 0; k < N; ++k) {
      if (fixed_[k] || !(hessian_.values[k] > least)) continue;
      double along = 0;
      for (std::size_t i = 0; i < N; ++i)
        if (!fixed_[i]) along -= hessian_.directions[k][i] * best_->slope[i];
      for (std::size_t i = 0; i < N; ++i)
        if (!fixed_[i]) step[i] += hessian_.directions[k][i] * along / hessian_.values[k];
    }
    return step;
  }
  // The same within the box, without its rounding.
  numbers step_left() const {
    numbers step = newton_step();
    for (std::size_t i = 0; i < N; ++i)
      step[i] = std::clamp(best_->at[i] + step[i], 0.0, 1.0) - best_->at[i];
    return step;
  }
  // The decrease of the cost by it.
  double gain_left() const {
    numbers const step = step_left();
    double gain = 0;
    for (std::size_t i = 0; i < N; ++i) gain -= best_->slope[i] * step[i] / 2;
    return gain;
  }
  // Its size in precisions.
  double size_of_step(numbers const& step) const {
    double size = 0;
    for (std::size_t i = 0; i < N; ++i)
      size = (std::max)(size, (std::abs)(step[i]) / precision_[i]);
    return size;
  }
  // Goes along the remaining step as long as the cost falls, to within a precision, and returns whether it went so far.
  // If a cost is flatter than its second derivatives say, as x^4 is, each step goes only a part of the distance.
  bool falls_on() {
    numbers direction = newton_step();
    double const size = size_of_step(direction);
    if (!(size > 0)) return false;
    sight const here = *best_;
    for (double& part : direction) part /= size;  // so that 1 is a precision
    auto const falls_at = [&](double distance) {
      numbers at = here.at;
      for (std::size_t i = 0; i < N; ++i)
        at[i] = std::clamp(at[i] + distance * direction[i], 0.0, 1.0);
      sight const& there = look(at);
      double along = 0;
      for (std::size_t i = 0; i < N; ++i)
        if (at[i] > 0 && at[i] < 1) along += there.slope[i] * direction[i];
      if (!(along < 0) || there.cost > here.cost + rounding()) return false;
      best_ = there;
      return true;
    };
    if (!falls_at(1)) return false;
    double low = 1, high = 2;
    for (; falls_at(high); high *= 4) low = high;
    while (high - low > 1) {
      double const middle = low + (high - low) / 2;
      (falls_at(middle) ? low : high) = middle;
    }
    note_fixed();
    return true;
  }
  // Newton's method with these second derivatives, while each step is at most half as long as the one before.
  bool polish() {
    auto const fixed = fixed_;
    numbers step = step_left();
    for (double size = size_of_step(step); size > 1;) {
      sight const here = *best_;
      numbers at = here.at;
      for (std::size_t i = 0; i < N; ++i) at[i] += step[i];
      best_ = look(at);
      note_fixed();
      step = step_left();
      double const next = size_of_step(step);
      if (fixed_ != fixed || !(next <= size / 2) || best_->cost > here.cost + rounding()) {
        if (!(best_->cost < here.cost)) best_ = here;
        note_fixed();
        return false;
      }
      size = next;
    }
    return true;
  }
};

}  // namespace unitstep::detail
