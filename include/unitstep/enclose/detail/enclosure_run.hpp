// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <stdexcept>
#include <unitstep/enclose/detail/enclosure_step.hpp>
#include <unitstep/enclose/detail/interval_state.hpp>
#include <unitstep/field/detail/field_on_number.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/units/fail.hpp>

namespace unitstep::detail {

/// An enclosure on its way: the set that is carried, the field on its numbers, and t_0, dt and n.
template <int order, class State, class Field, class Time>
class enclosure_run {
  static_assert(order >= 1, "the order of an enclosure is at least 1");
  using number = interval<double>;
  static constexpr std::size_t n = numbers_in<State, number>;
  using steps_of = enclosure_step<order, n>;
  using on_series = typename steps_of::on_series;
  using on_jets = typename steps_of::on_jets;

public:
  using field_type =
      field_of_enclosure<decltype(field_on<on_series, State, Time>(std::declval<Field const&>())),
                         decltype(field_on<on_jets, State, Time>(std::declval<Field const&>()))>;

private:
  field_type field_;
  lohner_set<n> set_;
  number start_time_;
  number dt_;
  long n_ = 0;

  // A function, since clang 16 overwrites what it knows of other functions where a constructor's initialiser braces an
  // aggregate whose [[no_unique_address]] members are empty: one of them is then missing when the program is linked.
  static constexpr field_type on_numbers(Field const& field) {
    return {field_on<on_series, State, Time>(field), field_on<on_jets, State, Time>(field)};
  }

public:
  constexpr enclosure_run(State const& initial, Field const& field, double dt, double t0)
      : field_(on_numbers(field)),
        set_(lohner_set<n>::of(detail::vector_of_state<number>(initial))),
        start_time_(t0),
        dt_(dt) {
    auto const box = detail::vector_of_state<number>(initial);
    for (std::size_t i = 0; i < n; ++i)
      if (!box.n[i].finite())
        fail<std::domain_error>(
            "unitstep: every interval of initial must be finite, lower not above upper");
    if (!unitstep::is_finite(dt) || !unitstep::is_finite(t0))
      fail<std::domain_error>("unitstep: dt and t0 must be finite, got infinity or NaN");
  }

  /// Makes one step. \return a box in which all solutions are as long as it lasts
  constexpr state_vector<number, n> step() {
    range_of_step<n> range{};
    set_ = steps_of::of(set_, field_, time(), dt_, range);
    ++n_;
    return range.box;
  }
  /// So many steps.
  constexpr void step(long count) {
    for (long i = 0; i < count; ++i) step();
  }
  /// The run after so many steps, of which this one is a start that can be gone on from.
  constexpr enclosure_run after(long count) const {
    enclosure_run run = *this;
    run.step(count);
    return run;
  }

  /// The same run for every start in another box.
  constexpr enclosure_run from(state_vector<number, n> const& box) const {
    enclosure_run run = *this;
    run.set_ = lohner_set<n>::of(box);
    return run;
  }

  [[nodiscard]] constexpr number time() const { return start_time_ + number(n_) * dt_; }
  [[nodiscard]] constexpr lohner_set<n> const& set() const { return set_; }
  [[nodiscard]] constexpr field_type const& field() const { return field_; }

  /// A box as the state that it belongs to.
  static constexpr enclosed_of<State> state_of(state_vector<number, n> const& box) {
    return vector_layout<enclosed_of<State>>::take(box, 0);
  }
  /// All that the state may be now.
  [[nodiscard]] constexpr enclosed_of<State> state() const { return state_of(set_.box()); }
};

}  // namespace unitstep::detail
