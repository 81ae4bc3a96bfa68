// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>

namespace twins {

inline void at_run_time() {}

/// A function that begins with this is evaluated at run time, unless a constant is asked for. A compiler tries to
/// evaluate each call with constant arguments, several times in a macro such as EXPECT_TRUE, and discards the results;
/// for a run of a thousand steps that takes seconds. It gives up at the first call that is not constexpr.
constexpr void leave_to_run_time() {
  if (!std::is_constant_evaluated()) at_run_time();
}

}  // namespace twins
