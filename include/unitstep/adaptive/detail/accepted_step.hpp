// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/detail/ieee_arithmetic.hpp>

namespace unitstep::detail {

/// A step that was accepted, with all that dense output needs: where it began, how long it was, and what
/// the method handed over.
template <class State, class Memory, class Attempt, class Time>
struct accepted_step {
  State before;
  Memory memory;
  Time t;
  Time dt;
  Attempt attempt;
};

}  // namespace unitstep::detail
