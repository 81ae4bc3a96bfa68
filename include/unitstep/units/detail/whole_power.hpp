// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>

namespace unitstep::detail {

/// \f$ x^N \f$ for a whole N, by squaring, for anything that has a product; a negative power is the
/// reciprocal of the positive one.
template <long N, class X>
constexpr auto whole_power(X const& x) {
  if constexpr (N < 0 && number<X>) {
    return X(1) / whole_power<-N>(x);
  } else if constexpr (N < 0) {
    return 1 / whole_power<-N>(x);
  } else if constexpr (N == 0) {
    return X(1);
  } else if constexpr (N == 1) {
    return x;
  } else if constexpr (N % 2 == 1) {
    return whole_power<N - 1>(x) * x;
  } else {
    auto const half = whole_power<N / 2>(x);
    if constexpr (requires { half.squared(); })
      return half.squared();
    else
      return half * half;
  }
}

// Boost's length to the power 0 is still a length, to the power 0.
template <class U, long N>
struct power_unit {
  using type = unit_power<U, N>;
};
template <class U>
struct power_unit<U, 0> {
  using type = unit_quotient<U, U>;
};

}  // namespace unitstep::detail
