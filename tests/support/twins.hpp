// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <unitstep/math/vec.hpp>

#include "geometry.hpp"
#include "oscillator.hpp"

namespace laws {

/// A value the compiler cannot see through.
inline double opaque(double x) {
  double volatile hidden = x;
  return hidden;
}

/// 100 steps of Henon and Heiles with some damping and a push in time, from `at`.
struct pushed {
  constexpr unitstep::vec<double, 2> operator()(planar<double> const& s, double t) const {
    return henon_heiles{}(s, t) - 0.125 * s.velocity + unitstep::vec<double, 2>{t / 64, 0};
  }
};
template <class M>
constexpr planar<double> orbit(M const& method, planar<double> const& at, double dt) {
  return run(method, at, pushed{}, dt, 100);
}

inline constexpr planar<double> orbit_start{{0.25, -0.125}, {0.375, 0.0625}};
template <class M>
inline constexpr planar<double> compiled_orbit = orbit(M{}, orbit_start, 0.03125);

/// The program's orbit is the compiler's, bit for bit.
template <class M>
void expect_the_compilers_orbit() {
  planar<double> const at{{opaque(orbit_start.position.x), opaque(orbit_start.position.y)},
                          {opaque(orbit_start.velocity.x), opaque(orbit_start.velocity.y)}};
  auto const bits = [](double x) { return std::bit_cast<std::uint64_t>(x); };
  planar<double> const here = orbit(M{}, at, opaque(0.03125));
  planar<double> const there = compiled_orbit<M>;
  EXPECT_EQ(bits(here.position.x), bits(there.position.x));
  EXPECT_EQ(bits(here.position.y), bits(there.position.y));
  EXPECT_EQ(bits(here.velocity.x), bits(there.velocity.x));
  EXPECT_EQ(bits(here.velocity.y), bits(there.velocity.y));
}

}  // namespace laws
