// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/methods/runge_kutta.hpp>
#include <unitstep/units/detail/table.hpp>
#include <utility>

namespace unitstep::detail {

/// The number of stages that dense output adds to those of a step.
template <class Tableau>
inline constexpr std::size_t dense_stages = 0;
template <class Tableau>
  requires requires { Tableau::dense_stages; }
inline constexpr std::size_t dense_stages<Tableau> = Tableau::dense_stages;

/// The number of coefficients of a slope that dense output adds to the cubic through both ends.
template <class Tableau>
inline constexpr std::size_t dense_terms = 0;
template <class Tableau>
  requires requires { Tableau::dense; }
inline constexpr std::size_t dense_terms<Tableau> = std::extent_v<decltype(Tableau::dense), 1>;

/// The slopes that dense output uses; column `stages` is the slope at the end.
template <class Tableau>
struct dense_row {
  static constexpr std::size_t size = Tableau::stages + 1 + dense_stages<Tableau>;

  /// A number that is 0 if column `j` is not used.
  static constexpr fraction entry(std::size_t j) {
    bool found = j == 0 || j == Tableau::stages;
    if (j < Tableau::stages) found = found || !is_zero(Tableau::b[j]);
    if constexpr (dense_terms<Tableau> != 0)
      for (auto const& d : Tableau::dense[j]) found = found || !is_zero(d);
    return {found ? 1 : 0, 1};
  }
};

/// The coefficients of slope `j`, in the order in which `embedded_dense_output` nests them.
template <class Tableau, std::size_t j, class T>
inline constexpr auto dense_coefficients = [] {
  T const b = [] {
    if constexpr (j < Tableau::stages)
      return entry_as<T>(Tableau::b[j]);
    else
      return T(0);
  }();
  T const start = T(j == 0 ? 1 : 0);
  T const end = T(j == Tableau::stages ? 1 : 0);
  row_numbers<T, 3 + dense_terms<Tableau>> c{{b, start - b, b + b - start - end}};
  if constexpr (dense_terms<Tableau> != 0)
    for (std::size_t d = 0; d < dense_terms<Tableau>; ++d)
      c.at[3 + d] = entry_as<T>(Tableau::dense[j][d]);
  return c;
}();

/// The curve of a state within a step: the cubic through states and slopes at both ends, and the terms of a tableau.
/// Both ends are exact, since the terms have a factor that is zero there.
template <class Tableau, class State, class Slopes, class Time, class T>
struct embedded_dense_output {
  static constexpr int degree = 3 + int(dense_terms<Tableau>);

  State start;
  Slopes slopes;
  Time dt;

  using row = dense_row<Tableau>;

  /// b + (1 - s) (c1 + s (c2 + (1 - s) (c3 + s ...))), times s, for a share s and rest = 1 - s.
  template <std::size_t j, std::size_t... I>
  static constexpr T weight(T share, T rest, std::index_sequence<I...>) {
    constexpr auto c = dense_coefficients<Tableau, j, T>;
    T sum = c.at[sizeof...(I)];
    ((sum = c.at[sizeof...(I) - 1 - I] + sum * ((sizeof...(I) - I) % 2 == 1 ? rest : share)), ...);
    return sum * share;
  }
  template <std::size_t... J>
  static constexpr row_numbers<T, row::size> weights_at(T share, std::index_sequence<J...>) {
    row_numbers<T, row::size> w{};
    ((w.at[J] =
          weight<J>(share, T(1) - share, std::make_index_sequence<2 + dense_terms<Tableau>>{})),
     ...);
    return w;
  }

  /// The state at a share of the step from 0 to 1.
  [[nodiscard]] constexpr State operator()(T share) const {
    return slopes.moved(start, weights_at(share, used_columns<row>), dt, used_columns<row>);
  }
};

// Whether stability limits the length of a step: the test of Hairer's codes.
//
// At the end of a step the field is evaluated at two states, that of the last stage and that after the step. In a stiff
// system these two differ along the fastest decay, so the quotient of the differences of the rates and of the states is
// about its rate \f$ |\lambda| \f$. Source: E. Hairer, G. Wanner, Solving Ordinary Differential Equations II, 2nd ed.
// (1996), section IV.2.

/// Whether the last stage of a tableau lies at the end of the step, as the state after the step does.
template <class Tableau>
inline constexpr bool ends_twice = [] {
  constexpr double c = row_sum<stage_row<Tableau, Tableau::stages - 1>, double>;
  return c > 1 - 0x1p-40 && c < 1 + 0x1p-40;
}();

/// The longest stable step along a decay of rate 1: the largest x up to which \f$ |R(-x)| \le 1 \f$, to 1/64. A step
/// multiplies by \f$ R(z) = 1 + \sum_k b^T A^{k-1} 1\, z^k \f$.
template <class Tableau>
inline constexpr double stability_limit = [] {
  constexpr std::size_t n = Tableau::stages;
  // v is A^k 1. It becomes A^(k+1) 1 from the last stage up, since a stage uses only those before it.
  row_numbers<double, n> coefficient{}, v{};
  for (auto& one : v.at) one = 1;
  for (std::size_t k = 0; k < n; ++k)
    for (std::size_t i = n; i-- > 0;) {
      coefficient.at[k] += detail::entry_as<double>(Tableau::b[i]) * v.at[i];
      double next = 0;
      for (std::size_t j = 0; j < i; ++j)
        next += detail::entry_as<double>(Tableau::a[i][j]) * v.at[j];
      v.at[i] = next;
    }
  double x = 0;
  for (double r = 1; r <= 1 + 0x1p-30 && r >= -1 - 0x1p-30 && x < 64;) {
    x += 1.0 / 64;
    r = 0;
    for (std::size_t k = n; k > 0; --k) r = (coefficient.at[k - 1] + r) * -x;
    r += 1;
  }
  return x - 1.0 / 64;
}();

/// The state after a step less that of its last stage, as weights of the slopes.
template <class Tableau, class T>
UNITSTEP_TABLE constexpr auto end_less_last_stage = [] {
  constexpr std::size_t n = Tableau::stages;
  row_numbers<T, n + 1> w{};
  for (std::size_t j = 0; j < n; ++j) w.at[j] = detail::entry_as<T>(Tableau::b[j]);
  for (std::size_t j = 0; j + 1 < n; ++j) w.at[j] -= detail::entry_as<T>(Tableau::a[n - 1][j]);
  return w;
}();
/// The slope at the end less that of the last stage.
template <std::size_t stages, class T>
UNITSTEP_TABLE constexpr auto last_slopes_apart = [] {
  row_numbers<T, stages + 1> w{};
  w.at[stages - 1] = T(-1);
  w.at[stages] = T(1);
  return w;
}();

/// The two differences: of the rates, times the length of the step, and of the states.
template <class Change>
struct two_differences {
  Change rates;
  Change states;
};
template <class Tableau, class T, class State, class Slope, class Slopes, class Time>
constexpr auto differences_at_end(Slopes const& of_step, State const& end, Slope const& last,
                                  Time dt) {
  constexpr std::size_t n = Tableau::stages;
  slopes<State, Slope, n + 1> k{};
  k.copy_from(of_step, std::make_index_sequence<n>{});
  k.set(n, end, last);
  constexpr auto all = std::make_index_sequence<n + 1>{};
  using change = decltype(k.change(last_slopes_apart<n, T>, dt, all));
  return two_differences<change>{k.change(last_slopes_apart<n, T>, dt, all),
                                 k.change(end_less_last_stage<Tableau, T>, dt, all)};
}

/// Whether the error estimate uses the slope at the end of the step: the last of its `stages + 1` weights is not zero.
template <class Tableau>
inline constexpr bool error_takes_the_end = !is_zero(Tableau::error[Tableau::stages]);

/// The result of an attempt at a step: the state after it, the estimated error, and the slopes.
template <class State, class Change, class Slopes>
struct embedded_attempt {
  State state;
  Change error;
  Slopes slopes;
};
template <class State, class Change, class Slopes>
struct twice_embedded_attempt : embedded_attempt<State, Change, Slopes> {
  Change second_error;
};

}  // namespace unitstep::detail

namespace unitstep {

/// An explicit Runge-Kutta method with a second set of weights (a pair). The difference of both results estimates the
/// error of a step, by which a `tolerance` chooses the steps.
///
/// \f[ k_i = f\Bigl(y_n + h \sum_{j<i} a_{ij} k_j,\; t_n + c_i h\Bigr), \qquad
///     y_{n+1} = y_n + h \sum_i b_i k_i, \qquad \mathrm{err} = h \sum_i e_i k_i \f]
///
/// Dense output within a step is the cubic through the states and slopes at both ends, and the terms of the tableau:
///
/// \f[ y(t_n + \theta h) = y_n + \theta\,\bigl(\Delta + \psi\,(h k_1 - \Delta + \theta\,(2 \Delta - h k_1 -
///     h k_{end} + \psi\, h \sum_i (d_{i1} + \theta\,(d_{i2} + \psi\,(d_{i3} + \dots)))\, k_i))\bigr),
///     \qquad \psi = 1 - \theta, \quad \Delta = y_{n+1} - y_n \f]
///
/// Use it to add a pair. Its tableau has the members of one for `runge_kutta`, and `error_order`, the order of the
/// lower member; `error[stages + 1]`, the differences of the weights, where the last belongs to the slope at the end of
/// the step, which is the first of the next; and `dense_order`. If dense output is more than the cubic, it has
/// `dense[stages + 1][terms]`, the coefficients \f$ d_{ij} \f$ of each slope. If that takes more slopes, there are
/// `dense_stages` of them, with `dense_a[dense_stages][stages + dense_stages]`, and `dense` has a row for each. A
/// tableau that checks a step by two estimates has `second_error[stages + 1]`, which uses the slope at the end only if
/// `error` does.
///
/// Cost: one evaluation a stage; in a run under a tolerance the first stage of a step is the end of the
/// one before it.
/// Source: E. Hairer, S. P. Nørsett, G. Wanner, Solving Ordinary Differential Equations I, 2nd ed. (1993),
/// II.4 to II.6.
/// \proof{examples/reference/made_of_methods.cpp,embedded_runge_kutta}
template <class Tableau>
struct embedded_runge_kutta {
  using tableau = Tableau;  ///< its coefficients

  static constexpr int order = Tableau::order;
  static constexpr int order_with_velocity_forces = Tableau::order;
  static constexpr int order_with_changing_steps = Tableau::order;
  static constexpr int evaluations = static_cast<int>(detail::stages_used(Tableau::b));
  static constexpr int starting_evaluations = 0;
  static constexpr bool symplectic = false;
  static constexpr bool reversible = false;
  /// The order of the lower member; the difference of the two members is the error.
  static constexpr int error_order = Tableau::error_order;
  /// The order of dense output.
  static constexpr int dense_order = Tableau::dense_order;

  /// One step of a motion, or of any other state, whose field returns its rates.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr State step(State const& s, Field const& field, Time t, Time dt) const {
    return runge_kutta<Tableau>{}.step(s, field, t, dt);
  }

  /// The slope at the start of the run, which each step takes from the step before.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr auto begin(State const& s, Field const& field, Time t) const {
    return field(s, t);
  }

  /// A step with its estimated error.
  template <class State, class Slope, class Field, class Time>
  [[nodiscard]] constexpr auto attempt(State const& s, Slope const& first, Field const& field,
                                       Time t, Time dt) const {
    using T = typename raw_form<Time>::number;
    using error = detail::array_row<Tableau::error>;
    constexpr std::size_t stages = Tableau::stages;
    using slopes = detail::slopes<State, Slope, stages + detail::error_takes_the_end<Tableau>>;
    using change = decltype(std::declval<slopes const&>().change(detail::row_weights<error, T>, dt,
                                                                 detail::used_columns<error>));
    std::conditional_t<twice, detail::twice_embedded_attempt<State, change, slopes>,
                       detail::embedded_attempt<State, change, slopes>>
        a;  // all of it is written below, so it needs no zeros first
    a.slopes.set(0, s, first);
    detail::run_stages<Tableau, T, 1>(a.slopes, s, field, t, dt,
                                      std::make_index_sequence<stages - 1>{});
    a.state = detail::after_stage<Tableau, T, stages>(a.slopes, s, dt);
    if constexpr (detail::error_takes_the_end<Tableau>)
      a.slopes.set(stages, a.state, field(a.state, t + dt));
    a.error = a.slopes.change(detail::row_weights<error, T>, dt, detail::used_columns<error>);
    if constexpr (twice) {
      using second = detail::array_row<Tableau::second_error>;
      a.second_error =
          a.slopes.change(detail::row_weights<second, T>, dt, detail::used_columns<second>);
    }
    return a;
  }

  /// Continues after an attempt: the slope at its end is the first of the next step.
  template <class State, class Slope, class Attempt, class Field, class Time>
  constexpr void accept(State const&, Slope& first, Attempt const& a, Field const& field, Time t,
                        Time dt) const {
    if constexpr (detail::error_takes_the_end<Tableau>)
      first = a.slopes.result(Tableau::stages);
    else
      first = field(a.state, t + dt);
  }

  /// The curve of the state within an accepted step.
  template <class State, class Slope, class Attempt, class Field, class Time>
  [[nodiscard]] constexpr auto dense(State const& s, Slope const&, Attempt const& a,
                                     Slope const& last, Field const& field, Time t, Time dt) const {
    using T = typename raw_form<Time>::number;
    constexpr std::size_t stages = Tableau::stages;
    constexpr std::size_t more = detail::dense_stages<Tableau>;
    using slopes = detail::slopes<State, Slope, stages + 1 + more>;
    detail::embedded_dense_output<Tableau, State, slopes, Time, T> path{s, {}, dt};
    path.slopes.copy_from(a.slopes, std::make_index_sequence<stages>{});
    path.slopes.set(stages, a.state, last);
    detail::run_stages<Tableau, T, stages + 1>(path.slopes, s, field, t, dt,
                                               std::make_index_sequence<more>{});
    return path;
  }

  /// The longest stable step along a decay of rate 1, less 2 %: if a step is longer, only stability limits it.
  static constexpr double longest_stable_step = 0.98 * detail::stability_limit<Tableau>;

  /// The differences of rates and of states between the last stage and the end of a step, both at the same time.
  template <class Attempt, class Slope, class Time>
    requires detail::ends_twice<Tableau>
  [[nodiscard]] constexpr auto last_two(Attempt const& a, Slope const& last, Time dt) const {
    using T = typename raw_form<Time>::number;
    return detail::differences_at_end<Tableau, T>(a.slopes, a.state, last, dt);
  }

private:
  static constexpr bool twice = requires { Tableau::second_error; };
};

}  // namespace unitstep
