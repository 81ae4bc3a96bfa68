// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/detail/motion_change.hpp>

#include "order.hpp"
#include "residue.hpp"

// A method with an error estimate has three results: the step, its error, and the state within the step. Each becomes a
// method of its own here, so that every proof about methods covers all three, by the code that runs.

namespace laws {

template <class M>
struct facts_of {
  static constexpr int order = M::order;
  static constexpr int order_with_velocity_forces = M::order_with_velocity_forces;
  static constexpr int order_with_changing_steps = M::order_with_changing_steps;
};

/// The member with which a run under a tolerance goes on.
template <class M>
struct upper_member : facts_of<M> {
  template <class S, class F, class T>
  constexpr auto start(S const& s, F const& field, T const& t, T const&) const {
    return M{}.begin(s, field, t);
  }
  template <class S, class Memory, class F, class T>
  constexpr S step(S const& s, Memory& memory, F const& field, T const& t, T const& dt) const {
    auto const a = M{}.attempt(s, memory, field, t, dt);
    M{}.accept(s, memory, a, field, t, dt);
    return a.state;
  }
};

/// The member whose distance is the error.
template <class M>
struct lower_member : facts_of<M> {
  template <class S, class F, class T>
  constexpr S step(S const& s, F const& field, T const& t, T const& dt) const {
    auto memory = M{}.begin(s, field, t);
    auto const a = M{}.attempt(s, memory, field, t, dt);
    return unitstep::detail::moved(a.state, a.error, T(-1));
  }
};

/// The state at a share of a step, as a step that is longer by the inverse of the share.
template <class M, int over, int under>
struct dense_member : facts_of<M> {
  template <class S, class F, class T>
  constexpr S step(S const& s, F const& field, T const& t, T const& share_of_dt) const {
    T const share = T(over) / T(under);
    T const dt = share_of_dt / share;
    auto memory = M{}.begin(s, field, t);
    auto const before = memory;
    auto const a = M{}.attempt(s, memory, field, t, dt);
    M{}.accept(s, memory, a, field, t, dt);
    return M{}.dense(s, before, a, memory, field, t, dt)(share);
  }
};

/// Whether all three have their orders for states of any kind, as `order_of<Member, up_to>()` says.
template <class M, class OrderOf>
constexpr bool has_orders_of_a_pair(OrderOf order_of) {
  auto const has = [=]<class Member, int order>() {
    return order_of.template operator()<Member, order + 1>() == order;
  };
  return has.template operator()<upper_member<M>, M::order>() &&
         has.template operator()<lower_member<M>, M::error_order>() &&
         has.template operator()<dense_member<M, 1, 3>, M::dense_order>() &&
         has.template operator()<dense_member<M, 4, 5>, M::dense_order>();
}
/// By exact orders in numbers modulo a prime: fractions overflow.
template <class M, class T = modulo_a_prime>
constexpr bool has_the_orders_of_a_pair() {
  return has_orders_of_a_pair<M>(
      []<class Member, int up_to>() { return exact_order_of_states<Member, up_to, T>(); });
}
/// The same at run time.
template <class M, class T = modulo_a_prime>
bool has_the_orders_of_a_pair_of_program() {
  return has_orders_of_a_pair<M>([]<class Member, int up_to>() {
    return exact_order_of_states_of_program<Member, up_to, T>();
  });
}

/// The same for motions, under forces without velocity.
template <class M, class T = modulo_a_prime>
constexpr bool has_the_orders_of_a_pair_of_motions() {
  return exact_order<upper_member<M>, M::order + 1, false, true, T>() == M::order &&
         exact_order<lower_member<M>, M::error_order + 1, false, false, T>() == M::error_order &&
         exact_order<dense_member<M, 1, 3>, M::dense_order + 1, false, false, T>() ==
             M::dense_order;
}

/// How often an attempt, its acceptance, and dense output call the field.
struct pair_calls {
  int begin = 0, attempt = 0, accept = 0, dense = 0;
  constexpr bool operator==(pair_calls const&) const = default;
};
struct counting_rates {
  int* calls;
  template <class S, class T>
  constexpr auto operator()(S const& s, T const&) const {
    ++*calls;
    return -s.position;
  }
};
template <class M>
constexpr pair_calls calls_of_a_pair(M const& method = {}) {
  int calls = 0;
  counting_rates const field{&calls};
  unitstep::motion<double, double> const s{1, 0};
  pair_calls result{};
  auto memory = method.begin(s, field, 0.0);
  result.begin = calls;
  auto const before = memory;
  auto const a = method.attempt(s, memory, field, 0.0, 0.25);
  result.attempt = calls - result.begin;
  calls = 0;
  method.accept(s, memory, a, field, 0.0, 0.25);
  result.accept = calls;
  calls = 0;
  static_cast<void>(method.dense(s, before, a, memory, field, 0.0, 0.25)(0.5));
  result.dense = calls;
  return result;
}

/// Dense output ends at the ends of the step, up to the rounding of a few operations.
template <class M>
constexpr bool dense_output_joins(M const& method = {}) {
  unitstep::motion<double, double> const s{1, 0.5};
  auto const field = [](auto const& m, double t) { return -m.position - m.velocity + t; };
  auto memory = method.begin(s, field, 0.0);
  auto const before = memory;
  auto const a = method.attempt(s, memory, field, 0.0, 0.25);
  method.accept(s, memory, a, field, 0.0, 0.25);
  auto const path = method.dense(s, before, a, memory, field, 0.0, 0.25);
  auto const near = [](double x, double y) { return (x < y ? y - x : x - y) < 0x1p-48; };
  auto const end = path(1.0);
  return path(0.0) == s && near(end.position, a.state.position) &&
         near(end.velocity, a.state.velocity);
}

}  // namespace laws
