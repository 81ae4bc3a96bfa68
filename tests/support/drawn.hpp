// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <rapidcheck.h>

/// What RapidCheck draws in more than one test.
namespace drawn {

/// A number from `from` to `to`, of a thousand there are.
inline double number(double from, double to) {
  return from + (to - from) * *rc::gen::inRange(0, 1001) / 1000;
}

}  // namespace drawn
