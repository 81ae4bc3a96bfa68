// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <type_traits>
#include <unitstep/drive/detail/events/moments.hpp>
#include <unitstep/drive/detail/plan.hpp>
#include <unitstep/drive/happening.hpp>
#include <unitstep/drive/interpolate.hpp>
#include <unitstep/drive/sampled.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/field/banded.hpp>
#include <unitstep/field/boost_typed.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/forces/detail/check_second_law.hpp>
#include <unitstep/forces/energy.hpp>
#include <unitstep/forces/euler_equations.hpp>
#include <unitstep/forces/impulse.hpp>
#include <unitstep/forces/momentum.hpp>
#include <unitstep/forces/newton_euler.hpp>
#include <unitstep/forces/on_each_body.hpp>
#include <unitstep/forces/orbital_elements.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/torque_of.hpp>
#include <unitstep/math/quaternion.hpp>
#include <unitstep/numbers/dual.hpp>
#include <unitstep/state/detail/on_number.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/rates.hpp>
#include <unitstep/state/rotation.hpp>
#include <unitstep/units/unit_text.hpp>
#include <utility>
#include <vector>

/// \file
/// \brief A run with duals in it: the dual on which it is made, and its start, field, times and effects on that dual.

// Vectors whose length is known when the program runs, on duals. With `many/vectors.hpp` they are in states.

namespace unitstep::detail {

template <class T, std::size_t N, class Of>
inline constexpr bool number_of_vectors<unitstep::dual<T, N, Of>> = true;

/// Each element is converted.
template <class Q, class Allocator, class Numbers>
  requires ((is_dual<Numbers> || std::derived_from<Numbers, choice_of_numbers>) &&
            !std::is_same_v<on_number<Q, Numbers>, Q>)
struct leaf_on<std::vector<Q, Allocator>, Numbers> {
  using type = std::vector<on_number<Q, Numbers>>;

  static constexpr type convert(std::vector<Q, Allocator> const& from) {
    type to;
    to.reserve(from.size());
    for (Q const& element : from) to.push_back(detail::to_number<Numbers>(element));
    return to;
  }
};

// The dual in a type; `void` if there is none.

/// In place of a common number where neither holds the other: slopes by two different things.
struct unrelated_duals {};
/// The number that holds two, of which one may be `void`.
template <class A, class B>
consteval auto find_dual_of_both() {
  if constexpr (std::is_void_v<B> || std::is_same_v<A, unrelated_duals>)
    return std::type_identity<A>{};
  else if constexpr (std::is_void_v<A> || std::is_same_v<B, unrelated_duals>)
    return std::type_identity<B>{};
  else if constexpr (is_dual<A> && is_dual<B> && !std::is_same_v<A, B> && !one_holds_other<A, B>)
    return std::type_identity<unrelated_duals>{};
  else
    return std::type_identity<number_for_both<A, B>>{};
}
template <class A, class B>
struct dual_of_both : decltype(find_dual_of_both<A, B>()) {};

template <class T>
struct dual_in {
  using type = void;
};
/// The common one of duals, or other numbers, and `void`s.
template <class... Dual>
struct common_dual {
  using type = void;
};
template <class First, class... Rest>
struct common_dual<First, Rest...> : dual_of_both<First, typename common_dual<Rest...>::type> {};
template <class... T>
struct dual_of_all : common_dual<typename dual_in<std::remove_cvref_t<T>>::type...> {};
template <class T>
  requires is_dual<T>
struct dual_in<T> {
  using type = T;
};
template <quantity_like Q>
struct dual_in<Q> : dual_in<number_of<Q>> {};
template <template <class, std::size_t> class Shape, class Q, std::size_t N>
struct dual_in<Shape<Q, N>> : dual_in<Q> {};
template <template <class...> class Family, class... Part>
  requires (!quantity_like<Family<Part...>> && !is_boost_unit<Family<Part...>>)
struct dual_in<Family<Part...>> : dual_of_all<Part...> {};

/// A step that does not fit the state is refused before the body of a field is compiled with it.
template <class State, class Time>
concept asked_for_a_dual = diagnostics::is_step_of<State, Time> && seen_by_a_field<State, Time>;

/// The dual in a field: that of its constants, and that of its results.
template <class Time, class State, class Field>
struct dual_of_result {
  using type = void;
};
template <class Time, class State, class Field>
  requires (asked_for_a_dual<State, Time> && !checks_itself<Field, State, Time> &&
            sees_light<Field, State, Time>)
struct dual_of_result<Time, State, Field> : dual_in<field_result<Field, State, Time>> {};

/// The dual in a field of laws or torques: that of what each of the caller's returns. One for one body is asked with the
/// first of many.
template <class Time, class State, class Law>
struct dual_of_law {
  using type = void;
};
template <class Time, class X, class V, class Law>
  requires (asked_for_a_dual<motion<X, V>, Time> &&
            body_of_law_is_checkable<Law, motion<X, V>, Time> &&
            sees_light<Law, motion<X, V>, Time>)
struct dual_of_law<Time, motion<X, V>, Law> : dual_in<field_result<Law, motion<X, V>, Time>> {};
template <class Time, class X, class V, std::size_t N, class Law>
struct dual_of_law<Time, motion<std::array<X, N>, std::array<V, N>>, on_each_body<Law>>
    : dual_of_law<Time, motion<X, V>, Law> {};
template <class Time, class O, class W, class Torque>
  requires (asked_for_a_dual<rotation<O, W>, Time> &&
            body_is_checkable<Torque, rotation<O, W>, Time> &&
            sees_light<Torque, rotation<O, W>, Time>)
struct dual_of_law<Time, rotation<O, W>, Torque>
    : dual_in<field_result<Torque, rotation<O, W>, Time>> {};
template <class Time, class State, class... Laws>
using dual_of_laws = common_dual<typename dual_of_law<Time, State, Laws>::type...>;
template <class Time, class X, class V, class Mass, class... Laws>
struct dual_of_result<Time, motion<X, V>, second_law<Mass, Laws...>>
    : dual_of_laws<Time, motion<X, V>, Laws...> {};
template <class Time, class O, class W, class Inertia, class... Torques>
struct dual_of_result<Time, rotation<O, W>, euler_equations<Inertia, Torques...>>
    : dual_of_laws<Time, rotation<O, W>, Torques...> {};

/// The dual in a field made of two, `first_part` and `other_part`, such as a noisy one: that of both.
template <class Time, class State, class Field>
  requires requires { typename Field::other_part; }
struct dual_of_result<Time, State, Field>
    : dual_of_both<typename dual_of_result<Time, State, typename Field::first_part>::type,
                   typename dual_of_result<Time, State, typename Field::other_part>::type> {};

/// The dual in a sampled field: that of its controller's output, and that of its results with it.
template <class Time, class State, class Controller, class Period, class Field, class Before>
  requires (
      asked_for_a_dual<State, Time> &&
      sees_either<controller_call<Controller, Before>, State, Time>() &&
      !std::is_void_v<returned_by<Controller, Before, State, Time>> &&
      sees_either<with_output<Field, typename output_for<Controller, Before, State, Time>::type>,
                  State, Time>())
struct dual_of_result<Time, State, sampled<Controller, Period, Field, Before>> {
  using output = typename output_for<Controller, Before, State, Time>::type;
  using type = typename dual_of_all<output, returned_by<Controller, Before, State, Time>,
                                    field_result<with_output<Field, output>, State, Time>>::type;
};

/// The result of a callable on a number; constants that it returns are converted.
template <class N, class R>
constexpr auto result_on_number(R const& result) {
  if constexpr (requires { result.each([](auto const& one) { return one; }); })
    return result.each([](auto const& one) { return detail::result_on_number<N>(one); });
  else
    return detail::to_number<N>(result);
}
template <class N, class... R>
constexpr auto result_on_number(rates<R...> const& result) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return rates{detail::to_number<N>(unitstep::get<I>(result))...};
  }(std::index_sequence_for<R...>{});
}
template <class N, class State>
constexpr auto result_on_number(stop_if<State> const& result) {
  return stop_if{result.stops, detail::to_number<N>(result.state)};
}

/// A field or an effect whose result is on a number.
template <class N, class Callable>
struct with_result_on {
  [[no_unique_address]] Callable callable;

  template <class M>
  constexpr auto on_number() const {
    return with_result_on<M, Callable>{callable};
  }

  template <class S, class T, class... Mode>
    requires requires(Callable const& call, S&& s, T const& t, Mode&&... mode) {
      call(static_cast<S&&>(s), t, static_cast<Mode&&>(mode)...);
    }
  constexpr auto operator()(S&& s, T const& t, Mode&&... mode) const {
    if constexpr (std::is_void_v<decltype(callable(static_cast<S&&>(s), t,
                                                   static_cast<Mode&&>(mode)...))>)
      callable(static_cast<S&&>(s), t, static_cast<Mode&&>(mode)...);
    else
      return detail::result_on_number<N>(
          callable(static_cast<S&&>(s), t, static_cast<Mode&&>(mode)...));
  }
};

}  // namespace unitstep::detail

namespace unitstep::diagnostics {

/// The caller's own callable, in words.
template <class N, class Callable>
struct description<unitstep::detail::with_result_on<N, Callable>> : description<Callable> {};
template <class N, std::size_t Below, std::size_t Above, class Field>
struct description<unitstep::detail::with_result_on<N, banded_field<Below, Above, Field>>> {
  template <wording>
  static constexpr sentence write() {
    return words<"a banded one (vectors that vary: by an explicit method)">::write();
  }
};
template <class T, std::size_t N, class Of>
struct number_words<unitstep::dual<T, N, Of>> {
  static constexpr sentence write() {
    return words<"dual (what varies: the state must be made of it, fields take auto)">::write();
  }
};

}  // namespace unitstep::diagnostics

namespace unitstep::detail {

/// The choice of a number for constants, and for what callables of the caller's return in a law.
template <class N>
struct results_too : choice_of_numbers {};
template <class T, class N>
  requires leaf_for<T, N>
struct leaf_on<T, results_too<N>> {
  using type = on_number<T, N>;
  static constexpr type convert(T const& from) { return detail::to_number<N>(from); }
};
// A lambda, or a class whose members are hidden, which are no aggregates.
template <class Callable, class N>
  requires (
      std::is_class_v<Callable> && !std::is_aggregate_v<Callable> && !leaf_for<Callable, N> &&
      !quantity_like<Callable> && !number<Callable> && !is_boost_unit<Callable> &&
      !has_elements<Callable> && !requires(Callable const& law) { law.template on_number<N>(); } &&
      !requires(Callable const& list) { list.begin(); })
struct leaf_on<Callable, results_too<N>> {
  using type = with_result_on<N, Callable>;
  static constexpr type convert(Callable const& callable) { return {callable}; }
};
// There are no quantities of Boost of duals, so it is called with light ones.
template <class Callable, class N>
struct leaf_on<boost_typed_field<Callable>, results_too<N>> {
  using type = with_result_on<N, Callable>;
  static constexpr type convert(boost_typed_field<Callable> const& from) { return {from.field}; }
};
template <class M, class Callable, class N>
struct leaf_on<with_result_on<M, Callable>, results_too<N>> {
  using type = with_result_on<N, Callable>;
  static constexpr type convert(with_result_on<M, Callable> const& from) { return {from.callable}; }
};

/// A law whose constants can be found.
template <class Field, class N>
concept law_of_constants =
    !std::is_same_v<on_number<Field, N>, Field> &&
    (std::is_aggregate_v<Field> || requires(Field const& f) { f.template on_number<N>(); });

/// A callable or a law on a number.
template <class N, class Field>
constexpr auto callable_on(Field const& field) {
  if constexpr (requires { field.with_parts([](auto const& part) { return part; }); })
    return field.with_parts([](auto const& part) { return detail::callable_on<N>(part); });
  else if constexpr (requires { field.template on_number<results_too<N>>(); })
    return field.template on_number<results_too<N>>();
  else if constexpr (law_of_constants<Field, N>)
    return detail::law_on_number<N>(field);
  else if constexpr (!std::is_void_v<typename dual_in<Field>::type>)
    return field;  // a law that is on that number
  else
    return with_result_on<N, Field>{field};
}
template <class N, class M, class Callable>
constexpr auto callable_on(with_result_on<M, Callable> const& field) {
  return with_result_on<N, Callable>{field.callable};
}
template <class N, class Controller, class Period, class Field, class Before>
constexpr auto callable_on(sampled<Controller, Period, Field, Before> const& field);
template <class N>
constexpr auto callable_on(stop_type) {
  return stop;
}
template <class N>
constexpr auto callable_on(not_given) {
  return not_given{};
}
template <class N, class Speed, class Settle>
constexpr auto callable_on(rest_below<Speed, Settle> const& rest) {
  return rest_below{detail::to_number<N>(rest.speed), detail::callable_on<N>(rest.settle)};
}

/// Times on a number: a time, or a list of them.
template <class N, class Times>
constexpr auto times_on(Times const& times) {
  if constexpr (clock_time<Times>)
    return as_time<N>(times);
  else if constexpr (requires { times.begin(); } && !has_elements<Times>)
    return times;
  else
    return detail::to_number<N>(times);
}

template <class N, class Controller, class Period, class Field, class Before>
constexpr auto callable_on(sampled<Controller, Period, Field, Before> const& field) {
  return sampled{detail::callable_on<N>(field.controller), detail::times_on<N>(field.period),
                 detail::callable_on<N>(field.field), detail::to_number<N>(field.before)};
}

/// Whether a field has times among its constants, which are on the number of the run.
template <class Field>
inline constexpr bool has_times = false;
template <class Controller, class Period, class Field, class Before>
inline constexpr bool has_times<sampled<Controller, Period, Field, Before>> = true;
template <class Force, class From, class Until>
inline constexpr bool has_times<impulse<Force, From, Until>> = true;
template <class Mass, class... Laws>
inline constexpr bool has_times<second_law<Mass, Laws...>> = (has_times<Laws> || ...);
template <class Linear, class Angular>
inline constexpr bool has_times<newton_euler<Linear, Angular>> = has_times<Linear>;

/// Pace, extent, start and what happens; if `OnNumber`, their times are put on a number.
template <class N, bool OnNumber, class Given>
constexpr auto given_on(Given const& given) {
  if constexpr (OnNumber && (quantity_like<Given> || std::floating_point<Given> || is_dual<Given> ||
                             clock_time<Given>))
    return detail::times_on<N>(given);
  else
    return given;
}
template <class N, bool OnNumber, class Event, class Effect, class Rest>
constexpr auto given_on(when<Event, Effect, Rest> const& given) {
  return when{given.event, detail::callable_on<N>(given.effect),
              detail::callable_on<N>(given.rest)};
}
template <class N, bool OnNumber, class Times, class Effect>
constexpr auto given_on(at<Times, Effect> const& given) {
  return at{detail::times_on<N>(given.times), detail::callable_on<N>(given.effect)};
}

template <class N, bool OnNumber, class Period, class Effect>
constexpr auto given_on(every<Period, Effect> const& given) {
  using period = decltype(detail::times_on<N>(given.spacing()));
  return every<period, Effect>{detail::times_on<N>(given.spacing()), given.observer};
}
template <class N, bool OnNumber, class Times>
constexpr auto given_on(jumps<Times> const& given) {
  return jumps{detail::times_on<N>(given.times)};
}
template <class N, bool OnNumber, class Period, class Offset>
constexpr auto given_on(jumps_every<Period, Offset> const& given) {
  return jumps_every{detail::times_on<N>(given.period), detail::times_on<N>(given.offset)};
}

/// The number in the times of a run's arguments.
template <class Given>
struct dual_in_times : dual_in<Given> {};
template <class A, class R, class F, class L, class E>
struct dual_in_times<tolerance<A, R, F, L, E>> {
  using type = void;
};
template <class Event, class Effect, class Rest>
struct dual_in_times<when<Event, Effect, Rest>> {
  using type = void;
};

/// The event and the effect of what happens.
template <class Given>
struct parts_of_happening {
  using event = not_given;
  using effect = not_given;
};
template <class Event, class Effect, class Rest>
struct parts_of_happening<when<Event, Effect, Rest>> {
  using event = Event;
  using effect = Effect;
};
template <class Times, class Effect>
struct parts_of_happening<at<Times, Effect>> {
  using event = not_given;
  using effect = Effect;
};
template <class Period, class Effect>
struct parts_of_happening<every<Period, Effect>> : parts_of_happening<at<Period, Effect>> {};

/// The dual in the result of a callable for a state, a time and, where it cannot do without, the mode of the run.
template <class Time, class State, class Callable, class... Mode>
struct dual_of_called {
  using type = void;
};
template <class Time, class State, class Callable, class... Mode>
  requires (asked_for_a_dual<State, Time> &&
            (sizeof...(Mode) == 0 ||
             !std::is_invocable_v<Callable const&, view_of<State>, view_of<Time>>) &&
            std::is_invocable_v<Callable const&, view_of<State>, view_of<Time>, Mode&...>)
struct dual_of_called<Time, State, Callable, Mode...>
    : dual_in<std::remove_cvref_t<
          std::invoke_result_t<Callable const&, view_of<State>, view_of<Time>, Mode&...>>> {};
/// The dual in all events and effects.
template <class Time, class State, class... Given>
struct dual_of_happenings
    : common_dual<
          typename dual_of_called<
              Time, State, event_callable_type<typename parts_of_happening<Given>::event>>::type...,
          typename dual_of_called<Time, State,
                                  typename parts_of_happening<Given>::effect>::type...> {};
/// The dual in a field and all effects in a mode; `void` in a run without modes.
template <class Mode, class Time, class State, class Field, class... Given>
struct dual_in_mode {
  using type = void;
};
template <class Mode, class Time, class State, class Field, class... Given>
  requires (!std::is_same_v<Mode, no_mode>)
struct dual_in_mode<Mode, Time, State, Field, Given...>
    : common_dual<
          typename dual_of_called<
              Time, State, std::conditional_t<checks_itself<Field, State, Time>, not_given, Field>,
              Mode>::type,
          typename dual_of_called<Time, State, typename parts_of_happening<Given>::effect,
                                  Mode>::type...> {};

/// The dual on which a run is made. The constants in a field, and in what happens, decide only if nothing else does.
template <class Time, class State, class Field, class... Given>
struct dual_of_run : dual_of_all<State, Field, Given...> {};
template <class Time, class State, class Field, class... Given>
  requires std::is_void_v<typename dual_of_all<State, Field, Given...>::type>
struct dual_of_run<Time, State, Field, Given...>
    : dual_of_both<
          typename dual_of_result<Time, State, Field>::type,
          typename dual_of_both<typename dual_of_happenings<Time, State, Given...>::type,
                                typename dual_in_mode<typename mode_of<Given...>::type, Time, State,
                                                      Field, Given...>::type>::type> {};

/// Whether a method solves equations for its step, in which times are numbers of the state.
template <class Method>
inline constexpr bool solves_equations = requires { Method::solves_along_a_band; };
template <class Method>
  requires requires(Method const& outer) { outer.method; }
inline constexpr bool solves_equations<Method> =
    solves_equations<std::remove_cvref_t<decltype(std::declval<Method const&>().method)>>;

/// A run with a dual in it is made on that dual, or on the one that holds all.
template <bool Happens, class Method, class Time, class State, class Field, class... Given>
  requires (is_dual<typename dual_of_run<Time, State, Field, Method, Given...>::type>)
struct run_on_number<Happens, Method, Time, State, Field, Given...> {
  using number = typename dual_of_run<Time, State, Field, Method, Given...>::type;
  static constexpr bool times_vary = Happens || solves_equations<Method> || has_times<Field> ||
                                     !(std::is_void_v<typename dual_in_times<Given>::type> && ...);

  static constexpr auto state(State const& s) {
    if constexpr (std::is_same_v<on_number<State, number>, State>)
      return s;
    else
      return detail::to_number<number>(s);
  }
  static constexpr auto field(Field const& f) { return detail::callable_on<number>(f); }
  template <class Any>
  static constexpr auto given(Any const& any) {
    return detail::given_on<number, times_vary>(any);
  }

  static constexpr bool is_due =
      !(std::is_same_v<decltype(state(std::declval<State const&>())), State> &&
        std::is_same_v<decltype(field(std::declval<Field const&>())), Field> &&
        (std::is_same_v<decltype(given(std::declval<Given const&>())), Given> && ...));
};

/// The number for two values of which one varies, and the other is a constant or varies by something outside.
template <class A, class B>
struct number_beside {};
template <class A, class B>
  requires ((is_dual<A> || is_dual<B>) && !std::is_same_v<A, B> && one_holds_other<A, B>)
struct number_beside<A, B> {
  using type = number_for_both<A, B>;
};
template <class A, class B>
using number_that_varies =
    typename number_beside<typename value_parts<A>::number, typename value_parts<B>::number>::type;

/// The dual on which a quantity of all these is found, if some are on another number.
template <class... Given>
struct dual_beside : dual_of_all<Given...> {};
template <class... Given>
  requires (std::is_same_v<on_number<Given, typename dual_of_all<Given...>::type>, Given> && ...)
struct dual_beside<Given...> {
  using type = void;
};
template <class... Given>
concept varies_in_part = is_dual<typename dual_beside<Given...>::type>;

}  // namespace unitstep::detail

namespace unitstep {

/// \cond
// Functions of several arguments of which a part varies; the others are put on its number.

// A constant vector turned by a quaternion that varies, or the other way round.
template <number T, class Q, class N = detail::number_that_varies<T, Q>>
[[nodiscard]] constexpr auto rotate(quaternion<T> const& q, vec<Q, 3> const& v) {
  return unitstep::rotate(detail::to_number<N>(q), detail::to_number<N>(v));
}
// A rotation about a constant axis by an angle that varies, or the other way round.
template <class Q, detail::angle_quantity Angle, class N = detail::number_that_varies<Q, Angle>>
[[nodiscard]] constexpr auto rotation_about(vec<Q, 3> const& axis, Angle const& angle) {
  return unitstep::rotation_about(detail::to_number<N>(axis), detail::to_number<N>(angle));
}
// The torque of a force that varies at a constant arm, or the other way round.
template <class Length, class Force, class N = detail::number_that_varies<Length, Force>>
[[nodiscard]] constexpr auto torque_of(vec<Length, 3> const& arm, vec<Force, 3> const& force) {
  return unitstep::torque_of(detail::to_number<N>(arm), detail::to_number<N>(force));
}
// An energy of which a part varies: a mass, the state, or a constant of a law.
template <class Mass, class X, class V, class... Laws>
  requires detail::varies_in_part<Mass, motion<X, V>, Laws...>
[[nodiscard]] constexpr auto energy(Mass const& mass, motion<X, V> const& s, Laws const&... laws) {
  using N = typename detail::dual_beside<Mass, motion<X, V>, Laws...>::type;
  return unitstep::energy(detail::to_number<N>(mass), detail::to_number<N>(s),
                          detail::law_on_number<N>(laws)...);
}
// A momentum of which a part varies.
template <class Mass, class X, class V>
  requires detail::varies_in_part<Mass, motion<X, V>>
[[nodiscard]] constexpr auto momentum(Mass const& mass, motion<X, V> const& s) {
  using N = typename detail::dual_beside<Mass, motion<X, V>>::type;
  return unitstep::momentum(detail::to_number<N>(mass), detail::to_number<N>(s));
}
// The same for the energy of motion and the angular momentum.
template <class Mass, class X, class V>
  requires detail::varies_in_part<Mass, motion<X, V>>
[[nodiscard]] constexpr auto kinetic_energy(Mass const& mass, motion<X, V> const& s) {
  using N = typename detail::dual_beside<Mass, motion<X, V>>::type;
  return unitstep::kinetic_energy(detail::to_number<N>(mass), detail::to_number<N>(s));
}
template <class Mass, class X, class V>
  requires detail::varies_in_part<Mass, motion<X, V>>
[[nodiscard]] constexpr auto angular_momentum(Mass const& mass, motion<X, V> const& s) {
  using N = typename detail::dual_beside<Mass, motion<X, V>>::type;
  return unitstep::angular_momentum(detail::to_number<N>(mass), detail::to_number<N>(s));
}
// The elements of an orbit of which a part varies: the state or GM.
template <class Parameter, class Q, class V>
  requires detail::varies_in_part<two_body<Parameter>, motion<vec<Q, 3>, vec<V, 3>>>
[[nodiscard]] constexpr auto elements_of(two_body<Parameter> const& orbit,
                                         motion<vec<Q, 3>, vec<V, 3>> const& s) {
  using N = typename detail::dual_beside<two_body<Parameter>, motion<vec<Q, 3>, vec<V, 3>>>::type;
  return unitstep::elements_of(detail::to_number<N>(orbit), detail::to_number<N>(s));
}
// Between two states of which one varies.
template <class State, class Other, class Share>
  requires detail::varies_in_part<State, Other>
[[nodiscard]] constexpr auto interpolate(State const& from, Other const& to, Share const& alpha) {
  using N = typename detail::dual_beside<State, Other>::type;
  return unitstep::interpolate(detail::to_number<N>(from), detail::to_number<N>(to), alpha);
}
/// \endcond

}  // namespace unitstep
