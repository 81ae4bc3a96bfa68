// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/root.hpp>
#include <unitstep/methods/composition.hpp>

namespace unitstep::detail {

/// The shares of `forest_ruth`.
struct forest_ruth_table {
  static constexpr int order = 4;
  static constexpr bool reversible = true;

  /// Leapfrogs of 1 / (2 - cbrt 2), of 1 less two of these, and of the first again.
  template <class T>
  static constexpr drifts_and_kicks<T, 4, 3> coefficients() {
    using math::cbrt;
    T const theta = T(1) / (T(2) - cbrt(T(2)));
    return unitstep::leapfrogs(std::array<T, 3>{theta, T(1) - theta - theta, theta});
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// Forest-Ruth: symplectic and reversible, of fourth order, three leapfrogs, with the middle one backwards.
///
/// \f[ \theta,\ 1 - 2\theta,\ \theta, \qquad \theta = \frac1{2 - \sqrt[3]2} \approx 1.35 \f]
///
/// The cheapest symplectic method of its order; `suzuki4` takes two evaluations more and has a much
/// smaller error. With forces that depend on velocity the order is one.
///
/// Use it for orbits and other long runs without friction. Cost: three evaluations a step.
/// Source: E. Forest, R. D. Ruth, Physica D 43, 105 (1990).
/// \proof{examples/reference/methods.cpp,forest_ruth}
using forest_ruth = composition<detail::forest_ruth_table>;

}  // namespace unitstep
