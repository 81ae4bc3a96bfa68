// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <limits>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/methods/detail/lu.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/units/detail/ieee_arithmetic.hpp>
#include <unitstep/units/fail.hpp>
#include <utility>

/// \file
/// \brief The coordinates of all bodies in one sequence and the inverse mass of each; the values and gradients of
/// constraints whose number is in the type, and the equations for their multipliers.

namespace unitstep::detail {

/// The number of coordinates of one body, and the number of bodies: 1 if the position is no array.
template <class X>
struct bodies_of {
  static constexpr std::size_t bodies = body_count<X> == 0 ? 1 : body_count<X>;
  static constexpr std::size_t directions = vector_layout<of_one_body<X>>::size;
  static constexpr bool known_at_compile_time = bodies != known_at_run_time;
  static constexpr std::size_t coordinates = known_at_compile_time ? bodies * directions : 0;
};

/// The same kind of list, a `std::array` or a vector, with other elements. No `<vector>` is included for it.
template <class List, class T>
struct list_with;
template <class Q, std::size_t N, class T>
struct list_with<std::array<Q, N>, T> {
  using type = std::array<T, N>;
};
template <template <class...> class Vector, class Q, class... Allocator, class T>
  requires vector_like<Vector<Q, Allocator...>>
struct list_with<Vector<Q, Allocator...>, T> {
  using type = Vector<T>;
};
template <class T>
concept list_of_several = requires { typename list_with<T, int>::type; };

/// What is in a list; a type that is no list itself.
template <class T>
using element_of = of_one_body<T>;

/// The results of a function of each element of a list.
template <list_of_several List, class F>
constexpr auto of_each_in(List const& all, F const& f) {
  using type = typename list_with<List, decltype(f(all[0]))>::type;
  if constexpr (vector_like<List>) {
    type made;
    made.reserve(all.size());
    for (auto const& one : all) made.push_back(f(one));
    return made;
  } else {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return type{f(all[I])...};
    }(std::make_index_sequence<std::tuple_size_v<List>>{});
  }
}

/// The part of a state that constraints are on, for a motion its position; and the velocity of that.
template <class State>
struct tied_parts;
template <class X, class V>
struct tied_parts<motion<X, V>> {
  using places = X;
  using speeds = V;
};
template <class State>
using places_of = typename tied_parts<State>::places;
template <class State>
using speeds_of = typename tied_parts<State>::speeds;

/// A coordinate of raw positions or velocities, by its number. Those of vectors lie one after another.
template <class X>
constexpr auto& coordinate(X& x, [[maybe_unused]] std::size_t c) {
  if constexpr (std::floating_point<std::remove_const_t<X>>) {
    return x;
  } else if constexpr (is_vec<std::remove_cvref_t<decltype(x[c])>>) {
    constexpr std::size_t each = vector_layout<std::remove_cvref_t<decltype(x[c])>>::size;
    return detail::coordinate(x[c / each], c % each);
  } else {
    return x[c];
  }
}

template <class T>
constexpr std::array<T, 3> cross(std::array<T, 3> const& u, std::array<T, 3> const& v) {
  return {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]};
}
/// A vector of length 1, along one that is finite and not zero; `refusal` says so.
template <class T, std::size_t D>
constexpr std::array<T, D> unit_vector(std::array<T, D> v, char const* refusal) {
  T most(0), square(0);
  for (T const& x : v) {
    if (!unitstep::is_finite(x)) fail<std::domain_error>(refusal);
    if (most < detail::size_of(x)) most = detail::size_of(x);
  }
  if (most == T(0)) fail<std::domain_error>(refusal);
  for (T const& x : v) square += (x / most) * (x / most);
  using unitstep::sqrt;
  T const size = most * sqrt(square);
  for (T& x : v) x /= size;
  return v;
}
/// Vectors of length 1 at right angles to one of length 1 and to each other: one in a plane, two in space.
template <class T, std::size_t D>
constexpr std::array<std::array<T, D>, D - 1> normals_to(std::array<T, D> const& along) {
  if constexpr (D == 2) {
    return {{{-along[1], along[0]}}};
  } else {
    std::size_t flat = 0;
    for (std::size_t c = 1; c < D; ++c)
      if (detail::size_of(along[c]) < detail::size_of(along[flat])) flat = c;
    std::array<T, 3> side{};
    side[flat] = T(1);
    auto const normal = detail::unit_vector(detail::cross(along, side), "");
    return {normal, detail::cross(along, normal)};
  }
}

/// The largest of the coordinates from `first` to before `end`.
template <class X>
constexpr auto largest_between(X const& x, std::size_t first, std::size_t end) {
  auto most = detail::size_of(detail::coordinate(x, first));
  for (std::size_t c = first + 1; c < end; ++c)
    if (auto const size = detail::size_of(detail::coordinate(x, c)); most < size) most = size;
  return most;
}
/// The largest coordinate.
template <class X>
constexpr auto largest(X const& x, std::size_t coordinates) {
  if constexpr (requires { x.orientation; }) {  // at least 1 rad
    auto const most = detail::largest(x.position, 3);
    return most < 1 ? decltype(most)(1) : most;
  } else if constexpr (requires { x.bodies; }) {
    auto most = detail::largest(x.bodies[0], 6);
    for (auto const& one : x.bodies)
      if (auto const size = detail::largest(one, 6); most < size) most = size;
    return most;
  } else {
    return detail::largest_between(x, 0, coordinates);
  }
}
/// The largest coordinate of the body that has coordinate `c`; for an orientation 1 rad.
template <std::size_t directions, class X>
constexpr auto size_of_body(X const& x, std::size_t c) {
  if constexpr (requires { x.orientation; }) {
    return c < 3 ? detail::largest(x.position, 3) : decltype(detail::largest(x.position, 3))(1);
  } else if constexpr (requires { x.bodies; }) {
    return detail::size_of_body<directions>(x.bodies[c / 6], c % 6);
  } else {
    std::size_t const first = c - c % directions;
    return detail::largest_between(x, first, first + directions);
  }
}

/// The moves of a step of Newton's method: whether all are within the rounding of their bodies and, of the others, the
/// largest move and the smallest body.
template <class T>
struct newton_move {
  bool is_settled = true;
  T most = T(0);
  T least_size = T(0);

  static constexpr T rounding = T(4) * std::numeric_limits<T>::epsilon();
  constexpr void see(T const& change, T const& size) {
    T const by = detail::size_of(change);
    if (by <= rounding * size) return;
    if (is_settled || size < least_size) least_size = size;
    if (most == most && !(by <= most)) most = by;
    is_settled = false;
  }
  /// Whether no further step is needed after this one and one by `before`: each step squares the distance to the root,
  /// so what is left is within the rounding of the smallest body, and the move is within that of the largest.
  constexpr bool is_last(T const& before, T const& largest) const {
    T const left = most / before;
    return most <= rounding * largest && most * left * left <= rounding * least_size;
  }
};

/// Moves positions by what `subtract` takes from them. Positions on a group are moved by a change, as in a drift.
template <class Velocity, class X, class Subtract>
constexpr void move_positions(X& x, Subtract const& subtract) {
  if constexpr (requires(Velocity const& d) { X::rate_on_chart(d, d); }) {
    Velocity change{};
    subtract(change);
    x = x + change;
  } else {
    subtract(x);
  }
}

/// Whether a pivot exceeds the rounding of its diagonal. It is the diagonal times the squared sine of the angle between
/// a gradient and those before it.
template <class T>
constexpr bool is_left(T const& pivot, T const& diagonal) {
  return detail::size_of(pivot) >
         T(1024) * std::numeric_limits<T>::epsilon() * detail::size_of(diagonal);
}

/// The inverse masses of all coordinates: one for all bodies, or one for each.
template <class T, std::size_t directions>
struct same_inverse_mass {
  T all = T(1);
  constexpr T const& of_coordinate(std::size_t) const { return all; }
};
template <class InverseMasses, std::size_t directions>
struct own_inverse_masses {
  InverseMasses of_body;
  constexpr auto const& of_coordinate(std::size_t c) const { return of_body[c / directions]; }
};

/// In place of a callable that sees each moved coordinate.
struct ignore_moves {
  constexpr void operator()(std::size_t, auto const&) const {}
};

/// The number of no row.
inline constexpr long no_row = -1;

/// The equations for `m` multipliers, \f$ (A M^{-1} B^T)\, \lambda = r \f$, by elimination without row exchange: A and
/// B are gradients at two places near to each other, so the matrix is nearly symmetric and positive. A pivot that
/// vanishes beside its diagonal shows that its constraint is a sum of those before it.
template <class T, std::size_t m>
struct dense_factors : lu<T, m, band<m - 1, m - 1>, false> {
  using lu<T, m, band<m - 1, m - 1>, false>::a;

  /// Assembles the matrix from two sets of gradients.
  template <class Rows, class InverseMasses>
  constexpr void assemble(Rows const& from, Rows const& to, InverseMasses const& inverse_masses) {
    for (std::size_t i = 0; i < m; ++i)
      for (std::size_t j = 0; j < m; ++j) {
        T sum(0);
        for (std::size_t c = 0; c < from.coordinates; ++c)
          sum += from.slope[i][c] * to.slope[j][c] * inverse_masses.of_coordinate(c);
        a[i][j] = i == j && from.skipped[i] ? T(1) : sum;
      }
  }
  /// Factorises; returns the row that depends on those before it, or `no_row`.
  [[nodiscard]] constexpr long factorise() {
    std::array<T, m> diagonal{};
    for (std::size_t k = 0; k < m; ++k) diagonal[k] = a[k][k];
    for (std::size_t k = 0; k < m; ++k) {
      if (!detail::is_left(a[k][k], diagonal[k])) return static_cast<long>(k);
      this->eliminate(k, m, m);
    }
    return no_row;
  }
};

/// `m` values and their gradients by `n` coordinates.
template <class T, std::size_t m, std::size_t n>
struct dense_rows {
  using number = T;
  static constexpr std::size_t coordinates = n;
  using multipliers = std::array<T, m>;
  using factors = dense_factors<T, m>;

  multipliers value{};
  std::array<std::array<T, n>, m> slope{};
  std::array<bool, m> skipped{};

  constexpr std::size_t size() const { return m; }
  /// Adds a derivative to its entry.
  constexpr void add_derivative(std::size_t row, std::size_t, std::size_t coordinate,
                                T const& derivative) {
    slope[row][coordinate] += derivative;
  }
  /// Skips a row: it has no constraint, and its multiplier is zero.
  constexpr void skip(std::size_t row) {
    value[row] = T(0);
    skipped[row] = true;
  }
  constexpr void clear() {
    slope = {};
    skipped = {};
  }
  constexpr void clear_row(std::size_t row) {
    slope[row] = {};
    skipped[row] = false;
  }

  /// The rate of a row along velocities.
  template <class V>
  constexpr T along(std::size_t row, V const& v) const {
    T sum(0);
    for (std::size_t c = 0; c < n; ++c) sum += slope[row][c] * detail::coordinate(v, c);
    return sum;
  }
  /// Whether a row and its gradient are finite.
  constexpr bool is_number(std::size_t row) const {
    bool all = unitstep::is_finite(value[row]);
    for (T const& along : slope[row]) all = all && unitstep::is_finite(along);
    return all;
  }
  constexpr T steepest(std::size_t row) const {
    T most(0);
    for (std::size_t c = 0; c < n; ++c)
      if (most < detail::size_of(slope[row][c])) most = detail::size_of(slope[row][c]);
    return most;
  }
  /// Moves coordinates against the gradients, \f$ x \leftarrow x - s M^{-1} G^T \lambda \f$, and calls
  /// `seen(c, change)` for each.
  template <class X, class InverseMasses, class Seen = ignore_moves>
  constexpr void subtract_impulses(X& x, InverseMasses const& inverse_masses, multipliers const& by,
                                   T const& s, Seen&& seen = {}) const {
    for (std::size_t c = 0; c < n; ++c) {
      T sum(0);
      for (std::size_t k = 0; k < m; ++k) sum += slope[k][c] * by[k];
      T const change = inverse_masses.of_coordinate(c) * sum * s;
      detail::coordinate(x, c) -= change;
      seen(c, change);
    }
  }
  /// The same by one row alone.
  template <class X, class InverseMasses>
  constexpr void subtract_impulse(X& x, InverseMasses const& inverse_masses, std::size_t row,
                                  T const& by) const {
    for (std::size_t c = 0; c < n; ++c)
      detail::coordinate(x, c) -= inverse_masses.of_coordinate(c) * slope[row][c] * by;
  }
  /// An element of the matrix, for rows of one constraint.
  template <class InverseMasses>
  constexpr T coupling(std::size_t row, std::size_t other,
                       InverseMasses const& inverse_masses) const {
    T sum(0);
    for (std::size_t c = 0; c < n; ++c)
      sum += slope[row][c] * slope[other][c] * inverse_masses.of_coordinate(c);
    return sum;
  }
};

}  // namespace unitstep::detail
