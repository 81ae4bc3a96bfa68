// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>

namespace twins {

inline void at_run_time() {}

/// Has the program work out a function that begins with this, unless a constant is asked for. A compiler tries each call
/// whose arguments are all constants, and does so several times in a macro such as EXPECT_TRUE; a run of a thousand
/// steps takes it seconds, and what it finds is thrown away. It gives up at the first call of what is not constexpr.
constexpr void leave_to_run_time() {
  if (!std::is_constant_evaluated()) at_run_time();
}

}  // namespace twins
