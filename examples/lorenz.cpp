// SPDX-License-Identifier: BSL-1.0
// The Lorenz attractor: where is it after two units of time, and
// what becomes of a difference in the ninth decimal?
#include <cstdio>
#include <unitstep/unitstep.hpp>

//! [attractor]
struct weather {
  double x, y, z;
};
constexpr auto lorenz = [](weather const& w, double) {
  return unitstep::rates{10.0 * (w.y - w.x),
                         w.x * (28.0 - w.z) - w.y,
                         w.x * w.y - 8.0 / 3.0 * w.z};
};
constexpr weather at(int time, double x) {
  return unitstep::integrate(unitstep::rk4{}, weather{x, 1.0, 1.0},
                             lorenz, 1.0 / 1024, time * 1024);
}
//! [attractor]

constexpr double distance(double a, double b) {
  return a < b ? b - a : a - b;
}

//! [claim]
// By a Taylor series of degree 40 in steps of 1/100 with 113 bits.
constexpr weather exact{-8.1734999322422496129514,
                        -9.5620236867987994623597,
                        24.6207020496796656574493};
constexpr weather end = at(2, 1.0);
static_assert(distance(end.x, exact.x) < 1e-8);
static_assert(distance(end.y, exact.y) < 1e-8);
static_assert(distance(end.z, exact.z) < 1e-8);
//! [claim]

int main() {
  std::printf("time          x  x, started at 1.000000001\n");
  for (int time = 0; time <= 40; time += 4)
    std::printf("%4d %10.5f %26.5f\n", time, at(time, 1.0).x,
                at(time, 1.000000001).x);
}
