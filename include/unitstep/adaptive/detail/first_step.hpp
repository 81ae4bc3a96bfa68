// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/adaptive/detail/squared_error.hpp>
#include <unitstep/math/pow.hpp>
#include <unitstep/math/sqrt.hpp>
#include <unitstep/methods/detail/motion_change.hpp>

/// \file
/// \brief How long the step is that a run under a tolerance tries first.

namespace unitstep::detail {

/// What the field returns at the start. A method that carries it from step to step is asked for it.
template <class Memory, class State, class Field, class T>
constexpr auto slope_now(Memory const& memory, State const& s, Field const& field, T t) {
  using result = decltype(field(s, t));
  if constexpr (std::is_same_v<Memory, result>)
    return memory;
  else if constexpr (requires { memory.slope; })
    return detail::slope_now(memory.slope, s, field, t);
  else if constexpr (std::is_same_v<Memory, vec<result, 2>>)
    return memory.y;  // on a chart the rate of the rotation vector comes first
  else
    return field(s, t);
}

/// A change as rates of a state see it: on a group the rates of a motion are a vec of two.
template <class Allowed, class Rates>
constexpr Rates rates_as_change(Allowed const&, Rates const& rates) {
  return rates;
}
template <class V, class P, class A>
constexpr vec<V, 2> rates_as_change(vec<V, 2> const&, motion_change<P, A> const& rates) {
  return {rates.position, rates.velocity};
}

/// The sizes of a state, as a change of it.
template <class State>
constexpr State sizes_as_change(State const& s) {
  return s;
}
template <class X, class V>
constexpr auto sizes_as_change(motion<X, V> const& s) {
  auto const sizes = detail::sizes_of(s.position);
  return motion_change{sizes, s.velocity};
}

/// The length of the first step that is tried, for an error estimate of order `q`.
///
/// Hairer's: a step of explicit Euler that changes the state by a hundredth of its size, and from the
/// slopes at both of its ends an estimate of the second derivative. Where the state is smaller than the
/// error allowed, that stands in for its size; so no number here has the unit of a time. Costs one
/// evaluation. Source: Solving Ordinary Differential Equations I, section II.4.
/// \param way  1 or -1: which way time goes
/// \param span how long the run is, or 0 where nobody knows
template <int q, class State, class Result, class Field, class Allowed, class T>
constexpr T first_step(State const& s, Result const& result, Field const& field, T t, T way, T span,
                       Allowed const& allowed, T relative) {
  auto const rates = detail::rates_at(s, result);
  auto const size = [&](auto const& change) {
    return math::sqrt(
        detail::squared_error(detail::rates_as_change(allowed, change), allowed, relative, s, s));
  };
  T const state_size = size(detail::sizes_as_change(s));
  T const slope_size = size(rates);
  T const hundredth = T(1) / T(100);
  // Nothing moves at the start, so nothing is known of what follows: begin with a very short step.
  if (!(slope_size > 0)) return span > 0 ? span / T(1'000'000) : T(1) / T(1'000'000);
  T const guess = hundredth * (state_size > 1 ? state_size : T(1)) / slope_size;
  T const h = span > 0 && span < guess ? span : guess;
  State const next = detail::moved(s, rates, way * h);
  T const bend = size((detail::rates_at(next, field(next, t + way * h)) - rates) * (T(1) / h));
  // The error of a step is about slope * rate^q * h^(q+1), where the slope changes at that rate.
  T const rate = bend / slope_size;
  if (!(rate > 0)) return 100 * h;
  T const longer = math::pow(hundredth * rate / slope_size, T(1) / T(q + 1)) / rate;
  return longer < 100 * h ? longer : 100 * h;
}

/// The same, of a run within its limits, which may give it.
template <int q, class Memory, class State, class Field, class T, class Limits>
constexpr T first_length(Memory const& memory, State const& s, Field const& field, T t, T way,
                         T span, Limits const& limits) {
  return limits.first_step > 0
             ? limits.first_step
             : detail::first_step<q>(s, detail::slope_now(memory, s, field, t), field, t, way, span,
                                     limits.allowed, limits.relative);
}

}  // namespace unitstep::detail
