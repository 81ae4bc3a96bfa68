// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <unitstep/methods/collocation.hpp>

/// \file
/// \brief The header of `gauss4` in 0.3, which goes after 0.4.

namespace unitstep::detail {

[[deprecated("gauss4 is in <unitstep/methods/collocation.hpp> now")]]  //
inline constexpr bool header_of_gauss4 = true;
static_assert(header_of_gauss4);

}  // namespace unitstep::detail
