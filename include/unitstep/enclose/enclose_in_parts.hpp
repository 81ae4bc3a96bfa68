// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <unitstep/enclose/enclose.hpp>
#include <unitstep/numbers/interval_functions.hpp>

namespace unitstep {

/// As `enclose`, the start split into parts, of which each is enclosed by itself, and the union taken: a wide box,
/// which would be lost or grow, comes through in smaller ones.
///
/// Every number of the start that is not a point is divided into `parts`, so two numbers make
/// \f$ \text{parts}^2 \f$ boxes. The cost is that of so many runs.
///
/// \tparam parts  into which each interval is divided, at least 1
/// \tparam order  of the Taylor series
/// \param initial the state at `t0`, its quantities points or intervals
/// \param field   called with (state, time)
/// \param dt      the step; negative runs backwards
/// \param steps   how many, at least 0
/// \param t0      the time of `initial`, 0 unless given
/// \throw as `enclose`
/// \proof{examples/reference/enclose.cpp,enclose_in_parts}
template <int parts, int order = detail::order_of_enclosure, class State, class Field, class Time,
          class Steps = diagnostics::left_out, class StartTime = detail::start_time<Time>>
[[nodiscard]] constexpr auto enclose_in_parts(State const& initial, Field const& field,
                                              Time const& dt, Steps const& steps = Steps{},
                                              StartTime const& t0 = StartTime{}) {
  using verdict = decltype(diagnostics::check_enclosure<State, Field, Time, Steps, StartTime>());
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    static_assert(parts >= 1, "a start has at least one part");
    using number = interval<double>;
    detail::require_values(field);
    detail::require_steps(steps);
    detail::enclosure_run<order, State, Field, Time> const run{
        initial, field, raw_form<Time>::to_raw(dt), raw_form<StartTime>::to_raw(t0)};
    auto const box = detail::vector_of_state<number>(initial);
    constexpr std::size_t n = decltype(box)::size;
    int at[n]{};  // which part of each number
    auto whole = box;
    bool first = true;
    for (bool more = true; more;) {
      auto part = box;
      for (std::size_t i = 0; i < n; ++i) {
        // Neighbours share the double between them, so that nothing is left out.
        auto const edge = [&](int k) {
          double const inner = box[i].lower + (box[i].upper - box[i].lower) * k / parts;
          return k == 0       ? box[i].lower
                 : k == parts ? box[i].upper
                              : detail::smaller(inner, box[i].upper);
        };
        part[i] = number(edge(at[i]), edge(at[i] + 1));
      }
      auto const end = run.from(part).after(static_cast<long>(steps)).set().box();
      for (std::size_t i = 0; i < n; ++i) whole[i] = first ? end[i] : hull(whole[i], end[i]);
      first = false;
      more = false;
      for (std::size_t i = 0; i < n && !more; ++i) {
        if (box[i].lower == box[i].upper) continue;
        at[i] = at[i] + 1 < parts ? at[i] + 1 : 0;
        more = at[i] != 0;
      }
    }
    return run.state_of(whole);
  } else {
    return detail::refused_enclosure{};
  }
}

}  // namespace unitstep
