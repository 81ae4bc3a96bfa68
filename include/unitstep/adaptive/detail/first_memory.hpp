// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/detail/ieee_arithmetic.hpp>

namespace unitstep::detail {

/// The memory of a method at the start of a run. An implicit method gets the error that the run allows.
template <class Memory, class Method, class State, class Field, class T, class Limits>
constexpr Memory first_memory(Method const& method, State const& state, Field const& field, T t,
                              Limits const& limits) {
  Memory memory = method.begin(state, field, t);
  if constexpr (requires { memory.account.allow(limits.allowed, limits.relative); })
    memory.account.allow(limits.allowed, limits.relative);
  return memory;
}

}  // namespace unitstep::detail
