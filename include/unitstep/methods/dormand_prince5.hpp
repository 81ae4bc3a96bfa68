// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <unitstep/methods/embedded_runge_kutta.hpp>

/// \file
/// \brief The header of `dormand_prince5` in 0.3, which goes after 0.4.

namespace unitstep::detail {

[[deprecated("dormand_prince5 is in <unitstep/methods/embedded_runge_kutta.hpp> now")]]  //
inline constexpr bool header_of_dormand_prince5 = true;
static_assert(header_of_dormand_prince5);

}  // namespace unitstep::detail
