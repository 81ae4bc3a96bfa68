// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/detail/engines/require.hpp>
#include <unitstep/units/detail/duration.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief An observer that is called at every n-th step, or at even times.

namespace unitstep {

/// An observer that is called at every n-th step: at the start, after `n` steps, after `2 n`, ...
///
/// The steps in between have no observer, and are as fast as those of `integrate`.
///
/// If you give an observer that has a name, the run calls that one and not a copy. So after the run it has the data
/// that it has collected. It must live as long as the `every`. An observer without a name is moved into `observer`.
///
/// \tparam Count    an integer
/// \tparam Observer the callable, or a reference to it
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
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
    if constexpr (verdict::ok) n_ = detail::require_count(n, 1, "unitstep: n must be at least 1");
  }

  /// The number of steps from one call to the next.
  constexpr long n() const { return n_; }
};

template <class Count, class Observer>
every(Count const&, Observer&&) -> every<Count, Observer>;

namespace detail {

/// A type that may be the time between two calls of an observer. An integer is not one, since it counts steps.
template <class T>
concept time_between_looks = quantity_like<T> || number<T> || clock_time<T>;

}  // namespace detail

/// An observer that is called at even times of a run under a tolerance: at the start, and then each time `spacing`
/// has passed. The states come from the method's dense output.
///
///     integrate_observed(dormand_prince5{}, start, field, allowed, end_time, every{0.1 * si::second, print});
///
/// \tparam Spacing  a time, or a `std::chrono::duration`
/// \tparam Observer the callable, or a reference to it
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

namespace detail {

template <class T>
inline constexpr bool is_every = false;
template <class Apart, class Observer>
inline constexpr bool is_every<every<Apart, Observer>> = true;

/// The callable of an observer.
template <class Observer>
constexpr auto& callable_of(Observer& observer) {
  if constexpr (is_every<std::remove_cv_t<Observer>>)
    return observer.observer;
  else
    return observer;
}
template <class Observer>
using called_by = std::remove_reference_t<decltype(detail::callable_of(std::declval<Observer&>()))>;

/// The distance between calls of an observer without an `every`: one step.
struct each_step {
  constexpr operator long() const { return 1; }
};
/// The distance between calls of an observer: a number of steps, or a time.
template <class Observer>
constexpr auto apart_of(Observer const& observer) {
  if constexpr (!is_every<Observer>)
    return each_step{};
  else if constexpr (requires { observer.n(); })
    return observer.n();
  else
    return observer.spacing();
}

}  // namespace detail

}  // namespace unitstep
