// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <unitstep/math/magnitude.hpp>
#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/methods/detail/dual_field.hpp>
#include <unitstep/methods/detail/taylor_coefficients.hpp>

namespace unitstep::detail {

/// The terms \f$ x_k h^k \f$ of a step, and their sum at any share of it.
template <class State, int p>
struct taylor_path {
  using layout = as_vector<State>;
  using T = typename layout::number;
  using vector_type = state_vector<T, layout::size>;

  std::array<vector_type, static_cast<std::size_t>(p) + 1> term;

  /// The state at a share of the step, its smallest terms first.
  constexpr State operator()(T const& share) const {
    vector_type sum = term[p];
    for (std::size_t k = p; k-- > 0;) sum = term[k] + sum * share;
    return layout::take(sum);
  }
  /// The size of the last two terms: of an even or an odd function one of them is zero.
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
    bool is_here = false;  // they are those of this state
  };
  struct result {
    State state;
    decltype(detail::as_change<State>(state_vector<T, layout::size>{})) error;
    path terms;
  };

  static constexpr path terms(State const& y, Field const& field, T const& t, T const& dt) {
    taylor_coefficients<T, layout::size, p> x(layout::put(y), t, dt);
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
