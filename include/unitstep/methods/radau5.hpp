// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/detail/radau_numbers.hpp>
#include <unitstep/methods/detail/radau_step.hpp>

namespace unitstep {

/// Radau 5, Radau IIA of three stages: stiffly accurate, L-stable, with an error estimate.
///
/// \f[ z_i = h \sum_j a_{ij}\, f(y_n + z_j,\; t_n + c_j h), \qquad y_{n+1} = y_n + z_3, \qquad
///     c = \frac{4 \mp \sqrt6}{10},\ 1 \f]
///
/// Of fifth order for every field and every state; whatever is damped too fast for the step is gone at its end.
/// Of stiff equations the error of a step is of fourth order at least.
///
/// Use it for stiff chemistry, circuits, heat and dampers: whatever has rates so far apart that the fastest
/// forbid an explicit method its steps. Under a `tolerance` the error is estimated by a formula of third
/// order that is solved with the same matrix, Newton's method goes as far as the tolerance asks, the stages start from
/// the polynomial of the step before, and the Jacobian is kept while corrections shrink fast.
/// Between its steps it is a polynomial of third degree: where all but the slow motion is damped steps may be longer
/// than that is good for, and `longest_step` holds them.
/// With steps of `dt` the stages are solved for to rounding. An aggregate with vectors is stepped if the field is
/// `banded`.
/// Cost: three evaluations in every iteration, two more in a step under a tolerance; a real and a complex system.
/// Source: E. Hairer, G. Wanner, J. Comput. Appl. Math. 111, 93 (1999); the same,
/// Solving Ordinary Differential Equations II, 2nd ed. (1996), IV.8.
/// \throw std::runtime_error if the matrix is singular or Newton's method does not converge; it says when
/// \proof{examples/reference/made_of_methods.cpp,radau5}
struct radau5 : collocation<detail::radau5_table> {
  static constexpr int evaluations = 6;  ///< at least
  static constexpr int error_order = 3;  ///< of the lower member of the error estimate
  static constexpr int dense_order = 3;  ///< of the polynomial within a step

  /// What is kept from one accepted step to the next.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr auto begin(State const& y, Field const& field, Time const& t) const {
    return detail::radau_step<State, Field>::begin(y, field, t);
  }
  /// A step with its error, which is not yet taken.
  template <class State, class Memory, class Field, class Time>
  [[nodiscard]] constexpr auto attempt(State const& y, Memory& memory, Field const& field,
                                       Time const& t, Time const& dt) const {
    return detail::radau_step<State, Field>::attempt(y, memory, field, t, dt);
  }
  /// Takes a step.
  template <class State, class Memory, class Attempt, class Field, class Time>
  constexpr void accept(State const& y, Memory& memory, Attempt const& a, Field const& field,
                        Time const& t, Time const& dt) const {
    detail::radau_step<State, Field>::accept(y, memory, a, field, t, dt);
  }
  /// The states within a step, by share of it: the polynomial of the stages.
  template <class State, class Memory, class Attempt, class Field, class Time>
  [[nodiscard]] constexpr auto dense(State const& y, Memory const&, Attempt const& a, Memory const&,
                                     Field const&, Time const&, Time const&) const {
    return detail::radau_dense_output<State>{y, a.stages};
  }
};

}  // namespace unitstep
