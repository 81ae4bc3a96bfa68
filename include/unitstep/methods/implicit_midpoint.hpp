// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/collocation.hpp>

namespace unitstep::detail {

/// The numbers of `implicit_midpoint`.
struct implicit_midpoint_table {
  /// Its name in error messages.
  static constexpr char const* name = "implicit_midpoint";
  static constexpr int order = 2;
  /// The number of stages.
  static constexpr std::size_t stages = 1;
  /// The number of real eigenvalues of the inverse of A.
  static constexpr std::size_t real_eigenvalues = 1;
  static constexpr bool symplectic = true;
  static constexpr bool reversible = true;

  /// Its coefficients.
  template <class T>
  static constexpr collocation_numbers<T, 1, 1> numbers() {
    return {{T(1) / T(2)}, {T(2)}, {T(2)}, {}, {{{{T(1)}}}}, {{{{T(1)}}}}};
  }
};

}  // namespace unitstep::detail

namespace unitstep {

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

}  // namespace unitstep
