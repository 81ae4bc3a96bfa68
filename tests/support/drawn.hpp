// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <rapidcheck.h>

/// Draws by RapidCheck for more than one test.
namespace drawn {

/// A number from `from` to `to`, one of a thousand.
inline double number(double from, double to) {
  return from + (to - from) * *rc::gen::inRange(0, 1001) / 1000;
}

}  // namespace drawn
