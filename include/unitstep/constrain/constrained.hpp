// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <tuple>
#include <type_traits>
#include <unitstep/constrain/constraint.hpp>
#include <unitstep/constrain/detail/raw_constrained.hpp>
#include <unitstep/constrain/only_in.hpp>
#include <unitstep/drive/detail/effects.hpp>
#include <unitstep/field/detail/turning.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/state/motion.hpp>

namespace unitstep {

namespace detail {

/// A field that says what the masses of its bodies are.
template <class Field>
concept with_masses = requires(Field const& field) { field.mass(); };

/// A vector of other elements.
template <class Vector, class T>
struct rebound_vector;
template <template <class...> class Vector, class Q, class... Allocator, class T>
struct rebound_vector<Vector<Q, Allocator...>, T> {
  using type = Vector<T>;
};

/// The reciprocals of masses on plain numbers. One mass for all bodies, or none, weighs all coordinates alike.
template <class T, std::size_t directions, class Field>
constexpr auto weights_of(Field const& field) {
  if constexpr (with_masses<Field>) {
    auto const& mass = field.mass();
    using Mass = std::remove_cvref_t<decltype(mass)>;
    using form = raw_form<of_one_body<Mass>>;
    if constexpr (body_count<Mass> == 0) {
      return same_weight<T, directions>{T(1) / form::to_raw(mass)};
    } else if constexpr (body_count<Mass> == counted_in_run) {
      typename rebound_vector<Mass, T>::type all;
      all.reserve(mass.size());
      for (auto const& m : mass) all.push_back(T(1) / form::to_raw(m));
      return own_weights<decltype(all), directions>{all};
    } else {
      std::array<T, body_count<Mass>> all{};
      for (std::size_t i = 0; i < all.size(); ++i) all[i] = T(1) / form::to_raw(mass[i]);
      return own_weights<decltype(all), directions>{all};
    }
  } else {
    return same_weight<T, directions>{};
  }
}

/// The verdict on a constrained field of a state.
template <class State, class Time, class Field, class... C>
struct constrained_verdict {
  using type = diagnostics::not_a_motion<"initial of constrained", State>;
};
template <class X, class V, class Time, class Field, class... C>
struct constrained_verdict<motion<X, V>, Time, Field, C...> {
  static consteval auto check() {
    using inside = decltype(diagnostics::check_field<motion<X, V>, Field, Time>());
    if constexpr (!inside::ok) {
      return inside{};
    } else if constexpr (bodies_of<X>::bodies > 1 && !with_masses<Field>) {
      return diagnostics::refuse<"field of constrained",
                                 diagnostics::words<"second_law, which knows the masses">, Field>{};
    } else if constexpr (sizeof...(C) == 0) {
      return diagnostics::refuse<"constrained", diagnostics::words<"at least one constraint">,
                                 diagnostics::left_out>{};
    } else if constexpr (bodies_of<X>::counted && (vector_like<C> || ...)) {
      return diagnostics::refuse<"constraint", diagnostics::words<"a std::array, beside arrays">,
                                 diagnostics::words<"a vector">>{};
    } else {
      return diagnostics::first_refusal<typename constraint_form<C, X, Time>::verdict...>{};
    }
  }
  using type = decltype(check());
};

/// A field in a mode: one whose masses are known takes none.
template <class Field, class Mode>
struct field_in : bound_to_mode<Field, Mode> {};
template <with_masses Field, class Mode>
struct field_in<Field, Mode> {
  using type = Field;
  static constexpr Field const& of(Field const& field, Mode const&) { return field; }
};

}  // namespace detail

/// A field whose motion keeps constraints: what a field of a motion, and any number of constraints
/// (`constrain/constraint.hpp`), make together.
///
/// \f[ M \ddot x = F(x, \dot x, t) - G^T \lambda, \qquad g(x, t) = 0, \qquad G = \frac{\partial g}{\partial x} \f]
///
/// Every driver takes it as a field. `rattle` and its compositions, which keep energy over long times, and `xpbd` step
/// it as it is written. Any other method steps it with the multipliers \f$ \lambda \f$ of each moment, found from the
/// second derivative of g (index 1); `projected` around it keeps it from drifting off. What several bodies weigh is known
/// of a `second_law`; the field of a single body may be any.
///
/// A start that breaks a constraint, or lets it change, is refused, with the value of the violation; `project` makes one
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
  using verdict = typename detail::constrained_verdict<State, Time, Field, Constraints...>::type;

  /// The acceleration in this state at this time that keeps the constraints.
  template <class X, class V, class Time>
  constexpr auto operator()(motion<X, V> const& s, Time const& t) const {
    using acceleration = raw_form<rate_of<V, Time>>;
    return acceleration::from_raw(
        raw<motion<X, V>, Time>()(raw_form<motion<X, V>>::to_raw(s), raw_form<Time>::to_raw(t)));
  }

  /// The field on plain numbers.
  template <class State, class Time>
  constexpr auto raw() const {
    using X = decltype(State::position);
    using T = typename raw_form<Time>::number;
    using forms = detail::forms_of<X, Time, Constraints...>;
    auto const free = unitstep::raw_field<State, Time>(field_);
    auto const weights = detail::weights_of<T, detail::bodies_of<X>::directions>(field_);
    return detail::raw_constrained<State, Time, std::remove_const_t<decltype(free)>,
                                   std::remove_const_t<decltype(weights)>, forms>{
        free, weights, forms::of(constraints_)};
  }

  /// Refuses what the field inside refuses.
  constexpr void require_values() const { detail::require_values(field_); }

  /// The field without constraints.
  constexpr Field const& field() const { return field_; }

  /// The field as it is in a mode of a run: a constraint that is `only_in` it holds, and those in others do not.
  template <class Mode>
  constexpr auto in(Mode const& mode) const {
    return std::apply(
        [&](auto const&... c) {
          using inside = detail::field_in<Field, Mode>;
          return ::unitstep::constrained<
              typename inside::type, typename detail::constraint_in<Constraints, Mode>::type...>{
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

/// In a run with modes the field stays a constrained one.
template <class Field, class... C, class Mode>
  requires (!std::is_same_v<Mode, no_mode>)
struct bound_to_mode<constrained<Field, C...>, Mode> {
  using type =
      decltype(std::declval<constrained<Field, C...> const&>().in(std::declval<Mode const&>()));
  static constexpr type of(constrained<Field, C...> const& field, Mode const& mode) {
    return field.in(mode);
  }
};

template <class Field, class... Constraints>
inline constexpr bool says_it_sees_velocity<constrained<Field, Constraints...>> = true;

/// The unit of a constraint's multiplier: an energy per value of the constraint. Without a mass it is that per mass.
template <class V, class Field, class Value>
struct multiplier_of {
  using speed = component_of<V>;
  using type = rate_of<product_of<speed, speed>, Value>;
};
template <class V, with_masses Field, class Value>
struct multiplier_of<V, Field, Value> {
  using speed = component_of<V>;
  using mass = of_one_body<std::remove_cvref_t<decltype(std::declval<Field const&>().mass())>>;
  using type = rate_of<product_of<product_of<speed, speed>, mass>, Value>;
};

/// The multipliers of a constraint whose rows are Q each: one, or a vec of them; of several constraints one for each.
template <class Raw, class Q>
struct forces_of {
  using type = std::conditional_t<Raw::rows == 1, Q, vec<Q, Raw::rows>>;
};
template <class Raw, std::size_t N, class Q>
struct forces_of<std::array<Raw, N>, Q> {
  using type = std::array<typename forces_of<Raw, Q>::type, N>;
};
template <template <class...> class Vector, class Raw, class... Allocator, class Q>
  requires vector_like<Vector<Raw, Allocator...>>
struct forces_of<Vector<Raw, Allocator...>, Q> {
  using type = Vector<typename forces_of<Raw, Q>::type>;
};

/// All multipliers with their units, in the order of the constraints.
template <class Forms, class V, class Field, class Places = std::make_index_sequence<Forms::size>>
struct forces_in_order;
template <class Forms, class V, class Field, std::size_t... I>
struct forces_in_order<Forms, V, Field, std::index_sequence<I...>> {
  template <std::size_t J>
  using one = typename multiplier_of<V, Field, typename Forms::template form<J>::value>::type;
  using type =
      std::tuple<typename forces_of<std::tuple_element_t<I, typename Forms::raw>, one<I>>::type...>;

  template <class Raw, class By>
  static constexpr type of(Raw const& raw, By const& by) {
    type all{};
    raw.each([&](auto which, std::size_t in, auto const& c, std::size_t first) {
      constexpr std::size_t J = which;
      using single = typename forces_of<std::remove_cvref_t<decltype(c)>, one<J>>::type;
      single force{};
      if constexpr (std::remove_cvref_t<decltype(c)>::rows == 1)
        force = raw_form<single>::from_raw(by[first]);
      else
        for (std::size_t k = 0; k < c.rows; ++k)
          force[k] = raw_form<one<J>>::from_raw(by[first + k]);
      auto& place = std::get<J>(all);
      if constexpr (std::is_same_v<std::remove_cvref_t<decltype(place)>, single>)
        place = force;
      else if constexpr (requires { place.push_back(force); })
        place.push_back(force);
      else
        place[in] = force;
    });
    return all;
  }
};

}  // namespace detail

/// The nearest state that keeps the constraints of a field: positions are moved along their gradients, as the masses weigh
/// them, and velocities lose what breaks the derivatives. It is the start of a run, if one is known only nearly, and what
/// is left of a velocity after a catch without bounce.
/// \throw std::runtime_error if the state is too far off to be moved there
/// \proof{examples/reference/constrain.cpp,project}
template <class Field, class... Constraints, class X, class V,
          class Time = typename raw_form<motion<X, V>>::time::type>
[[nodiscard]] constexpr motion<X, V> project(constrained<Field, Constraints...> const& field,
                                             motion<X, V> const& state, Time const& t = Time{}) {
  using verdict = typename constrained<Field, Constraints...>::template verdict<motion<X, V>, Time>;
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    auto raw = raw_form<motion<X, V>>::to_raw(state);
    raw_form<motion<X, V>>::require_finite(raw);
    field.template raw<motion<X, V>, Time>().project(raw, raw_form<Time>::to_raw(t));
    return raw_form<motion<X, V>>::from_raw(raw);
  } else {
    return state;
  }
}

/// The state after a blow at one constraint of a field, number `Which` of the list from 0, with a coefficient of
/// restitution e: what it constrains changes at -e times the rate at which it did, and all other constraints are kept.
///
/// \f[ v^+ = v^- - M^{-1} G^T \mu, \qquad (G v + \dot g)_k^+ = -e\, (G v + \dot g)_k^-, \qquad \text{0 for the others} \f]
///
/// Two balls on rods that meet, say, where the distance between their middles is that constraint. With e = 0 what met
/// stays together, with e = 1 the kinetic energy is kept.
/// \proof{examples/reference/constrain.cpp,struck}
template <std::size_t Which, class Field, class... Constraints, class X, class V, class T,
          class Time = typename raw_form<motion<X, V>>::time::type>
[[nodiscard]] constexpr motion<X, V> struck(constrained<Field, Constraints...> const& field,
                                            motion<X, V> const& state, T restitution,
                                            Time const& t = Time{}) {
  static_assert(Which < sizeof...(Constraints), "struck: the field has so many constraints");
  using verdict = typename constrained<Field, Constraints...>::template verdict<motion<X, V>, Time>;
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    using number = typename raw_form<Time>::number;
    auto raw = raw_form<motion<X, V>>::to_raw(state);
    raw_form<motion<X, V>>::require_finite(raw);
    if (!(restitution >= T(0)) || !(restitution <= T(1)))
      fail<std::domain_error>("unitstep: a coefficient of restitution is between 0 and 1");
    field.template raw<motion<X, V>, Time>().template strike<Which>(
        raw, raw_form<Time>::to_raw(t), static_cast<number>(restitution));
    return raw_form<motion<X, V>>::from_raw(raw);
  } else {
    return state;
  }
}

/// The multipliers of each constraint in a state, in the order of the constraints and in their units: the tension of a
/// rod in newton, positive where it pulls; of `pinned` and others with several rows a `vec`; of an array or a vector
/// of constraints one of them for each. They come as a `std::tuple`: `auto const [tension] = constraint_forces(...)`.
///
/// \f[ G M^{-1} G^T \lambda = G M^{-1} F + \gamma \f]
///
/// where \f$ \gamma \f$ is the second derivative of g by time without acceleration, as \f$ v^2 / L \f$. Where the mass is
/// not known, as of a field that is no `second_law`, they are per mass.
/// \proof{examples/reference/constrain.cpp,constraint_forces}
template <class Field, class... Constraints, class X, class V,
          class Time = typename raw_form<motion<X, V>>::time::type>
[[nodiscard]] constexpr auto constraint_forces(constrained<Field, Constraints...> const& field,
                                               motion<X, V> const& state, Time const& t = Time{}) {
  using verdict = typename constrained<Field, Constraints...>::template verdict<motion<X, V>, Time>;
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    auto const raw = field.template raw<motion<X, V>, Time>();
    auto const s = raw_form<motion<X, V>>::to_raw(state);
    auto const time = raw_form<Time>::to_raw(t);
    auto&& room = raw.room();
    raw.find_forces(s, time, raw.free(s, time), room);
    using forms = detail::forms_of<X, Time, Constraints...>;
    return detail::forces_in_order<forms, V, Field>::of(raw, room.by);
  } else {
    return std::tuple<>{};
  }
}

namespace detail {

/// The value of a constraint of one row while a run is not in its mode; -1 in it.
template <std::size_t Which, class Field, class Mode>
struct gap_event {
  Field field;
  Mode mode;

  template <class X, class V, class Time>
  constexpr auto operator()(motion<X, V> const& s, Time const& t, Mode const& now) const {
    auto const held = field.in(mode);
    auto const raw = held.template raw<motion<X, V>, Time>();
    using forms = typename std::remove_const_t<decltype(raw)>::forms;
    using value = typename raw_form<typename forms::template form<Which>::value>::field_view;
    using T = typename raw_form<Time>::number;
    if (now == mode) return raw_form<value>::from_raw(T(-1));
    auto const x = raw_form<X>::to_raw(s.position);
    T gap(0);
    raw.each([&](auto which, std::size_t, auto const& c, std::size_t) {
      if constexpr (which == Which)
        gap = c.values(detail::touched_by<T>(c, x), raw_form<Time>::to_raw(t))[0];
    });
    return raw_form<value>::from_raw(gap);
  }
};
/// The multiplier of a constraint of one row while a run is in its mode; 1 in the others.
template <std::size_t Which, class Field, class Mode>
struct pull_event {
  Field field;
  Mode mode;

  template <class X, class V, class Time>
  constexpr auto operator()(motion<X, V> const& s, Time const& t, Mode const& now) const {
    using force =
        std::tuple_element_t<Which, decltype(unitstep::constraint_forces(field.in(mode), s, t))>;
    using T = typename raw_form<Time>::number;
    if (now == mode) return std::get<Which>(unitstep::constraint_forces(field.in(mode), s, t));
    return raw_form<force>::from_raw(T(1));
  }
};
/// Goes to a mode, with the velocities that its constraints allow.
template <class Field, class Mode>
struct hold_effect {
  Field field;
  Mode mode;

  template <class State, class Time>
  constexpr void operator()(State& s, Time const& t, Mode& now) const {
    now = mode;
    s = unitstep::project(field.in(mode), s, t);
  }
};
/// Goes to a mode.
template <class Mode>
struct enter_effect {
  Mode mode;

  template <class State, class Time>
  constexpr void operator()(State const&, Time const&, Mode& now) const {
    now = mode;
  }
};

}  // namespace detail

/// The event that a constraint takes hold, number `Which` of the list: it rises through zero while the run is not in `mode`,
/// as where a rope becomes taut.
/// \proof{examples/reference/constrain.cpp,only_in}
template <std::size_t Which = 0, class Field, class... C, class Mode>
[[nodiscard]] constexpr auto takes_hold(constrained<Field, C...> const& field, Mode const& mode) {
  static_assert(Which < sizeof...(C), "takes_hold: the field has so many constraints");
  return rising(detail::gap_event<Which, constrained<Field, C...>, Mode>{field, mode});
}
/// The event that a constraint lets go: its multiplier falls through zero while the run is in `mode`, as where a rope would
/// have to push.
/// \proof{examples/reference/constrain.cpp,only_in}
template <std::size_t Which = 0, class Field, class... C, class Mode>
[[nodiscard]] constexpr auto lets_go(constrained<Field, C...> const& field, Mode const& mode) {
  static_assert(Which < sizeof...(C), "lets_go: the field has so many constraints");
  return falling(detail::pull_event<Which, constrained<Field, C...>, Mode>{field, mode});
}
/// The effect that a run goes to `mode`, and that what its constraints forbid of the velocities is lost, as in a catch
/// without bounce: the impulse is along the gradients.
/// \proof{examples/reference/constrain.cpp,only_in}
template <class Field, class... C, class Mode>
[[nodiscard]] constexpr auto hold_in(constrained<Field, C...> const& field, Mode const& mode) {
  return detail::hold_effect<constrained<Field, C...>, Mode>{field, mode};
}
/// The effect that a run goes to `mode`, and nothing else.
/// \proof{examples/reference/constrain.cpp,only_in}
template <class Mode>
[[nodiscard]] constexpr auto enter(Mode const& mode) {
  return detail::enter_effect<Mode>{mode};
}

}  // namespace unitstep
