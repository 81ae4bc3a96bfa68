// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <unitstep/field/detail/field_on_number.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/methods/detail/jacobian.hpp>
#include <unitstep/methods/detail/taylor_coefficients.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>

namespace unitstep::detail {

/// The terms \f$ x_k h^k \f$ of a step, which sum to the state at any share of it.
template <class State, int p>
struct taylor_path {
  using layout = as_vector<State>;
  using T = typename layout::number;
  using vector_type = state_vector<T, layout::size>;
  static constexpr int degree = p;

  std::array<vector_type, static_cast<std::size_t>(p) + 1> term;

  /// The state at a share of the step, summed from its smallest terms.
  constexpr State operator()(T const& share) const {
    vector_type sum = term[p];
    for (std::size_t k = p; k-- > 0;) sum = term[k] + sum * share;
    return layout::unflatten(sum);
  }
  /// The sum of the sizes of the last two terms: for an even or an odd function one of them is zero.
  constexpr vector_type last_terms() const {
    vector_type sizes{};
    for (std::size_t i = 0; i < layout::size; ++i)
      sizes.n[i] = unitstep::magnitude(term[p].n[i]) + unitstep::magnitude(term[p - 1].n[i]);
    return sizes;
  }
  /// The terms of a step from the same state that is `ratio` times as long.
  constexpr taylor_path stretched(T const& ratio) const {
    taylor_path other{};
    other.term[0] = term[0];
    T power = ratio;
    for (std::size_t k = 1; k <= p; ++k, power = power * ratio) other.term[k] = term[k] * power;
    return other;
  }
};

/// A step of `taylor`.
template <raw_state State, class Field, int p>
struct taylor_step {
  using layout = as_vector<State>;
  using T = typename layout::number;
  using on_series = series<T, p>;
  using field_on_series = dual_field<on_series, State, uncounted_field<Field>>;
  using path = taylor_path<State, p>;
  static_assert(field_on_series::suits,
                "taylor: the field has to be callable with any number (auto const&)");

  /// The terms of the step that was tried last.
  struct memory {
    path terms{};
    T dt{};
    bool is_here = false;  // whether they belong to this state
  };
  struct result {
    State state;
    decltype(detail::as_change<State>(state_vector<T, layout::size>{})) error;
    path terms;
  };

  static constexpr path terms(State const& y, Field const& field, T const& t, T const& dt) {
    taylor_coefficients<T, layout::size, p> x(layout::flatten(y), t, dt);
    x.up_to(p, field_on_series::of(detail::uncounted(field)), dt);
    if constexpr (requires { field.count(p); }) field.count(p);
    path made{};
    for (std::size_t k = 0; k <= p; ++k)
      for (std::size_t i = 0; i < layout::size; ++i) made.term[k].n[i] = x.x.n[i].c[k];
    return made;
  }

  /// A shorter step from the same state has the same coefficients, unless they were too large for a number.
  static constexpr result attempt(State const& y, memory& m, Field const& field, T const& t,
                                  T const& dt) {
    m.terms = m.is_here ? m.terms.stretched(dt / m.dt) : terms(y, field, t, dt);
    m.dt = dt;
    m.is_here = is_finite(m.terms.term[p]);
    return {m.terms(T(1)), detail::as_change<State>(m.terms.last_terms()), m.terms};
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// Taylor: the solution's own series of any order p, cut off after p terms,
///
/// \f[ y_{n+1} = \sum_{k=0}^{p} x_k h^k, \qquad x_0 = y_n, \quad x_{k+1} = \frac{f_k}{k + 1} \f]
///
/// where \f$ f_k \f$ is coefficient k of the field, called with the series as far as it is known: the derivatives need
/// neither hand-written code nor differences. The series is also the state at any moment of the step.
///
/// Under a `tolerance` the estimated error is the size of the last two terms. A rejected step costs no evaluation,
/// since a shorter one has the same coefficients.
///
/// The field must be callable with any number (`auto const&`), or be one of the library's laws. At a kink of the field
/// (a floor, a limit) there is no series: let steps end there. A step that begins at a kink takes the branch of the
/// motion that follows. The magnitude of a vector is smooth just after rest too. A root of a sum of squares written out
/// is not.
///
/// Use it for smooth problems where 12 digits or more count, with an order of about 12 to 20.
/// Cost: p evaluations on series; each product in the field takes about \f$ p^3 / 6 \f$ multiplications a step.
/// Source: R. E. Moore, Interval Analysis (1966), ch. 11; A. Jorba, M. Zou, Experimental Mathematics 14, 99 (2005).
/// Refuses forces whose field names its types, and states with an orientation.
/// \throw std::runtime_error if the field has a root, a broken power or the angle of 0, or jumps; it names the time
///
/// \tparam p the order, at least 2. For a relative tolerance r least work is done at about \f$ 1 - \tfrac12 \ln r \f$:
///           12 for ten digits, 18 for fifteen
/// \proof{examples/reference/made_of_methods.cpp,taylor}
template <int p = 12>
struct taylor : method_facts<p> {
  static_assert(p >= 2, "taylor<p>: p is at least 2, since the last two terms tell the error");

  static constexpr int evaluations = p;  ///< with series
  static constexpr bool adds_a_change = false;
  static constexpr bool steps_on_groups = false;
  static constexpr int error_order = p - 2;  ///< of the sum without the last two terms
  static constexpr int dense_order = p;      ///< of the polynomial within a step

  /// The verdict on a field: it must take series.
  template <class State, class Field, class Time>
  static consteval auto verdict_on_field() {
    using raw = decltype(unitstep::raw_field<State, Time>(std::declval<Field const&>()));
    using state = typename raw_form<State>::raw;
    if constexpr (detail::dual_field<series<typename detail::as_vector<state>::number, p>, state,
                                     raw>::suits)
      return diagnostics::accepted{};
    else
      return detail::refused_on_number<Field>{};
  }

  /// One step of any state without an orientation.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr State step(State const& y, Field const& field, Time t, Time dt) const {
    if constexpr (detail::only_checks_units<Field>)
      return detail::checked_step(y, field, t, dt);
    else
      return detail::taylor_step<State, Field, p>::terms(y, field, t, dt)(Time(1));
  }

  /// The memory while a step is tried again.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr auto begin(State const&, Field const&, Time const&) const {
    return typename detail::taylor_step<State, Field, p>::memory{};
  }
  /// A step with its estimated error.
  template <class State, class Memory, class Field, class Time>
  [[nodiscard]] constexpr auto attempt(State const& y, Memory& memory, Field const& field,
                                       Time const& t, Time const& dt) const {
    return detail::taylor_step<State, Field, p>::attempt(y, memory, field, t, dt);
  }
  /// Accepts an attempt. The memory belongs to the state before it.
  template <class State, class Memory, class Attempt, class Field, class Time>
  constexpr void accept(State const&, Memory& memory, Attempt const&, Field const&, Time const&,
                        Time const&) const {
    memory.is_here = false;
  }
  /// The states within a step, at a share of it.
  template <class State, class Memory, class Attempt, class Field, class Time>
  [[nodiscard]] constexpr auto dense(State const&, Memory const&, Attempt const& a, Memory const&,
                                     Field const&, Time const&, Time const&) const {
    return a.terms;
  }
};

}  // namespace unitstep
