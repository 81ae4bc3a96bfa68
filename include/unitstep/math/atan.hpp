// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <unitstep/math/atan2.hpp>
#include <unitstep/math/detail/function_of_class.hpp>

namespace unitstep::math {

/// The angle in radians whose tangent is x, from -pi/2 to pi/2, within 0.52 units in the last
/// place: \ref unitstep::math::atan2 of x and 1.
///
/// Zeros and NaN return themselves, infinities +-pi/2, in a constant expression as well.
/// \tparam T float, double or long double of at most 64 significant bits
/// \proof{examples/reference/math.cpp,math::atan}
template <std::floating_point T>
[[nodiscard]] constexpr T atan(T x) {
  return atan2(x, T(1));
}

}  // namespace unitstep::math
