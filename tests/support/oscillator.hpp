// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/state/motion.hpp>

#include "course.hpp"

namespace laws {

template <class T>
using line_of = unitstep::motion<T, T>;
using line = line_of<double>;

template <class T>
constexpr T size(T x) {
  return x < 0 ? -x : x;
}
template <class T>
constexpr T larger(T a, T b) {
  return a < b ? b : a;
}

/// The oscillator of mass 1 and stiffness 1, with a damper of `2 gamma` or without.
struct oscillator {
  double gamma = 0;

  template <class T>
  constexpr T operator()(unitstep::motion<T, T> const& s, T const&) const {
    return -s.position - T(2 * gamma) * s.velocity;
  }

  /// Released at 1 from rest: exp(-gamma t) (cos wt + (gamma / w) sin wt), w^2 = 1 - gamma^2.
  template <class T>
  constexpr line_of<T> exact(T t) const {
    T const g(gamma);
    T const w = unitstep::math::sqrt(1 - g * g);
    T const fade = unitstep::math::exp(-g * t);
    T const c = unitstep::math::cos(w * t);
    T const s = unitstep::math::sin(w * t);
    return {fade * (c + g / w * s), -fade * s / w};
  }
};

template <class T>
constexpr T distance(line_of<T> const& a, line_of<T> const& b) {
  return larger(size(a.position - b.position), size(a.velocity - b.velocity));
}

/// The error at time `until`, in `count` steps, or in `count` rounds of 1/2, 3/2 and 1 times the step if steps change.
template <class T = double, class M>
constexpr T error_at(M const& method, oscillator const& problem, T until, int count,
                     bool changing) {
  T const h = until / T(count) / (changing ? 3 : 1);
  T const pattern[] = {h / 2, 3 * h / 2, h};
  course<M, line_of<T>, oscillator, T> c(method, {1, 0}, problem, 0, changing ? pattern[0] : h);
  if (changing) {
    for (int n = 0; n < count; ++n)
      for (T const dt : pattern) c.step(dt);
  } else {
    c.steps(h, count);
  }
  return distance(c.state, problem.exact(until));
}

/// The slope of the error against the step in a plot of logarithms, by least squares over six steps. Methods of a very
/// high order reach the rounding of double too soon, so they run in long double.
template <class T = double, class M>
constexpr double observed_order(M const& method, oscillator const& problem, int first_count,
                                bool changing = false) {
  double sum_x = 0, sum_y = 0, sum_xx = 0, sum_xy = 0;
  for (int k = 2; k < 8; ++k) {
    int const count = first_count * k / 2;
    double const x = -unitstep::math::log(static_cast<double>(count));
    double const y = unitstep::math::log(
        static_cast<double>(error_at<T>(method, problem, T(2), count, changing)));
    sum_x += x, sum_y += y, sum_xx += x * x, sum_xy += x * y;
  }
  return (6 * sum_xy - sum_x * sum_y) / (6 * sum_xx - sum_x * sum_x);
}

inline constexpr oscillator undamped{};
inline constexpr oscillator with_damper{0.25};

constexpr bool near_order(double slope, int order) { return size(slope - order) < 0.1; }

/// The observed order is the stated one, within 0.1 on both sides.
template <class T = double, class M>
constexpr bool shows_its_order(M const& method, int count) {
  return near_order(observed_order<T>(method, undamped, count), M::order);
}
template <class T = double, class M>
constexpr bool shows_its_order_when_damped(M const& method, int count) {
  return near_order(observed_order<T>(method, with_damper, count), M::order_with_velocity_forces);
}
template <class T = double, class M>
constexpr bool shows_its_order_with_changing_steps(M const& method, int count) {
  return near_order(observed_order<T>(method, undamped, count, true), M::order_with_changing_steps);
}

constexpr double energy(line const& s) {
  return (s.position * s.position + s.velocity * s.velocity) / 2;
}

/// The largest error of the energy in the first and in the second half of 2500 steps of 0.2, from 1 at rest.
struct energy_errors {
  double first = 0;
  double second = 0;
  constexpr double largest() const { return larger(first, second); }
  constexpr bool grow() const { return second > first * 1.001; }
};
template <class M>
constexpr energy_errors energy_errors_of(M const& method) {
  energy_errors e{};
  course<M, line, oscillator, double> c(method, {1, 0}, {}, 0, 0.2);
  for (int n = 0; n < 2500; ++n) {
    c.step(0.2);
    double& half = n < 1250 ? e.first : e.second;
    half = larger(half, size(energy(c.state) - 0.5));
  }
  return e;
}

/// How far from its start a run ends after `count` steps of `h` forwards and as many back.
template <class M>
constexpr double miss(M const& method, double h, int count) {
  line const there = run(method, line{1, 0}, undamped, h, count);
  return distance(run(method, there, undamped, -h, count), line{1, 0});
}

/// 30 ulp of the amplitude 1, after 200 steps of 0.2 there and back.
inline constexpr double thirty_ulp = 30 * 0x1p-52;
template <class M>
constexpr bool is_reversible(M const& method = {}) {
  return miss(method, 0.2, 200) <= thirty_ulp;
}
/// A method that is not reversible misses by at least a hundred times that, and by a power of the step: for an odd
/// order p the errors forwards and back add up to order p; for an even order they cancel and leave p + 1.
template <class M>
constexpr bool misses_by_its_order(M const& method, double h) {
  int const order = M::order % 2 == 1 ? M::order : M::order + 1;
  double const ratio = miss(method, h, 16) / miss(method, h / 2, 32);
  return miss(method, 0.2, 200) > 100 * thirty_ulp &&
         size(unitstep::math::log(ratio) / unitstep::math::log(2.0) - order) < 0.25;
}

}  // namespace laws
