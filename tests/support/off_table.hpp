// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/composition.hpp>

namespace laws {

/// A symmetric composition of leapfrogs with an error that leaves it symmetric and consistent: the first and last
/// shares are a thousandth longer, and the middle one compensates.
template <class Table>
struct off_table : Table {
  template <class T>
  static constexpr auto coefficients() {
    auto share = Table::template coefficients<T>().kick;
    constexpr auto last = share.size() - 1;
    share[0] = share[0] + T(1) / T(1000);
    share[last] = share[0];
    share[last / 2] = share[last / 2] - T(1) / T(500);
    return unitstep::leapfrogs(share);
  }
};

}  // namespace laws
