// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/methods/detail/slopes.hpp>
#include <unitstep/methods/detail/tableau.hpp>
#include <unitstep/state/raw_form.hpp>
#include <utility>

namespace unitstep {

namespace detail {

/// How many stages the weights b use: those after the last are there for an error estimate alone.
template <class Entry, std::size_t stages>
constexpr std::size_t stages_used(Entry const (&b)[stages]) {
  std::size_t last = stages;
  while (is_zero(b[last - 1])) --last;
  return last;
}

/// The state at stage `r`; at stage `stages` that is the end of the step.
template <class Tableau, class T, std::size_t r, class Slopes, class State, class Time>
[[gnu::always_inline]] constexpr State after_stage(Slopes const& k, State const& s,
                                                   Time const& dt) {
  return k.moved(s, row_weights<stage_row<Tableau, r>, T>, dt, used_columns<stage_row<Tableau, r>>);
}

/// Evaluates stages `first`, `first + 1`, ...
template <class Tableau, class T, std::size_t first, class Slopes, class State, class Field,
          class Time, std::size_t... I>
[[gnu::always_inline]] constexpr void run_stages(Slopes& k, State const& s, Field const& field,
                                                 Time const& t, Time const& dt,
                                                 std::index_sequence<I...>) {
  [[maybe_unused]] State y = s;
  ((y = after_stage<Tableau, T, first + I>(k, s, dt),
    k.put(first + I, y, field(y, t + dt * row_sum<stage_row<Tableau, first + I>, T>))),
   ...);
}

}  // namespace detail

/// The explicit Runge-Kutta method of a Butcher tableau.
///
/// \f[ k_i = f\Bigl(y_n + h \sum_{j<i} a_{ij} k_j,\; t_n + c_i h\Bigr), \qquad
///     y_{n+1} = y_n + h \sum_i b_i k_i, \qquad c_i = \sum_{j<i} a_{ij} \f]
///
/// Use it to add a Runge-Kutta method. Write a tableau: `order`, `stages`, `a[stages][stages]` of which
/// what lies under the diagonal counts, and `b[stages]`, all in entries `fraction{over, under}`, or all in
/// `decimal{high, low}` where they are none. What is zero costs nothing.
///
/// Of the tableau's order for every field, neither symplectic nor reversible.
/// Cost: one evaluation a stage.
/// Source: J. C. Butcher, Numerical Methods for Ordinary Differential Equations, 3rd ed. (2016), ch. 3.
/// \proof{examples/reference/made_of_methods.cpp,runge_kutta}
template <class Tableau>
struct runge_kutta {
  static constexpr int order = Tableau::order;
  static constexpr int order_with_velocity_forces = Tableau::order;
  static constexpr int order_with_changing_steps = Tableau::order;
  static constexpr int evaluations = static_cast<int>(detail::stages_used(Tableau::b));
  static constexpr int starting_evaluations = 0;
  static constexpr bool symplectic = false;
  static constexpr bool reversible = false;

  /// One step of a motion, or of any other state, whose field returns its rates.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr State step(State const& s, Field const& field, Time t, Time dt) const {
    using T = typename raw_form<Time>::number;
    constexpr std::size_t stages = detail::stages_used(Tableau::b);
    auto const first = field(s, t);
    detail::slopes<State, std::remove_const_t<decltype(first)>, stages> k{};
    k.put(0, s, first);
    detail::run_stages<Tableau, T, 1>(k, s, field, t, dt, std::make_index_sequence<stages - 1>{});
    return detail::after_stage<Tableau, T, Tableau::stages>(k, s, dt);
  }
};

}  // namespace unitstep
