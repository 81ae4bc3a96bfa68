// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/time.hpp>
#include <concepts>
#include <unitstep/drive/detail/check_count.hpp>
#include <unitstep/units/quantity.hpp>

namespace unitstep::diagnostics {

/// A time of floating-point numbers, which can be divided into steps.
template <class T>
concept time_in_floating_point = unitstep::detail::is_time<T> && std::floating_point<number_of<T>>;

/// The verdict on a fixed step and on the most steps of a frame.
template <class Time, class Most>
consteval auto check_clock() {
  if constexpr (!time_in_floating_point<Time>)
    return refuse<"dt", boost::units::quantity<boost::units::si::time>, Time>{};
  else
    return check_count<"most", Most>();
}

}  // namespace unitstep::diagnostics
