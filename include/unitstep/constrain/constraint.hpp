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
#include <unitstep/math/root.hpp>
#include <unitstep/state/detail/check_fit.hpp>
#include <unitstep/units/fail.hpp>

/// \file
/// \brief What a constraint is, and the ready ones.
///
/// A constraint is what is to stay zero: a callable g(state) or g(state, time) that returns a quantity of any unit, a
/// number, or a `vec` of either. It is shown where everything is, `state.position`, and no velocity: such a constraint is
/// called holonomic. Its derivatives come from dual numbers and series, so it is generic (`auto const& s`), as a field is;
/// `with_gradient` gives the gradient by hand.
///
/// The ready ones name bodies by their number, `body(0)`, and places by a position or by a callable of time that
/// returns one. `std::array`s and `std::vector`s of a constraint are constraints too.
///
/// To each constraint belongs a multiplier, the force that keeps it: an energy per unit of g, so that of a `distance`, a
/// length, is a force. It enters as \f$ M \ddot x = F - G^T \lambda \f$ with the gradient \f$ G = \partial g / \partial x
/// \f$, so the multiplier of a rod is its tension.
///
/// A constraint that is a type of its own has `verdict<X, Time>`, its verdict on the position X of all bodies and the
/// time; `value<X, Time>`, what each of its rows is; and `raw<X, Time>()`, itself on plain numbers
/// (`constrain/detail/raw_constraint.hpp`).

namespace unitstep {

/// A body, by its number; the first is 0.
/// \proof{examples/reference/constrain.cpp,distance}
struct body {
  std::size_t index;  ///< its place in the array of positions

  /// Body number `i`.
  constexpr explicit body(std::size_t i) : index(i) {}
};

namespace detail {

/// What a callable of time is called with, on plain numbers and where it is differentiated.
template <class Time>
using seen_time = typename raw_form<Time>::field_view;
template <class Time>
using course_time = on_number<Time, course_number<typename raw_form<Time>::number>>;

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
    else if constexpr (!std::is_invocable_v<Given const&, course_time<Time>>)
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

/// Refuses a body that is not there.
constexpr void require_body(std::size_t index, std::size_t bodies) {
  if (index < bodies) return;
  sentence words;
  words += "unitstep: a constraint names body ";
  words += static_cast<long>(index);
  words += " (the first is 0), but there are ";
  words += static_cast<long>(bodies);
  fail<std::domain_error>(words.data());
}

/// Refuses two ends that are no two things.
template <class A, class B>
constexpr void require_two_ends(A const& a, B const& b) {
  if constexpr (std::is_same_v<A, body> && std::is_same_v<B, body>)
    if (a.index == b.index)
      fail<std::domain_error>("unitstep: both ends of a distance are one body");
}

/// The verdict on a line.
template <class X, class Place, class Direction, class Time>
consteval auto check_line() {
  using one = of_one_body<X>;
  using place = decltype(check_place<"place of on_line", one, Place, Time>());
  if constexpr (!is_vec<one>)
    return diagnostics::refuse<"position", diagnostics::words<"a vec, for on_line">, X>{};
  else if constexpr (!place::ok)
    return place{};
  else if constexpr (!is_vec<Direction>)
    return diagnostics::refuse<"direction of on_line", one, Direction>{};
  else if constexpr (vector_layout<Direction>::size != vector_layout<one>::size)
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
/// a length: how much too long the rod is, but for the square of that. The multiplier is the tension, a force, negative
/// where the rod is pressed. A length that is a callable of time makes it the rope of a crane.
/// \throw std::domain_error at the start of a run, if the length is not positive or both ends are one body
/// \proof{examples/reference/constrain.cpp,distance}
template <class A, class B, class Length>
struct distance {
  A a;            ///< one end
  B b;            ///< the other end
  Length length;  ///< how far they are apart

  static constexpr char const* name = "distance";
  template <class X, class>
  using value = detail::component_of_body<X>;
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
    auto const apart = detail::end_on_numbers<Length, T, 1, Time>(length);
    if constexpr (!detail::path_in_time<Length, Time>)
      if (!(apart.at[0] > T(0)))
        fail<std::domain_error>("unitstep: the length of a distance must be positive");
    return detail::raw_distance<T, D, std::remove_const_t<decltype(from)>,
                                std::remove_const_t<decltype(to)>,
                                std::remove_const_t<decltype(apart)>>{from, to, apart};
  }
};
template <class A, class B, class Length>
distance(A, B, Length) -> distance<A, B, Length>;

/// A body that is held at a place, or led along a callable of time: \f$ \mathbf g = \mathbf x - \mathbf p(t) \f$. The
/// multiplier is a `vec` of forces, with which the body pulls at what holds it.
/// \proof{examples/reference/constrain.cpp,pinned}
template <class Place>
struct pinned {
  body held;    ///< which body
  Place place;  ///< where

  static constexpr char const* name = "pinned";
  template <class X, class>
  using value = detail::component_of_body<X>;
  template <class X, class Time>
  using verdict =
      decltype(detail::check_place<"place of pinned", detail::of_one_body<X>, Place, Time>());

  /// The constraint on plain numbers.
  template <class X, class Time>
  constexpr auto raw() const {
    using T = typename raw_form<Time>::number;
    constexpr std::size_t D = detail::bodies_of<X>::directions;
    auto const at = detail::end_on_numbers<Place, T, D, Time>(place);
    return detail::raw_pinned<T, D, std::remove_const_t<decltype(at)>>{held.index, at};
  }
};
template <class Place>
pinned(body, Place) -> pinned<Place>;

/// A body on a straight line through a place, like a bead on a wire or a slider: \f$ g_k = \mathbf n_k \cdot (\mathbf x -
/// \mathbf p(t)) \f$ with as many unit normals as there are other directions, one in a plane and two in space. The
/// multipliers are the forces along these.
/// \throw std::domain_error at the start of a run, if the direction is zero or not finite
/// \proof{examples/reference/constrain.cpp,on_line}
template <class Place, class Direction>
struct on_line {
  body held;            ///< which body
  Place through;        ///< a place of the line
  Direction direction;  ///< a `vec` along it, of any length and unit

  static constexpr char const* name = "on_line";
  template <class X, class>
  using value = detail::component_of_body<X>;

  template <class X, class Time>
  using verdict = decltype(detail::check_line<X, Place, Direction, Time>());

  /// The constraint on plain numbers.
  template <class X, class Time>
  constexpr auto raw() const {
    using T = typename raw_form<Time>::number;
    constexpr std::size_t D = detail::bodies_of<X>::directions;
    auto const at = detail::end_on_numbers<Place, T, D, Time>(through);
    auto const along = detail::numbers_of_value<T, D>(direction);
    std::array<std::array<T, D>, D - 1> normals{};
    std::size_t steep = 0, flat = 0;
    for (std::size_t c = 1; c < D; ++c) {
      if (detail::size_of(along[steep]) < detail::size_of(along[c])) steep = c;
      if (detail::size_of(along[c]) < detail::size_of(along[flat])) flat = c;
    }
    if (!(detail::size_of(along[steep]) > T(0)) || !unitstep::is_finite(along[steep]))
      fail<std::domain_error>("unitstep: the direction of on_line must be finite and not zero");
    if constexpr (D == 2) {
      normals[0] = unit(std::array<T, 2>{-along[1], along[0]});
    } else {
      std::array<T, 3> axis{};
      axis[flat] = T(1);
      normals[0] = unit(cross(along, axis));
      normals[1] = unit(cross(along, normals[0]));
    }
    return detail::raw_on_line<T, D, std::remove_const_t<decltype(at)>>{held.index, at, normals};
  }

private:
  template <class T>
  static constexpr std::array<T, 3> cross(std::array<T, 3> const& u, std::array<T, 3> const& v) {
    return {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]};
  }
  template <class T, std::size_t D>
  static constexpr std::array<T, D> unit(std::array<T, D> v) {
    T most(0), square(0);
    for (T const& x : v)
      if (most < detail::size_of(x)) most = detail::size_of(x);
    for (T& x : v) square += (x / most) * (x / most);
    using unitstep::sqrt;
    T const size = most * sqrt(square);
    for (T& x : v) x /= size;
    return v;
  }
};
template <class Place, class Direction>
on_line(body, Place, Direction) -> on_line<Place, Direction>;

/// A constraint beside its gradient, given by hand as a callable of the same arguments: of the shape of what the constraint
/// is shown the position of, in units of the constraint per position. For one value, not a `vec` of them. The second
/// derivatives still come from series, so the constraint is generic all the same.
/// \proof{examples/reference/constrain.cpp,with_gradient}
template <class G, class Gradient>
struct with_gradient {
  [[no_unique_address]] G g;                ///< what is to be zero
  [[no_unique_address]] Gradient gradient;  ///< its derivative by the position
};
template <class G, class Gradient>
with_gradient(G, Gradient) -> with_gradient<G, Gradient>;

namespace detail {

template <class G>
struct gradient_beside {
  using constraint = G;
  using type = unitstep::not_given;
  static constexpr G const& g(G const& given) { return given; }
  static constexpr type gradient(G const&) { return {}; }
};
template <class G, class Gradient>
struct gradient_beside<with_gradient<G, Gradient>> {
  using constraint = G;
  using type = Gradient;
  static constexpr G const& g(with_gradient<G, Gradient> const& given) { return given.g; }
  static constexpr Gradient const& gradient(with_gradient<G, Gradient> const& given) {
    return given.gradient;
  }
};

/// What the gradient of a G by a position X is: of the shape of X.
template <class X, class G>
struct gradient_due {
  using type = rate_of<G, X>;
};
template <template <class, std::size_t> class Shape, class Q, std::size_t N, class G>
  requires has_elements<Shape<Q, N>>
struct gradient_due<Shape<Q, N>, G> {
  using type = Shape<typename gradient_due<Q, G>::type, N>;
};

/// What a caller's callable returns for a position and a time, if it takes them, and whether it takes the time.
template <class F, class Place, class Time>
struct called_surface {
  static constexpr bool takes_place = std::is_invocable_v<F const&, Place const&>;
  static constexpr bool takes_time = std::is_invocable_v<F const&, Place const&, Time const&>;
  static consteval auto returned() {
    if constexpr (takes_place)
      return std::type_identity<
          std::remove_cvref_t<std::invoke_result_t<F const&, Place const&>>>{};
    else if constexpr (takes_time)
      return std::type_identity<
          std::remove_cvref_t<std::invoke_result_t<F const&, Place const&, Time const&>>>{};
    else
      return std::type_identity<void>{};
  }
  using type = typename decltype(returned())::type;
};

/// A caller's constraint on the position X of all bodies, or on that of one.
template <class Given, class X, class Time, bool of_one_body>
struct surface_form {
  using beside = gradient_beside<Given>;
  using G = typename beside::constraint;
  using T = typename raw_form<Time>::number;
  template <class N>
  using shown_on = std::conditional_t<of_one_body, on_number<X, N>, shown_place<on_number<X, N>>>;
  template <class N>
  using returned_on = typename called_surface<G, shown_on<N>, on_number<Time, N>>::type;
  using view = typename raw_form<X>::field_view;
  using shown = std::conditional_t<of_one_body, view, shown_place<view>>;
  using returned = typename called_surface<G, shown, seen_time<Time>>::type;

  static consteval std::size_t rows() {
    if constexpr (stepped_value<returned>)
      return vector_layout<returned>::size;
    else
      return 0;
  }
  static consteval auto value() {
    if constexpr (stepped_value<returned>)
      return std::type_identity<component_of<returned>>{};
    else
      return std::type_identity<double>{};
  }
  using value_type = typename decltype(value())::type;

  static consteval auto check() {
    if constexpr (bodies_of<X>::bodies == counted_in_run) {
      return diagnostics::refuse<"constraint",
                                 diagnostics::words<"of bodies by number, beside vectors">, G>{};
    } else if constexpr (std::is_void_v<returned>) {
      return diagnostics::refuse<"constraint",
                                 diagnostics::words<"callable (place) or (place, time)">,
                                 diagnostics::words<"one that takes neither">>{};
    } else if constexpr (!stepped_value<returned>) {
      return diagnostics::refuse<"constraint", diagnostics::words<"a quantity that is to be zero">,
                                 returned>{};
    } else if constexpr (std::is_void_v<returned_on<slope_number<T>>> ||
                         std::is_void_v<returned_on<course_number<T>>>) {
      return diagnostics::refuse<"constraint",
                                 diagnostics::words<"callable with any number (auto const&)">,
                                 diagnostics::words<"one that names its types">>{};
    } else if constexpr (!std::is_same_v<typename beside::type, unitstep::not_given>) {
      using due = typename gradient_due<X, returned>::type;
      using got = typename called_surface<typename beside::type, shown, seen_time<Time>>::type;
      if constexpr (std::is_void_v<got>)
        return diagnostics::refuse<"gradient of constraint", due,
                                   diagnostics::words<"one that takes other arguments">>{};
      else
        return diagnostics::check_fit<"gradient of constraint", due, got>();
    } else {
      return diagnostics::accepted{};
    }
  }
  using verdict = decltype(check());

  static constexpr auto raw(Given const& given, std::size_t index) {
    return raw_surface<T, X, Time, G, typename beside::type, rows(), of_one_body>{
        index, beside::g(given), beside::gradient(given)};
  }
};

}  // namespace detail

/// A body on a surface, or on a curve in a plane: where `g(position)` or `g(position, time)` is zero, a quantity of any
/// unit or a number. In a motion of one body it may be left out which.
/// \proof{examples/reference/constrain.cpp,on_surface}
template <class G>
struct on_surface {
  body held;                  ///< which body
  [[no_unique_address]] G g;  ///< what is zero on the surface; or that in `with_gradient`

  /// A motion's one body is where `surface` is zero.
  constexpr explicit on_surface(G surface) : held(0), g(surface) {}
  /// Body `which` is where `surface` is zero.
  constexpr on_surface(body which, G surface) : held(which), g(surface) {}

  static constexpr char const* name = "on_surface";
  template <class X, class Time>
  using form = detail::surface_form<G, detail::of_one_body<X>, Time, true>;
  template <class X, class Time>
  using value = typename form<X, Time>::value_type;
  template <class X, class Time>
  using verdict = typename form<X, Time>::verdict;

  /// The constraint on plain numbers.
  template <class X, class Time>
  constexpr auto raw() const {
    return form<X, Time>::raw(g, held.index);
  }
};
template <class G>
on_surface(G) -> on_surface<G>;
template <class G>
on_surface(body, G) -> on_surface<G>;

namespace detail {

/// Whether a constraint is a type of its own.
template <class C, class X, class Time>
concept own_constraint = requires { typename C::template verdict<X, Time>; };

/// How a constraint, or each of an array or a vector of them, is checked and put on plain numbers. A callable of the
/// caller's is one on the positions of all bodies.
template <class C, class X, class Time>
struct constraint_form {
  using surface = surface_form<C, X, Time, false>;
  using verdict = typename surface::verdict;
  using value = typename surface::value_type;
  static constexpr char const* name = "g";
  static constexpr auto raw(C const& c) { return surface::raw(c, 0); }
};
template <class C, class X, class Time>
  requires own_constraint<C, X, Time>
struct constraint_form<C, X, Time> {
  using verdict = typename C::template verdict<X, Time>;
  using value = typename C::template value<X, Time>;
  static constexpr char const* name = C::name;
  static constexpr auto raw(C const& c) { return c.template raw<X, Time>(); }
};
template <class C, std::size_t N, class X, class Time>
struct constraint_form<std::array<C, N>, X, Time> {
  using one = constraint_form<C, X, Time>;
  using verdict = typename one::verdict;
  using value = typename one::value;
  static constexpr char const* name = one::name;
  static constexpr auto raw(std::array<C, N> const& all) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return std::array{one::raw(all[I])...};
    }(std::make_index_sequence<N>{});
  }
};
/// Of a vector they are in a vector, with the rest of its template: nobody includes `<vector>` here.
template <template <class...> class Vector, class C, class... Allocator, class X, class Time>
  requires vector_like<Vector<C, Allocator...>>
struct constraint_form<Vector<C, Allocator...>, X, Time> {
  using one = constraint_form<C, X, Time>;
  using verdict = typename one::verdict;
  using value = typename one::value;
  static constexpr char const* name = one::name;
  static auto raw(Vector<C, Allocator...> const& all) {
    Vector<decltype(one::raw(all[0]))> made;
    made.reserve(all.size());
    for (auto const& c : all) made.push_back(one::raw(c));
    return made;
  }
};

}  // namespace detail

}  // namespace unitstep
