// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <tuple>
#include <type_traits>
#include <unitstep/constrain/constrained.hpp>
#include <unitstep/state/motion.hpp>
#include <utility>

/// \file
/// \brief The forces of constraints.

namespace unitstep {

namespace detail {

/// The unit of a constraint's multiplier: an energy per value of the constraint. Without a mass it is that per mass.
template <class V, class Field, class Value>
struct multiplier_of {
  using speed = component_of<V>;
  using type = rate_of<product_of<speed, speed>, Value>;
};
template <class V, knows_mass Field, class Value>
struct multiplier_of<V, Field, Value> {
  using speed = component_of<V>;
  using type = rate_of<product_of<product_of<speed, speed>, typename mass_in<Field>::type>, Value>;
};

/// The multipliers of a constraint whose rows are Q each: one, or a vec of them; of several constraints one for each.
template <class Raw, class Q>
struct forces_of {
  using type = std::conditional_t<Raw::rows == 1, Q, vec<Q, Raw::rows>>;
};
template <list_of_several Raw, class Q>
struct forces_of<Raw, Q> {
  using type = typename list_with<Raw, typename forces_of<element_of<Raw>, Q>::type>::type;
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

/// In place of multipliers that were refused: an `unknown` for each constraint.
template <class Parts>
struct unknown_of_each;
template <class... C>
struct unknown_of_each<std::tuple<C...>> {
  template <class>
  using one = unknown;
  using type = std::tuple<one<C>...>;
};
template <class Parts>
using nothing_known = typename unknown_of_each<Parts>::type;

}  // namespace detail

/// The multipliers of each constraint in a state, in the order of the constraints and in their units: the tension of a
/// rod in newton, positive where it pulls; of `pinned` and others with several rows a `vec`; of an array or a vector
/// of constraints one of them for each. They come as a `std::tuple`: `auto const [tension] = constraint_forces(...)`.
///
/// \f[ G M^{-1} G^T \lambda = G M^{-1} F + \gamma \f]
///
/// where \f$ \gamma \f$ is the second derivative of g by time without acceleration, as \f$ v^2 / L \f$. If the
/// field does not know the mass, they are per mass.
/// \throw std::domain_error if the state breaks a constraint, or its rate, by more than half the digits of what enters
/// it
/// \proof{examples/reference/constrain.cpp,constraint_forces}
template <class Field, class... Constraints, class State,
          class Time = typename raw_form<State>::time::type>
[[nodiscard]] constexpr auto constraint_forces(constrained<Field, Constraints...> const& field,
                                               State const& state, Time const& t = Time{}) {
  using verdict = decltype(detail::check_asked<constrained<Field, Constraints...>, State, Time>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    auto const raw = field.template raw<State, Time>();
    auto const s = raw_form<State>::to_raw(state);
    auto const time = raw_form<Time>::to_raw(t);
    raw.require_state(s, time);
    auto&& storage = raw.storage();
    raw.find_forces(s, time, raw.free(s, time), storage);
    using forms = detail::forms_of<detail::places_of<State>, Time, Constraints...>;
    return detail::forces_in_order<forms, detail::speeds_of<State>, Field>::of(raw, storage.by);
  } else {
    return detail::nothing_known<detail::all_parts<Constraints...>>{};
  }
}

/// \cond
template <class Field, class State, class... Time>
  requires (!detail::is_constrained_field<Field> && sizeof...(Time) < 2)
[[nodiscard]] constexpr std::tuple<unknown> constraint_forces(Field const&, State const&,
                                                              Time const&...) {
  using verdict = detail::without_constraints<Field>;
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  return {};
}
/// \endcond

}  // namespace unitstep
