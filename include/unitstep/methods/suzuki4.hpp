// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/root.hpp>
#include <unitstep/methods/composition.hpp>

namespace unitstep::detail {

/// The shares of `suzuki4`.
struct suzuki4_table {
  static constexpr int order = 4;
  static constexpr bool reversible = true;

  /// Leapfrogs of p = 1 / (4 - cbrt 4) twice, of 1 - 4 p, and of p twice again.
  template <class T>
  static constexpr drifts_and_kicks<T, 6, 5> coefficients() {
    using math::cbrt;
    T const p = T(1) / (T(4) - cbrt(T(4)));
    return unitstep::leapfrogs(std::array<T, 5>{p, p, T(1) - T(4) * p, p, p});
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// Suzuki 4, a fractal method: symplectic and reversible, of fourth order, five leapfrogs.
///
/// \f[ p,\ p,\ 1 - 4p,\ p,\ p, \qquad p = \frac1{4 - \sqrt[3]4} \approx 0.41 \f]
///
/// No part of a step is longer than two thirds of it, so it stays stable at longer steps than
/// `forest_ruth`, and its error is much smaller. With forces that depend on velocity the order is one.
///
/// Use it for orbits and other long runs without friction. Cost: five evaluations a step.
/// Source: M. Suzuki, Phys. Lett. A 146, 319 (1990).
/// \proof{examples/reference/methods.cpp,suzuki4}
using suzuki4 = composition<detail::suzuki4_table>;

}  // namespace unitstep
