// SPDX-License-Identifier: BSL-1.0
#include "../raw_space.hpp"

constexpr double run(long steps) {
  auto const s = raw::run(raw_components::METHOD{},
                          raw_components::state{raw::start(steps), 500.0, 200.0, 0, 0, 0}, steps);
  return s.x + s.y + s.z;
}

#include "../spring_damper.hpp"
