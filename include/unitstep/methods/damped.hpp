// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <limits>
#include <type_traits>
#include <unitstep/methods/method.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/state/state.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/verdict.hpp>

namespace unitstep {

namespace diagnostics {

/// The verdict on the factor that scales a velocity, and on the speed below which a body rests.
template <class Factor, class Speed, class V>
consteval auto check_damping_of() {
  using due = unitstep::detail::component_of<V>;
  if constexpr (!number<Factor>)
    return refuse<"factor", typename raw_form<V>::number, Factor>{};
  else if constexpr (number<due> && std::is_arithmetic_v<Speed>)
    return accepted{};
  else
    return check_fit_of_turning<"rest_speed", due, Speed>();
}
/// The same for a state. A state without a velocity, or with velocities of several units, is refused.
template <class State, class Method, class Factor, class Speed>
consteval auto check_damping() {
  if constexpr (requires { typename raw_form<State>::velocity_type; })
    return check_damping_of<Factor, Speed, typename raw_form<State>::velocity_type>();
  else
    return refuse<"method", typename method_for<State>::due, Method>{};
}

}  // namespace diagnostics

namespace detail {

/// Whether a method has a step without a memory, and no other.
template <class Method, class State, class Field, class Time>
concept steps_by_itself = !with_memory<Method, State, Field, Time> &&
                          requires(Method const& m, State const& s, Field const& f, Time const& t) {
                            m.step(s, f, t, t);
                          };

/// Whether a number, or the number of a quantity, is neither negative nor infinite nor NaN. True for anything
/// else: other types are refused when the units are checked, and classes of numbers are not checked here.
template <class T>
constexpr bool is_finite_size(T const& x) {
  if constexpr (std::is_arithmetic_v<T>)
    return x >= 0 && x <= (std::numeric_limits<T>::max)();
  else if constexpr (quantity_like<T>)
    return is_finite_size(x.value());
  else
    return true;
}

}  // namespace detail

/// Any method of motion with damping: after every step the velocity is scaled down, and set to zero if it is small.
///
/// \f[ v \leftarrow f v, \qquad v \leftarrow 0 \ \text{ where } |v| < v_{rest} \f]
///
/// Use it for bodies of a game that should come to rest. It is no physics: the loss depends on the number of steps and
/// not on the time. So a run approaches no motion as the step shrinks, and the order is 0; with a force that resists
/// the velocity (`damper`) it does. In an array each body comes to rest by itself; bodies on a line, whose positions
/// are single numbers, rest together.
///
/// Cost: that of the method. Source: B. Kenwright, Workshop Series: Numerical Integration.
///
/// \tparam Method the method inside, with memory or without
/// \tparam Factor a plain number from 0 to 1: 1 for no damping, with 0 the body stops after each step
/// \tparam Speed  a velocity in the unit of the motion's, not negative; 0 for no rest
/// \throw std::domain_error if the factor is not from 0 to 1 (a negative one reverses the velocity, one above 1 adds
///        to it), or if the speed is negative or not finite
/// \proof{examples/reference/made_of_methods.cpp,damped}
template <class Method, class Factor, class Speed>
struct damped {
  [[no_unique_address]] Method method;  ///< the method that makes the step
  Factor factor;                        ///< the share of the velocity that is left after each step
  Speed rest_speed;                     ///< the speed below which a body rests

  /// This factor for the velocity after each step of a method, and rest below this speed.
  constexpr damped(Method const& inside, Factor const& left, Speed const& least = Speed{})
      : method(inside), factor(left), rest_speed(least) {
    if constexpr (std::is_arithmetic_v<Factor>)
      if (!(left >= 0 && left <= 1))
        fail<std::domain_error>("unitstep: damped: factor must be from 0 to 1");
    if (!detail::is_finite_size(least))
      fail<std::domain_error>("unitstep: damped: rest_speed must be finite and not negative");
  }

  static constexpr int order = 0;
  static constexpr int order_with_velocity_forces = 0;
  static constexpr int order_with_changing_steps = 0;
  static constexpr int evaluations = Method::evaluations;
  static constexpr int starting_evaluations = Method::starting_evaluations;
  static constexpr bool symplectic = false;
  static constexpr bool reversible = false;

  /// Damping multiplies the velocity.
  static constexpr bool adds_a_change = false;

  /// The same damping around another method.
  template <class Other>
  constexpr damped<Other, Factor, Speed> around(Other const& other) const {
    return {other, factor, rest_speed};
  }

  /// The verdict on the factor and the speed.
  template <class State, class Time>
  using verdict = decltype(diagnostics::check_damping<State, damped, Factor, Speed>());

  /// The memory is that of the method inside.
  template <class State, class Field, class Time>
    requires with_memory<Method, State, Field, Time>
  [[nodiscard]] constexpr auto start(State const& state, Field const& field, Time t,
                                     Time dt) const {
    return method.start(state, field, t, dt);
  }

  /// One step of a motion.
  template <class X, class V, class Field, class Time>
    requires detail::steps_by_itself<Method, motion<X, V>, Field, Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> const& state, Field const& field, Time t,
                                            Time dt) const {
    return settled(method.step(state, field, t, dt));
  }

  /// One step of a motion by a method with memory. A memory that holds a velocity gets the change too.
  template <class X, class V, class Memory, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> const& state, Memory& memory,
                                            Field const& field, Time t, Time dt) const {
    auto const moved = method.step(state, memory, field, t, dt);
    auto const slowed = settled(moved);
    if constexpr (requires { method.kick(memory, moved.velocity); })
      method.kick(memory, slowed.velocity - moved.velocity);
    return slowed;
  }

  /// Tells the method inside that the velocity was changed between two steps.
  template <class Memory, class V>
    requires requires(Method const m, Memory& memory, V const& change) { m.kick(memory, change); }
  constexpr void kick(Memory& memory, V const& change) const {
    method.kick(memory, change);
  }

private:
  template <class X, class V>
  constexpr motion<X, V> settled(motion<X, V> const& s) const {
    using T = typename raw_form<V>::number;
    return {s.position, rested(s.velocity * static_cast<T>(raw_form<Factor>::to_raw(factor)))};
  }

  // On plain numbers the speed is a plain number too; with quantities its unit is checked.
  template <class V>
  constexpr auto speed_for() const {
    if constexpr (number<V>)
      return static_cast<V>(raw_form<Speed>::to_raw(rest_speed));
    else
      return rest_speed;
  }

  template <class V>
  constexpr V rested(V const& v) const {
    auto const least = speed_for<V>();
    return unitstep::select(v < least && -v < least, V{}, v);
  }
  template <class V, std::size_t N>
  constexpr vec<V, N> rested(vec<V, N> const& v) const {
    auto const least = speed_for<V>();
    return unitstep::select(unitstep::dot(v, v) < least * least, vec<V, N>{}, v);
  }
  template <class V, std::size_t N, std::size_t bodies>
  constexpr vec<vec<V, N>, bodies> rested(vec<vec<V, N>, bodies> v) const {
    for (std::size_t i = 0; i < bodies; ++i) v[i] = rested(v[i]);
    return v;
  }
};

template <class Method, class Factor, class Speed>
damped(Method, Factor, Speed) -> damped<Method, Factor, Speed>;
// Without a speed: refused when the state is known, with the unit that the speed must have.
template <class Method, class Factor>
damped(Method, Factor) -> damped<Method, Factor, diagnostics::left_out>;

}  // namespace unitstep
