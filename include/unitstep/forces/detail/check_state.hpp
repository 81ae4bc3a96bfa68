// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/forces/detail/check_mass.hpp>
#include <unitstep/state/detail/check_motion.hpp>
#include <unitstep/state/state.hpp>

/// \file
/// \brief The verdict on a mass and a motion whose energy or momentum is asked for, and the parameters of the
/// overloads that refuse anything else.

namespace unitstep::detail {

/// A type that is no motion and does not stand for something that was refused already.
template <class State>
concept no_state_of_motion =
    !diagnostics::is_motion<State> && !with_mismatch<State> && !refused_result<State>;

/// The verdict on a mass, or masses, and the motion of which a quantity is asked.
template <class Mass, class X, class V>
consteval auto check_mass_and_motion() {
  using moves = decltype(diagnostics::check_motion_alone<X, V>());
  if constexpr (moves::ok)
    return mass_verdict<Mass, X>{};
  else
    return moves{};
}

/// The verdict on what stands where a motion is due.
template <class State>
consteval auto check_is_motion() {
  if constexpr (no_state_of_motion<State>)
    return diagnostics::not_a_motion<"state", State>{};
  else
    return diagnostics::accepted{};
}

/// What stands where nothing is asked of an argument. Functions that take such arguments are called if
/// nothing else can be: a conversion loses to a caller's own function of that name, which is found
/// beside the library's.
struct any_argument {
  template <class T>
  constexpr any_argument(T const&) {}
};

/// What stands where a motion is due: refused unless it is one.
struct no_motion {
  template <class State>
  constexpr no_motion(State const&) {
    using verdict = decltype(check_is_motion<State>());
    static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  }
};

}  // namespace unitstep::detail
