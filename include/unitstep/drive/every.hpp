// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/detail/check_count.hpp>
#include <unitstep/drive/detail/require.hpp>

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

}  // namespace unitstep
