// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/methods/detail/implicit_step.hpp>
#include <unitstep/methods/detail/jacobian.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/units/detail/ieee_arithmetic.hpp>
#include <utility>

namespace unitstep::detail {

/// The numbers of `rodas5p`, in the form that needs no product with the Jacobian.
struct rodas5p_numbers {
  static constexpr std::size_t stages = 8;
  static constexpr double gamma = 0.21193756319429014;

  /// The weights of the stages before in the state at which a stage calls the field. The last row, plus the last stage,
  /// gives the end of the step.
  static constexpr double a[stages][stages] = {
      {},
      {3.0},
      {2.849394379747939, 0.45842242204463923},
      {-6.954028509809101, 2.489845061869568, -10.358996098473584},
      {2.8029986275628964, 0.5072464736228206, -0.3988312541770524, -0.04721187230404641},
      {-7.502846399306121, 2.561846144803919, -11.627539656261098, -0.18268767659942256,
       0.030198172008377946},
      {-7.502846399306121, 2.561846144803919, -11.627539656261098, -0.18268767659942256,
       0.030198172008377946, 1},
      {-7.502846399306121, 2.561846144803919, -11.627539656261098, -0.18268767659942256,
       0.030198172008377946, 1, 1}};

  /// The weights of the stages before on the right side, per step.
  static constexpr double c[stages][stages] = {
      {},
      {-14.155112264123755},
      {-17.97296035885952, -2.859693295451294},
      {147.12150275711716, -1.41221402718213, 71.68940251302358},
      {165.43517024871676, -0.4592823456491126, 42.90938336958603, -5.961986721573306},
      {24.854864614690072, -3.0009227002832186, 47.4931110020768, 5.5814197821558125,
       -0.6610691825249471},
      {30.91273214028599, -3.1208243349937974, 77.79954646070892, 34.28646028294783,
       -19.097331116725623, -28.087943162872662},
      {37.80277123390563, -3.2571969029072276, 112.26918849496327, 66.9347231244047,
       -40.06618937091002, -54.66780262877968, -9.48861652309627}};

  /// The time of a stage as a share of the step, and its weight of the derivative by time.
  static constexpr double node[stages] = {
      0, 0.6358126895828704, 0.4095798393397535, 0.9769306725060716, 0.4288403609558664, 1, 1, 1};
  static constexpr double by_time[stages] = {0.21193756319429014,
                                             -0.42387512638858027,
                                             -0.3384627126235924,
                                             1.8046452872882734,
                                             2.325825639765069,
                                             0,
                                             0,
                                             0};

  /// The polynomial within a step.
  static constexpr double dense[3][stages] = {
      {25.948786856663858, -2.5579724845846235, 10.433815404888879, -2.3679251022685204,
       0.524948541321073, 1.1241088310450404, 0.4272876194431874, -0.17202221070155493},
      {-9.91568850695171, -0.9689944594115154, 3.0438037242978453, -24.495224566215796,
       20.176138334709044, 15.98066361424651, -6.789040303419874, -6.710236069923372},
      {11.419903575922262, 2.8879645146136994, 72.92137995996029, 80.12511834622643,
       -52.072871366152654, -59.78993625266729, -0.15582684282751913, 4.883087185713722}};
};

/// The polynomial of fourth degree within a step: its ends, and three terms between them.
template <class State>
struct rodas_path {
  using layout = as_vector<State>;
  using T = typename layout::number;
  static constexpr int degree = 4;

  State start;
  State end;
  std::array<state_vector<T, layout::size>, 3> inner;

  constexpr State operator()(T const& share) const {
    T const left = T(1) - share;
    return layout::unflatten(
        layout::flatten(start) * left +
        (layout::flatten(end) + (inner[0] + (inner[1] + inner[2] * share) * share) * left) * share);
  }
};

/// The steps of `rodas5p`.
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
    result_type slope{};  // the result of the field at the state
    matrix_type jacobian{};
    vector_type by_time{};  // the derivative of the rates by time
    bool is_here = false;   // whether both are those of this state
    run_account<T, n> account{};

    static constexpr bool is_long = system::is_long;
    void allocate_for(vector_type const& y) {
      jacobian.allocate_for(y), by_time = vector_type::beside(y);
    }
  };

  struct result {
    State state;
    decltype(detail::as_change<State>(vector_type{})) error;
    bool converged;
    std::array<vector_type, 3> inner;
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
    vector_type const y = layout::flatten(state),
                      slope = vector_field<State, Field>::of(state, m.slope);
    if (!m.is_here) {
      find_jacobian(f, y, slope, t, dt, m);
      m.is_here = true;
    }
    ++m.account.factorisations;
    std::array<vector_type, stages> u{};
    if (!make(f, m, y, slope, t, dt, u))
      return {state, detail::as_change<State>(vector_type{}), false, {}};
    return {layout::unflatten(end_of(y, u)),
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
    vector_type const y = layout::flatten(state),
                      slope = vector_field<State, Field>::of(state, m.slope);
    find_jacobian(f, y, slope, t, dt, m);
    std::array<vector_type, stages> u{};
    bool const is_made = make(f, m, y, slope, t, dt, u);
    vector_type const end = end_of(y, u);
    if constexpr (std::floating_point<T>) {
      if (long const none = detail::first_not_finite(is_made ? end : slope); none >= 0)
        detail::fail_step("rodas5p", detail::no_finite_step, f, y, t, dt,
                          of_field_somewhere - 1 - none);
    }
    if (!is_made) detail::fail_step("rodas5p", detail::singular_jacobian, f, y, t, dt);
    return layout::unflatten(end);
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
  [[nodiscard]] static constexpr bool make(system const& f, memory const& m, vector_type const& y,
                                           vector_type const& slope, T const& t, T const& dt,
                                           std::array<vector_type, stages>& u) {
    lu_type factors{};
    if (!factors.factorise(m.jacobian, T(1) / (dt * T(numbers::gamma)), y)) return false;
    u[0] = slope + m.by_time * (dt * T(numbers::by_time[0]));
    factors.solve(u[0]);
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      (make_stage<I + 1>(f, factors, m.by_time, y, t, dt, u), ...);
    }(std::make_index_sequence<stages - 1>{});
    return true;
  }
  template <std::size_t i>
  static constexpr void make_stage(system const& f, lu_type const& factors,
                                   vector_type const& by_time, vector_type const& y, T const& t,
                                   T const& dt, std::array<vector_type, stages>& u) {
    [&]<std::size_t... J>(std::index_sequence<J...>) {
      u[i] = f.rates((y + ... + (u[J] * T(numbers::a[i][J]))), t + dt * T(numbers::node[i])) +
             (... + (u[J] * (T(numbers::c[i][J]) / dt)));
      if constexpr (numbers::by_time[i] != 0) u[i] = u[i] + by_time * (dt * T(numbers::by_time[i]));
    }(std::make_index_sequence<i>{});
    factors.solve(u[i]);
  }

  // At compile time: nvcc has a running kernel look for the table in the host's memory.
  template <std::size_t j>
  static consteval double of_end() {
    return numbers::a[stages - 1][j];
  }
  static constexpr vector_type end_of(vector_type const& y,
                                      std::array<vector_type, stages> const& u) {
    return [&]<std::size_t... J>(std::index_sequence<J...>) {
      return (y + ... + (u[J] * T(of_end<J>()))) + u[stages - 1];
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

namespace unitstep {

/// Rodas5P, a Rosenbrock method of eight stages: stiffly accurate, L-stable, with an error estimate,
/// and linear systems in place of Newton's method.
///
/// \f[ \Bigl(\frac1{\gamma h} - J\Bigr) u_i = f\Bigl(y_n + \sum_{j<i} a_{ij} u_j,\; t_n + c_i h\Bigr)
///     + \sum_{j<i} \frac{g_{ij}}h u_j + d_i h \frac{\partial f}{\partial t}, \qquad
///     y_{n+1} = y_n + \sum_i b_i u_i, \qquad \gamma \approx 0.212 \f]
///
/// Has fifth order for every field and every state. On stiff equations, such as those of Prothero and Robinson, its
/// order falls less than that of other Rosenbrock methods.
///
/// Use it in place of `radau5` for loose tolerances, or if each step has to cost the same. Its order needs the Jacobian
/// at the start of the step, so every step computes it: exactly, by dual numbers, if the field takes them. A Jacobian
/// of differences has half of the digits; under a tolerance that costs an evaluation for each number of the state in
/// every step, and hardly any accuracy (see the page on stiff problems). Far from zero it does: a difference is over
/// 1.5e-8 of the number, 15 mm at 1000 km. Where a field bends within that, the order falls to two, and a tolerance asks
/// for shorter steps: write such a field for every number type, or give its `with_jacobian`. It steps an aggregate with
/// vectors if the field is `banded`.
/// Cost: eight evaluations a step, a Jacobian, a derivative by time, and one real system that is solved eight
/// times.
/// Source: G. Steinebach, BIT Numer. Math. 63, 27 (2023).
/// \throw std::runtime_error if the matrix is singular; the message has the time
/// \proof{examples/reference/made_of_methods.cpp,rodas5p}
struct rodas5p : method_facts<5> {
  static constexpr int evaluations = 8;
  static constexpr bool adds_a_change = false;
  static constexpr bool solves_along_a_band = true;  ///< for an aggregate with vectors
  static constexpr int error_order = 4;              ///< of the lower member of the error estimate
  static constexpr int dense_order = 4;              ///< of the polynomial within a step

  /// One step of any state.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr State step(State const& y, Field const& field, Time t, Time dt) const {
    if constexpr (detail::solves_for<State, Field>)
      return detail::rodas_step<State, Field>::step(y, field, t, dt);
    else
      return detail::checked_step(y, field, t, dt);
  }

  /// The memory from one accepted step to the next.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr auto begin(State const& y, Field const& field, Time const& t) const {
    return detail::rodas_step<State, Field>::begin(y, field, t);
  }
  /// An attempt at a step, with its error.
  template <class State, class Memory, class Field, class Time>
  [[nodiscard]] constexpr auto attempt(State const& y, Memory& memory, Field const& field,
                                       Time const& t, Time const& dt) const {
    return detail::rodas_step<State, Field>::attempt(y, memory, field, t, dt);
  }
  /// Accepts an attempt.
  template <class State, class Memory, class Attempt, class Field, class Time>
  constexpr void accept(State const&, Memory& memory, Attempt const& a, Field const& field,
                        Time const& t, Time const& dt) const {
    detail::rodas_step<State, Field>::accept(memory, a, field, t, dt);
  }
  /// The states within a step, at a share of it.
  template <class State, class Memory, class Attempt, class Field, class Time>
  [[nodiscard]] constexpr auto dense(State const& y, Memory const&, Attempt const& a, Memory const&,
                                     Field const&, Time const&, Time const&) const {
    return detail::rodas_path<State>{y, a.state, a.inner};
  }
};

}  // namespace unitstep
