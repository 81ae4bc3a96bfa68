// SPDX-License-Identifier: BSL-1.0
// More members than Boost.PFR has names for.
// expect: expected initial: at most 100 members, or aggregates of them, got 101 members
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

#ifdef UNITSTEP_MISTAKE
struct crowd {
  double a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, b0, b1, b2, b3, b4, b5, b6, b7, b8, b9;
  double c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, d0, d1, d2, d3, d4, d5, d6, d7, d8, d9;
  double e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, f0, f1, f2, f3, f4, f5, f6, f7, f8, f9;
  double g0, g1, g2, g3, g4, g5, g6, g7, g8, g9, h0, h1, h2, h3, h4, h5, h6, h7, h8, h9;
  double i0, i1, i2, i3, i4, i5, i6, i7, i8, i9, j0, j1, j2, j3, j4, j5, j6, j7, j8, j9;
  double last;
};
#else
struct crowd {
  std::array<double, 100> all;
  double last;
};
#endif
constexpr crowd start{};
constexpr auto field = [](crowd const&, auto) {
  return unitstep::rates{std::array<double, 100>{}, 1.0};
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5, 10);
// What comes after a mistake must not be blamed too.
static_assert(end.last < 6);
