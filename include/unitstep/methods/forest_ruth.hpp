// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <unitstep/methods/composition.hpp>

/// \file
/// \brief The header of `forest_ruth` in 0.3, which goes after 0.4.

namespace unitstep::detail {

[[deprecated("forest_ruth is in <unitstep/methods/composition.hpp> now")]]  //
inline constexpr bool header_of_forest_ruth = true;
static_assert(header_of_forest_ruth);

}  // namespace unitstep::detail
