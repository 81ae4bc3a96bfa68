// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "support/allocations.hpp"

/// \file
/// \brief A damped spring, and the drivers under a tolerance that must allocate nothing for it.

namespace allocations {

namespace si = boost::units::si;
using unitstep::motion;

inline constexpr motion let_go{1.0 * si::metre, 0.0 * si::metre_per_second};
inline constexpr auto dt = 0.01 * si::second;
inline constexpr unitstep::second_law swing{1.0 * si::kilogram,
                                            unitstep::spring{15.0 * si::newton / si::metre},
                                            unitstep::damper{0.1 * si::kilogram / si::second}};

template <class Pair>
void expect_none_under_a_tolerance() {
  double volatile seen = 0;
  auto const look = [&seen](auto const& state, auto) { seen = state.position.value(); };
  auto const height = [](auto const& state, auto) { return state.position; };
  constexpr Pair pair{};
  constexpr auto end = 2.0 * si::second;
  constexpr unitstep::tolerance allowed{motion{1e-6 * si::metre, 1e-6 * si::metre_per_second},
                                        1e-6};
  EXPECT_EQ(allocations::in([&] {
              seen = unitstep::integrate(pair, let_go, swing, allowed, end).position.value();
              seen = unitstep::trajectory<8>(pair, let_go, swing, allowed, 8.0 * dt)[8]
                         .state.position.value();
              unitstep::integrate_observed(pair, let_go, swing, allowed, end, look);
              unitstep::integrate_observed(pair, let_go, swing, allowed, end,
                                           unitstep::every{8.0 * dt, look});
              seen =
                  unitstep::integrate_until(pair, let_go, swing, allowed, height, end).time.value();
              unitstep::simulation sim{pair, let_go, swing, allowed};
              sim.step();
              auto const kept = sim.save();
              sim.step();
              seen = sim.at(sim.time() - 0.5 * sim.dt()).position.value();
              sim.resume(kept);
              sim.set_state(let_go);
              sim.step();
            }),
            0);
}

}  // namespace allocations
