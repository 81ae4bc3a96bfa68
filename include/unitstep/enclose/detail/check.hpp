// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <type_traits>
#include <unitstep/drive/detail/check.hpp>
#include <unitstep/drive/detail/check_count.hpp>
#include <unitstep/enclose/detail/interval_state.hpp>
#include <unitstep/field/detail/field_on_number.hpp>
#include <utility>

namespace unitstep::detail {

/// A field as it is judged where a constant between bounds makes an interval of what it returns: with a double there.
template <class Field>
struct field_on_doubles {
  template <class State, class Time>
  auto operator()(State const& s, Time const& t) const
      -> doubles_of<std::remove_cvref_t<decltype(std::declval<Field const&>()(s, t))>>;
};
/// Whether a field returns intervals.
template <class Field, class State, class Time>
concept returns_intervals =
    diagnostics::steppable<State> &&
    requires(Field const& field, typename raw_form<State>::field_view const& s,
             typename raw_form<Time>::field_view const& t) {
      requires !std::same_as<doubles_of<std::remove_cvref_t<decltype(field(s, t))>>,
                             std::remove_cvref_t<decltype(field(s, t))>>;
    };

/// A field as it is judged: on doubles if it returns intervals, and a field of laws with the caller's laws on doubles.
/// A law that looks at its constants is the library's, and is on doubles already.
template <class Field, class State, class Time>
struct judged {
  static consteval auto check() {
    if constexpr (requires(Field const& law) { law.require_values(); })
      return std::type_identity<Field>{};
    else if constexpr (returns_intervals<Field, State, Time>)
      return std::type_identity<field_on_doubles<Field>>{};
    else
      return std::type_identity<Field>{};
  }
  using type = typename decltype(check())::type;
};
template <template <class...> class Laws, class... Law, class State, class Time>
  requires checks_itself<Laws<Law...>, State, Time>
struct judged<Laws<Law...>, State, Time> {
  using type = Laws<typename judged<Law, State, Time>::type...>;
};

}  // namespace unitstep::detail

namespace unitstep::diagnostics {

/// The verdict on everything that an enclosure is given: as for a run by a method, on doubles in place of
/// intervals; then whether state and field can be had on other numbers at all.
template <class State, class Field, class Time, class Steps = int, class StartTime = Time>
consteval auto check_enclosure() {
  using state = unitstep::detail::doubles_of<State>;
  using field = unitstep::detail::doubles_of<Field>;
  using number = interval<double>;
  using problem = decltype([] {
    using given = decltype(check_problem<state, field, Time, Steps, StartTime>());
    if constexpr (given::ok)
      return given{};
    else
      return check_problem<state, typename unitstep::detail::judged<field, state, Time>::type, Time,
                           Steps, StartTime>();
  }());
  if constexpr (!problem::ok)
    return problem{};
  else if constexpr (requires { requires raw_form<state>::on_group; })
    return refuse<"initial", words<"an aggregate, of angular velocities say, and no orientation">,
                  State>{};
  else if constexpr (std::same_as<typename unitstep::detail::member<state>::number, long double>)
    return refuse<"initial", words<"quantities of double or float">, words<"long double">>{};
  else if constexpr (!unitstep::detail::rebindable<State, number>)
    return refuse<"initial", words<"a state that is a template over its number">, State>{};
  else if constexpr (!unitstep::detail::field_on_number<number, State, Time, Field>)
    return unitstep::detail::refused_on_number{};
  else
    return accepted{};
}

/// The verdict on the number of steps of a run that makes one at least, and keeps an entry for each.
template <auto Steps, class Entry>
consteval auto check_some_steps() {
  using any = decltype(check_table_steps<Steps, Entry>());
  if constexpr (counting<std::remove_const_t<decltype(Steps)>>) {
    if constexpr (Steps < 1)
      return refuse<"steps", words<"at least 1">, given_count<Steps>>{};
    else
      return any{};
  } else {
    return any{};
  }
}

}  // namespace unitstep::diagnostics
