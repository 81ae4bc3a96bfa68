// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/label.hpp>
#include <unitstep/diagnostics/verdict.hpp>
#include <unitstep/state/aggregate_state.hpp>
#include <unitstep/state/detail/check_motion.hpp>
#include <unitstep/state/detail/check_start.hpp>
#include <unitstep/state/detail/member.hpp>
#include <unitstep/state/rates.hpp>
#include <unitstep/units/detail/radian_hint.hpp>
#include <unitstep/units/detail/value_parts.hpp>

namespace unitstep::diagnostics {

/// "rates{...} of 3 members".
template <std::size_t N>
struct count_words {
  static constexpr sentence write() {
    sentence said;
    said += "rates{...} of ";
    said += static_cast<long>(N);
    return said += N == 1 ? " member" : " members";
  }
};

/// The verdict on the velocities of motions among the members.
template <class Time>
struct check_velocity {
  template <class M, std::size_t>
  static consteval auto check() {
    if constexpr (aggregate_state<M>)
      return first_of_members<M>(check_velocity{});
    else
      return check_of(static_cast<M*>(nullptr));
  }
  template <class M>
  static consteval auto check_of(M const*) {
    return accepted{};
  }
  template <class M, std::size_t N>
  static consteval auto check_of(std::array<M, N> const*) {
    return check<M, 0>();
  }
  template <class X, class V>
  static consteval auto check_of(motion<X, V> const*) {
    return check_motion<X, V, Time>();
  }
};

/// What was expected instead of a state that has numbers of two types.
using one_value_type = words<"one value type in all members">;

/// Whether a value has no unit anywhere. If that is so for all members of a state, time may have no unit either.
template <class T>
inline constexpr bool is_plain = number<T>;
template <quantity_like T>
inline constexpr bool is_plain<T> = is_of_dimension<T, boost::units::dimensionless_type>;
template <class X, class V>
inline constexpr bool is_plain<motion<X, V>> = is_plain<X> && is_plain<V>;
template <class Q, std::size_t N>
inline constexpr bool is_plain<vec<Q, N>> = is_plain<Q>;
template <class M, std::size_t N>
inline constexpr bool is_plain<std::array<M, N>> = is_plain<M>;
template <aggregate_state S>
inline constexpr bool is_plain<S> = []<std::size_t... I>(std::index_sequence<I...>) {
  return (is_plain<boost::pfr::tuple_element_t<I, S>> && ...);
}(std::make_index_sequence<boost::pfr::tuple_size_v<S>>{});

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
  } else if constexpr (!std::is_same_v<T, typename raw_form<Time>::number>) {
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
      return refuse<text_of<label_words<"rate", void, Path...>>, due, Got>{};
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
