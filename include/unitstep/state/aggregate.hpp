// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/pfr/core.hpp>
#include <type_traits>
#include <unitstep/state/aggregate_state.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/rates.hpp>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/quantity.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>

/// \file
/// \brief Any aggregate of quantities as a state: its verdicts, the result of its field, and its raw form.

namespace unitstep::diagnostics {

/// The first refusal among `Check::check<M, I>()` for each member of an aggregate.
template <class S, class Check>
consteval auto first_of_members(Check) {
  return []<std::size_t... I>(std::index_sequence<I...>) {
    return first_refusal<
        decltype(Check::template check<boost::pfr::tuple_element_t<I, S>, I>())...>{};
  }(unitstep::detail::members_of<S>{});
}

/// "101 members".
template <std::size_t N>
struct members_words {
  static constexpr sentence write() { return sentence{}.add(N, " members"); }
};

/// The refusal of a built-in array, which no function returns and no `=` copies.
template <text Argument>
using not_a_c_array = refuse<Argument, words<"a std::array">, words<"a C array">>;

/// The verdict on an aggregate that cannot be split into its members; it is called `Whole`.
template <text Whole, class S, std::size_t... Path>
consteval auto check_unsplit() {
  using first = unitstep::detail::first_unsplit<S>;
  constexpr std::size_t members = unitstep::detail::member_count<S>;
  if constexpr (members > unitstep::detail::most_members)
    return refuse<Whole, words<"at most 100 members, or aggregates of them">,
                  words<text_of<members_words<members>>>>{};
  else if constexpr (first::c_array < members)
    return not_a_c_array<numbered<"member", Path..., first::c_array>>{};
  else
    return refuse<numbered<"member", Path..., first::reference>, words<"a value">,
                  words<"a reference">>{};
}

/// The refusal of what can be no state, or no member of one, such as an `int`; it is called `Whole`.
template <text Whole, bool is_member, class M, std::size_t... Path>
consteval auto refuse_whole() {
  if constexpr (unitstep::detail::aggregate_with_base<M> && (is_member || !std::is_empty_v<M>))
    return refuse<Whole, words<"an aggregate without a base class">, M>{};
  else if constexpr (unitstep::detail::aggregate_to_split<M>)
    return check_unsplit<Whole, M, Path...>();
  else if constexpr (!is_member && unitstep::detail::has_elements<M>)
    return refuse<Whole, words<"a motion, or a struct that has it as a member">, M>{};
  else if constexpr (!is_member)
    return refuse<Whole, words<"a motion or an aggregate">, M>{};
  else if constexpr (std::is_array_v<M>)
    return not_a_c_array<Whole>{};
  else if constexpr (is_of_none<M>)
    return refuse<Whole, words<"at least one element">, M>{};
  else if constexpr (is_of_integers<M>)
    return not_of_integers<Whole, M>{};
  else if constexpr (std::is_const_v<M>)
    return refuse<Whole, words<"one without const">, M>{};
  else if constexpr (is_absolute<M>)
    return refuse<Whole, words<"a difference, in a unit not absolute">, M>{};
  else if constexpr (std::integral<M> && !std::same_as<M, bool>)
    return refuse<Whole, words<"a quantity, or a number such as 2.0">, M>{};
  else
    return refuse<Whole, words<"a quantity, number, vec, array, motion or aggregate">, M>{};
}

/// The verdict on a member of a state.
template <std::size_t... Path>
struct check_member {
  template <class M, std::size_t I>
  static consteval auto check() {
    if constexpr (unitstep::detail::can_be_member<M>)
      return accepted{};
    else if constexpr (aggregate_state<M>)
      return first_of_members<M>(check_member<Path..., I>{});
    else
      return refuse_whole<numbered<"member", Path..., I>, true, M, Path..., I>();
  }
};

/// The verdict on a start that is not a state.
template <class S>
consteval auto check_start() {
  if constexpr (unitstep::detail::end_of_a_run<S>)
    return refuse<"initial", words<"the `state` of this end of a run">, S>{};
  else if constexpr (aggregate_state<S>)
    return first_of_members<S>(check_member<>{});
  else
    return refuse_whole<"initial", false, S>();
}

/// "rates{...} of 3 members".
template <std::size_t N>
struct count_words {
  static constexpr sentence write() {
    return sentence{}.add("rates{...} of ", N, N == 1 ? " member" : " members");
  }
};

/// The verdict on the velocities of motions among the members.
template <class Time>
struct check_velocity {
  template <class M, std::size_t>
  static consteval auto check() {
    if constexpr (aggregate_state<M>)
      return first_of_members<M>(check_velocity{});
    else if constexpr (unitstep::detail::has_elements<M>)
      return check<typename M::value_type, 0>();
    else if constexpr (is_motion<M>)
      return typename raw_form<M>::template verdict<Time>{};
    else
      return accepted{};
  }
};

/// The words for what was expected instead of a state with numbers of two types.
using one_value_type = words<"one value type in all members">;

/// Whether a value has no unit anywhere. If that is so for all members of a state, time may have no unit either.
template <class T>
inline constexpr bool is_plain = number<T>;
template <quantity_like T>
inline constexpr bool is_plain<T> = is_of_dimension<T, boost::units::dimensionless_type>;
template <class X, class V>
inline constexpr bool is_plain<motion<X, V>> = is_plain<X> && is_plain<V>;
template <class T>
  requires unitstep::detail::has_elements<T>
inline constexpr bool is_plain<T> = is_plain<typename T::value_type>;
template <aggregate_state S>
inline constexpr bool is_plain<S> = unitstep::detail::holds_of_members<S>(
    []<class M>(std::type_identity<M>) { return is_plain<M>; });

/// The verdict on any aggregate beside a step of time: all numbers are of one type, and `dt` is a
/// time.
template <aggregate_state S, class Time>
consteval auto check_aggregate() {
  using T = typename raw_form<S>::number;
  using second = boost::units::quantity<boost::units::si::time, T>;
  if constexpr (!unitstep::detail::numbers_are<T, S>) {
    return refuse<"initial", one_value_type, S>{};
  } else if constexpr (!is_time<Time> && !(is_plain<S> && number<Time>)) {
    return refuse<"dt", second, Time>{};
  } else if constexpr (!is_step_for<T, typename raw_form<Time>::number>) {
    return refuse<
        "dt",
        typename unitstep::detail::value_of_unit<typename component_parts<Time>::unit, T>::type,
        Time>{};
  } else {
    return first_of_members<S>(check_velocity<Time>{});
  }
}

/// The verdict on the rate of a member, or of the whole state where the path is empty.
template <class M, class Due, class Got, std::size_t... Path>
consteval auto check_rate() {
  if constexpr (fits<Due, Got>)  // before the label is worked out
    return accepted{};
  else
    return refuse<text_of<label_words<"rate", M, Path...>>, Due, with_radian_hint<Due, Got>>{};
}
template <aggregate_state M, class Due, class Got, std::size_t... Path>
consteval auto check_rate();

/// The verdict on the rates of an aggregate: as many as it has members, and each of them.
template <class M, std::size_t... Path>
struct check_rates {
  template <class... Due, class Got>
  static consteval auto check(rates<Due...> const*, Got const*) {
    using due = words<text_of<count_words<sizeof...(Due)>>>;
    if constexpr (sizeof...(Path) == 0)
      return refuse<"field", due, Got>{};
    else
      return refuse<numbered<"rate", Path...>, due, Got>{};
  }
  template <class... Due, class... Got>
    requires (sizeof...(Got) == sizeof...(Due))
  static consteval auto check(rates<Due...> const*, rates<Got...> const*) {
    return []<std::size_t... I>(std::index_sequence<I...>) {
      return first_refusal<
          decltype(check_rate<boost::pfr::tuple_element_t<I, M>, Due, Got, Path..., I>())...>{};
    }(std::index_sequence_for<Due...>{});
  }
};

template <aggregate_state M, class Due, class Got, std::size_t... Path>
consteval auto check_rate() {
  if constexpr (unitstep::detail::holds_one_state<M>)
    return check_rate<boost::pfr::tuple_element_t<0, M>, Due, Got, Path...>();
  else
    return check_rates<M, Path...>::check(static_cast<Due*>(nullptr), static_cast<Got*>(nullptr));
}

}  // namespace unitstep::diagnostics

namespace unitstep {

namespace detail {

/// The common part of the raw form of an aggregate, also with vectors.
template <class S>
struct form_of_aggregate {
  using number = typename vector_layout<S>::number;
  using checked = typename vector_layout<S>::checked;

  /// The result of a field of this state.
  template <class Time>
  using field_returns = typename vector_layout<S>::template due<Time>;
  /// The same in light quantities, on which formulas are checked.
  template <class Time>
  using field_returns_checked = typename vector_layout<S>::template due_checked<Time>;

  /// The verdict on the state and a step of time.
  template <class Time>
  using verdict = decltype(diagnostics::check_aggregate<S, Time>());
  /// The refusal of a field's result that does not fit.
  template <class Due, class Result>
  using result_verdict = decltype(diagnostics::check_rate<S, Due, Result>());
};

}  // namespace detail

/// The raw form of any aggregate: all its numbers in one vector. Its field sees the aggregate itself.
template <aggregate_state S>
  requires detail::can_be_member<S>
struct raw_form<S> : detail::form_of_aggregate<S> {
  using layout = detail::vector_layout<S>;
  using raw = detail::state_vector<typename layout::number, layout::size>;
  using field_view = S;
  /// Which methods step it, in words for a refusal.
  using stepped_by = diagnostics::words<"one that needs no position and velocity">;

  static constexpr raw to_raw(S const& s) {
    raw r{};
    layout::flatten(s, r, 0);
    return r;
  }
  static constexpr S from_raw(raw const& r) { return layout::unflatten(r, 0); }
  static constexpr S for_field(raw const& r) { return from_raw(r); }

  /// Refuses a start that is not finite.
  static constexpr void require_finite(raw const& r) {
    if (!is_finite(r))
      fail<std::domain_error>(
          "unitstep: every member of initial must be finite, got infinity or NaN");
  }
};

template <class... Due, class... Got>
inline constexpr bool fits<rates<Due...>, rates<Got...>> = [] {
  if constexpr (sizeof...(Due) == sizeof...(Got))
    return (fits<Due, Got> && ...);
  else
    return false;
}();

}  // namespace unitstep
