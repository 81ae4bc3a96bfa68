// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <concepts>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <unitstep/constrain/constraint.hpp>
#include <unitstep/constrain/detail/constraint_solver.hpp>
#include <unitstep/constrain/only_in.hpp>
#include <unitstep/drive/detail/engines/engines.hpp>
#include <unitstep/drive/detail/events/effects.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/units/detail/check_fit.hpp>

/// \file
/// \brief A field with constraints.

namespace unitstep {

namespace detail {

/// A field that knows the masses of its bodies.
template <class Field>
concept with_masses = requires(Field const& field) { field.mass(); };
/// The mass of a body, as a type, if a field knows it.
template <class Field>
struct mass_in {};
template <with_masses Field>
struct mass_in<Field> {
  using type = of_one_body<std::remove_cvref_t<decltype(std::declval<Field const&>().mass())>>;
};
template <class Field>
concept knows_mass = requires { typename mass_in<Field>::type; };

/// The inverse masses of the coordinates of a position, on plain numbers. One mass for all bodies, or none, makes all
/// the same.
template <class X>
struct inverse_masses_in {
  static constexpr std::size_t directions = bodies_of<X>::directions;

  template <class T, class Field>
  static constexpr auto of(Field const& field) {
    if constexpr (with_masses<Field>) {
      auto const& mass = field.mass();
      using Mass = std::remove_cvref_t<decltype(mass)>;
      auto const inverse = [](auto const& m) -> T {
        return T(1) / raw_form<of_one_body<Mass>>::to_raw(m);
      };
      if constexpr (list_of_several<Mass>) {
        auto const all = detail::of_each_in(mass, inverse);
        return own_inverse_masses<std::remove_const_t<decltype(all)>, directions>{all};
      } else {
        return same_inverse_mass<T, directions>{inverse(mass)};
      }
    } else {
      return same_inverse_mass<T, directions>{};
    }
  }
};

/// Whether a field knows the masses of the bodies of a position X, and which field does. One body needs no mass.
template <class X>
struct masses_at {
  template <class Field>
  static constexpr bool known = bodies_of<X>::bodies == 1 || with_masses<Field>;
  using due = diagnostics::words<"second_law, which knows the masses">;
};

/// The verdict on a constrained field of a state.
template <class State, class Time, class Field, class... C>
consteval auto check_constrained() {
  if constexpr (!requires { typename tied_parts<State>::places; }) {
    return diagnostics::not_a_motion<"initial of constrained", State>{};
  } else if constexpr (!std::floating_point<typename raw_form<State>::number> ||
                       !std::floating_point<typename raw_form<Time>::number>) {
    return diagnostics::refuse<"numbers of constrained",
                               diagnostics::words<"float, double or long double: no derivative "
                                                  "goes through constraints">,
                               diagnostics::words<"others">>{};
  } else {
    using X = places_of<State>;
    using inside = decltype(diagnostics::check_inside<State, Field, Time>());
    if constexpr (!inside::ok) {
      return inside{};
    } else if constexpr (!masses_at<X>::template known<Field>) {
      return diagnostics::refuse<"field of constrained", typename masses_at<X>::due, Field>{};
    } else if constexpr (sizeof...(C) == 0) {
      return diagnostics::refuse<"constrained", diagnostics::words<"at least one constraint">,
                                 diagnostics::left_out>{};
    } else if constexpr (!system_of<X, typename raw_form<Time>::number>::is_there) {
      return diagnostics::refuse<"constrained",
                                 diagnostics::words<"the header constrain/vectors.hpp">, X>{};
    } else if constexpr (bodies_of<X>::known_at_compile_time && (vector_like<C> || ...)) {
      return diagnostics::refuse<"constraint", diagnostics::words<"a std::array, beside arrays">,
                                 diagnostics::words<"a vector">>{};
    } else {
      return diagnostics::first_refusal<typename constraint_form<C, X, Time>::verdict...>{};
    }
  }
}

/// The verdict on a state and a time for a question about a constrained field.
template <class Tied, class State, class Time>
consteval auto check_asked() {
  if constexpr (!requires { typename tied_parts<State>::places; }) {
    return diagnostics::not_a_motion<"state of constrained", State>{};
  } else {
    using time =
        decltype(diagnostics::check_fit<"time", typename raw_form<State>::time::type, Time>());
    if constexpr (!time::ok)
      return time{};
    else
      return typename Tied::template verdict<State, Time>{};
  }
}
/// The verdict on a blow at constraint number `Which`. It cannot be an array or a vector, which does not say which one.
template <std::size_t Which, class Parts, class Inside, class Restitution>
consteval auto check_struck() {
  if constexpr (!Inside::ok)
    return Inside{};
  else if constexpr (Which >= std::tuple_size_v<Parts>)
    return diagnostics::refuse<"struck", diagnostics::words<"the number of a constraint">,
                               diagnostics::words<"one beyond the last">>{};
  else if constexpr (requires(std::tuple_element_t<Which, Parts> const& all) { all.size(); })
    return diagnostics::refuse<"struck", diagnostics::words<"a constraint by itself in the list">,
                               diagnostics::words<"an array or a vector of them">>{};
  else if constexpr (!std::is_arithmetic_v<Restitution>)
    return diagnostics::refuse<"restitution", diagnostics::words<"a plain number">, Restitution>{};
  else
    return diagnostics::accepted{};
}

/// A field in a mode. A field whose masses are known takes no mode.
template <class Field, class Mode>
struct field_in : bound_to_mode<Field, Mode> {};
template <knows_mass Field, class Mode>
struct field_in<Field, Mode> {
  using type = Field;
  static constexpr Field of(Field const& field, Mode const&) { return field; }
};

}  // namespace detail

/// A field whose motion keeps constraints. It is made of a field of a motion and any number of constraints
/// (`constrain/constraint.hpp`).
///
/// \f[ M \ddot x = F(x, \dot x, t) - G^T \lambda, \qquad g(x, t) = 0, \qquad G = \frac{\partial g}{\partial x} \f]
///
/// Every driver takes it as a field. `rattle` and its compositions, which keep energy over long times, and `xpbd` step
/// it as it is written. Any other method steps it with the multipliers \f$ \lambda \f$ of each moment, found from the
/// second derivative of g (index 1); `projected` around it keeps it from drifting off. A field of several
/// bodies must know their masses, as a `second_law` does; the field of a single body may be any.
///
/// A start that breaks a constraint, or its rate, is refused with the value of the violation. `project` makes a start
/// that does not.
/// \throw std::domain_error at the start of a run that breaks a constraint, or names a body that is not there
/// \throw std::runtime_error where a constraint follows from the others, which it names, as in a dead centre
/// \proof{examples/reference/constrain.cpp,constrained}
template <class Field, class... Constraints>
class constrained {
  Field field_;
  std::tuple<Constraints...> constraints_;

public:
  /// A field with these constraints.
  constexpr explicit constrained(Field const& field, Constraints const&... constraints)
      : field_(field), constraints_(constraints...) {}

  /// The verdict on the field and on each constraint for the units of a state.
  template <class State, class Time>
  using verdict = decltype(detail::check_constrained<State, Time, Field, Constraints...>());

  /// The acceleration in this state at this time that keeps the constraints.
  template <class X, class V, class Time>
    requires std::floating_point<typename raw_form<Time>::number>
  constexpr auto operator()(motion<X, V> const& s, Time const& t) const {
    using acceleration = raw_form<rate_of<V, Time>>;
    auto const tied = raw<motion<X, V>, Time>();
    auto const at = raw_form<motion<X, V>>::to_raw(s);
    tied.require_bodies_of(at);
    return acceleration::from_raw(tied(at, raw_form<Time>::to_raw(t)));
  }

  /// The field on plain numbers.
  template <class State, class Time>
    requires std::floating_point<typename raw_form<Time>::number>
  constexpr auto raw() const {
    using X = detail::places_of<State>;
    using forms = detail::forms_of<X, Time, Constraints...>;
    auto const free = unitstep::raw_field<State, Time>(field_);
    auto const inverse_masses =
        detail::inverse_masses_in<X>::template of<typename raw_form<Time>::number>(field_);
    return detail::constraint_solver<State, Time, std::remove_const_t<decltype(free)>,
                                     std::remove_const_t<decltype(inverse_masses)>, forms>{
        free, inverse_masses, forms::of(constraints_)};
  }

  /// \cond
  using due_on_numbers = diagnostics::words<"one without constraints">;
  using due_inside = due_on_numbers;
  /// \endcond
  /// The same field, since it solves equations and so runs on floating-point numbers only.
  template <class>
  constexpr constrained on_number() const {
    return *this;
  }

  /// Refuses what the field inside refuses.
  constexpr void require_values() const { detail::require_values(field_); }

  /// The field without constraints.
  constexpr Field const& field() const { return field_; }

  /// The field in a mode of a run, in which only those `active_in` constraints hold that name this mode.
  template <class Mode>
  constexpr auto in(Mode const& mode) const {
    return std::apply(
        [&](auto const&... c) {
          using inside = detail::field_in<Field, Mode>;
          return ::unitstep::constrained<typename inside::type,
                                         detail::constraint_type_in<Constraints, Mode>...>{
              inside::of(field_, mode), detail::constraint_in<Constraints, Mode>::of(c, mode)...};
        },
        constraints_);
  }
};

/// \cond
template <class Field, class... Constraints>
constrained(Field const&, Constraints const&...) -> constrained<Field, Constraints...>;
/// \endcond

namespace detail {

/// A field bound to a mode stays a constrained one.
template <class Field, class... C, class Mode>
  requires (!std::is_same_v<Mode, no_mode>)
struct bound_to_mode<constrained<Field, C...>, Mode> {
  using type =
      decltype(std::declval<constrained<Field, C...> const&>().in(std::declval<Mode const&>()));
  static constexpr type of(constrained<Field, C...> const& field, Mode const& mode) {
    return field.in(mode);
  }
};

/// A field between jumps in time stays a constrained one, too.
template <class Field, class State, class Time>
struct constrained_between {
  using T = typename raw_form<Time>::raw;
  Field field;
  T first;
  T last;

  template <class, class>
  constexpr auto raw() const {
    auto between = field.template raw<State, Time>();
    between.set_jumps(first, last);
    return between;
  }
  constexpr void require_values() const { field.require_values(); }
};
template <class Field, class... C, class State, class Time>
struct asked_field<true, constrained<Field, C...>, State, Time> {
  using type = constrained_between<constrained<Field, C...>, State, Time>;
  template <class T>
  static constexpr type of(constrained<Field, C...> const& field, T const& first, T const& last) {
    return {field, first, last};
  }
};

template <class Field, class... Constraints>
inline constexpr bool says_it_sees_velocity<constrained<Field, Constraints...>> = true;

template <class Field>
inline constexpr bool is_constrained_field = false;
template <class Field, class... Constraints>
inline constexpr bool is_constrained_field<constrained<Field, Constraints...>> = true;
/// The verdict on a field that should have constraints, and has none.
template <class Field>
using without_constraints =
    diagnostics::refuse<"field", diagnostics::words<"constrained{field, ...}">, Field>;

}  // namespace detail

/// The nearest state that keeps the constraints of a field, in the norm of the masses: positions are moved along the
/// gradients, and velocities lose the part that breaks the derivatives. Use it for a start that is known only nearly,
/// and for the velocity after a catch without bounce.
/// \throw std::runtime_error if the state is too far off to be moved there
/// \proof{examples/reference/constrain.cpp,project}
template <class Field, class... Constraints, class State,
          class Time = typename raw_form<State>::time::type>
[[nodiscard]] constexpr State project(constrained<Field, Constraints...> const& field,
                                      State const& state, Time const& t = Time{}) {
  using verdict = decltype(detail::check_asked<constrained<Field, Constraints...>, State, Time>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    auto raw = raw_form<State>::to_raw(state);
    raw_form<State>::require_finite(raw);
    field.template raw<State, Time>().project(raw, raw_form<Time>::to_raw(t));
    return raw_form<State>::from_raw(raw);
  } else {
    return state;
  }
}

/// \cond
template <class Field, class State, class... Time>
  requires (!detail::is_constrained_field<Field> && sizeof...(Time) < 2)
[[nodiscard]] constexpr State project(Field const&, State const& state, Time const&...) {
  using verdict = detail::without_constraints<Field>;
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  return state;
}
template <std::size_t Which, class Field, class State, class T, class... Time>
  requires (!detail::is_constrained_field<Field> && sizeof...(Time) < 2)
[[nodiscard]] constexpr State struck(Field const&, State const& state, T const&, Time const&...) {
  using verdict = detail::without_constraints<Field>;
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  return state;
}
/// \endcond

/// The state after a blow at one constraint of a field, number `Which` of the list from 0, with a coefficient of
/// restitution e: its value changes at -e times its rate before, and all other constraints are kept.
///
/// \f[ v^+ = v^- - M^{-1} G^T \mu, \qquad (G v + \dot g)_k^+ = -e\, (G v + \dot g)_k^-,
///     \qquad \text{0 for the others} \f]
///
/// Two balls on rods that meet, say, where the distance between their middles is that constraint. With e = 0 they
/// stay together, with e = 1 the kinetic energy is kept.
/// \proof{examples/reference/constrain.cpp,struck}
template <std::size_t Which, class Field, class... Constraints, class State, class T,
          class Time = typename raw_form<State>::time::type>
[[nodiscard]] constexpr State struck(constrained<Field, Constraints...> const& field,
                                     State const& state, T restitution, Time const& t = Time{}) {
  using asked = decltype(detail::check_asked<constrained<Field, Constraints...>, State, Time>());
  using verdict =
      decltype(detail::check_struck<Which, detail::all_parts<Constraints...>, asked, T>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    using number = typename raw_form<Time>::number;
    auto raw = raw_form<State>::to_raw(state);
    raw_form<State>::require_finite(raw);
    if (!(restitution >= T(0)) || !(restitution <= T(1)))
      fail<std::domain_error>("unitstep: a coefficient of restitution is between 0 and 1");
    field.template raw<State, Time>().template apply_impact<Which>(
        raw, raw_form<Time>::to_raw(t), static_cast<number>(restitution));
    return raw_form<State>::from_raw(raw);
  } else {
    return state;
  }
}

}  // namespace unitstep
