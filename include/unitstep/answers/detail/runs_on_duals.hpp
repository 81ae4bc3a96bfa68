// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <limits>
#include <stdexcept>
#include <type_traits>
#include <unitstep/answers/detail/given_on_duals.hpp>
#include <unitstep/drive/detail/events/search_event.hpp>
#include <unitstep/drive/step_control.hpp>
#include <unitstep/units/fail.hpp>
#include <utility>

/// \file
/// \brief Runs whose numbers have slopes: a tolerance holds for the slopes, too, and the times of events have slopes.

namespace unitstep::detail {

/// The choice of numbers without slopes.
struct values_alone : choice_of_numbers {};
template <class T>
  requires is_dual<T>
struct leaf_on<T, values_alone> {
  using type = real_type<T>;
  static constexpr type convert(T const& x) { return detail::real_part(x); }
};
template <quantity_like Q>
  requires is_dual<number_of<Q>>
struct leaf_on<Q, values_alone> {
  using type = light<unit_of<Q>, real_type<number_of<Q>>>;
  static constexpr type convert(Q const& q) { return {detail::real_part(q.value())}; }
};

template <class State>
  requires (!std::is_void_v<typename dual_in<State>::type>)
struct plain_state<State> : rebound<State, values_alone> {};

/// A raw state, or a change of it, without slopes.
template <class Raw>
constexpr auto values_of(Raw const& raw) {
  return detail::to_number<values_alone>(raw);
}
/// Such a value as one of duals whose slopes are zero.
template <class Raw, class Plain>
constexpr Raw raw_of_values(Plain const& values) {
  return detail::to_number<typename dual_in<Raw>::type, Plain, Raw>(values);
}

/// Whether the errors of a number's slopes count under a tolerance: unless the function that is differentiated is in
/// `steps_by_values`.
template <class T>
inline constexpr bool error_counts_slopes = false;
template <class T, std::size_t N, class Of>
inline constexpr bool error_counts_slopes<unitstep::dual<T, N, Of>> =
    !requires { requires Of::steps_follow_values; };

/// Then each component counts by the larger of the errors of its value and its slopes, as in CVODES with full error
/// control: slopes are multiplied by the scale of their argument (`scale_of_argument`) and have the same absolute and
/// relative errors allowed. A slope, whose own absolute error nobody gave, need not have more digits than a number has.
template <class T, std::size_t N, class Of>
  requires error_counts_slopes<unitstep::dual<T, N, Of>>
struct counted_error<unitstep::dual<T, N, Of>> {
  using E = unitstep::dual<T, N, Of>;

  template <class A, class R>
  static constexpr A square(E const& e, A a, R const& r, E const& from, E const& to) {
    A const share = detail::real_part(r), rounding = 256 * std::numeric_limits<A>::epsilon();
    auto const one = [a](T const& error, A relative, T const& before, T const& after) {
      return A(detail::real_part(detail::sum_of_squares(error, a, T(relative), before, after)));
    };
    A sum = one(e.value, share, from.value, to.value);
    for (std::size_t i = 0; i < N; ++i) {
      A const of_slope =
          one(e.slope[i], share < rounding ? rounding : share, from.slope[i], to.slope[i]);
      if (of_slope > sum) sum = of_slope;
    }
    return sum;
  }
};

/// The length of the first step is found from the values.
template <class State>
  requires (!std::is_same_v<on_number<State, values_alone>, State>)
struct first_step_of<State> {
  template <int q, class Slope, class Field, class Allowed, class T>
  static constexpr T find(Slope const& slope, State const& s, Field const& field, T const& t,
                          T const& time_sign, T const& span, Allowed const& allowed,
                          T const& relative, T const& last) {
    auto const plain_field = [&](auto const& state, auto const& time) {
      return detail::values_of(field(detail::raw_of_values<State>(state), T(time)));
    };
    return detail::first_step<q>(detail::values_of(s), detail::values_of(slope), plain_field,
                                 detail::real_part(t), detail::real_part(time_sign),
                                 detail::real_part(span), allowed, detail::real_part(relative),
                                 detail::real_part(last));
  }
};

/// The length of the next step is found from the values, too.
template <int q, class T>
  requires is_dual<T>
struct step_chooser<q, T> {
  using plain_chooser = step_chooser<q, real_type<T>>;
  static constexpr real_type<T> least_before = plain_chooser::least_before;
  static constexpr T factor(step_control control, T const& now, T const& before) {
    return plain_chooser::factor(control, detail::real_part(now), detail::real_part(before));
  }
};

/// Infinite, and without slopes, which a product of duals would make NaN.
template <class T>
struct infinite_time {
  T value = std::numeric_limits<T>::infinity();

  constexpr operator T() const { return value; }
  constexpr infinite_time operator-() const { return {-value}; }
  friend constexpr T operator*(T const& time_sign, infinite_time const& x) {
    return time_sign.value < 0 ? -x.value : x.value;
  }
};
template <class T>
  requires is_dual<T>
inline constexpr infinite_time<T> never<T>{};

/// How many duals are nested in a number.
template <class T>
inline constexpr int nesting_of = 0;
template <class T, std::size_t N, class Of>
inline constexpr int nesting_of<unitstep::dual<T, N, Of>> = 1 + nesting_of<T>;

/// The share of a step at which an event lies, with its slopes: those of the function s(p) with \f$ g(s(p), p) = 0 \f$.
/// The root was found from the values. The rate of g by the share is exact, and each Newton step from the root by this
/// rate finds the slopes of one more nested dual.
template <class Raw>
  requires is_dual<Raw>
struct moving_root<Raw> {
  using T = typename Raw::constant;

  template <class Event, class State, class Time, class Run>
  static constexpr Raw of(Event const& event, along_curve<State, Time, Run> const& step,
                          real_type<Raw> share) {
    return of_one<State, Time>(event, step, share);
  }
  /// The length to the root of an event where a run is: 0 with slopes.
  template <class State, class Time, class Event, class Engine>
  static constexpr Raw length_to(Event const& event, Engine& engine) {
    struct {
      Engine& engine;
      Raw length;
      point_of_run<State, Time> mutable run;
      constexpr void go(Raw const& share) const { run = engine.tried(share * length); }
    } const ahead{engine, engine.trial_length(), engine.tried(Raw(T(0)))};
    return of_one<State, Time>(event, ahead, real_type<Raw>(0)) * ahead.length;
  }

private:
  template <class State, class Time, class Event, class Step>
  static constexpr Raw of_one(Event const& event, Step const& step, real_type<Raw> share) {
    auto const number = [&](Raw const& at) {
      step.go(at);
      return detail::event_value<State, Time, true>(event, step.run);
    };
    Raw root(share);
    using value_type = decltype(number(root));
    if constexpr (std::is_same_v<value_type, bool>) {
      fail<std::domain_error>(
          "unitstep: the time of an event that is true or false has no derivative: return a "
          "quantity "
          "that goes through zero");
    } else if constexpr (is_dual<value_type>) {
      value_type at = number(root);
      // The rate of the event by the share, besides its slopes.
      Raw there = root;
      T factor(1), rate(0);
      for (int i = 0; i < 2; ++i) {
        there.slope[0] = factor;
        rate = (number(there).slope[0] - at.slope[0]) / factor;
        if (rate == T(0))
          fail<std::domain_error>(
              "unitstep: the time of an event that only touches zero has no derivative");
        T const size = detail::size_of(at.slope[0] / rate);
        if (!(size > T(16))) break;
        factor = T(detail::real_part(size));
      }
      for (int i = 0; i < nesting_of<Raw>; ++i) {
        if (i > 0) at = number(root);
        root -= (at - detail::real_part(at)) / rate;
      }
    }
    return root;
  }
};

}  // namespace unitstep::detail
