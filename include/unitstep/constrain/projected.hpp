// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <limits>
#include <type_traits>
#include <unitstep/constrain/constrained.hpp>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/drive/saved_run.hpp>
#include <unitstep/methods/detail/motion_change.hpp>
#include <unitstep/methods/method.hpp>

/// \file
/// \brief Any method, with a projection onto the constraints after each step.

namespace unitstep {

namespace detail {

/// A step that was tried, and the state after it on the constraints.
template <class State, class Change, class Inside>
struct projected_attempt {
  State state;
  Change error;
  Inside inside;
};

/// The states within a step, each on the constraints.
template <class Tied, class Inside, class Time>
struct projected_curve {
  Tied const& tied;
  Inside inside;
  Time t;
  Time dt;

  template <class T>
  constexpr auto operator()(T share) const {
    auto state = inside(share);
    tied.project(state, t + share * dt);
    return state;
  }
};

}  // namespace detail

/// A method around which each step ends on the constraints of its field: positions and velocities are projected as
/// `project` does.
///
/// The method inside steps \f$ a = F/m - M^{-1} G^T \lambda \f$, the system of index 1, whose solutions keep g; its
/// errors do not, and grow like \f$ t^2 \f$ in g. A projection takes them away at the end of each step, by Newton's
/// method to the last digits; it needs no constant that the caller would have to choose, as Baumgarte's stabilisation
/// does, adds nothing stiff, and keeps the order. States between the steps are projected too, so events see the
/// constraints kept.
///
/// The error estimate of a pair is that of the method inside. Symplectic methods lose that property: over long times
/// take `rattle4` or `rattle6`.
///
/// Use it with a `tolerance`: `projected{dormand_prince5{}}`. Cost: that of the method inside, and in each step one
/// evaluation more of a pair whose last stage is the first of the next step, and about four evaluations of the
/// constraints and solutions of their equations.
/// Source: E. Eich, SIAM J. Numer. Anal. 30, 1467 (1993); E. Hairer, C. Lubich, G. Wanner, Geometric Numerical
/// Integration, 2nd ed. (2006), IV.4.
/// \throw std::runtime_error if a state is too far off the constraints to be moved there
/// \proof{examples/reference/constrain.cpp,projected}
template <class Method>
struct projected {
  [[no_unique_address]] Method method;  ///< what makes the step

  static constexpr int order = Method::order;
  static constexpr int order_with_velocity_forces = Method::order_with_velocity_forces;
  static constexpr int order_with_changing_steps = Method::order_with_changing_steps;
  static constexpr int evaluations = Method::evaluations;
  static constexpr int starting_evaluations = Method::starting_evaluations;
  static constexpr bool symplectic = false;
  static constexpr bool reversible = false;
  static constexpr bool adds_a_change = false;  ///< it moves the state onto the constraints
  /// \cond
  static constexpr bool steps_vectors = detail::steps_vectors<Method>;
  static constexpr int error_order = [] {
    if constexpr (requires { Method::error_order; })
      return Method::error_order;
    else
      return 0;
  }();
  static constexpr int dense_order = [] {
    if constexpr (requires { Method::dense_order; })
      return Method::dense_order;
    else
      return 0;
  }();
  static_assert(
      requires { Method::order_with_velocity_forces; } &&
          Method::order_with_velocity_forces == Method::order,
      "projected: a method that keeps its order where forces depend on velocity, as these do");
  /// \endcond

  /// The same around another method: on a group, `lie_group`.
  template <class Other>
  [[nodiscard]] constexpr projected<Other> around(Other const& other) const {
    return {other};
  }

  /// The verdict: the field must have constraints.
  template <class State, class Field, class Time>
  static consteval auto verdict_on_field() {
    using own = typename detail::constraints_verdict<Field>::type;
    if constexpr (!own::ok)
      return own{};
    else
      return diagnostics::check_method_on_field<Method, State, Field, Time>();
  }

  /// The memory is that of the method inside.
  template <class State, class Field, class Time>
    requires with_memory<Method, State, Field, Time>
  [[nodiscard]] constexpr auto start(State const& s, Field const& field, Time t, Time dt) const {
    return method.start(s, field, t, dt);
  }
  /// One step by a method without memory.
  template <class State, class Field, class Time>
    requires detail::steps_alone<Method, State, Field, Time>
  [[nodiscard]] constexpr State step(State const& s, Field const& field, Time t, Time dt) const {
    return held(method.step(s, field, t, dt), field, t + dt);
  }
  /// One step by a method with memory, which is started anew where the step ends.
  template <class State, class Memory, class Field, class Time>
    requires detail::steps_with_memory<Method, State, Field, Time>
  [[nodiscard]] constexpr State step(State const& s, Memory& memory, Field const& field, Time t,
                                     Time dt) const {
    State const next = held(method.step(s, memory, field, t, dt), field, t + dt);
    memory = method.start(next, field, t + dt, dt);
    return next;
  }

  /// What the method inside carries from step to step.
  template <class State, class Field, class Time>
    requires requires(Method const& m, State const& s, Field const& f, Time t) { m.begin(s, f, t); }
  [[nodiscard]] constexpr auto begin(State const& s, Field const& field, Time t) const {
    // A run also begins here after an effect, whose result must keep the constraints, too.
    if constexpr (detail::raw_with_constraints<Field>) detail::uncounted(field).require_start(s, t);
    return method.begin(s, field, t);
  }
  /// A step with its estimated error.
  template <class State, class Memory, class Field, class Time>
  [[nodiscard]] constexpr auto attempt(State const& s, Memory& memory, Field const& field, Time t,
                                       Time dt) const {
    auto const inside = method.attempt(s, memory, field, t, dt);
    using change =
        typename detail::written_change<std::remove_cvref_t<decltype(inside.error)>>::type;
    detail::projected_attempt<State, change, std::remove_const_t<decltype(inside)>> made{
        inside.state, inside.error, inside};
    // A state that is too far off, or not finite, gets an error that is not accepted.
    if constexpr (detail::raw_with_constraints<Field>)
      if (!detail::all_finite(made.state) ||
          detail::uncounted(field).try_project(made.state, t + dt) != detail::no_row)
        made.error = made.error * std::numeric_limits<Time>::quiet_NaN();
    return made;
  }
  /// The next step begins on the constraints.
  template <class State, class Memory, class Attempt, class Field, class Time>
  constexpr void accept(State const&, Memory& memory, Attempt const& made, Field const& field,
                        Time t, Time dt) const {
    auto next = method.begin(made.state, field, t + dt);
    if constexpr (requires { next.account; }) next.account = memory.account;
    memory = next;
  }
  /// The states within a step.
  template <class State, class Memory, class Attempt, class Field, class Time>
  [[nodiscard]] constexpr auto dense(State const& s, Memory const& before, Attempt const& made,
                                     Memory const&, Field const& field, Time t, Time dt) const {
    Memory after = before;
    method.accept(s, after, made.inside, field, t, dt);
    auto const inside = method.dense(s, before, made.inside, after, field, t, dt);
    auto const& tied = detail::uncounted(field);
    return detail::projected_curve<std::remove_cvref_t<decltype(tied)>,
                                   std::remove_const_t<decltype(inside)>, Time>{tied, inside, t,
                                                                                dt};
  }

private:
  template <class State, class Field, class Time>
  static constexpr State held(State s, Field const& field, Time t) {
    if constexpr (detail::raw_with_constraints<Field>) detail::uncounted(field).project(s, t);
    return s;
  }
};
template <class Method>
projected(Method) -> projected<Method>;

}  // namespace unitstep
