// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <limits>
#include <stdexcept>
#include <unitstep/drive/detail/clock_time.hpp>
#include <unitstep/drive/detail/limits_of_run.hpp>
#include <unitstep/drive/detail/times_of_run.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/units/fail.hpp>

/// \file
/// \brief The moments of a run that are known beforehand, one after another. Each is a number that is made once and then
/// compared, so that no two places round it differently.

namespace unitstep::detail {

/// After the last moment of a run.
template <class T>
inline constexpr T never = std::numeric_limits<T>::infinity();

/// Whether two times are one, as far as the clock can tell.
template <class T>
constexpr bool is_one_moment(T a, T b) {
  if (!unitstep::is_finite(a) || !unitstep::is_finite(b)) return false;
  return detail::size_of(b - a) <= 8 * (detail::rounding_of(a) + detail::rounding_of(b));
}

/// Some moments in their order.
template <class T, class List>
class listed_moments {
  List times_;
  std::size_t next_ = 0;

public:
  /// Those that are not before the start; a run backwards comes to the last one first.
  constexpr listed_moments(List times, T start, T way) : times_(std::move(times)) {
    if (way < 0)
      for (std::size_t i = 0, j = times_.size(); i + 1 < j; ++i) {
        T const last = times_[--j];
        times_[j] = times_[i];
        times_[i] = last;
      }
    while (next_ < times_.size() && detail::is_before(times_[next_], start, way)) ++next_;
  }
  constexpr T next(T way) const { return next_ < times_.size() ? times_[next_] : way * never<T>; }
  constexpr void pass() { ++next_; }
};

/// Even moments without an end: `first + k * space`.
template <class T>
class even_moments {
  T first_;
  T space_;
  T next_;
  T k_;

  constexpr void make() { next_ = first_ + k_ * space_; }

public:
  constexpr even_moments(T first, T space, T k)
      : first_(first), space_(space), next_(first), k_(k) {
    make();
  }
  constexpr T next(T) const { return next_; }
  /// \throw std::domain_error if the spacing is lost in the rounding of the time
  constexpr void pass() {
    T const before = next_;
    k_ += 1;
    make();
    if (detail::is_one_moment(before, next_))
      fail<std::domain_error>("unitstep: a period must be longer than the rounding of the time");
  }
};

/// The numbers of one time, or of a list of them.
template <class State, class T, class Times>
constexpr auto raw_times_of(Times const& times) {
  if constexpr (requires { times.begin(); }) {
    auto list = raw_ends<T, Times>::of(times);
    std::size_t n = 0;
    for (auto const& time : times) list[n++] = static_cast<T>(detail::raw_time<State>(time));
    return list;
  } else {
    return std::array<T, 1>{static_cast<T>(detail::raw_time<State>(times))};
  }
}

}  // namespace unitstep::detail
