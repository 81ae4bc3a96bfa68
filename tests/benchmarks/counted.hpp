// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <valgrind/callgrind.h>

/// Has callgrind count the instructions of `run` for two numbers of steps, under the name given; what
/// they differ by is the price of the steps between. benchmarks.py reads it.
template <class Run>
void count(char const* name, long few, long many, Run run) {
  CALLGRIND_ZERO_STATS;
  run(few);
  CALLGRIND_DUMP_STATS_AT(name);
  run(many);
  CALLGRIND_DUMP_STATS_AT(name);
}
