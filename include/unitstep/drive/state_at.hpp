// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <unitstep/drive/interpolate.hpp>

namespace unitstep {

namespace diagnostics {

/// A table of samples, such as an array, a vector or a span of them.
template <class Table>
concept table_of_samples = unitstep::detail::is_sample<typename Table::value_type> &&
                           requires(Table const& table) { table[std::size_t{}].state; };

/// The verdict on a table of samples and a time.
template <class Table, class Time>
consteval auto check_table() {
  if constexpr (!table_of_samples<Table>) {
    return refuse<"table", words<"samples of a run without events">, Table>{};
  } else {
    using sample = typename Table::value_type;
    return check_between_samples<decltype(sample::time), decltype(sample::state), sample, Time>();
  }
}

/// In place of a state that was refused.
template <class Table>
constexpr auto refused_look([[maybe_unused]] Table const& table) {
  if constexpr (table_of_samples<Table>)
    return unitstep::detail::refused_state<decltype(Table::value_type::state)>::of(table[0].state);
  else if constexpr (steppable<Table>)
    return unitstep::detail::refused_state<Table>::of(table);
  else
    return unitstep::detail::refused_start{};
}

}  // namespace diagnostics

/// The state at any time within a table of samples, such as a trajectory in read-only memory.
///
/// Between two samples the state is `interpolate(before, after, time)`: on Hermite's cubic for motions, also those
/// inside arrays and aggregates, with an error of fourth order in the time between samples. At the time of a sample it
/// is its state. Times must rise (or fall) from sample to sample. If they are evenly spaced, as those of a trajectory
/// are, a look-up takes the same few operations for a table of any size.
///
/// The `hybrid_table` of a run with events is refused: between two of its rows there may be an effect, of which the rows
/// do not tell. Ask such a run at more times, by `every`.
///
/// \param table a type with `size()` and `[]` that holds samples: an array, a vector, a span
/// \param time  a time within the table, in the unit of its samples
/// \throw std::domain_error if `time` is outside the table, or the table is empty
/// \proof{examples/reference/drive.cpp,state_at}
template <class Table, class Time>
[[nodiscard]] constexpr auto state_at(Table const& table, Time const& time) {
  using verdict = decltype(diagnostics::check_table<Table, Time>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    using raw = raw_form<Time>;
    std::size_t const size = table.size();
    if (size == 0) fail<std::domain_error>("unitstep: the table has no samples");
    auto const number = [&table](std::size_t i) {
      return raw_form<decltype(Table::value_type::time)>::to_raw(table[i].time);
    };
    auto const t = raw::to_raw(time);
    auto const first = number(0);
    auto const last = number(size - 1);
    if (!((first <= t && t <= last) || (last <= t && t <= first)))
      fail<std::domain_error>("unitstep: time must lie within the table");
    if (t == first) return table[0].state;
    if (t == last) return table[size - 1].state;
    // Start at the place of the time in an evenly spaced table, and search from there.
    bool const rises = first < last;
    auto const passed = [&](std::size_t i) { return rises ? number(i) <= t : number(i) >= t; };
    using real = std::remove_const_t<decltype(t)>;
    real const even = (t - first) / (last - first) * static_cast<real>(size - 1);
    // If the difference of two times overflows, this is NaN.
    auto i = even < static_cast<real>(size - 2) ? static_cast<std::size_t>(even) : size - 2;
    while (i > 0 && !passed(i)) --i;
    while (i < size - 2 && passed(i + 1)) ++i;
    return unitstep::interpolate(table[i], table[i + 1], time);
  } else {
    return diagnostics::refused_look(table);
  }
}

}  // namespace unitstep
