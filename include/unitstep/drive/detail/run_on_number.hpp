// SPDX-License-Identifier: BSL-1.0
#pragma once

namespace unitstep::detail {

/// Whether a driver that is given all this is to make the run on another number, and how that turns what it was given.
/// `answers/detail/given_on_duals.hpp` specialises it for runs in which something is a `dual`: a start of `double` then
/// becomes one of duals. Every other run is made on the numbers of its start.
///
/// \tparam Happens whether something may happen in the run: then its times are counted in that number too
/// \tparam Method  what makes the steps
/// \tparam Time    a time of the run, as its field would be called with
/// \tparam Given   what else the driver is given: pace, extent, events, ...
template <bool Happens, class Method, class Time, class State, class Field, class... Given>
struct run_on_number {
  static constexpr bool is_due = false;
};

}  // namespace unitstep::detail
