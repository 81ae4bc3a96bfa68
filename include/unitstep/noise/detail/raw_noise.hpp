// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <stdexcept>
#include <type_traits>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/math/vec_arithmetic.hpp>
#include <unitstep/noise/random_path.hpp>
#include <unitstep/noise/rates_of_noise.hpp>
#include <unitstep/numbers/dual.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/fail.hpp>
#include <utility>

/// \file
/// \brief A noise on plain numbers, and its product with the increments of a path.

namespace unitstep::detail {

/// The increments of a step, one for each source.
template <class T, std::size_t n>
struct increments_of {
  T w[n];
};

/// The strengths of several sources.
template <class R, std::size_t n>
struct raw_sources {
  R b[n];

  friend constexpr bool is_finite(raw_sources const& all) {
    for (R const& each : all.b)
      if (!is_finite(each)) return false;
    return true;
  }
};

// -- how the noise of a state lies in its vector of numbers

/// Calls `f(part, noise, place)` for each part of a state that is pushed: with its type, its noise and where its numbers
/// begin. The noise may be a null pointer, for its type alone; then so are those of the parts.
template <class S, class B, class F>
constexpr void each_pushed(B const* b, std::size_t at, F const& f) {
  if constexpr (std::is_same_v<B, no_noise>) {
    return;
  } else if constexpr (diagnostics::is_motion<S>) {
    using X = decltype(S::position);
    detail::each_pushed<decltype(S::velocity)>(b, at + vector_layout<X>::size, f);
  } else if constexpr (!aggregate_state<S>) {
    f(std::type_identity<S>{}, b, at);
  } else if constexpr (holds_one_state<S>) {
    detail::each_pushed<boost::pfr::tuple_element_t<0, S>>(b, at, f);
  } else {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      (detail::each_pushed<boost::pfr::tuple_element_t<I, S>>(
           b == nullptr ? nullptr : &detail::rate_value<I>(*b),
           at + vector_layout<S>::template place<I>, f),
       ...);
    }(std::make_index_sequence<boost::pfr::tuple_size_v<S>>{});
  }
}
/// Which numbers of a state are pushed by a noise with this result.
template <class S, class Result>
constexpr auto pushed_numbers_of() {
  std::array<bool, vector_layout<S>::size> marks{};
  detail::each_pushed<S>(static_cast<Result const*>(nullptr), 0,
                         [&]<class M>(std::type_identity<M>, auto const*, std::size_t at) {
                           for (std::size_t i = 0; i < vector_layout<M>::size; ++i)
                             marks[at + i] = true;
                         });
  return marks;
}
/// Writes the noise of a state to its numbers.
template <class S, class B, class Numbers>
constexpr void put_noise(B const& b, Numbers& numbers) {
  detail::each_pushed<S>(&b, 0,
                         [&]<class M>(std::type_identity<M>, auto const* part, std::size_t at) {
                           vector_layout<M>::put_rate(numbers, *part, numbers, at);
                         });
}

// -- the product of a noise with the increments

/// The number of numbers in a raw value.
template <class R>
inline constexpr std::size_t raw_size = 1;
template <class Q, std::size_t N>
inline constexpr std::size_t raw_size<vec<Q, N>> = N * raw_size<Q>;
template <class T, std::size_t... I>
inline constexpr std::size_t raw_size<state_vector_of<T, std::index_sequence<I...>>> = sizeof...(I);

template <number B, class T, std::size_t n>
constexpr B push(B const& b, increments_of<T, n> const& dw, std::size_t at = 0) {
  return b * dw.w[at];
}
template <class Q, std::size_t N, class T, std::size_t n>
constexpr vec<Q, N> push(vec<Q, N> const& b, increments_of<T, n> const& dw, std::size_t at = 0) {
  vec<Q, N> pushed{};
  for (std::size_t i = 0; i < N; ++i) pushed[i] = detail::push(b[i], dw, at + i * raw_size<Q>);
  return pushed;
}
template <class B, std::size_t... I, class T, std::size_t n>
constexpr auto push(state_vector_of<B, std::index_sequence<I...>> const& b,
                    increments_of<T, n> const& dw) {
  return state_vector_of<B, std::index_sequence<I...>>{{(b.n[I] * dw.w[I])...}};
}
template <class R, class T, std::size_t n>
constexpr R push(raw_sources<R, n> const& b, increments_of<T, n> const& dw) {
  R sum = b.b[0] * dw.w[0];
  for (std::size_t i = 1; i < n; ++i) sum = sum + b.b[i] * dw.w[i];
  return sum;
}
/// While the units of a formula are checked: a strength times a root of time, which may have no unit.
template <class B, class Root>
  requires (quantity_like<Root> || number<Root>)
constexpr auto push(B const& b, Root const& dw) {
  return b * dw;
}

/// The values of a raw noise one after another.
template <class T, class Row>
constexpr std::size_t take_numbers(T& value, Row const& row, std::size_t at) {
  value = row[at];
  return at + 1;
}
template <class Q, std::size_t N, class Row>
constexpr std::size_t take_numbers(vec<Q, N>& value, Row const& row, std::size_t at) {
  for (std::size_t i = 0; i < N; ++i) at = detail::take_numbers(value[i], row, at);
  return at;
}

/// A noise on plain numbers.
template <class State, class Time, class Noise>
struct raw_noise {
  using state = raw_form<State>;
  using number = typename state::number;
  using raw_state = typename state::raw;
  using T = typename raw_form<Time>::raw;
  using result = field_result<Noise, State, Time>;
  static constexpr bool names_sources = named_sources<result> > 0;

  [[no_unique_address]] Noise noise;

  /// The number of increments.
  static constexpr std::size_t size = [] {
    if constexpr (names_sources)
      return named_sources<result>;
    else if constexpr (aggregate_state<State>)
      return vector_layout<State>::size;
    else
      return raw_size<typename raw_form<result>::raw>;
  }();
  /// Which of them push something. It is a function, since nvcc finds no member that is a constant on a GPU.
  static constexpr std::array<bool, size> asked() {
    if constexpr (aggregate_state<State> && !names_sources) {
      return detail::pushed_numbers_of<State, result>();
    } else {
      std::array<bool, size> all{};
      all.fill(true);
      return all;
    }
  }

  constexpr auto operator()(raw_state const& s, T const& t) const {
    auto const b = detail::call_on_raw<State, Time>(noise, s, t);
    if constexpr (names_sources)
      return [&]<std::size_t... I>(std::index_sequence<I...>) {
        using R = decltype(raw_of_any(b, std::index_sequence<I...>{}));
        return raw_sources<R, size>{{raw_as<R>(detail::rate_value<I>(b))...}};
      }(std::make_index_sequence<size>{});
    else
      return raw_of(b);
  }

  /// b times its own derivative, for noise in which each number is pushed by itself, on duals.
  constexpr auto slope_times_strength(raw_state const& s, T const& t) const {
    constexpr std::size_t N = vector_layout<State>::size;
    using D = unitstep::dual<number, N, raw_noise>;
    using on = on_number<State, D>;
    state_vector<D, N> row{};
    vector_layout<on>::flatten(detail::to_number<D>(state::from_raw(s)), row, 0);
    for (std::size_t i = 0; i < N; ++i) row[i].slope[i] = number(1);
    auto const noise_on = detail::law_on_number<D>(noise);
    auto const b = noise_on(vector_layout<on>::unflatten(row, 0),
                            raw_form<on_number<Time, D>>::from_raw(D(t)));
    state_vector<D, N> pushed{};
    detail::put_noise<on>(b, pushed);
    state_vector<number, N> out{};
    for (std::size_t i = 0; i < N; ++i) out[i] = pushed[i].value * pushed[i].slope[i];
    if constexpr (aggregate_state<State>) {
      return out;
    } else {
      typename raw_form<result>::raw r{};
      detail::take_numbers(r, out, N / 2);
      return r;
    }
  }
  /// Whether that can be computed.
  static constexpr bool has_slopes =
      std::floating_point<number> &&
      field_on_number<unitstep::dual<number, 1, raw_noise>, State, Time, Noise>;

private:
  template <class B>
  static constexpr auto raw_of(B const& b) {
    if constexpr (aggregate_state<State>) {
      raw_state out{};
      detail::put_noise<State>(b, out);
      return out;
    } else {
      return raw_form<B>::to_raw(b);
    }
  }
  // The type of the strengths of all sources, except those without noise.
  template <class B, std::size_t... I>
  static constexpr auto raw_of_any(B const& b, std::index_sequence<I...>) {
    if constexpr (aggregate_state<State>)
      return raw_of(detail::rate_value<0>(b));
    else
      return typename raw_form<
          typename state::template field_returns<decltype(unitstep::sqrt(Time{}))>>::raw{};
  }
  template <class R, class B>
  static constexpr R raw_as(B const& b) {
    if constexpr (std::is_same_v<B, no_noise> && !aggregate_state<State>)
      return R{};
    else
      return raw_of(b);
  }
};

/// The data of a path for all steps of a run: the root of the step with which that started.
template <class T>
constexpr T root_of_step(T const& dt, char const* sentence) {
  if (!(detail::real_part(dt) > 0)) fail<std::domain_error>(sentence);
  return math::sqrt(dt);
}

/// Drift and noise on plain numbers in one step.
template <class Drift, class Noise, class T>
struct noisy_step {
  static constexpr bool is_step_of_noise = true;
  static constexpr bool noise_has_slopes = Noise::has_slopes;

  Drift const& drift;
  Noise const& noise;
  random_path const& path;
  step_of_run which;
  T root;

  template <class S, class Asked>
  [[gnu::always_inline]] constexpr auto operator()(S const& s, Asked const& t) const {
    return drift(s, t);
  }
  template <class S, class Asked>
  [[gnu::always_inline]] constexpr auto strength(S const& s, Asked const& t) const {
    auto const b = noise(s, t);
    if (!is_finite(b)) [[unlikely]]
      fail<std::domain_error>("unitstep: noisy: the strength of the noise must be finite");
    return b;
  }
  /// The increments of the path.
  [[gnu::always_inline]] constexpr auto increment() const {
    constexpr auto asked = Noise::asked();
    auto const w = path.increments<Noise::size>(which, asked);
    increments_of<T, Noise::size> dw{};
    for (std::size_t i = 0; i < Noise::size; ++i) dw.w[i] = static_cast<real_type<T>>(w[i]) * root;
    return dw;
  }
  /// The same, and the mean distance of the path from its start over the step; both are 0 for a part of a step that is
  /// less than its rounding.
  constexpr auto increment_and_mean() const {
    std::array<increments_of<T, Noise::size>, 2> both{};
    constexpr auto asked = Noise::asked();
    double const length = which.to - which.from;
    for (std::size_t i = 0; i < Noise::size; ++i) {
      if (!asked[i]) continue;
      path_increment const come = path.increment_over(i, which);
      both[0].w[i] = static_cast<real_type<T>>(come.increment) * root;
      if (length > 0) both[1].w[i] = static_cast<real_type<T>>(come.integral / length) * root;
    }
    return both;
  }
};

/// Drift and noise on plain numbers.
template <class Drift, class Noise, class T>
struct raw_noisy {
  [[no_unique_address]] Drift drift;
  [[no_unique_address]] Noise noise;
  random_path path;

  template <class S, class Asked>
  [[gnu::always_inline]] constexpr auto operator()(S const& s, Asked const& t) const {
    return drift(s, t);
  }
  constexpr T prepared(T const& dt) const {
    return detail::root_of_step(
        dt, "unitstep: noisy: dt must be positive: a random path is not run backwards");
  }
  [[gnu::always_inline]] constexpr noisy_step<Drift, Noise, T> in_step(step_of_run const& which,
                                                                       T const& root) const {
    return {drift, noise, path, which, root};
  }
};

}  // namespace unitstep::detail
