// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <limits>
#include <type_traits>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief The types in which a number of steps may be given.

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
