// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/time.hpp>
#include <concepts>
#include <cstddef>
#include <stdexcept>
#include <type_traits>
#include <unitstep/field/boost_typed.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/math/vec_arithmetic.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/state/state.hpp>
#include <unitstep/units/callable.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief The members of a field.
///
/// A field is any callable (state, time) that returns the rates of a state: the acceleration of a motion, the angular
/// acceleration of a rotation, `accelerations` of a rigid body, `rates` of any aggregate. A generic field is called
/// with light quantities, one that names the types of its parameters with these types, and one in `boost_typed` with
/// Boost's quantities.
///
/// A field that is a type of its own, as the library's laws are, may have more members:
/// - `raw<State, Time>()` returns a callable on plain numbers, in the units of the state;
/// - `verdict<State, Time>` is its own verdict on the units of a state; its body is not checked then;
/// - `verdict_on_method<Method>` is its own verdict on a method, as `noisy` has it;
/// - `require_values()` throws if it cannot work with its constants;
/// - `on_number<N>()` returns the same field with constants of the number `N`: `taylor` and implicit methods call it
///   with series and dual numbers, `enclose` with intervals. Write it only if the field has members that are no
///   constants; any other field is converted member by member (`field/raw_field.hpp`).
///
/// The result of `raw` may have more members for methods that can use them:
/// - `band`, a type with `below` and `above`: the rate of number i depends only on the numbers from i - below to i +
///   above. `banded` makes one for implicit methods;
/// - `jacobian(numbers, t, matrix)` writes the derivative of rate i by number j of the state to `matrix.a[i][j]`.
///   `with_jacobian` makes one for implicit methods;
/// - `prepared(dt)` and `in_step(step, prepared)`: it gets the number of the step (`field/detail/step_of_run.hpp`);
/// - `require_start(state, t)` throws if a run cannot begin from there: `constrained` has it;
/// - `sees_no_velocity = true`, or `at_rest(state, t)` and `turning(state, t)`: the parts of an acceleration that
///   `boris` steps by.

namespace unitstep::detail {

// The body of a caller's field, which the compiler checks first, so that a mistake in it is the first error.

/// Whether a law states its own verdict; then its body is not checked.
template <class Field, class State, class Time>
concept checks_itself = requires { typename Field::template verdict<State, Time>; };

/// The type of a state or a time for a generic field.
template <class Value>
using view_of = typename raw_form<Value>::field_view;

/// A state and a time that a generic field can be called with.
template <class State, class Time>
concept seen_by_a_field = diagnostics::steppable<State> && requires {
  typename raw_form<State>::field_view;
  typename raw_form<Time>::field_view;
};

/// Whether the body of a field can be checked with a state and a time: the field is generic and takes them.
///
/// A public function makes the compiler check it by naming a call of the field in its own body. Then the compiler's
/// message about a mistake in the field is three notes away from that function instead of ten, since each template in
/// between is one, and it appears once.
template <class Field, class State, class Time>
inline constexpr bool body_is_checkable = false;
template <class Field, class State, class Time>
  requires (!asks_for_boost<Field> && !checks_itself<Field, State, Time>) &&
               seen_by_a_field<State, Time>
inline constexpr bool body_is_checkable<Field, State, Time> =
    diagnostics::takes<Field, typename raw_form<State>::field_view,
                       typename raw_form<Time>::field_view>;

/// The check of a field's body for a class, which has no body of its own to name the call in:
/// `body_check<body_is_checkable<...>>::of<...>` names it.
template <bool IsCheckable>
struct body_check {
  // clang-format off
  template <class Field, class State, class Time>
  using of = std::bool_constant<requires(Field const& field) {
    field(typename raw_form<State>::field_view(), typename raw_form<Time>::field_view());
  }>;
  // clang-format on
};
template <>
struct body_check<false> {
  template <class Field, class State, class Time>
  using of = void;
};

/// Makes the compiler do the checks among its arguments; the verdict is always `accepted`.
template <class... BodyChecks>
struct checked_bodies {
  using verdict = diagnostics::accepted;
};

}  // namespace unitstep::detail

namespace unitstep::diagnostics {

/// The verdict on an argument that must be callable with (state, time), in light quantities or in the caller's own
/// types: a field, a law, a torque, an event. `Label` is its name.
template <text Label, class Called, class State, class Time>
consteval auto check_callable() {
  if constexpr (unitstep::detail::sees_either<Called, State, Time>())
    return accepted{};
  else if constexpr (lambda_of<Called, State, Time>)
    return unitstep::detail::reported{};  // the compiler has reported the mistake in the body
  else
    return refuse<Label, words<"callable (state, time)">,
                  callable_with<Called, typename raw_form<State>::field_view,
                                typename raw_form<Time>::field_view>>{};
}

/// The type of the time parameter of a callable that is no template; `void` if there is none.
template <class T>
struct time_of_member {
  using type = void;
};
template <class R, class C, class State, class Time>
struct time_of_member<R (C::*)(State, Time) const> {
  using type = std::remove_cvref_t<Time>;
};
template <class Field>
struct time_named_by {
  using type = void;
};
template <class Field>
  requires requires { &Field::operator(); }
struct time_named_by<Field> : time_of_member<decltype(&Field::operator())> {};

/// A field of an aggregate, in which no member fixes the unit of time, with a time parameter in another unit than the
/// run's.
template <class Field, class Time>
concept names_other_time =
    unitstep::detail::is_time<typename time_named_by<Field>::type> &&
    unitstep::detail::is_time<Time> && !fits<typename time_named_by<Field>::type, Time>;

/// A field whose result would be right with times in seconds, which those of the run are not.
template <class State, class Result, class Time>
concept goes_by_seconds = unitstep::detail::is_time<Time> &&
                          fits<typename raw_form<State>::template field_returns<
                                   boost::units::quantity<boost::units::si::time, number_of<Time>>>,
                               Result>;

/// The verdict on a field: whether it can be called with the state and the time, and whether its result fits this
/// state.
template <class State, class Field, class Time>
consteval auto check_field() {
  using callable = decltype(check_callable<"field", Field, State, Time>());
  if constexpr (!callable::ok && names_other_time<Field, Time>) {
    return refuse<"dt, as all times", typename time_named_by<Field>::type, Time>{};
  } else if constexpr (!callable::ok) {
    return callable{};
  } else {
    using result = unitstep::detail::field_result<Field, State, Time>;
    using due = typename raw_form<State>::template field_returns<Time>;
    if constexpr (fits<due, result>)
      return accepted{};
    else if constexpr (goes_by_seconds<State, result, Time>)
      return refuse<"dt, as all times",
                    boost::units::quantity<boost::units::si::time, number_of<Time>>, Time>{};
    else
      return typename raw_form<State>::template result_verdict<due, result>{};
  }
}

/// A field that states its own verdict is not called for it.
template <class State, class Field, class Time>
  requires requires { typename Field::template verdict<State, Time>; }
consteval auto check_field() {
  return typename Field::template verdict<State, Time>{};
}

/// The verdict on a field inside another, which sees its rates alone: its noise, constraints or samples would be lost.
template <class State, class Field, class Time>
consteval auto check_inside() {
  if constexpr (requires { typename Field::due_inside; })
    return refuse<"field", typename Field::due_inside, Field>{};
  else
    return check_field<State, Field, Time>();
}

}  // namespace unitstep::diagnostics

namespace unitstep::detail {

/// Lets a field or a law refuse values of its constants that are not valid.
template <class Law>
constexpr void require_values(Law const& law) {
  if constexpr (requires { law.require_values(); }) law.require_values();
}

// How a field on plain numbers depends on the velocity. An acceleration that is affine in the velocity, with an
// antisymmetric part, is g(x, t) + v x w(x, t). A field that knows its parts says so: `at_rest(state, time)` is g, and
// `turning(state, time)` is w, or `no_turning{}`; or, with `static constexpr bool sees_no_velocity = true`, that it is
// only g. A field with `false` is refused by methods for forces without velocity.

/// The turning of a field that sees no velocity.
struct no_turning {
  friend constexpr no_turning operator+(no_turning, no_turning) { return {}; }
  template <class W>
  friend constexpr W operator+(no_turning, W const& w) {
    return w;
  }
  template <class W>
  friend constexpr W operator+(W const& w, no_turning) {
    return w;
  }
  template <class T>
  friend constexpr no_turning operator*(no_turning, T const&) {
    return {};
  }
};

/// A field that declares that it depends only on position and time.
template <class Field>
concept of_position_alone = requires { requires Field::sees_no_velocity; };

/// Whether a field or a law, or one of its laws, declares that it depends on the velocity, `sees_no_velocity = false`.
template <class Field>
inline constexpr bool says_it_sees_velocity = requires { requires !Field::sees_no_velocity; };

/// A field that knows its two parts.
template <class Field, class State, class Time>
concept knows_its_parts =
    of_position_alone<Field> || requires(Field const& f, State const& s, Time const& t) {
      f.at_rest(s, t);
      f.turning(s, t);
    };

/// The acceleration of a body at rest.
template <class Field, class State, class Time>
constexpr auto at_rest(Field const& field, State const& s, Time const& t) {
  if constexpr (of_position_alone<Field>)
    return field(s, t);
  else
    return field.at_rest(s, t);
}
/// The vector about which the velocity turns, per time.
template <class Field, class State, class Time>
constexpr auto turning(Field const& field, State const& s, Time const& t) {
  if constexpr (of_position_alone<Field>)
    return no_turning{};
  else
    return field.turning(s, t);
}

/// Refuses an acceleration that depends on the velocity in another way than `boris` can turn it.
[[noreturn]] constexpr void fail_as_no_turning() {
  fail<std::domain_error>(
      "unitstep: boris: the acceleration must be affine in the velocity with an antisymmetric "
      "part");
}

/// Whether a component belongs to a single body, and is no vector itself.
template <class Q>
inline constexpr bool is_component = true;
template <class Q, std::size_t N>
inline constexpr bool is_component<vec<Q, N>> = false;

/// \f$ \mathbf v \times \mathbf w \f$; in a plane w is a number, the component across it.
template <class V, class W>
  requires is_component<V>
constexpr auto cross_turning(vec<V, 3> const& v, vec<W, 3> const& w) {
  return unitstep::cross(v, w);
}
template <class V, class W>
  requires is_component<V> && requires(V const& v, W const& w) { v* w; }
constexpr auto cross_turning(vec<V, 2> const& v, W const& w) {
  return vec{v.y * w, -(v.x * w)};
}

}  // namespace unitstep::detail
