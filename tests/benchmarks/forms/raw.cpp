// SPDX-License-Identifier: BSL-1.0
#include "../raw_space.hpp"

constexpr double run(long steps) {
#if DIMENSIONS == 3
  auto const [x, y, z] =
      raw::run(raw_space::METHOD{}, raw_space::state{{raw::start(steps), 500.0, 200.0}, {}}, steps)
          .x;
  return x + y + z;
#else
  return raw::run(raw::METHOD{}, raw::state{raw::start(steps), 0.0}, steps).x;
#endif
}

#include "../spring_damper.hpp"
