// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <unitstep/diagnostics/fail.hpp>

namespace unitstep::detail {

inline constexpr char const* singular_jacobian = "the Jacobian is singular";
inline constexpr char const* no_convergence = "Newton's method does not converge";

/// Reports that no solution of an implicit step was found: `why`, in the words of a sentence, at what time, with
/// what step, and which number of the state was the farthest off where that is known. A constant expression
/// shows `why`.
template <class T>
[[noreturn]] constexpr void fail_unsolved(char const* method, char const* why, T const& t,
                                          T const& dt, long worst = -1) {
  if constexpr (std::floating_point<T>) {
    if (!__builtin_is_constant_evaluated()) {
      char sentence[256], number[80] = "";
      if (worst >= 0)
        __builtin_snprintf(number, sizeof number,
                           ", number %ld of the state (from 0) the farthest off", worst);
      __builtin_snprintf(sentence, sizeof sentence,
                         "unitstep: %s: %s at time %.9g with a step of %.9g%s", method, why,
                         static_cast<double>(t), static_cast<double>(dt), number);
      fail<std::runtime_error>(sentence);
    }
  }
  fail<std::runtime_error>(why);
}

}  // namespace unitstep::detail
