// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>
#include <unitstep/many/detail/aggregates_of_vectors.hpp>
#include <unitstep/many/detail/band_of_many.hpp>
#include <unitstep/many/detail/differences_of_many.hpp>
#include <unitstep/many/detail/tolerance_of_vectors.hpp>
#include <unitstep/methods/rodas5p.hpp>
#include <utility>

/// \file
/// \brief `rodas5p` on an aggregate with vectors, whose field says that it is `banded`: a step costs in proportion to
/// the numbers of the state.

namespace unitstep::detail {

template <class T>
struct as_vector<many<T>> {
  static constexpr bool is_raw = true;
  using number = T;
};

template <class T>
struct rodas_path<many<T>> {
  many<T> start;
  many<T> end;
  std::array<many<T>, 3> bends;

  many<T> operator()(T const& share) const {
    T const left = T(1) - share;
    return start * left + (end + (bends[0] + (bends[1] + bends[2] * share) * share) * left) * share;
  }
};

/// What an implicit method keeps during a run of vectors.
template <class T>
struct account_of_many {
  many<T> absolute;
  T relative{};
  bool is_told = false;
  long jacobians = 0;
  long factorisations = 0;

  void allow(allowed_of_aggregate<T> const& allowed, T share) {
    absolute = allowed.numbers;
    relative = share;
    is_told = true;
  }
};

template <class T, class Field>
struct rodas_step<many<T>, Field> {
  using state = many<T>;
  using numbers = rodas5p_numbers;
  using band = typename uncounted_field<Field>::band;
  static constexpr std::size_t stages = numbers::stages;
  using factors = lu_of_many<T, band::below, band::above>;

  struct memory {
    state slope;  // what the field returns at the state
    band_of_many<T, band::below, band::above> jacobian;
    state by_time;         // the derivative of the rates by time
    bool is_here = false;  // both are those of this state
    account_of_many<T> account;
  };
  struct result {
    many<T> state;
    many<T> error;
    bool converged;
    std::array<many<T>, 3> bends;
  };

  static memory begin(state const& y, Field const& field, T t) {
    memory m{};
    m.slope = field(y, t);
    // Arrays from the start: a run that keeps its last step holds three Jacobians at once, and is to have them after
    // two steps.
    m.jacobian = decltype(m.jacobian)::beside(y);
    m.by_time = state::beside(y);
    return m;
  }
  static result attempt(state const& y, memory& m, Field const& field, T t, T dt) {
    if (!m.is_here) {
      find_jacobian(field, y, t, dt, m);
      m.is_here = true;
    }
    ++m.account.factorisations;
    std::array<state, stages> u;
    if (!make(field, m, y, t, dt, u)) return {y, y, false, {}};
    return {end_of(y, u), u[stages - 1], true, {sum<0>(u), sum<1>(u), sum<2>(u)}};
  }
  static void accept(memory& m, result const& a, Field const& field, T t, T dt) {
    m.slope = field(a.state, t + dt);
    m.is_here = false;
  }
  static state step(state const& y, Field const& field, T t, T dt) {
    if (dt == T(0)) return y;
    memory m = begin(y, field, t);
    find_jacobian(field, y, t, dt, m);
    std::array<state, stages> u;
    if (!make(field, m, y, t, dt, u))
      detail::fail_unsolved("rodas5p", detail::singular_jacobian, t, dt);
    return end_of(y, u);
  }

private:
  static void find_jacobian(Field const& field, state const& y, T t, T dt, memory& m) {
    auto const& f = detail::uncounted(field);
    m.jacobian = detail::differences_of_many<T, band::below, band::above>(
        f, y, t, m.slope, dt, m.account.relative,
        m.account.is_told ? &m.account.absolute : nullptr);
    T const there = detail::nearby_time(t, dt);
    if (there == t)
      m.by_time = m.slope * T(0);
    else
      m.by_time = (f(y, there) - m.slope) / (there - t);
    ++m.account.jacobians;
  }
  // The stages; false if the matrix is singular.
  [[nodiscard]] static bool make(Field const& field, memory const& m, state const& y, T t, T dt,
                                 std::array<state, stages>& u) {
    factors solver(y);
    if (!solver.factorise(m.jacobian, T(1) / (dt * T(numbers::gamma)))) return false;
    u[0] = m.slope + m.by_time * (dt * T(numbers::by_time[0]));
    solver.solve(u[0]);
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      (make_stage<I + 1>(field, solver, m.by_time, y, t, dt, u), ...);
    }(std::make_index_sequence<stages - 1>{});
    return true;
  }
  template <std::size_t i>
  static void make_stage(Field const& field, factors const& solver, state const& by_time,
                         state const& y, T t, T dt, std::array<state, stages>& u) {
    [&]<std::size_t... J>(std::index_sequence<J...>) {
      state const at = (y + ... + (u[J] * T(numbers::a[i][J])));
      state const rates = field(at, t + dt * T(numbers::node[i]));
      u[i] = rates + (... + (u[J] * (T(numbers::c[i][J]) / dt))) +
             by_time * (dt * T(numbers::by_time[i]));
    }(std::make_index_sequence<i>{});
    solver.solve(u[i]);
  }
  static state end_of(state const& y, std::array<state, stages> const& u) {
    return [&]<std::size_t... J>(std::index_sequence<J...>) -> state {
      return (y + ... + (u[J] * T(numbers::a[stages - 1][J]))) + u[stages - 1];
    }(std::make_index_sequence<stages - 1>{});
  }
  template <std::size_t k>
  static state sum(std::array<state, stages> const& u) {
    return [&]<std::size_t... J>(std::index_sequence<J...>) -> state {
      return (... + (u[J] * T(numbers::dense[k][J])));
    }(std::make_index_sequence<stages>{});
  }
};

/// A step of `rodas5p` solves, but only along a band.
template <aggregate_of_vectors S>
struct stepping_of<S, rodas5p> : steps_numbers_of_many<rodas5p> {
  static constexpr bool suits = true;
};

}  // namespace unitstep::detail
