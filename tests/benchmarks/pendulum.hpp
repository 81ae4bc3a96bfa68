// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/ensemble/draws.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/methods/leapfrog.hpp>

/// The angle of a pendulum after 1,000 steps, from a drawn angle.
inline double swing(long, unitstep::draws& random) {
  namespace si = boost::units::si;
  auto const pull = [](auto const& s, auto) {
    return -9.81 / si::second / si::second * unitstep::math::sin(s.position);
  };
  unitstep::motion const start{random.uniform(0.1, 3.0), 0.0 / si::second};
  return unitstep::integrate(unitstep::leapfrog{}, start, pull, 0.01 * si::second, 1000).position;
}
