// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <stdexcept>
#include <type_traits>
#include <unitstep/answers/detail/given_on_duals.hpp>
#include <unitstep/drive/detail/events/search_event.hpp>
#include <unitstep/drive/step_control.hpp>
#include <unitstep/methods/collocation.hpp>
#include <unitstep/methods/detail/implicit_step.hpp>
#include <unitstep/methods/detail/jacobian.hpp>
#include <unitstep/methods/radau5.hpp>
#include <unitstep/units/fail.hpp>
#include <utility>

/// \file
/// \brief Runs whose numbers have slopes: a tolerance holds for the slopes, too, the times of events have slopes, and the
/// equations of an implicit step are solved for the values, and then for the slopes of their solution.
///
/// A solution z of g(z, p) = 0 has the slopes \f$ -g_z^{-1} g_p \f$, by whatever iteration it was found. One Newton
/// step from the solution, on duals and with its exact Jacobian, gives them; the values stay as they are.

namespace unitstep::detail {

/// The choice of numbers without slopes.
struct values_alone : choice_of_numbers {};
template <class T>
  requires is_dual<T>
struct leaf_on<T, values_alone> {
  using type = real_type<T>;
  static constexpr type convert(T const& x) { return detail::real_part(x); }
};
template <quantity_like Q>
  requires is_dual<number_of<Q>>
struct leaf_on<Q, values_alone> {
  using type = light<unit_of<Q>, real_type<number_of<Q>>>;
  static constexpr type convert(Q const& q) { return {detail::real_part(q.value())}; }
};

template <class State>
  requires (!std::is_void_v<typename dual_in<State>::type>)
struct plain_state<State> : rebound<State, values_alone> {};

/// A raw state, or a change of it, without slopes.
template <class Raw>
constexpr auto values_of(Raw const& raw) {
  return detail::to_number<values_alone>(raw);
}
/// Such a value as one of duals whose slopes are zero.
template <class Raw, class Plain>
constexpr Raw raw_of_values(Plain const& values) {
  return detail::to_number<typename dual_in<Raw>::type, Plain, Raw>(values);
}

/// Whether the errors of a number's slopes count under a tolerance: unless the function that is differentiated is in
/// `steps_by_values`.
template <class T>
inline constexpr bool error_counts_slopes = false;
template <class T, std::size_t N, class Of>
inline constexpr bool error_counts_slopes<unitstep::dual<T, N, Of>> =
    !requires { requires Of::steps_follow_values; };

/// Then each component counts by the larger of the errors of its value and its slopes, as in CVODES with full error
/// control: slopes are multiplied by the scale of their argument (`scale_of_argument`) and have the same absolute and
/// relative errors allowed. A slope, whose own absolute error nobody gave, need not have more digits than a number has.
template <class T, std::size_t N, class Of>
  requires error_counts_slopes<unitstep::dual<T, N, Of>>
struct counted_error<unitstep::dual<T, N, Of>> {
  using E = unitstep::dual<T, N, Of>;

  template <class A, class R>
  static constexpr A square(E const& e, A a, R const& r, E const& from, E const& to) {
    A const share = detail::real_part(r), rounding = 256 * std::numeric_limits<A>::epsilon();
    auto const one = [a](T const& error, A relative, T const& before, T const& after) {
      return A(detail::real_part(detail::sum_of_squares(error, a, T(relative), before, after)));
    };
    A sum = one(e.value, share, from.value, to.value);
    for (std::size_t i = 0; i < N; ++i) {
      A const of_slope =
          one(e.slope[i], share < rounding ? rounding : share, from.slope[i], to.slope[i]);
      if (of_slope > sum) sum = of_slope;
    }
    return sum;
  }
};

/// The length of the first step is found from the values.
template <class State>
  requires (!std::is_same_v<on_number<State, values_alone>, State>)
struct first_step_of<State> {
  template <int q, class Slope, class Field, class Allowed, class T>
  static constexpr T find(Slope const& slope, State const& s, Field const& field, T const& t,
                          T const& time_sign, T const& span, Allowed const& allowed,
                          T const& relative, T const& last) {
    auto const plain_field = [&](auto const& state, auto const& time) {
      return detail::values_of(field(detail::raw_of_values<State>(state), T(time)));
    };
    return detail::first_step<q>(detail::values_of(s), detail::values_of(slope), plain_field,
                                 detail::real_part(t), detail::real_part(time_sign),
                                 detail::real_part(span), allowed, detail::real_part(relative),
                                 detail::real_part(last));
  }
};

/// The length of the next step is found from the values, too.
template <int q, class T>
  requires is_dual<T>
struct step_chooser<q, T> {
  using plain_chooser = step_chooser<q, real_type<T>>;
  static constexpr real_type<T> least_before = plain_chooser::least_before;
  static constexpr T factor(step_control control, T const& now, T const& before) {
    return plain_chooser::factor(control, detail::real_part(now), detail::real_part(before));
  }
};

/// Infinite, and without slopes, which a product of duals would make NaN.
template <class T>
struct infinite_time {
  T value = std::numeric_limits<T>::infinity();

  constexpr operator T() const { return value; }
  constexpr infinite_time operator-() const { return {-value}; }
  friend constexpr T operator*(T const& time_sign, infinite_time const& x) {
    return time_sign.value < 0 ? -x.value : x.value;
  }
};
template <class T>
  requires is_dual<T>
inline constexpr infinite_time<T> never<T>{};

/// How many duals are nested in a number.
template <class T>
inline constexpr int nesting_of = 0;
template <class T, std::size_t N, class Of>
inline constexpr int nesting_of<unitstep::dual<T, N, Of>> = 1 + nesting_of<T>;

/// The share of a step at which an event lies, with its slopes: those of the function s(p) with \f$ g(s(p), p) = 0 \f$.
/// The root was found from the values. The rate of g by the share is exact, and each Newton step from the root by this
/// rate finds the slopes of one more nested dual.
template <class Raw>
  requires is_dual<Raw>
struct moving_root<Raw> {
  using T = typename Raw::constant;

  template <class Event, class State, class Time, class Run>
  static constexpr Raw of(Event const& event, along_curve<State, Time, Run> const& step,
                          real_type<Raw> share) {
    return of_one<State, Time>(event, step, share);
  }
  /// The length to the root of an event where a run is: 0 with slopes.
  template <class State, class Time, class Event, class Engine>
  static constexpr Raw length_to(Event const& event, Engine& engine) {
    struct {
      Engine& engine;
      Raw length;
      point_of_run<State, Time> mutable run;
      constexpr void go(Raw const& share) const { run = engine.tried(share * length); }
    } const ahead{engine, engine.trial_length(), engine.tried(Raw(T(0)))};
    return of_one<State, Time>(event, ahead, real_type<Raw>(0)) * ahead.length;
  }

private:
  template <class State, class Time, class Event, class Step>
  static constexpr Raw of_one(Event const& event, Step const& step, real_type<Raw> share) {
    auto const number = [&](Raw const& at) {
      step.go(at);
      return detail::event_value<State, Time, true>(event, step.run);
    };
    Raw root(share);
    using value_type = decltype(number(root));
    if constexpr (std::is_same_v<value_type, bool>) {
      fail<std::domain_error>(
          "unitstep: the time of an event that is true or false has no derivative: return a "
          "quantity "
          "that goes through zero");
    } else if constexpr (is_dual<value_type>) {
      value_type at = number(root);
      // The rate of the event by the share, besides its slopes.
      Raw there = root;
      T factor(1), rate(0);
      for (int i = 0; i < 2; ++i) {
        there.slope[0] = factor;
        rate = (number(there).slope[0] - at.slope[0]) / factor;
        if (rate == T(0))
          fail<std::domain_error>(
              "unitstep: the time of an event that only touches zero has no derivative");
        T const size = detail::size_of(at.slope[0] / rate);
        if (!(size > T(16))) break;
        factor = T(detail::real_part(size));
      }
      for (int i = 0; i < nesting_of<Raw>; ++i) {
        if (i > 0) at = number(root);
        root -= (at - detail::real_part(at)) / rate;
      }
    }
    return root;
  }
};

// The results of a field on the numbers of a Jacobian are converted there, so the callable itself is run on them.
template <class D, class State, class N, class Callable, class S, class Time>
struct dual_field<D, State, light_field<with_result_on<N, Callable>, S, Time>> {
  static constexpr bool suits = field_on_number<D, S, Time, Callable>;
  static constexpr auto of(light_field<with_result_on<N, Callable>, S, Time> const& f) {
    return detail::field_on<D, S, Time>(f.field.callable);
  }
};
template <class D, class State, class N, class Callable, class S, class Time, class Result,
          class Places>
struct dual_field<D, State, aggregate_field<with_result_on<N, Callable>, S, Time, Result, Places>> {
  static constexpr bool suits = field_on_number<D, S, Time, Callable>;
  static constexpr auto of(
      aggregate_field<with_result_on<N, Callable>, S, Time, Result, Places> const& f) {
    return detail::field_on<D, S, Time>(f.field.callable);
  }
};

/// A raw field of duals as one of values.
template <class State, class Field>
struct values_of_field {
  Field const& field;

  template <class S, class Time>
  constexpr auto operator()(S const& s, Time const& t) const {
    return detail::values_of(field(detail::raw_of_values<State>(s), t));
  }
};

/// The rates of a system of duals and their derivatives, as values.
template <class System>
struct values_of_system {
  using T = real_type<typename System::T>;
  static constexpr std::size_t n = System::n;
  using bare = typename System::bare;
  using vector_type = state_vector<T, n>;
  using band = typename System::band;
  using matrix_type = matrix<T, n, band>;
  static constexpr bool is_long = false;
  static constexpr bool is_exact = true;

  System system;

  constexpr void by_state(vector_type const& y, T const& t, vector_type const& here,
                          vector_type const& size, T const& dt, matrix_type& m) const {
    typename System::matrix_type full{};
    system.by_state(lifted(y), t, lifted(here), lifted(size), dt, full);
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t j = 0; j < matrix_type::width; ++j)
        m.a[i][j] = detail::real_part(full.a[i][j]);
  }
  constexpr vector_type rates(vector_type const& y, T const& t) const {
    return detail::values_of(system.rates(lifted(y), t));
  }

private:
  static constexpr auto lifted(vector_type const& y) {
    return detail::raw_of_values<typename System::vector_type>(y);
  }
};

template <raw_state Plain, class State, class Field>
struct jacobian_of<Plain, values_of_field<State, Field>>
    : values_of_system<jacobian_of<State, Field>> {
  constexpr explicit jacobian_of(values_of_field<State, Field> const& values)
      : values_of_system<jacobian_of<State, Field>>{{values.field}} {}
};

/// A number as a row of plain ones: its value and its slopes, however nested.
template <class T>
struct row_of_number {
  static constexpr std::size_t size = 1;
  static constexpr T& at(T& x, std::size_t) { return x; }
};
template <class T, std::size_t N, class Of>
struct row_of_number<unitstep::dual<T, N, Of>> {
  using inner = row_of_number<T>;
  static constexpr std::size_t size = (N + 1) * inner::size;
  static constexpr auto& at(unitstep::dual<T, N, Of>& x, std::size_t k) {
    std::size_t const which = k / inner::size;
    return inner::at(which == 0 ? x.value : x.slope[which - 1], k % inner::size);
  }
};

/// Solves for the slopes of a vector by the factors of a matrix of values: each kind of slope is a right side.
template <class Factors, class V>
constexpr void solve_each_slope(Factors const& m, V& x) {
  using row = row_of_number<std::remove_cvref_t<decltype(x[0])>>;
  for (std::size_t k = 1; k < row::size; ++k) {
    std::array<real_type<std::remove_cvref_t<decltype(x[0])>>, V::size> side{};
    for (std::size_t i = 0; i < V::size; ++i) side[i] = row::at(x[i], k);
    m.solve(side);
    for (std::size_t i = 0; i < V::size; ++i) row::at(x[i], k) = side[i];
  }
}

/// The inverse of the matrix A of a collocation, from its eigenvalues and the rows that lead to them.
template <class Table, class P>
constexpr auto inverse_of_stages() {
  constexpr std::size_t n = Table::stages, reals = Table::real_eigenvalues;
  auto const& table = numbers_of<Table, P>;
  std::array<std::array<P, n>, n> turned = table.to, inverse{};
  for (std::size_t j = 0; j < n; ++j) {
    for (std::size_t e = 0; e < reals; ++e) turned[e][j] = table.real[e] * table.to[e][j];
    for (std::size_t e = 0; e < (n - reals) / 2; ++e) {
      std::size_t const at = reals + 2 * e;
      P const v = table.to[at][j], w = table.to[at + 1][j];
      turned[at][j] = v * table.pair[e].re - w * table.pair[e].im;
      turned[at + 1][j] = v * table.pair[e].im + w * table.pair[e].re;
    }
  }
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j)
      for (std::size_t k = 0; k < n; ++k) inverse[i][j] += table.back[i][k] * turned[k][j];
  return inverse;
}

/// The slopes of the stages z of a step whose values are solved for, of the equations
/// \f$ \frac1h \sum_j (A^{-1})_{ij} z_j = f(y + z_i, t_i) \f$: one system of linear equations with the Jacobian of each
/// stage, which is solved as often as duals are nested.
/// \return whether they were found: not if it is singular
template <class Table, class System, class T, class Rows, class PlainRows>
[[nodiscard]] constexpr bool solve_for_slopes(System const& system,
                                              typename System::vector_type const& y, T const& t,
                                              T const& dt, PlainRows const& solved, Rows& z) {
  using P = real_type<T>;
  using vector = typename System::vector_type;
  constexpr std::size_t stages = Table::stages, n = System::n, all = stages * n;
  constexpr auto inverse = inverse_of_stages<Table, P>();
  constexpr auto const& table = numbers_of<Table, P>;
  P const h = detail::real_part(dt);
  lu<P, all, band<all - 1, all - 1>> m{};
  for (std::size_t s = 0; s < stages; ++s) {
    z[s] = detail::raw_of_values<vector>(solved[s]);
    T const at = t + dt * table.nodes[s];
    vector const here = y + z[s];
    typename System::matrix_type j{};
    system.by_state(here, at, system.rates(here, at), vector{}, dt, j);
    for (std::size_t i = 0; i < n; ++i) {
      for (std::size_t k = 0; k < stages; ++k) m.a[s * n + i][k * n + i] = inverse[s][k] / h;
      for (std::size_t c = j.first(i); c < j.end(i); ++c)
        m.a[s * n + i][s * n + c] -= detail::real_part(j.a[i][c + j.shift(i)]);
    }
  }
  if (!m.factorise()) return false;
  for (int pass = 0; pass < nesting_of<T>; ++pass) {
    state_vector<T, all> left{};
    for (std::size_t s = 0; s < stages; ++s) {
      vector const rates = system.rates(y + z[s], t + dt * table.nodes[s]);
      for (std::size_t i = 0; i < n; ++i) {
        left[s * n + i] = rates[i];
        for (std::size_t k = 0; k < stages; ++k) left[s * n + i] -= z[k][i] * inverse[s][k] / dt;
      }
    }
    detail::solve_each_slope(m, left);
    for (std::size_t s = 0; s < stages; ++s)
      for (std::size_t i = 0; i < n; ++i)
        z[s][i] += left[s * n + i] - detail::real_part(left[s * n + i]);
  }
  return true;
}

/// A step of length 0 with slopes, as to a time that varies, by Taylor's series, whose terms of higher order vanish.
template <class System, class T>
constexpr auto moved_by_slopes(typename System::vector_type const& y, System const& system,
                               T const& t, T const& dt) {
  auto const a = system.rates(y, t);
  auto const b = system.rates(y + a * (dt / 2), t + dt / 2);
  auto const c = system.rates(y + b * (dt / 2), t + dt / 2);
  auto const d = system.rates(y + c * dt, t + dt);
  return y + (a + (b + c) * T(2) + d) * (dt / 6);
}

/// A step of a collocation on duals.
template <class Table, class System, class T>
  requires is_dual<T>
struct stages_of_number<Table, System, T> {
  static constexpr auto end(typename System::vector_type const& y, System const& system, T const& t,
                            T const& dt) {
    using P = real_type<T>;
    P const h = detail::real_part(dt), now = detail::real_part(t);
    if (h == P(0)) return detail::moved_by_slopes(y, system, t, dt);
    using plain_system = values_of_system<System>;
    plain_system const inside{system};
    auto const start = detail::values_of(y);
    stage_newton<Table, plain_system, P> newton(start, inside, now);
    if (!newton.find(h))
      detail::fail_step(Table::name, detail::reason_of(newton.worst), inside, start, now, h,
                        newton.worst);
    std::array<typename System::vector_type, Table::stages> z{};
    if (!detail::solve_for_slopes<Table>(system, y, t, dt, newton.z, z))
      detail::fail_step(Table::name, "unitstep: the slopes of an implicit step were not found",
                        inside, start, now, h);
    typename System::vector_type end = y;
    for (std::size_t s = 0; s < Table::stages; ++s)
      if (!(newton.table.shares[s] == P(0))) end = end + z[s] * newton.table.shares[s];
    return end;
  }
};

/// A method that only solves linear equations does so on duals, and needs no allowed error.
template <class T, std::size_t n>
  requires is_dual<T>
struct run_account<T, n> {
  long jacobians = 0;
  long factorisations = 0;

  /// In place of the errors allowed, by which a Jacobian is found by differences: that has no slopes.
  struct no_differences {
    template <class Vector, class Time>
    constexpr Vector sizes(Vector const& y, Vector const&, Time const&) const {
      using verdict = diagnostics::refuse<
          "method",
          diagnostics::words<"radau5, for slopes of what turns or of a second_law with a callable">,
          std::conditional_t<std::is_void_v<Vector>, void, diagnostics::words<"rodas5p">>>;
      static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                    "wrong unit");
      return y;
    }
  };
  [[no_unique_address]] no_differences allowed{};

  template <class Raw, class Relative>
  constexpr void allow(Raw const&, Relative const&) {}
};

/// What `radau5` does under a tolerance, on duals: a step of the values, and the slopes of its stages.
template <raw_state State, class Field>
  requires is_dual<typename as_vector<State>::number>
struct radau_step<State, Field> {
  using layout = as_vector<State>;
  using T = typename layout::number;
  using vector_type = state_vector<T, layout::size>;
  using plain_state = on_number<State, values_alone>;
  using plain_field = values_of_field<State, Field>;
  using inside = radau_step<plain_state, plain_field>;
  using result_type = std::remove_cvref_t<decltype(std::declval<Field const&>()(
      std::declval<State const&>(), T()))>;

  struct memory : inside::memory {
    result_type slope{};  // what the field returns at the state, with its slopes
  };
  using change = decltype(detail::as_change<State>(vector_type{}));
  struct result {
    State state;
    change error;
    bool converged;
    std::array<vector_type, 3> stages;
    long worst;
    typename inside::result of_values;
  };

  template <class Time>
  static constexpr memory begin(State const& y, Field const& field, Time const& t) {
    return {inside::begin(detail::values_of(y), plain_field{field}, detail::real_part(t)),
            field(y, t)};
  }
  template <class Time>
  static constexpr result attempt(State const& state, memory& m, Field const& field, Time const& t,
                                  Time const& dt) {
    if (detail::real_part(dt) == 0)
      return {layout::unflatten(detail::moved_by_slopes(
                  layout::flatten(state), jacobian_of<State, Field>{field}, T(t), T(dt))),
              {},
              true,
              {},
              0,
              {detail::values_of(state), {}, true, {}, 1, 0}};
    auto const made = inside::attempt(detail::values_of(state), m, plain_field{field},
                                      detail::real_part(t), detail::real_part(dt));
    result r{state, detail::raw_of_values<change>(made.error), made.converged, {}, made.worst,
             made};
    if (!made.converged) return r;
    vector_type const y = layout::flatten(state);
    jacobian_of<State, Field> const system{field};
    if (!detail::solve_for_slopes<radau5_table>(system, y, T(t), T(dt), made.stages, r.stages)) {
      r.converged = r.of_values.converged = false;
      return r;
    }
    r.state = layout::unflatten(y + r.stages[2]);
    if constexpr (error_counts_slopes<T>) {
      auto const& weight = radau_weights<T>.error;
      T const h(dt);
      vector_type e = detail::weighted(
                          r.stages, std::array<T, 3>{weight[0] / h, weight[1] / h, weight[2] / h}) +
                      vector_field<State, Field>::of(state, m.slope);
      detail::solve_each_slope(m.newton.real[0], e);
      auto const of_values = as_vector<decltype(made.error)>::flatten(made.error);
      for (std::size_t i = 0; i < layout::size; ++i)
        e[i] = e[i] - detail::real_part(e[i]) + of_values[i];
      r.error = detail::as_change<State>(e);
    }
    return r;
  }
  template <class Time>
  static constexpr void accept(State const& y, memory& m, result const& a, Field const& field,
                               Time const& t, Time const& dt) {
    if (detail::real_part(dt) != 0)
      inside::accept(detail::values_of(y), m, a.of_values, plain_field{field}, detail::real_part(t),
                     detail::real_part(dt));
    m.slope = field(a.state, t + dt);
  }
};

}  // namespace unitstep::detail
