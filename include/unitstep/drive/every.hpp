// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/detail/check_count.hpp>
#include <unitstep/drive/detail/require.hpp>
#include <unitstep/units/detail/duration.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief An observer that is called once for so many steps.

namespace unitstep {

namespace diagnostics {

/// Whether an observer counts steps, if it counts anything.
template <class Observer>
inline constexpr bool counts_steps = true;

/// The verdict on an observer whose `every` has refused its count already.
template <class Observer>
struct miscounted {
  using verdict = refused<void, void>;
};

}  // namespace diagnostics

/// An observer that is called at every n-th step: at the start, after `n` steps, after `2 n`, ...
///
/// The steps in between are made without a look at them, at the speed of `integrate`.
///
/// An observer that has a name is called itself, and not a copy: what it keeps is there after the run,
/// as without `every`. It must live as long as the `every`. One without a name is kept in `observer`.
///
/// \tparam Count    an integer
/// \tparam Observer what is called, or a reference to it
/// \throw std::domain_error if `n` is less than 1 or more than a `long` holds
/// \proof{examples/reference/drive.cpp,integrate_observed}
template <class Count, class Observer>
class every {
  long n_ = 1;

public:
  Observer observer;  ///< called with (state, time)

  /// Every `n`-th step.
  constexpr every(Count const& n, Observer called) : observer(static_cast<Observer&&>(called)) {
    using verdict = decltype(diagnostics::check_count<"n", Count>());
    static_assert(units_match<printed<verdict>>, "wrong unit");
    (void)[] { return sizeof(said_of<verdict>); };
    if constexpr (verdict::ok) n_ = detail::require_count(n, 1, "unitstep: n must be at least 1");
  }

  /// How many steps there are from one call to the next.
  constexpr long n() const { return n_; }
};

template <class Count, class Observer>
every(Count const&, Observer&&) -> every<Count, Observer>;

/// \cond
template <class Count, class Observer>
inline constexpr bool diagnostics::counts_steps<every<Count, Observer>> = counting<Count>;
/// \endcond

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
