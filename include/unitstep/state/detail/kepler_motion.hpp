// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <limits>
#include <unitstep/math/detail/size_of.hpp>
#include <unitstep/math/detail/stumpff.hpp>
#include <unitstep/math/magnitude.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/value/finite.hpp>

namespace unitstep::detail {

/// Kepler's equation in the universal anomaly: its remainder, and its slope, which is the distance.
template <class T>
struct kepler_equation {
  T alpha, r, sigma, e, due;
  struct value {
    T left, slope;
    stumpff<T> cs;
  };
  constexpr value at(T const& x) const {
    auto const cs = stumpff<T>::of(alpha * x * x);
    T const c = x * cs.c, s = x * x * cs.s;
    return {x * (sigma * c + e * s + r) - due, sigma * x * (1 - alpha * s) + e * x * c + r, cs};
  }
};

/// The root of the equation, and what the equation is there.
template <class T>
struct kepler_root {
  T x;
  typename kepler_equation<T>::value at;
};

/// Whether a step of Newton's method is as near as the rounding of the equation lets it come, after one that was `last`.
template <class T>
constexpr bool is_rounding(T const& moved, T const& last, T const& x) {
  return moved <= x * std::numeric_limits<T>::epsilon() || (moved < x / 1024 && 2 * moved >= last);
}

/// The root between two bounds, of which the upper one is doubled until it is beyond the root: by Newton's method, and
/// from the middle where that leaves them.
template <class Errors, class Equation>
constexpr auto bracketed_anomaly(Equation const& kepler) {
  using T = decltype(kepler.due);
  T low(0), high = math::sqrt(kepler.r);
  for (int n = 0; kepler.at(high).left < 0; ++n) {
    if (n == 2000) Errors::beyond_all_numbers();
    low = high;
    high = 2 * high;
  }
  T x = (low + high) / 2, last = high;
  for (int n = 0; n < 200; ++n) {
    auto const f = kepler.at(x);
    T const step = f.left / f.slope, moved = detail::size_of(step);
    if (is_rounding(moved, last, x)) return kepler_root<T>{x, f};
    (f.left < 0 ? low : high) = x;
    x = x - step;
    last = moved;
    if (x > low && x < high) continue;
    x = (low + high) / 2;
    last = high;
    if (!(x > low && x < high)) break;
  }
  return kepler_root<T>{x, kepler.at(x)};
}

/// The start of the root's series in y = due / r, up to its cube.
template <class Equation, class T>
constexpr T anomaly_by_series(Equation const& kepler, T const& y, T const& p) {
  return y * (1 - y * (p - y * (2 * p * p - kepler.e / (6 * kepler.r))));
}

/// The root for a part of a turn: by Newton's method from the start of that series, as a rule in three evaluations, or
/// between two bounds where that does not lead to it.
template <class Errors, class Equation>
constexpr auto universal_anomaly(Equation const& kepler) {
  using T = decltype(kepler.due);
  T const y = kepler.due / kepler.r, p = kepler.sigma / (2 * kepler.r), py = p * y;
  T const turned = kepler.alpha * y * y;
  if (py > -T(1) / 4 && py < T(1) / 4 && turned > -1 && turned < 1) {
    T x = anomaly_by_series(kepler, y, p), last = x;
    for (int n = 0; n < 8 && x > 0; ++n) {
      auto const f = kepler.at(x);
      T const step = f.left / f.slope, moved = detail::size_of(step);
      if (is_rounding(moved, last, x)) return kepler_root<T>{x, f};
      x = x - step;
      last = moved;
    }
  }
  return bracketed_anomaly<Errors>(kepler);
}

/// The motion a time t after s around a centre at the origin, on any conic, as `two_body` has the formula.
///
/// Who asks for it says why there is none: `Errors` throws in `unfit()`, `at_the_centre()`, `beyond_all_turns()` or
/// `beyond_all_numbers()`. Each sentence stands at its `fail`, where a constant expression shows it.
template <class Errors, class State, class T>
constexpr State kepler_motion(T const& mu, State const& s, T t) {
  if (!unitstep::is_finite(s.position) || !unitstep::is_finite(s.velocity) ||
      !unitstep::is_finite(t) || !(mu > 0))
    Errors::unfit();
  T const r = unitstep::magnitude(s.position);
  if (!(r > 0)) Errors::at_the_centre();
  T const root = math::sqrt(mu);
  T const alpha = 2 / r - unitstep::squared(s.velocity) / mu;
  if (alpha > 0) {  // whole turns come back to the start
    T const turn =
        2 * T(3.14159265358979323846264338327950288L) / (root * alpha * math::sqrt(alpha));
    T const turns = t / turn;
    if (turns > T(1LL << 52) || turns < T(-(1LL << 52))) Errors::beyond_all_turns();
    t = t - turn * T(static_cast<long long>(turns));
  }
  if (t == 0) return s;
  // Backwards is forwards with the velocity turned round.
  T const way = t < 0 ? T(-1) : T(1);
  T const sigma = way * unitstep::dot(s.position, s.velocity) / root;
  kepler_equation<T> const kepler{alpha, r, sigma, 1 - alpha * r, root * way * t};
  auto const [x, found] = universal_anomaly<Errors>(kepler);
  T const c = x * x * found.cs.c, ss = x * x * x * found.cs.s;
  T const f = 1 - c / r, g = way * (r * (x - alpha * ss) + sigma * c) / root;
  T const f_rate = way * root / (found.slope * r) * (alpha * ss - x), g_rate = 1 - c / found.slope;
  auto const there = s.position * f + s.velocity * g;
  return {there, s.position * f_rate + s.velocity * g_rate};
}

}  // namespace unitstep::detail
