// SPDX-License-Identifier: BSL-1.0
#pragma once

namespace turns {

/// Two runs take turns: each step is made by the one or the other, which resumes what the first has saved. Whether they are
/// the `same` as a run that is made whole, which is asked after each step.
template <class Run, class Same>
constexpr bool go_on_in_the_same_way(Run whole, int steps, Same const& same) {
  Run const fresh = whole;
  Run turn = whole;
  for (int n = 0; n < steps; ++n) {
    whole.step();
    Run next = fresh;
    next.resume(turn.save());
    next.step();
    if (!same(next, whole)) return false;
    turn = next;
  }
  return true;
}

}  // namespace turns
