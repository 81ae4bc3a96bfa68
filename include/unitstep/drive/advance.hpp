// SPDX-License-Identifier: BSL-1.0
#pragma once

namespace unitstep {

/// What g++ names where a constant expression is too long: it shows the functions that it was in, and
/// clang their lines. Both are to say what to do.
inline namespace runs_too_long_for_one_constant_expression_take_a_chain {

// In a constant expression four steps are one statement: evaluators charge for statements and for
// rounds, and g++ ends a loop after 262,144 of these. Elsewhere the loop asks at its end, so that a
// debug build jumps once a step.

/// Raw steps `first` to `first + count - 1` from a raw state: where every driver spends its time.
///
/// The time of step n is `t0 + n * dt`, not a running sum, so it does not drift. `memory` is that of a
/// method which has one, and is updated; otherwise there is none.
template <class Method, class State, class Field, class Time, class... Memory>
constexpr State advance(Method const& method, State state, Field const& field, Time t0, Time dt,
                        long first, long count, Memory&... memory) {
  long const end = first + count;
  long n = first;
  if (__builtin_is_constant_evaluated())
    for (; end - n >= 4; n += 4)
      state = method.step(      // too long? take a chain
          method.step(          // too long? take a chain
              method.step(      // too long? take a chain
                  method.step(  // too long? take a chain
                      state, memory..., field, t0 + static_cast<Time>(n) * dt, dt),
                  memory..., field, t0 + static_cast<Time>(n + 1) * dt, dt),
              memory..., field, t0 + static_cast<Time>(n + 2) * dt, dt),
          memory..., field, t0 + static_cast<Time>(n + 3) * dt, dt);
  if (n != end) {
    do {
      state = method.step(  // too long? take a chain
          state, memory..., field, t0 + static_cast<Time>(n) * dt, dt);
      ++n;
    } while (n != end);
  }
  return state;
}

}  // namespace runs_too_long_for_one_constant_expression_take_a_chain

}  // namespace unitstep
