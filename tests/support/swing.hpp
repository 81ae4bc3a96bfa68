// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/units/light.hpp>

/// A spring that swings with omega = 2 / s from 1 m, so x = cos 2 t, for runs under a tolerance.
namespace swings {

namespace si = boost::units::si;
inline constexpr auto metre = si::metre;
inline constexpr auto second = si::second;
inline constexpr auto speed = si::metre_per_second;

inline constexpr auto spring = [](auto const& s, auto) {
  return -4.0 / second / second * s.position;
};
inline constexpr unitstep::motion start{1.0 * metre, 0.0 * speed};
inline constexpr unitstep::tolerance fine{unitstep::motion{1e-10 * metre, 1e-10 * speed}, 1e-10};

}  // namespace swings
