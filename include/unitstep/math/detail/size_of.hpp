// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>

namespace unitstep::detail {

/// A floating-point number without its sign, as `magnitude` is of any number or quantity: in one instruction, and a constant evaluator charges for one operation.
template <std::floating_point T>
[[gnu::always_inline]] constexpr T size_of(T x) {
  if constexpr (std::same_as<T, long double>)
    return __builtin_fabsl(x);
  else
    return static_cast<T>(__builtin_fabs(x));
}

}  // namespace unitstep::detail
