// SPDX-License-Identifier: BSL-1.0
// Pendulums, one in each thread, with the library's sine.
#include "oscillator.hpp"

constexpr auto swings = [](auto const& s, auto) {
  return -9.81 / si::second / si::second * math::sin(s.position);
};
constexpr auto swung = [](double x) { return -9.81 * math::sin(x); };

KERNEL typed(double* results, long runs, long steps) {
  run_by_library<METHOD>(results, runs, steps, swings);
}
KERNEL raw(double* results, long runs, long steps) { run_by_hand(results, runs, steps, swung); }
