// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <unitstep/methods/detail/fail_unsolved.hpp>
#include <unitstep/methods/detail/jacobian.hpp>
#include <unitstep/methods/detail/rodas5p_numbers.hpp>
#include <unitstep/methods/detail/run_account.hpp>
#include <utility>

namespace unitstep::detail {

/// The polynomial of fourth degree within a step: its ends, and three rows that bend it.
template <class State>
struct rodas_path {
  using layout = as_vector<State>;
  using T = typename layout::number;

  State start;
  State end;
  std::array<state_vector<T, layout::size>, 3> bends;

  constexpr State operator()(T const& share) const {
    T const left = T(1) - share;
    return layout::take(
        layout::put(start) * left +
        (layout::put(end) + (bends[0] + (bends[1] + bends[2] * share) * share) * left) * share);
  }
};

/// What `rodas5p` does.
template <raw_state State, class Field>
struct rodas_step {
  using layout = as_vector<State>;
  using T = typename layout::number;
  static constexpr std::size_t n = layout::size;
  using vector_type = state_vector<T, n>;
  using system = jacobian_of<State, Field>;
  using numbers = rodas5p_numbers;
  using matrix_type = typename system::matrix_type;
  using lu_type = lu<T, n, typename system::band>;
  static constexpr std::size_t stages = numbers::stages;
  using result_type = std::remove_cvref_t<decltype(std::declval<Field const&>()(
      std::declval<State const&>(), T()))>;

  struct memory {
    result_type slope{};  // what the field returns at the state
    matrix_type jacobian{};
    vector_type by_time{};  // the derivative of the rates by time
    bool is_here = false;   // both are those of this state
    run_account<T, n> account{};

    static constexpr bool is_long = system::is_long;
    void take(vector_type const& y) { jacobian.take(y), by_time = vector_type::beside(y); }
  };

  struct result {
    State state;
    decltype(detail::as_change<State>(vector_type{})) error;
    bool converged;
    std::array<vector_type, 3> bends;
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
    vector_type const y = layout::put(state),
                      slope = vector_field<State, Field>::of(state, m.slope);
    if (!m.is_here) {
      find_jacobian(f, y, slope, t, dt, m);
      m.is_here = true;
    }
    ++m.account.factorisations;
    std::array<vector_type, stages> u{};
    if (!make(f, m.jacobian, m.by_time, y, slope, t, dt, u))
      return {state, detail::as_change<State>(vector_type{}), false, {}};
    return {layout::take(end_of(y, u)),
            detail::as_change<State>(u[stages - 1]),
            true,
            {{sum<0>(u), sum<1>(u), sum<2>(u)}}};
  }

  static constexpr void accept(memory& m, result const& a, Field const& field, T const& t,
                               T const& dt) {
    m.slope = field(a.state, t + dt);
    m.is_here = false;
  }

  static constexpr State step(State const& state, Field const& field, T const& t, T const& dt) {
    if (dt == T(0)) return state;
    system const f{field};
    memory m = begin(state, field, t);
    vector_type const y = layout::put(state),
                      slope = vector_field<State, Field>::of(state, m.slope);
    find_jacobian(f, y, slope, t, dt, m);
    std::array<vector_type, stages> u{};
    bool const is_made = make(f, m.jacobian, m.by_time, y, slope, t, dt, u);
    vector_type const end = end_of(y, u);
    if constexpr (std::floating_point<T>) {
      if (long const none = detail::first_not_finite(is_made ? end : slope); none >= 0)
        detail::fail_step("rodas5p", detail::no_finite_step, f, y, t, dt,
                          of_field_somewhere - 1 - none);
    }
    if (!is_made) detail::fail_unsolved("rodas5p", detail::singular_jacobian, t, dt);
    return layout::take(end);
  }

private:
  static constexpr void find_jacobian(system const& f, vector_type const& y,
                                      vector_type const& slope, T const& t, T const& dt,
                                      memory& m) {
    vector_type size{};
    if constexpr (!system::is_exact) size = m.account.allowed.sizes(y, slope, dt);
    f.by_state(y, t, slope, size, dt, m.jacobian);
    m.by_time = f.by_time(y, t, slope, dt);
    ++m.account.jacobians;
  }

  // The stages; false if the matrix is singular.
  [[nodiscard]] static constexpr bool make(system const& f, matrix_type const& jacobian,
                                           vector_type const& by_time, vector_type const& y,
                                           vector_type const& slope, T const& t, T const& dt,
                                           std::array<vector_type, stages>& u) {
    lu_type m{};
    if (!m.factorise(jacobian, T(1) / (dt * T(numbers::gamma)), y)) return false;
    u[0] = slope + by_time * (dt * T(numbers::by_time[0]));
    m.solve(u[0]);
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      (make_stage<I + 1>(f, m, by_time, y, t, dt, u), ...);
    }(std::make_index_sequence<stages - 1>{});
    return true;
  }
  template <std::size_t i>
  static constexpr void make_stage(system const& f, lu_type const& m, vector_type const& by_time,
                                   vector_type const& y, T const& t, T const& dt,
                                   std::array<vector_type, stages>& u) {
    [&]<std::size_t... J>(std::index_sequence<J...>) {
      u[i] = f.rates((y + ... + (u[J] * T(numbers::a[i][J]))), t + dt * T(numbers::node[i])) +
             (... + (u[J] * (T(numbers::c[i][J]) / dt)));
      if constexpr (numbers::by_time[i] != 0) u[i] = u[i] + by_time * (dt * T(numbers::by_time[i]));
    }(std::make_index_sequence<i>{});
    m.solve(u[i]);
  }

  static constexpr vector_type end_of(vector_type const& y,
                                      std::array<vector_type, stages> const& u) {
    return [&]<std::size_t... J>(std::index_sequence<J...>) {
      return (y + ... + (u[J] * T(numbers::a[stages - 1][J]))) + u[stages - 1];
    }(std::make_index_sequence<stages - 1>{});
  }
  template <std::size_t k>
  static constexpr vector_type sum(std::array<vector_type, stages> const& u) {
    return [&]<std::size_t... J>(std::index_sequence<J...>) {
      return (... + (u[J] * T(numbers::dense[k][J])));
    }(std::make_index_sequence<stages>{});
  }
};

}  // namespace unitstep::detail
