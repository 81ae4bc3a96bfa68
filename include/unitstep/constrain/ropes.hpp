// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <limits>
#include <tuple>
#include <type_traits>
#include <unitstep/constrain/active_in.hpp>
#include <unitstep/constrain/constrained.hpp>
#include <unitstep/constrain/constraint_forces.hpp>
#include <unitstep/drive/event.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>

/// \file
/// \brief Ropes and stops: the events at which a constraint engages and is released in a run with modes, and their
/// effects.

namespace unitstep {

namespace detail {

/// The constraints of a field in the mode in which its ropes are taut, for the events of one of the list.
template <std::size_t Which, class State, class Time, class Tied>
struct watched_rope {
  using T = typename raw_form<Time>::number;
  using raw_field =
      std::remove_cvref_t<decltype(std::declval<Tied const&>().template raw<State, Time>())>;
  using forms = typename raw_field::forms;
  using value = typename forms::template form<Which>::value;
  using raw = element_of<std::tuple_element_t<Which, typename forms::raw>>;
  using force =
      typename multiplier_of<speeds_of<State>,
                             std::remove_cvref_t<decltype(std::declval<Tied const&>().field())>,
                             value>::type;

  /// The verdict: a constraint of one value is taut or slack; one of several values has no side.
  template <text Event>
  static consteval auto check() {
    if constexpr (raw::rows == 1)
      return diagnostics::accepted{};
    else
      return diagnostics::refuse<Event, diagnostics::words<"a constraint of one value">,
                                 diagnostics::words<"one of several, which has no side">>{};
  }

  /// The largest f(constraint, row) of all constraints that hold, or `none`.
  template <class F>
  static constexpr T largest(raw_field const& field, T const& none, F const& f) {
    T most(none);
    bool is_first = true;
    field.each([&](auto which, std::size_t, auto const& c, std::size_t row) {
      if constexpr (which == Which) {
        if (!detail::holds(c)) return;
        T const next = f(c, row);
        if (is_first || most < next) most = next;
        is_first = false;
      }
    });
    return most;
  }
};

/// Events of vectors are called with the caller's own vectors, since constraints take states and not views.
template <class State>
concept state_of_ropes = requires(State const& s) { raw_form<State>::to_raw(s); };

/// A value that is far from zero in any unit, for an event that does not apply in the mode.
template <class T>
constexpr T out_of_sight() {
  T length(1);
  for (int i = 4; 2 * i < std::numeric_limits<real_type<T>>::max_exponent; ++i)
    length = length * T(2);
  return length;
}

/// How far the constraints of a mode are beyond zero, while the run is not in that mode.
struct slack_of_ropes {
  static constexpr text name = "engages_at";
  static constexpr bool while_held = false;
  template <class Rope>
  using seen = typename raw_form<typename Rope::value>::field_view;

  template <class Rope, class State, class T>
  static constexpr T of(typename Rope::raw_field const& tied, State const& at, T const& time,
                        T const& none) {
    return Rope::largest(tied, none, [&](auto const& c, std::size_t) {
      return detail::rows_with_rates_of<T>(c, at.position, at.velocity, time).value[0];
    });
  }
};
/// The negative multiplier, a push, of the constraints of a mode, while the run is in that mode.
struct push_of_ropes {
  static constexpr text name = "releases_at";
  static constexpr bool while_held = true;
  template <class Rope>
  using seen = typename Rope::force;

  template <class Rope, class State, class T>
  static constexpr T of(typename Rope::raw_field const& tied, State const& at, T const& time,
                        T const& none) {
    auto&& storage = tied.storage();
    tied.find_forces(at, time, tied.free(at, time), storage);
    return Rope::largest(tied, none,
                         [&](auto const&, std::size_t row) { return -storage.by[row]; });
  }
};

/// The callable of a rope's event, whose result rises through zero.
template <class Look, std::size_t Which, class Field, class Mode>
struct look_at_rope {
  Field field;
  Mode mode;

  template <state_of_ropes State, class Time>
  constexpr auto operator()(State const& s, Time const& t, Mode const& now) const {
    using rope = watched_rope<Which, State, Time, decltype(field.in(mode))>;
    using T = typename rope::T;
    using verdict = decltype(rope::template check<Look::name>());
    if constexpr (!verdict::ok) {
      return mismatched<verdict>{};
    } else {
      T seen = -detail::out_of_sight<T>();
      if ((now == mode) == Look::while_held) {
        auto const tied = field.in(mode).template raw<State, Time>();
        auto const at = raw_form<State>::to_raw(s);
        tied.require_bodies_of(at);
        seen = Look::template of<rope>(tied, at, raw_form<Time>::to_raw(t), seen);
      }
      return raw_form<typename Look::template seen<rope>>::from_raw(seen);
    }
  }
};

template <class Mode, class... C>
inline constexpr std::size_t parts_in =
    std::tuple_size_v<all_parts<constraint_type_in<C, Mode>...>>;

}  // namespace detail

/// The event that a constraint engages, number `Which` of the list: it rises through zero while the run is not in
/// `mode`, as where a rope becomes taut. In an array or a vector of constraints it is the first that does, of those
/// that hold in `mode`. A constraint of several values, such as `pinned`, comes from no side, and is refused.
/// \proof{examples/reference/constrain.cpp,active_in}
template <std::size_t Which = 0, class Field, class... C, class Mode>
[[nodiscard]] constexpr auto engages_at(constrained<Field, C...> const& field, Mode const& mode) {
  static_assert(Which < detail::parts_in<Mode, C...>,
                "engages_at: the field has so many constraints");
  return rising(detail::look_at_rope<detail::slack_of_ropes, Which, constrained<Field, C...>, Mode>{
      field, mode});
}
/// The event that a constraint is released: its multiplier falls through zero while the run is in `mode`, as where a
/// rope would have to push; the event's quantity is that push, which rises. In an array or a vector of constraints it
/// is the first that does, of those that hold in `mode`.
/// \proof{examples/reference/constrain.cpp,active_in}
template <std::size_t Which = 0, class Field, class... C, class Mode>
[[nodiscard]] constexpr auto releases_at(constrained<Field, C...> const& field, Mode const& mode) {
  static_assert(Which < detail::parts_in<Mode, C...>,
                "releases_at: the field has so many constraints");
  return rising(detail::look_at_rope<detail::push_of_ropes, Which, constrained<Field, C...>, Mode>{
      field, mode});
}
/// The effect that a run goes to `mode` and loses the part of the velocities that its constraints forbid, as in a catch
/// without bounce. The impulse is along the gradients.
///
/// All constraints of the mode must be zero already, as where `engages_at` finds them: if one mode holds several ropes,
/// all are taut. A rope that catches by itself needs a mode of its own.
/// \throw std::domain_error if a constraint is broken by more than half the digits of what enters it
/// \proof{examples/reference/constrain.cpp,active_in}
template <class Field, class... C, class Mode>
[[nodiscard]] constexpr auto engage_in(constrained<Field, C...> const& field, Mode const& mode) {
  return [field, mode]<class State, class Time>(State& s, Time const& t, Mode& now)
    requires detail::state_of_ropes<State>
  {
    now = mode;
    auto const held = field.in(mode);
    held.template raw<State, Time>().require_met(raw_form<State>::to_raw(s),
                                                 raw_form<Time>::to_raw(t));
    s = unitstep::project(held, s, t);
  };
}
/// The effect that a run goes to `mode`, and nothing else.
/// \proof{examples/reference/constrain.cpp,active_in}
template <class Mode>
[[nodiscard]] constexpr auto enter(Mode const& mode) {
  return [mode](auto const&, auto const&, Mode& now) { now = mode; };
}

/// \cond
// Names of 0.3, which compile in 0.4 only.
template <std::size_t Which = 0, class Field, class... C, class Mode>
[[deprecated("takes_hold is engages_at now")]] [[nodiscard]] constexpr auto takes_hold(
    constrained<Field, C...> const& field, Mode const& mode) {
  return engages_at<Which>(field, mode);
}
template <std::size_t Which = 0, class Field, class... C, class Mode>
[[deprecated("lets_go is releases_at now")]] [[nodiscard]] constexpr auto lets_go(
    constrained<Field, C...> const& field, Mode const& mode) {
  return releases_at<Which>(field, mode);
}
template <class Field, class... C, class Mode>
[[deprecated("hold_in is engage_in now")]] [[nodiscard]] constexpr auto hold_in(
    constrained<Field, C...> const& field, Mode const& mode) {
  return engage_in(field, mode);
}
/// \endcond

}  // namespace unitstep
