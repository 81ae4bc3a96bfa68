// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <stdexcept>
#include <unitstep/diagnostics/fail.hpp>

namespace unitstep::detail {

/// Why `wisdom_holman` cannot move a planet along its orbit.
struct wisdom_holman_errors {
  [[noreturn]] static constexpr void unfit() {
    fail<std::domain_error>("unitstep: wisdom_holman: all must be finite, and G m_0 positive");
  }
  [[noreturn]] static constexpr void at_the_centre() {
    fail<std::domain_error>("unitstep: wisdom_holman: a planet must not be at the first body");
  }
  [[noreturn]] static constexpr void beyond_all_turns() {
    fail<std::domain_error>("unitstep: wisdom_holman: dt is beyond all digits of a turn");
  }
  [[noreturn]] static constexpr void beyond_all_numbers() {
    fail<std::domain_error>("unitstep: wisdom_holman: dt is beyond all numbers");
  }
};

}  // namespace unitstep::detail
