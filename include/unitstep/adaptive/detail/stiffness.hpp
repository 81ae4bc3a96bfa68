// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/adaptive/detail/squared_error.hpp>

namespace unitstep::detail {

/// A method that can tell after a step whether stability limits its length.
template <class Method, class State, class Memory, class Attempt, class T>
concept tells_stiffness = requires(Method const& method, Attempt const& made, Memory const& last) {
  method.last_two(made, last, T());
  Method::longest_stable_step;
};

/// Counts steps that are as long as stability allows, as Hairer's codes do: fifteen of them, without six in a row
/// that are not, and the run has found itself stiff. While nothing is suspected only each sixteenth step is looked
/// at, so a run that is not stiff hardly pays for it.
template <bool CanTell>
class stiffness_watch {
  int yes_ = 0;
  int no_ = 0;

public:
  static constexpr int enough = 15;

  template <class Method, class State, class Attempt, class Memory, class T, class Limits>
  constexpr void look(Method const& method, State const& before, Attempt const& made,
                      Memory const& last, T dt, Limits const& limits, long steps) {
    if (yes_ != 0 || steps % 16 == 1) compare(method, before, made, last, dt, limits);
  }
  constexpr bool is_stiff() const { return yes_ >= enough; }

private:
  // Not inlined: it is seldom called, and its registers would be taken from the loop over the steps.
  template <class Method, class State, class Attempt, class Memory, class T, class Limits>
  [[gnu::noinline]] constexpr void compare(Method const& method, State const& before,
                                           Attempt const& made, Memory const& last, T dt,
                                           Limits const& limits) {
    auto const apart = method.last_two(made, last, dt);
    auto const square = [&](auto const& change) {
      return detail::squared_error(change, limits.allowed, limits.relative, before, made.state);
    };
    auto const limit = static_cast<T>(Method::longest_stable_step);
    if (square(apart.rates) > limit * limit * square(apart.states)) {
      no_ = 0;
      if (yes_ < enough) ++yes_;
    } else if (++no_ >= 6) {
      yes_ = no_ = 0;
    }
  }
};
/// The watch over a method that cannot tell: no run of it is found stiff.
template <>
class stiffness_watch<false> {
public:
  constexpr bool is_stiff() const { return false; }
};

}  // namespace unitstep::detail
