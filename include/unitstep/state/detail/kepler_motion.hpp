// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <limits>
#include <type_traits>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

/// \file
/// \brief The motion around a fixed centre, by the universal anomaly.

namespace unitstep::detail {

/// Stumpff's functions of z: \f$ C = (1 - \cos\sqrt z) / z \f$ and \f$ S = (\sqrt z - \sin\sqrt z) / \sqrt z^3 \f$,
/// which are hyperbolic where z is negative. Near 0 they are power series, in which nothing cancels.
template <class T>
struct stumpff {
  T c, s;

  static constexpr stumpff of(T const& z) {
    // The terms that are left out are below 1e-19 of the sum.
    if (z > -T(1) / 4 && z < T(1) / 4) return series<16>(z);
    if (z > -2 && z < 2) return series<28>(z);
    if (z > 0) {
      T const root = math::sqrt(z), half = math::sin(root / 2);
      return {2 * half * half / z, (root - math::sin(root)) / (z * root)};
    }
    T const root = math::sqrt(-z), up = math::exp(root / 2), down = 1 / up;
    T const half = (up - down) / 2;
    return {2 * half * half / -z, (half * (up + down) - root) / (-z * root)};
  }

private:
  // Up to the term with the factorial of `last + 1`.
  template <int last>
  static constexpr stumpff series(T const& z) {
    T c(1), s(1);
    [&]<int... k>(std::integer_sequence<int, k...>) {
      ((c = 1 - z * c * inverse<(last - 2 * k) * (last - 2 * k - 1)>,
        s = 1 - z * s * inverse<(last - 2 * k) * (last - 2 * k + 1)>),
       ...);
    }(std::make_integer_sequence<int, last / 2 - 1>{});
    return {c / 2, s / 6};
  }
  template <int n>
  static constexpr T inverse = T(1) / T(n);
};

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

/// The root of the equation, and its terms there.
template <class T>
struct kepler_root {
  T x;
  typename kepler_equation<T>::value at;
};

/// The root that `search` finds on plain numbers. On numbers with slopes it is that of the values, and one step of
/// Newton's method from there, which has the slopes of the root.
template <class T, class Search>
constexpr kepler_root<T> root_by(Search const& search, kepler_equation<T> const& kepler) {
  if constexpr (requires { kepler.due.slope; }) {
    auto const& [alpha, r, sigma, e, due] = kepler;
    using plain = std::remove_cvref_t<decltype(due.value)>;
    kepler_equation<plain> const of_values{alpha.value, r.value, sigma.value, e.value, due.value};
    T const x = detail::root_by(search, of_values).x;
    auto const there = kepler.at(x);
    T root = x - there.left / there.slope;
    root.value = x.value;  // with the bits that it has without slopes
    return {root, kepler.at(root)};
  } else {
    return kepler.due == 0 ? kepler_root<T>{T(0), kepler.at(T(0))} : search(kepler);
  }
}

/// Whether a step of Newton's method, after one of length `last`, is within the rounding of the equation. A longer step
/// may be slow as well: near the centre a straight orbit has a root that is nearly a triple one.
template <class T>
constexpr bool is_rounding(T const& moved, T const& last, T const& x) {
  constexpr T digit = std::numeric_limits<T>::epsilon();
  return moved <= x * digit || (2 * moved >= last && (moved / x) * (moved / x) <= digit);
}

/// The root between two bounds, the upper one of which is doubled until it is beyond the root. It is found by Newton's
/// method, and by bisection where a step leaves the bounds or is slow, as on a hyperbola, whose equation grows like an
/// exponential. So every second round halves the step or the bounds, and the loop ends at the rounding of the equation,
/// or when no number is left between the bounds.
template <class Errors, class Equation, class T = decltype(Equation::due)>
constexpr kepler_root<T> bracketed_anomaly(Equation const& kepler) {
  T const root_of_r = math::sqrt(kepler.r);
  // Where a hyperbola's exponential is not yet large: on one that is nearly straight the distance alone is far beyond.
  T const by_speed = kepler.alpha < 0 ? 1 / math::sqrt(-kepler.alpha) : root_of_r;
  T low(0), high = root_of_r > 0 && root_of_r < by_speed ? root_of_r : by_speed;
  auto above = kepler.at(high);
  while (above.left < 0) {
    low = high;
    high = 2 * high;
    if (!unitstep::is_finite(high)) Errors::beyond_all_numbers();
    above = kepler.at(high);
  }
  T x = (low + high) / 2, last = high;
  while (x > low && x < high) {
    auto const f = kepler.at(x);
    T const step = f.left / f.slope, moved = detail::size_of(step);
    if (is_rounding(moved, last, x)) return {x, f};
    if (f.left < 0)
      low = x;
    else
      high = x, above = f;
    x = x - step;
    if (x > low && x < high && 2 * moved < last) {
      last = moved;
    } else {
      x = (low + high) / 2;
      last = high;
    }
  }
  return {high, above};  // between neighbours; it is no number where the equation has none
}

/// The start of the root's series in y = due / r, up to its cube.
template <class Equation, class T>
constexpr T anomaly_by_series(Equation const& kepler, T const& y, T const& p) {
  return y * (1 - y * (p - y * (2 * p * p - kepler.e / (6 * kepler.r))));
}

/// The root for a part of a turn: by Newton's method from that series, mostly in three evaluations, or between two
/// bounds if that fails.
template <class Errors, class Equation, class T = decltype(Equation::due)>
constexpr kepler_root<T> universal_anomaly(Equation const& kepler) {
  T const y = kepler.due / kepler.r, p = kepler.sigma / (2 * kepler.r), py = p * y;
  T const turned = kepler.alpha * y * y;
  if (py > -T(1) / 4 && py < T(1) / 4 && turned > -1 && turned < 1) {
    T x = anomaly_by_series(kepler, y, p), last = x;
    for (int n = 0; n < 8 && x > 0; ++n) {
      auto const f = kepler.at(x);
      T const step = f.left / f.slope, moved = detail::size_of(step);
      if (is_rounding(moved, last, x)) return {x, f};
      x = x - step;
      last = moved;
    }
  }
  return bracketed_anomaly<Errors>(kepler);
}

/// The anomaly of a hyperbola since its pericentre, of a moment at which the anomaly is beyond 1/4 or so:
/// \f$ \ln(\cosh H + |\sinh H|) \f$ with \f$ e \cosh H = 1 - \alpha r \f$ and
/// \f$ e \sinh H = \sigma \sqrt{-\alpha} \f$.
template <class T>
constexpr T hyperbolic_anomaly(T const& alpha, T const& sigma, T const& r, T const& e) {
  T const root = math::sqrt(-alpha);
  T const size = math::log((1 - alpha * r + root * detail::size_of(sigma)) / e) / root;
  return sigma < 0 ? -size : size;
}

/// The part of a velocity across a position, without cancellation where one is nearly along the other.
template <class T, std::size_t N>
constexpr vec<T, N> across(vec<T, N> const& v, vec<T, N> const& x, T const& r) {
  vec<T, N> part{};
  for (std::size_t i = 0; i < N; ++i)
    for (std::size_t j = 0; j < N; ++j)
      if (i != j) part[i] += x[j] / r * (x[j] / r * v[i] - x[i] / r * v[j]);
  return part;
}

/// The motion at the root, in terms of position and velocity at the start.
template <class Errors, class State, class T>
constexpr State motion_from_start(kepler_equation<T> const& kepler, T const& root, State const& s,
                                  T const& time_sign) {
  auto const& [alpha, r, sigma, e, due] = kepler;
  auto const [x, found] =
      root_by([](auto const& plain) { return universal_anomaly<Errors>(plain); }, kepler);
  T const c = x * x * found.cs.c, ss = x * x * x * found.cs.s;
  T const f = 1 - c / r, g = time_sign * (r * (x - alpha * ss) + sigma * c) / root;
  T const f_rate = time_sign * root / (found.slope * r) * (alpha * ss - x),
          g_rate = 1 - c / found.slope;
  auto const there = s.position * f + s.velocity * g;
  return {there, s.position * f_rate + s.velocity * g_rate};
}

/// Whether a hyperbola begins far before its pericentre and ends far from its start. There the terms of the equation
/// are as large as the square of the distance, and cancel.
template <class T>
constexpr bool comes_from_afar(kepler_equation<T> const& kepler) {
  if (!(kepler.alpha < 0 && kepler.sigma < 0)) return false;
  T const root = math::sqrt(-kepler.alpha);
  return -kepler.sigma * root * 4 > 3 * kepler.e && kepler.at(1 / root).left < 0;
}

/// The time, times the root of GM, without the whole turns of an ellipse, which come back to the start.
template <class Errors, class T>
constexpr T within_a_turn(T const& alpha, T const& due) {
  if (!(alpha > 0)) return due;
  T const turn = T(6.28318530717958647692528676655900577L) / (alpha * math::sqrt(alpha));
  T const turns = due / turn;
  if (!(detail::size_of(turns) <= T(1LL << 52))) Errors::beyond_all_turns();
  auto const whole = static_cast<long long>(detail::real_part(turns));
  return whole == 0 ? due : due - turn * T(whole);
}

/// The motion on an orbit whose equation counts from its pericentre, which lies along `axis`; the body goes there along
/// `side`. `root` is the root of GM, and `h` the area's rate over it. Nothing cancels, however straight the orbit is.
template <class Errors, class T, class V>
constexpr motion<V, V> motion_on_axes(kepler_equation<T> kepler, T const& h, T const& root,
                                      V const& axis, V const& side) {
  kepler.due = within_a_turn<Errors>(kepler.alpha, kepler.due);
  T const time_sign = kepler.due < 0 ? T(-1) : T(1);
  kepler.due *= time_sign;
  auto const [size, found] =
      root_by([](auto const& plain) { return bracketed_anomaly<Errors>(plain); }, kepler);
  T const x = time_sign * size, c = x * x * found.cs.c;
  T const gone = x - kepler.alpha * x * x * x * found.cs.s, rate = root / found.slope;
  return {axis * (kepler.r - c) + side * (h * gone),
          side * (h * rate * (1 - kepler.alpha * c)) - axis * (rate * gone)};
}

/// The motion on such a hyperbola, counted from its pericentre.
template <class Errors, class State, class T>
constexpr State motion_by_pericentre(kepler_equation<T> const& from, T const& root, State const& s,
                                     T const& time_sign) {
  auto const& [alpha, r, sigma, cosine_part, time] = from;
  auto const out = s.position / r, over = across(s.velocity * time_sign, s.position, r);
  T const speed = unitstep::magnitude(over);
  auto const on = speed > 0 ? over / speed : over;
  T const h = r * speed / root, p = h * h;  // h in units of the root of GM
  T const e = math::sqrt(1 - alpha * p);
  T const here = hyperbolic_anomaly(alpha, sigma, r, e);
  // From the axes out and on, which turn with the body, to those of the pericentre.
  T const cosine = (p / r - 1) / e, sine = h * sigma / (r * e);
  auto const there =
      motion_on_axes<Errors>({alpha, p / (1 + e), T(0), e, time + (here - sigma) / alpha}, h, root,
                             out * cosine - on * sine, out * sine + on * cosine);
  return {there.position, there.velocity * time_sign};
}

/// The motion a time t after s around a centre at the origin, on any conic, as `two_body` has the formula.
///
/// The caller reports why there is none: `Errors` throws in `unfit()`, `at_the_centre()`, `beyond_all_turns()` or
/// `beyond_all_numbers()`. Each sentence is written at its `fail`, where a constant expression shows it.
template <class Errors, class State, class T>
constexpr State kepler_motion(T const& mu, State const& s, T const& t) {
  if (!unitstep::is_finite(s) || !unitstep::is_finite(t) || !(mu > 0)) Errors::unfit();
  T const r = unitstep::magnitude(s.position);
  if (!(r > 0)) Errors::at_the_centre();
  T const root = math::sqrt(mu);
  T const alpha = 2 / r - unitstep::squared(s.velocity) / mu;
  T const due = within_a_turn<Errors>(alpha, root * t);
  if constexpr (std::floating_point<T>)  // otherwise the end varies with the time
    if (due == 0) return s;
  // Backwards is forwards with the velocity turned round.
  T const time_sign = due < 0 ? T(-1) : T(1);
  T const sigma = time_sign * unitstep::dot(s.position, s.velocity) / root;
  kepler_equation<T> const kepler{alpha, r, sigma, 1 - alpha * r, time_sign * due};
  auto const there = detail::comes_from_afar(kepler)
                         ? motion_by_pericentre<Errors>(kepler, root, s, time_sign)
                         : motion_from_start<Errors>(kepler, root, s, time_sign);
  if (!unitstep::is_finite(there)) Errors::beyond_all_numbers();
  return there;
}

}  // namespace unitstep::detail
