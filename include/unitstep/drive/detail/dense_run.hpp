// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/detail/plain_number.hpp>

/// \file
/// \brief The last step of a run under a tolerance, on its dense output.

namespace unitstep::detail {

/// The last step of an adaptive run, in which one can move to and fro on its dense output: what an event
/// is located on. It has the members of a `stepper` that take part in that. Both ends are those of the step, and no
/// time lies beyond its end.
template <class State, class Time, class Path>
class dense_run {
  using raw_state = typename raw_form<State>::raw;
  using T = typename raw_form<Time>::raw;

  Path const& path_;
  raw_state start_;
  T t_;
  T dt_;
  raw_state end_;
  T end_time_;
  T share_ = T(1);

public:
  constexpr dense_run(Path const& path, raw_state const& start, T t, T dt, raw_state const& end,
                      T end_time)
      : path_(path), start_(start), t_(t), dt_(dt), end_(end), end_time_(end_time) {}

  constexpr Path const& path() const { return path_; }
  constexpr T save() const { return share_; }
  constexpr void restore(T share) { share_ = share; }
  constexpr void change_step(Time const& dt) { share_ = raw_form<Time>::to_raw(dt) / dt_; }
  constexpr void step() {}

  constexpr raw_state raw() const {
    if constexpr (!is_value_alone<T>)
      if (moving_root<T>::moves(share_)) return path_(share_);
    return share_ == 1 ? end_ : share_ == 0 ? start_ : path_(share_);
  }
  constexpr State const state() const { return raw_form<State>::from_raw(raw()); }
  constexpr Time time() const {
    T const t = t_ + share_ * dt_;
    if constexpr (!is_value_alone<T>)
      if (moving_root<T>::moves(share_)) return raw_form<Time>::from_raw(t);
    bool const beyond = dt_ < 0 ? t < end_time_ : end_time_ < t;
    return raw_form<Time>::from_raw(share_ == 1 || beyond ? end_time_ : t);
  }
  constexpr Time dt() const { return raw_form<Time>::from_raw(dt_); }
};

}  // namespace unitstep::detail
