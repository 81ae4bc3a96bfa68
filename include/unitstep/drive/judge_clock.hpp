// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <unitstep/state/judge_motion.hpp>

namespace unitstep::diagnostics {

template <class T>
inline constexpr bool is_time_in_floating_point = false;
template <quantity_like T>
inline constexpr bool is_time_in_floating_point<T> = is_time<T>&& std::floating_point<number_of<T>>;

/// The verdict on a fixed step and on the most steps of a frame.
template <class Time, class Most>
consteval auto judge_clock() {
  if constexpr (!is_time_in_floating_point<Time>)
    return refuse<"dt", boost::units::quantity<boost::units::si::time>, Time>{};
  else if constexpr (!std::integral<Most> || std::same_as<Most, bool>)
    return refuse<"most", words<"an integer">, Most>{};
  else
    return accepted{};
}

}  // namespace unitstep::diagnostics
