// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/method.hpp>

namespace unitstep::detail {

/// The memory of a method that has none.
struct no_memory {};

/// What a method keeps between steps, at the start.
template <class Method, class State, class Field, class Time>
constexpr auto start_memory(Method const& method, State const& state, Field const& field,
                            Time const& t, Time const& dt) {
  if constexpr (with_memory<Method, State, Field, Time>)
    return method.start(state, field, t, dt);
  else
    return no_memory{};
}

}  // namespace unitstep::detail
