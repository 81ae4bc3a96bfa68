// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <limits>
#include <type_traits>
#include <unitstep/state/finite.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief What a driver refuses before it runs: counts that are no integers or out of range, and numbers that are not
/// finite.

namespace unitstep::diagnostics {

/// An integer that can be a number of steps; a bool cannot.
template <class T>
concept counting = std::integral<T> && !std::same_as<T, bool>;

/// The verdict on a count. `Label` is what it is called.
template <text Label, class Count>
consteval auto check_count() {
  if constexpr (counting<Count>)
    return accepted{};
  else
    return refuse<Label, words<"an integer">, Count>{};
}

/// A count that was given.
template <auto Count>
struct given_count {};
template <auto Count>
struct description<given_count<Count>> {
  template <wording>
  static constexpr sentence write() {
    sentence words;
    if (Count < 0 || static_cast<std::size_t>(Count) <= (std::numeric_limits<long>::max)())
      words += static_cast<long>(Count);
    else
      words += "more than a long can count";
    return words;
  }
};

/// The verdict on the number of steps of a table of samples, which has a sample more.
template <auto Steps, class Sample>
consteval auto check_table_steps() {
  using count = std::remove_const_t<decltype(Steps)>;
  constexpr std::size_t most_bytes = (std::numeric_limits<std::ptrdiff_t>::max)();
  if constexpr (!counting<count>)
    return check_count<"steps", count>();
  else if constexpr (Steps < 0)
    return refuse<"steps", words<"at least 0">, given_count<Steps>>{};
  else if constexpr (static_cast<std::size_t>(Steps) >= most_bytes / sizeof(Sample))
    return refuse<"steps", words<"as many as a table can hold">, given_count<Steps>>{};
  else
    return accepted{};
}

}  // namespace unitstep::diagnostics

namespace unitstep::detail {

/// Refuses a step that is not finite.
template <class T>
constexpr void require_step(T const& dt) {
  if (!unitstep::is_finite(dt))
    fail<std::domain_error>("unitstep: dt must be finite, got infinity or NaN");
}

/// Refuses a time of a start that is not finite.
template <class T>
constexpr void require_start_time(T const& t0) {
  if (!unitstep::is_finite(t0))
    fail<std::domain_error>("unitstep: t0 must be finite, got infinity or NaN");
}

/// The words for a bad number of steps, and for a bad end.
struct words_of_extent {
  char const* too_few = "unitstep: steps must not be negative (a negative dt runs backwards)";
  char const* not_finite = "unitstep: end_time must be finite, got infinity or NaN";
};

/// Refuses an end of a run that is not finite.
template <class T>
constexpr void require_end(T const& end, char const* sentence = words_of_extent{}.not_finite) {
  if (!unitstep::is_finite(end)) fail<std::domain_error>(sentence);
}

/// Refuses a start from which no method can make steps of `dt`.
template <class State, class Raw, class T>
constexpr void require_start(Raw const& state, T const& dt, T const& t0) {
  raw_form<State>::require_finite(state);
  detail::require_step(dt);
  detail::require_start_time(t0);
}
/// Refuses a start of a run under a tolerance that is not finite.
template <class State, class Raw, class T>
constexpr void require_start(Raw const& state, T const& t0) {
  raw_form<State>::require_finite(state);
  detail::require_start_time(t0);
}

/// Refuses a number of steps that a `long` cannot hold.
template <class Steps>
constexpr void require_countable(Steps steps) {
  auto const counted = static_cast<long>(steps);
  if (static_cast<Steps>(counted) != steps || (counted < 0) != (steps < Steps{}))
    fail<std::domain_error>("unitstep: a run has no more steps than a long can count");
}

/// A count as a `long`. It is refused if it is less than `least`, with the words `too_few`, or more than a `long`
/// holds.
template <class Count>
constexpr long require_count(Count given, int least, char const* too_few) {
  if (given < Count{}) fail<std::domain_error>(too_few);
  require_countable(given);
  auto const count = static_cast<long>(given);
  if (count < least) fail<std::domain_error>(too_few);
  return count;
}

/// A number of steps. A negative one is refused, since a negative `dt` is what runs backwards.
template <class Steps>
constexpr long require_steps(Steps steps, char const* sentence = words_of_extent{}.too_few) {
  return detail::require_count(steps, 0, sentence);
}

}  // namespace unitstep::detail
