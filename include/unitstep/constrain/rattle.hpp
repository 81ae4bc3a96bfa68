// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <unitstep/constrain/constrained.hpp>
#include <unitstep/methods/composition.hpp>
#include <unitstep/methods/detail/stepping.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/state/motion.hpp>

/// \file
/// \brief RATTLE and compositions of it, which hold constraints to the last digits.

namespace unitstep {

namespace detail {

/// The verdict of a method that solves for constraints on its field.
template <class Field>
struct constraints_verdict {
  using type = diagnostics::refuse<"field", diagnostics::words<"constrained{field, ...}">, Field>;
};
template <class Field, class... C>
struct constraints_verdict<constrained<Field, C...>> {
  using type = diagnostics::accepted;
};

}  // namespace detail

/// RATTLE, velocity Verlet with constraints: positions are moved onto them along the gradients at the start of the
/// step, velocities along those at its end.
///
/// \f[ v_{1/2} = v_n + \tfrac h2\, a_n - \tfrac h2 M^{-1} G_n^T \lambda, \qquad
///     x_{n+1} = x_n + h\, v_{1/2}, \qquad g(x_{n+1}) = 0, \f]
/// \f[ v_{n+1} = v_{1/2} + \tfrac h2\, a_{n+1} - \tfrac h2 M^{-1} G_{n+1}^T \mu, \qquad
///     G_{n+1} v_{n+1} + \partial_t g = 0, \qquad a = F / m \f]
///
/// The multipliers are solved for by Newton's method to the last digits, so that g and its derivative stay zero but for
/// rounding, however long the run is. Of second order, symplectic on the states that keep the constraints, and
/// reversible, for forces of the position alone. The new acceleration sees the velocity in the middle of the step, so
/// with forces that depend on velocity the order is one. Those across the velocity, as a magnetic force or Coriolis'
/// is, then give energy without bound, \f$ \sqrt{1 + h^2 \omega^2} \f$ of the speed in each step: take `projected`
/// around a pair.
///
/// A rod has its length at the ends of the steps. Between them `interpolate` returns states on a chord: `project` them
/// if that shows.
///
/// Of rigid bodies the drift \f$ x_{n+1} = x_n + h\, v_{1/2} \f$ is that of free bodies, which turn by rotations about
/// their own axes: symplectic and reversible too, and the angular momentum of bodies that are tied to each other alone
/// stays but for rounding.
///
/// Use it for constrained motion over long times. Its field is a `constrained` one. Cost: one evaluation a step and one
/// to start; it evaluates the constraints, and solves a system with an unknown for each, about four times.
/// Source: H. C. Andersen, J. Comput. Phys. 52, 24 (1983); B. Leimkuhler, R. D. Skeel, J. Comput. Phys. 112, 117
/// (1994); E. Hairer, C. Lubich, G. Wanner, Geometric Numerical Integration, 2nd ed. (2006), VII.1.4; A. Dullweber, B.
/// Leimkuhler,
/// R. McLachlan, J. Chem. Phys. 107, 5840 (1997) for the rotations.
/// \throw std::runtime_error if the multipliers are not found, or a constraint follows from the others
/// \proof{examples/reference/constrain.cpp,rattle}
struct rattle : method_facts<2> {
  static constexpr int order_with_velocity_forces = 1;
  static constexpr int evaluations = 1;
  static constexpr int starting_evaluations = 1;
  static constexpr bool symplectic = true;
  static constexpr bool reversible = true;
  static constexpr bool adds_a_change = false;  ///< it moves the state onto the constraints
  static constexpr bool steps_vectors = true;   ///< though it adds no change

  /// \cond
  using instead_under_tolerance = diagnostics::words<"projected{dormand_prince5{}}, or a dt">;
  /// \endcond
  /// The verdict: the field must have constraints.
  template <class State, class Field, class Time>
  static consteval auto verdict_on_field() {
    return typename detail::constraints_verdict<Field>::type{};
  }

  /// The memory: the acceleration at the start of the step, without constraints.
  template <class X, class V, class Field, class Time>
  [[nodiscard]] constexpr auto start(motion<X, V> const& s, Field const& field, Time t,
                                     Time) const {
    if constexpr (detail::raw_with_constraints<Field>)
      return detail::uncounted(field).push(s, t);
    else
      return field(s, t);
  }

  /// One step of a motion.
  template <class X, class V, class A, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> const& s, A& a, Field const& field, Time t,
                                            Time dt) const {
    V velocity = s.velocity + a * (dt / 2);
    if constexpr (detail::raw_with_constraints<Field>) {
      auto const& tied = detail::uncounted(field);
      auto&& storage = tied.storage();
      X position = s.position;
      tied.evaluate(position, t, storage.start);
      tied.drift(position, velocity, t + dt, dt, storage);
      a = tied.push(motion<X, V>{position, velocity}, t + dt);
      velocity += a * (dt / 2);
      tied.evaluate(position, t + dt, storage.here);
      tied.project_velocity(velocity, position, t + dt, storage);
      return {position, velocity};
    } else {
      static_assert(detail::only_checks_units<Field>, "rattle: a field without constraints");
      X const position = s.position + velocity * dt;
      a = field(motion<X, V>{position, velocity}, t + dt);
      velocity += a * (dt / 2);
      return {position, velocity};
    }
  }
};

/// Steps of different lengths by a reversible method of second order, one after another: \f$ w_1 h, w_2 h, \dots \f$
/// with the shares of a table of leapfrogs, such as `yoshida6::table`, give its order. It is symplectic and reversible
/// where the method is.
///
/// With forces that depend on velocity, or a table that is no palindrome, it has only the order of the method.
/// Cost: that of the method for each share.
/// Source: H. Yoshida, Phys. Lett. A 150, 262 (1990); S. Reich, SIAM J. Numer. Anal. 33, 475 (1996) for constraints.
/// \proof{examples/reference/constrain.cpp,rattle}
template <class Method, class Table>
struct composed : method_facts<Table::order> {
  [[no_unique_address]] Method method;  ///< what makes the steps

  static constexpr auto shares = Table::template coefficients<double>();  ///< of the step, in order
  static constexpr std::size_t count = shares.kick.size();                ///< how many there are

  static constexpr int order_with_velocity_forces = Method::order_with_velocity_forces;
  static constexpr int evaluations = static_cast<int>(count) * Method::evaluations;
  static constexpr int starting_evaluations = Method::starting_evaluations;
  static constexpr bool symplectic = Method::symplectic;
  static constexpr bool reversible = Method::reversible && Table::reversible;

  static_assert(Method::order == 2 && Method::reversible && Table::reversible,
                "composed: a reversible method of second order and a table that is a palindrome");
  static_assert(!shares.kick_first && shares.drift.size() == count + 1,
                "composed: a table of leapfrogs");

  /// The memory is that of the method.
  template <class State, class Field, class Time>
    requires with_memory<Method, State, Field, Time>
  [[nodiscard]] constexpr auto start(State const& s, Field const& field, Time t, Time dt) const {
    return method.start(s, field, t, dt);
  }
  /// One step.
  template <class State, class Memory, class Field, class Time>
  [[nodiscard]] constexpr State step(State const& s, Memory& memory, Field const& field, Time t,
                                     Time dt) const {
    return go(s, field, t, dt, [&](State const& now, Time at, Time h) {
      return method.step(now, memory, field, at, h);
    });
  }
  /// One step by a method without memory.
  template <class State, class Field, class Time>
    requires detail::steps_alone<Method, State, Field, Time>
  [[nodiscard]] constexpr State step(State const& s, Field const& field, Time t, Time dt) const {
    return go(s, field, t, dt,
              [&](State const& now, Time at, Time h) { return method.step(now, field, at, h); });
  }

private:
  template <class State, class Field, class Time, class Step>
  static constexpr State go(State const& s, Field const&, Time t, Time dt, Step const& step) {
    using T = typename raw_form<Time>::number;
    constexpr auto share = Table::template coefficients<T>();
    State now = s;
    T past(0);
    for (std::size_t i = 0; i < count; ++i) {
      now = step(now, t + dt * past, dt * share.kick[i]);
      past = past + share.kick[i];
    }
    return now;
  }
};

/// RATTLE of fourth order: five steps of `rattle` with Suzuki's shares.
/// \proof{examples/reference/constrain.cpp,rattle}
using rattle4 = composed<rattle, detail::suzuki4_table>;
/// RATTLE of sixth order: seven steps of `rattle` with Yoshida's shares.
/// \proof{examples/reference/constrain.cpp,rattle}
using rattle6 = composed<rattle, detail::yoshida6_table>;
/// RATTLE of eighth order: seventeen steps of `rattle` with McLachlan's shares.
/// \proof{examples/reference/constrain.cpp,rattle}
using rattle8 = composed<rattle, detail::mclachlan_ss17_table>;

}  // namespace unitstep
