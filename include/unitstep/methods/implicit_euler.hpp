// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <limits>
#include <type_traits>
#include <unitstep/math/magnitude.hpp>
#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/methods/detail/checked_step.hpp>
#include <unitstep/methods/detail/collocation_numbers.hpp>
#include <unitstep/methods/detail/stage_newton.hpp>
#include <unitstep/methods/detail/velocity_newton.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/state/motion.hpp>

namespace unitstep::detail {

// How far apart the velocities are from whose differences `implicit_euler` has its slopes.

/// The width of the first differences, relative to the position per step: a third of the digits is left to
/// truncation, the others to rounding.
template <class T>
inline constexpr T first_width = T(1) / T(sizeof(T) == sizeof(float) ? 1LL << 15 : 1LL << 35);

/// The largest number of a position; 1 for an orientation, whose numbers have no unit.
template <class T, class X, class V>
constexpr T largest_position(motion<X, V> const& s) {
  if constexpr (std::floating_point<T> && std::is_same_v<X, V>) {
    vec<T, detail::vector_layout<X>::size> x{};
    detail::vector_layout<X>::put(s.position, x, 0);
    return detail::largest(x);
  } else {
    return T(1);
  }
}

/// How far apart the two velocities are whose remainders are compared, in number `k`: between truncation, at
/// which its own size counts, and the rounding of the other numbers, of the first remainder, which is how far
/// the field carries, and of the position. An absolute size would depend on the unit.
/// Exact numbers do not round.
template <class X, class V, class T, std::size_t n>
constexpr T span_of_differences(motion<X, V> const& s, std::size_t k, T const& width,
                                vec<T, n> const& v, vec<T, n> const& first, T const& dt) {
  if constexpr (std::floating_point<T>) {
    using limits = std::numeric_limits<T>;
    vec<T, n> start{};
    detail::vector_layout<V>::put(s.velocity, start, 0);
    T const own = detail::larger(unitstep::magnitude(v[k]), unitstep::magnitude(start[k]));
    T size = detail::larger(detail::largest(v), detail::largest(start));
    size = detail::larger(size, detail::largest(first));
    T span = own * half_of_the_digits<T> + size * (256 * limits::epsilon());
    if (dt != 0) span += detail::largest_position<T>(s) / unitstep::magnitude(dt) * width;
    // Smaller numbers have too few digits for a difference.
    return detail::larger(span, (limits::min)() / limits::epsilon());
  } else {
    return (unitstep::magnitude(v[k]) + T(1)) * half_of_the_digits<T>;
  }
}

/// Whether the differences of two adjacent spans are nearly the same. They are not if the field bends or jumps in
/// between, or if its rounding is as large. Exact numbers have one width only.
template <class T, std::size_t n>
constexpr bool is_straight(vec<T, n> const& here, vec<T, n> const& there, vec<T, n> const& beyond) {
  if constexpr (std::floating_point<T>)
    return 2 * detail::largest(beyond - there - (there - here)) <= detail::largest(there - here);
  else
    return true;
}

// Few equations, solved for one right side: what `implicit_euler` asks in each iteration for a motion.
//
// `methods/detail/lu.hpp` keeps factors for many right sides, along a band and of complex numbers too. For one right
// side they would cost the compiler nearly a fifth more operations in a step of `implicit_euler` on one number.

/// Solves J d = r by elimination: with the largest pivot of each column, or in exact numbers the first
/// that is not zero. `r` becomes d; false if J is singular.
template <class T, std::size_t n>
[[nodiscard]] constexpr bool solve(std::array<std::array<T, n>, n> j, vec<T, n>& r) {
  for (std::size_t column = 0; column < n; ++column) {
    std::size_t pivot = column;
    for (std::size_t row = column + 1; row < n; ++row) {
      if constexpr (std::floating_point<T>) {
        if (unitstep::magnitude(j[row][column]) > unitstep::magnitude(j[pivot][column]))
          pivot = row;
      } else {
        if (j[pivot][column] == T(0)) pivot = row;
      }
    }
    if (j[pivot][column] == T(0)) return false;
    if (pivot != column) {
      auto const row = j[pivot];
      j[pivot] = j[column];
      j[column] = row;
      T const right = r[pivot];
      r[pivot] = r[column];
      r[column] = right;
    }
    for (std::size_t row = column + 1; row < n; ++row) {
      T const factor = j[row][column] / j[column][column];
      for (std::size_t k = column; k < n; ++k) j[row][k] = j[row][k] - factor * j[column][k];
      r[row] = r[row] - factor * r[column];
    }
  }
  for (std::size_t row = n; row-- > 0;) {
    for (std::size_t k = row + 1; k < n; ++k) r[row] = r[row] - j[row][k] * r[k];
    r[row] = r[row] / j[row][row];
  }
  return true;
}

/// The numbers of implicit Euler as a collocation.
struct implicit_euler_table {
  static constexpr char const* name = "implicit_euler";
  static constexpr std::size_t stages = 1;
  static constexpr std::size_t real_eigenvalues = 1;

  template <class T>
  static constexpr collocation_numbers<T, 1, 1> numbers() {
    return {{T(1)}, {T(1)}, {T(1)}, {}, {{{{T(1)}}}}, {{{{T(1)}}}}};
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// Implicit Euler, also backward Euler: position and velocity move along the rates at the end of the
/// step, which are found by solving for them.
///
/// \f[ v_{n+1} = v_n + a(x_{n+1}, v_{n+1}, t_{n+1})\, h, \qquad x_{n+1} = x_n + v_{n+1} h \f]
///
/// Newton's method finds \f$ v_{n+1} \f$. Its Jacobian is exact where the field takes dual numbers,
/// and made of differences of the field otherwise. Of first order; whatever swings loses energy, the
/// faster the longer the step, so no spring is too stiff. At rest, where forces cancel, their rounding is
/// no reason to fail; on a line a jump of the force is none either, so that dry friction, which turns with
/// the velocity, stops a body and holds it. Several numbers tell rounding by the size of the velocities and
/// positions: a rest in space at the very origin, of forces that cancel there, may be said not to converge.
///
/// Any other state is solved for as by the other implicit methods, an aggregate with vectors if the field is `banded`.
///
/// Use it for stiff springs and dampers of which only the rest position counts.
/// Cost: two evaluations a step at least, for a linear force on one number, and for n numbers n in every iteration
/// (n + 1 without duals). Source: C. F. Curtiss, J. O. Hirschfelder, Proc. Natl. Acad. Sci. 38, 235 (1952); for
/// the solving E. Hairer, G. Wanner, Solving Ordinary Differential Equations II, IV.8.
/// \throw std::runtime_error if the Jacobian is singular or Newton's method does not converge
/// \proof{examples/reference/made_of_methods.cpp,implicit_euler}
struct implicit_euler {
  static constexpr int order = 1;
  static constexpr int order_with_velocity_forces = 1;
  static constexpr int order_with_changing_steps = 1;
  static constexpr int evaluations = 2;  ///< at least
  static constexpr int starting_evaluations = 0;
  static constexpr bool symplectic = false;
  // Newton's method stops at a few units in the last place of the velocity, and a change has others.
  static constexpr bool adds_a_change = false;
  static constexpr bool solves_along_a_band = true;  ///< beside vectors
  static constexpr bool reversible = false;

  /// One step of a motion.
  template <class X, class V, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> const& s, Field const& acceleration,
                                            Time t, Time dt) const {
    if constexpr (detail::as_vector<V>::is_raw && !detail::only_checks_units<Field>) {
      V const v = solved(s, acceleration, t + dt, dt);
      return {s.position + v * dt, v};
    } else {
      V const v = s.velocity + acceleration(s, t + dt) * dt;  // checked and not run
      return motion<X, V>{s.position + v * dt, v};
    }
  }

  /// One step of any other state, whose field returns its rates: \f$ y_{n+1} = y_n + h f(y_{n+1}, t_{n+1}) \f$.
  template <class State, class Field, class Time>
    requires (!detail::is_vec<State>)
  [[nodiscard]] constexpr State step(State const& y, Field const& rates, Time t, Time dt) const {
    if constexpr (detail::solves_for<State, Field>)
      return detail::stages_by_newton<detail::implicit_euler_table>(
          y, detail::jacobian_of<State, Field>{rates}, t, dt, "implicit_euler");
    else
      return detail::checked_step(y, rates, t, dt);
  }

private:
  static constexpr int most_iterations = 200;
  enum class outcome { found, singular, lost, left };

  template <class X, class V, class Field, class T>
  static constexpr V solved(motion<X, V> const& s, Field const& acceleration, T t, T dt) {
    V v{};
    long worst = -1;
    T width = detail::first_width<T>;
    outcome const first = attempt(s, acceleration, t, dt, width, v, worst);
    outcome last = first;
    // Forces that cancel may be larger than any number here, and round so: wider differences show more.
    if constexpr (std::floating_point<T> && !takes_duals<X, V, Field, T>)
      while (last != outcome::found && width < 1 / detail::first_width<T>) {
        width = width / detail::half_of_the_digits<T>;
        last = attempt(s, acceleration, t, dt, width, v, worst);
      }
    if (last != outcome::found) fail(s, acceleration, t - dt, dt, first, worst);
    return v;
  }

  template <class X, class V, class Field, class T>
  [[noreturn]] static constexpr void fail(motion<X, V> const& s, Field const& acceleration, T t,
                                          T dt, outcome first, long worst) {
    constexpr char const* name = "implicit_euler";
    constexpr std::size_t n = detail::vector_layout<V>::size;
    if constexpr (std::floating_point<T>) {
      for (T const at : {t, t + dt}) {
        detail::state_vector<T, n> rates{};
        detail::vector_layout<V>::put(acceleration(s, at), rates, 0);
        if (long const i = detail::first_not_finite(rates); i >= 0)
          detail::fail_unsolved(name, detail::no_finite_rate, at, dt,
                                detail::of_field_somewhere - 1 - static_cast<long>(n) - i);
      }
    }
    if (first == outcome::singular)
      detail::fail_unsolved(name, detail::singular_jacobian, t, dt, detail::of_singular_matrix);
    if (first == outcome::left)
      detail::fail_unsolved(name, detail::no_finite_rate, t, dt, detail::of_field_somewhere);
    detail::fail_unsolved(name, detail::no_convergence, t, dt, static_cast<long>(n) + worst);
  }

  // Newton's method, with differences that are so wide.
  template <class X, class V, class Field, class T>
  static constexpr outcome attempt(motion<X, V> const& s, Field const& acceleration, T t, T dt,
                                   T const& width, V& end, long& worst) {
    constexpr std::size_t n = detail::vector_layout<V>::size;
    vec<T, n> v{}, first{}, correction{};
    detail::vector_layout<V>::put(s.velocity, v, 0);
    detail::newton<T, n> newton{v};
    T const position = detail::largest_position<T>(s);
    for (int i = 0; i < most_iterations; ++i) {
      vec<T, n> remainder{};
      std::array<std::array<T, n>, n> jacobian{};
      for (std::size_t k = 0; k < n; ++k) {
        if constexpr (takes_duals<X, V, Field, T>)
          differentiate(s, acceleration, t, dt, v, k, remainder, jacobian);
        else
          difference(s, acceleration, t, dt, v, k, width, i == 0 ? remainder : first, remainder,
                     jacobian);
      }
      if (i == 0) first = remainder;
      correction = remainder;
      bool const has_slope = detail::solve(jacobian, correction);
      correction = newton.kept(v, remainder, correction);
      if (!has_slope && !newton.has_ends()) return outcome::singular;  // else a slope of 1 will do
      v = v - correction;
      if (!unitstep::is_finite(v)) return outcome::left;
      if (newton.is_done(v, correction, position, dt)) {
        end = detail::vector_layout<V>::take(v, 0);
        return outcome::found;
      }
    }
    worst = detail::farthest_off(correction);
    return outcome::lost;
  }

  // A position on a group is no vector of duals.
  template <class X, class V, class Field, class T>
  static constexpr bool takes_duals = [] {
    if constexpr (std::is_same_v<X, V>)
      return detail::dual_field<detail::dual<T>, motion<V, V>, Field>::suits;
    else
      return false;
  }();

  // v - v_n - a(x_n + v h, v, t) h and column k of its derivative by v.
  template <class V, class Field, class T, std::size_t n>
  static constexpr void differentiate(motion<V, V> const& s, Field const& acceleration, T t, T dt,
                                      vec<T, n> const& v, std::size_t k, vec<T, n>& remainder,
                                      std::array<std::array<T, n>, n>& jacobian) {
    using D = detail::dual<T>;
    detail::state_vector<D, 2 * n> place{};
    vec<T, n> x{}, v_n{};
    detail::vector_layout<V>::put(s.position, x, 0);
    detail::vector_layout<V>::put(s.velocity, v_n, 0);
    for (std::size_t i = 0; i < n; ++i) {
      place[n + i] = D(v[i], i == k ? T(1) : T(0));
      place[i] = D(x[i]) + place[n + i] * D(dt);
    }
    detail::state_vector<D, 2 * n> const rates =
        detail::dual_field<D, motion<V, V>, Field>::of(acceleration)(place, D(t));
    for (std::size_t i = 0; i < n; ++i) {
      D const r = place[n + i] - D(v_n[i]) - rates[n + i] * D(dt);
      remainder[i] = r.value;
      jacobian[i][k] = r.slope;
    }
  }

  template <class X, class V, class Field, class T, std::size_t n>
  static constexpr void difference(motion<X, V> const& s, Field const& acceleration, T t, T dt,
                                   vec<T, n> const& v, std::size_t k, T const& width,
                                   vec<T, n> const& first, vec<T, n>& remainder,
                                   std::array<std::array<T, n>, n>& jacobian) {
    auto const remainder_at = [&](vec<T, n> const& w) {
      V const velocity = detail::vector_layout<V>::take(w, 0);
      vec<T, n> r{};
      detail::vector_layout<V>::put(
          velocity - s.velocity -
              acceleration(motion<X, V>{s.position + velocity * dt, velocity}, t) * dt,
          r, 0);
      return r;
    };
    if (k == 0) remainder = remainder_at(v);
    T const span = detail::span_of_differences(s, k, width, v, first, dt);
    vec<T, n> moved = v;
    moved[k] = moved[k] + span;
    vec<T, n> const there = remainder_at(moved);
    if (width > detail::first_width<T>) {
      moved[k] = moved[k] + span;
      // A column of zeros: nothing is found at this width.
      if (!detail::is_straight(remainder, there, remainder_at(moved))) return;
    }
    for (std::size_t i = 0; i < n; ++i) jacobian[i][k] = (there[i] - remainder[i]) / span;
  }
};

}  // namespace unitstep
