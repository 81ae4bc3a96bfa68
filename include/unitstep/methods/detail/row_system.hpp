// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/methods/detail/motion_change.hpp>
#include <unitstep/state/flat.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/row.hpp>
#include <unitstep/units/number.hpp>

namespace unitstep::detail {

/// A state on plain numbers as one row of them: `size` numbers of type `number`. Nothing else is solved for.
template <class State>
struct in_a_row {
  static constexpr bool is_raw = false;
};

template <number T>
struct in_a_row<T> {
  static constexpr bool is_raw = true;
  using number = T;
  static constexpr std::size_t size = 1;
  static constexpr row<T, 1> put(T const& s) { return {{s}}; }
  static constexpr T take(row<T, 1> const& r) { return r[0]; }
};

template <class T, class Places>
struct in_a_row<row_of<T, Places>> {
  static constexpr bool is_raw = number<T>;
  using number = T;
  static constexpr std::size_t size = row_of<T, Places>::size;
  static constexpr row_of<T, Places> put(row_of<T, Places> const& s) { return s; }
  static constexpr row_of<T, Places> take(row_of<T, Places> const& r) { return r; }
};

template <class V, std::size_t N>
struct in_a_row<vec<V, N>> {
  static constexpr bool is_raw = in_a_row<V>::is_raw;
  using number = typename in_a_row<V>::number;
  static constexpr std::size_t size = flat<vec<V, N>>::size;
  static constexpr auto put(vec<V, N> const& s) {
    row<number, size> r{};
    flat<vec<V, N>>::put(s, r, 0);
    return r;
  }
  static constexpr vec<V, N> take(row<number, size> const& r) {
    return flat<vec<V, N>>::take(r, 0);
  }
};
template <class V, std::size_t N>
  requires(!in_a_row<V>::is_raw)
struct in_a_row<vec<V, N>> {
  static constexpr bool is_raw = false;
};

template <class V>
  requires in_a_row<V>::is_raw
struct in_a_row<motion<V, V>> {
  static constexpr bool is_raw = true;
  using number = typename in_a_row<V>::number;
  static constexpr std::size_t half = flat<V>::size;
  static constexpr std::size_t size = 2 * half;
  static constexpr auto put(motion<V, V> const& s) {
    row<number, size> r{};
    flat<V>::put(s.position, r, 0);
    flat<V>::put(s.velocity, r, half);
    return r;
  }
  static constexpr motion<V, V> take(row<number, size> const& r) {
    return {flat<V>::take(r, 0), flat<V>::take(r, half)};
  }
};

template <class P, class V>
struct in_a_row<motion_change<P, V>> : in_a_row<motion<V, V>> {
  static constexpr bool is_raw = false;
  static constexpr auto put(motion_change<P, V> const& s) {
    return in_a_row<motion<V, V>>::put({s.position, s.velocity});
  }
};

/// A state that a method may solve for: plain numbers, no units.
template <class State>
concept raw_state = in_a_row<State>::is_raw;

/// The field of such a state on rows: what it returns lies as the state does, and of a motion the rate of
/// the position, which is the velocity, is put before it.
template <raw_state State, class Field>
struct row_field {
  using layout = in_a_row<State>;
  using T = typename layout::number;
  using row_type = row<T, layout::size>;

  Field const& field;

  constexpr row_type operator()(row_type const& y, T const& t) const {
    State const s = layout::take(y);
    return of(s, field(s, t));
  }

  /// What the field returned at a state, as a row of rates.
  template <class S, class Result>
  static constexpr row_type of(S const&, Result const& rates) {
    return in_a_row<S>::put(rates);
  }
  template <class V, class Acceleration>
  static constexpr row_type of(motion<V, V> const& s, Acceleration const& acceleration) {
    // One that depends on nothing of a state of duals may be a plain number.
    return layout::put({s.velocity, static_cast<V>(acceleration)});
  }
};

}  // namespace unitstep::detail
