// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <type_traits>

namespace unitstep {

namespace detail {

/// A whole number in a class of numbers whose conversion from `long` may be missing or ambiguous.
template <class T>
struct whole {
  T number;

  constexpr explicit whole(long n) : number(of(n)) {}
  friend constexpr T operator*(whole const& n, T const& x) { return n.number * x; }

private:
  // Braces refuse a narrowing conversion. Then the number is made of ints, its digits to base 2^30.
  static constexpr T of(long n) {
    constexpr int base = 1 << 30;
    if constexpr (requires { T{n}; })
      return T{n};
    else if (-base < n && n < base)
      return T(static_cast<int>(n));
    else
      return of(n / base) * T(base) + T(static_cast<int>(n % base));
  }
};

/// The type to which a number of steps is converted before it is multiplied by a time.
template <class Time>
using counted_in = std::conditional_t<std::floating_point<Time>, Time, whole<Time>>;

/// Advice for a run that is too long for one constant expression. Compilers then stop in `advance`, and g++ shows its
/// template arguments, so the drivers pass this one for the caller to read. clang shows these lines.
enum class if_too_long { take_a_chain };

}  // namespace detail

// In a constant expression four steps are one statement, since compilers count statements and rounds of loops, of which
// g++ allows 262,144. At run time the loop tests its condition at the end, so that a debug build jumps once a step.

/// Raw steps `first` to `first + count - 1` from a raw state. Every driver spends its time here.
///
/// The time of step n is `t0 + n * dt`, not a running sum, so it does not drift. `memory`, of a method that has one, is
/// updated. The first template argument is only advice for a run that is too long for the compiler and need not be
/// given.
/// \proof{examples/reference/drive.cpp,advance}
template <detail::if_too_long = detail::if_too_long::take_a_chain, class Method, class State,
          class Field, class Time, class... Memory>
constexpr State advance(Method const& method, State state, Field const& field, Time t0, Time dt,
                        long first, long count, Memory&... memory) {
  long const end = first + count;
  long n = first;
  if (__builtin_is_constant_evaluated())
    for (; end - n >= 4; n += 4)
      state = method.step(
          method.step(
              method.step(method.step(state, memory..., field,
                                      t0 + static_cast<detail::counted_in<Time>>(n) * dt, dt),
                          memory..., field, t0 + static_cast<detail::counted_in<Time>>(n + 1) * dt,
                          dt),
              memory..., field, t0 + static_cast<detail::counted_in<Time>>(n + 2) * dt, dt),
          memory..., field, t0 + static_cast<detail::counted_in<Time>>(n + 3) * dt, dt);
  if (n != end) {
    do {
      state = method.step(static_cast<State&&>(state), memory..., field,
                          t0 + static_cast<detail::counted_in<Time>>(n) * dt, dt);
      ++n;
    } while (n != end);
  }
  return state;
}

}  // namespace unitstep
