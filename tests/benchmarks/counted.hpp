// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <valgrind/callgrind.h>

/// The steps of each form that are counted: the difference of the two runs.
inline constexpr long few = 100, many = 1100;

/// Makes callgrind count the instructions of `run` for two numbers of steps, under the given name; their difference is
/// the price of the steps between. benchmarks.py reads it.
template <class Run>
void count(char const* name, long first, long second, Run run) {
  CALLGRIND_ZERO_STATS;
  run(first);
  CALLGRIND_DUMP_STATS_AT(name);
  run(second);
  CALLGRIND_DUMP_STATS_AT(name);
}
