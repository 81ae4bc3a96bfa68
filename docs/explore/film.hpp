// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <algorithm>

#include "samples.hpp"

namespace explore {

/// A run on its way over the screen: stepped at its own rate, drawn between two steps in each frame.
struct film {
  using clock_type =
      fixed_step<boost::units::quantity<si::time>, int>;

  clock_type clock{1.0 * si::second, most_steps};
  double passed = 0;
  int count = 0;  // of rows
  int ahead = 0;  // 1 if the step after the time is known
  int at = 0;     // the row that was reached
  bool even = true;
};
inline film films[slots];

/// Back to the start of a run of steps of `h`, or with 0 of chosen ones. A game knows no step ahead and draws what
/// was, one step late; a run that is known draws what is.
inline void rewind(int slot, double h, int count, bool known) {
  film& f = films[slot];
  f.even = h > 0;
  f.clock =
      film::clock_type{(f.even ? h : 1.0) * si::second, most_steps};
  f.passed = 0;
  f.count = count;
  f.ahead = known ? 1 : 0;
  f.at = 0;
}

//! [film]
/// The row to be drawn after another frame.
inline row drawn(int slot, double frame_time) {
  film& f = films[slot];
  auto const row_at = [&](int n) {
    return rows[slot][std::clamp(n, 0, f.count - 1)];
  };
  f.passed += frame_time;
  if (f.even) {
    f.at += f.clock.advance(frame_time * si::second);
    int const to = f.at + f.ahead;
    return interpolate(row_at(to - 1), row_at(to), f.clock.alpha());
  }
  // Chosen steps, all of them known.
  while (f.at + 1 < f.count && row_at(f.at)[0] < f.passed) ++f.at;
  auto const from = row_at(f.at - 1), to = row_at(f.at);
  if (!(f.passed < to[0])) return to;
  return interpolate(from, to,
                     (f.passed - from[0]) / (to[0] - from[0]));
}
//! [film]

}  // namespace explore
