// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/root.hpp>
#include <unitstep/methods/collocation.hpp>

namespace unitstep::detail {

/// The numbers of `gauss4`.
struct gauss4_table {
  /// Its name in error messages.
  static constexpr char const* name = "gauss4";
  static constexpr int order = 4;
  /// The number of stages.
  static constexpr std::size_t stages = 2;
  /// The number of real eigenvalues of the inverse of A.
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

}  // namespace unitstep::detail

namespace unitstep {

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
