// SPDX-License-Identifier: BSL-1.0
#pragma once

namespace turns {

/// Two runs take turns: each step is made by one of them, which resumes what the other has saved. Tests after each step
/// whether they are the `same` as a single run.
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
