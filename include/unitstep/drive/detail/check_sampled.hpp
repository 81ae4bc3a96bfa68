// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <unitstep/drive/detail/clock_time.hpp>
#include <unitstep/drive/detail/held_output.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/units/detail/integers.hpp>
#include <unitstep/value/detail/check_fit.hpp>

namespace unitstep::diagnostics {

/// The verdict on an output that is to be kept.
template <text Label, class Output>
consteval auto check_output() {
  if constexpr (is_of_integers<Output>)
    return not_of_integers<Label, Output>{};
  else if constexpr (!unitstep::detail::kept<Output>::ok)
    return refuse<Label, words<"a quantity, number, vec, array, or an aggregate of such">,
                  Output>{};
  else
    return accepted{};
}

/// How a refusal describes something that cannot be called with an output.
template <class Called, class State, class Time>
consteval auto described_without_output() {
  if constexpr (std::is_invocable_v<Called const&, State, Time>)
    return std::type_identity<words<"callable (state, time)">>{};
  else
    return std::type_identity<callable_with<Called, State, Time>>{};
}

/// The verdict on what must be callable with (state, time, output).
template <text Label, text Arguments, class Called, class State, class Time, class Output>
consteval auto check_takes_output() {
  using namespace unitstep::detail;
  using seen_state = typename raw_form<State>::field_view;
  using seen_time = typename raw_form<Time>::field_view;
  constexpr bool takes_light = takes<Called, seen_state, seen_time, Output>;
  if constexpr (takes_output<Called, seen_state, seen_time, Output>)
    return accepted{};
  else if constexpr (takes_light && !asks_for_boost<Called>)
    return refused<void, void>{};  // the compiler has said what is wrong in the body
  else if constexpr (takes_output<Called, State, Time, Output>)
    return accepted{};
  else
    return refuse<
        Label, words<Arguments>,
        typename decltype(described_without_output<Called, seen_state, seen_time>())::type>{};
}

/// Whether a controller asks for the output before as well; a lambda of any third argument is not called to find out.
template <class Controller, class State, class Time>
concept asks_for_output =
    takes<Controller, State, Time, unknown> ||
    requires(Controller& called, State const s, Time const t, unknown const u) { called(s, t, u); };

/// The verdict on a controller, and on what it returns.
template <class Controller, class Before, class State, class Time>
consteval auto check_controller() {
  using unitstep::detail::returned_by;
  constexpr text label = "output of the controller";
  if constexpr (std::is_same_v<Before, unitstep::detail::no_output>) {
    using called = decltype(check_callable<"controller", Controller, State, Time>());
    if constexpr (called::ok)
      return check_output<label, returned_by<Controller, Before, State, Time>>();
    else if constexpr (asks_for_output<Controller, typename raw_form<State>::field_view,
                                       typename raw_form<Time>::field_view>)
      return refuse<"before", words<"the first output, as the fourth of sampled{...}">,
                    words<"nothing">>{};
    else
      return called{};
  } else {
    using output = decltype(check_output<"first output", Before>());
    if constexpr (!output::ok) {
      return output{};
    } else {
      using called =
          decltype(check_takes_output<"controller", "callable (state, time, output before)",
                                      Controller, State, Time, Before>());
      if constexpr (called::ok)
        return check_fit<label, Before, returned_by<Controller, Before, State, Time>>();
      else
        return called{};
    }
  }
}

/// The verdict on a sampled field.
template <class Controller, class Period, class Field, class Before, class State, class Time>
consteval auto check_sampled() {
  using namespace unitstep::detail;
  using number = typename number_of_time<State>::type;
  using period = decltype(as_time<number>(std::declval<Period>()));
  if constexpr (!std::floating_point<number>) {
    return refuse<"number of a sampled run", words<"float, double or long double">, number>{};
  } else if constexpr (!fits<Time, period>) {
    return check_fit<"period", Time, period>();
  } else {
    using controller = decltype(check_controller<Controller, Before, State, Time>());
    if constexpr (!controller::ok) {
      return controller{};
    } else {
      using output = typename output_for<Controller, Before, State, Time>::type;
      using field = decltype(check_takes_output<"field", "callable (state, time, output)", Field,
                                                State, Time, output>());
      if constexpr (field::ok)
        return check_field<State, with_output<Field, output>, Time>();
      else
        return field{};
    }
  }
}

}  // namespace unitstep::diagnostics
