// SPDX-License-Identifier: BSL-1.0
// Duffing's oscillators, one in each thread.
#include "oscillator.hpp"

constexpr auto bends = [](auto const& s, auto) {
  return -1.0 / si::second / si::second * (s.position + s.position * s.position * s.position);
};
constexpr auto bent = [](double x) { return -1.0 * (x + x * x * x); };

KERNEL typed(double* results, long runs, long steps) {
  run_by_library<METHOD>(results, runs, steps, bends);
}
KERNEL raw(double* results, long runs, long steps) { run_by_hand(results, runs, steps, bent); }
