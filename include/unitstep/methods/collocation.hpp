// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <unitstep/math/root.hpp>
#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/methods/detail/stage_newton.hpp>
#include <unitstep/methods/method.hpp>

namespace unitstep {

namespace detail {

/// A table for `collocation` has the facts of its method, its `name` for error messages, its number of `stages`, how
/// many of their eigenvalues are real, and `numbers<T>()`, which returns its `collocation_numbers`.
template <class Table>
concept table_of_collocation = requires {
  { Table::name } -> std::convertible_to<char const*>;
  { Table::order } -> std::convertible_to<int>;
  { Table::stages } -> std::convertible_to<std::size_t>;
  { Table::real_eigenvalues } -> std::convertible_to<std::size_t>;
  { Table::symplectic } -> std::convertible_to<bool>;
  { Table::reversible } -> std::convertible_to<bool>;
  {
    Table::template numbers<double>()
  } -> std::same_as<collocation_numbers<double, Table::stages, Table::real_eigenvalues>>;
};

}  // namespace detail

/// The implicit Runge-Kutta method of a table of collocation: a polynomial starts at the state, and its derivative is
/// that of the field at every node.
///
/// \f[ z_i = h \sum_j a_{ij}\, f(y_n + z_j,\; t_n + c_j h), \qquad y_{n+1} = y_n + \sum_i d_i z_i,
///     \qquad d^T = b^T A^{-1} \f]
///
/// Use it to add an implicit method. Write a table: `name`, `order`, `stages`, `real_eigenvalues` (how many eigenvalues
/// of \f$ A^{-1} \f$ are real), `symplectic`, `reversible`, and `numbers<T>()`, which returns the nodes, the shares
/// `d`, these eigenvalues and the rows that lead to them as a `collocation_numbers<T, stages, real_eigenvalues>`.
/// `gauss4::table` is an example. A table that lacks one of these is refused, and the compiler names what it lacks.
///
/// Has the table's order for every field and every state. Newton's method finds the stages, in systems as large as the
/// state, a real or a complex one for each eigenvalue. The Jacobian is exact where the field takes dual numbers, and
/// made of differences otherwise; it is computed again if corrections shrink slowly. The last correction is as small as
/// rounding. It steps an aggregate with vectors if the field is `banded`.
/// Cost: an evaluation a stage in every iteration, and the Jacobian.
/// Source: E. Hairer, G. Wanner, Solving Ordinary Differential Equations II, 2nd ed. (1996), IV.8.
/// \throw std::runtime_error if the matrix is singular or Newton's method does not converge; the message has the time
/// \proof{examples/reference/made_of_methods.cpp,collocation}
template <detail::table_of_collocation Table>
struct collocation : method_facts<Table::order> {
  using table = Table;  ///< its numbers

  static constexpr int evaluations = 2 * static_cast<int>(Table::stages);  ///< at least
  static constexpr bool symplectic = Table::symplectic;
  static constexpr bool reversible = Table::reversible;
  // The last correction has other digits than the sum of state and change.
  static constexpr bool adds_a_change = false;
  static constexpr bool solves_along_a_band = true;  ///< for an aggregate with vectors

  /// One step of any state.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr State step(State const& y, Field const& field, Time t, Time dt) const {
    if constexpr (detail::solves_for<State, Field>) {
      using layout = detail::as_vector<State>;
      return layout::unflatten(detail::stages_by_newton<Table>(
          layout::flatten(y), detail::jacobian_of<State, Field>{field}, t, dt));
    } else {
      return detail::checked_step(y, field, t, dt);
    }
  }
};

namespace detail {

/// The numbers of `implicit_midpoint`.
struct implicit_midpoint_table {
  static constexpr char const* name = "implicit_midpoint";
  static constexpr int order = 2;
  static constexpr std::size_t stages = 1;
  static constexpr std::size_t real_eigenvalues = 1;
  static constexpr bool symplectic = true;
  static constexpr bool reversible = true;

  template <class T>
  static constexpr collocation_numbers<T, 1, 1> numbers() {
    return {{T(1) / T(2)}, {T(2)}, {T(2)}, {}, {{{{T(1)}}}}, {{{{T(1)}}}}};
  }
};

}  // namespace detail

/// Implicit midpoint: symplectic and reversible, the implicit Runge-Kutta method of one stage
/// in the middle of the step.
///
/// \f[ y_{n+1} = y_n + h\, f\Bigl(\frac{y_n + y_{n+1}}2,\; t_n + \tfrac h2\Bigr) \f]
///
/// Has second order for every field and every state, and is A-stable: stable for any step with oscillations and decays.
/// It keeps invariants of second degree in the state to rounding, such as the energy of springs and the size of an
/// angular momentum. It does not damp stiff motions, which oscillate.
///
/// Use it for long runs of coupled or stiff springs without friction, and if the method must be symplectic even though
/// the forces depend on velocity.
/// Cost: two evaluations a step at least and the Jacobian.
/// Source: K. Feng, J. Comput. Math. 4, 279 (1986).
/// \throw std::runtime_error if the Jacobian is singular or Newton's method does not converge; the message has the time
/// \proof{examples/reference/methods.cpp,implicit_midpoint}
using implicit_midpoint = collocation<detail::implicit_midpoint_table>;

namespace detail {

/// The numbers of `gauss4`.
struct gauss4_table {
  static constexpr char const* name = "gauss4";
  static constexpr int order = 4;
  static constexpr std::size_t stages = 2;
  static constexpr std::size_t real_eigenvalues = 0;
  static constexpr bool symplectic = true;
  static constexpr bool reversible = true;

  /// The eigenvalues of \f$ A^{-1} \f$, whose rows are (3, -3 + 2 sqrt 3) and (-3 - 2 sqrt 3, 3), are 3 + i sqrt 3 and
  /// its conjugate. The row (1, -i (2 - sqrt 3)) times the matrix is 3 + i sqrt 3 times itself.
  template <class T>
  static constexpr collocation_numbers<T, 2, 0> numbers() {
    using math::sqrt;
    T const root = sqrt(T(3));
    T const zero(0), one(1), half = T(1) / T(2);
    return {{half - root / T(6), half + root / T(6)},
            {-root, root},
            {},
            {{{T(3), root}}},
            {{{{one, zero}}, {{zero, root - T(2)}}}},
            {{{{one, zero}}, {{zero, -root - T(2)}}}}};
  }
};

}  // namespace detail

/// Gauss 4: symplectic and reversible, the implicit Runge-Kutta method of two stages at the
/// nodes of Gauss.
///
/// \f[ c = \frac12 \mp \frac{\sqrt3}6, \qquad
///     A = \begin{pmatrix} \frac14 & \frac14 - \frac{\sqrt3}6 \\ \frac14 + \frac{\sqrt3}6 & \frac14
///     \end{pmatrix}, \qquad b = \tfrac12, \tfrac12 \f]
///
/// Has fourth order for every field and every state. It is A-stable, so that no spring is too stiff, and keeps
/// invariants of second degree in the state to rounding.
///
/// Use it for long runs of coupled or stiff springs without friction, and for charges in magnetic fields and for tops
/// if the method must be symplectic even though their forces depend on velocity.
/// Cost: four evaluations a step at least and the Jacobian.
/// Source: J. C. Butcher, Math. Comp. 18, 50 (1964).
/// \throw std::runtime_error if the Jacobian is singular or Newton's method does not converge; the message has the time
/// \proof{examples/reference/methods.cpp,gauss4}
using gauss4 = collocation<detail::gauss4_table>;

}  // namespace unitstep
