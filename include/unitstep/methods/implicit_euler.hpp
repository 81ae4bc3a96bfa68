// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <limits>
#include <type_traits>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/methods/detail/collocation_numbers.hpp>
#include <unitstep/methods/detail/stage_newton.hpp>
#include <unitstep/methods/detail/velocity_newton.hpp>
#include <unitstep/methods/method.hpp>
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

/// Solves J d = r: `r` becomes d. Returns the determinant of J, 0 if that is singular.
template <class T, std::size_t n>
[[nodiscard]] constexpr T solve(std::array<std::array<T, n>, n> const& j, vec<T, n>& r) {
  if constexpr (n == 1) {
    if (!(j[0][0] == T(0))) r[0] = r[0] / j[0][0];
    return j[0][0];
  } else {
    lu<T, n, band<n, n>> factors{{j}};
    if (!factors.factorise()) return T(0);
    factors.solve(r);
    return factors.determinant();
  }
}

/// Looks from the iterations of Newton's method whether the forces are others over the step than where it looked, so that
/// its equation may have more solutions than the one that continues the start. Of exact numbers nothing is asked.
template <class T, std::size_t n>
struct force_watch {
  constexpr force_watch(vec<T, n> const&, T const&, T const&) {}
  constexpr void look(T const&, vec<T, n> const&, vec<T, n> const&) {}
  constexpr bool saw_others(vec<T, n> const&) const { return false; }
};
template <std::floating_point T, std::size_t n>
struct force_watch<T, n> {
  constexpr force_watch(vec<T, n> const& v, T position, T dt)
      : start_(v),
        speed_(detail::largest(v)),
        goes_far_(speed_ * detail::size_of(dt) > half_of_the_digits<T> * position) {}

  /// Looks at a correction of `v`, and at the determinant by which it was made.
  constexpr void look(T determinant, vec<T, n> const& correction, vec<T, n> const& v) {
    T const length = detail::largest(correction);
    if (looks_ == 0) first_determinant_ = determinant, first_length_ = length;
    if (!(determinant > 0 && determinant <= 2 * first_determinant_ &&
          first_determinant_ <= 2 * determinant))
      saw_others_ = true;
    // A body that is held went farther over shorter steps.
    if (looks_ == 1 && goes_far_ && 4 * detail::largest(v) < speed_ && 16 * length > first_length_)
      saw_others_ = true;
    ++looks_;
  }
  /// Whether it saw other forces before it came to `v`. Where forces are stiff but do not hold the body, it did not look
  /// at what lies on the way.
  constexpr bool saw_others(vec<T, n> const& v) const {
    return saw_others_ ||
           (goes_far_ && first_determinant_ > 2 && 4 * detail::largest(v - start_) < speed_);
  }

private:
  vec<T, n> start_;
  T speed_, first_determinant_{}, first_length_{};
  int looks_ = 0;
  bool goes_far_, saw_others_ = false;
};

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
struct implicit_euler : method_facts<1> {
  static constexpr int evaluations = 2;  ///< at least
  // Newton's method stops at a few units in the last place of the velocity, and a change has others.
  static constexpr bool adds_a_change = false;
  static constexpr bool solves_along_a_band = true;  ///< beside vectors

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
    bool is_bent = false;
    T width = detail::first_width<T>;
    outcome const first = attempt(s, acceleration, t, dt, width, v, worst, is_bent);
    outcome last = first;
    // Forces that cancel may be larger than any number here, and round so: wider differences show more.
    if constexpr (std::floating_point<T> && !takes_duals<X, V, Field, T>)
      while (last != outcome::found && width < 1 / detail::first_width<T>) {
        width = width / detail::half_of_the_digits<T>;
        last = attempt(s, acceleration, t, dt, width, v, worst, is_bent);
      }
    if constexpr (std::floating_point<T> && std::is_same_v<X, V>) {
      if (last == outcome::found && is_bent &&
          !continues_start(s, acceleration, t - dt, dt, v, worst))
        last = outcome::lost;
    }
    if (last != outcome::found) fail(s, acceleration, t - dt, dt, first, worst);
    return v;
  }

  // Whether a velocity that was found, or else the one that is put in its place, continues the start, where forces change
  // so much over the step that its equation may have more than one solution.
  template <class V, class Field, class T>
  static constexpr bool continues_start(motion<V, V> const& s, Field const& acceleration, T t, T dt,
                                        V& v, long& worst) {
    using layout = detail::as_vector<motion<V, V>>;
    using system = detail::jacobian_of<motion<V, V>, Field>;
    constexpr std::size_t half = layout::size / 2;
    auto const y = layout::put(s), found = layout::put({s.position, v});
    system const rates{acceleration};
    detail::stage_newton<detail::implicit_euler_table, system, T> newton(y, rates, t);
    if (!newton.find_continuing(dt)) {
      worst = newton.worst - static_cast<long>(half);
      return !newton.has_ended;
    }
    auto const end = y + newton.z[0];
    for (std::size_t i = half; i < layout::size; ++i) {
      T const size = detail::larger(detail::size_of(found[i]), detail::size_of(y[i]));
      if (detail::size_of(end[i] - found[i]) > detail::half_of_the_digits<T> * size)
        return v = layout::take(end).velocity, true;
    }
    return true;
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
                                   T const& width, V& end, long& worst, bool& is_bent) {
    constexpr std::size_t n = detail::vector_layout<V>::size;
    vec<T, n> v{}, first{}, correction{};
    detail::vector_layout<V>::put(s.velocity, v, 0);
    detail::newton<T, n> newton{v};
    T const position = detail::largest_position<T>(s);
    detail::force_watch<T, n> watch(v, position, dt);
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
      T const determinant = detail::solve(jacobian, correction);
      bool const has_slope = !(determinant == T(0));
      watch.look(determinant, correction, v);
      correction = newton.kept(v, remainder, correction);
      if (!has_slope && !newton.has_ends()) return outcome::singular;  // else a slope of 1 will do
      v = v - correction;
      if (!unitstep::is_finite(v)) return outcome::left;
      if (newton.is_done(v, correction, position, dt)) {
        is_bent = watch.saw_others(v) && has_slopes(s, acceleration, t, dt, v, first);
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

  // Whether differences at a velocity tell slopes: not where the force jumps, or forces that cancel round.
  template <class X, class V, class Field, class T, std::size_t n>
  static constexpr bool has_slopes(motion<X, V> const& s, Field const& acceleration, T t, T dt,
                                   vec<T, n> const& v, vec<T, n> const& first) {
    if constexpr (!takes_duals<X, V, Field, T>) {
      auto const here = remainder_at(s, acceleration, t, dt, v);
      for (std::size_t k = 0; k < n; ++k) {
        T const span = detail::span_of_differences(s, k, detail::first_width<T>, v, first, dt);
        vec<T, n> moved = v;
        moved[k] = moved[k] + span;
        auto const there = remainder_at(s, acceleration, t, dt, moved);
        moved[k] = moved[k] + span;
        if (!detail::is_straight(here, there, remainder_at(s, acceleration, t, dt, moved)))
          return false;
      }
    }
    return true;
  }

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
  static constexpr vec<T, n> remainder_at(motion<X, V> const& s, Field const& acceleration, T t,
                                          T dt, vec<T, n> const& v) {
    V const velocity = detail::vector_layout<V>::take(v, 0);
    vec<T, n> r{};
    detail::vector_layout<V>::put(
        velocity - s.velocity -
            acceleration(motion<X, V>{s.position + velocity * dt, velocity}, t) * dt,
        r, 0);
    return r;
  }
  template <class X, class V, class Field, class T, std::size_t n>
  static constexpr void difference(motion<X, V> const& s, Field const& acceleration, T t, T dt,
                                   vec<T, n> const& v, std::size_t k, T const& width,
                                   vec<T, n> const& first, vec<T, n>& remainder,
                                   std::array<std::array<T, n>, n>& jacobian) {
    if (k == 0) remainder = remainder_at(s, acceleration, t, dt, v);
    T const span = detail::span_of_differences(s, k, width, v, first, dt);
    vec<T, n> moved = v;
    moved[k] = moved[k] + span;
    vec<T, n> const there = remainder_at(s, acceleration, t, dt, moved);
    if (width > detail::first_width<T>) {
      moved[k] = moved[k] + span;
      // A column of zeros: nothing is found at this width.
      if (!detail::is_straight(remainder, there, remainder_at(s, acceleration, t, dt, moved)))
        return;
    }
    for (std::size_t i = 0; i < n; ++i) jacobian[i][k] = (there[i] - remainder[i]) / span;
  }
};

}  // namespace unitstep
