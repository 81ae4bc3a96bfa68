// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <stdexcept>
#include <type_traits>
#include <unitstep/constrain/detail/raw_constraint.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief What a constraint is, and the ready ones.
///
/// `constrained.hpp` has the field with constraints, and `rattle.hpp`, `projected.hpp` and `xpbd.hpp` the methods that
/// hold them in a run. `detail/constraint_solver.hpp` solves all equations for them.
///
/// A constraint is a function that stays zero: a callable g(state) or g(state, time) that returns a quantity of any
/// unit, a number, or a `vec` of either. It sees `state.position` and no velocity, so it is holonomic. Its derivatives
/// come from dual numbers and series, so it is generic (`auto const& s`), as a field is; `with_gradient` gives the
/// gradient by hand.
///
/// The ready ones name bodies by their number, `body(0)`, and places by a position or by a callable of time that
/// returns one. `std::array`s and `std::vector`s of a constraint are constraints too.
///
/// To each constraint belongs a multiplier, the force that keeps it: an energy per unit of g, so that of a `distance`,
/// a length, is a force. It enters as \f$ M \ddot x = F - G^T \lambda \f$ with the gradient
/// \f$ G = \partial g / \partial x
/// \f$, so the multiplier of a rod is its tension.
///
/// A constraint that is a type of its own has `verdict<X, Time>`, its verdict on the position X of all bodies and the
/// time; `value<X, Time>`, the type of each of its rows; and `raw<X, Time>()`, the constraint on plain numbers
/// (`constrain/detail/raw_constraint.hpp`). `constrain/on_surface.hpp` has those that a caller writes.

namespace unitstep {

/// A body, by its number; the first is 0.
/// \proof{examples/reference/constrain.cpp,distance}
struct body {
  std::size_t index;  ///< its place in the array of positions

  /// Body number `i`.
  constexpr explicit body(std::size_t i) : index(i) {}
};

namespace detail {

/// The time with which a callable of time is called: in a run, and where it is differentiated.
template <class Time>
using seen_time = typename raw_form<Time>::field_view;
template <class Time>
using time_along_motion = on_number<Time, number_along_motion<typename raw_form<Time>::number>>;

/// A callable of time.
template <class Path, class Time>
concept path_in_time = std::is_invocable_v<Path const&, seen_time<Time> const&>;

/// The verdict on a place or a length that stays what it is, or is a callable of time.
template <text Label, class Due, class Given, class Time>
consteval auto check_place() {
  if constexpr (std::is_same_v<Given, body>) {
    return diagnostics::accepted{};
  } else if constexpr (path_in_time<Given, Time>) {
    using returned = std::remove_cvref_t<std::invoke_result_t<Given const&, seen_time<Time>>>;
    if constexpr (!fits<Due, returned>)
      return diagnostics::refuse<Label, Due, returned>{};
    else if constexpr (!std::is_invocable_v<Given const&, time_along_motion<Time>>)
      return diagnostics::refuse<Label,
                                 diagnostics::words<"callable with any number (auto const&)">,
                                 diagnostics::words<"one that names its type">>{};
    else
      return diagnostics::accepted{};
  } else {
    return diagnostics::check_fit<Label, Due, Given>();
  }
}

/// An end of a rod, or a length, on plain numbers: `D` of them.
template <class Given, class T, std::size_t D, class Time>
constexpr auto end_on_numbers(Given const& given) {
  if constexpr (std::is_same_v<Given, body>) {
    return end_at_body<T, D>{given.index};
  } else if constexpr (path_in_time<Given, Time>) {
    return end_on_path<T, D, Time, Given>{given};
  } else {
    auto const at = detail::numbers_of_value<T, D>(given);
    for (T const& number : at)
      if (!unitstep::is_finite(number))
        fail<std::domain_error>("unitstep: a place of a constraint must be finite");
    return end_at_place<T, D>{at};
  }
}

/// The length of a rod on plain numbers.
template <class Given, class T, class Time>
constexpr auto length_on_numbers(Given const& given) {
  if constexpr (path_in_time<Given, Time>) {
    return length_on_path<T, Time, Given>{{given}};
  } else {
    auto const length = detail::end_on_numbers<Given, T, 1, Time>(given);
    if (!(length.at[0] > T(0)))
      fail<std::domain_error>("unitstep: the length of a distance must be positive");
    return length;
  }
}

/// Refuses a body that is not there.
constexpr void require_body(std::size_t index, std::size_t bodies) {
  if (index < bodies) return;
  fail<std::domain_error>(sentence{}
                              .add("unitstep: a constraint names body ", static_cast<long>(index),
                                   " (the first is 0), but there are ", static_cast<long>(bodies))
                              .data());
}

/// Refuses two ends that are one body.
template <class A, class B>
constexpr void require_two_ends(A const& a, B const& b) {
  if constexpr (std::is_same_v<A, body> && std::is_same_v<B, body>)
    if (a.index == b.index)
      fail<std::domain_error>("unitstep: both ends of a distance are one body");
}

template <class Given, std::size_t n>
concept vec_of = is_vec<Given> && (vector_layout<Given>::size == n);

/// The verdict on a line.
template <class X, class Place, class Direction, class Time>
consteval auto check_line() {
  using one = of_one_body<X>;
  using place = decltype(check_place<"place of on_line", one, Place, Time>());
  if constexpr (!is_vec<one>)
    return diagnostics::refuse<"position", diagnostics::words<"a vec, for on_line">, X>{};
  else if constexpr (!place::ok)
    return place{};
  else if constexpr (!vec_of<Direction, vector_layout<one>::size>)
    return diagnostics::refuse<"direction of on_line", one, Direction>{};
  else
    return diagnostics::accepted{};
}

template <class X>
using component_of_body = component_of<of_one_body<X>>;

}  // namespace detail

/// A rod between two ends, each a `body`, a place, or a callable of time that returns a place:
///
/// \f[ g = \tfrac12 \Bigl( \frac{\mathbf r^2}{L} - L \Bigr), \qquad \mathbf r = \mathbf x_2 - \mathbf x_1 \f]
///
/// a length: the excess of the rod's length, to first order. The multiplier is the tension, a force, negative
/// where the rod is pressed. A length that is a callable of time makes it the rope of a crane.
/// \throw std::domain_error if the length is not positive, at the start of a run or, where it is a callable of time, at
/// the time that the sentence says; or at the start if both ends are one body
/// \proof{examples/reference/constrain.cpp,distance}
template <class A, class B, class Length>
struct distance {
  A a;            ///< one end
  B b;            ///< the other end
  Length length;  ///< how far they are apart

  /// \cond
  static constexpr char const* name = "distance";
  template <class X, class>
  using value = detail::component_of_body<X>;
  /// \endcond
  template <class X, class Time>
  using verdict = diagnostics::first_refusal<
      decltype(detail::check_place<"end of distance", detail::of_one_body<X>, A, Time>()),
      decltype(detail::check_place<"end of distance", detail::of_one_body<X>, B, Time>()),
      decltype(detail::check_place<"length of distance", detail::component_of_body<X>, Length,
                                   Time>())>;

  /// The constraint on plain numbers.
  template <class X, class Time>
  constexpr auto raw() const {
    using T = typename raw_form<Time>::number;
    constexpr std::size_t D = detail::bodies_of<X>::directions;
    detail::require_two_ends(a, b);
    auto const from = detail::end_on_numbers<A, T, D, Time>(a);
    auto const to = detail::end_on_numbers<B, T, D, Time>(b);
    auto const apart = detail::length_on_numbers<Length, T, Time>(length);
    return detail::raw_distance<T, D, std::remove_const_t<decltype(from)>,
                                std::remove_const_t<decltype(to)>,
                                std::remove_const_t<decltype(apart)>>{from, to, apart};
  }
};
template <class A, class B, class Length>
distance(A, B, Length) -> distance<A, B, Length>;

/// A body that is held at a place, or led along a callable of time: \f$ \mathbf g = \mathbf x - \mathbf p(t) \f$. The
/// multiplier is a `vec`: the force with which the body pulls at its hold.
/// \proof{examples/reference/constrain.cpp,pinned}
template <class Place>
struct pinned {
  body held;    ///< which body
  Place place;  ///< where

  /// \cond
  static constexpr char const* name = "pinned";
  template <class X, class>
  using value = detail::component_of_body<X>;
  /// \endcond
  template <class X, class Time>
  using verdict =
      decltype(detail::check_place<"place of pinned", detail::of_one_body<X>, Place, Time>());

  /// The constraint on plain numbers.
  template <class X, class Time>
  constexpr auto raw() const {
    using T = typename raw_form<Time>::number;
    constexpr std::size_t D = detail::bodies_of<X>::directions;
    auto const at = detail::end_on_numbers<Place, T, D, Time>(place);
    std::array<std::array<T, D>, D> axes{};
    for (std::size_t c = 0; c < D; ++c) axes[c][c] = T(1);
    return detail::raw_across<T, D, D, std::remove_const_t<decltype(at)>>{held.index, at, axes};
  }
};
template <class Place>
pinned(body, Place) -> pinned<Place>;

/// A body on a straight line through a place, like a bead on a wire or a slider:
/// \f$ g_k = \mathbf n_k \cdot (\mathbf x -
/// \mathbf p(t)) \f$ with as many unit normals as there are other directions, one in a plane and two in space. The
/// multipliers are the forces along these.
/// \throw std::domain_error at the start of a run, if the direction is zero or not finite
/// \proof{examples/reference/constrain.cpp,on_line}
template <class Place, class Direction>
struct on_line {
  body held;            ///< which body
  Place through;        ///< a place of the line
  Direction direction;  ///< a `vec` along it, of any length and unit

  /// \cond
  static constexpr char const* name = "on_line";
  template <class X, class>
  using value = detail::component_of_body<X>;
  /// \endcond

  template <class X, class Time>
  using verdict = decltype(detail::check_line<X, Place, Direction, Time>());

  /// The constraint on plain numbers.
  template <class X, class Time>
  constexpr auto raw() const {
    using T = typename raw_form<Time>::number;
    constexpr std::size_t D = detail::bodies_of<X>::directions;
    auto const at = detail::end_on_numbers<Place, T, D, Time>(through);
    auto const along =
        detail::unit_vector(detail::numbers_of_value<T, D>(direction),
                            "unitstep: the direction of on_line must be finite and not zero");
    return detail::raw_across<T, D, D - 1, std::remove_const_t<decltype(at)>>{
        held.index, at, detail::normals_to(along)};
  }
};
template <class Place, class Direction>
on_line(body, Place, Direction) -> on_line<Place, Direction>;

}  // namespace unitstep
