// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/units/number.hpp>

/// \file
/// \brief A field that gets the number of the step that a run makes.
///
/// The result of a field's `raw` may have two more members, like that of `noisy`:
/// - `prepared(dt)` returns data for all steps of one run, which starts with steps of `dt`, and throws if such steps
///   are impossible;
/// - `in_step(step, prepared)` returns the field during one step. The method is called with that.
///
/// The number of a step follows only from the steps since the start of the run: a new state, an event, an effect and
/// another `dt` do not reset it, and a saved run has it. Other fields cost nothing.

namespace unitstep::detail {

/// Which step is made: one that begins and ends at shares of the step `number` of the run, counted from 0 and in the
/// `dt` with which the run started. At the end of that step `to` is 1 exactly; it is larger if a step goes on beyond
/// it.
struct step_of_run {
  long number;
  double from;
  double to;

  constexpr bool is_whole() const { return from == 0 && to == 1; }
};

/// A field on raw numbers that gets the number of the step.
template <class Field, class T>
concept asks_for_step = requires(Field const& field, T const& dt, step_of_run const& step) {
  field.in_step(step, field.prepared(dt));
};

/// In place of the prepared data of any other field.
struct nothing_prepared {};

/// The data that a field has prepared for the steps of a run.
template <class Field, class T>
constexpr auto prepared(Field const& field, T const& dt) {
  if constexpr (asks_for_step<Field, T>)
    return field.prepared(dt);
  else
    return nothing_prepared{};
}
template <class Field, class T>
using prepared_by =
    decltype(detail::prepared(std::declval<Field const&>(), std::declval<T const&>()));

/// A length as a share of a step.
template <class T>
constexpr double share_of_step(T const& length, T const& dt) {
  return static_cast<double>(detail::real_part(length)) /
         static_cast<double>(detail::real_part(dt));
}

/// The place of a run, whose `dt` may change, among the steps with which it started; empty for any other field.
template <class Field, class T>
class step_count {
public:
  template <class Memory>
  using saved = Memory;

  constexpr step_count(Field const&, T const&) {}
  constexpr void change(Field const&, long, T const&) {}
  template <class Memory>
  constexpr Memory save(Memory const& memory) const {
    return memory;
  }
  template <class Memory>
  constexpr Memory resume(Field const&, Memory const& kept) {
    return kept;
  }
};

/// That place with the method's memory, to be saved.
template <class Memory, class T>
struct counted_memory {
  [[no_unique_address]] Memory memory;
  T whole;      ///< the step with which the run started
  long number;  ///< how many of these it had made at the last change of step
  double into;  ///< and which share of the next
  double each;  ///< which share of them its steps are now
};

template <class Field, class T>
  requires asks_for_step<Field, T>
class step_count<Field, T> {
  prepared_by<Field, T> prepared_;
  T whole_;
  long number_ = 0;
  double into_ = 0, each_ = 1;
  bool is_even_ = true;  // these two have the values of a run that has not changed its step

public:
  template <class Memory>
  using saved = counted_memory<Memory, T>;

  constexpr step_count(Field const& field, T const& dt)
      : prepared_(field.prepared(dt)), whole_(dt) {}

  /// The step after `n` of the present length. The end of a step and the start of the next are the same numbers.
  constexpr step_of_run step(long n) const {
    if (is_even_) [[likely]]
      return {number_ + n, 0, 1};
    if (each_ == 1) return {number_ + n, into_, into_ + 1};
    double const from = into_ + static_cast<double>(n) * each_;
    double const to = into_ + static_cast<double>(n + 1) * each_;
    long const whole = static_cast<long>(from);
    return {number_ + whole, from - static_cast<double>(whole), to - static_cast<double>(whole)};
  }
  constexpr auto const& prepared() const { return prepared_; }
  /// After `n` steps their length changes.
  constexpr void change(Field const& field, long n, T const& dt) {
    static_cast<void>(field.prepared(dt));  // throws if such steps are impossible
    step_of_run const now = step(n);
    number_ = now.number, into_ = now.from;
    each_ = detail::share_of_step(dt, whole_);
    is_even_ = into_ == 0 && each_ == 1;
  }

  template <class Memory>
  constexpr saved<Memory> save(Memory const& memory) const {
    return {memory, whole_, number_, into_, each_};
  }
  template <class Memory>
  constexpr Memory resume(Field const& field, counted_memory<Memory, T> const& kept) {
    prepared_ = field.prepared(kept.whole);
    whole_ = kept.whole, number_ = kept.number, into_ = kept.into, each_ = kept.each;
    is_even_ = into_ == 0 && each_ == 1;
    return kept.memory;
  }
};

}  // namespace unitstep::detail
