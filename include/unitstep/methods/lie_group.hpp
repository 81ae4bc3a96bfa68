// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <type_traits>
#include <unitstep/math/vec.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/state/motion.hpp>

namespace unitstep::detail {

// The chart of one step on a group: a rotation vector from the start of the step.

/// The rates on the chart of one step, \f$ (\mathbf u, \mathbf w) \f$: those of a rotation vector from the start of the
/// step and of an angular velocity.
template <class Position, class Velocity, class Field>
struct chart {
  Position const& start;
  Field const& acceleration;

  template <class Time>
  constexpr vec<Velocity, 2> operator()(vec<Velocity, 2> const& y, Time const& t) const {
    return {Position::rate_on_chart(y.x, y.y),
            acceleration(motion<Position, Velocity>{start + y.x, y.y}, t)};
  }
};

/// An attempt at a step on a chart.
template <class State, class Change, class Inside>
struct attempt_on_chart {
  State state;
  Change error;
  Inside inside;
  bool converged = true;  ///< whether the equations of the step were solved
};

/// The states within a step, found on its chart.
template <class Position, class Velocity, class Inside>
struct path_on_chart {
  Position start;
  Inside inside;

  template <class T>
  constexpr motion<Position, Velocity> operator()(T share) const {
    vec<Velocity, 2> const y = inside(share);
    return {start + y.x, y.y};
  }
};

/// Whether a method steps a vector of numbers whose field returns its rates.
template <class Method, class X, class V, class Field, class Time>
concept steps_rows =
    requires(Method const m, vec<V, 2> const y, chart<X, V, Field> const f, Time const t) {
      { m.step(y, f, t, t) } -> std::same_as<vec<V, 2>>;
    };

/// Whether a method steps vectors of numbers at all.
template <class Method>
concept steps_any_rows = requires(Method const m, vec<double, 2> const y,
                                  vec<double, 2> (*f)(vec<double, 2> const&, double)) {
  { m.step(y, f, 0.0, 0.0) } -> std::same_as<vec<double, 2>>;
};

/// Whether a method may drift on a group directly: one of more than second order must consist of drifts and kicks.
template <class Method>
concept drifts_on_groups = Method::order <= 2 || Method::symplectic;

}  // namespace unitstep::detail

namespace unitstep {

/// A method for rotations, made of a method of this library or of the caller's. It steps a motion whose position lies
/// on a group, where `position + velocity * dt` is the only sum.
///
/// A method for states of any kind (`rk4`, `heun`, ...) steps the rotation vector that leads from the
/// start of the step, \f$ q = q_n \exp \mathbf u \f$, together with the angular velocity:
///
/// \f[ \mathbf u(t_n) = 0, \qquad
///     \dot{\mathbf u} = \mathrm{dexp}^{-1}_{-\mathbf u}\,\vec\omega, \qquad
///     q_{n+1} = q_n \exp \mathbf u_{n+1} \f]
///
/// This equation has no constraint, so the method keeps its order. For a method of motion (`leapfrog`,
/// `velocity_verlet`, `forest_ruth`, ...) each drift turns the orientation by \f$ \exp(\vec\omega\, h) \f$, which is
/// the free rotation at constant angular velocity. That is exact for methods of drifts and kicks, and of second order
/// for any other; a method of motion that states a higher order and is not symplectic is refused.
///
/// Use it by giving a method to `integrate` or another driver: if the state rotates, the driver wraps it in this.
/// Orders, evaluations and memory are those of the method inside.
/// Source: H. Munthe-Kaas, Appl. Numer. Math. 29, 115 (1999); A. Iserles et al., Acta Numerica 9, 215 (2000).
/// \proof{examples/reference/made_of_methods.cpp,lie_group}
template <class Method>
struct lie_group {
  [[no_unique_address]] Method method;  ///< the method that makes the step

  static constexpr int order = Method::order;
  static constexpr int order_with_velocity_forces = Method::order_with_velocity_forces;
  static constexpr int order_with_changing_steps = Method::order_with_changing_steps;
  static constexpr int evaluations = Method::evaluations;
  static constexpr int starting_evaluations = Method::starting_evaluations;
  static constexpr bool symplectic = Method::symplectic;
  static constexpr bool reversible = Method::reversible;
  static constexpr bool steps_vectors = false;  ///< the number of orientations is in the type
  /// \cond
  static constexpr int error_order = [] {
    if constexpr (requires { Method::error_order; })
      return Method::error_order;
    else
      return 0;
  }();
  /// \endcond

  /// The memory is that of the method inside.
  template <class X, class V, class Field, class Time>
    requires (with_memory<Method, motion<X, V>, Field, Time> &&
              !detail::steps_rows<Method, X, V, Field, Time>)
  [[nodiscard]] constexpr auto start(motion<X, V> const& s, Field const& field, Time t,
                                     Time dt) const {
    return method.start(s, field, t, dt);
  }

  /// One step of a motion on a group.
  template <class X, class V, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> const& s, Field const& acceleration,
                                            Time t, Time dt) const {
    if constexpr (detail::steps_rows<Method, X, V, Field, Time>) {
      vec<V, 2> const end = method.step(
          vec<V, 2>{V{}, s.velocity}, detail::chart<X, V, Field>{s.position, acceleration}, t, dt);
      return {s.position + end.x, end.y};
    } else {
      return method.step(s, acceleration, t, dt);
    }
  }

  /// One step by a method with memory.
  template <class X, class V, class Memory, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> const& s, Memory& memory,
                                            Field const& acceleration, Time t, Time dt) const {
    return method.step(s, memory, acceleration, t, dt);
  }

  /// The memory of the method inside, on the chart at the start of a step.
  template <class X, class V, class Field, class Time>
  [[nodiscard]] constexpr auto begin(motion<X, V> const& s, Field const& acceleration,
                                     Time t) const {
    return method.begin(vec<V, 2>{V{}, s.velocity},
                        detail::chart<X, V, Field>{s.position, acceleration}, t);
  }

  /// One step on the chart, with its error: a rotation vector and a change of velocity.
  template <class X, class V, class Memory, class Field, class Time>
  [[nodiscard]] constexpr auto attempt(motion<X, V> const& s, Memory& memory,
                                       Field const& acceleration, Time t, Time dt) const {
    auto const inside = method.attempt(vec<V, 2>{V{}, s.velocity}, memory,
                                       detail::chart<X, V, Field>{s.position, acceleration}, t, dt);
    bool converged = true;
    if constexpr (requires { inside.converged; }) converged = inside.converged;
    return detail::attempt_on_chart<motion<X, V>, vec<V, 2>, std::remove_const_t<decltype(inside)>>{
        {s.position + inside.state.x, inside.state.y}, inside.error, inside, converged};
  }

  /// The next chart begins at the end of this one. A memory that is a slope is updated; any other is made anew.
  template <class X, class V, class Memory, class Attempt, class Field, class Time>
  constexpr void accept(motion<X, V> const& s, Memory& memory, Attempt const& made,
                        Field const& acceleration, Time t, Time dt) const {
    if constexpr (std::same_as<Memory, vec<V, 2>>) {
      method.accept(vec<V, 2>{V{}, s.velocity}, memory, made.inside,
                    detail::chart<X, V, Field>{s.position, acceleration}, t, dt);
      memory.x = made.state.velocity;
    } else {
      auto next = begin(made.state, acceleration, t + dt);
      if constexpr (requires { next.account; }) next.account = memory.account;
      memory = next;
    }
  }

  /// The states within a step: those on its chart.
  template <class X, class V, class Memory, class Attempt, class Field, class Time>
  [[nodiscard]] constexpr auto dense(motion<X, V> const& s, Memory const& before,
                                     Attempt const& made, Memory const& after,
                                     Field const& acceleration, Time t, Time dt) const {
    auto carried = after;
    if constexpr (std::same_as<Memory, vec<V, 2>>)
      carried.x = X::rate_on_chart(made.inside.state.x, made.inside.state.y);
    auto const inside = method.dense(vec<V, 2>{V{}, s.velocity}, before, made.inside, carried,
                                     detail::chart<X, V, Field>{s.position, acceleration}, t, dt);
    return detail::path_on_chart<X, V, std::remove_const_t<decltype(inside)>>{s.position, inside};
  }

  /// Tells the method that the velocity was changed between two steps.
  template <class Memory, class V>
    requires requires(Method const m, Memory& memory, V const& change) { m.kick(memory, change); }
  constexpr void kick(Memory& memory, V const& change) const {
    method.kick(memory, change);
  }
};

template <class Method>
lie_group(Method) -> lie_group<Method>;

namespace detail {

/// The method on the group, and whether there is one.
template <class Method>
struct on_group {
  using type = lie_group<Method>;
  static constexpr bool suits =
      may_step_on_groups<Method> && (steps_any_rows<Method> || drifts_on_groups<Method>);
  static constexpr type of(Method const& method) { return {method}; }
};

/// A wrapper does its part after the step, so the method inside is the one on the group.
template <wrapper Method>
struct on_group<Method> {
  using inside = on_group<decltype(Method::method)>;
  using type =
      decltype(std::declval<Method const&>().around(std::declval<typename inside::type>()));
  static constexpr bool suits = inside::suits;
  static constexpr type of(Method const& m) { return m.around(inside::of(m.method)); }
};

}  // namespace detail

}  // namespace unitstep
