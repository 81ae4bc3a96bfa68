// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <type_traits>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/state/aggregate.hpp>
#include <unitstep/units/describe.hpp>

/// \file
/// \brief A zero-order hold: the output of a controller, kept between two samples, and how a field is called with it.

namespace unitstep::detail {

/// A controller that returns nothing.
template <>
struct kept<void> {
  static constexpr bool ok = false;
};

/// A callable that takes the output as its third argument, in light quantities or in the caller's type.
template <class Called, class State, class Time, class Output>
concept takes_output_shown = requires(Called const& called, State const s, Time const t,
                                      typename kept<Output>::raw const output) {
  called(s, t, kept<Output>::for_field(output));
};
template <class Called, class State, class Time, class Output>
concept takes_output_as_it_is = requires(Called const& called, State const s, Time const t,
                                         typename kept<Output>::raw const output) {
  called(s, t, kept<Output>::from_raw(output));
};
template <class Called, class State, class Time, class Output>
concept takes_output =
    (!asks_for_boost<Called> && takes_output_shown<Called, State, Time, Output>) ||
    takes_output_as_it_is<Called, State, Time, Output>;

/// A callable of three arguments with the held output as the third: a callable (state, time).
template <class Called, class Output>
struct with_output {
  static constexpr bool takes_boost = asks_for_boost<Called>;
  Called const* called;
  typename kept<Output>::raw output;

  template <class State, class Time>
    requires takes_output<Called, State, Time, Output>
  constexpr decltype(auto) operator()(State const& s, Time const& t) const {
    if constexpr (!asks_for_boost<Called> && takes_output_shown<Called, State, Time, Output>)
      return (*called)(s, t, kept<Output>::for_field(output));
    else
      return (*called)(s, t, kept<Output>::from_raw(output));
  }
};

/// The way a controller is called: with (state, time), or with the output before as well.
template <class Controller, class Before>
using controller_call = std::conditional_t<std::is_same_v<Before, not_given>, Controller,
                                           with_output<Controller, Before>>;

/// What a controller returns.
template <class Controller, class Before, class State, class Time>
using returned_by = field_result<controller_call<Controller, Before>, State, Time>;

/// The type of the held output: that of the output before the first sample, if one was given.
template <class Controller, class Before, class State, class Time>
struct output_for {
  using type = Before;
};
template <class Controller, class State, class Time>
struct output_for<Controller, not_given, State, Time> {
  using type = returned_by<Controller, not_given, State, Time>;
};

/// A result that can be an output.
template <class Controller, class... Arguments>
concept returns_output = requires(Controller& controller, Arguments const&... given) {
  { controller(given...) } -> std::default_initializable;
};

/// A controller that names the type of its third argument. One that takes any type is not called to find out.
template <class Controller, class State, class Time>
concept names_output = !diagnostics::takes<Controller, State, Time, unknown> &&
                       returns_output<Controller, State, Time, unknown>;

/// The return type of a call operator that is no template.
template <class T>
struct result_of_member {};
template <class R, class C, class... A>
struct result_of_member<R (C::*)(A...) const> {
  using type = R;
};
template <class R, class C, class... A>
struct result_of_member<R (C::*)(A...)> {
  using type = R;
};

/// Stands for the output of a run that was refused, so that its use is no second error: a value of the type that the
/// controller returns, whichever arguments it takes.
template <class Controller, class State, class Time, class Before>
constexpr auto refused_output() {
  if constexpr (!std::is_same_v<Before, not_given>) {
    return Before{};
  } else if constexpr (diagnostics::steppable<State> &&
                       requires { typename raw_form<Time>::field_view; }) {
    using state = typename raw_form<State>::field_view;
    using time = typename raw_form<Time>::field_view;
    if constexpr (requires { &Controller::operator(); })
      return std::decay_t<typename result_of_member<decltype(&Controller::operator())>::type>{};
    else if constexpr (returns_output<Controller, state, time>)
      return std::decay_t<std::invoke_result_t<Controller&, state, time>>{};
    else if constexpr (returns_output<Controller, State, Time>)
      return std::decay_t<std::invoke_result_t<Controller&, State, Time>>{};
    else if constexpr (names_output<Controller, state, time>)
      return std::decay_t<std::invoke_result_t<Controller&, state, time, unknown>>{};
    else if constexpr (returns_output<Controller, state>)
      return std::decay_t<std::invoke_result_t<Controller&, state>>{};
    else if constexpr (returns_output<Controller>)
      return std::decay_t<std::invoke_result_t<Controller&>>{};
    else
      return unknown{};
  } else {
    return unknown{};
  }
}

}  // namespace unitstep::detail
