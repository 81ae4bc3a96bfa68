// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/units/detail/ieee_arithmetic.hpp>
#include <unitstep/units/text.hpp>

/// \file
/// \brief The methods that a run under a tolerance names in its advice. Nothing else here knows methods by name: what
/// a method can do follows from its members (`methods/method.hpp`).

namespace unitstep::diagnostics {

/// What to take for a stiff system.
inline constexpr char const* for_stiff_systems = "radau5 or rodas5p";

/// What to take in place of a method without an error estimate.
inline constexpr text with_error_estimate{
    "one with an error estimate: dormand_prince5, dop853, step_doubling{method}, ..."};

}  // namespace unitstep::diagnostics
