// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/physical_dimensions/length.hpp>
#include <boost/units/physical_dimensions/mass.hpp>
#include <boost/units/systems/si/mass.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/forces/detail/net_acceleration.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/state.hpp>
#include <unitstep/units/detail/operation.hpp>

/// \file
/// \brief The verdicts on the mass of a body, of a second law or of a motion whose energy or momentum is asked for, and
/// on the laws of force beside it, for one body or many.

namespace unitstep::detail {

/// Whether a Mass can be the inertia of what moves along a Coordinate: a mass along a length, while
/// an angle, say, or a charge has another inertia.
template <class Mass, class Coordinate>
inline constexpr bool is_inertia_along =
    is_of_dimension<Mass, boost::units::mass_dimension> ||
    !is_of_dimension<Coordinate, boost::units::length_dimension>;

/// What a mass is, in the value type of a position.
template <class X>
using mass_due = boost::units::quantity<boost::units::si::mass, typename raw_form<X>::number>;

/// The verdict on one mass of a second law: of the value type of the state, and with a unit where
/// the acceleration has any.
template <class Mass, class X, class Acceleration>
consteval auto check_one_mass() {
  using number = typename raw_form<X>::number;
  if constexpr ((unitstep::number<Mass> && !unitstep::number<component_of<Acceleration>>) ||
                !is_inertia_along<Mass, component_of<X>>)
    return diagnostics::refuse<"mass", mass_due<X>, Mass>{};
  else if constexpr (!std::is_same_v<number, typename raw_form<Mass>::number>)
    return diagnostics::refuse<"mass", product_of<number, Mass>, Mass>{};
  else
    return diagnostics::accepted{};
}

/// What is due where there is one for each body, in words for a refusal.
template <class Q, std::size_t bodies>
using one_for_each = typename std::conditional_t<
    bodies == known_at_run_time,
    std::type_identity<diagnostics::words<"a std::vector with one for each body">>,
    std::type_identity<std::array<Q, bodies>>>::type;

/// The verdict on the mass, or on one for each body, of a second law.
template <class Mass, class X, class Acceleration>
consteval auto check_mass() {
  using one = of_one_body<Mass>;
  constexpr std::size_t bodies = body_count<X>;
  constexpr std::size_t masses = body_count<Mass>;
  if constexpr (diagnostics::is_of_integers<one>)
    return diagnostics::not_of_integers<"mass", Mass>{};
  else if constexpr (!quantity_like<one> && !unitstep::number<one>)
    return diagnostics::refuse<"mass", diagnostics::words<"a quantity, or a std::array of them">,
                               Mass>{};
  else if constexpr (masses != 0 && bodies == 0)
    return diagnostics::refuse<"mass", one, Mass>{};
  else if constexpr (masses != 0 && masses != bodies)
    return diagnostics::refuse<"masses", one_for_each<one, bodies>, Mass>{};
  else
    return check_one_mass<one, X, Acceleration>();
}

/// Whether two quantities are in different value types.
template <class A, class B>
inline constexpr bool mixes_numbers = false;
template <quantity_like A, quantity_like B>
inline constexpr bool mixes_numbers<A, B> = !std::is_same_v<number_of<A>, number_of<B>>;

/// The verdict on the mass, or masses, of which a quantity of a motion is asked, such as its energy:
/// as many as bodies, of the value type of the motion, and with a unit where the position has any.
template <class Mass, class X>
consteval auto check_mass_of() {
  using one = of_one_body<Mass>;
  using coordinate = component_of<X>;
  constexpr std::size_t bodies = body_count<X>;
  constexpr std::size_t masses = body_count<Mass>;
  if constexpr (diagnostics::is_of_integers<one>)
    return diagnostics::not_of_integers<"mass", Mass>{};
  else if constexpr (masses != 0 && bodies == 0)
    return diagnostics::refuse<"mass", one, Mass>{};
  else if constexpr (masses != 0 && masses != bodies)
    return diagnostics::refuse<"masses", one_for_each<one, bodies>, Mass>{};
  else if constexpr (mixes_numbers<one, coordinate> && is_inertia_along<one, coordinate>)
    return diagnostics::refuse<"mass", product_of<typename raw_form<X>::number, one>, Mass>{};
  else if constexpr (number<coordinate> || (!number<one> && is_inertia_along<one, coordinate>))
    return diagnostics::accepted{};
  else
    return diagnostics::refuse<"mass", mass_due<X>, Mass>{};
}
/// A type that is no motion and does not stand for something that was refused already.
template <class State>
concept no_state_of_motion =
    !diagnostics::is_motion<State> && !with_mismatch<State> && !refused_result<State>;

/// The verdict on a mass, or masses, and the motion of which a quantity is asked.
template <class Mass, class X, class V>
consteval auto check_mass_and_motion() {
  if constexpr (auto moves = diagnostics::check_motion_alone<X, V>(); !moves.ok)
    return moves;
  else
    return check_mass_of<Mass, X>();
}

/// The verdict on what stands where a motion is due.
template <class State>
consteval auto check_is_motion() {
  if constexpr (no_state_of_motion<State>)
    return diagnostics::not_a_motion<"state", State>{};
  else
    return diagnostics::accepted{};
}

/// What stands where nothing is asked of an argument. Functions that take such arguments are called if
/// nothing else can be: a conversion loses to a caller's own function of that name, which is found
/// beside the library's.
struct any_argument {
  template <class T>
  constexpr any_argument(T const&) {}
};

/// What stands where a motion is due: refused unless it is one.
struct no_motion {
  template <class State>
  constexpr no_motion(State const&) {
    using verdict = decltype(check_is_motion<State>());
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
  }
};

/// Whether a law is called with one body at a time: the library's, and those that say so.
template <class Law>
inline constexpr bool is_law_of_each_body = requires(Law law) { law.for_body(std::size_t{}); } ||
                                            requires { requires Law::acts_on_each_body; };

/// Whether a law acts between bodies and is told their masses.
template <class Law>
inline constexpr bool is_law_between_bodies = requires { requires Law::acts_between_bodies; };

/// Whether it does so where the number of bodies is known when the program runs.
template <class Law>
inline constexpr bool is_law_between_vectors = requires { requires Law::acts_between_vectors; };

/// A law that is called with a motion of one body, and knows nothing of others.
template <class Law, class X>
concept callers_law =
    body_count<X> == 0 && !is_law_of_each_body<Law> && !is_law_between_bodies<Law>;

/// A caller's law whose body is checked before all else, as that of a field is.
template <class Law, class State, class Time>
inline constexpr bool body_of_law_is_checkable = false;
template <class Law, class X, class V, class Time>
  requires callers_law<Law, X>
inline constexpr bool body_of_law_is_checkable<Law, motion<X, V>, Time> =
    body_is_checkable<Law, motion<X, V>, Time>;

/// The verdict on constants that are given for each body: there are as many as bodies.
template <class Constant, std::size_t bodies>
consteval auto check_one_for_each() {
  if constexpr (body_count<Constant> == 0 || body_count<Constant> == bodies)
    return diagnostics::accepted{};
  else
    return diagnostics::refuse<"one constant for each body",
                               one_for_each<of_one_body<Constant>, bodies>, Constant>{};
}
/// The verdict on how many constants a law has, each of its template arguments being one.
template <class Law, std::size_t bodies>
struct counts {
  using verdict = diagnostics::accepted;
};
template <template <class...> class Law, class... Constant, std::size_t bodies>
struct counts<Law<Constant...>, bodies> {
  using verdict = diagnostics::first_refusal<decltype(check_one_for_each<Constant, bodies>())...>;
};

/// A law as it acts on one body of many.
template <class Law>
using law_of_one_body = decltype(detail::law_for_body(std::declval<Law const&>(), std::size_t{}));

/// The verdict on a law that acts on each of many bodies.
template <class Law, class State, class Time, class Due>
consteval auto check_law_of_each_body() {
  using as_many = typename counts<Law, body_count<decltype(State::position)>>::verdict;
  if constexpr (!as_many::ok)
    return as_many{};
  else
    return check_law<law_of_one_body<Law>, of_one_body<State>, Time, of_one_body<Due>>();
}

/// The verdict on a law beside a mass, for a state of one body or of many.
template <class Law, class Mass, class State, class Time, class Acceleration>
consteval auto check_law_of_mass() {
  using mass = of_one_body<Mass>;
  using X = decltype(State::position);
  using due =
      std::conditional_t<is_acceleration_law<Law>, Acceleration, product_of<Acceleration, mass>>;
  if constexpr (is_law_between_bodies<Law> && body_count<X> == 0)
    return diagnostics::refuse<"position", diagnostics::words<"a std::array of bodies">, X>{};
  else if constexpr (body_count<X> == known_at_run_time && !is_law_between_bodies<Law> &&
                     !is_law_of_each_body<Law>)
    return diagnostics::refuse<"force law beside vectors",
                               diagnostics::words<"the library's, or on_each_body{law}">, Law>{};
  else if constexpr (body_count<X> == known_at_run_time && is_law_between_bodies<Law> &&
                     !is_law_between_vectors<Law>)
    return diagnostics::refuse<"law between bodies in vectors",
                               diagnostics::words<"one with raw_between_vectors">, Law>{};
  else if constexpr (is_law_between_bodies<Law>)
    return typename Law::template verdict_between<X, Acceleration, mass>{};
  else if constexpr (is_law_of_each_body<Law> && body_count<X> != 0)
    return check_law_of_each_body<Law, State, Time, due>();
  else
    return check_law<Law, State, Time, due>();
}

/// The verdict on a mass and on laws, for the units of a state.
template <class State, class Time, class Mass, class... Laws>
consteval auto check_second_law() {
  if constexpr (!diagnostics::is_motion<State>) {
    return diagnostics::not_a_motion<"initial", State>{};
  } else {
    using due = rate_of<decltype(State::velocity), Time>;
    if constexpr (auto mass = check_mass<Mass, decltype(State::position), due>(); !mass.ok)
      return mass;
    else
      return diagnostics::first_refusal<
          decltype(check_law_of_mass<Laws, Mass, State, Time, due>())...>{};
  }
}

/// The verdict on how many laws there are: without any there is no force.
template <std::size_t laws>
consteval auto check_law_count() {
  if constexpr (laws != 0)
    return diagnostics::accepted{};
  else
    return diagnostics::refuse<"force law", diagnostics::words<"at least one">,
                               diagnostics::words<"none">>{};
}

/// The verdict on a call of a second law by hand, which no driver has checked the state of.
template <class State, class Time, class Mass, class... Laws>
consteval auto check_call() {
  if constexpr (!diagnostics::is_motion<State>)
    return diagnostics::not_a_motion<"state", State>{};
  else if constexpr (auto moves = diagnostics::check_motion<decltype(State::position),
                                                            decltype(State::velocity), Time,
                                                            "velocity", "time">();
                     !moves.ok)
    return moves;
  else
    return diagnostics::first_refusal<decltype(check_second_law<State, Time, Mass, Laws...>()),
                                      decltype(check_law_count<sizeof...(Laws)>())>{};
}

}  // namespace unitstep::detail
