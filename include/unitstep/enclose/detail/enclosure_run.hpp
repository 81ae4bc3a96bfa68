// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <cstdio>
#include <stdexcept>
#include <unitstep/enclose/bounds.hpp>
#include <unitstep/enclose/detail/lohner_set.hpp>
#include <unitstep/field/detail/field_on_number.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/methods/detail/taylor_coefficients.hpp>
#include <unitstep/numbers/detail/interval_gradient.hpp>
#include <unitstep/units/fail.hpp>

/// \file
/// \brief The steps of an enclosure: whoever asks for where all solutions are makes them with one class.

namespace unitstep::detail {

/// Says when no enclosure was found, and why. A constant expression cannot make a sentence for the compiler
/// to print; there the arguments of this call, which the compiler shows, say when.
///
/// \param box_too_wide whether the middle of the box alone would have come through
/// \param time         the start of the step
/// \param dt           its length
/// \param width        of the box in its widest number
[[noreturn]] constexpr void refuse_step(bool box_too_wide, double time, double dt, double width) {
  if (!__builtin_is_constant_evaluated()) {
    char words[240];
    std::snprintf(words, sizeof words,
                  "unitstep: enclose: no enclosure of the step at time %.9g: %s (dt %.6g, the box "
                  "is %.6g wide)",
                  time,
                  box_too_wide ? "the box is too wide; split the start, or take shorter steps"
                               : "the step is too long, or the field has no derivatives there",
                  dt, width);
    fail<std::runtime_error>(words);
  }
  fail<std::runtime_error>(box_too_wide
                               ? "unitstep: enclose: no enclosure of a step: the box is too wide"
                               : "unitstep: enclose: no enclosure of a step: the step is too long");
}

/// Where the solutions are while a step is made.
template <std::size_t n>
struct range_of_step {
  state_vector<interval<double>, n> box;        ///< from the start of the step to its end
  state_vector<interval<double>, n> remainder;  ///< what the polynomial lacks at the end
  bool found;
};

/// An enclosure on its way: the set that is carried, the field on its numbers, and t_0, dt and n.
///
/// In one step a set that holds every solution at `t` becomes one that holds every solution at `t + h`.
///
/// 1. Jets over the box of the set give the coefficients \f$ x_k \f$, \f$ k \le p \f$, and their derivatives.
/// 2. A box B is tried: if \f$ \sum_{k \le p} [0,1]^k x_k + [0,1]\,x_{p+1}(B) \f$ lies inside of B, all
///    solutions exist over the step and stay there (they leave B nowhere first), so
///    \f$ x_{p+1}(B) \f$ holds Lagrange's remainder. Else B is made wider.
/// 3. The polynomial of the middle plus the remainder, and the derivative of the polynomial over the box,
///    map the set by the mean value theorem.
///
/// Sources: G. F. Corliss, R. Rihm, in Scientific Computing and Validated Numerics (1996); N. S. Nedialkov,
/// K. R. Jackson, G. F. Corliss, Appl. Math. Comput. 105, 21 (1999); R. J. Lohner (1987).
template <int order, class State, class Field, class Time>
class enclosure_run {
  static_assert(order >= 1, "the order of an enclosure is at least 1");

public:
  using number = interval<double>;
  static constexpr std::size_t n = numbers_in<State, number>;
  using box_type = state_vector<number, n>;
  using coefficients = taylor_coefficients<number, n, order + 1>;
  using coefficients_on_gradients =
      taylor_coefficients<interval_gradient<number, n>, n, order, number>;

  /// A run before its first step. Its fixed step may be of no length, if `step` is given each.
  template <class StartTime>
  constexpr enclosure_run(State const& initial, Field const& field, Time const& dt,
                          StartTime const& t0)
      : on_series_(field_on<recorded<number, order + 1>, State, Time>(with_values(field))),
        on_gradients_(field_on<recorded<interval_gradient<number, n>, order>, State, Time>(field)),
        set_(lohner_set<n>::of_box(detail::vector_of_state<number>(initial))),
        start_time_(raw_form<StartTime>::to_raw(t0)),
        dt_(raw_form<Time>::to_raw(dt)) {
    if (!is_finite(detail::vector_of_state<number>(initial)))
      fail<std::domain_error>(
          "unitstep: every interval of initial must be finite, lower not above upper");
    if (!dt_.finite() || !start_time_.finite())
      fail<std::domain_error>("unitstep: dt and t0 must be finite, got infinity or NaN");
  }

  /// Makes one step. \return a box in which all solutions are as long as it lasts
  constexpr box_type step() {
    box_type const passed = step(time(), dt_);
    ++n_;
    return passed;
  }
  /// The same from `t` over `h`.
  constexpr box_type step(number t, number h) {
    auto const o = ahead(t, h);
    if (!o.range.found) refuse(t, h);
    move(o, t, h);
    return o.range.box;
  }
  /// The run after so many steps, of which this one is a start that can be gone on from.
  constexpr enclosure_run after(long count) const {
    enclosure_run run = *this;
    for (long i = 0; i < count; ++i) run.step();
    return run;
  }
  /// The same run for every start in another box.
  constexpr enclosure_run from(box_type const& box) const {
    enclosure_run run = *this;
    run.set_ = lohner_set<n>::of_box(box);
    return run;
  }
  /// Goes on for every start in another box, at another time. A field that captures cannot be assigned, so the run is
  /// changed where it stands.
  constexpr void go_on_from(box_type const& box, number t) {
    set_ = lohner_set<n>::of_box(box);
    start_time_ = t;
    n_ = 0;
  }

  [[nodiscard]] constexpr number time() const { return start_time_ + number(n_) * dt_; }
  [[nodiscard]] constexpr lohner_set<n> const& set() const { return set_; }
  [[nodiscard]] constexpr box_type box() const { return set_.box(); }
  /// A box as the state that it belongs to.
  static constexpr enclosed_of<State> state_of(box_type const& box) {
    return vector_layout<enclosed_of<State>>::unflatten(box, 0);
  }
  /// All that the state may be now.
  [[nodiscard]] constexpr enclosed_of<State> state() const { return state_of(box()); }

  /// What is known before the set is moved: the coefficients over its box, and where the solutions pass.
  struct outlook {
    coefficients_on_gradients gradients;
    range_of_step<n> range;
  };
  constexpr outlook ahead(number t, number h) const { return ahead_of(box(), t, h); }
  /// The coefficients at the middle up to some order.
  constexpr coefficients at_middle(int up_to, number t, number h) const {
    coefficients point(set_.point(), t, h);
    point.recorded_up_to(up_to, on_series_, h);
    return point;
  }

  /// Makes a step for which an outlook was found.
  constexpr void move(outlook const& o, number t, number h) {
    coefficients point(set_.point(), t, h);
    point.recorded_up_to(order, on_series_, h);
    square_matrix<number, n> slope{};
    box_type change = o.range.remainder;
    for (std::size_t i = 0; i < n; ++i) {
      auto const& c = o.gradients.x.n[i].c;
      for (int k = order; k > 0; --k) change.n[i] = change.n[i] + point.x.n[i].c[k];
      for (std::size_t j = 0; j < n; ++j) {
        number sum = c[order].slope[j];
        for (int k = order - 1; k >= 0; --k) sum = sum + c[k].slope[j];
        slope.a[i][j] = sum;
      }
    }
    set_ = set_.mapped(change, slope);
  }

  /// Says whether a point would have come through: then the box is too wide, else the step too long.
  [[noreturn]] constexpr void refuse(number t, number h) const {
    refuse_step(ahead_of(set_.point(), t, h).range.found, t.lower, h.upper,
                detail::width_of<n>(box()));
  }

private:
  static constexpr number unit{0.0, 1.0};
  static constexpr int most_tries = 12;

  static constexpr Field with_values(Field const& field) {
    detail::require_values(field);
    return field;
  }

  constexpr outlook ahead_of(box_type const& box, number t, number h) const {
    state_vector<interval_gradient<number, n>, n> start{};
    for (std::size_t i = 0; i < n; ++i) start.n[i] = interval_gradient<number, n>(box.n[i], i);
    outlook o{{start, t, h}, {}};
    o.gradients.recorded_up_to(order, on_gradients_, h);
    o.range = passed(o.gradients, t, h);
    return o;
  }

  // The box that no solution leaves, and the remainder over it.
  constexpr range_of_step<n> passed(coefficients_on_gradients const& gradients, number t,
                                    number h) const {
    range_of_step<n> r{};
    box_type polynomial{}, candidate{};
    for (std::size_t i = 0; i < n; ++i) {
      auto const& c = gradients.x.n[i].c;
      number sum = c[order].value * unit;
      for (int k = order - 1; k > 0; --k) sum = (c[k].value + sum) * unit;
      polynomial.n[i] = c[0].value + sum;
      candidate.n[i] = around(polynomial.n[i], magnitude_of(c[order].value) +
                                                   magnitude_of(c[order - 1].value) * (order > 1));
    }
    for (int tries = 0; tries < most_tries && is_finite(candidate); ++tries) {
      coefficients wide(candidate, t + h * unit, h);
      wide.recorded_up_to(order + 1, on_series_, h);
      bool inside = true;
      for (std::size_t i = 0; i < n; ++i) {
        r.remainder.n[i] = wide.x.n[i].c[order + 1];
        r.box.n[i] = polynomial.n[i] + unit * r.remainder.n[i];
        // A bound that is no number is inside of nothing.
        inside = inside && candidate.n[i].lower < r.box.n[i].lower &&
                 r.box.n[i].upper < candidate.n[i].upper;
      }
      if (inside) {
        r.found = true;
        return r;
      }
      for (std::size_t i = 0; i < n; ++i)
        candidate.n[i] = around(r.box.n[i], 0.5 * magnitude_of(r.remainder.n[i]));
    }
    return r;
  }
  // Wider by so much, and by what any rounding is less than.
  static constexpr number around(number x, double by) {
    double const least = 0x1p-44 * magnitude_of(x) + 0x1p-1000;
    return x + number(-by - least, by + least);
  }

  // The field with its constants converted once: on series of intervals, and on series of gradients.
  [[no_unique_address]] decltype(field_on<recorded<number, order + 1>, State, Time>(
      std::declval<Field const&>())) on_series_;
  [[no_unique_address]] decltype(field_on<recorded<interval_gradient<number, n>, order>, State,
                                          Time>(std::declval<Field const&>())) on_gradients_;
  lohner_set<n> set_;
  number start_time_;
  number dt_;
  long n_ = 0;
};

}  // namespace unitstep::detail
