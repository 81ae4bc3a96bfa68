// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cmath>
#include <unitstep/constrain/joints.hpp>

#include "support/pendulums.hpp"

/// Rigid bodies that hang on joints.
namespace tied_bodies {

using namespace pendulums;

inline constexpr auto moment = kg * m * m / (si::radian * si::radian);
inline constexpr auto fall = gravity{vec{0.0, 0.0, -9.81} * (m / (s * s))};
inline constexpr vec still{0.0 * m_per_s, 0.0 * m_per_s, 0.0 * m_per_s};
inline constexpr vec no_turn{0.0 * rad_per_s, 0.0 * rad_per_s, 0.0 * rad_per_s};
inline constexpr vec hook{0.0 * m, 0.0 * m, 0.0 * m};

/// An orientation about y by the angle whose sine is 0.6.
inline quaternion<double> tilted() {
  double const k = 1 / std::sqrt(10.0);
  return {3 * k, 0.0, k, 0.0};
}

// A body of 2 kg with moments 0.3, 0.4 and 0.5 kg m^2, hung 0.5 m from its centre of mass, swings about its second axis as a
// pendulum with w^2 = m g d / (I + m d^2) = 9.81 / 0.9; from rest at sin = 0.6 by elliptic functions (mpmath) at 1 s.
inline constexpr auto hung = constrained{
    newton_euler{second_law{2.0 * kg, fall}, euler_equations{vec{0.3, 0.4, 0.5} * moment}},
    same_place{point{body(0), vec{0.0, 0.0, 0.5} * m}, hook}};
inline constexpr rigid_body below{motion{vec{0.0, 0.0, -0.5} * m, still},
                                  rotation{quaternion{1.0, 0.0, 0.0, 0.0}, no_turn}};

}  // namespace tied_bodies
