// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/verdict.hpp>
#include <unitstep/state/aggregate_door.hpp>
#include <unitstep/state/judge_motion.hpp>

namespace unitstep::diagnostics {

/// Whether a value has no unit anywhere: where all members of a state are so, time may be too.
template <class T>
inline constexpr bool is_plain = number<typename innermost<T>::type>;
template <quantity_like T>
inline constexpr bool is_plain<T> = is_dimensionless_unit<unit_of<T>>;
template <aggregate_state S>
inline constexpr bool is_plain<S> = []<std::size_t... I>(std::index_sequence<I...>) {
  return (is_plain<boost::pfr::tuple_element_t<I, S>> && ...);
}
(std::make_index_sequence<boost::pfr::tuple_size_v<S>>{});

/// The verdict on any aggregate beside a step of time: every member has a door, all numbers are of
/// one type, and `dt` is a time.
template <aggregate_state S, class Time>
consteval auto judge_state(S const*, Time const*) {
  using second = boost::units::quantity<boost::units::si::time, typename door<S>::number>;
  if constexpr (!unitstep::detail::parts_of<S>::one_number_type) {
    return refuse<"initial", words<"one value type in all members">, S>{};
  } else if constexpr (!is_time<Time> && !(is_plain<S> && number<Time>)) {
    return refuse<"dt", second, Time>{};
  } else if constexpr (!std::is_same_v<typename door<S>::number, typename door<Time>::number>) {
    return refuse<"dt",
                  typename unitstep::detail::value_of_unit<typename element<Time>::unit,
                                                           typename door<S>::number>::type,
                  Time>{};
  } else {
    return accepted{};
  }
}

/// "rate 2": a label made of a number.
template <std::size_t I>
constexpr auto rate_label() {
  if constexpr (I < 10) {
    char const words[] = {'r', 'a', 't', 'e', ' ', '0' + static_cast<char>(I), '\0'};
    return text(words);
  } else {
    char const words[] = {
        'r', 'a', 't', 'e', ' ', '0' + static_cast<char>(I / 10), '0' + static_cast<char>(I % 10),
        '\0'};
    return text(words);
  }
}

template <std::size_t I, class Due, class Got>
consteval auto judge_rate() {
  if constexpr (fits<Due, Got>)
    return accepted{};
  else
    return refuse<rate_label<I>(), Due, Got>{};
}

template <class... Due, class... Got, std::size_t... I>
consteval auto judge_rates(rates<Due...> const*, rates<Got...> const*, std::index_sequence<I...>) {
  return first_refusal<decltype(judge_rate<I, Due, Got>())...>{};
}

/// The verdict on what a field of an aggregate returned: as many rates as members, each its member
/// per time.
template <aggregate_state S, class... Due, class Result>
consteval auto judge_result(S const*, rates<Due...> const*, Result const*) {
  return refuse<"field", words<"rates{one per member}">, Result>{};
}
template <aggregate_state S, class... Due, class... Got>
requires(sizeof...(Due) == sizeof...(Got)) consteval auto judge_result(S const*,
                                                                       rates<Due...> const* due,
                                                                       rates<Got...> const* got) {
  return judge_rates(due, got, std::index_sequence_for<Due...>{});
}

}  // namespace unitstep::diagnostics
