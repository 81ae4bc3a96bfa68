// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdint>
#include <unitstep/noise/noisy.hpp>
#include <unitstep/noise/random_path.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

/// Equations with known solutions along one path, and the orders of methods on them.
namespace support::paths {

using unitstep::random_path;
using unitstep::symbols::m, unitstep::symbols::s;

/// A length that grows in proportion to itself, and the same with a member of fixed type.
template <class N = double>
struct grown {
  unitstep::light<boost::units::si::length, N> x;
};
struct fixed {
  boost::units::quantity<boost::units::si::length> x;
};

/// Either of them, so many metres long.
template <class State = grown<>>
constexpr State metres(double x) {
  return State{decltype(State::x)::from_value(x)};
}

inline constexpr double growth = 0.1, spread = 0.8;
inline constexpr auto root_s = unitstep::sqrt(1.0 * s);

// dx = mu x dt + sigma x dW, whose solution along a path is exp((mu - sigma^2/2) T + sigma W(T)) in Ito's sense and
// exp(mu T + sigma W(T)) in Stratonovich's.
inline constexpr auto grows = [](auto const& y, auto) { return unitstep::rates{growth * y.x / s}; };
inline constexpr auto varies = [](auto const& y, auto) {
  return unitstep::rates_of_noise{spread * y.x / root_s};
};
inline double exactly_grown(random_path const& whole, bool ito) {
  double const w = whole.increment_over(0, {0, 0, 1}).increment;  // T = 1
  return std::exp(growth - (ito ? spread * spread / 2 : 0) + spread * w);
}
template <class State, class Method>
double end_of_growth(Method const& method, random_path const& path, double h) {
  return unitstep::integrate(method, metres<State>(1), unitstep::noisy{grows, varies, path}, h * s,
                             static_cast<int>(std::lround(1 / h)))
      .x.value();
}

// dx = -2 sin(3 x) dt + 2 dW, x in metres: the noise is additive, and the drift is not linear.
inline constexpr auto swings = [](auto const& y, auto) {
  return unitstep::rates{-2.0 * unitstep::math::sin(3.0 * y.x.value()) * m / s};
};
inline constexpr auto is_pushed = [](auto const&, auto) {
  return unitstep::rates_of_noise{2.0 * m / root_s};
};
template <class Method>
double end_of_swing(Method const& method, random_path const& path, double h) {
  return unitstep::integrate(method, metres(1), unitstep::noisy{swings, is_pushed, path}, h * s,
                             static_cast<int>(std::lround(1 / h)))
      .x.value();
}

/// The slope of the root mean square error over log2 of the step, for steps 2^-first to 2^-last, by least squares.
/// `error(path, h)` is the error of one run in steps of `h`; a run walks along the same path for all of them.
template <class Error>
double strong_order(std::uint64_t seed, int runs, int first, int last, Error const& error) {
  double x = 0, y = 0, xx = 0, xy = 0, n = 0;
  for (int level = first; level <= last; ++level) {
    double squares = 0;
    for (long run = 0; run < runs; ++run) {
      double const e = error(random_path{seed, run}, last - level, std::ldexp(1.0, -level));
      squares += e * e;
    }
    double const log = std::log2(squares / runs) / 2;
    x -= level, y += log, xx += level * level, xy -= level * log, n += 1;
  }
  return (n * xy - x * y) / (n * xx - x * x);
}

/// The order of a method in the growth above, bounded from both sides, in the sense that the method states.
template <class State, class Method>
double order_of_growth(Method const& method, std::uint64_t seed, bool ito, int runs = 2000) {
  return strong_order(seed, runs, 5, 9, [&](random_path const& path, int coarser, double h) {
    return end_of_growth<State>(method, path.coarser(coarser), h) -
           exactly_grown(path.coarser(9), ito);
  });
}
/// The order of a method with additive noise, compared with a run by `reference` in steps of 2^-13.
template <class Method, class Reference>
double order_of_swing(Method const& method, Reference const& reference, std::uint64_t seed,
                      int first, int last, int runs = 200) {
  return strong_order(seed, runs, first, last, [&](random_path const& path, int coarser, double h) {
    int const finer = 13 - last;
    return end_of_swing(method, path.coarser(finer + coarser), h) -
           end_of_swing(reference, path, std::ldexp(1.0, -13));
  });
}

}  // namespace support::paths
