// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/every.hpp>
#include <unitstep/units/detail/duration.hpp>
#include <unitstep/units/quantity.hpp>

namespace unitstep {

namespace detail {

/// What may be the time from one look at a run to the next, where an integer counts steps.
template <class T>
concept time_between_looks = quantity_like<T> || std::floating_point<T> || clock_time<T>;

}  // namespace detail

/// An observer that is called at even times of a run under a tolerance: at the start, and a time `spacing`
/// after the last call, by the method's dense output.
///
///     integrate_observed(dormand_prince5{}, start, field, allowed, end_time, every{0.1 * si::second, print});
///
/// \tparam Spacing  a time, or a `std::chrono::duration`
/// \tparam Observer what is called, or a reference to it
template <class Spacing, class Observer>
  requires detail::time_between_looks<Spacing>
class every<Spacing, Observer> {
  Spacing spacing_;

public:
  Observer observer;  ///< called with (state, time)

  /// An observer that is called at times `spacing` apart.
  constexpr every(Spacing const& spacing, Observer called)
      : spacing_(spacing), observer(static_cast<Observer&&>(called)) {}

  /// The time from one call to the next.
  constexpr Spacing spacing() const { return spacing_; }
};

/// \cond
/// Whether an observer is called at times, or after every step; where it is neither, its `every` refuses the count.
namespace diagnostics {
template <class Observer>
inline constexpr bool tells_when = true;
template <class Count, class Observer>
inline constexpr bool tells_when<every<Count, Observer>> =
    counting<Count> || unitstep::detail::time_between_looks<Count>;
}  // namespace diagnostics

/// Where steps are counted, a time between calls is refused.
template <class Spacing, class Observer>
  requires detail::time_between_looks<Spacing>
struct diagnostics::miscounted<every<Spacing, Observer>> {
  using verdict = refuse<"n", words<"an integer">, Spacing>;
};
/// \endcond

}  // namespace unitstep
