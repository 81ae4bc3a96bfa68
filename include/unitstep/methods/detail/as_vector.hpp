// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>
#include <unitstep/math/root.hpp>
#include <unitstep/methods/detail/motion_change.hpp>
#include <unitstep/methods/detail/stepping.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

/// \file
/// \brief A raw state as one vector of numbers, for which a method may solve: sums of such vectors, the field on them,
/// and a formula in place of such a step while units are checked.
///
/// Sums are one expression each, since a constant evaluator charges for every call.

namespace unitstep::detail {

/// The sum of vectors times numbers.
template <class V, class T, std::size_t N>
constexpr V weighted(std::array<V, N> const& z, std::array<T, N> const& m) {
  return [&]<std::size_t... K>(std::index_sequence<K...>) -> V {
    return (... + (z[K] * m[K]));
  }(std::make_index_sequence<N>{});
}
template <class T, std::size_t... I>
constexpr state_vector_of<T, std::index_sequence<I...>> weighted(
    std::array<state_vector_of<T, std::index_sequence<I...>>, 1> const& z,
    std::array<T, 1> const& m) {
  return {{(z[0].n[I] * m[0])...}};
}
template <class T, std::size_t... I>
constexpr state_vector_of<T, std::index_sequence<I...>> weighted(
    std::array<state_vector_of<T, std::index_sequence<I...>>, 2> const& z,
    std::array<T, 2> const& m) {
  T const a = m[0], b = m[1];
  auto const &x = z[0], &y = z[1];
  return {{(x.n[I] * a + y.n[I] * b)...}};
}
template <class T, std::size_t... I>
constexpr state_vector_of<T, std::index_sequence<I...>> weighted(
    std::array<state_vector_of<T, std::index_sequence<I...>>, 3> const& z,
    std::array<T, 3> const& m) {
  T const a = m[0], b = m[1], c = m[2];
  auto const &x = z[0], &y = z[1], &w = z[2];
  return {{(x.n[I] * a + y.n[I] * b + w.n[I] * c)...}};
}

/// The same for every row K of a matrix: the product of a matrix and a vector of vectors.
template <class Row, class T, std::size_t N, std::size_t... K>
constexpr std::array<Row, N> times(std::array<std::array<T, N>, N> const& m,
                                   std::array<Row, N> const& z, std::index_sequence<K...>) {
  return {detail::weighted(z, m[K])...};
}

/// A function of each number of a vector, or of two or three.
template <class V, class F, class... Vs>
V each_number(F const& f, V const& y, Vs const&... z) {
  V result = V::beside(y);
  for (std::size_t i = 0; i < y.length(); ++i) result[i] = f(y[i], z[i]...);
  return result;
}
template <class T, std::size_t... I, class F>
constexpr state_vector_of<T, std::index_sequence<I...>> each_number(
    F const& f, state_vector_of<T, std::index_sequence<I...>> const& y) {
  return {{f(y.n[I])...}};
}
template <class T, std::size_t... I, class F>
constexpr state_vector_of<T, std::index_sequence<I...>> each_number(
    F const& f, state_vector_of<T, std::index_sequence<I...>> const& y,
    state_vector_of<T, std::index_sequence<I...>> const& z,
    state_vector_of<T, std::index_sequence<I...>> const& w) {
  return {{f(y.n[I], z.n[I], w.n[I])...}};
}

/// The first number of a vector that is not finite, or -1.
template <class V>
constexpr long first_not_finite(V const& y) {
  for (std::size_t i = 0; i < y.length(); ++i)
    if (!unitstep::is_finite(y[i])) return static_cast<long>(i);
  return -1;
}

/// The sum of the squares of a vector, each number times a share.
template <class V>
constexpr auto squares_over(V const& e, V const& share) {
  std::remove_cvref_t<decltype(e[0])> sum(0);
  for (std::size_t i = 0; i < e.length(); ++i) {
    auto const x = e[i] * share[i];
    sum += x * x;
  }
  return sum;
}
template <class T, std::size_t... I>
  requires (sizeof...(I) <= longest_fold)
constexpr T squares_over(state_vector_of<T, std::index_sequence<I...>> const& e,
                         state_vector_of<T, std::index_sequence<I...>> const& share) {
  return (... + ((e.n[I] * share.n[I]) * (e.n[I] * share.n[I])));
}

/// The root mean square of a vector, each number times a share.
template <class V>
constexpr auto size_over(V const& e, V const& share) {
  auto const sum = detail::squares_over(e, share);
  return math::sqrt(sum / static_cast<decltype(sum + sum)>(static_cast<int>(e.length())));
}

/// Whether a state is plain numbers, or a motion whose position and velocity are.
template <class State>
inline constexpr bool is_raw_state = number<State>;
template <class V, std::size_t N>
inline constexpr bool is_raw_state<vec<V, N>> = is_raw_state<V>;
template <class V>
inline constexpr bool is_raw_state<motion<V, V>> = is_raw_state<V>;

/// A state on plain numbers as one vector of them: `size` numbers of type `number`. Implicit methods solve for
/// such states only.
template <class State>
struct as_vector {
  static constexpr bool is_raw = false;
};
template <class State>
  requires is_raw_state<State>
struct as_vector<State> {
  static constexpr bool is_raw = true;
  using layout = vector_layout<State>;
  using number = typename layout::number;
  static constexpr std::size_t size = layout::size;
  static constexpr auto flatten(State const& s) {
    state_vector<number, size> r{};
    layout::flatten(s, r, 0);
    return r;
  }
  static constexpr State unflatten(state_vector<number, size> const& r) {
    return layout::unflatten(r, 0);
  }
};

template <class T, class Places>
struct as_vector<state_vector_of<T, Places>> {
  static constexpr bool is_raw = unitstep::number<T>;
  using number = T;
  static constexpr std::size_t size = state_vector_of<T, Places>::size;
  static constexpr state_vector_of<T, Places> flatten(state_vector_of<T, Places> const& s) {
    return s;
  }
  static constexpr state_vector_of<T, Places> unflatten(state_vector_of<T, Places> const& r) {
    return r;
  }
};

template <class P, class V>
struct as_vector<motion_change<P, V>> : as_vector<motion<V, V>> {
  static constexpr bool is_raw = false;
  static constexpr std::size_t size = vector_layout<motion<P, V>>::size;
  static constexpr auto flatten(motion_change<P, V> const& s) {
    return as_vector<motion<V, V>>::flatten({s.position, s.velocity});
  }
};

/// A vector of numbers as a change of a state.
template <class State, class Row>
constexpr auto as_change(Row const& r) {
  auto const s = as_vector<State>::unflatten(r);
  if constexpr (diagnostics::is_motion<State>)
    return motion_change{s.position, s.velocity};
  else
    return s;
}

/// A state that a method may solve for: plain numbers, no units.
template <class State>
concept raw_state = as_vector<State>::is_raw;

/// The field of such a state on vectors: its rates are in the order of the numbers of the state. For a motion they
/// are the velocity and then the acceleration.
template <raw_state State, class Field>
struct vector_field {
  using layout = as_vector<State>;
  using T = typename layout::number;
  using vector_type = state_vector<T, layout::size>;

  Field const& field;

  constexpr vector_type operator()(vector_type const& y, T const& t) const {
    State const s = layout::unflatten(y);
    return of(s, field(s, t));
  }

  /// The result of the field at a state, as a vector of rates.
  template <class Result>
  static constexpr vector_type of([[maybe_unused]] State const& s, Result const& result) {
    if constexpr (diagnostics::is_motion<State>)
      // With a state of duals, an acceleration that does not depend on the state may be a plain number.
      return layout::flatten({s.velocity, static_cast<decltype(s.velocity)>(result)});
    else
      return layout::flatten(result);
  }
};

/// Whether a method solves its equations: it does for plain numbers, and not while units are checked.
template <class State, class Field>
concept solves_for = raw_state<State> && !only_checks_units<Field>;

/// The formula on which the units of an implicit method are checked: the state moves along the rates at its end.
template <class State, class Field, class Time>
constexpr State checked_step(State const& y, Field const& field, Time const& t, Time const& dt) {
  return detail::moved(y, detail::rates_at(y, field(y, t + dt)), dt);
}

}  // namespace unitstep::detail
