// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <unitstep/methods/composition.hpp>

/// \file
/// \brief The header of `blanes_moan_srkn11b` in 0.3, which goes after 0.4.

namespace unitstep::detail {

[[deprecated("blanes_moan_srkn11b is in <unitstep/methods/composition.hpp> now")]]  //
inline constexpr bool header_of_blanes_moan_srkn11b = true;
static_assert(header_of_blanes_moan_srkn11b);

}  // namespace unitstep::detail
