// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <limits>
#include <unitstep/methods/detail/collocation_numbers.hpp>
#include <unitstep/methods/detail/complex.hpp>
#include <unitstep/methods/detail/correction_length.hpp>
#include <unitstep/methods/detail/fail_unsolved.hpp>
#include <unitstep/methods/detail/jacobian.hpp>
#include <unitstep/methods/detail/vector_sums.hpp>

namespace unitstep::detail {

/// The matrices of Newton's method for the stages of a collocation: \f$ \lambda/h - J \f$ for each real
/// eigenvalue of \f$ A^{-1} \f$ and for one of each complex pair.
template <class Table, class T, std::size_t n, class Band>
struct stage_matrices {
  using vector = state_vector<T, n>;
  using complex_vector = state_vector<complex<T>, n>;
  static constexpr std::size_t stages = Table::stages;
  static constexpr std::size_t reals = Table::real_eigenvalues;
  static constexpr std::size_t pairs = (stages - reals) / 2;
  static constexpr auto const& table = numbers_of<Table, T>;

  std::array<lu<T, n, Band>, reals == 0 ? 1 : reals> real{};
  std::array<lu<complex<T>, n, Band>, pairs == 0 ? 1 : pairs> of_pair{};

  /// False if one of them is singular.
  [[nodiscard]] constexpr bool make(matrix<T, n, Band> const& j, T const& dt) {
    for (std::size_t e = 0; e < reals; ++e)
      if (!make(real[e], j, table.real[e] / dt)) return false;
    for (std::size_t e = 0; e < pairs; ++e)
      if (!make(of_pair[e], j, complex<T>(table.pair[e].re / dt, table.pair[e].im / dt)))
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
      complex_vector x = pairs_of(r[at], r[at + 1], w[at], w[at + 1], re, im, places{});
      of_pair[e].solve(x);
      apart(x, r[at], r[at + 1], places{});
    }
    rates = r;
  }

private:
  using places = std::make_index_sequence<n>;

  // The complex right side of a pair, and its solution as two real vectors.
  template <std::size_t... I>
  static constexpr complex_vector pairs_of(vector const& r, vector const& s, vector const& v,
                                           vector const& w, T const& re, T const& im,
                                           std::index_sequence<I...>) {
    return {{complex<T>(r.n[I] - (v.n[I] * re - w.n[I] * im),
                        s.n[I] - (w.n[I] * re + v.n[I] * im))...}};
  }
  template <std::size_t... I>
  static constexpr void apart(complex_vector const& x, vector& re, vector& im,
                              std::index_sequence<I...>) {
    re = {{x.n[I].re...}};
    im = {{x.n[I].im...}};
  }

  template <class S>
  [[nodiscard]] static constexpr bool make(lu<S, n, Band>& m, matrix<T, n, Band> const& j,
                                           S const& on_diagonal) {
    using shape = matrix<T, n, Band>;
    m.a = {};
    for (std::size_t i = 0; i < n; ++i) {
      std::size_t const s = shape::shift(i);
      for (std::size_t c = shape::first(i); c < shape::end(i); ++c)
        m.a[i][c + s] = S(-j.a[i][c + s]);
      m.a[i][i + s] = m.a[i][i + s] + on_diagonal;
    }
    return m.factorise();
  }
};

/// The sizes that rounding is relative to: a number itself, its change, and the terms of its rate times the step.
template <class T, std::size_t n, class Band>
constexpr state_vector<T, n> rounding_sizes(state_vector<T, n> const& y,
                                            state_vector<T, n> const& moved,
                                            matrix<T, n, Band> const& j, T const& dt) {
  using shape = matrix<T, n, Band>;
  state_vector<T, n> size{};
  auto const magnitude = [](T const& x) { return x < 0 ? -x : x; };
  for (std::size_t i = 0; i < n; ++i) {
    T sum(0);
    for (std::size_t c = shape::first(i); c < shape::end(i); ++c)
      sum += magnitude(j.a[i][c + shape::shift(i)] * y[c]);
    size[i] = magnitude(y[i]) + magnitude(moved[i]) + magnitude(dt) * sum +
              (std::numeric_limits<T>::min)();
  }
  return size;
}

/// A step of a collocation whose stages are solved for to rounding. Returns the end.
template <class Table, class System, class T, std::size_t... I>
constexpr auto stages_by_newton(state_vector_of<T, std::index_sequence<I...>> const& y,
                                System const& system, T const& t, T const& dt, char const* name) {
  constexpr std::size_t n = sizeof...(I), stages = Table::stages;
  using matrices = stage_matrices<Table, T, n, typename System::band>;
  constexpr auto const& table = matrices::table;
  constexpr int most_iterations = 200;
  using vector_type = state_vector<T, n>;

  matrices newton{};
  typename System::matrix_type jacobian{};
  std::array<vector_type, stages> z{}, w{}, change{};
  vector_type size{};
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
        for (std::size_t i = 0; i < n; ++i)
          size[i] = (at[i] < 0 ? -at[i] : at[i]) + (change[stages - 1][i] * dt < 0
                                                        ? -change[stages - 1][i] * dt
                                                        : change[stages - 1][i] * dt);
      system.by_state(at, t + dt * table.nodes[stages - 1], change[stages - 1], size, dt, jacobian);
      if (!newton.make(jacobian, dt)) detail::fail_unsolved(name, detail::singular_jacobian, t, dt);
      if constexpr (std::floating_point<T>)
        size = detail::rounding_sizes(y, z[stages - 1], jacobian, dt);
      is_old = false;
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
      if (k > 1 && !is_fresh && 2 * rate > 1 &&
          length < T(sizeof(T) == sizeof(float) ? 4096 : 1 << 26) * digit) {
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
