// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdint>
#include <random>
#include <unitstep/noise/euler_maruyama.hpp>
#include <unitstep/noise/noisy.hpp>
#include <unitstep/noise/random_path.hpp>

/// The cost of noise: a step of a pushed oscillator compared with the same loop by hand with the same numbers, and a
/// normal number compared with one of the standard library.
namespace noise {

namespace us = unitstep;
namespace si = boost::units::si;

inline constexpr double dt = 0.01, strength = 0.3;
/// The number of the run, which no compiler knows in advance.
inline std::uint64_t seed_of(long steps) { return static_cast<std::uint64_t>(steps); }

inline double by_hand(long steps) {
  us::random_path const path{seed_of(steps), 0};
  double x = 1, v = 0;
  double const root = std::sqrt(dt);
  for (long n = 0; n < steps; ++n) {
    double const w = path.increments<1>({n, 0, 1}, {true})[0] * root;
    double const a = -4.0 * x;
    x = x + v * dt;
    v = v + a * dt + strength * w;
  }
  return x;
}
inline double euler_maruyama(long steps) {
  auto const m = 1.0 * si::metre;
  auto const pulls = [](auto const& s, auto) {
    return -4.0 / (si::second * si::second) * s.position;
  };
  auto const pushes = [](auto const&, auto) {
    return strength * si::metre_per_second / us::sqrt(1.0 * si::second);
  };
  return us::integrate(us::euler_maruyama{}, us::motion{m, 0.0 * si::metre_per_second},
                       us::noisy{pulls, pushes, us::random_path{seed_of(steps), 0}},
                       dt * si::second, steps)
      .position.value();
}

/// Two sources share a block of random bits.
inline double normal_numbers(long count) {
  us::random_path const path{seed_of(count), 0};
  double sum = 0;
  for (long n = 0; n < count / 2; ++n) {
    auto const both = path.increments<2>({n, 0, 1}, {true, true});
    sum += both[0] + both[1];
  }
  return sum;
}
inline double standard_normal_numbers(long count) {
  std::mt19937_64 bits(seed_of(count));
  std::normal_distribution<double> normal;
  double sum = 0;
  for (long n = 0; n < count; ++n) sum += normal(bits);
  return sum;
}

}  // namespace noise
