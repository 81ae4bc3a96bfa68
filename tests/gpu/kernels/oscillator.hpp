// SPDX-License-Identifier: BSL-1.0
// The kernel of an ensemble: each thread runs an oscillator from its own start, by the library and by hand on raw
// doubles.
#pragma once

#include "ball.hpp"

ON_GPU long run_of_thread() {
  return static_cast<long>(__nvvm_read_ptx_sreg_ctaid_x()) * __nvvm_read_ptx_sreg_ntid_x() +
         __nvvm_read_ptx_sreg_tid_x();
}
ON_GPU double place_of(long run) { return 0.5 + 1e-6 * static_cast<double>(run); }

template <class Method, class Field>
ON_GPU void run_by_library(double* results, long runs, long steps, Field const& bends) {
  long const run = run_of_thread();
  if (run >= runs) return;
  motion const start{place_of(run), 0.0 / si::second};
  results[run] = integrate(Method{}, start, bends, 0.01 * si::second, steps).position;
}

// Velocity Verlet.
template <class Acceleration>
ON_GPU void run_by_hand(double* results, long runs, long steps, Acceleration const& bent) {
  long const run = run_of_thread();
  if (run >= runs) return;
  double const h = 0.01;
  double x = place_of(run), v = 0, a = bent(x);
  for (long n = 0; n < steps; ++n) {
    x += (v + a * (h / 2)) * h;
    double const next = bent(x);
    v += (a + next) * (h / 2);
    a = next;
  }
  results[run] = x;
}
