// SPDX-License-Identifier: BSL-1.0
#include "../typed.hpp"

constexpr double run(long steps) {
  return typed::run(unitstep::METHOD{}, typed::light_lambda, steps);
}

#include "../spring_damper.hpp"
