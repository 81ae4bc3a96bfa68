// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/units/door.hpp>

namespace unitstep::detail {

/// How a method steps the raw form of a state: as it is, unless the door of the state says otherwise.
template <class State, class Method, class = void>
struct stepping_of {
  using type = Method;
  static constexpr bool suits = true;
  static constexpr auto of(Method const& method) { return method; }
};
template <class State, class Method>
struct stepping_of<State, Method, std::void_t<typename door<State>::template stepping<Method>>>
    : door<State>::template stepping<Method> {};

/// The method that steps the raw form of a state.
template <class State, class Method>
using stepping_method = typename stepping_of<State, Method>::type;

}  // namespace unitstep::detail
