// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "scenes/bead.hpp"
#include "scenes/cannon.hpp"
#include "scenes/double_pendulum.hpp"
#include "scenes/kepler.hpp"
#include "scenes/magnetic.hpp"
#include "scenes/pendulum.hpp"
#include "scenes/pinball.hpp"
#include "scenes/spring.hpp"
#include "scenes/two_bobs.hpp"
#include "scenes/workshop.hpp"
#include "table.hpp"

namespace explore {

/// The scenes of the page, in its order.
using all =
    table<oscillator, pendulum, satellite, double_pendulum,
          magnetic, workshop, pinball, two_bobs, cannon, bead>;

inline run_of_scene chosen(int scene, int method, bool adaptive) {
  auto const& runs = at(all::methods, method);
  return at(adaptive ? runs.adaptive : runs.fixed, scene);
}

}  // namespace explore
