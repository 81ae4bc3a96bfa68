// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/math/vec.hpp>
#include <unitstep/methods/detail/motion_change.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

/// \file
/// \brief Explicit Runge-Kutta methods: the entries of a tableau, the slopes of a step, and the method of a tableau.

namespace unitstep {

/// An exact fraction in a tableau.
/// \proof{examples/reference/made_of_methods.cpp,fraction}
struct fraction {
  long long over = 0;   ///< the numerator
  long long under = 1;  ///< the denominator, positive

  /// The greatest common divisor; the header of `std::gcd` would be a hundredth of all included text.
  static constexpr long long divisor(long long a, long long b) {
    while (b != 0) {
      long long const rest = a % b;
      a = b;
      b = rest;
    }
    return a;
  }
  friend constexpr fraction operator+(fraction a, fraction b) {
    long long const common = divisor(a.under, b.under);
    long long const top = a.over * (b.under / common) + b.over * (a.under / common);
    long long const bottom = a.under / common * b.under;
    long long const shared = divisor(top < 0 ? -top : top, bottom);
    return {top / shared, bottom / shared};
  }
};

/// A decimal in a tableau, for a coefficient that is no fraction: the nearest double, and the rest.
///
/// The two together are good for 32 digits. A step in `double` uses only the first, a step in a wider number both.
/// \proof{examples/reference/made_of_methods.cpp,fraction}
struct decimal {
  double high;  ///< the nearest double
  double low;   ///< the rest, rounded to a double

  /// \cond
  // The sum of two decimals, whose own rounding is kept (D. E. Knuth, The Art of Computer Programming 2,
  // 4.2.2).
  friend constexpr decimal operator+(decimal a, decimal b) {
    double const sum = a.high + b.high;
    double const part = sum - a.high;
    double const rest = (a.high - (sum - part)) + (b.high - part) + (a.low + b.low);
    double const nearest = sum + rest;
    return {nearest, rest - (nearest - sum)};
  }
  /// \endcond
};

}  // namespace unitstep

namespace unitstep::detail {

constexpr bool is_zero(fraction f) { return f.over == 0; }
constexpr bool is_zero(decimal d) { return d.high == 0; }

/// An entry of a tableau as a number.
template <class T>
constexpr T entry_as(fraction f) {
  return T(f.over) / T(f.under);
}
template <class T>
constexpr T entry_as(decimal d) {
  return static_cast<T>(d.high) + static_cast<T>(d.low);
}

// A row of weights is a type, with its `size` and `entry(column)`.

/// Row `r` of a tableau: the weights of stage `r`. Row `stages` is b, whose stage is the state after the step; the rows
/// beyond are those of stages for dense output.
template <class Tableau, std::size_t r>
struct stage_row {
  static constexpr std::size_t size = r;
  static constexpr auto entry(std::size_t j) {
    if constexpr (r < Tableau::stages)
      return Tableau::a[r][j];
    else if constexpr (r == Tableau::stages)
      return Tableau::b[j];
    else
      return Tableau::dense_a[r - Tableau::stages - 1][j];
  }
};

/// A row that is an array of its own.
template <auto const& weights>
struct array_row {
  static constexpr std::size_t size = std::extent_v<std::remove_reference_t<decltype(weights)>>;
  static constexpr auto entry(std::size_t j) { return weights[j]; }
};

template <class Row>
constexpr std::size_t count_used_columns() {
  std::size_t count = 0;
  for (std::size_t j = 0; j < Row::size; ++j) count += !is_zero(Row::entry(j));
  return count;
}
template <class Row>
constexpr std::size_t nth_used_column(std::size_t n) {
  std::size_t j = 0;
  for (; is_zero(Row::entry(j)) || n != 0; ++j) n -= !is_zero(Row::entry(j));
  return j;
}
template <class Row, std::size_t... N>
constexpr std::index_sequence<nth_used_column<Row>(N)...> used_columns_of(
    std::index_sequence<N...>) {
  return {};
}
/// The columns of a row that are not zero.
template <class Row>
inline constexpr auto used_columns =
    used_columns_of<Row>(std::make_index_sequence<count_used_columns<Row>()>{});

/// The sum of a row: the time of its stage.
template <class Row, class T>
inline constexpr T row_sum = [] {
  auto c = Row::entry(0);
  for (std::size_t j = 1; j < Row::size; ++j) c = c + Row::entry(j);
  return entry_as<T>(c);
}();

/// One number for each column.
template <class T, std::size_t n>
struct row_numbers {
  T at[n];
};
template <class Row, class T, std::size_t... J>
constexpr row_numbers<T, Row::size> row_weights_of(std::index_sequence<J...>) {
  return {{entry_as<T>(Row::entry(J))...}};
}
/// The weights of a row as numbers.
template <class Row, class T>
UNITSTEP_TABLE constexpr auto row_weights =
    row_weights_of<Row, T>(std::make_index_sequence<Row::size>{});

// The weighted slopes, times the step, added to an optional argument: component by component in one expression, since a
// constant evaluator charges for every call.

template <class Weights, class K, std::size_t n, class Time, std::size_t... I, class... Y>
[[gnu::always_inline]] constexpr auto combined(Weights const& w, K const (&k)[n], Time const& dt,
                                               std::index_sequence<I...>, Y const&... y) {
  return (y + ... + ((... + (k[I] * w.at[I])) * dt));
}
template <class Weights, class Q, std::size_t n, class Time, std::size_t... I, class... Y>
[[gnu::always_inline]] constexpr auto combined(Weights const& w, vec<Q, 2> const (&k)[n],
                                               Time const& dt, std::index_sequence<I...>,
                                               Y const&... y) {
  return vec{(y.x + ... + ((... + (k[I].x * w.at[I])) * dt)),
             (y.y + ... + ((... + (k[I].y * w.at[I])) * dt))};
}
template <class Weights, class Q, std::size_t n, class Time, std::size_t... I, class... Y>
[[gnu::always_inline]] constexpr auto combined(Weights const& w, vec<Q, 3> const (&k)[n],
                                               Time const& dt, std::index_sequence<I...>,
                                               Y const&... y) {
  return vec{(y.x + ... + ((... + (k[I].x * w.at[I])) * dt)),
             (y.y + ... + ((... + (k[I].y * w.at[I])) * dt)),
             (y.z + ... + ((... + (k[I].z * w.at[I])) * dt))};
}

template <class Weights, class Q, std::size_t N, std::size_t n, class Time, std::size_t... I,
          class... Y>
[[gnu::always_inline]] constexpr auto combined(Weights const& w, vec<Q, N> const (&k)[n],
                                               Time const& dt, std::index_sequence<I...>,
                                               Y const&... y) {
  vec<decltype((y.component[0] + ... + ((... + (k[I].component[0] * w.at[I])) * dt))), N> sum{};
  for (std::size_t j = 0; j < N; ++j)
    sum.component[j] = (y.component[j] + ... + ((... + (k[I].component[j] * w.at[I])) * dt));
  return sum;
}

/// Number J of a weighted sum of vectors.
template <std::size_t J, class Weights, class T, class Places, std::size_t n, class Time,
          std::size_t... I, class... Y>
[[gnu::always_inline]] constexpr auto combined_at(Weights const& w,
                                                  state_vector_of<T, Places> const (&k)[n],
                                                  Time const& dt, std::index_sequence<I...>,
                                                  Y const&... y) {
  return (y.n[J] + ... + ((... + (k[I].n[J] * w.at[I])) * dt));
}
template <class Weights, class T, std::size_t... J, std::size_t n, class Time, std::size_t... I,
          class... Y>
[[gnu::always_inline]] constexpr auto combined(
    Weights const& w, state_vector_of<T, std::index_sequence<J...>> const (&k)[n], Time const& dt,
    std::index_sequence<I...> used, Y const&... y) {
  return state_vector_of<T, std::index_sequence<J...>>{
      {detail::combined_at<J>(w, k, dt, used, y...)...}};
}

/// The slopes at the stages of a step.
template <class State, class Result, std::size_t n>
struct slopes {
  Result rate[n];

  constexpr void set(std::size_t i, State const&, Result const& result) { rate[i] = result; }
  constexpr Result const& result(std::size_t i) const { return rate[i]; }
  template <std::size_t m, std::size_t... I>
  constexpr void copy_from(slopes<State, Result, m> const& other, std::index_sequence<I...>) {
    ((rate[I] = other.rate[I]), ...);
  }

  /// The state after a step along these slopes, of which only the used columns count.
  template <class Weights, class Time, class Columns>
  constexpr State moved(State const& y, Weights const& w, Time const& dt,
                        Columns const& used) const {
    return detail::combined(w, rate, dt, used, y);
  }
  /// Only the change.
  template <class Weights, class Time, class Columns>
  constexpr auto change(Weights const& w, Time const& dt, Columns const& used) const {
    return detail::combined(w, rate, dt, used);
  }
};

/// The slopes of a motion: the velocities and the accelerations of its stages.
template <class X, class V, class A, std::size_t n>
struct slopes<motion<X, V>, A, n> {
  V velocity[n];
  A acceleration[n];

  constexpr void set(std::size_t i, motion<X, V> const& s, A const& a) {
    velocity[i] = s.velocity;
    acceleration[i] = a;
  }
  constexpr A const& result(std::size_t i) const { return acceleration[i]; }
  template <std::size_t m, std::size_t... I>
  constexpr void copy_from(slopes<motion<X, V>, A, m> const& other, std::index_sequence<I...>) {
    ((velocity[I] = other.velocity[I], acceleration[I] = other.acceleration[I]), ...);
  }

  template <class Weights, class Time, class Columns>
  constexpr motion<X, V> moved(motion<X, V> const& s, Weights const& w, Time const& dt,
                               Columns const& used) const {
    return {detail::combined(w, velocity, dt, used, s.position),
            detail::combined(w, acceleration, dt, used, s.velocity)};
  }
  template <class Weights, class Time, class Columns>
  constexpr auto change(Weights const& w, Time const& dt, Columns const& used) const {
    return motion_change{detail::combined(w, velocity, dt, used),
                         detail::combined(w, acceleration, dt, used)};
  }
};

/// The number of stages that the weights b use; those after the last serve only an error estimate.
template <class Entry, std::size_t stages>
constexpr std::size_t stages_used(Entry const (&b)[stages]) {
  std::size_t last = stages;
  while (is_zero(b[last - 1])) --last;
  return last;
}

/// The state at stage `r`; stage `stages` is the end of the step.
template <class Tableau, class T, std::size_t r, class Slopes, class State, class Time>
[[gnu::always_inline]] constexpr State after_stage(Slopes const& k, State const& s,
                                                   Time const& dt) {
  return k.moved(s, row_weights<stage_row<Tableau, r>, T>, dt, used_columns<stage_row<Tableau, r>>);
}

/// Evaluates stages `first`, `first + 1`, ...
template <class Tableau, class T, std::size_t first, class Slopes, class State, class Field,
          class Time, std::size_t... I>
[[gnu::always_inline]] constexpr void run_stages(Slopes& k, State const& s, Field const& field,
                                                 Time const& t, Time const& dt,
                                                 std::index_sequence<I...>) {
  [[maybe_unused]] State y = s;
  ((y = after_stage<Tableau, T, first + I>(k, s, dt),
    k.set(first + I, y, field(y, t + dt * row_sum<stage_row<Tableau, first + I>, T>))),
   ...);
}

}  // namespace unitstep::detail

namespace unitstep {

/// The explicit Runge-Kutta method of a Butcher tableau.
///
/// \f[ k_i = f\Bigl(y_n + h \sum_{j<i} a_{ij} k_j,\; t_n + c_i h\Bigr), \qquad
///     y_{n+1} = y_n + h \sum_i b_i k_i, \qquad c_i = \sum_{j<i} a_{ij} \f]
///
/// Use it to add a Runge-Kutta method. Write a tableau: `order`, `stages`, `a[stages][stages]`, of which only the
/// entries below the diagonal count, and `b[stages]`, with all entries as `fraction{over, under}`, or all as
/// `decimal{high, low}` if they are no fractions. Entries that are zero cost no operations.
///
/// Has the tableau's order for every field, and is neither symplectic nor reversible.
/// Cost: one evaluation a stage.
/// Source: J. C. Butcher, Numerical Methods for Ordinary Differential Equations, 3rd ed. (2016), ch. 3.
/// \proof{examples/reference/made_of_methods.cpp,runge_kutta}
template <class Tableau>
struct runge_kutta : method_facts<Tableau::order> {
  using tableau = Tableau;  ///< its coefficients

  static constexpr int evaluations = static_cast<int>(detail::stages_used(Tableau::b));

  /// One step of a motion, or of any other state, whose field returns its rates.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr State step(State const& s, Field const& field, Time t, Time dt) const {
    using T = typename raw_form<Time>::number;
    constexpr std::size_t stages = detail::stages_used(Tableau::b);
    auto const first = field(s, t);
    detail::slopes<State, std::remove_const_t<decltype(first)>, stages> k{};
    k.set(0, s, first);
    detail::run_stages<Tableau, T, 1>(k, s, field, t, dt, std::make_index_sequence<stages - 1>{});
    return detail::after_stage<Tableau, T, Tableau::stages>(k, s, dt);
  }
};

namespace detail {

/// The order of a tableau and its number of stages.
template <int Order, std::size_t Stages>
struct order_and_stages {
  static constexpr int order = Order;
  static constexpr std::size_t stages = Stages;
};

struct ralston_tableau : order_and_stages<2, 2> {
  static constexpr fraction a[stages][stages] = {{},  //
                                                 {{2, 3}}};
  static constexpr fraction b[stages] = {{1, 4}, {3, 4}};
};

struct kutta3_tableau : order_and_stages<3, 3> {
  static constexpr fraction a[stages][stages] = {{},  //
                                                 {{1, 2}},
                                                 {{-1, 1}, {2, 1}}};
  static constexpr fraction b[stages] = {{1, 6}, {2, 3}, {1, 6}};
};

struct ssprk3_tableau : order_and_stages<3, 3> {
  static constexpr fraction a[stages][stages] = {{},  //
                                                 {{1, 1}},
                                                 {{1, 4}, {1, 4}}};
  static constexpr fraction b[stages] = {{1, 6}, {1, 6}, {2, 3}};
};

struct three_eighths_tableau : order_and_stages<4, 4> {
  static constexpr fraction a[stages][stages] = {{},  //
                                                 {{1, 3}},
                                                 {{-1, 3}, {1, 1}},
                                                 {{1, 1}, {-1, 1}, {1, 1}}};
  static constexpr fraction b[stages] = {{1, 8}, {3, 8}, {3, 8}, {1, 8}};
};

struct butcher5_tableau : order_and_stages<5, 6> {
  static constexpr fraction a[stages][stages] = {{},
                                                 {{1, 4}},
                                                 {{1, 8}, {1, 8}},
                                                 {{}, {-1, 2}, {1, 1}},
                                                 {{3, 16}, {}, {}, {9, 16}},
                                                 {{-3, 7}, {2, 7}, {12, 7}, {-12, 7}, {8, 7}}};
  static constexpr fraction b[stages] = {{7, 90}, {}, {16, 45}, {2, 15}, {16, 45}, {7, 90}};
};

}  // namespace detail

/// Ralston: the method of two stages with the smallest bound on its error.
///
/// \f[ k_2 = f(y + \tfrac23 h k_1), \qquad y_{n+1} = y_n + \tfrac h4 (k_1 + 3 k_2) \f]
///
/// Use it in place of `midpoint` or `heun` if you want the smallest bound on the error for two evaluations.
/// Cost: two evaluations a step.
/// Source: A. Ralston, Math. Comp. 16, 431 (1962).
/// \proof{examples/reference/methods.cpp,ralston}
using ralston = runge_kutta<detail::ralston_tableau>;

/// Kutta 3, of third order: Simpson's rule on slopes at 0, 1/2 and 1.
///
/// \f[ k_2 = f(y + \tfrac h2 k_1), \quad k_3 = f(y - h k_1 + 2 h k_2), \quad
///     y_{n+1} = y_n + \tfrac h6 (k_1 + 4 k_2 + k_3) \f]
///
/// Use it if `midpoint` is not accurate enough and `rk4` costs too much.
/// Cost: three evaluations a step.
/// Source: W. Kutta, Z. Math. Phys. 46, 435 (1901).
/// \proof{examples/reference/methods.cpp,kutta3}
using kutta3 = runge_kutta<detail::kutta3_tableau>;

/// SSP-RK3, which preserves strong stability, of third order: each stage is a mean of explicit Euler steps, so it does
/// not overshoot where such a step does not.
///
/// \f[ k_2 = f(y + h k_1), \quad k_3 = f(y + \tfrac h4 (k_1 + k_2)), \quad
///     y_{n+1} = y_n + \tfrac h6 (k_1 + k_2 + 4 k_3) \f]
///
/// Use it for flows with shocks, and for amounts that must stay positive.
/// Cost: three evaluations a step. Source: C.-W. Shu, S. Osher, J. Comput. Phys. 77, 439 (1988).
/// \proof{examples/reference/methods.cpp,ssprk3}
using ssprk3 = runge_kutta<detail::ssprk3_tableau>;

/// Three eighths, Kutta's rule: the sibling of `rk4` with slopes at 0, 1/3, 2/3 and 1.
///
/// \f[ y_{n+1} = y_n + \tfrac h8 (k_1 + 3 k_2 + 3 k_3 + k_4) \f]
///
/// A little more accurate than `rk4`, for a few more multiplications; on linear fields they agree.
///
/// Use it in place of `rk4` if an evaluation costs much more than a few multiplications.
/// Cost: four evaluations a step.
/// Source: W. Kutta, Z. Math. Phys. 46, 435 (1901).
/// \proof{examples/reference/methods.cpp,three_eighths}
using three_eighths = runge_kutta<detail::three_eighths_tableau>;

/// Butcher 5, of fifth order: Boole's rule on slopes at 0, 1/4, 1/2, 3/4 and 1, in six stages,
/// the fewest that reach this order.
///
/// \f[ y_{n+1} = y_n + \tfrac h{90} (7 k_1 + 32 k_3 + 12 k_4 + 32 k_5 + 7 k_6) \f]
///
/// Use it if `rk4` needs very small steps to be accurate enough.
/// Cost: six evaluations a step.
/// Source: J. C. Butcher, J. Austral. Math. Soc. 4, 179 (1964).
/// \proof{examples/reference/methods.cpp,butcher5}
using butcher5 = runge_kutta<detail::butcher5_tableau>;

}  // namespace unitstep
