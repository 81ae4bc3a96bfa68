// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <unitstep/methods/composition.hpp>

/// \file
/// \brief The header of `yoshida6` in 0.3, which goes after 0.4.

namespace unitstep::detail {

[[deprecated("yoshida6 is in <unitstep/methods/composition.hpp> now")]]  //
inline constexpr bool header_of_yoshida6 = true;
static_assert(header_of_yoshida6);

}  // namespace unitstep::detail
