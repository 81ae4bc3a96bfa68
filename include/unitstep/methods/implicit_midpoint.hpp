// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <unitstep/methods/collocation.hpp>

/// \file
/// \brief The header of `implicit_midpoint` in 0.3, which goes after 0.4.

namespace unitstep::detail {

[[deprecated("implicit_midpoint is in <unitstep/methods/collocation.hpp> now")]]  //
inline constexpr bool header_of_implicit_midpoint = true;
static_assert(header_of_implicit_midpoint);

}  // namespace unitstep::detail
