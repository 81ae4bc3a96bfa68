// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/advance.hpp>
#include <unitstep/methods/method.hpp>
#include <utility>

#include "leave_to_run_time.hpp"

namespace laws {

struct nothing {
  constexpr bool operator==(nothing const&) const = default;
};

template <class M, class S, class F, class T>
constexpr auto memory_of(M const& method, S const& s, F const& field, T const& t, T const& dt) {
  if constexpr (unitstep::with_memory<M, S, F, T>)
    return method.start(s, field, t, dt);
  else
    return nothing{};
}

/// A run on plain numbers of any type, which uses only the contract of a method.
template <class M, class S, class F, class T>
struct course {
  using memory_type = decltype(memory_of(std::declval<M const&>(), std::declval<S const&>(),
                                         std::declval<F const&>(), std::declval<T const&>(),
                                         std::declval<T const&>()));
  M method;
  S state;
  F field;
  T time;
  memory_type memory;

  /// Starts at `t`, with `dt` as the first step.
  constexpr course(M const& m, S const& s, F const& f, T const& t, T const& dt)
      : method((twins::leave_to_run_time(), m)),
        state(s),
        field(f),
        time(t),
        memory(memory_of(m, s, f, t, dt)) {}

  constexpr void step(T const& dt) {
    if constexpr (unitstep::with_memory<M, S, F, T>)
      state = method.step(state, memory, field, time, dt);
    else
      state = method.step(state, field, time, dt);
    time += dt;
  }
  constexpr void steps(T const& dt, int count) {
    for (int n = 0; n < count; ++n) step(dt);
  }
};

/// The state after `count` steps of `dt` from `s` at time 0.
template <class M, class S, class F, class T>
constexpr S run(M const& method, S const& s, F const& field, T const& dt, int count) {
  course<M, S, F, T> c(method, s, field, T(0), dt);
  c.steps(dt, count);
  return c.state;
}

}  // namespace laws
