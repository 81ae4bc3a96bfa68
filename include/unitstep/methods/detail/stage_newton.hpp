// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <limits>
#include <unitstep/math/detail/size_of.hpp>
#include <unitstep/methods/detail/collocation_numbers.hpp>
#include <unitstep/methods/detail/complex.hpp>
#include <unitstep/methods/detail/correction_length.hpp>
#include <unitstep/methods/detail/difference_width.hpp>
#include <unitstep/methods/detail/fail_unsolved.hpp>
#include <unitstep/methods/detail/jacobian.hpp>
#include <unitstep/methods/detail/vector_sums.hpp>

namespace unitstep::detail {

/// A row of complex numbers, whose parts are in two.
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

  std::array<lu<T, n, Band>, reals == 0 ? 1 : reals> real{};
  std::array<lu<complex<T>, n, Band>, pairs == 0 ? 1 : pairs> of_pair{};

  void take(vector const& y) {
    for (auto& m : real) m.take(y);
    for (auto& m : of_pair) m.take(y);
  }
  /// Makes them for vectors such as `y`; false if one of them is singular.
  [[nodiscard]] constexpr bool make(matrix<T, n, Band> const& j, T const& dt, vector const& y) {
    for (std::size_t e = 0; e < reals; ++e)
      if (!real[e].factorise(j, table.real[e] / dt, y)) return false;
    for (std::size_t e = 0; e < pairs; ++e)
      if (!of_pair[e].factorise(j, complex<T>(table.pair[e].re / dt, table.pair[e].im / dt), y))
        return false;
    return true;
  }

  /// Turns the rates at all stages into corrections of the stages.
  constexpr void correct(std::array<vector, stages> const& w, std::array<vector, stages>& rates,
                         T const& dt) const {
    std::array<vector, stages> r = detail::times(table.to, rates);
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

/// The sizes that rounding is relative to: a number itself, its change, and the terms of its rate times the step.
template <class T, std::size_t n, class Band>
constexpr state_vector<T, n> rounding_sizes(state_vector<T, n> const& y,
                                            state_vector<T, n> const& moved,
                                            matrix<T, n, Band> const& j, T const& dt) {
  using shape = matrix<T, n, Band>;
  state_vector<T, n> size = state_vector<T, n>::beside(y);
  for (std::size_t i = 0; i < y.length(); ++i) {
    T sum(0);
    for (std::size_t c = shape::first(i); c < j.end(i); ++c)
      sum += detail::size_of(j.a[i][c + shape::shift(i)] * y[c]);
    size[i] = detail::size_of(y[i]) + detail::size_of(moved[i]) + detail::size_of(dt) * sum +
              (std::numeric_limits<T>::min)();
  }
  return size;
}

/// A step of a collocation whose stages are solved for to rounding. Returns the end.
template <class Table, class System, class T>
constexpr auto stages_by_newton(typename System::vector_type const& y, System const& system,
                                T const& t, T const& dt, char const* name) {
  constexpr std::size_t n = System::n, stages = Table::stages;
  using matrices = stage_matrices<Table, T, n, typename System::band>;
  constexpr auto const& table = matrices::table;
  constexpr int most_iterations = 200;
  using vector_type = typename System::vector_type;

  matrices newton{};
  typename System::matrix_type jacobian{};
  std::array<vector_type, stages> z{}, w{}, change{};
  if constexpr (System::is_long) {
    z.fill(vector_type::zeros(y));
    w = z;
  }
  vector_type size = vector_type::beside(y);
  bool is_old = true, moves = true;
  T before(0);
  std::size_t worst = 0;
  if (dt == T(0)) return y;
  for (int k = 0; k < most_iterations; ++k) {
    for (std::size_t s = 0; s < stages; ++s)
      change[s] = system.rates(y + z[s], t + dt * table.nodes[s]);
    bool const is_fresh = is_old;
    if (is_old) {
      vector_type const at = y + z[stages - 1];
      if constexpr (std::floating_point<T>)
        for (std::size_t i = 0; i < y.length(); ++i)
          size[i] = detail::size_of(at[i]) + detail::size_of(change[stages - 1][i] * dt);
      system.by_state(at, t + dt * table.nodes[stages - 1], change[stages - 1], size, dt, jacobian);
      if (!newton.make(jacobian, dt, y))
        detail::fail_unsolved(name, detail::singular_jacobian, t, dt);
      if constexpr (std::floating_point<T>)
        size = detail::rounding_sizes(y, z[stages - 1], jacobian, dt);
    }
    newton.correct(w, change, dt);
    for (std::size_t s = 0; s < stages; ++s) w[s] = w[s] + change[s];
    z = detail::times(table.back, w);
    if constexpr (std::floating_point<T>) {
      correction_length<T, n, stages> const now(change, size);
      worst = now.worst;
      constexpr T digit = std::numeric_limits<T>::epsilon();
      T const length = now.length;
      if (!(length < std::numeric_limits<T>::infinity())) break;
      // With new sizes a length has nothing to be compared with.
      T const rate = is_fresh ? T(1) : length / before;
      if (length <= 2 * digit || (rate < 1 && length * rate / (1 - rate) <= digit)) {
        moves = false;
        break;
      }
      // Corrections that no longer shrink are rounding, unless they exceed half of the digits.
      if (k > 1 && !is_fresh && 2 * rate > 1 && length < digit / half_of_the_digits<T>) {
        moves = false;
        break;
      }
      is_old = !is_fresh && 10 * rate > 1;
      before = length;
    } else {
      moves = false;
      for (std::size_t s = 0; s < stages; ++s) moves = moves || !(change[s] == vector_type{});
      if (!moves) break;
      is_old = true;
    }
  }
  if (moves) detail::fail_unsolved(name, detail::no_convergence, t, dt, static_cast<long>(worst));
  vector_type end = y;
  for (std::size_t s = 0; s < stages; ++s)
    if (!(table.shares[s] == T(0))) end = end + z[s] * table.shares[s];
  return end;
}

}  // namespace unitstep::detail
