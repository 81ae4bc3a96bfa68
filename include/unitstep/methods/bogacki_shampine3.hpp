// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <unitstep/methods/embedded_runge_kutta.hpp>

/// \file
/// \brief The header of `bogacki_shampine3` in 0.3, which goes after 0.4.

namespace unitstep::detail {

[[deprecated("bogacki_shampine3 is in <unitstep/methods/embedded_runge_kutta.hpp> now")]]  //
inline constexpr bool header_of_bogacki_shampine3 = true;
static_assert(header_of_bogacki_shampine3);

}  // namespace unitstep::detail
