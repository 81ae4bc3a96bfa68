// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/composition.hpp>
#include <unitstep/methods/runge_kutta.hpp>

/// Schemes that others have and this library does not, from their articles, with a tableau each.
namespace peers {

using unitstep::fraction;

/// Two smoothed half steps of the midpoint rule.
/// /// Source: W. B. Gragg, SIAM J. Numer. Anal. 2, 384 (1965).
struct gragg_tableau {
  static constexpr int order = 2;
  static constexpr std::size_t stages = 3;
  static constexpr fraction a[stages][stages] = {{}, {{1, 2}}, {{}, {1, 1}}};
  static constexpr fraction b[stages] = {{1, 4}, {1, 2}, {1, 4}};
};
using gragg = unitstep::runge_kutta<gragg_tableau>;

/// Source: J. R. Cash, A. H. Karp, ACM Trans. Math. Softw. 16, 201 (1990).
struct cash_karp_tableau {
  static constexpr int order = 5;
  static constexpr std::size_t stages = 6;
  static constexpr fraction a[stages][stages] = {
      {},
      {{1, 5}},
      {{3, 40}, {9, 40}},
      {{3, 10}, {-9, 10}, {6, 5}},
      {{-11, 54}, {5, 2}, {-70, 27}, {35, 27}},
      {{1631, 55296}, {175, 512}, {575, 13824}, {44275, 110592}, {253, 4096}}};
  static constexpr fraction b[stages] = {{37, 378}, {}, {250, 621}, {125, 594}, {}, {512, 1771}};
};
using cash_karp = unitstep::runge_kutta<cash_karp_tableau>;

/// The solution of fifth order of the pair.
/// Source: E. Fehlberg, NASA TR R-315 (1969), table III.
struct fehlberg5_tableau {
  static constexpr int order = 5;
  static constexpr std::size_t stages = 6;
  static constexpr fraction a[stages][stages] = {
      {},
      {{1, 4}},
      {{3, 32}, {9, 32}},
      {{1932, 2197}, {-7200, 2197}, {7296, 2197}},
      {{439, 216}, {-8, 1}, {3680, 513}, {-845, 4104}},
      {{-8, 27}, {2, 1}, {-3544, 2565}, {1859, 4104}, {-11, 40}}};
  static constexpr fraction b[stages] = {{16, 135},      {},       {6656, 12825},
                                         {28561, 56430}, {-9, 50}, {2, 55}};
};
using fehlberg5 = unitstep::runge_kutta<fehlberg5_tableau>;

/// The solution of fifth order of the pair; only its error estimate uses the seventh stage.
/// /// Source: J. R. Dormand, P. J. Prince, J. Comput. Appl. Math. 6, 19 (1980).
struct dormand_prince_tableau {
  static constexpr int order = 5;
  static constexpr std::size_t stages = 6;
  static constexpr fraction a[stages][stages] = {
      {},
      {{1, 5}},
      {{3, 40}, {9, 40}},
      {{44, 45}, {-56, 15}, {32, 9}},
      {{19372, 6561}, {-25360, 2187}, {64448, 6561}, {-212, 729}},
      {{9017, 3168}, {-355, 33}, {46732, 5247}, {49, 176}, {-5103, 18656}}};
  static constexpr fraction b[stages] = {{35, 384},     {},      {500, 1113}, {125, 192},
                                         {-2187, 6784}, {11, 84}};
};
using dormand_prince = unitstep::runge_kutta<dormand_prince_tableau>;

/// The solution of eighth order of the pair.
/// Source: E. Fehlberg, NASA TR R-287 (1968), table X.
struct fehlberg8_tableau {
  static constexpr int order = 8;
  static constexpr std::size_t stages = 13;
  static constexpr fraction a[stages][stages] = {
      {},
      {{2, 27}},
      {{1, 36}, {1, 12}},
      {{1, 24}, {}, {1, 8}},
      {{5, 12}, {}, {-25, 16}, {25, 16}},
      {{1, 20}, {}, {}, {1, 4}, {1, 5}},
      {{-25, 108}, {}, {}, {125, 108}, {-65, 27}, {125, 54}},
      {{31, 300}, {}, {}, {}, {61, 225}, {-2, 9}, {13, 900}},
      {{2, 1}, {}, {}, {-53, 6}, {704, 45}, {-107, 9}, {67, 90}, {3, 1}},
      {{-91, 108}, {}, {}, {23, 108}, {-976, 135}, {311, 54}, {-19, 60}, {17, 6}, {-1, 12}},
      {{2383, 4100},
       {},
       {},
       {-341, 164},
       {4496, 1025},
       {-301, 82},
       {2133, 4100},
       {45, 82},
       {45, 164},
       {18, 41}},
      {{3, 205}, {}, {}, {}, {}, {-6, 41}, {-3, 205}, {-3, 41}, {3, 41}, {6, 41}},
      {{-1777, 4100},
       {},
       {},
       {-341, 164},
       {4496, 1025},
       {-289, 82},
       {2193, 4100},
       {51, 82},
       {33, 164},
       {12, 41},
       {},
       {1, 1}}};
  static constexpr fraction b[stages] = {{},        {},        {},       {},       {},
                                         {34, 105}, {9, 35},   {9, 35},  {9, 280}, {9, 280},
                                         {},        {41, 840}, {41, 840}};
};
using fehlberg8 = unitstep::runge_kutta<fehlberg8_tableau>;

/// First the position, then the velocity: the adjoint of semi-implicit Euler.
struct drift_first_table {
  static constexpr int order = 1;
  static constexpr bool reversible = false;
  template <class T>
  static constexpr unitstep::drifts_and_kicks<T, 1, 1> coefficients() {
    return {{T(1)}, {T(1)}};
  }
};
using drift_first = unitstep::composition<drift_first_table>;

/// Five kicks between drifts, symmetric.
/// Source: R. I. McLachlan, SIAM J. Sci. Comput. 16, 151 (1995).
struct mclachlan_table {
  static constexpr int order = 4;
  static constexpr bool reversible = true;
  template <class T>
  static constexpr unitstep::drifts_and_kicks<T, 6, 5> coefficients() {
    T const c1 = static_cast<T>(0.40518861839525227722L);
    T const c2 = static_cast<T>(-0.28714404081652408900L), c3 = T(1) / T(2) - (c1 + c2);
    T const d1 = T(-3) / T(73), d2 = T(17) / T(59), d3 = T(1) - T(2) * (d1 + d2);
    return {{c1, c2, c3, c3, c2, c1}, {d1, d2, d3, d2, d1}};
  }
};
using mclachlan = unitstep::composition<mclachlan_table>;

}  // namespace peers
