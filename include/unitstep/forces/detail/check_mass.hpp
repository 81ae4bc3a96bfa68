// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/physical_dimensions/length.hpp>
#include <boost/units/physical_dimensions/mass.hpp>
#include <boost/units/systems/si/mass.hpp>
#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/state/detail/check_motion.hpp>
#include <unitstep/state/state.hpp>
#include <unitstep/units/detail/operation.hpp>

/// \file
/// \brief What the mass of a body may be, of a second law and of a motion whose energy or momentum is asked for.

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

}  // namespace unitstep::detail
