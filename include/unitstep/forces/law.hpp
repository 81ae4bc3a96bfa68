// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/field/field.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/state/rate.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief The members of a law of force.
///
/// A law is any callable (state, time) -> force; one between bodies has `raw_between` in place of the call. A law that
/// is a type of its own may have more members:
///
/// - `static constexpr bool is_acceleration = true;`: it returns an acceleration, which `second_law`
///   does not divide by the mass;
/// - `static constexpr bool acts_on_each_body = true;`: with many bodies it is called with the motion of one at a time;
/// - `static constexpr bool has_potential = true;` and `potential(mass, state)`: its potential energy for
///   one body (for all bodies, if it acts between them), which `potential_energy` and `energy` count;
/// - `static constexpr bool sees_no_velocity = true;`: it does not depend on the velocity, which saves `boris` an
///   evaluation. With `false`, `dormand_el_mikkawy_prince4` refuses it under a tolerance when compiled. One that turns
///   the velocity has `at_rest` and `turning` on plain numbers instead: see `field/field.hpp`;
/// - `template <class State, class Time> constexpr auto raw() const { return my_law{raw_form<K>::to_raw(k)}; }`: the
///   law with plain constants, called with (state, time) without units, in the unit of the state. So the same formula
///   serves both if its constants are of a template parameter. Units were checked before, on the formula with units;
///   `raw` must convert none;
/// - `template <class State, class Time, class Due> using constants_verdict`: whether its constants have the right
///   units, one `detail::constant_verdict` for each. The formula then counts as returning a `Due` and is not checked;
/// - `require_values() const`: throws if a constant is not finite or makes no sense;
/// - `for_body(i) const`: the law of body `i`, where a constant may be an array with one for each;
/// - `static constexpr bool acts_between_bodies = true;`: it gives the accelerations of all bodies at once, as
///   `mutual_gravity` does. `template <class X, class Acceleration, class Mass> using verdict_between` is the verdict
///   on the units of its constants. `raw_between(masses)` takes a `vec` of plain masses. Its result is called with
///   (state, time) without units, where positions are a `vec` with one for each body, and returns such a `vec`;
/// - `static constexpr bool acts_between_vectors = true;` and `raw_between_vectors(masses)`: a law between bodies acts
///   on a motion of vectors too. `masses[i]` is the plain mass of body i, and `masses` is copied. The result is called
///   with (state, time, accelerations) without units, each a `std::span` with one for each body, and adds to the
///   accelerations.
///
/// `forces/spring.hpp` has a potential, `raw`, verdicts on its constants and one spring for each body;
/// `forces/gravity.hpp` is an acceleration, `forces/mutual_gravity.hpp` acts between bodies.

namespace unitstep::detail {

/// Whether a constant of a law was given.
template <class Constant>
inline constexpr bool is_given = !std::is_same_v<Constant, not_given>;

/// The unit of GM: an acceleration times an area.
template <class X, class Acceleration>
using parameter_due =
    product_of<product_of<component_of<Acceleration>, component_of<X>>, component_of<X>>;

/// A state that has a position. A rotation has none, so a spring cannot be called with it.
template <class State>
concept has_position = requires(State const& s) { s.position; };
/// A state that has a velocity.
template <class State>
concept has_velocity = requires(State const& s) { s.velocity; };

/// Whether a law states that it returns an acceleration.
template <class Law>
inline constexpr bool is_acceleration_law = requires { requires Law::is_acceleration; };

/// Whether a law states that it has a potential.
template <class Law>
inline constexpr bool law_with_potential = requires { requires Law::has_potential; };

template <class A, class B>
constexpr auto scalar_product(A const& a, B const& b) {
  return a * b;
}
template <class A, class B, std::size_t N>
constexpr auto scalar_product(vec<A, N> const& a, vec<B, N> const& b) {
  return unitstep::dot(a, b);
}

/// A position relative to an anchor or a centre; without one to the origin.
template <class X, class Origin>
constexpr auto seen_from(X const& x, Origin const& origin) {
  if constexpr (is_given<Origin>)
    return x - origin;
  else
    return x;
}

/// The verdict on one constant of a law, which must be a `Due` if it is given.
template <text Name, class Due, class Given>
consteval auto check_constant() {
  if constexpr (is_given<Given>)
    return diagnostics::check_fit<Name, Due, Given>();
  else
    return diagnostics::accepted{};
}
template <text Name, class Due, class Given>
using constant_verdict = decltype(check_constant<Name, Due, Given>());

/// What a force per velocity that turns is made of, for a velocity of this shape.
template <class Due, class V>
struct turning_due {};
template <class Due, class Q>
struct turning_due<Due, vec<Q, 2>> {
  using type = Due;
};
template <class Due, class Q>
struct turning_due<Due, vec<Q, 3>> {
  using type = vec<Due, 3>;
};

/// The verdict on an angular velocity, in 1/s, for a motion in a plane or in space.
template <text Name, class Turning, class State, class Acceleration>
consteval auto check_turning() {
  using V = decltype(State::velocity);
  if constexpr (requires { typename turning_due<V, V>::type; }) {
    using due = quotient_of<component_of<Acceleration>, component_of<V>>;
    return diagnostics::check_fit_of_turning<Name, typename turning_due<due, V>::type, Turning>();
  } else {
    return diagnostics::refuse<"velocity", diagnostics::words<"a vec of two or three">, V>{};
  }
}

/// A law of the library, which states the verdict on the units of its constants: its formula is then right and not
/// checked again.
template <class Law, class State, class Time, class Due>
concept law_with_constants =
    requires { typename Law::template constants_verdict<State, Time, Due>; };

/// Whether a law is a field of another kind of state, as `euler_equations` is, and so no law of force.
template <class Law, class State, class Time>
consteval bool is_field_of_another_state() {
  if constexpr (checks_itself<Law, State, Time>)
    return !Law::template verdict<State, Time>::ok;
  else
    return false;
}

/// The verdict on one law that must give a `Due` (a force, or an acceleration).
template <class Law, class State, class Time, class Due>
consteval auto check_law() {
  if constexpr (law_with_constants<Law, State, Time, Due>)
    return typename Law::template constants_verdict<State, Time, Due>{};
  else if constexpr (is_field_of_another_state<Law, State, Time>())
    return diagnostics::refuse<"force law", diagnostics::words<"callable (state, time)">, Law>{};
  else if constexpr (auto callable = diagnostics::check_callable<"force law", Law, State, Time>();
                     !callable.ok)
    return callable;
  else
    return diagnostics::check_fit<"force", Due, field_result<Law, State, Time>>();
}

/// Refuses constants that are not finite; other types are refused where units are checked.
template <class... Constant>
constexpr void require_finite(char const* sentence, Constant const&... constant) {
  auto const holds = [](auto const& c) {
    if constexpr (typed_value<std::remove_cvref_t<decltype(c)>>)
      return unitstep::is_finite(c);
    else
      return true;
  };
  if (!(holds(constant) && ...)) fail<std::domain_error>(sentence);
}

}  // namespace unitstep::detail
