// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>

#include "stiff_problems.hpp"

// More stiff reactions from the Test Set for IVP Solvers, release 2.4, with its end values, and with units.

namespace laws {

/// The Oregonator, a model of the oscillating reaction of Belousov and Zhabotinskii. Source: R. J. Field, R. M. Noyes,
/// J. Chem. Phys. 60, 1877 (1974). Thirteen digits of the third number of the published end are right.
template <class N = double>
struct oregonator_mix {
  unitstep::light<concentration_unit, N> x, y, z;
};
inline constexpr auto oregonator = [](auto const& s, auto) {
  auto const fast = 77.27 / si::second, slow = 1.0 / 77.27 / si::second;
  auto const x = s.x / molar, y = s.y / molar;
  return unitstep::rates{fast * (s.y + s.x * (1.0 - 8.375e-6 * x - y)),
                         slow * (s.z - (1.0 + x) * s.y), 0.161 / si::second * (s.x - s.z)};
};
inline constexpr oregonator_mix<> oregonator_start{{1.0}, {2.0}, {3.0}};
inline constexpr oregonator_mix<> oregonator_end{
    {0.1000814870318523e1}, {0.1228178521549917e4}, {0.1320554942846e3}};

/// E5, the pyrolysis of a vapour: numbers over 22 powers of ten; the first one vanishes. Source: W. H. Enright, T. E.
/// Hull, B. Lindberg, BIT 15, 10 (1975).
template <class N = double>
struct vapour_mix {
  unitstep::light<concentration_unit, N> y1, y2, y3, y4;
};
inline constexpr auto vapour = [](auto const& s, auto) {
  auto const decay = 7.89e-10 / si::second * s.y1;
  auto const pair = 1.1e7 / (molar * si::second) * s.y1 * s.y3;
  auto const met = 1.13e9 / (molar * si::second) * s.y2 * s.y3;
  auto const back = 1.13e3 / si::second * s.y4;
  return unitstep::rates{-decay - pair, decay - met, (decay - met) - (pair - back), pair - back};
};
inline constexpr vapour_mix<> vapour_start{{1.76e-3}, {0.0}, {0.0}, {0.0}};
inline constexpr vapour_mix<> vapour_end{
    {0.1152903278711829e-290}, {0.8867655517642120e-22}, {0.8854814626268838e-22}, {0.0}};

/// The chemistry of polluted air: 25 reactions of 20 substances, over an hour. Source: J. G. Verwer, SIAM J. Sci.
/// Comput. 15, 1243 (1994).
template <class N = double>
struct air {
  std::array<unitstep::light<concentration_unit, N>, 20> of;
};
inline constexpr auto pollution = [](auto const& s, auto) {
  auto const each = 1.0 / (60.0 * si::second);
  auto const pair = each / molar;
  auto const y = [&](std::size_t i) { return s.of[i - 1]; };
  auto const one = [&](double k, std::size_t i) { return k * each * y(i); };
  auto const two = [&](double k, std::size_t i, std::size_t j) { return k * pair * y(i) * y(j); };
  auto const r1 = one(0.35, 1), r2 = two(26.6, 2, 4), r3 = two(12300, 5, 2), r4 = one(8.6e-4, 7),
             r5 = one(8.2e-4, 7), r6 = two(15000, 7, 6), r7 = one(1.3e-4, 9), r8 = two(24000, 9, 6),
             r9 = two(16500, 11, 2), r10 = two(9000, 11, 1), r11 = one(0.022, 13),
             r12 = two(12000, 10, 2), r13 = one(1.88, 14), r14 = two(16300, 1, 6),
             r15 = one(4.8e6, 3), r16 = one(3.5e-4, 4), r17 = one(0.0175, 4), r18 = one(1e8, 16),
             r19 = one(4.44e11, 16), r20 = two(1240, 17, 6), r21 = one(2.1, 19),
             r22 = one(5.78, 19), r23 = two(0.0474, 1, 4), r24 = two(1780, 19, 1),
             r25 = one(3.12, 20);
  return unitstep::rates{
      std::array{-r1 - r10 - r14 - r23 - r24 + r2 + r3 + r9 + r11 + r12 + r22 + r25,
                 -r2 - r3 - r9 - r12 + r1 + r21,
                 -r15 + r1 + r17 + r19 + r22,
                 -r2 - r16 - r17 - r23 + r15,
                 -r3 + 2.0 * r4 + r6 + r7 + r13 + r20,
                 -r6 - r8 - r14 - r20 + r3 + 2.0 * r18,
                 -r4 - r5 - r6 + r13,
                 r4 + r5 + r6 + r7,
                 -r7 - r8,
                 -r12 + r7 + r9,
                 -r9 - r10 + r8 + r11,
                 r9,
                 -r11 + r10,
                 -r13 + r12,
                 r14,
                 -r18 - r19 + r16,
                 -r20,
                 r20,
                 -r21 - r22 - r24 + r23 + r25,
                 -r25 + r24}};
};
inline constexpr air<> clean_air{{{{}, {0.2}, {}, {0.04}, {}, {}, {0.1},   {0.3}, {0.01}, {},
                                   {}, {},    {}, {},     {}, {}, {0.007}, {},    {},     {}}}};
inline constexpr air<> polluted_air{
    {{{0.5646255480022769e-1},  {0.1342484130422339},    {0.4139734331099427e-8},
      {0.5523140207484359e-2},  {0.2018977262302196e-6}, {0.1464541863493966e-6},
      {0.7784249118997964e-1},  {0.3245075353396018},    {0.7494013383880406e-2},
      {0.1622293157301561e-7},  {0.1135863833257075e-7}, {0.2230505975721359e-2},
      {0.2087162882798630e-3},  {0.1396921016840158e-4}, {0.8964884856898295e-2},
      {0.4352846369330103e-17}, {0.6899219696263405e-2}, {0.1007803037365946e-3},
      {0.1772146513969984e-5},  {0.5682943292316392e-4}}}};

}  // namespace laws
