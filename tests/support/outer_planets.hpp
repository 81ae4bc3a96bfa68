// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/motion.hpp>

/// The sun, Jupiter, Saturn, Uranus, Neptune and Pluto on 5 September 1994, in astronomical units,
/// days and masses of the sun with the inner planets in it.
/// Source: E. Hairer, C. Lubich, G. Wanner, Geometric Numerical Integration, 2nd ed. (2006), I.2.4.
namespace outer_planets {

using space = std::array<unitstep::vec<double, 3>, 6>;

inline constexpr double constant_of_gravitation = 2.95912208286e-4;

inline constexpr std::array<double, 6> masses{1.00000597682,      0.000954786104043,
                                              0.000285583733151,  0.0000437273164546,
                                              0.0000517759138449, 1 / 1.3e8};

inline constexpr unitstep::motion<space, space> start{{{{0, 0, 0},
                                                        {-3.5023653, -3.8169847, -1.5507963},
                                                        {9.0755314, -3.0458353, -1.6483708},
                                                        {8.3101420, -16.2901086, -7.2521278},
                                                        {11.4707666, -25.7294829, -10.8169456},
                                                        {-15.5387357, -25.2225594, -3.1902382}}},
                                                      {{{0, 0, 0},
                                                        {0.00565429, -0.00412490, -0.00190589},
                                                        {0.00168318, 0.00483525, 0.00192462},
                                                        {0.00354178, 0.00137102, 0.00055029},
                                                        {0.00288930, 0.00114527, 0.00039677},
                                                        {0.00276725, -0.00170702, -0.00136504}}}};

}  // namespace outer_planets
