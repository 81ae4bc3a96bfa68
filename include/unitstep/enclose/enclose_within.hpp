// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/detail/engines/fail_at.hpp>
#include <unitstep/drive/detail/engines/limits_of_run.hpp>
#include <unitstep/drive/step_control.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/enclose/detail/enclosure_run.hpp>
#include <unitstep/enclose/enclose.hpp>

/// \file
/// \brief An enclosure of every solution at the end of a run whose steps follow from a tolerance.

namespace unitstep::detail {

/// An enclosure whose steps follow from a tolerance: the remainder of each step is kept below it.
///
/// The norm and the controller are those of a run of a method. Times are doubles, and a step is the exact
/// difference of two of them, as an interval.
template <int order, class State, class Field, class Time, class Tolerance>
class enclosure_within {
  using run = enclosure_run<order, State, Field, Time>;
  using number = typename run::number;
  using box_type = typename run::box_type;
  using chooser = step_chooser<order, double>;
  static constexpr std::size_t n = run::n;

  run run_;
  limits_of_run<doubles_of<State>, double, Tolerance> limits_;
  double allowed_[n]{};
  double t_;
  long steps_ = 0;

  // The mean square of the errors of all numbers, relative to the errors that are allowed on a box.
  constexpr double squared_error(auto const& error_of, box_type const& box) const {
    double sum = 0;
    for (std::size_t i = 0; i < n; ++i) {
      double const share = error_of(i) / (allowed_[i] + limits_.relative * magnitude_of(box.n[i]));
      sum += share * share;
    }
    return sum / static_cast<double>(n);
  }

  // By the slope a step that changes the state by a hundredth; then, by the coefficients for it, the step whose
  // remainder is the allowed error. A solution that rests at first begins with a thousandth of the run.
  constexpr double first_step(double span, double time_sign) const {
    if (limits_.first_step > 0) return limits_.first_step;
    auto const middle = run_.set().point();
    auto const slope = run_.at_middle(1, number(t_), number(time_sign));
    double const size =
        math::sqrt(squared_error([&](std::size_t i) { return magnitude_of(middle.n[i]); }, middle));
    double const change = math::sqrt(
        squared_error([&](std::size_t i) { return magnitude_of(slope.x.n[i].c[1]); }, middle));
    double const h = smaller(change > 0 ? 0.01 * greater(1, size) / change : span / 1000, span);
    auto const ahead = run_.at_middle(order + 1, number(t_), number(time_sign * h));
    double longer = 1000;
    for (int k = order; k <= order + 1; ++k) {
      double const e =
          squared_error([&](std::size_t i) { return magnitude_of(ahead.x.n[i].c[k]); }, middle);
      if (e > 0) longer = smaller(longer, 0.5 * math::pow(e, -0.5 / k));
    }
    return h * longer;
  }

public:
  template <class StartTime>
  constexpr enclosure_within(State const& initial, Field const& field, Tolerance const& allowed,
                             StartTime const& t0)
      : run_(initial, field, raw_form<Time>::from_raw(0), t0),
        limits_(allowed),
        t_(raw_form<StartTime>::to_raw(t0)) {
    std::size_t i = 0;
    detail::visit_numbers(limits_.allowed, [&](double a) { allowed_[i++] = a; });
  }

  /// Continues to `end`, which is hit exactly.
  constexpr void go_to(double end) {
    double const time_sign = end < t_ ? -1 : 1;
    double const span = time_sign * (end - t_);
    double next = t_ == end ? 0 : first_step(span, time_sign);
    // Shorter steps than a millionth of a millionth of the run are hopeless.
    double const shortest = 0x1p-40 * span;
    bool tried_again = false;
    double before = chooser::least_before;  // the squared error of the last step that was made
    while (t_ != end) {
      double to = end;
      bool bounded = true;
      limits_.next_end(t_, time_sign, to, bounded);
      next = smaller(next, limits_.longest_step);
      bool const shortened = time_sign * (to - t_) < next;
      if (!shortened) to = t_ + time_sign * next;
      number const h = number(to) - number(t_);
      if (++steps_ > limits_.most_steps)
        detail::fail_at<std::runtime_error>("enclose: the most steps of the tolerance were made",
                                            t_, ", before the end; most_steps allows more");
      auto const outlook = run_.ahead(number(t_), h);
      double error = 0;
      if (outlook.range.found)
        error =
            squared_error([&](std::size_t i) { return magnitude_of(outlook.range.remainder.n[i]); },
                          outlook.range.box);
      bool const made = outlook.range.found && error <= 1;
      double const factor = outlook.range.found
                                ? chooser::factor(limits_.control, error, made ? before : 1.0)
                                : chooser::shortest;
      if (made) {
        run_.move(outlook, number(t_), h);
        t_ = to;
        before = error;
        bool const longer_after_a_refusal = tried_again && factor > 1;
        if (!shortened && !longer_after_a_refusal) next *= factor;
        tried_again = false;
      } else {
        next = factor * time_sign * (to - t_);
        tried_again = true;
        if (next < shortest) run_.refuse(number(t_), h);
      }
    }
  }

  /// The present enclosure of the state.
  [[nodiscard]] constexpr enclosed_of<State> state() const { return run_.state(); }
};

}  // namespace unitstep::detail

namespace unitstep {

namespace diagnostics {

/// The verdict on an enclosure under a tolerance: on the tolerance, the end, and the rest as with a dt.
template <class State, class Field, class Tolerance, class End, class StartTime>
consteval auto check_enclosure_within() {
  using end_verdict =
      decltype(check_time_of_run<"end_time", unitstep::detail::doubles_of<State>, End>());
  if constexpr (!end_verdict::ok) {
    return end_verdict{};
  } else {
    using run = decltype(check_enclosure<State, Field, End, int, StartTime>());
    if constexpr (!run::ok)
      return run{};
    else
      return check_tolerance<unitstep::detail::doubles_of<State>, End>(
          static_cast<Tolerance*>(nullptr));
  }
}

}  // namespace diagnostics

/// An enclosure of every solution at `end_time`, in steps that follow from a tolerance: in each step the remainder of
/// the Taylor series adds at most the allowed error to the box.
///
/// \f[ \sqrt{\frac1n \sum_i \Bigl(\frac{|R_i|}{a_i + r\,|X_i|}\Bigr)^2} \le 1,
///     \qquad R = \frac{h^{p+1}}{(p+1)!}\, x^{(p+1)}([t, t + h]) \f]
///
/// with the box X of the solutions over the step. The steps are long where the solution is smooth and short where it is
/// not, so the box grows least for its cost. The result holds every solution for any tolerance. The last step is
/// shortened, so that the end is hit exactly. An end before `t0` runs backwards.
///
/// Cost: a step as with a dt, and a third more for one that is tried again.
/// \tparam order  of the Taylor series, at least 1; 8 unless given
/// \param initial the state at `t0`, its quantities points or intervals
/// \param field   called with (state, time), as for `integrate`
/// \param allowed the remainder allowed in a step
/// \param end_time the time of the end
/// \param t0      the time of `initial`, 0 unless given
/// \return as `enclose` with a dt
/// \throw std::runtime_error if there is no enclosure even for short steps, or the most steps were made; the sentence
///        contains the time
/// \throw std::domain_error  if an argument is not finite, or the tolerance is not valid
/// \proof{examples/reference/enclose.cpp,enclose within}
template <int order = detail::order_of_enclosure, class State, class Field, class A, class R,
          class F, class L, class E, class End, class StartTime = detail::start_time<End>>
[[nodiscard]] constexpr auto enclose(State const& initial, Field const& field,
                                     tolerance<A, R, F, L, E> const& allowed, End const& end_time,
                                     StartTime const& t0 = StartTime{}) {
  using given = tolerance<A, R, F, L, E>;
  using verdict =
      decltype(diagnostics::check_enclosure_within<State, Field, given, End, StartTime>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    auto const end = raw_form<End>::to_raw(end_time);
    detail::require_end(end);
    detail::enclosure_within<order, State, Field, End, given> run{initial, field, allowed, t0};
    run.go_to(end);
    return run.state();
  } else {
    return detail::refused_enclosure{};
  }
}

}  // namespace unitstep
