// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <unitstep/state/motion.hpp>
#include <unitstep/value/door.hpp>
#include <utility>

namespace unitstep {

/// The coefficients of a composition: what share of the step each drift and each kick is.
template <class T, std::size_t drifts, std::size_t kicks>
struct drifts_and_kicks {
  static_assert(drifts == kicks || drifts == kicks + 1, "drift, kick, drift, ...");
  std::array<T, drifts> drift;  ///< shares of position along velocity, the first before any kick
  std::array<T, kicks> kick;    ///< shares of velocity along acceleration
};

/// Leapfrogs of different lengths one after another: neighbouring half drifts become one.
template <class T, std::size_t n>
constexpr drifts_and_kicks<T, n + 1, n> leapfrogs(std::array<T, n> const& share) {
  drifts_and_kicks<T, n + 1, n> c{};
  c.kick = share;
  c.drift[0] = share[0] / 2;
  for (std::size_t i = 1; i < n; ++i) c.drift[i] = (share[i - 1] + share[i]) / 2;
  c.drift[n] = share[n - 1] / 2;
  return c;
}

/// A method made of drifts and kicks by turns, whose shares of the step stand in a table.
///
/// \f[ x \leftarrow x + c_i h\, v, \qquad v \leftarrow v + d_i h\, a\Bigl(x, v, t + h \sum_{j \le i} c_j\Bigr),
///     \qquad i = 1, \dots, s \f]
///
/// Symplectic whatever the table says, as each drift and each kick is, for forces of the position
/// alone. A kick sees the velocity before it, so with forces that depend on velocity the order is one.
///
/// Use it to add a symplectic method. Write a table: `order`, `reversible`, and `coefficients<T>()` in
/// numbers of type T.
/// Cost: one evaluation a kick, nothing is kept between steps.
/// Source: E. Forest, R. D. Ruth, Physica D 43, 105 (1990); H. Yoshida, Phys. Lett. A 150, 262 (1990).
template <class Table>
struct composition {
  static constexpr int order = Table::order;
  static constexpr int order_with_velocity_forces = 1;
  static constexpr int order_with_changing_steps = Table::order;
  static constexpr int evaluations =
      static_cast<int>(Table::template coefficients<double>().kick.size());
  static constexpr int starting_evaluations = 0;
  static constexpr bool symplectic = true;
  static constexpr bool reversible = Table::reversible;

  /// One step of a motion.
  template <class X, class V, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> state, Field const& acceleration, Time t,
                                            Time dt) const {
    using T = typename door<Time>::number;
    return step(state, acceleration, t, dt, shares<T>, kicks);
  }

private:
  static constexpr std::make_index_sequence<static_cast<std::size_t>(evaluations)> kicks{};

  template <class T>
  static constexpr auto shares = Table::template coefficients<T>();

  // Where in the step each kick happens.
  template <class T>
  static constexpr auto when = [] {
    auto at = shares<T>.kick;
    T sum(0);
    for (std::size_t i = 0; i < at.size(); ++i) at[i] = sum = sum + shares<T>.drift[i];
    return at;
  }();

  template <class X, class V, class Field, class Time, class T, std::size_t drifts,
            std::size_t... I>
  [[nodiscard]] static constexpr motion<X, V> step(
      motion<X, V> s, Field const& acceleration, Time t, Time dt,
      drifts_and_kicks<T, drifts, sizeof...(I)> const& share, std::index_sequence<I...>) {
    ((s.position += s.velocity * (dt * share.drift[I]),
      s.velocity += acceleration(s, t + dt * when<T>[I]) * (dt * share.kick[I])),
     ...);
    if constexpr (drifts > sizeof...(I))
      s.position += s.velocity * (dt * share.drift[sizeof...(I)]);
    return s;
  }
};

}  // namespace unitstep
