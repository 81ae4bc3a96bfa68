// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/detail/table.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

namespace unitstep::detail {

/// Whether a vector has more than three entries. Then it is the positions of an array of bodies and no point in space,
/// and a product with it is long.
template <class X>
inline constexpr bool has_more_than_three = false;
template <class X, std::size_t N>
inline constexpr bool has_more_than_three<vec<X, N>> = N > 3;

/// x += v h body by body, without storing v h of all bodies in between: the same operations, fewer instructions.
template <class X, class V, std::size_t N, class T>
constexpr void add_product(vec<X, N>& x, vec<V, N> const& v, T const& h) {
  for (std::size_t i = 0; i < N; ++i) x[i] += v[i] * h;
}

}  // namespace unitstep::detail

namespace unitstep {

/// The coefficients of a composition: the share of the step of each drift and each kick. It begins with a drift, or
/// with a kick if there is one kick more than drifts.
/// \proof{examples/reference/made_of_methods.cpp,composition}
template <class T, std::size_t drifts, std::size_t kicks>
struct drifts_and_kicks {
  static_assert(drifts == kicks || drifts == kicks + 1 || drifts + 1 == kicks,
                "drift, kick, drift, ... or kick, drift, ..., kick");
  std::array<T, drifts> drift;  ///< shares of position along velocity
  std::array<T, kicks> kick;    ///< shares of velocity along acceleration

  static constexpr bool kick_first = kicks > drifts;  ///< if so, the last kick also ends the step
  static constexpr int calls = static_cast<int>(kick_first ? drifts : kicks);  ///< evaluations
};

/// Shares that read the same from both ends, in units of 1e-18: the first half of the drifts and of the kicks, with the
/// middle one if their number is odd.
/// \proof{examples/reference/made_of_methods.cpp,shares}
template <class T, std::size_t drifts, std::size_t kicks>
constexpr drifts_and_kicks<T, drifts, kicks> palindrome(
    std::array<long long, (drifts + 1) / 2> const& drift,
    std::array<long long, (kicks + 1) / 2> const& kick) {
  T const unit = T(1'000'000'000'000'000'000);
  drifts_and_kicks<T, drifts, kicks> c{};
  for (std::size_t i = 0; i < drift.size(); ++i)
    c.drift[i] = c.drift[drifts - 1 - i] = T(drift[i]) / unit;
  for (std::size_t i = 0; i < kick.size(); ++i)
    c.kick[i] = c.kick[kicks - 1 - i] = T(kick[i]) / unit;
  return c;
}

/// Leapfrogs of different lengths one after another: neighbouring half drifts become one.
/// \proof{examples/reference/made_of_methods.cpp,shares}
template <class T, std::size_t n>
constexpr drifts_and_kicks<T, n + 1, n> leapfrogs(std::array<T, n> const& share) {
  drifts_and_kicks<T, n + 1, n> c{};
  c.kick = share;
  c.drift[0] = share[0] / 2;
  for (std::size_t i = 1; i < n; ++i) c.drift[i] = (share[i - 1] + share[i]) / 2;
  c.drift[n] = share[n - 1] / 2;
  return c;
}

namespace detail {

/// The shares of a table in numbers of a type.
template <class Table, class T>
UNITSTEP_TABLE constexpr auto shares_of = Table::template coefficients<T>();

/// The share of the step at which each evaluation happens: the sum of the drifts before it.
template <class Table, class T>
UNITSTEP_TABLE constexpr auto times_of_looks = [] {
  constexpr auto const& share = shares_of<Table, T>;
  std::array<T, static_cast<std::size_t>(share.calls)> at{};
  T sum(0);
  for (std::size_t i = 0; i < at.size(); ++i) at[i] = sum = sum + share.drift[i];
  return at;
}();

}  // namespace detail

/// A method of drifts and kicks by turns, whose shares of the step are in a table.
///
/// \f[ x \leftarrow x + c_i h\, v, \qquad v \leftarrow v + d_i h\, a\Bigl(x, v, t + h \sum_{j \le i} c_j\Bigr),
///     \qquad i = 1, \dots, s \f]
///
/// It is symplectic with any table for forces of the position alone, since each drift and each kick is. A kick sees the
/// velocity before it, so with forces that depend on velocity the order is one.
///
/// A table with one kick more than drifts begins and ends with a kick. The last acceleration of a step is also that of
/// the first kick of the next, so it is kept between steps, as in `velocity_verlet`.
///
/// Use it to add a symplectic method. Write a table: `order`, `reversible`, and `coefficients<T>()` in
/// numbers of type T.
/// Cost: one evaluation a kick, where the last kick of a step and the first of the next count once; one
/// more at the start then, and nothing is kept between steps otherwise.
/// Source: E. Forest, R. D. Ruth, Physica D 43, 105 (1990); H. Yoshida, Phys. Lett. A 150, 262 (1990).
/// \proof{examples/reference/made_of_methods.cpp,composition}
template <class Table>
struct composition {
  using table = Table;  ///< its shares

  static constexpr int order = Table::order;
  static constexpr int order_with_velocity_forces = 1;
  static constexpr int order_with_changing_steps = Table::order;
  static constexpr int evaluations = Table::template coefficients<double>().calls;
  static constexpr int starting_evaluations = Table::template coefficients<double>().kick_first;
  static constexpr bool symplectic = true;
  static constexpr bool reversible = Table::reversible;

  /// One step of a motion.
  template <class X, class V, class Field, class Time>
    requires (starting_evaluations == 0)
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> state, Field const& acceleration, Time t,
                                            Time dt) const {
    using T = typename raw_form<Time>::number;
    return step(state, acceleration, t, dt, detail::shares_of<Table, T>, looks);
  }

  /// The memory of a table that begins with a kick: the acceleration at the start of the step.
  template <class X, class V, class Field, class Time>
    requires (starting_evaluations == 1)
  [[nodiscard]] constexpr auto start(motion<X, V> const& state, Field const& acceleration, Time t,
                                     Time) const {
    return acceleration(state, t);
  }

  /// One step that begins with a kick.
  template <class X, class V, class A, class Field, class Time>
    requires (starting_evaluations == 1)
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> state, A& a, Field const& acceleration,
                                            Time t, Time dt) const {
    using T = typename raw_form<Time>::number;
    return step(state, a, acceleration, t, dt, detail::shares_of<Table, T>, looks);
  }

private:
  static constexpr std::make_index_sequence<static_cast<std::size_t>(evaluations)> looks{};

  template <class X, class V, class Field, class Time, class T, std::size_t drifts,
            std::size_t kicks, std::size_t... I>
  [[nodiscard]] static constexpr motion<X, V> step(motion<X, V> const& state,
                                                   Field const& acceleration, Time t, Time dt,
                                                   drifts_and_kicks<T, drifts, kicks> const& share,
                                                   std::index_sequence<I...>) {
    motion<X, V> s = state;  // a copy, so that compilers keep it in registers
    if constexpr (number<Time> && detail::has_more_than_three<X>)
      ((detail::add_product(s.position, s.velocity, dt * share.drift[I]),
        detail::add_product(s.velocity,
                            acceleration(s, t + dt * detail::times_of_looks<Table, T>[I]),
                            dt * share.kick[I])),
       ...);
    else
      ((s.position += s.velocity * (dt * share.drift[I]),
        s.velocity +=
        acceleration(s, t + dt * detail::times_of_looks<Table, T>[I]) * (dt * share.kick[I])),
       ...);
    if constexpr (drifts > kicks) s.position += s.velocity * (dt * share.drift[kicks]);
    return {s.position, s.velocity};
  }

  template <class X, class V, class A, class Field, class Time, class T, std::size_t drifts,
            std::size_t kicks, std::size_t... I>
  [[nodiscard]] static constexpr motion<X, V> step(motion<X, V> const& state, A& a,
                                                   Field const& acceleration, Time t, Time dt,
                                                   drifts_and_kicks<T, drifts, kicks> const& share,
                                                   std::index_sequence<I...>) {
    motion<X, V> s = state;
    s.velocity += a * (dt * share.kick[0]);
    if constexpr (number<Time> && detail::has_more_than_three<X>)
      ((detail::add_product(s.position, s.velocity, dt * share.drift[I]),
        a = acceleration(s,
                         I + 1 == drifts ? t + dt : t + dt * detail::times_of_looks<Table, T>[I]),
        detail::add_product(s.velocity, a, dt * share.kick[I + 1])),
       ...);
    else
      ((s.position += s.velocity * (dt * share.drift[I]),
        a = acceleration(s,
                         I + 1 == drifts ? t + dt : t + dt * detail::times_of_looks<Table, T>[I]),
        s.velocity += a * (dt * share.kick[I + 1])),
       ...);
    return {s.position, s.velocity};
  }
};

}  // namespace unitstep
