// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/detail/checked_step.hpp>
#include <unitstep/methods/detail/rodas_step.hpp>

namespace unitstep {

/// Rodas5P, a Rosenbrock method of eight stages: stiffly accurate, L-stable, with an error estimate,
/// and linear systems in place of Newton's method.
///
/// \f[ \Bigl(\frac1{\gamma h} - J\Bigr) u_i = f\Bigl(y_n + \sum_{j<i} a_{ij} u_j,\; t_n + c_i h\Bigr)
///     + \sum_{j<i} \frac{g_{ij}}h u_j + d_i h \frac{\partial f}{\partial t}, \qquad
///     y_{n+1} = y_n + \sum_i b_i u_i, \qquad \gamma \approx 0.212 \f]
///
/// Of fifth order for every field and every state. On stiff equations, such as those of Prothero and Robinson, its
/// order falls less than that of other Rosenbrock methods.
///
/// Use it as `radau5`, for tolerances that are not very tight, and where a step should cost the same always.
/// Its order needs the Jacobian as it is at the start of the step, so every step finds it: exact by dual
/// numbers where the field takes them. A Jacobian of differences has half of the digits; under a tolerance that
/// costs an evaluation for each number of the state in every step, and hardly an accuracy (see the page on stiff
/// problems). It steps an aggregate with vectors if the field is `banded`.
/// Cost: eight evaluations a step, a Jacobian, a derivative by time, and one real system that is solved eight times.
/// Source: G. Steinebach, BIT Numer. Math. 63, 27 (2023).
/// \throw std::runtime_error if the matrix is singular; it says when
/// \proof{examples/reference/made_of_methods.cpp,rodas5p}
struct rodas5p {
  static constexpr int order = 5;
  static constexpr int order_with_velocity_forces = 5;
  static constexpr int order_with_changing_steps = 5;
  static constexpr int evaluations = 8;
  static constexpr int starting_evaluations = 0;
  static constexpr bool symplectic = false;
  static constexpr bool reversible = false;
  static constexpr bool adds_a_change = false;
  static constexpr bool solves_along_a_band = true;  ///< beside vectors
  static constexpr int error_order = 4;              ///< of the lower member of the error estimate
  static constexpr int dense_order = 4;              ///< of the polynomial within a step

  /// One step of any state.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr State step(State const& y, Field const& field, Time t, Time dt) const {
    if constexpr (detail::solves_for<State, Field>)
      return detail::rodas_step<State, Field>::step(y, field, t, dt);
    else
      return detail::checked_step(y, field, t, dt);
  }

  /// What is kept from one accepted step to the next.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr auto begin(State const& y, Field const& field, Time const& t) const {
    return detail::rodas_step<State, Field>::begin(y, field, t);
  }
  /// A step with its error, which is not yet taken.
  template <class State, class Memory, class Field, class Time>
  [[nodiscard]] constexpr auto attempt(State const& y, Memory& memory, Field const& field,
                                       Time const& t, Time const& dt) const {
    return detail::rodas_step<State, Field>::attempt(y, memory, field, t, dt);
  }
  /// Takes a step.
  template <class State, class Memory, class Attempt, class Field, class Time>
  constexpr void accept(State const&, Memory& memory, Attempt const& a, Field const& field,
                        Time const& t, Time const& dt) const {
    detail::rodas_step<State, Field>::accept(memory, a, field, t, dt);
  }
  /// The states within a step, by share of it.
  template <class State, class Memory, class Attempt, class Field, class Time>
  [[nodiscard]] constexpr auto dense(State const& y, Memory const&, Attempt const& a, Memory const&,
                                     Field const&, Time const&, Time const&) const {
    return detail::rodas_path<State>{y, a.state, a.bends};
  }
};

}  // namespace unitstep
