// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/motion.hpp>

/// Problem C5 of DETEST: the sun with the inner planets, Jupiter, Saturn, Uranus, Neptune and Pluto, in astronomical
/// units, spans of 100 days and masses of the sun; positions and velocities from the sun, to twelve digits.
/// Source: W. H. Enright, J. D. Pryce, ACM Trans. Math. Softw. 13, 1 and 28 (1987), CALGO 648.
namespace detest_c5 {

using unitstep::vec;
using space = std::array<vec<double, 3>, 6>;
using system = unitstep::motion<space, space>;

inline constexpr double constant_of_gravitation = 2.95912208286;

inline constexpr std::array<double, 6> masses{1.00000597682,      0.000954786104043,
                                              0.000285583733151,  0.0000437273164546,
                                              0.0000517759138449, 0.00000277777777778};

/// Seen from the sun.
inline constexpr system from_the_sun{{{{0, 0, 0},
                                       {3.42947415189, 3.35386959711, 1.35494901715},
                                       {6.64145542550, 5.97156957878, 2.18231499728},
                                       {11.2630437207, 14.6952576794, 6.27960525067},
                                       {-30.1552268759, 1.65699966404, 1.43785752721},
                                       {-21.1238353380, 28.4465098142, 15.3882659679}}},
                                     {{{0, 0, 0},
                                       {-0.557160570446, 0.505696783289, 0.230578543901},
                                       {-0.415570776342, 0.365682722812, 0.169143213293},
                                       {-0.325325669158, 0.189706021964, 0.0877265322780},
                                       {-0.0240476254170, -0.287659532608, -0.117219543175},
                                       {-0.176860753121, -0.216393453025, -0.0148647893090}}}};

/// After 2000 days as published, seen from the sun.
inline constexpr system after_20{
    {{{0, 0, 0},
      {-4.792730224323733, -2.420550725448973, -9.212509306014886e-01},
      {-4.217310404035213, 7.356202947498970, 3.223785985421212},
      {4.035559443262270, 1.719865528670555e+01, 7.478910794233703},
      {-2.998759326324844e+01, -4.107310937550929, -9.277008321754407e-01},
      {-2.442125302518482e+01, 2.381459045746554e+01, 1.492096306951359e+01}}},
    {{{0, 0, 0},
      {3.499208963063806e-01, -5.748487687912825e-01, -2.551694020879149e-01},
      {-5.237040978903326e-01, -2.493000463579661e-01, -8.045341642044464e-02},
      {-3.875289237334110e-01, 5.648603288767891e-02, 3.023606472143342e-02},
      {4.133856546712445e-02, -2.862393029841379e-01, -1.183032405136207e-01},
      {-1.511986457359206e-01, -2.460068894318766e-01, -3.189687411323877e-02}}}};

/// The same planets, with their centre of mass at rest at the origin.
inline constexpr system start = [] {
  auto s = from_the_sun;
  vec<double, 3> x{}, v{};
  double all = 0;
  for (std::size_t i = 0; i < 6; ++i) {
    x += masses[i] * s.position[i], v += masses[i] * s.velocity[i];
    all += masses[i];
  }
  for (std::size_t i = 0; i < 6; ++i) s.position[i] -= x / all, s.velocity[i] -= v / all;
  return s;
}();

}  // namespace detest_c5
