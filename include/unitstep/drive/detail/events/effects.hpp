// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/drive/event.hpp>
#include <unitstep/drive/happening.hpp>
#include <unitstep/field/boost_typed.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/state/detail/changed_state.hpp>
#include <unitstep/state/raw_form.hpp>

/// \file
/// \brief Calls effects, and passes the mode of a run to fields and events that take it.

namespace unitstep::detail {

/// The mode of a run without modes.
struct no_mode {
  friend constexpr bool operator==(no_mode, no_mode) = default;
};

/// A field or an event with the mode that it is called with, if it takes one. A field of vectors fills its last
/// argument, after the mode.
template <class F, class Mode>
struct in_mode {
  [[no_unique_address]] F f;
  [[no_unique_address]] Mode mode;

  template <class S, class T, class... Filled>
    requires (
        requires(F const& g, S const& s, T const& t, Mode const& m, Filled const&... to) {
          g(s, t, m, to...);
        } || requires(F const& g, S const& s, T const& t, Filled const&... to) { g(s, t, to...); })
  constexpr auto operator()(S const& s, T const& t, Filled const&... to) const {
    if constexpr (requires { f(s, t, mode, to...); })
      return f(s, t, mode, to...);
    else
      return f(s, t, to...);
  }
};
/// Binds a field or an event to a mode, or the one inside it; in a run without modes it stays as it is.
template <class F, class Mode>
struct bound_to_mode {
  using type = std::conditional_t<std::is_same_v<Mode, no_mode>, F, in_mode<F, Mode>>;
  static constexpr type of(F const& f, [[maybe_unused]] Mode const& mode) {
    if constexpr (std::is_same_v<type, F>)
      return f;
    else
      return {f, mode};
  }
};
template <template <class> class Direction, class F, class Mode>
  requires (std::is_same_v<Direction<F>, rising<F>> || std::is_same_v<Direction<F>, falling<F>>)
struct bound_to_mode<Direction<F>, Mode> {
  using type = Direction<typename bound_to_mode<F, Mode>::type>;
  static constexpr type of(Direction<F> const& event, Mode const& mode) {
    return type{bound_to_mode<F, Mode>::of(event.f, mode)};
  }
};
template <class F, class Mode>
struct bound_to_mode<boost_typed_field<F>, Mode> {
  using type = boost_typed_field<typename bound_to_mode<F, Mode>::type>;
  static constexpr type of(boost_typed_field<F> const& field, Mode const& mode) {
    return {bound_to_mode<F, Mode>::of(field.field, mode)};
  }
};
template <class F, class Mode>
struct bound_to_mode<certain<F>, Mode> {
  using type = certain<typename bound_to_mode<F, Mode>::type>;
  static constexpr type of(certain<F> const& event, Mode const& mode) {
    return type{bound_to_mode<F, Mode>::of(event.event, mode)};
  }
};
/// The field of a run in a mode. A type of its own, as a law is, takes no mode and stays as it is.
template <class State, class Time, class Field, class Mode>
struct field_in_mode : bound_to_mode<Field, Mode> {};
template <class State, class Time, class Field, class Mode>
  requires (checks_itself<Field, State, Time> &&
            std::is_same_v<typename bound_to_mode<Field, Mode>::type, in_mode<Field, Mode>>)
struct field_in_mode<State, Time, Field, Mode> {
  using type = Field;
  static constexpr Field of(Field const& field, Mode const&) { return field; }
};

/// Whether a state is of the caller's type, and not in light quantities.
template <class S, class State>
inline constexpr bool is_callers_own = std::is_same_v<std::remove_cvref_t<S>, State> &&
                                       !std::is_same_v<State, typename raw_form<State>::field_view>;
/// The type of the time that is passed with a state: both in the caller's types, or both in light quantities.
template <class S, class State, class Time>
using time_with =
    std::conditional_t<is_callers_own<S, State>, Time, typename raw_form<Time>::field_view>;
/// Whether an effect can be called with a state, a time and the further arguments.
template <class Effect, class S, class Now, class... Mode>
inline constexpr bool takes_beside =
    requires(Effect const& effect, S&& s, Now const time, Mode&&... mode) {
      effect(static_cast<S&&>(s), time, static_cast<Mode&&>(mode)...);
    };

/// An effect with the time and the mode that it is called with, as a function of the state.
template <class Effect, class State, class Time, class Mode>
struct effect_at {
  Effect const& effect;
  typename raw_form<Time>::raw t;
  Mode& mode;

  template <class S>
    requires (takes_beside<Effect, S, time_with<S, State, Time>, Mode&> ||
              takes_beside<Effect, S, time_with<S, State, Time>>)
  constexpr decltype(auto) operator()(S&& s) const {
    time_with<S, State, Time> const time = [this] {
      if constexpr (is_callers_own<S, State>)
        return raw_form<Time>::from_raw(t);
      else
        return raw_form<Time>::for_field(t);
    }();
    if constexpr (takes_beside<Effect, S, time_with<S, State, Time>, Mode&>)
      return effect(static_cast<S&&>(s), time, mode);
    else
      return effect(static_cast<S&&>(s), time);
  }
};

/// An effect with the index of the event in its list, which it may take as its last argument, after the mode.
template <class Effect>
struct told_index {
  Effect const& effect;
  std::size_t const& index;

  template <class... Argument>
  static constexpr bool takes = requires(Effect const& e, Argument&&... argument) {
    e(static_cast<Argument&&>(argument)...);
  };

  template <class S, class T, class... Mode>
    requires (!(std::is_same_v<Mode, no_mode> || ...) &&
              (takes<S, T const&, Mode&..., std::size_t const&> || takes<S, T const&, Mode&...>))
  constexpr decltype(auto) operator()(S&& s, T const& t, Mode&... mode) const {
    if constexpr (takes<S, T const&, Mode&..., std::size_t const&>)
      return effect(static_cast<S&&>(s), t, mode..., index);
    else
      return effect(static_cast<S&&>(s), t, mode...);
  }
};
/// The type of an effect as the caller has written it, and whether it is told an index.
template <class Effect>
struct written_effect {
  using type = Effect;
  static constexpr bool is_told = false;
};
template <class Effect>
struct written_effect<told_index<Effect>> {
  using type = Effect;
  static constexpr bool is_told = true;
};

/// What an effect does: ends the run, returns another state, only observes the state, or changes it in place.
enum class effect_kind { stops, returns, observes, changes, is_none };

template <class Effect, class State, class Time, class Mode>
struct effect_of {
  using called = effect_at<Effect, State, Time, Mode>;
  using view = typename raw_form<State>::field_view;
  using change_view = typename view_to_change<State>::type;

  template <class S>
  static constexpr bool takes = requires(called const& call, S&& s) { call(static_cast<S&&>(s)); };
  // An effect that takes no temporary takes a reference that is not const, to change the state.
  static constexpr bool light = takes<view> || takes<change_view&>;
  using seen = std::conditional_t<light, view, State>;

  template <class S, bool Takes>
  struct result_with {
    using type = void;
  };
  template <class S>
  struct result_with<S, true> {
    using type = std::remove_cvref_t<decltype(std::declval<called const&>()(std::declval<S>()))>;
  };
  using result = typename result_with<seen, takes<seen>>::type;

  static constexpr effect_kind kind = [] {
    if constexpr (std::is_same_v<Effect, stop_type>)
      return effect_kind::stops;
    else if constexpr (takes<seen> && !std::is_void_v<result>)
      return effect_kind::returns;
    else if constexpr (takes<seen>)
      return effect_kind::observes;
    else if constexpr (takes<change_view&> || takes<State&>)
      return effect_kind::changes;
    else
      return effect_kind::is_none;
  }();
  using changes = std::conditional_t<takes<change_view&>, change_view&, State&>;
  using result_of_change = typename result_with<changes, kind == effect_kind::changes>::type;
};

/// Whether a callable has exactly these parameters. A generic body is instantiated only if it has them.
template <class Effect, class... Parameter>
concept has_parameters =
    requires { static_cast<void (Effect::*)(Parameter...) const>(&Effect::operator()); };
/// Whether it has one of these states, one of these times, by value or as const, and the rest.
template <class Effect, class S, class OtherS, class T, class OtherT, class... Rest>
concept has_any_parameters =
    has_parameters<Effect, S, T, Rest...> || has_parameters<Effect, S, T const&, Rest...> ||
    has_parameters<Effect, S, OtherT, Rest...> ||
    has_parameters<Effect, S, OtherT const&, Rest...> ||
    has_parameters<Effect, OtherS, T, Rest...> ||
    has_parameters<Effect, OtherS, T const&, Rest...> ||
    has_parameters<Effect, OtherS, OtherT, Rest...> ||
    has_parameters<Effect, OtherS, OtherT const&, Rest...>;
/// Whether an effect takes the state by value, so that its changes would be lost.
template <class Effect, class State, class Seen, class Time, class SeenTime, class Mode,
          class... Index>
inline constexpr bool takes_a_copy =
    has_any_parameters<Effect, Seen, State, SeenTime, Time, Index...> ||
    has_any_parameters<Effect, Seen, State, SeenTime, Time, Mode&, Index...> ||
    has_any_parameters<Effect, Seen, State, SeenTime, Time, Mode const&, Index...> ||
    has_any_parameters<Effect, Seen, State, SeenTime, Time, Mode, Index...>;
template <class Effect, class State, class Seen, class Time, class SeenTime, class Mode>
inline constexpr bool takes_a_copy<told_index<Effect>, State, Seen, Time, SeenTime, Mode> =
    takes_a_copy<Effect, State, Seen, Time, SeenTime, Mode, std::size_t> ||
    takes_a_copy<Effect, State, Seen, Time, SeenTime, Mode>;

/// Whether an effect that takes the state as const may change the mode: it takes the mode by a reference that is not
/// const. A generic body is instantiated only with the types that it is called with.
template <class Effect, class State, class Seen, class Time, class SeenTime, class Mode>
concept observes_with_mode =
    has_any_parameters<Effect, Seen const&, State const&, SeenTime, Time, Mode>;
template <class Effect, class State, class Time, class Mode>
inline constexpr bool may_change_mode = [] {
  using seen = typename effect_of<Effect, State, Time, Mode>::seen;
  using time = time_with<seen, State, Time>;
  if constexpr (!takes_beside<Effect, seen, time, Mode&> ||
                observes_with_mode<Effect, State, seen, Time, time, Mode>)
    return false;
  else if constexpr (observes_with_mode<Effect, State, seen, Time, time, Mode&>)
    return true;
  else
    return !observes_with_mode<Effect, State, seen, Time, time, Mode const&>;
}();

/// Whether the third argument of an effect could be the mode or the index of an event: it takes a number by value, and
/// the mode is a number.
template <class Effect, class State, class Time, class Mode>
inline constexpr bool takes_either = false;
template <class Effect, class State, class Time, class Mode>
  requires std::is_convertible_v<Mode&, std::size_t>
inline constexpr bool takes_either<told_index<Effect>, State, Time, Mode> = [] {
  using how = effect_of<told_index<Effect>, State, Time, Mode>;
  if constexpr (how::kind == effect_kind::stops || how::kind == effect_kind::is_none) {
    return false;
  } else {
    using seen = std::conditional_t<how::kind == effect_kind::changes, typename how::changes,
                                    typename how::seen>;
    using time = time_with<seen, State, Time> const;
    using told = told_index<Effect>;
    if constexpr (told::template takes<seen, time, Mode&, std::size_t const&> ||
                  !told::template takes<seen, time, Mode&>)
      return false;
    else
      return told::template takes<seen, time, std::size_t>;
  }
}();

/// The state that an effect returns, and whether it ends the run.
template <class Result>
struct state_returned {
  using type = Result;
  static constexpr Result of(Result const& result) { return result; }
  static constexpr bool stops(Result const&) { return false; }
};
template <class State>
struct state_returned<stop_if<State>> {
  using type = State;
  static constexpr State of(stop_if<State> const& result) { return result.state; }
  static constexpr bool stops(stop_if<State> const& result) { return result.stops; }
};

/// The state after an effect, whether that was changed, and whether the run ends.
template <class Raw>
struct effect_done {
  Raw state;
  bool is_changed;
  bool stops;
};

/// Calls an effect with the state, the time and the mode of a run.
template <class State, class Time, class Effect, class Raw, class T, class Mode>
constexpr effect_done<Raw> cause(Effect const& effect, Raw const& state, T t, Mode& mode) {
  using how = effect_of<Effect, State, Time, Mode>;
  typename how::called const call{effect, t, mode};
  auto const seen = [&] {
    if constexpr (how::light)
      return raw_form<State>::for_field(state);
    else
      return raw_form<State>::from_raw(state);
  };
  if constexpr (how::kind == effect_kind::stops) {
    return {state, false, true};
  } else if constexpr (how::kind == effect_kind::returns) {
    auto const made = call(seen());
    using returned = state_returned<std::remove_cvref_t<decltype(made)>>;
    using next = typename returned::type;
    if constexpr (std::is_same_v<next, State>)
      return {detail::raw_beside(returned::of(made), state), true, returned::stops(made)};
    else
      return {raw_form<next>::to_raw(returned::of(made)), true, returned::stops(made)};
  } else if constexpr (how::kind == effect_kind::observes) {
    call(seen());
    return {state, false, false};
  } else {
    return {detail::changed<State>(state, call), true, false};
  }
}

}  // namespace unitstep::detail

namespace unitstep::diagnostics {

/// The verdict on an effect, which is called `Label`, and its result `ResultLabel`.
template <text Label, text ResultLabel, class State, class Effect, class Time, class Mode>
consteval auto check_effect() {
  using how = unitstep::detail::effect_of<Effect, State, Time, Mode>;
  using enum unitstep::detail::effect_kind;
  if constexpr (how::kind == is_none) {
    using view = typename raw_form<State>::field_view;
    using time_view = typename raw_form<Time>::field_view;
    using written = unitstep::detail::written_effect<Effect>;
    using got = typename written::type;
    if constexpr (lambda_of<got, State, Time>)
      return unitstep::detail::reported{};  // the compiler has said what is wrong in the body
    else if constexpr (written::is_told)
      return refuse<Label, words<"stop or a callable (state, time, which)">,
                    callable_with<got, view, time_view>>{};
    else
      return refuse<Label, words<"stop or a callable (state, time)">,
                    callable_with<got, view, time_view>>{};
  } else if constexpr (unitstep::detail::takes_either<Effect, State, Time, Mode>) {
    return refuse<Label, words<"(state, time, mode, which), or auto& for the mode">,
                  words<"a third argument that may be either">>{};
  } else if constexpr (how::kind == returns) {
    using state = typename unitstep::detail::state_returned<typename how::result>::type;
    using view = typename raw_form<State>::field_view;
    if constexpr (std::is_same_v<state, view> || decltype(check_other_state<State, state>())::ok)
      return accepted{};
    else
      return refuse<ResultLabel, State, state>{};
  } else if constexpr (how::kind == observes) {
    using seen = typename how::seen;
    using time = unitstep::detail::time_with<seen, State, Time>;
    if constexpr (unitstep::detail::takes_a_copy<Effect, State, seen, Time, time, Mode>)
      return refuse<Label, words<"auto& to change the state, or auto const& to look at it">,
                    words<"a copy">>{};
    else
      return accepted{};
  } else if constexpr (!std::is_void_v<typename how::result_of_change>) {
    return refuse<ResultLabel, words<"nothing, as it changes the state where it stands">,
                  typename how::result_of_change>{};
  } else {
    return accepted{};
  }
}

}  // namespace unitstep::diagnostics
