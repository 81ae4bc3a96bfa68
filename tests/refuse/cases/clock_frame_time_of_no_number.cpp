// SPDX-License-Identifier: BSL-1.0
// The duration of a frame counts in a type which is no number.
// expect: expected frame_time: s, got a duration in 1 s of fixed_point
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <chrono>

#include <unitstep/unitstep.hpp>

struct fixed_point {
  long value = 0;
};
[[maybe_unused]] constexpr int due = [] {
  unitstep::fixed_step clock{std::chrono::milliseconds{5}, 8};
#ifdef UNITSTEP_MISTAKE
  return clock.advance(std::chrono::duration<fixed_point>{fixed_point{1}});
#else
  return clock.advance(std::chrono::seconds{1});
#endif
}();
