// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/state/rate.hpp>
#include <unitstep/units/detail/radian_hint.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief The commonest verdict: an argument must have one unit and one value type.

namespace unitstep::diagnostics {

/// The verdict on a Got where a Due is expected. The argument is called `Label`.
template <text Label, class Due, class Got>
consteval auto check_fit() {
  if constexpr (fits<Due, Got>)
    return accepted{};
  else
    return refuse<Label, Due, Got>{};
}

/// The same where angles are involved: if only a factor of a radian is missing, the refusal says what to do.
template <text Label, class Due, class Got>
consteval auto check_fit_of_turning() {
  if constexpr (fits<Due, Got>)
    return accepted{};
  else
    return refuse<Label, Due, with_radian_hint<Due, Got>>{};
}

}  // namespace unitstep::diagnostics
