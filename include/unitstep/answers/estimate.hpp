// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <stdexcept>
#include <type_traits>
#include <unitstep/answers/propagate.hpp>
#include <unitstep/drive/detail/check.hpp>
#include <unitstep/drive/detail/engines/require.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/noise/noisy.hpp>
#include <unitstep/numbers/dual.hpp>
#include <unitstep/state/detail/on_number.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/state/rate.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>

/// \file
/// \brief `estimate`: a state and its covariance from noisy measurements, by an extended Kalman filter.
///
/// A covariance P is kept as a factor, P = L L^T. Steps and measurements rotate its columns, so P stays symmetric and
/// positive despite rounding.

namespace unitstep {

namespace detail {

/// Turns two columns of a matrix; `turned` gives the new entries.
template <class T>
struct rotation_of_columns {
  T cosine, sine;
  constexpr void turn(T& a, T& b) const {
    T const before = a;
    a = cosine * before + sine * b;
    b = cosine * b - sine * before;
  }
};

/// Makes the left n columns of a matrix a lower triangle, and the rest 0, with the same product with its transpose.
template <class T, std::size_t n, std::size_t m>
constexpr void make_triangle(T (&a)[n][m]) {
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = i + 1; j < m; ++j) {
      if (detail::real_part(a[i][j]) == 0) continue;
      T const length = detail::hypot_of(a[i][i], a[i][j]);
      rotation_of_columns<T> const r{a[i][i] / length, a[i][j] / length};
      for (std::size_t k = i; k < n; ++k) r.turn(a[k][i], a[k][j]);
    }
}

}  // namespace detail

/// A state with the covariance of its numbers.
///
///     estimate{motion{0.0 * m, 0.0 * m_per_s}, motion{10.0 * m, 1.0 * m_per_s}}  // a state and its sigmas
///
/// `predict` moves it on in time, `update` makes it more certain by a measurement.
/// \proof{examples/reference/noise.cpp,estimate}
template <class State>
class estimate {
public:
  using number = typename raw_form<State>::number;  ///< of its state
  static constexpr std::size_t size =
      detail::vector_layout<State>::size;                     ///< the number of its numbers
  using matrix = std::array<std::array<number, size>, size>;  ///< in the units of the state

  State state;              ///< the state
  number log_likelihood{};  ///< of all measurements so far, in the units of the state

  /// A state and the standard deviation of each of its numbers, whose errors are independent.
  /// \throw std::domain_error if one is negative or not finite
  constexpr estimate(State const& initial, State const& sigma) : state(initial) {
    detail::state_vector<number, size> given{};
    detail::vector_layout<State>::flatten(sigma, given, 0);
    for (std::size_t i = 0; i < size; ++i) {
      if (!unitstep::is_finite(given[i]) || detail::real_part(given[i]) < 0)
        fail<std::domain_error>("unitstep: estimate: a sigma must be finite and not negative");
      factor_[i][i] = given[i];
    }
  }
  /// A state and the covariance of its numbers, in their units.
  /// \throw std::domain_error if the covariance is not symmetric, or has a negative eigenvalue
  constexpr estimate(State const& initial, matrix const& covariance) : state(initial) {
    factorise(covariance);
  }
  /// Refused: sigmas are of the type of the state.
  template <class Sigma>
    requires (!std::is_same_v<Sigma, State> && !std::is_same_v<Sigma, matrix>)
  constexpr estimate(State const& initial, Sigma const&) : state(initial) {
    using verdict = diagnostics::refuse<"sigma", State, Sigma>;
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
  }

  /// The standard deviation of each number.
  [[nodiscard]] constexpr State sigma() const {
    detail::state_vector<number, size> found{};
    for (std::size_t i = 0; i < size; ++i)
      for (std::size_t k = 0; k < size; ++k) found[i] = detail::hypot_of(found[i], factor_[i][k]);
    return detail::vector_layout<State>::unflatten(found, 0);
  }
  /// The covariance of two numbers: a product of their units.
  template <std::size_t I, std::size_t J>
  [[nodiscard]] constexpr auto covariance() const {
    static_assert(I < size && J < size, "the state has so many numbers");
    using P = detail::product_of_numbers<detail::number_at<State, I>, detail::number_at<State, J>>;
    number sum{};
    for (std::size_t k = 0; k < size; ++k) sum += factor_[I][k] * factor_[J][k];
    return raw_form<P>::from_raw(sum);
  }

  /// \cond
  using rows = number[size][size];
  constexpr rows const& factor() const { return factor_; }
  constexpr rows& factor() { return factor_; }
  /// \endcond

private:
  rows factor_{};

  constexpr void factorise(matrix const& p) {
    number const rounding = 64 * std::numeric_limits<number>::epsilon();
    // The largest possible covariance, by roots, since a product of variances may be 0 or infinite in the type.
    auto const largest = [&](std::size_t i, std::size_t j) {
      return math::sqrt(detail::size_of(p[i][i])) * math::sqrt(detail::size_of(p[j][j]));
    };
    for (std::size_t i = 0; i < size; ++i)
      for (std::size_t j = 0; j < size; ++j) {
        if (!unitstep::is_finite(p[i][j]))
          fail<std::domain_error>("unitstep: estimate: a covariance must be finite");
        if (i != j && detail::size_of(p[i][j] - p[j][i]) > rounding * largest(i, j))
          fail<std::domain_error>("unitstep: estimate: the covariance must be symmetric");
      }
    for (std::size_t i = 0; i < size; ++i)
      for (std::size_t j = 0; j <= i; ++j) {
        number rest = p[i][j];
        for (std::size_t k = 0; k < j; ++k) rest -= factor_[i][k] * factor_[j][k];
        number const pivot = factor_[j][j];
        if (i == j) {
          if (rest < -rounding * p[i][i] || p[i][i] < 0) fail_negative();
          factor_[i][i] = rest > 0 ? math::sqrt(rest) : number(0);
        } else if (pivot > 0) {
          factor_[i][j] = rest / pivot;
        } else if (detail::size_of(rest) > math::sqrt(rounding) * largest(i, j)) {
          fail_negative();
        }
      }
  }
  static constexpr void fail_negative() {
    fail<std::domain_error>("unitstep: estimate: the covariance has a negative eigenvalue");
  }
};
template <class State>
estimate(State, State) -> estimate<State>;

namespace detail {

/// The numbers of a state that noise pushes, and the number of sources.
template <class State, class Result>
struct pushed_numbers {
  static constexpr std::size_t n = vector_layout<State>::size;
  static constexpr bool names_sources = named_sources<Result> > 0;
  static constexpr std::size_t slots = names_sources ? named_sources<Result> : n;
  static constexpr std::array<bool, slots> asked = [] {
    if constexpr (names_sources) {
      std::array<bool, slots> all{};
      all.fill(true);
      return all;
    } else {
      return detail::pushed_numbers_of<State, Result>();
    }
  }();
  static constexpr std::size_t count = [] {
    std::size_t sum = 0;
    for (bool const each : asked) sum += each;
    return sum;
  }();
};

/// Drift and noise on duals, with slopes by the numbers of the state and by two random numbers for each source.
template <class State, class Time, class D, class Pushed, class Drift, class Noise>
struct noise_on_duals {
  static constexpr bool is_step_of_noise = true;
  static constexpr bool noise_has_slopes = false;
  static constexpr std::size_t n = Pushed::n, sources = Pushed::count;
  using on = on_number<State, D>;
  using row = state_vector<D, n>;
  using T = typename raw_form<State>::number;

  [[no_unique_address]] Drift drift;
  [[no_unique_address]] Noise noise;
  T root;  // of the step

  constexpr row operator()(row const& s, D const& t) const { return drift(s, t); }
  constexpr auto strength(row const& s, D const& t) const {
    auto const b =
        noise(vector_layout<on>::unflatten(s, 0), raw_form<on_number<Time, D>>::from_raw(t));
    if constexpr (Pushed::names_sources)
      return [&]<std::size_t... I>(std::index_sequence<I...>) {
        return raw_sources<row, sizeof...(I)>{{as_row(detail::rate_value<I>(b))...}};
      }(std::make_index_sequence<Pushed::slots>{});
    else
      return as_row(b);
  }
  /// An increment of each source that is `first` times its first random number and `second` times its other one.
  constexpr auto increments(T const& first, T const& second) const {
    increments_of<D, Pushed::slots> dw{};
    std::size_t k = n;
    for (std::size_t i = 0; i < Pushed::slots; ++i) {
      if (!Pushed::asked[i]) continue;
      dw.w[i].slope[k] = first;
      dw.w[i].slope[k + sources] = second;
      ++k;
    }
    return dw;
  }
  constexpr auto increment() const { return increments(root, T(0)); }
  constexpr auto increment_and_mean() const {
    return std::array{increment(), increments(root / 2, root / (2 * math::sqrt(T(3))))};
  }

private:
  template <class B>
  static constexpr row as_row(B const& b) {
    row numbers{};
    detail::put_noise<on>(b, numbers);
    return numbers;
  }
};

/// The same for a method without noise: the step has its noise as the first two Legendre polynomials in time, which
/// give a method of order three or more the covariance to that order.
template <class Noisy>
struct smoothly_pushed {
  using T = typename Noisy::T;
  Noisy const& noisy;
  T start, length;

  template <class Row, class D>
  constexpr Row operator()(Row const& s, D const& t) const {
    T const share = (t.value - start) / length;
    return noisy(s, t) +
           detail::push(
               noisy.strength(s, t),
               noisy.increments(1 / noisy.root, math::sqrt(T(3)) * (1 - 2 * share) / noisy.root));
  }
};

}  // namespace detail

namespace diagnostics {

/// The verdict on a prediction.
template <class State, class Method, class Field, class Dt, class Steps, class StartTime>
struct prediction {
  using type = refuse<"field", words<"noisy{field, noise, path}">, Field>;
};
template <class State, class Method, class F, class N, class P, class Dt, class Steps,
          class StartTime>
struct prediction<State, Method, noisy<F, N, P>, Dt, Steps, StartTime> {
  static consteval auto check() {
    using field = noisy<F, N, P>;
    using D = unitstep::dual<typename raw_form<State>::number, 1, field>;
    if constexpr (auto problem = check_problem<State, field, Dt, Steps, StartTime>(); !problem.ok)
      return problem;
    else if constexpr (!unitstep::detail::field_on_number<D, State, Dt, F>)
      return unitstep::detail::refused_on_number<F>{};
    else if constexpr (!takes<N, unitstep::detail::on_number<State, D>,
                              unitstep::detail::on_number<Dt, D>>)
      return refuse<"noise", words<"callable with any number (auto const&)">,
                    words<"one that names its types">>{};
    else if constexpr (unitstep::detail::is_for_noise<Method>)
      return check_run<Method, State, field, Dt>();
    else if constexpr (auto run = check_run<Method, State, F, Dt>(); !run.ok)
      return run;
    else if constexpr (requires { Method::solves_along_a_band; } ||
                       with_memory<Method, typename raw_form<State>::checked,
                                   unitstep::detail::checked_field<State, Dt>,
                                   typename raw_form<Dt>::checked>)
      return refuse<"method", words<"one for noise, or explicit and without memory (sra1, rk4)">,
                    Method>{};
    else
      return accepted{};
  }
  using type = decltype(check());
};

/// The verdict on a measurement.
template <class State, class H, class Measured>
struct measurement {
  using type = refuse<"measured value", words<"measured{value, sigma}">, Measured>;
};
template <class State, class H, class Q>
struct measurement<State, H, measured<Q>> {
  // A ratio of quantities is a number.
  template <class Got>
  static consteval auto find_due() {
    if constexpr (quantity_like<Got>)
      return std::conditional<std::is_convertible_v<Got, number_of<Got>>, number_of<Got>, Got>{};
    else
      return std::type_identity<Got>{};
  }
  static consteval auto check() {
    using D = unitstep::dual<typename raw_form<State>::number, 1, H>;
    if constexpr (!std::is_invocable_v<H const&, State const&>) {
      return refuse<"h", words<"callable (state)">, H>{};
    } else {
      using got = std::remove_cvref_t<std::invoke_result_t<H const&, State const&>>;
      if constexpr (unitstep::detail::is_mismatched<got>)
        return refuse<"measured value", Q, got>{};
      else if constexpr (!std::is_invocable_v<H const&,
                                              unitstep::detail::on_number<State, D> const&>)
        return refuse<"h", words<"callable with any number (auto const&)">,
                      words<"one that names its types">>{};
      else
        return check_fit<"measured value", typename decltype(find_due<got>())::type, Q>();
    }
  }
  using type = decltype(check());
};

}  // namespace diagnostics

/// An estimate some steps later.
///
/// The method moves the state. The slopes of each step, by the numbers of the state and by the random numbers of its
/// sources, move the covariance. A method for noise uses its own random numbers: `sra1` has order two, and is exact for
/// a velocity under white noise; `euler_maruyama` has order one. For a method without noise, such as `rk4`, the first
/// two Legendre polynomials of each step are the noise. The random path of the field is not used.
///
/// \param e      the present estimate
/// \param method a method for noise, or an explicit one without memory
/// \param field  `noisy{field, noise, path}`, of callables that take any number
/// \param dt     the step
/// \param steps  the number of steps
/// \param t0     the time at the start, 0 unless given
/// \throw std::domain_error if the number of steps is negative, dt not positive, or the estimate not finite
/// \proof{examples/reference/noise.cpp,estimate}
template <class State, class Method, class Field, class Dt, class Steps, class StartTime = Dt>
[[nodiscard]] constexpr estimate<State> predict(estimate<State> e, Method const& method,
                                                Field const& field, Dt const& dt,
                                                Steps const& steps,
                                                StartTime const& t0 = StartTime{}) {
  using verdict =
      typename diagnostics::prediction<State, Method, Field, Dt, Steps, StartTime>::type;
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    using T = typename estimate<State>::number;
    using pushed = detail::pushed_numbers<
        State, detail::field_result<std::remove_const_t<decltype(field.noise)>, State, Dt>>;
    constexpr std::size_t n = pushed::n, all = n + 2 * pushed::count;
    using D = unitstep::dual<T, all, estimate<State>>;
    using layout = detail::vector_layout<State>;
    auto const drift = detail::field_on<D, State, Dt>(field.field);
    auto const noise = detail::law_on_number<D>(field.noise);
    field.require_values();
    T const h = raw_form<Dt>::to_raw(dt), start = raw_form<StartTime>::to_raw(t0);
    using on_duals =
        detail::noise_on_duals<State, Dt, D, pushed, std::remove_const_t<decltype(drift)>,
                               std::remove_const_t<decltype(noise)>>;
    on_duals const f{drift, noise,
                     detail::root_of_step(h, "unitstep: predict: dt must be positive")};
    long const count = detail::require_steps(steps);
    auto& factor = e.factor();
    for (long k = 0; k < count; ++k) {
      auto y = detail::vector_of_state<D>(e.state);
      for (std::size_t i = 0; i < n; ++i) y[i].slope[i] = T(1);
      T const t = start + static_cast<detail::counted_in<T>>(k) * h;
      if constexpr (detail::is_for_noise<Method>)
        y = method.step(y, f, D(t), D(h));
      else
        y = method.step(y, detail::smoothly_pushed<on_duals>{f, t, h}, D(t), D(h));
      T made[n][all]{};
      detail::state_vector<T, n> values{};
      for (std::size_t i = 0; i < n; ++i) {
        if (!unitstep::is_finite(y[i].value))
          fail<std::domain_error>("unitstep: predict: the estimate is no longer finite");
        values[i] = y[i].value;
        for (std::size_t j = 0; j < n; ++j)
          for (std::size_t a = 0; a < n; ++a) made[i][j] += y[i].slope[a] * factor[a][j];
        for (std::size_t j = n; j < all; ++j) made[i][j] = y[i].slope[j];
      }
      detail::make_triangle(made);
      for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j) factor[i][j] = made[i][j];
      e.state = layout::unflatten(values, 0);
    }
  }
  return e;
}

/// The result of a measurement.
/// \proof{examples/reference/noise.cpp,estimate}
template <class State, class Q>
struct updated {
  estimate<State> after;  ///< the estimate after it
  Q innovation;           ///< the measured value less the expected one
  Q innovation_sigma;     ///< the standard deviation of the innovation before the measurement

  typename estimate<State>::number raw_gain[estimate<State>::size];  ///< in the units of the state

  /// The change of number `I` per innovation: its unit per that of the measurement.
  template <std::size_t I>
  [[nodiscard]] constexpr auto gain() const {
    static_assert(I < estimate<State>::size, "the state has so many numbers");
    using G = rate_of<detail::number_at<State, I>, Q>;
    return raw_form<G>::from_raw(raw_gain[I]);
  }
};

/// An estimate after a measurement.
///
/// `h` predicts the measurement from a state, as a quantity of any unit; dual numbers give its slopes. The log
/// likelihood of the innovation is added to that of the estimate.
/// \param e the estimate before
/// \param h callable (state), with any number
/// \param m `measured{value, sigma}`
/// \throw std::domain_error if a measured or expected value is not finite, or both are known exactly
/// \proof{examples/reference/noise.cpp,estimate}
template <class State, class H, class Measured>
[[nodiscard]] constexpr auto update(estimate<State> e, H const& h, Measured const& m) {
  using verdict = typename diagnostics::measurement<State, H, Measured>::type;
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    using Q = std::remove_cvref_t<decltype(m.value)>;
    using T = typename estimate<State>::number;
    constexpr std::size_t n = estimate<State>::size;
    using D = unitstep::dual<T, n, H>;
    using layout = detail::vector_layout<State>;
    auto y = detail::vector_of_state<D>(e.state);
    for (std::size_t i = 0; i < n; ++i) y[i].slope[i] = T(1);
    auto const seen = h(detail::vector_layout<detail::on_number<State, D>>::unflatten(y, 0));
    D const expected = D(raw_form<std::remove_const_t<decltype(seen)>>::to_raw(seen));
    T const innovation = T(raw_form<Q>::to_raw(m.value)) - expected.value;
    if (!unitstep::is_finite(innovation))
      fail<std::domain_error>("unitstep: update: what is measured or expected is not finite");

    // The columns of L are rotated with one of the measurement, [sigma, 0], until they have no part along h.
    auto& factor = e.factor();
    T sigma = T(raw_form<Q>::to_raw(m.sigma));
    T column[n]{};
    for (std::size_t j = n; j-- > 0;) {
      T along{};
      for (std::size_t i = 0; i < n; ++i) along += expected.slope[i] * factor[i][j];
      T const length = detail::hypot_of(sigma, along);
      if (detail::real_part(length) == 0) continue;
      detail::rotation_of_columns<T> const r{sigma / length, along / length};
      for (std::size_t i = 0; i < n; ++i) r.turn(column[i], factor[i][j]);
      sigma = length;
    }
    if (!(detail::real_part(sigma) > 0))
      fail<std::domain_error>(
          "unitstep: update: the measurement has no sigma, and what it tells is known exactly");
    updated<State, Q> u{e, raw_form<Q>::from_raw(innovation), raw_form<Q>::from_raw(sigma), {}};
    detail::state_vector<T, n> x{};
    layout::flatten(e.state, x, 0);
    T const part = innovation / sigma;
    for (std::size_t i = 0; i < n; ++i) {
      u.raw_gain[i] = column[i] / sigma;
      x[i] += column[i] * part;
    }
    u.after.state = layout::unflatten(x, 0);
    constexpr auto half_log_of_two_pi = 0.918938533204672741780L;
    u.after.log_likelihood += -(part * part) / 2 - math::log(sigma) -
                              T(static_cast<detail::real_type<T>>(half_log_of_two_pi));
    return u;
  } else {
    return updated<State, double>{e, 0, 0, {}};
  }
}

}  // namespace unitstep
