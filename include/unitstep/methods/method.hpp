// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <type_traits>
#include <unitstep/units/verdict.hpp>
#include <utility>

/// \file
/// \brief The members of a method.
///
/// A method is a value, usually without members, with a step. The formula is generic in its numbers: the
/// drivers check it on light quantities of the caller's units (`methods/detail/stepping.hpp`) and run it on
/// plain numbers.
///
/// - `step(state, field, t, dt)` returns the state after one step; or, if the method keeps a memory between steps,
/// - `start(state, field, t, dt)` returns that memory, which is trivially copyable, and
///   `step(state, memory, field, t, dt)` updates it.
///
/// Its static members are `order`, `order_with_velocity_forces`, `order_with_changing_steps`, `evaluations` of the
/// field in a step, `starting_evaluations`, `symplectic` and `reversible`, which wrappers read. A method without data
/// members may have all but `evaluations` from `method_facts`.
///
/// A method that can run under a tolerance estimates the error of its steps. It also states `error_order`, q if the
/// estimate shrinks as dt^(q + 1), and `dense_order`, that of its curve within a step. The following functions are
/// called with plain numbers alone, so their units are not checked; dt may be negative:
/// - `begin(state, field, t)`, which returns the memory of the run, here `memory`: trivially copyable, for `save`;
/// - `attempt(state, memory, field, t, dt)`, which returns an object with the `state` after a step, its `error`, a
///   change of the state, and data for the next two functions. After a rejected step it is called again, with the same
///   state, the changed memory and a shorter step. So it may only change the memory in ways that stay true, as a
///   Jacobian or a count;
/// - `accept(state, memory, attempt, field, t, dt)`, which makes the memory that of `attempt.state`;
/// - `dense(state, before, attempt, after, field, t, dt)`, the curve of the state within an accepted step: a callable
///   that takes a share of it, from 0 to 1. `before` and `after` are the memory before and after `accept`.
///
/// Memory and attempt have default constructors and can be assigned. A change of a motion is a `detail::motion_change`,
/// of any other state its own type; `detail::rates_at` and `detail::moved` are for both. An attempt may also have
/// - `second_error`, a rougher estimate, as in `dop853` (`drive/detail/engines/adaptive_run.hpp` reads these);
/// - `converged`, false if its equations were not solved, so that a quarter of the step is tried next; `worst`, the
///   number of the state that was then the farthest off, for the error message; -1, also if left out, for a singular
///   matrix;
/// - `inside`, the attempt by the method inside, whose `converged` and `second_error` count: `lie_group` has it.
///
/// The memory that `begin` returns may have these members:
/// - `slope`: the result of the field at the state, which saves an evaluation in the first step
///   (`drive/step_control.hpp`). A memory that is only this slope needs no such member;
/// - `account`, whose `allow(absolute, relative)` gets the tolerance (`drive/detail/engines/adaptive_run.hpp`), and the
///   counts `jacobians` and `factorisations`, which `simulation` reports. `lie_group` passes it on.
///
/// A run detects that it is stiff (`drive/detail/engines/adaptive_run.hpp`) by `longest_stable_step`, along a decay at
/// rate 1, and `last_two(attempt, memory, dt)`: the differences of two `states` near the end of a step, and of their
/// `rates`, times dt.
///
/// Any method may also have
/// - `kick(memory, change)`, which `damped` and `compensated` call: the velocity of the state was changed between two
///   steps. A method whose memory holds a velocity needs it there;
/// - `verdict<State, Time>`: whether its own members fit a state (`drive/detail/check.hpp` reads this and the next);
/// - `verdict_on_field<State, Field, Time>()`: whether it can use a field, as `taylor` needs one that takes any number;
/// - `adds_a_change = false`: its step is more than a sum of the state and a change, so `compensated` refuses it;
/// - `steps_vectors = false`: the number of bodies must be known to the compiler (`many/`);
/// - `solves_along_a_band = true`: it solves for its step; of an aggregate with vectors along the band of its field;
/// - `steps_on_groups = false`: it cannot step an orientation, which is no sum (`methods/lie_group.hpp`);
/// - `makes_steps_of_one_length = true`: it refuses steps of other lengths than the first, and so a run until an event;
/// - `error_sees_velocity = false`: its estimate does not see errors from forces that depend on velocity, so under a
///   tolerance these are refused;
/// - `takes_any_start = true`: it steps from a state that its field would refuse at the start, as `xpbd` does;
/// - `around(other)`, if it wraps the member `method`: the same around another method (`methods/lie_group.hpp`).
///
/// A method that wraps another has it as the member `method`. The verdicts of both count; a constant of this list that
/// the wrapper does not state is that of `method`.

namespace unitstep {

/// The facts of a method of order `p`, as defaults: the same order with forces that depend on velocity and with
/// changing steps, no evaluation before the first step, neither symplectic nor reversible. A method that derives from
/// it states `evaluations` and whatever differs.
/// \proof{examples/reference/made_of_methods.cpp,method_facts}
template <int p>
struct method_facts {
  static constexpr int order = p;
  static constexpr int order_with_velocity_forces = p;
  static constexpr int order_with_changing_steps = p;
  static constexpr int starting_evaluations = 0;
  static constexpr bool symplectic = false;
  static constexpr bool reversible = false;
};

/// A method with a memory between steps, which its `start` makes.
/// \proof{examples/reference/made_of_methods.cpp,with_memory}
template <class Method, class State, class Field, class Time>
concept with_memory =
    requires(Method const m, State const s, Field const f, Time const t) { m.start(s, f, t, t); };

namespace detail {

/// A method made of another one, its member `method`, as `damped`, `compensated` and `step_doubling` are. Facts that it
/// does not state are those of the method inside.
template <class Method>
concept made_of_method = requires { decltype(Method::method)::order; };
/// The method inside.
template <made_of_method Method>
using wrapped_by = decltype(Method::method);

}  // namespace detail

namespace diagnostics {

/// The first refusal by a method, or by the methods inside; `asked` returns the verdict of a method that has one.
template <class Method, class Asked>
consteval auto refusal_by(Asked asked) {
  if constexpr (requires { requires !decltype(asked(std::type_identity<Method>{}))::ok; })
    return asked(std::type_identity<Method>{});
  else if constexpr (unitstep::detail::made_of_method<Method>)
    return refusal_by<unitstep::detail::wrapped_by<Method>>(asked);
  else
    return accepted{};
}
/// The verdict on the members of a method, and then on those of the methods inside.
template <class Method, class State, class Time>
consteval auto check_members() {
  return refusal_by<Method>([]<class M>(std::type_identity<M>) ->
                            typename M::template verdict<State, Time> { return {}; });
}
/// The verdict of a field on a method, then that of the method on the field, then those of the methods inside.
template <class Method, class State, class Field, class Time>
consteval auto check_method_on_field() {
  if constexpr (requires { requires !Field::template verdict_on_method<Method>::ok; })
    return typename Field::template verdict_on_method<Method>{};
  else
    return refusal_by<Method>(
        []<class M>(std::type_identity<M>)
            -> decltype(M::template verdict_on_field<State, Field, Time>()) { return {}; });
}

}  // namespace diagnostics

namespace detail {

/// A method without a memory between steps.
template <class Method, class State, class Field, class Time>
concept steps_alone = requires(Method const m, State const s, Field const f, Time const t) {
  { m.step(s, f, t, t) } -> std::convertible_to<State>;
};
/// The memory of a method between steps.
template <class Method, class State, class Field, class Time>
using memory_of = decltype(std::declval<Method const&>().start(
    std::declval<State const&>(), std::declval<Field const&>(), std::declval<Time const&>(),
    std::declval<Time const&>()));
/// A method that steps with its memory.
template <class Method, class State, class Field, class Time>
concept steps_with_memory =
    requires(Method const m, State const s, memory_of<Method, State, Field, Time> memory,
             Field const f, Time const t) {
      { m.step(s, memory, f, t, t) } -> std::convertible_to<State>;
    };

/// The constant that a method states, or else the method inside, or else `otherwise`. `stated` is called with a
/// `type_identity` of a method, and its result is that constant.
template <class Method, bool otherwise, class Stated>
consteval bool stated_by(Stated stated) {
  if constexpr (requires { stated(std::type_identity<Method>{}); })
    return stated(std::type_identity<Method>{});
  else if constexpr (made_of_method<Method>)
    return stated_by<wrapped_by<Method>, otherwise>(stated);
  else
    return otherwise;
}

/// Whether a step is a sum of the state and a change; true unless a method states otherwise.
template <class Method>
inline constexpr bool adds_a_change = stated_by<Method, true>(
    []<class M>(std::type_identity<M>) -> std::bool_constant<M::adds_a_change> { return {}; });

/// Whether a method steps bodies whose number is only known at run time: by default, if it adds a change.
template <class Method>
inline constexpr bool steps_vectors = [] {
  if constexpr (requires { Method::steps_vectors; })
    return Method::steps_vectors;
  else if constexpr (made_of_method<Method> && !requires { Method::adds_a_change; })
    return steps_vectors<wrapped_by<Method>>;
  else
    return adds_a_change<Method>;
}();

/// Whether a method solves for its step, and so needs a band for an aggregate with vectors.
template <class Method>
inline constexpr bool solves_along_a_band = stated_by<Method, false>(
    []<class M>(std::type_identity<M>) -> std::bool_constant<M::solves_along_a_band> {
      return {};
    });

/// Whether all steps of a run must be as long as the first; false unless a method states it.
template <class Method>
inline constexpr bool makes_steps_of_one_length = stated_by<Method, false>(
    []<class M>(std::type_identity<M>) -> std::bool_constant<M::makes_steps_of_one_length> {
      return {};
    });

/// Whether a method may step orientations, which are no sums; true unless it states otherwise.
template <class Method>
inline constexpr bool may_step_on_groups = stated_by<Method, true>(
    []<class M>(std::type_identity<M>) -> std::bool_constant<M::steps_on_groups> { return {}; });

/// Whether a method steps from a state that its field would refuse at the start; false unless it states so.
template <class Method>
inline constexpr bool takes_any_start = stated_by<Method, false>(
    []<class M>(std::type_identity<M>) -> std::bool_constant<M::takes_any_start> { return {}; });

/// Puts a state that is off its constraints by roundings where a method that holds them would.
template <class Method, class Field, class Raw, class T>
constexpr void hold_state(Field const& field, Raw& state, T const& t) {
  if constexpr (!adds_a_change<Method> && !takes_any_start<Method> &&
                requires { field.try_project(state, t); })
    static_cast<void>(field.try_project(state, t));
}

/// Lets a raw field refuse a start, unless the method takes any. A start after an effect is a state after steps: a
/// method that adds a change to it lets constraints drift.
template <class Method, class Field, class Raw, class T>
constexpr void require_start_of(Field const& field, Raw const& state, T const& t,
                                bool after_effect = false) {
  constexpr bool takes_any = takes_any_start<Method>;
  if constexpr (!takes_any && requires { field.require_start(state, t, after_effect); })
    field.require_start(state, t, after_effect && adds_a_change<Method>);
  else if constexpr (!takes_any && requires { field.require_start(state, t); })
    field.require_start(state, t);
  else if constexpr (requires { field.require_bodies_of(state); })
    field.require_bodies_of(state);
}

/// A method that does its part after the step of the method inside, so that another method may take that one's place.
template <class Method>
concept wrapper = requires(Method const& m) { m.around(m.method); };

/// The memory of a method that has none.
struct no_memory {};

/// The memory of a method at the start.
template <class Method, class State, class Field, class Time>
constexpr auto start_memory(Method const& method, State const& state, Field const& field,
                            Time const& t, Time const& dt) {
  if constexpr (with_memory<Method, State, Field, Time>)
    return method.start(state, field, t, dt);
  else
    return no_memory{};
}
/// A step of a method, with that memory.
template <class Method, class State, class Memory, class Field, class Time>
[[gnu::always_inline]] constexpr State step_with_memory(Method const& method, State const& state,
                                                        [[maybe_unused]] Memory& memory,
                                                        Field const& field, Time const& t,
                                                        Time const& dt) {
  if constexpr (std::is_same_v<Memory, no_memory>)
    return method.step(state, field, t, dt);
  else
    return method.step(state, memory, field, t, dt);
}

}  // namespace detail

}  // namespace unitstep
