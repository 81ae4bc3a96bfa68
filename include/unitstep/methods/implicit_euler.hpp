// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <limits>
#include <type_traits>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/methods/collocation.hpp>
#include <unitstep/methods/detail/implicit_step.hpp>
#include <unitstep/methods/detail/jacobian.hpp>
#include <unitstep/methods/lie_group.hpp>
#include <unitstep/state/motion.hpp>

namespace unitstep::detail {

/// The larger of two numbers.
template <std::floating_point T>
constexpr T larger(T a, T b) {
  return a < b ? b : a;
}

/// Newton's method for the velocity at the end of a step, on a line: it chooses the corrections, and when to stop.
///
/// Forces that cancel, such as those of a spring and a weight at rest, leave the rounding of each, so the remainder has
/// jumps that exceed a digit of the velocity. Full corrections go to and fro across such a jump for ever, and also
/// across the large one of dry friction.
///
/// Once the remainder has had both signs, the solution lies between two ends. A correction that leads away from there,
/// or is longer than half of the one before, is replaced by half the distance between the ends, which converges to the
/// root or to the jump. The signs of corrections would not show such ends, since they also change where the slope is
/// zero.
template <std::floating_point T>
struct newton {
  constexpr explicit newton(T start) : speed_(unitstep::magnitude(start)), here_(start) {}

  /// The correction of v to make.
  constexpr T kept(T v, T remainder, T c) {
    T const last = last_, made = here_ - v;
    bool const below = remainder < 0;
    T const size = unitstep::magnitude(remainder);
    if (made != 0 && below != is_below_) {
      other_ = here_;
      if (width_ == 0) width_ = unitstep::magnitude(made), most_ = 4 * detail::larger(size, size_);
    }
    size_ = size;
    here_ = v;
    is_below_ = below;
    last_ = c;
    if (width_ > 0) {
      T const across = here_ - other_;
      return c * across < 0 || 2 * unitstep::magnitude(c) > unitstep::magnitude(made) ? across / 2
                                                                                      : c;
    }
    // Rounding may hide the slope on one side, so that all corrections are too short; two of them show it. Signs are
    // compared, as a product would underflow. A difference across a jump gives a slope that the function does not have:
    // corrections that get no shorter are added up until they lead away from there.
    is_slow_ = last != 0 && (c < 0) == (last < 0) &&
               2 * unitstep::magnitude(c) >= unitstep::magnitude(last);
    if (!is_slow_ || 4 * unitstep::magnitude(c) < 3 * unitstep::magnitude(last)) return c;
    return unitstep::magnitude(c) < unitstep::magnitude(last) ? c * (made / (last - c))
                                                              : c + 2 * made;
  }

  /// Whether the two ends are known.
  constexpr bool has_ends() const { return width_ > 0; }

  /// Whether a correction is small enough to stop: a few units in the last place of the velocity, of the position, or
  /// of the distance between the ends. If the remainder has grown meanwhile, the force has a pole there, such as a
  /// centre of gravity, and no jump, and it is no solution.
  constexpr bool is_done(T v, T correction, T position, T dt) const {
    using limits = std::numeric_limits<T>;
    if (width_ > 0 && size_ > most_) return false;
    T speed = detail::larger(detail::larger(speed_, width_), unitstep::magnitude(v));
    if (width_ > 0 || is_slow_) speed = detail::larger(speed, position / unitstep::magnitude(dt));
    return unitstep::magnitude(correction) <=
           detail::larger(8 * limits::epsilon() * speed, (limits::min)());
  }

private:
  T speed_;
  T here_;     // the iterate
  T other_{};  // the other end of where the solution is
  T width_{};  // from end to end when both were found, or zero
  T last_{};   // the correction before
  T size_{};   // of the last remainder
  T most_{};   // that a remainder may have between the ends
  bool is_below_{};
  bool is_slow_{};
};

/// Watches the iterations of Newton's method for a change of the forces over the step, with which its equation may have
/// more solutions than the one that continues the start.
template <std::floating_point T>
struct force_watch {
  constexpr force_watch(T v, T position, T dt)
      : start_(v), goes_far_(unitstep::magnitude(v * dt) > half_of_the_digits<T> * position) {}

  /// Takes in a correction of `v` and the slope that it used.
  constexpr void look(T slope, T correction, T v) {
    T const length = unitstep::magnitude(correction);
    if (looks_ == 0) first_slope_ = slope, first_length_ = length;
    if (!(slope > 0 && slope <= 2 * first_slope_ && first_slope_ <= 2 * slope)) saw_others_ = true;
    if (!(unitstep::magnitude(slope - first_slope_) <= half_of_the_digits<T> * slope))
      is_linear_ = false;
    // A body that is held went farther over shorter steps.
    if (looks_ == 1 && goes_far_ && 4 * unitstep::magnitude(v) < unitstep::magnitude(start_) &&
        16 * length > first_length_)
      saw_others_ = true;
    ++looks_;
  }
  /// Whether there may be other forces on the way to `v`. Where forces are stiff but do not hold the body, the
  /// iteration has not seen the way; unless their slope was the same to half of the digits in two separate places.
  constexpr bool saw_others(T v) const {
    T const speed = unitstep::magnitude(start_), change = unitstep::magnitude(v - start_);
    return saw_others_ || (goes_far_ && first_slope_ > 2 && 4 * change < speed &&
                           !(is_linear_ && looks_ > 1 && change > speed / (1 << 14)));
  }

private:
  T start_, first_slope_{}, first_length_{};
  int looks_ = 0;
  bool goes_far_, saw_others_ = false, is_linear_ = true;
};

/// The width of the first differences, relative to the position per step: a third of the digits is left to
/// truncation, the others to rounding.
template <class T>
inline constexpr T first_width = T(1) / T(sizeof(T) == sizeof(float) ? 1LL << 15 : 1LL << 35);

/// The distance between the two velocities whose remainders are compared. It balances truncation, which depends on the
/// size of the velocity, and rounding, of the first remainder and of the position. An absolute size would depend on the
/// unit.
template <std::floating_point T>
constexpr T span_of_differences(motion<T, T> const& s, T width, T v, T first, T dt) {
  using limits = std::numeric_limits<T>;
  T const own = detail::larger(unitstep::magnitude(v), unitstep::magnitude(s.velocity));
  T span = own * half_of_the_digits<T> +
           detail::larger(own, unitstep::magnitude(first)) * (256 * limits::epsilon());
  if (dt != 0) span += unitstep::magnitude(s.position) / unitstep::magnitude(dt) * width;
  // Smaller numbers have too few digits for differences.
  return detail::larger(span, (limits::min)() / limits::epsilon());
}

/// Whether the differences of two adjacent spans are nearly the same. They are not if the field is curved or jumps
/// there, or if its rounding is as large.
template <std::floating_point T>
constexpr bool is_straight(T here, T there, T beyond) {
  return 2 * unitstep::magnitude(beyond - there - (there - here)) <=
         unitstep::magnitude(there - here);
}

/// The numbers of implicit Euler as a collocation.
struct implicit_euler_table {
  static constexpr char const* name = "implicit_euler";
  static constexpr int order = 1;
  static constexpr std::size_t stages = 1;
  static constexpr std::size_t real_eigenvalues = 1;
  static constexpr bool symplectic = false;
  static constexpr bool reversible = false;

  template <class T>
  static constexpr collocation_numbers<T, 1, 1> numbers() {
    return {{T(1)}, {T(1)}, {T(1)}, {}, {{{{T(1)}}}}, {{{{T(1)}}}}};
  }
};

/// The step of implicit Euler on a line, where a force may jump, as dry friction does.
template <std::floating_point T, class Field>
class step_on_line {
  using duals = dual_field<number_with_slope<T>, motion<T, T>, uncounted_field<Field>>;
  static constexpr int most_iterations = 200;
  enum class outcome { found, singular, lost, left };

  motion<T, T> const& s_;
  Field const& acceleration_;
  T t_, dt_, end_;
  T first_{};  // the remainder at the start
  T v_{};
  bool is_bent_ = false;

public:
  constexpr step_on_line(motion<T, T> const& s, Field const& acceleration, T t, T dt)
      : s_(s), acceleration_(acceleration), t_(t), dt_(dt), end_(t + dt) {}

  /// The velocity at its end.
  [[nodiscard]] constexpr T velocity() {
    T width = first_width<T>;
    outcome const first = attempt(width);
    outcome last = first;
    // The rounding of forces that cancel may exceed all numbers here, so wider differences are tried.
    if constexpr (!duals::suits)
      while (last != outcome::found && width < 1 / first_width<T>) {
        width = width / half_of_the_digits<T>;
        last = attempt(width);
      }
    bool const is_found = last == outcome::found;
    if ((!is_found || is_bent_) && !continues_start(is_found)) fail(first);
    return v_;
  }

private:
  // Newton's method with differences of this width.
  constexpr outcome attempt(T width) {
    T const position = unitstep::magnitude(s_.position);
    v_ = s_.velocity;
    newton<T> method(v_);
    force_watch<T> watch(v_, position, dt_);
    for (int i = 0; i < most_iterations; ++i) {
      auto const [remainder, slope] = differentiated(width, i == 0);
      T correction = slope == T(0) ? remainder : remainder / slope;
      watch.look(slope, correction, v_);
      correction = method.kept(v_, remainder, correction);
      if (slope == T(0) && !method.has_ends())
        return outcome::singular;  // else a slope of 1 is enough
      v_ = v_ - correction;
      if (!unitstep::is_finite(v_)) return outcome::left;
      if (method.is_done(v_, correction, position, dt_)) {
        is_bent_ = watch.saw_others(v_) && has_slope();
        return outcome::found;
      }
    }
    return outcome::lost;
  }

  // v - v_n - a(x_n + v h, v, t) h, and its derivative by v.
  constexpr T remainder_at(T v) const {
    return v - s_.velocity - acceleration_(motion<T, T>{s_.position + v * dt_, v}, end_) * dt_;
  }
  constexpr number_with_slope<T> differentiated(T width, bool is_first) {
    if constexpr (duals::suits) {
      using D = number_with_slope<T>;
      D const v(v_, T(1));
      state_vector<D, 2> const place{{D(s_.position) + v * D(dt_), v}};
      auto const field = duals::of(detail::uncounted(acceleration_));
      return v - D(s_.velocity) - field(place, D(end_))[1] * D(dt_);
    } else {
      T const here = remainder_at(v_);
      if (is_first) first_ = here;
      T const span = detail::span_of_differences(s_, width, v_, first_, dt_);
      T const moved = v_ + span, there = remainder_at(moved);
      // A slope of zero: nothing is found at this width.
      if (width > first_width<T> && !detail::is_straight(here, there, remainder_at(moved + span)))
        return {here, T(0)};
      return {here, (there - here) / span};
    }
  }
  // Whether differences at the end show the slope. They do not if the force jumps, or rounding dominates.
  constexpr bool has_slope() const {
    if constexpr (duals::suits) {
      return true;
    } else {
      T const span = detail::span_of_differences(s_, first_width<T>, v_, first_, dt_);
      T const moved = v_ + span;
      return detail::is_straight(remainder_at(v_), remainder_at(moved), remainder_at(moved + span));
    }
  }

  // Whether the velocity continues the start; if not, it is replaced by one that does. It is checked if none was found,
  // or if forces change so much over the step that its equation may have several solutions.
  constexpr bool continues_start(bool is_found) {
    using system = jacobian_of<motion<T, T>, Field>;
    state_vector<T, 2> const y{{s_.position, s_.velocity}};
    system const rates{acceleration_};
    stage_newton<implicit_euler_table, system, T> all(y, rates, t_);
    if (!all.find_continuing(dt_)) return is_found && !all.has_ended;
    T const v = s_.velocity + all.z[0][1];
    T const size = detail::larger(unitstep::magnitude(v_), unitstep::magnitude(s_.velocity));
    if (!is_found || unitstep::magnitude(v - v_) > half_of_the_digits<T> * size) v_ = v;
    return true;
  }

  [[noreturn]] constexpr void fail(outcome first) const {
    constexpr char const* name = implicit_euler_table::name;
    constexpr sentence unit =
        unit_after<typename time_of_raw_field<uncounted_field<Field>>::type>();
    for (T const at : {t_, end_})
      if (!unitstep::is_finite(acceleration_(s_, at)))
        detail::fail_unsolved(name, no_finite_rate, at, dt_, of_field_somewhere - 2, unit);
    if (first == outcome::singular)
      detail::fail_unsolved(name, singular_jacobian, t_, dt_, of_singular_matrix, unit);
    if (first == outcome::left)
      detail::fail_unsolved(name, no_finite_rate, t_, dt_, of_field_somewhere, unit);
    detail::fail_unsolved(name, no_convergence, t_, dt_, 1, unit);
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// Implicit Euler, also backward Euler: position and velocity move along the rates at the end of the step, for which it
/// solves an equation.
///
/// \f[ v_{n+1} = v_n + a(x_{n+1}, v_{n+1}, t_{n+1})\, h, \qquad x_{n+1} = x_n + v_{n+1} h \f]
///
/// Newton's method finds \f$ v_{n+1} \f$. Its Jacobian is exact where the field takes dual numbers, and made of
/// differences of the field otherwise. It is of first order. Oscillations lose energy, the faster the longer the step,
/// so no spring is too stiff. At rest, where forces cancel, it does not fail because of their rounding. On a line it
/// does not fail at a jump of the force either, so that dry friction, which turns with the velocity, stops a body and
/// holds it. In several dimensions it judges rounding by the size of the velocities and positions, so it may report
/// that it does not converge for a body at rest at the origin where forces cancel.
///
/// All states but a motion on a line are solved as by the other implicit methods, an aggregate with vectors if the
/// field is `banded`.
///
/// Use it for stiff springs and dampers if only the rest position matters.
/// Cost: two evaluations a step at least, which is what a linear force on a line takes; of any other state one in
/// every iteration, and the Jacobian.
/// Source: C. F. Curtiss, J. O. Hirschfelder, Proc. Natl. Acad. Sci. 38, 235 (1952); for the solving E. Hairer, G.
/// Wanner, Solving Ordinary Differential Equations II, IV.8.
/// \throw std::runtime_error if the Jacobian is singular or Newton's method does not converge
/// \proof{examples/reference/made_of_methods.cpp,implicit_euler}
struct implicit_euler : collocation<detail::implicit_euler_table> {
  using collocation::step;

  /// One step of a motion on a line.
  template <std::floating_point T, class Field>
    requires (!detail::only_checks_units<Field>)
  [[nodiscard]] constexpr motion<T, T> step(motion<T, T> const& s, Field const& acceleration, T t,
                                            T dt) const {
    T const v = detail::step_on_line<T, Field>(s, acceleration, t, dt).velocity();
    return {s.position + v * dt, v};
  }
  /// One step of a motion on a group, on its chart.
  template <class X, class V, class Field, class Time>
    requires (detail::raw_state<V> && !std::is_same_v<X, V> && !detail::only_checks_units<Field>)
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> const& s, Field const& acceleration,
                                            Time t, Time dt) const {
    return lie_group<implicit_euler>{*this}.step(s, acceleration, t, dt);
  }
};

}  // namespace unitstep
