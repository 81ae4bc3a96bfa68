// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdio>
#include <stdexcept>
#include <unitstep/diagnostics/detail/ieee_arithmetic.hpp>
#include <unitstep/diagnostics/fail.hpp>

namespace unitstep::detail {

/// Says when no enclosure was found, and why. A constant expression cannot make a sentence for the compiler
/// to print; there the arguments of this call, which the compiler shows, say when.
///
/// \param box_too_wide whether the middle of the box alone would have come through
/// \param time         the start of the step
/// \param dt           its length
/// \param width        of the box in its widest number
[[noreturn]] constexpr void refuse_step(bool box_too_wide, double time, double dt, double width) {
  if (!__builtin_is_constant_evaluated()) {
    char words[240];
    std::snprintf(words, sizeof words,
                  "unitstep: enclose: no enclosure of the step at time %.9g: %s (dt %.6g, the box "
                  "is %.6g wide)",
                  time,
                  box_too_wide ? "the box is too wide; split the start, or take shorter steps"
                               : "the step is too long, or the field has no derivatives there",
                  dt, width);
    fail<std::runtime_error>(words);
  }
  fail<std::runtime_error>(box_too_wide
                               ? "unitstep: enclose: no enclosure of a step: the box is too wide"
                               : "unitstep: enclose: no enclosure of a step: the step is too long");
}

}  // namespace unitstep::detail
