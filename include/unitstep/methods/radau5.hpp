// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/methods/collocation.hpp>
#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/methods/detail/implicit_step.hpp>
#include <unitstep/units/number.hpp>

namespace unitstep::detail {

/// The numbers of `radau5`.
struct radau5_table {
  static constexpr char const* name = "radau5";
  static constexpr int order = 5;
  static constexpr std::size_t stages = 3;
  static constexpr std::size_t real_eigenvalues = 1;
  static constexpr bool symplectic = false;
  static constexpr bool reversible = false;

  /// The inverse of A, from the root of 6.
  template <class T>
  static constexpr std::array<std::array<T, 3>, 3> inverse(T const& r) {
    return {{{{T(2) + r / T(2), (T(29) * r - T(36)) / T(30), (T(6) - T(4) * r) / T(15)}},
             {{(T(-36) - T(29) * r) / T(30), T(2) - r / T(2), (T(6) + T(4) * r) / T(15)}},
             {{(T(8) * r - T(3)) / T(3), (T(-8) * r - T(3)) / T(3), T(5)}}}};
  }

  /// The eigenvalues of the inverse of A are the roots of \f$ x^3 - 9 x^2 + 36 x - 60 \f$: with p the cube root of 3, 3
  /// - p + p^2 and the pair 3 + (p - p^2) / 2 + i sqrt 3 (p + p^2) / 2.
  template <class T>
  static constexpr collocation_numbers<T, 3, 1> numbers() {
    using math::cbrt, math::sqrt;
    T const root = sqrt(T(6)), p = cbrt(T(3)), q = p * p;
    T const real = T(3) - p + q;
    complex<T> const pair(T(3) + (p - q) / T(2), sqrt(T(3)) * (p + q) / T(2));
    auto const m = inverse(root);
    auto const a = left<complex<T>>(m, complex<T>(real)), b = left<complex<T>>(m, pair);
    std::array<std::array<T, 3>, 3> const to{
        {{{a[0].re, a[1].re, T(1)}}, {{b[0].re, b[1].re, T(1)}}, {{b[0].im, b[1].im, T(0)}}}};
    return {{(T(4) - root) / T(10), (T(4) + root) / T(10), T(1)},
            {T(0), T(0), T(1)},
            {real},
            {pair},
            to,
            inverse_of(to)};
  }

private:
  // The row (x, y, 1) with (x, y, 1) m = e (x, y, 1), from the first two columns.
  template <class C, class T>
  static constexpr std::array<C, 2> left(std::array<std::array<T, 3>, 3> const& m, C const& e) {
    C const a = C(m[0][0]) - e, b = C(m[1][0]), c = C(m[0][1]), d = C(m[1][1]) - e;
    C const u = C(m[2][0]), v = C(m[2][1]), size = a * d - b * c;
    return {(b * v - d * u) / size, (c * u - a * v) / size};
  }
  template <class T>
  static constexpr std::array<std::array<T, 3>, 3> inverse_of(
      std::array<std::array<T, 3>, 3> const& m) {
    std::array<std::array<T, 3>, 3> r{};
    T const size = m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1]) +
                   m[0][1] * (m[1][2] * m[2][0] - m[1][0] * m[2][2]) +
                   m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0]);
    for (std::size_t i = 0; i < 3; ++i)
      for (std::size_t j = 0; j < 3; ++j) {
        std::size_t const a = (j + 1) % 3, b = (j + 2) % 3, c = (i + 1) % 3, d = (i + 2) % 3;
        r[i][j] = (m[a][c] * m[b][d] - m[a][d] * m[b][c]) / size;
      }
    return r;
  }
};

/// For `radau5`: the factors of its stages in the polynomial of its dense output, each the reciprocal of a product of
/// differences of nodes, and the weights of the stages in the error estimate.
template <class T>
struct radau_shares {
  std::array<T, 3> path;
  std::array<T, 3> error;

  static constexpr radau_shares made() {
    auto const& c = numbers_of<radau5_table, T>.nodes;
    T const one(1), root = math::sqrt(T(6));
    return {{one / (c[0] * (c[0] - c[1]) * (c[0] - one)),
             one / (c[1] * (c[1] - c[0]) * (c[1] - one)), one / ((one - c[0]) * (one - c[1]))},
            {(T(-13) - T(7) * root) / T(3), (T(7) * root - T(13)) / T(3), T(-1) / T(3)}};
  }
};
template <class T>
UNITSTEP_TABLE constexpr radau_shares<T> radau_weights = radau_shares<T>::made();

/// The polynomial of third degree through the start of a step and its three stages.
template <class State>
struct radau_dense_output {
  static constexpr int degree = 3;
  using layout = as_vector<State>;
  using T = typename layout::number;
  using vector_type = state_vector<T, layout::size>;

  State start;
  std::array<vector_type, 3> stages;

  constexpr State operator()(T const& share) const {
    return layout::unflatten(layout::flatten(start) + of(stages, share));
  }
  /// The polynomial less the state at the start, at a share `s` of the step, in Lagrange's form. A share above 1
  /// extrapolates.
  static constexpr vector_type of(std::array<vector_type, 3> const& z, T const& s) {
    auto const& c = numbers_of<radau5_table, T>.nodes;
    auto const& u = radau_weights<T>;
    T const a = s - c[0], b = s - c[1], d = s - T(1);
    return detail::weighted(
        z, std::array<T, 3>{s * b * d * u.path[0], s * a * d * u.path[1], s * a * b * u.path[2]});
  }
};

/// The steps of `radau5` under a tolerance.
template <raw_state State, class Field>
struct radau_step {
  using layout = as_vector<State>;
  using T = typename layout::number;
  static constexpr std::size_t n = layout::size;
  using vector_type = state_vector<T, n>;
  using system = jacobian_of<State, Field>;
  using matrices = stage_matrices<radau5_table, T, n, typename system::band>;
  static constexpr auto const& table = matrices::table;

  using result_type = std::remove_cvref_t<decltype(std::declval<Field const&>()(
      std::declval<State const&>(), T()))>;

  struct memory {
    result_type slope{};  // the result of the field at the state
    typename system::matrix_type jacobian{};
    matrices newton{};
    std::array<vector_type, 3> before{};  // the stages of the step before
    T last_step{};                        // its length, 0 before the first
    T rate = T(1);                        // the factor by which corrections shrank
    T made_for{};                         // the step of the matrices, 0 if there are none
    bool is_here = false;                 // whether the Jacobian is that of this state
    bool is_good = false;                 // whether it need not be computed again
    bool is_retry = false;                // whether the last attempt was not accepted
    run_account<T, n> account{};

    static constexpr bool is_long = system::is_long;
    void allocate_for(vector_type const& y) {
      jacobian.allocate_for(y), newton.allocate_for(y);
      for (auto& stage : before) stage = vector_type::beside(y);
    }
  };

  struct result {
    State state;
    decltype(detail::as_change<State>(vector_type{})) error;
    bool converged;
    std::array<vector_type, 3> stages;
    T rate;          // the factor by which corrections shrank
    long worst = 0;  // the number that was the farthest off, if they did not shrink
  };

  static constexpr memory begin(State const& y, Field const& field, T const& t) {
    memory m{};
    m.slope = field(y, t);
    detail::prepare(m, layout::flatten(y));
    return m;
  }

  static constexpr result attempt(State const& state, memory& m, Field const& field, T const& t,
                                  T const& dt) {
    system const f{field};
    vector_type const y = layout::flatten(state);
    vector_type const slope = vector_field<State, Field>::of(state, m.slope);
    vector_type const share = m.account.allowed.shares(y, y);
    if (!m.is_here && !m.is_good) find_jacobian(f, y, slope, t, dt, m);
    for (;;) {
      if (m.made_for != dt) {
        ++m.account.factorisations;
        m.made_for = dt;
        if (!m.newton.make(m.jacobian, dt, y)) return refused(state, m);
      }
      result r = solved(f, y, t, dt, share, m);
      if (r.converged) {
        estimate(f, y, slope, t, dt, m, r);
        m.is_retry = true;
        return r;
      }
      if (m.is_here) return refused(state, m, r.worst);
      find_jacobian(f, y, slope, t, dt, m);
    }
  }

  static constexpr void accept(State const&, memory& m, result const& a, Field const& field,
                               T const& t, T const& dt) {
    m.slope = field(a.state, t + dt);
    m.before = a.stages;
    m.last_step = dt;
    m.is_here = false;
    m.is_retry = false;
    m.rate = a.rate;
    m.is_good = a.rate <= T(1) / T(1000);
  }

private:
  static constexpr void find_jacobian(system const& f, vector_type const& y,
                                      vector_type const& slope, T const& t, T const& dt,
                                      memory& m) {
    vector_type size{};
    if constexpr (!system::is_exact) size = m.account.allowed.sizes(y, slope, dt);
    f.by_state(y, t, slope, size, dt, m.jacobian);
    ++m.account.jacobians;
    m.is_here = true;
    m.made_for = T(0);
  }

  static constexpr result refused(State const& state, memory& m, long worst = -1) {
    m.is_retry = true;
    return {state, detail::as_change<State>(vector_type{}), false, {}, T(1), worst};
  }

  // Newton's method for the stages, with matrices that are kept. It estimates the error that remains from the factor by
  // which corrections shrink, in the first iteration from that of the step before.
  static constexpr result solved(system const& f, vector_type const& y, T const& t, T const& dt,
                                 vector_type const& share, memory const& m) {
    constexpr int most_iterations = 10;
    vector_type const none = vector_type::zeros(y);
    std::array<vector_type, 3> z{none, none, none}, w = z, change{}, moved{};
    if (m.last_step != T(0)) {
      T const ratio = dt / m.last_step;
      // The first guess of the stages extrapolates the polynomial of the step before.
      z = {going_on(m, ratio * table.nodes[0]), going_on(m, ratio * table.nodes[1]),
           going_on(m, ratio)};
      w = detail::times(table.to, z, matrices::all_stages);
    }
    T const enough = m.account.unsolved;
    // Corrections are assumed to grow with the square of the step, and an old estimate of their factor to be too small.
    T const longer = m.last_step != T(0) ? dt / m.last_step : T(1);
    T before(0), rate = 8 * m.rate * (longer > 1 ? longer * longer : T(1)), slowest(0);
    bool converged = false, has_left = false;
    int k = 0;
    for (; k < most_iterations && !converged; ++k) {
      change = {f.rates(y + z[0], t + dt * table.nodes[0]),
                f.rates(y + z[1], t + dt * table.nodes[1]), f.rates(y + z[2], t + dt)};
      m.newton.correct(w, change, dt);
      w = {w[0] + change[0], w[1] + change[1], w[2] + change[2]};
      z = detail::times(table.back, w, matrices::all_stages);
      moved = detail::times(table.back, change, matrices::all_stages);
      T const length = math::sqrt((detail::squares_over(moved[0], share) +
                                   detail::squares_over(moved[1], share) +
                                   detail::squares_over(moved[2], share)) /
                                  T(static_cast<int>(y.length() > 0 ? 3 * y.length() : 1)));
      has_left = !unitstep::is_finite(length);
      if (has_left) break;
      if (k > 0) {
        rate = before > T(0) ? length / before : T(0);
        slowest = rate > slowest ? rate : slowest;
      }
      // Corrections that no longer shrink are rounding, or the iteration does not converge.
      converged = rate < T(1) ? rate * length <= enough * (1 - rate) : length <= enough;
      if (k > 0 && rate >= T(1)) break;
      before = length;
    }
    // A single iteration gives no new estimate of the rate.
    return {layout::unflatten(y + z[2]),
            {},
            converged,
            z,
            k > 1 ? slowest : rate,
            converged ? 0 : farthest(f.rates(y, t + dt), moved[2], share, has_left)};
  }
  // The number whose rate is not finite, or whose correction is the largest relative to the allowed error.
  static constexpr long farthest(vector_type const& rates, vector_type const& moved,
                                 vector_type const& share, bool has_left) {
    std::size_t worst = 0;
    T most(0);
    for (std::size_t i = 0; i < moved.length(); ++i) {
      T const size = detail::size_of(moved[i] * share[i]);
      if (!unitstep::is_finite(rates[i])) return of_field_somewhere - 1 - static_cast<long>(i);
      if (size > most) most = size, worst = i;
    }
    return has_left ? of_field_somewhere : static_cast<long>(worst);
  }
  static constexpr vector_type going_on(memory const& m, T const& share) {
    return radau_dense_output<State>::of(m.before, T(1) + share) - m.before[2];
  }

  // The estimate of third order: the difference to a formula with the rates at the start, damped by the real matrix;
  // damped twice if it is too large and the last attempt failed.
  static constexpr void estimate(system const& f, vector_type const& y, vector_type const& slope,
                                 T const& t, T const& dt, memory const& m, result& r) {
    auto const& weight = radau_weights<T>.error;
    vector_type const part = detail::weighted(
        r.stages, std::array<T, 3>{weight[0] / dt, weight[1] / dt, weight[2] / dt});
    vector_type e = part + slope;
    m.newton.real[0].solve(e);
    if (m.is_retry || m.last_step == T(0)) {
      vector_type const share = m.account.allowed.shares(y, layout::flatten(r.state));
      if (m.account.allowed.is_told && detail::size_over(e, share) > T(1)) {
        e = part + f.rates(y + e, t);
        m.newton.real[0].solve(e);
      }
    }
    r.error = detail::as_change<State>(e);
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// Radau 5, Radau IIA of three stages: stiffly accurate, L-stable, with an error estimate.
///
/// \f[ z_i = h \sum_j a_{ij}\, f(y_n + z_j,\; t_n + c_j h), \qquad y_{n+1} = y_n + z_3, \qquad
///     c = \frac{4 \mp \sqrt6}{10},\ 1 \f]
///
/// Has fifth order for every field and every state. A motion that decays much faster than the step is gone at the end
/// of it. The error of a step of stiff equations is of fourth order at least.
///
/// Use it for stiff problems, such as chemistry, circuits, heat and strong dampers, where an explicit method needs much
/// shorter steps than the accuracy asks for.
///
/// Under a `tolerance` a formula of third order estimates the error, with the same matrix. Newton's method goes as far
/// as the tolerance requires. The stages start from the polynomial of the step before. The Jacobian is kept while
/// corrections shrink fast. Within a step the state is a polynomial of third degree. If all but the slow motion is
/// damped, steps may get too long for that polynomial; limit them by `longest_step`. With steps of `dt` the stages are
/// solved to rounding. It steps an aggregate with vectors if the field is `banded`. Cost: three evaluations in every
/// iteration, two more in a step under a tolerance; a real and a complex system.
/// Source: E. Hairer, G. Wanner, J. Comput. Appl. Math. 111, 93 (1999); the same, Solving Ordinary Differential
/// Equations II, 2nd ed. (1996), IV.8.
/// \throw std::runtime_error if the matrix is singular or Newton's method does not converge; the message has the time
/// \proof{examples/reference/made_of_methods.cpp,radau5}
struct radau5 : collocation<detail::radau5_table> {
  static constexpr int evaluations = 6;  ///< at least
  static constexpr int error_order = 3;  ///< of the lower member of the error estimate
  static constexpr int dense_order = 3;  ///< of the polynomial within a step

  /// The memory from one accepted step to the next.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr auto begin(State const& y, Field const& field, Time const& t) const {
    return detail::radau_step<State, Field>::begin(y, field, t);
  }
  /// An attempt at a step, with its error.
  template <class State, class Memory, class Field, class Time>
  [[nodiscard]] constexpr auto attempt(State const& y, Memory& memory, Field const& field,
                                       Time const& t, Time const& dt) const {
    return detail::radau_step<State, Field>::attempt(y, memory, field, t, dt);
  }
  /// Accepts an attempt.
  template <class State, class Memory, class Attempt, class Field, class Time>
  constexpr void accept(State const& y, Memory& memory, Attempt const& a, Field const& field,
                        Time const& t, Time const& dt) const {
    detail::radau_step<State, Field>::accept(y, memory, a, field, t, dt);
  }
  /// The states within a step, at a share of it: the polynomial of the stages.
  template <class State, class Memory, class Attempt, class Field, class Time>
  [[nodiscard]] constexpr auto dense(State const& y, Memory const&, Attempt const& a, Memory const&,
                                     Field const&, Time const&, Time const&) const {
    return detail::radau_dense_output<State>{y, a.stages};
  }
};

}  // namespace unitstep
