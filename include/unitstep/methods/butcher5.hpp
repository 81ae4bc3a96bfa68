// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <unitstep/methods/runge_kutta.hpp>

/// \file
/// \brief The header of `butcher5` in 0.3, which goes after 0.4.

namespace unitstep::detail {

[[deprecated("butcher5 is in <unitstep/methods/runge_kutta.hpp> now")]]  //
inline constexpr bool header_of_butcher5 = true;
static_assert(header_of_butcher5);

}  // namespace unitstep::detail
