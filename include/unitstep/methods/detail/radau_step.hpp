// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <unitstep/math/detail/size_of.hpp>
#include <unitstep/methods/collocation.hpp>
#include <unitstep/methods/detail/radau_dense_output.hpp>
#include <unitstep/methods/detail/run_account.hpp>

namespace unitstep::detail {

/// What `radau5` does under a tolerance.
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
    result_type slope{};  // what the field returns at the state
    typename system::matrix_type jacobian{};
    matrices newton{};
    std::array<vector_type, 3> before{};  // the stages of the step before
    T last_step{};                        // its length, 0 before the first
    T rate = T(1);                        // how fast corrections shrank
    T made_for{};                         // the step of the matrices, 0 if there are none
    bool is_here = false;                 // the Jacobian is that of this state
    bool is_good = false;                 // it need not be found anew
    bool is_retry = false;                // the last attempt was not accepted
    run_account<T, n> account{};

    static constexpr bool is_long = system::is_long;
    void take(vector_type const& y) {
      jacobian.take(y), newton.take(y);
      for (auto& stage : before) stage = vector_type::beside(y);
    }
  };

  struct result {
    State state;
    decltype(detail::as_change<State>(vector_type{})) error;
    bool converged;
    std::array<vector_type, 3> stages;
    T rate;          // how fast corrections shrank
    long worst = 0;  // the number that was the farthest off where they did not
  };

  static constexpr memory begin(State const& y, Field const& field, T const& t) {
    memory m{};
    m.slope = field(y, t);
    detail::prepare(m, layout::put(y));
    return m;
  }

  static constexpr result attempt(State const& state, memory& m, Field const& field, T const& t,
                                  T const& dt) {
    system const f{field};
    vector_type const y = layout::put(state);
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

  // Newton's method for the stages, with matrices that are kept. What remains is estimated from how fast the
  // corrections shrink; in the first iteration, from how fast they did in the step before.
  static constexpr result solved(system const& f, vector_type const& y, T const& t, T const& dt,
                                 vector_type const& share, memory const& m) {
    constexpr int most_iterations = 10;
    vector_type const none = vector_type::zeros(y);
    std::array<vector_type, 3> z{none, none, none}, w = z, change{}, moved{};
    if (m.last_step != T(0)) {
      T const ratio = dt / m.last_step;
      // The first guess of the stages: the polynomial of the step before, extrapolated.
      z = {going_on(m, ratio * table.nodes[0]), going_on(m, ratio * table.nodes[1]),
           going_on(m, ratio)};
      w = detail::times(table.to, z);
    }
    T const enough = m.account.unsolved;
    // Corrections shrink at least with the square of the step, and an old estimate of their rate is not trusted.
    T const longer = m.last_step != T(0) ? dt / m.last_step : T(1);
    T before(0), rate = 8 * m.rate * (longer > 1 ? longer * longer : T(1)), slowest(0);
    bool converged = false, has_left = false;
    int k = 0;
    for (; k < most_iterations && !converged; ++k) {
      change = {f.rates(y + z[0], t + dt * table.nodes[0]),
                f.rates(y + z[1], t + dt * table.nodes[1]), f.rates(y + z[2], t + dt)};
      m.newton.correct(w, change, dt);
      w = {w[0] + change[0], w[1] + change[1], w[2] + change[2]};
      z = detail::times(table.back, w);
      moved = detail::times(table.back, change);
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
      // Corrections that no longer shrink are rounding, or do not converge.
      converged = rate < T(1) ? rate * length <= enough * (1 - rate) : length <= enough;
      if (k > 0 && rate >= T(1)) break;
      before = length;
    }
    // A single iteration gives no new estimate of the rate.
    return {layout::take(y + z[2]),
            {},
            converged,
            z,
            k > 1 ? slowest : rate,
            converged ? 0 : farthest(f.rates(y, t + dt), moved[2], share, has_left)};
  }
  // The number whose rate is none, or that was corrected most, by the size that is allowed.
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

  // The estimate of third order: the difference to a formula with the rates at the start, damped by the
  // real matrix; where it is too large and the last attempt failed, damped twice.
  static constexpr void estimate(system const& f, vector_type const& y, vector_type const& slope,
                                 T const& t, T const& dt, memory const& m, result& r) {
    auto const& weight = radau_weights<T>.error;
    vector_type const part = detail::weighted(
        r.stages, std::array<T, 3>{weight[0] / dt, weight[1] / dt, weight[2] / dt});
    vector_type e = part + slope;
    m.newton.real[0].solve(e);
    if (m.is_retry || m.last_step == T(0)) {
      vector_type const share = m.account.allowed.shares(y, layout::put(r.state));
      if (m.account.allowed.is_told && detail::size_over(e, share) > T(1)) {
        e = part + f.rates(y + e, t);
        m.newton.real[0].solve(e);
      }
    }
    r.error = detail::as_change<State>(e);
  }
};

}  // namespace unitstep::detail
