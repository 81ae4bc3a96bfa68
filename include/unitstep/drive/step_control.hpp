// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdint>
#include <limits>
#include <type_traits>
#include <unitstep/drive/detail/engines/squared_error.hpp>
#include <unitstep/drive/detail/engines/times_of_run.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/methods/detail/motion_change.hpp>
#include <unitstep/units/detail/ieee_arithmetic.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/light_functions.hpp>

/// \file
/// \brief How a run under a tolerance chooses the length of its first step, and of each next one.

namespace unitstep {

/// The rule for the length of the next step from the error of the last one.
/// \proof{examples/reference/adaptive.cpp,step_control}
enum class step_control {
  elementary,  ///< \f$ h \leftarrow 0.9\, h\, e^{-1/(q+1)} \f$, within 0.2 and 10 times \f$ h \f$
  proportional_integral,  ///< also by the error before: smoother, with fewer rejected steps if a method is stiff
};

}  // namespace unitstep

namespace unitstep::detail {

/// \f$ x^{-1/n} \f$ of a positive normal number, to seven digits up to n = 20 and to eleven up to n = 10, in a tenth of
/// the operations of `math::pow`. A step controller needs no more digits, and computes one in every step.
///
/// A double read as an integer is about its logarithm, so a difference of integers is a first guess within 4 %. Then
/// \f$ x^{-1/n} = y\,(1 - r)^{-1/n} \f$ with \f$ r = 1 - x y^n \f$, and the binomial series to \f$ r^3 \f$ has four
/// times as many digits as the guess. Beyond n = 32 the guess is too far off for that series. There a step costs so
/// much that the library's power costs little in comparison.
template <int n>
constexpr double inverse_root(double x) {
  static_assert(n > 0);
  if constexpr (n > 32) {
    return math::pow(x, -1.0 / n);
  } else {
    constexpr double a = 1.0 / n, b = a * (n + 1) / (2 * n), c = b * (2 * n + 1) / (3 * n);
    // The bits of 1 and a share of them, less an offset that makes the guesses too large and too small by as much.
    constexpr std::uint64_t one = __builtin_bit_cast(std::uint64_t, 1.0);
    constexpr std::uint64_t start = one + one / n - (std::uint64_t(215) << 40);
    double y = __builtin_bit_cast(double, start - __builtin_bit_cast(std::uint64_t, x) / n);
    for (int i = 0; i < (n <= 20 ? 2 : 3); ++i) {
      double const r = 1 - x * detail::whole_power<n>(y);
      y += y * (r * (a + r * (b + r * c)));
    }
    return y;
  }
}

/// Chooses the next step from the squares of the errors, for an estimate of order `q`: Hairer's controller.
template <int q, class T>
struct step_chooser {
  static constexpr T safety = T(9) / T(10);
  static constexpr T shortest = T(1) / T(5);
  static constexpr T longest = T(10);
  // Outside these squared errors the factor has its largest or least value, and no power is computed, not even of zero.
  // If `most` would overflow, as for a high order, a lower power is used for it.
  static constexpr T least = detail::whole_power<q + 1>(safety * safety / (longest * longest));
  static constexpr int largest_power = std::numeric_limits<T>::max_exponent * 10 / 44;
  static constexpr T most = detail::whole_power<(q + 1 < largest_power ? q + 1 : largest_power)>(
      safety * safety / (shortest * shortest));
  /// The squared error of the step before counts as at least this (Hairer's 1e-4, squared); a run begins with it.
  static constexpr T least_before = T(1) / T(100'000'000);

  /// The factor after a step with this squared error; `squared_before` is that of the last accepted step, or 1 after a
  /// rejected step.
  [[gnu::always_inline]] static constexpr T factor(step_control control, T squared_error,
                                                   T squared_before) {
    if (!(least < squared_error && squared_error < most))
      return squared_error <= least ? longest : shortest;  // for NaN the shortest
    if (control == step_control::elementary)
      return safety *
             static_cast<T>(detail::inverse_root<2 * (q + 1)>(static_cast<double>(squared_error)));
    return from_two(squared_error, squared_before);
  }

private:
  // A separate function, so that `factor` is inlined under the other control. Its result is within the limits: an error
  // above 1 has a smaller power than in the other control, and so have both errors below 1.
  static constexpr T from_two(T squared_error, T squared_before) {
    T const power = T(1) / T(q + 1);
    // 1/25, and less for an order so high that the power of `squared_error` would not be positive.
    T const memory = T(16) / T(25 * (q < 15 ? 16 : q + 1));
    T const of_before = squared_before < least_before ? least_before : squared_before;
    return safety * inverse(squared_error, power - memory * T(3) / T(4)) *
           inverse(of_before, -memory);
  }
  // e^-power, given the square of e.
  static constexpr T inverse(T squared, T power) { return math::pow(squared, -power / T(2)); }
};

/// The result of the field at the start, taken from the method's memory if that has it.
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

/// A change in the form of the rates of a state: on a group the rates of a motion are a vec of two.
template <class Allowed, class Rates>
constexpr Rates rates_as_change(Allowed const&, Rates const& rates) {
  return rates;
}
template <class V, class P, class A>
constexpr vec<V, 2> rates_as_change(vec<V, 2> const&, motion_change<P, A> const& rates) {
  return {rates.position, rates.velocity};
}

/// The sizes of the numbers of a state, in the form of a change of it.
template <class State>
constexpr State sizes_as_change(State const& s) {
  return s;
}
template <class X, class V>
constexpr auto sizes_as_change(motion<X, V> const& s) {
  auto const sizes = detail::sizes_of(s.position);
  return motion_change{sizes, s.velocity};
}

/// The errors allowed, or another change, in the form of rates of a state.
template <class State, class Allowed>
constexpr auto const& allowed_as_rates(State const&, Allowed const& allowed) {
  if constexpr (requires { allowed.numbers; })
    return allowed.numbers;
  else
    return allowed;
}
template <class X, class V, class Allowed>
constexpr auto allowed_as_rates(motion<X, V> const&, Allowed const& allowed) {
  if constexpr (requires { allowed.position; })
    return motion_change{allowed.position, allowed.velocity};
  else
    return motion_change{allowed.x, allowed.y};
}

/// The first step from a state at rest: a thousandth of the time in which a change as large as the error allowed would
/// double, or less if the run is short. It costs one evaluation.
/// \param most an upper limit that is known, or 0 if there is none
template <class State, class Rates, class Field, class Allowed, class T, class Size>
constexpr T first_step_at_rest(State const& s, Rates const& rates, Field const& field, T t, T most,
                               Allowed const& allowed, T relative, Size const& size) {
  auto const unweighted = [&] {
    auto const absolute = detail::allowed_as_rates(s, allowed);
    if constexpr (requires { absolute + detail::sizes_as_change(s) * relative; })
      return absolute + detail::sizes_as_change(s) * relative;
    else
      return absolute * T(1);
  }();
  typename written_change<std::remove_const_t<decltype(unweighted)>>::type change = unweighted;
  // Neighbours change by different shares, since a rod of one temperature reacts only to differences.
  int k = 0;
  auto const weigh = [&k](T& x) {
    x *= T(k % 2 == 0 ? 1 : -1) / T(k % 7 + 1);
    ++k;
  };
  if constexpr (requires { change.position; }) {
    detail::visit_numbers(change.position, weigh);
    detail::visit_numbers(change.velocity, weigh);
  } else {
    detail::visit_numbers(change, weigh);
  }
  State const beside = detail::moved(s, detail::allowed_as_rates(s, change), T(1));
  T const growth = T(1000) * size(detail::rates_at(beside, field(beside, t)) - rates);
  using limits = std::numeric_limits<T>;
  bool const grows = growth > (limits::min)() && growth < (limits::max)();
  if (grows && (!(most > 0) || growth * most > 1)) return T(1) / growth;
  if (!(most > 0))
    fail<std::domain_error>(
        "unitstep: nothing at the start tells how long the first step may be: give "
        "tolerance{...}.first_step(time)");
  return most;
}

/// The length of the first step that is tried, for an error estimate of order `q`.
///
/// Hairer's method: a step of explicit Euler changes the state by a hundredth of its size, and the slopes at both of
/// its ends give an estimate of the second derivative. If the state is smaller than the error allowed, that is taken
/// for its size, so no constant here has the unit of a time. It costs one evaluation. Source: Solving Ordinary
/// Differential Equations I, section II.4.
/// \param time_sign 1 if time goes forwards, -1 if backwards
/// \param span how far ahead the field may be called, or 0 if nothing limits it
/// \param last the length of a step before, if there was one
template <int q, class State, class Result, class Field, class Allowed, class T>
constexpr T first_step(State const& s, Result const& result, Field const& field, T t, T time_sign,
                       T span, Allowed const& allowed, T relative, T last = T(0)) {
  auto const rates = detail::rates_at(s, result);
  auto const size = [&](auto const& change) {
    return math::sqrt(
        detail::squared_error(detail::rates_as_change(allowed, change), allowed, relative, s, s));
  };
  T const state_size = size(detail::sizes_as_change(s));
  T const slope_size = size(rates);
  T const hundredth = T(1) / T(100);
  // At rest, or at zero where only a relative error is allowed, a change has no size to refer to.
  if (slope_size == 0 || slope_size > (std::numeric_limits<T>::max)())
    return detail::first_step_at_rest(s, rates, field, t,
                                      span > 0 ? span / T(1'000'000) : last / T(1'000), allowed,
                                      relative, size);
  // If the slope is no number, the run fails at the start, and says so.
  if (!(slope_size > 0)) return T(1) / T(1'000'000);
  T const guess = hundredth * (state_size > 1 ? state_size : T(1)) / slope_size;
  // A little less than the span, so that t + h, which is rounded, does not lie beyond it.
  T const longest = span * (1 - 2 * std::numeric_limits<T>::epsilon());
  T const h = span > 0 && longest < guess ? longest : guess;
  State const next = detail::moved(s, rates, time_sign * h);
  T const second_derivative =
      size((detail::rates_at(next, field(next, t + time_sign * h)) - rates) * (T(1) / h));
  // The error of a step is about slope * rate^q * h^(q+1), where the slope changes at that rate.
  T const rate = second_derivative / slope_size;
  if (!(rate > 0)) return 100 * h;
  T const longer = math::pow(hundredth * rate / slope_size, T(1) / T(q + 1)) / rate;
  return longer < 100 * h ? longer : 100 * h;
}

/// The number types for the first length: those of the run or, if they carry more than values, plain ones.
template <class State>
struct first_step_of {
  template <int q, class Slope, class Field, class Allowed, class T>
  static constexpr T find(Slope const& slope, State const& s, Field const& field, T t, T time_sign,
                          T span, Allowed const& allowed, T relative, T last) {
    return detail::first_step<q>(s, slope, field, t, time_sign, span, allowed, relative, last);
  }
};

/// The same for a run with its limits, which may give the length. A length that is found exceeds the rounding of the
/// time.
/// \param span the time to the next end, or 0 if there is none
/// \param last the length of a step before, if there was one
template <int q, class Memory, class State, class Field, class T, class Limits>
constexpr T first_length(Memory const& memory, State const& s, Field const& field, T t, T time_sign,
                         T span, Limits const& limits, T last = T(0)) {
  if (limits.first_step > 0) return limits.first_step;
  if (limits.longest_step < std::numeric_limits<T>::infinity() &&
      !(span > 0 && span < limits.longest_step))
    span = limits.longest_step;
  T const found = first_step_of<State>::template find<q>(detail::slope_now(memory, s, field, t), s,
                                                         field, t, time_sign, span, limits.allowed,
                                                         limits.relative, last);
  T const least = 400 * detail::rounding_of(t);
  return found > least ? found : least;
}

}  // namespace unitstep::detail
