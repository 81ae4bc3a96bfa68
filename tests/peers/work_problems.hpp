// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <string>
#include <unitstep/numbers/series_functions.hpp>

/// Problems for work.cpp on plain numbers. The positions come first, then the velocities.
namespace peers {

inline constexpr std::size_t most_numbers = 12;
using row = std::array<double, most_numbers>;

/// How often a field was called.
inline long calls = 0;

/// The rates as a function of plain numbers, and of series for Taylor's method.
inline constexpr int taylor_order = 16;
using number_series = unitstep::series<double, taylor_order>;
struct rates_of {
  void (*on_numbers)(double const* y, double* out);
  void (*on_series)(number_series const* y, number_series* out);

  template <class Rates>
  constexpr rates_of(Rates const& generic) : on_numbers(generic), on_series(generic) {}
  void operator()(double const* y, double* out) const { on_numbers(y, out); }
  void operator()(number_series const* y, number_series* out) const { on_series(y, out); }
};

struct equation {
  std::string name, title;
  std::size_t n;
  bool motion;
  rates_of rates;
  row start;
  double end;
  row due;
};

inline constexpr auto kepler = [](auto const* y, auto* out) {
  using std::sqrt;
  auto const square = y[0] * y[0] + y[1] * y[1], k = 1 / (square * sqrt(square));
  out[0] = y[2], out[1] = y[3], out[2] = -y[0] * k, out[3] = -y[1] * k;
};
/// From the pericentre, with the state at 20 by Kepler's equation.
inline equation orbit_of(std::string name, std::string title, double e) {
  long double u = 20;
  for (int i = 0; i < 200; ++i) {  // Newton's iteration, limited to half a revolution
    long double const step = (u - e * std::sin(u) - 20) / (1 - e * std::cos(u));
    u -= step > 1 ? 1 : step < -1 ? -1 : step;
  }
  long double const r = 1 - e * std::cos(u), root = std::sqrt(1 - static_cast<long double>(e) * e);
  return {name,
          title,
          4,
          true,
          kepler,
          {1 - e, 0, 0, std::sqrt((1 + e) / (1 - e))},
          20,
          {static_cast<double>(std::cos(u) - e), static_cast<double>(root * std::sin(u)),
           static_cast<double>(-std::sin(u) / r), static_cast<double>(root * std::cos(u) / r)}};
}

/// Three bodies, each attracted by the others.
inline constexpr auto attract = [](auto const* y, auto* out) {
  using std::sqrt;
  for (int i = 0; i < 6; ++i) out[i] = y[6 + i], out[6 + i] = 0;
  for (int a = 0; a < 3; ++a)
    for (int b = 0; b < 3; ++b) {
      if (a == b) continue;
      auto const x = y[2 * b] - y[2 * a], z = y[2 * b + 1] - y[2 * a + 1];
      auto const square = x * x + z * z, k = 1 / (square * sqrt(square));
      out[6 + 2 * a] += k * x, out[7 + 2 * a] += k * z;
    }
};

/// The earth and the moon in their rotating frame.
inline constexpr auto restricted = [](auto const* y, auto* out) {
  using std::sqrt;
  constexpr double m = 0.012277471;
  auto const a = (y[0] + m) * (y[0] + m) + y[1] * y[1];
  auto const b = (y[0] - 1 + m) * (y[0] - 1 + m) + y[1] * y[1];
  auto const p = (1 - m) / (a * sqrt(a)), q = m / (b * sqrt(b));
  out[0] = y[2], out[1] = y[3];
  out[2] = y[0] + 2 * y[3] - p * (y[0] + m) - q * (y[0] - 1 + m);
  out[3] = y[1] - 2 * y[2] - p * y[1] - q * y[1];
};

/// B5, D1, D5 and E2 are those of W. H. Enright, J. D. Pryce, ACM Trans. Math. Softw. 13, 1 (1987); Arenstorf's
/// orbit and the Brusselator those of E. Hairer, S. P. Nørsett, G. Wanner, Solving ODEs I (1993), II.0 and I.16;
/// the eight of A. Chenciner, R. Montgomery, Ann. of Math. 152, 881 (2000). Ends that are no closed forms were computed
/// with 45 digits.
inline std::array<equation, 9> equations() {
  constexpr double u = 0.3471168881189269382427769203203009,
                   v = 0.5327249453880302292620279876919263;
  row const eight{-1, 0, 1, 0, 0, 0, u, v, u, v, -2 * u, -2 * v};
  row const moon{0.994, 0, 0, -2.00158510637908252240537862224};
  return {
      equation{
          "rigid-body",
          "A free rigid body (B5)",
          3,
          false,
          [](auto const* y, auto* out) {
            out[0] = y[1] * y[2], out[1] = -y[0] * y[2], out[2] = -0.51 * y[0] * y[1];
          },
          {0, 1, 1},
          20,
          {-0.939657079872920396188436, -0.342117775400074906534822, 0.741412659619995300782559}},
      orbit_of("round-orbit", "An orbit of eccentricity 0.1 (D1)", 0.1),
      orbit_of("long-orbit", "An orbit of eccentricity 0.9 (D5)", 0.9),
      equation{
          "van-der-pol",
          "Van der Pol's oscillator (E2)",
          2,
          false,
          [](auto const* y, auto* out) { out[0] = y[1], out[1] = (1 - y[0] * y[0]) * y[1] - y[0]; },
          {2, 0},
          20,
          {2.00814976217494859201449, -0.0425088752732021469859251}},
      equation{"brusselator",
               "The Brusselator",
               2,
               false,
               [](auto const* y, auto* out) {
                 out[0] = 1 + y[0] * y[0] * y[1] - 4 * y[0];
                 out[1] = 3 * y[0] - y[0] * y[0] * y[1];
               },
               {1.5, 3},
               20,
               {0.498637071268347848649855, 4.59678034945201118320174}},
      equation{"lorenz",
               "Lorenz's attractor, to time 10",
               3,
               false,
               [](auto const* y, auto* out) {
                 out[0] = 10 * (y[1] - y[0]), out[1] = y[0] * (28 - y[2]) - y[1];
                 out[2] = y[0] * y[1] - 8.0 / 3 * y[2];
               },
               {1, 1, 1},
               10,
               {-4.90268754113464573190394, -3.74387292180291961631541, 24.6908581027905554532168}},
      equation{"arenstorf", "Arenstorf's orbit round earth and moon", 4, false, restricted, moon,
               17.0652165601579625588917206249, moon},
      equation{"henon-heiles",
               "Hénon and Heiles' galaxy",
               4,
               true,
               [](auto const* y, auto* out) {
                 out[0] = y[2], out[1] = y[3];
                 out[2] = -y[0] - 2 * y[0] * y[1];
                 out[3] = -y[1] - y[0] * y[0] + y[1] * y[1];
               },
               {0, 0.1, 0.5, 0},
               10,
               {-0.0925885106918399020800572, -0.239881718938069349473632,
                -0.221275515561733557031841, 0.373048338646836044595072}},
      equation{"figure-eight", "Three bodies on a figure eight", 12, true, attract, eight,
               6.325913982926211677589000333967047, eight}};
}

/// The largest difference divided by the largest number; infinity if the run blew up.
inline double off(equation const& e, double const* y) {
  double off = 0, size = 0;
  for (std::size_t i = 0; i < e.n; ++i) {
    if (!std::isfinite(y[i])) return HUGE_VAL;
    off = std::fmax(off, std::abs(y[i] - e.due[i]));
    size = std::fmax(size, std::abs(e.due[i]));
  }
  return off / size;
}

}  // namespace peers
