// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <limits>
#include <unitstep/math/detail/exp_double_word.hpp>
#include <unitstep/math/detail/floating_point.hpp>
#include <unitstep/math/detail/function_of_class.hpp>

namespace unitstep::math {

/// e^x, within 0.51 units in the last place, over the whole range of `T`, subnormal results
/// included.
///
/// exp(-infinity) is +0, exp(+infinity) and what overflows is +infinity, NaN returns itself; all of
/// it in a constant expression as well.
/// \tparam T float, double or long double of at most 64 significant bits
/// \proof{examples/reference/math.cpp,math::exp}
template <std::floating_point T>
[[nodiscard]] constexpr T exp(T x) {
  if constexpr (detail::is_narrow<T>) {
    return detail::narrow<T>(exp(static_cast<detail::working_t<T>>(x)));
  } else {
    if (x != x) {
      return x;
    }
    return detail::exp_double_word<T>({x, 0});
  }
}

}  // namespace unitstep::math
