// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <limits>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/methods/detail/implicit_step.hpp>
#include <unitstep/methods/detail/jacobian.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/units/detail/ieee_arithmetic.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

/// \file
/// \brief Collocation: its numbers, Newton's method for the stages of a step, which follows a step that may have several
/// solutions, the method of a table, and its tables.

namespace unitstep::detail {

/// A number with a real and an imaginary part, for pairs of eigenvalues. The parts may be exact numbers, for which
/// `std::complex` is unspecified.
template <class T>
struct complex {
  T re{};
  T im{};

  constexpr complex() = default;
  constexpr complex(T const& r, T const& i = T(0)) : re(r), im(i) {}

  friend constexpr complex operator+(complex const& p, complex const& q) {
    return {p.re + q.re, p.im + q.im};
  }
  friend constexpr complex operator-(complex const& p, complex const& q) {
    return {p.re - q.re, p.im - q.im};
  }
  friend constexpr complex operator*(complex const& p, complex const& q) {
    return {p.re * q.re - p.im * q.im, p.re * q.im + p.im * q.re};
  }
  /// Divides by the ratio of the divisor's parts, since their squares may overflow. Source: R. L. Smith, Comm. ACM 5,
  /// 435 (1962). Exact numbers do not overflow.
  friend constexpr complex operator/(complex const& p, complex const& q) {
    if constexpr (std::floating_point<T>) {
      if (detail::size_of(q.re) < detail::size_of(q.im)) {
        T const ratio = q.re / q.im, size = q.re * ratio + q.im;
        return {(p.re * ratio + p.im) / size, (p.im * ratio - p.re) / size};
      }
      T const ratio = q.im / q.re, size = q.re + q.im * ratio;
      return {(p.re + p.im * ratio) / size, (p.im - p.re * ratio) / size};
    } else {
      T const size = q.re * q.re + q.im * q.im;
      return {(p.re * q.re + p.im * q.im) / size, (p.im * q.re - p.re * q.im) / size};
    }
  }
  friend constexpr bool operator==(complex const& p, complex const& q) {
    return p.re == q.re && p.im == q.im;
  }

  /// Its size for the choice of a pivot, without a root.
  friend constexpr T size_of(complex const& p)
    requires real_number<T>
  {
    return detail::size_of(p.re) + detail::size_of(p.im);
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// The numbers of an implicit Runge-Kutta method by collocation, of `stages` stages of which `reals`
/// eigenvalues of \f$ A^{-1} \f$ are real and the others pairs.
///
/// A row of `to` that belongs to a real eigenvalue \f$ \lambda \f$ has \f$ \ell A^{-1} = \lambda \ell \f$; two
/// rows are the real and the imaginary part of such an \f$ \ell \f$ of a pair. `back` is the inverse of `to`.
/// \proof{examples/reference/made_of_methods.cpp,collocation}
template <class T, std::size_t stages, std::size_t reals>
struct collocation_numbers {
  /// How many pairs of eigenvalues are complex.
  static constexpr std::size_t pairs = (stages - reals) / 2;
  std::array<T, stages> nodes;                                  ///< where in the step a stage lies
  std::array<T, stages> shares;                                 ///< of the stages in the end
  std::array<T, reals == 0 ? 1 : reals> real;                   ///< eigenvalues that are real
  std::array<detail::complex<T>, pairs == 0 ? 1 : pairs> pair;  ///< one of each pair
  std::array<std::array<T, stages>, stages> to;                 ///< to the directions of these
  std::array<std::array<T, stages>, stages> back;               ///< from there
};

}  // namespace unitstep

namespace unitstep::detail {

/// The numbers of a table, made once. As a local constant they would be computed in every call.
template <class Table, class T>
UNITSTEP_TABLE constexpr auto numbers_of = Table::template numbers<T>();

/// The length of corrections: the largest ratio of a correction to the size of its number. For a size that is nearly
/// zero it is large but finite, so that nothing overflows; for a correction that is NaN it is infinite. A number of
/// size 0 that changes is marked as new, and not counted; nor is a correction below the normal numbers of a number that
/// has few digits there.
template <class T, std::size_t n, std::size_t stages>
struct correction_length {
  using limits = std::numeric_limits<T>;
  static constexpr T most = 1 / (limits::epsilon() * limits::epsilon());
  static constexpr T few_digits_below = (limits::min)() / limits::epsilon();
  T length{};
  std::size_t worst = 0;
  bool has_new = false;

  constexpr correction_length(std::array<state_vector<T, n>, stages> const& change,
                              state_vector<T, n> const& size) {
    for (std::size_t s = 0; s < stages; ++s)
      for (std::size_t i = 0; i < size.length(); ++i) {
        T const c = unitstep::magnitude(change[s][i]);
        if (!(c <= length * size[i] || (c < (limits::min)() && size[i] < few_digits_below))) {
          T over = limits::infinity();
          if (c < over) {
            if (size[i] == T(0)) {
              has_new = true;
              continue;
            }
            over = c / most <= size[i] ? c / size[i] : most;
          }
          if (over > length) length = over, worst = i;
        }
      }
  }
};

/// A row of complex numbers in two rows of parts.
template <class V, class T>
struct row_of_pair {
  struct place {
    T& re;
    T& im;
    operator complex<T>() const { return {re, im}; }
    void operator=(complex<T> const& z) const { re = z.re, im = z.im; }
    void operator=(place const& z) const { re = z.re, im = z.im; }
  };
  V& re;
  V& im;
  place operator[](std::size_t i) { return {re[i], im[i]}; }
};

/// Solves for a pair of rows, with the right side (r + i s) - (v + i w)(re + i im): `r` and `s` become the solution.
template <class Factors, class V, class T>
void solve_pair(Factors const& m, V& r, V& s, V const& v, V const& w, T const& re, T const& im) {
  r = r - (v * re - w * im);
  s = s - (w * re + v * im);
  row_of_pair<V, T> x{r, s};
  m.solve(x);
}
template <class Factors, class T, std::size_t... I>
constexpr void solve_pair(Factors const& m, state_vector_of<T, std::index_sequence<I...>>& r,
                          state_vector_of<T, std::index_sequence<I...>>& s,
                          state_vector_of<T, std::index_sequence<I...>> const& v,
                          state_vector_of<T, std::index_sequence<I...>> const& w, T const& re,
                          T const& im) {
  state_vector_of<complex<T>, std::index_sequence<I...>> x{
      {complex<T>(r.n[I] - (v.n[I] * re - w.n[I] * im), s.n[I] - (w.n[I] * re + v.n[I] * im))...}};
  m.solve(x);
  r = {{x.n[I].re...}};
  s = {{x.n[I].im...}};
}

/// The matrices of Newton's method for the stages of a collocation: \f$ \lambda/h - J \f$ for each real
/// eigenvalue of \f$ A^{-1} \f$ and for one of each complex pair.
template <class Table, class T, std::size_t n, class Band>
struct stage_matrices {
  using vector = state_vector<T, n>;
  static constexpr std::size_t stages = Table::stages;
  static constexpr std::size_t reals = Table::real_eigenvalues;
  static constexpr std::size_t pairs = (stages - reals) / 2;
  static constexpr auto const& table = numbers_of<Table, T>;
  static constexpr std::make_index_sequence<stages> all_stages{};

  std::array<lu<T, n, Band>, reals == 0 ? 1 : reals> real{};
  std::array<lu<complex<T>, n, Band>, pairs == 0 ? 1 : pairs> of_pair{};

  void allocate_for(vector const& y) {
    for (auto& m : real) m.allocate_for(y);
    for (auto& m : of_pair) m.allocate_for(y);
  }
  /// Factorises them for vectors such as `y`; false if one is singular.
  [[nodiscard]] constexpr bool make(matrix<T, n, Band> const& j, T const& dt, vector const& y) {
    for (std::size_t e = 0; e < reals; ++e)
      if (!real[e].factorise(j, table.real[e] / dt, y)) return false;
    for (std::size_t e = 0; e < pairs; ++e)
      if (!of_pair[e].factorise(j, complex<T>(table.pair[e].re / dt, table.pair[e].im / dt), y))
        return false;
    return true;
  }

  /// Whether a real matrix became singular on the way from a step of length 0 to this one: then a solution of the
  /// equations does not continue the start.
  [[nodiscard]] constexpr bool are_beyond(T const& dt, std::size_t rows) const {
    for (std::size_t e = 0; e < reals; ++e)
      if (real[e].is_negative() != (dt < T(0) && rows % 2 != 0)) return true;
    return false;
  }

  /// One over the size of each pivot, of the first matrix.
  constexpr void put_pivots(vector& inverse) const {
    if constexpr (reals > 0)
      real[0].put_pivots(inverse);
    else
      of_pair[0].put_pivots(inverse);
  }

  /// Turns the rates at all stages into corrections of the stages.
  constexpr void correct(std::array<vector, stages> const& w, std::array<vector, stages>& rates,
                         T const& dt) const {
    std::array<vector, stages> r = detail::times(table.to, rates, all_stages);
    for (std::size_t e = 0; e < reals; ++e) {
      r[e] = r[e] - w[e] * (table.real[e] / dt);
      real[e].solve(r[e]);
    }
    for (std::size_t e = 0; e < pairs; ++e) {
      std::size_t const at = reals + 2 * e;
      T const re = table.pair[e].re / dt, im = table.pair[e].im / dt;
      detail::solve_pair(of_pair[e], r[at], r[at + 1], w[at], w[at + 1], re, im);
    }
    rates = r;
  }
};

/// Newton's method for the stages of a step of a collocation, to rounding.
///
/// An old matrix is used while corrections shrink. A correction that is more than half as long as the one before, by a
/// new matrix, shows that Newton's method may converge to a solution that does not continue the start. So do rates that
/// are strongly curved over the step, or over the range of a number that goes farther over shorter steps. The solution
/// that continues the start is then followed along shorter steps.
template <class Table, class System, class T>
struct stage_newton {
  static constexpr std::size_t n = System::n, stages = Table::stages;
  using shape = typename System::matrix_type;
  using matrices = stage_matrices<Table, T, n, typename System::band>;
  using vector_type = typename System::vector_type;
  using rows = std::array<vector_type, stages>;
  static constexpr auto const& table = matrices::table;
  static constexpr int most_iterations = 200;

  vector_type const& y;
  System const& system;
  T const& t;
  matrices newton{};
  shape jacobian{};
  rows z{}, w{}, change{};
  vector_type size{}, noise{};
  long worst = 0;  // the number that was the farthest off, or its code
  vector_type
      parts{};  // the first correction as a part of the way that the rate and its own derivative predict
  T least_part{1};         // the least of these
  vector_type pivots{};    // one over each, of the first matrix
  bool is_curved = false;  // the rates are so curved that there may be another solution
  bool has_ended = false;  // the solution that continues the start may end before the step does

  constexpr stage_newton(vector_type const& start, System const& rates, T const& time)
      : y(start),
        system(rates),
        t(time),
        size(vector_type::beside(start)),
        noise(vector_type::beside(start)),
        parts(vector_type::beside(start)),
        pivots(vector_type::beside(start)) {
    if constexpr (System::is_long) begin();
  }

  /// Finds the stages of a step of `dt`; false if no solution continues the start. If the force jumps or has a corner,
  /// a solution cannot be followed, and any is taken.
  [[nodiscard]] constexpr bool find(T const& dt) {
    bool const is_found = go_on(dt, false);
    if constexpr (std::floating_point<T>) {
      if (is_found ? is_curved : worst != of_singular_matrix) {
        rows const found = z;
        if (follow(dt, true)) return true;
        if (is_found) return z = found, !has_ended;
        return follow(dt, false) || (!has_ended && go_damped(dt));
      }
    }
    return is_found;
  }
  /// Finds only stages of a step that continue the start.
  [[nodiscard]] constexpr bool find_continuing(T const& dt) {
    return (go_on(dt, false) && !is_curved) || follow(dt, true);
  }

private:
  constexpr void begin() { z.fill(vector_type::zeros(y)), w = z; }

  // Follows the solution while the step grows from length 0, by parts over which corrections shrink or, `closely`,
  // shrink fourfold and the matrix hardly changes.
  [[nodiscard]] constexpr bool follow(T const& dt, bool closely) {
    constexpr T least = T(1) / T(1 << 20);
    long const first = worst;
    T done(0), more = T(1) / 2;
    while (closely && 4 * more > least_part && more > least) more /= 2;
    begin();
    for (int tries = 0; tries < most_iterations; ++tries) {
      rows const z_done = z, w_done = w;
      if (go_on(dt * (done + more), closely, done + more < T(1))) {
        done += more;
        if (!(done < T(1))) return true;
        T const next = closely && done < 2 * more ? done : 2 * more;
        more = done + next < T(1) ? next : T(1) - done;
      } else {
        has_ended = has_ended || worst == of_no_number || worst == of_singular_matrix;
        more /= 4;
        if (more < least * (done > T(0) ? done : least)) break;
        z = z_done, w = w_done;
      }
    }
    worst = first;
    return false;
  }

  // Finds how much of its way each number has gone. Forces that are stiff over this step hold a number that goes a
  // small part of it; over shorter steps it goes farther, and may meet other forces there.
  constexpr void compare_ways(vector_type const& rates, T const& dt) {
    T const h = detail::size_of(dt * table.nodes[stages - 1]);
    for (std::size_t i = 0; i < y.length(); ++i) {
      T const made = detail::size_of(z[stages - 1][i]);
      T const own = detail::size_of(jacobian.a[i][i + shape::shift(i)]);
      T const reach = h * detail::size_of(rates[i]) / (T(1) + h * own);
      parts[i] = made < reach ? made / reach : T(1);
      if (parts[i] < least_part) least_part = parts[i];
    }
  }
  // Whether the second correction of such a number shows that the forces are curved over its range.
  [[nodiscard]] constexpr bool is_curved_on_the_way(vector_type const& before) const {
    constexpr T rounding = 64 * half_of_the_digits<T> * half_of_the_digits<T>;
    for (std::size_t i = 0; i < y.length(); ++i) {
      T const c = detail::size_of(z[stages - 1][i] - before[i]);
      if (4 * parts[i] < T(1) && 8 * c > detail::size_of(before[i]) * parts[i] &&
          c > rounding * size[i])
        return true;
    }
    return false;
  }
  // Whether the determinant differs from that of the first matrix by a factor of more than `most`.
  [[nodiscard]] constexpr bool has_turned(T const& most) const {
    vector_type now = vector_type::beside(y);
    newton.put_pivots(now);
    T ratio(1);
    for (std::size_t i = 0; i < y.length(); ++i) ratio *= pivots[i] / now[i];
    return !(ratio < most && most * ratio > 1);
  }

  // Finds the Jacobian at the last stage, and the sizes to which rounding is relative.
  [[nodiscard]] constexpr bool renew(T const& dt) {
    vector_type const at = y + z[stages - 1];
    vector_type const& rates = change[stages - 1];
    if constexpr (std::floating_point<T>)
      for (std::size_t i = 0; i < y.length(); ++i)
        size[i] = detail::size_of(at[i]) + detail::size_of(rates[i] * dt);
    system.by_state(at, t + dt * table.nodes[stages - 1], rates, size, dt, jacobian);
    if constexpr (std::floating_point<T>)
      size = detail::rounding_sizes(y, z[stages - 1], rates, jacobian, dt),
      noise = detail::rounding_at_zero(y, size, jacobian, dt);
    return newton.make(jacobian, dt, y);
  }

  // A number that had no size gets that of its change by two corrections, since the first may be only rounding.
  constexpr void count_new() {
    for (std::size_t i = 0; i < y.length(); ++i)
      if (size[i] == T(0))
        for (std::size_t s = 0; s < stages; ++s) {
          T const now = detail::size_of(w[s][i]), one = detail::size_of(w[s][i] - change[s][i]);
          if (now > size[i]) size[i] = now;
          if (one > size[i]) size[i] = one;
        }
  }

  // Newton's method from zero with half of each correction that does not shrink, since at a corner of the force, such
  // as the ground, whole corrections alternate.
  [[nodiscard]] constexpr bool go_damped(T const& dt) {
    begin();
    T before(0);
    for (int k = 0; k < most_iterations; ++k) {
      for (std::size_t s = 0; s < stages; ++s)
        change[s] = system.rates(y + z[s], t + dt * table.nodes[s]);
      if (!renew(dt)) return worst = of_singular_matrix, false;
      newton.correct(w, change, dt);
      correction_length<T, n, stages> const now(change, size);
      worst = static_cast<long>(now.worst);
      if (!(now.length < std::numeric_limits<T>::infinity()))
        return worst = of_field_somewhere, false;
      T const part = k > 0 && 2 * now.length > before ? T(1) / T(2) : T(1);
      for (std::size_t s = 0; s < stages; ++s) w[s] = w[s] + change[s] * part;
      z = detail::times(table.back, w, matrices::all_stages);
      if (k > 0 && part == T(1) && now.length <= 2 * std::numeric_limits<T>::epsilon()) return true;
      before = now.length;
    }
    return false;
  }

  // Newton's method from the present stages; `closely` with a new matrix for each correction, `roughly` to a
  // thousandth, which is enough for the next part.
  [[nodiscard]] constexpr bool go_on(T const& dt, bool closely, bool roughly = false) {
    bool is_old = true, had_new = false;
    T before(0);
    for (int k = 0; k < (closely ? 20 : most_iterations); ++k) {
      for (std::size_t s = 0; s < stages; ++s)
        change[s] = system.rates(y + z[s], t + dt * table.nodes[s]);
      bool const is_fresh = is_old;
      if (is_old && !renew(dt)) return worst = of_singular_matrix, false;
      vector_type const rates = change[stages - 1], last = z[stages - 1];
      if constexpr (std::floating_point<T>) {
        if (is_fresh && newton.are_beyond(dt, y.length())) return worst = of_no_number, false;
        if (k == 0) {
          newton.put_pivots(pivots);
        } else if (is_fresh && has_turned(closely ? 2 : 4)) {
          if (closely) return worst = of_field_somewhere, false;
          is_curved = true;
        }
      }
      newton.correct(w, change, dt);
      for (std::size_t s = 0; s < stages; ++s) w[s] = w[s] + change[s];
      z = detail::times(table.back, w, matrices::all_stages);
      if constexpr (std::floating_point<T>) {
        if (!closely && k == 0) compare_ways(rates, dt);
        if (!closely && k == 1) is_curved = is_curved || is_curved_on_the_way(last);
        for (std::size_t s = 0; s < stages; ++s)
          for (std::size_t i = 0; i < y.length(); ++i)
            if (detail::size_of(change[s][i]) <= noise[i]) change[s][i] = T(0);
        correction_length<T, n, stages> const now(change, size);
        worst = static_cast<long>(now.worst);
        constexpr T digit = std::numeric_limits<T>::epsilon();
        T const length = now.length;
        if (!(length < std::numeric_limits<T>::infinity()))
          return worst = of_field_somewhere, false;
        // After a change of sizes a length cannot be compared with the one before.
        bool const is_first = (closely ? k == 0 : is_fresh) || had_new;
        had_new = now.has_new;
        T const rate = is_first ? T(1) : length / before;
        bool const is_rounding = length < digit / half_of_the_digits<T>;
        if (closely && !is_first && !is_rounding && 4 * rate > T(1)) return false;
        if (!is_fresh && !is_first && !is_rounding && rate > (16 * length < 1 ? T(1) : T(1) / 2))
          return false;
        is_old = closely || (!is_fresh && 10 * rate > 1);
        before = length;
        if (now.has_new) {
          if (k > 0) count_new();
          if (length < 1) before = 1;
          continue;
        }
        if (closely && roughly && !is_first && 1000 * length < 1) return true;
        if (length <= 2 * digit || (rate < 1 && length * rate / (1 - rate) <= digit)) return true;
        // Below half of the digits, corrections that no longer shrink are rounding.
        if (k > 1 && !is_first && is_rounding && rate >= 1) return true;
      } else {
        bool moves = false;
        for (std::size_t s = 0; s < stages; ++s) moves = moves || !(change[s] == vector_type{});
        if (!moves) return true;
        is_old = true;
      }
    }
    return false;
  }
};

/// A step of a collocation whose stages are solved to rounding. Returns the state at its end.
template <class Table, class System, class T>
  requires has_no_slopes<number_of_system<System>>
constexpr auto stages_by_newton(typename System::vector_type const& y, System const& system,
                                T const& t, T const& dt) {
  if (dt == T(0)) return y;
  stage_newton<Table, System, T> newton(y, system, t);
  if (!newton.find(dt))
    detail::fail_step(Table::name, detail::reason_of(newton.worst), system, y, t, dt, newton.worst);
  typename System::vector_type end = y;
  for (std::size_t s = 0; s < Table::stages; ++s)
    if (!(newton.table.shares[s] == T(0))) end = end + newton.z[s] * newton.table.shares[s];
  return end;
}

/// A table for `collocation` has the facts of its method, its `name` for error messages, its number of `stages`, how
/// many of their eigenvalues are real, and `numbers<T>()`, which returns its `collocation_numbers`.
template <class Table>
concept table_of_collocation = requires {
  { Table::name } -> std::convertible_to<char const*>;
  { Table::order } -> std::convertible_to<int>;
  { Table::stages } -> std::convertible_to<std::size_t>;
  { Table::real_eigenvalues } -> std::convertible_to<std::size_t>;
  { Table::symplectic } -> std::convertible_to<bool>;
  { Table::reversible } -> std::convertible_to<bool>;
  {
    Table::template numbers<double>()
  } -> std::same_as<collocation_numbers<double, Table::stages, Table::real_eigenvalues>>;
};

}  // namespace unitstep::detail

namespace unitstep {

/// The implicit Runge-Kutta method of a table of collocation: a polynomial starts at the state, and its derivative is
/// that of the field at every node.
///
/// \f[ z_i = h \sum_j a_{ij}\, f(y_n + z_j,\; t_n + c_j h), \qquad y_{n+1} = y_n + \sum_i d_i z_i,
///     \qquad d^T = b^T A^{-1} \f]
///
/// Use it to add an implicit method. Write a table: `name`, `order`, `stages`, `real_eigenvalues` (how many eigenvalues
/// of \f$ A^{-1} \f$ are real), `symplectic`, `reversible`, and `numbers<T>()`, which returns the nodes, the shares
/// `d`, these eigenvalues and the rows that lead to them as a `collocation_numbers<T, stages, real_eigenvalues>`.
/// `gauss4::table` is an example. A table that lacks one of these is refused, and the compiler names what it lacks.
///
/// Has the table's order for every field and every state. Newton's method finds the stages, in systems as large as the
/// state, a real or a complex one for each eigenvalue. The Jacobian is exact where the field takes dual numbers, and
/// made of differences otherwise; it is computed again if corrections shrink slowly. The last correction is as small as
/// rounding. It steps an aggregate with vectors if the field is `banded`.
/// Cost: an evaluation a stage in every iteration, and the Jacobian.
/// Source: E. Hairer, G. Wanner, Solving Ordinary Differential Equations II, 2nd ed. (1996), IV.8.
/// \throw std::runtime_error if the matrix is singular or Newton's method does not converge; the message has the time
/// \proof{examples/reference/made_of_methods.cpp,collocation}
template <detail::table_of_collocation Table>
struct collocation : method_facts<Table::order> {
  using table = Table;  ///< its numbers

  static constexpr int evaluations = 2 * static_cast<int>(Table::stages);  ///< at least
  static constexpr bool symplectic = Table::symplectic;
  static constexpr bool reversible = Table::reversible;
  // The last correction has other digits than the sum of state and change.
  static constexpr bool adds_a_change = false;
  static constexpr bool solves_along_a_band = true;  ///< for an aggregate with vectors

  /// One step of any state.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr State step(State const& y, Field const& field, Time t, Time dt) const {
    if constexpr (detail::solves_for<State, Field>) {
      using layout = detail::as_vector<State>;
      return layout::unflatten(detail::stages_by_newton<Table>(
          layout::flatten(y), detail::jacobian_of<State, Field>{field}, t, dt));
    } else {
      return detail::checked_step(y, field, t, dt);
    }
  }
};

namespace detail {

struct implicit_midpoint_table {
  static constexpr char const* name = "implicit_midpoint";
  static constexpr int order = 2;
  static constexpr std::size_t stages = 1;
  static constexpr std::size_t real_eigenvalues = 1;
  static constexpr bool symplectic = true;
  static constexpr bool reversible = true;

  template <class T>
  static constexpr collocation_numbers<T, 1, 1> numbers() {
    return {{T(1) / T(2)}, {T(2)}, {T(2)}, {}, {{{{T(1)}}}}, {{{{T(1)}}}}};
  }
};

struct gauss4_table {
  static constexpr char const* name = "gauss4";
  static constexpr int order = 4;
  static constexpr std::size_t stages = 2;
  static constexpr std::size_t real_eigenvalues = 0;
  static constexpr bool symplectic = true;
  static constexpr bool reversible = true;

  /// The eigenvalues of \f$ A^{-1} \f$, whose rows are (3, -3 + 2 sqrt 3) and (-3 - 2 sqrt 3, 3), are 3 + i sqrt 3 and
  /// its conjugate. The row (1, -i (2 - sqrt 3)) times the matrix is 3 + i sqrt 3 times itself.
  template <class T>
  static constexpr collocation_numbers<T, 2, 0> numbers() {
    using math::sqrt;
    T const root = sqrt(T(3));
    T const zero(0), one(1), half = T(1) / T(2);
    return {{half - root / T(6), half + root / T(6)},
            {-root, root},
            {},
            {{{T(3), root}}},
            {{{{one, zero}}, {{zero, root - T(2)}}}},
            {{{{one, zero}}, {{zero, -root - T(2)}}}}};
  }
};

}  // namespace detail

/// Implicit midpoint: symplectic and reversible, the implicit Runge-Kutta method of one stage
/// in the middle of the step.
///
/// \f[ y_{n+1} = y_n + h\, f\Bigl(\frac{y_n + y_{n+1}}2,\; t_n + \tfrac h2\Bigr) \f]
///
/// Has second order for every field and every state, and is A-stable: stable for any step with oscillations and decays.
/// It keeps invariants of second degree in the state to rounding, such as the energy of springs and the size of an
/// angular momentum. It does not damp stiff motions, which oscillate.
///
/// Use it for long runs of coupled or stiff springs without friction, and if the method must be symplectic even though
/// the forces depend on velocity.
/// Cost: two evaluations a step at least and the Jacobian.
/// Source: K. Feng, J. Comput. Math. 4, 279 (1986).
/// \throw std::runtime_error if the Jacobian is singular or Newton's method does not converge; the message has the time
/// \proof{examples/reference/methods.cpp,implicit_midpoint}
using implicit_midpoint = collocation<detail::implicit_midpoint_table>;

/// Gauss 4: symplectic and reversible, the implicit Runge-Kutta method of two stages at the
/// nodes of Gauss.
///
/// \f[ c = \frac12 \mp \frac{\sqrt3}6, \qquad
///     A = \begin{pmatrix} \frac14 & \frac14 - \frac{\sqrt3}6 \\ \frac14 + \frac{\sqrt3}6 & \frac14
///     \end{pmatrix}, \qquad b = \tfrac12, \tfrac12 \f]
///
/// Has fourth order for every field and every state. It is A-stable, so that no spring is too stiff, and keeps
/// invariants of second degree in the state to rounding.
///
/// Use it for long runs of coupled or stiff springs without friction, and for charges in magnetic fields and for tops
/// if the method must be symplectic even though their forces depend on velocity.
/// Cost: four evaluations a step at least and the Jacobian.
/// Source: J. C. Butcher, Math. Comp. 18, 50 (1964).
/// \throw std::runtime_error if the Jacobian is singular or Newton's method does not converge; the message has the time
/// \proof{examples/reference/methods.cpp,gauss4}
using gauss4 = collocation<detail::gauss4_table>;

}  // namespace unitstep
