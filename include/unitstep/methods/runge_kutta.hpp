// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <unitstep/state/motion.hpp>
#include <unitstep/value/door.hpp>
#include <utility>

namespace unitstep {

/// An exact fraction in a tableau.
struct fraction {
  long long over = 0;   ///< the numerator
  long long under = 1;  ///< the denominator, positive

  /// The greatest common divisor; `std::gcd` would be a hundredth of all that is included.
  static constexpr long long divisor(long long a, long long b) {
    while (b != 0) {
      long long const rest = a % b;
      a = b;
      b = rest;
    }
    return a;
  }
  friend constexpr fraction operator+(fraction a, fraction b) {
    long long const top = a.over * b.under + b.over * a.under;
    long long const bottom = a.under * b.under;
    long long const common = divisor(top < 0 ? -top : top, bottom);
    return {top / common, bottom / common};
  }
};

/// The explicit Runge-Kutta method of a Butcher tableau.
///
/// \f[ k_i = f\Bigl(y_n + h \sum_{j<i} a_{ij} k_j,\; t_n + c_i h\Bigr), \qquad
///     y_{n+1} = y_n + h \sum_i b_i k_i, \qquad c_i = \sum_{j<i} a_{ij} \f]
///
/// Use it to add a Runge-Kutta method. Write a tableau: `order`, `stages`, `a[stages][stages]` of which
/// what lies under the diagonal counts, and `b[stages]`, all in fractions. What is zero costs nothing.
///
/// Of the tableau's order for every field, neither symplectic nor reversible.
/// Cost: one evaluation a stage.
/// Source: J. C. Butcher, Numerical Methods for Ordinary Differential Equations, 3rd ed. (2016), ch. 3.
template <class Tableau>
struct runge_kutta {
  static constexpr int order = Tableau::order;
  static constexpr int order_with_velocity_forces = Tableau::order;
  static constexpr int order_with_changing_steps = Tableau::order;
  static constexpr int evaluations = static_cast<int>(Tableau::stages);
  static constexpr int starting_evaluations = 0;
  static constexpr bool symplectic = false;
  static constexpr bool reversible = false;

  /// One step of a motion: the slope of a position is the velocity of its stage.
  template <class X, class V, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> const& s, Field const& acceleration,
                                            Time t, Time dt) const {
    using T = typename door<Time>::number;
    V v[stages]{s.velocity};
    decltype(acceleration(s, t)) a[stages]{acceleration(s, t)};
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      ((v[I + 1] = s.velocity + sum<I + 1, T>(a, used<I + 1>) * dt,
        a[I + 1] =
            acceleration(motion<X, V>{s.position + sum<I + 1, T>(v, used<I + 1>) * dt, v[I + 1]},
                         t + dt * node<I + 1, T>)),
       ...);
    }(std::make_index_sequence<stages - 1>{});
    return {s.position + sum<stages, T>(v, used<stages>) * dt,
            s.velocity + sum<stages, T>(a, used<stages>) * dt};
  }

  /// One step of any other state, whose field returns its rates.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr State step(State const& y, Field const& rates, Time t, Time dt) const {
    using T = typename door<Time>::number;
    decltype(rates(y, t)) k[stages]{rates(y, t)};
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      ((k[I + 1] = rates(y + sum<I + 1, T>(k, used<I + 1>) * dt, t + dt * node<I + 1, T>)), ...);
    }(std::make_index_sequence<stages - 1>{});
    return y + sum<stages, T>(k, used<stages>) * dt;
  }

private:
  static constexpr std::size_t stages = Tableau::stages;

  // Row `stages` of the tableau is b.
  static constexpr fraction entry(std::size_t row, std::size_t column) {
    return row == stages ? Tableau::b[column] : Tableau::a[row][column];
  }
  static constexpr fraction row_sum(std::size_t row) {
    fraction c;
    for (std::size_t j = 0; j < row; ++j) c = c + entry(row, j);
    return c;
  }

  template <std::size_t row, std::size_t column, class T>
  static constexpr T weight = T(entry(row, column).over) / T(entry(row, column).under);
  template <std::size_t row, class T>
  static constexpr T node = T(row_sum(row).over) / T(row_sum(row).under);

  // The columns of a row that are not zero.
  static constexpr std::size_t count_used(std::size_t row) {
    std::size_t count = 0;
    for (std::size_t j = 0; j < row; ++j) count += entry(row, j).over != 0;
    return count;
  }
  static constexpr std::size_t nth_used(std::size_t row, std::size_t n) {
    std::size_t j = 0;
    for (; entry(row, j).over == 0 || n != 0; ++j) n -= entry(row, j).over != 0;
    return j;
  }
  template <std::size_t row>
  static constexpr std::make_index_sequence<count_used(row)> used{};
  template <std::size_t row, std::size_t n>
  static constexpr std::size_t column = nth_used(row, n);

  // The slopes weighted by a row, in one expression: a constant evaluator charges for every call.
  template <std::size_t row, class T, class K, std::size_t... I>
  static constexpr auto sum(K const (&k)[stages], std::index_sequence<I...> const&) {
    return (... + (k[column<row, I>] * weight<row, column<row, I>, T>));
  }
};

}  // namespace unitstep
