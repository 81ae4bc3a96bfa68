// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <unitstep/drive/sample.hpp>
#include <unitstep/enclose/enclose.hpp>

/// \file
/// \brief An enclosure of every solution at all times of a run.

namespace unitstep {

namespace detail {

/// The verdict on a predicate about boxes: it must return a certainty and no bool.
template <class Predicate, class Seen>
consteval auto check_predicate() {
  if constexpr (!requires(Predicate const& p, Seen const& s) { p(s); })
    return diagnostics::refuse<"predicate", diagnostics::words<"callable (state)">, Predicate>{};
  else if constexpr (!std::same_as<std::remove_cvref_t<decltype(std::declval<Predicate const&>()(
                                       std::declval<Seen const&>()))>,
                                   certainty>)
    return diagnostics::refuse<"predicate", diagnostics::words<"certainty, as of a comparison">,
                               decltype(std::declval<Predicate const&>()(
                                   std::declval<Seen const&>()))>{};
  else
    return diagnostics::accepted{};
}

}  // namespace detail

/// An enclosure of every solution at every time of a run: a box for each step, and one for the end. Made by `tube`.
///
/// \tparam Time  of the run
/// \tparam State the state it started from
/// \tparam boxes one more than the steps
/// \proof{examples/reference/enclose.cpp,tube}
template <class Time, class State, std::size_t boxes>
struct solution_tube {
  using box_type = detail::state_vector_on<State, interval<double>>;  ///< the numbers of a state
  using field_view = detail::on_number<State, interval<double>>;  ///< the argument of a predicate
  using sample_type = sample<Time, detail::enclosed_of<State>>;   ///< a time and a box with units

  std::array<box_type, boxes> box;  ///< the numbers over each step, and at the end
  Time start;                       ///< the time of the first step
  Time dt;                          ///< the length of each

  /// The number of boxes: one for each step, and one for the end.
  [[nodiscard]] static constexpr std::size_t size() { return boxes; }

  /// Step n: its start, and a box that holds the solution from there to the next. The last is only that of the end. The
  /// steps of the proof end at exact multiples of dt; `.time` is the nearest number of its type.
  [[nodiscard]] constexpr sample_type operator[](std::size_t step) const {
    auto const t = raw_form<Time>::to_raw(start) +
                   static_cast<typename raw_form<Time>::number>(step) * raw_form<Time>::to_raw(dt);
    return {raw_form<Time>::from_raw(t),
            detail::vector_layout<detail::enclosed_of<State>>::unflatten(box[step], 0)};
  }

  /// Whether a predicate, called with the state on intervals, surely holds for all solutions at all times. Refused if
  /// it returns a bool, since an open statement must stay open.
  template <class Predicate>
  [[nodiscard]] constexpr bool always(Predicate const& predicate) const {
    return holds_in_all_boxes(predicate, [](certainty is_true) { return is_true.surely(); });
  }
  /// Whether a predicate surely holds for no solution at any time. Refused if it returns a bool.
  template <class Predicate>
  [[nodiscard]] constexpr bool never(Predicate const& predicate) const {
    return holds_in_all_boxes(predicate, [](certainty is_true) { return !is_true.may_be(); });
  }

private:
  template <class Predicate, class Known>
  constexpr bool holds_in_all_boxes(Predicate const& predicate, Known const& is_so) const {
    using verdict = decltype(detail::check_predicate<Predicate, field_view>());
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
    if constexpr (verdict::ok)
      for (auto const& numbers : box)
        if (!is_so(predicate(detail::vector_layout<field_view>::unflatten(numbers, 0))))
          return false;
    return true;
  }
};

namespace detail {

/// The verdict on all arguments of a tube.
template <auto steps, class State, class Field, class Time, class StartTime>
consteval auto check_tube() {
  using problem = decltype(diagnostics::check_enclosure<State, Field, Time, int, StartTime>());
  if constexpr (!problem::ok)
    return problem{};
  else
    return diagnostics::check_table_steps<steps, state_vector_on<State, interval<double>>>();
}

}  // namespace detail

/// An enclosure of every solution at all times of `steps` steps: like `enclose`, with a box for each step that the
/// solution does not leave within it.
///
/// \tparam steps  the number of steps, at least 0
/// \tparam order  of the Taylor series
/// \param initial the state at `t0`, its quantities points or intervals
/// \param field   called with (state, time)
/// \param dt      the step; negative runs backwards
/// \param t0      the time of `initial`, 0 unless given
/// \throw std::runtime_error as `enclose` does
/// \throw std::domain_error as `enclose` does
/// \proof{examples/reference/enclose.cpp,tube}
template <auto steps, int order = detail::order_of_enclosure, class State, class Field, class Time,
          class StartTime = detail::start_time<Time>>
[[nodiscard]] constexpr auto tube(State const& initial, Field const& field, Time const& dt,
                                  StartTime const& t0 = StartTime{}) {
  using verdict = decltype(detail::check_tube<steps, State, Field, Time, StartTime>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    constexpr auto last = static_cast<std::size_t>(steps);
    detail::enclosure_run<order, State, Field, Time> run{initial, field, dt, t0};
    solution_tube<Time, State, last + 1> path{{}, Time{t0}, dt};
    for (std::size_t k = 0; k < last; ++k) path.box[k] = run.step();
    path.box[last] = run.box();
    return path;
  } else {
    return detail::refused_enclosure{};
  }
}

}  // namespace unitstep
