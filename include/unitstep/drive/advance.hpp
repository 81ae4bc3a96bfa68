// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>

namespace unitstep {

/// A method that keeps something between steps; it says how that starts.
template <class Method, class State, class Field, class Time>
concept with_memory = requires(Method const m, State const s, Field const f, Time const t) {
  m.start(s, f, t, t);
};

namespace detail {

/// Where a loop from step `n` to `end` stops for the next one to go on. In a constant expression g++
/// ends a loop after 262,144 rounds, though it would afford more operations.
constexpr long end_of_loop(long n, long end) {
  return std::is_constant_evaluated() && end - n > 1024 ? n + 1024 : end;
}

}  // namespace detail

/// What g++ names where a constant expression is too long: it shows the functions that it was in, and
/// clang their lines. Both are to say what to do.
inline namespace runs_too_long_for_one_constant_expression_take_a_chain {

/// Raw steps `first` to `first + count - 1` from a raw state: where every driver spends its time.
///
/// The time of step n is `t0 + n * dt`, not a running sum, so it does not drift.
template <class Method, class State, class Field, class Time>
constexpr State advance(Method const& method, State state, Field const& field, Time t0, Time dt,
                        long first, long count) {
  long const end = first + count;
  for (long n = first; n != end;)
    for (long const stop = detail::end_of_loop(n, end); n != stop; ++n)  // too long? take a chain
      state = method.step(state, field, t0 + static_cast<Time>(n) * dt, dt);  // too long? chain
  return state;
}

/// The same for a method with memory, which is updated.
template <class Method, class State, class Memory, class Field, class Time>
constexpr State advance(Method const& method, State state, Memory& memory, Field const& field,
                        Time t0, Time dt, long first, long count) {
  long const end = first + count;
  for (long n = first; n != end;)
    for (long const stop = detail::end_of_loop(n, end); n != stop; ++n)  // too long? take a chain
      state =
          method.step(state, memory, field, t0 + static_cast<Time>(n) * dt, dt);  // too long? chain
  return state;
}

}  // namespace runs_too_long_for_one_constant_expression_take_a_chain

}  // namespace unitstep
