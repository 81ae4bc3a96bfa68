// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/composition.hpp>

namespace unitstep::detail {

/// The shares of `ruth3`.
struct ruth3_table {
  static constexpr int order = 3;
  static constexpr bool reversible = false;

  /// Drifts 1, -2/3, 2/3 and kicks -1/24, 3/4, 7/24.
  template <class T>
  static constexpr drifts_and_kicks<T, 3, 3> coefficients() {
    return {{T(1), T(-2) / T(3), T(2) / T(3)}, {T(-1) / T(24), T(3) / T(4), T(7) / T(24)}};
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// Ruth 3: symplectic, of third order, in three kicks.
///
/// \f[ c = 1,\ -\tfrac23,\ \tfrac23, \qquad d = -\tfrac1{24},\ \tfrac34,\ \tfrac7{24} \f]
///
/// Not symmetric, so not reversible. With forces that depend on velocity the order is one.
///
/// Use it for long runs if third order is enough; `forest_ruth` costs the same and has fourth order.
/// Cost: three evaluations a step.
/// Source: R. D. Ruth, IEEE Trans. Nucl. Sci. 30, 2669 (1983).
/// \proof{examples/reference/methods.cpp,ruth3}
using ruth3 = composition<detail::ruth3_table>;

}  // namespace unitstep
