// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/exponential.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/methods/composition.hpp>

#include "oscillator.hpp"

// Published results for symplectic methods of high order, and a nonlinear force.

namespace laws {

/// The largest energy error on the problem of `energy_errors` is the one that Principia's tests publish: within 1e-9 of
/// it, or within the rounding of the run, 2e-14.
constexpr bool is_published(energy_errors const& e, double published) {
  return size(e.largest() - published) < larger(1e-9 * published, 2e-14);
}
/// The energy error does not grow: a fitted line rises by less than 2e-6 in a second, Principia's limit, and both
/// halves are equally large but for rounding.
constexpr bool stays(energy_errors const& e) {
  return size(e.second - e.first) / 250 < 2e-6 && e.second < e.first * 1.001 + 2e-14;
}
/// 200 steps of 0.5 forwards and back: within 30 ulp of the position and 70 of the velocity.
template <class M>
constexpr bool returns() {
  line const there = run(M{}, line{1, 0}, undamped, 0.5, 200);
  line const back = run(M{}, there, undamped, -0.5, 200);
  return size(back.position - 1) <= thirty_ulp && size(back.velocity) <= 70 * 0x1p-52;
}

/// A pendulum of length 1 with gravity 1, a nonlinear force.
struct pendulum {
  template <class T>
  constexpr T operator()(unitstep::motion<T, T> const& s, T const&) const {
    return -unitstep::math::sin(s.position);
  }
};

/// The observed order for a pendulum, from 2 rad at rest over 1 s: the power of two by which the distance between two
/// runs, one with half of the other's step, falls when both steps are halved.
template <class M>
constexpr double order_on_a_pendulum(int steps) {
  using T = long double;
  line_of<T> const start{2, 0};
  auto const end = [&](int n) { return run(M{}, start, pendulum{}, T(1) / T(n), n); };
  auto const middle = end(2 * steps);
  return unitstep::math::log(
             static_cast<double>(distance(end(steps), middle) / distance(middle, end(4 * steps)))) /
         unitstep::math::log(2.0);
}

/// Drifts and kicks exchanged.
template <class Table>
struct exchanged_table : Table {
  template <class T>
  static constexpr auto coefficients() {
    return exchanged(Table::template coefficients<T>());
  }

private:
  template <class T, std::size_t drifts, std::size_t kicks>
  static constexpr unitstep::drifts_and_kicks<T, kicks, drifts> exchanged(
      unitstep::drifts_and_kicks<T, drifts, kicks> const& c) {
    return {c.kick, c.drift};
  }
};

/// A palindrome with an error that leaves it one: the first and the last kick are a thousandth of the step longer, and
/// the second and the last but one compensate.
template <class Table>
struct off_palindrome : Table {
  template <class T>
  static constexpr auto coefficients() {
    auto c = Table::template coefficients<T>();
    constexpr std::size_t last = decltype(c.kick){}.size() - 1;
    T const error = T(1) / T(1000);
    c.kick[0] = c.kick[last] = c.kick[0] + error;
    c.kick[1] = c.kick[last - 1] = c.kick[1] - error;
    return c;
  }
};

}  // namespace laws
