// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <utility>

namespace unitstep {

namespace detail {

/// One rate, found by its place.
template <std::size_t I, class R>
struct rate_at {
  R value;
};

template <class Indices, class... R>
struct rates_of;
template <std::size_t... I, class... R>
struct rates_of<std::index_sequence<I...>, R...> : rate_at<I, R>... {
  constexpr explicit rates_of(R const&... r) : rate_at<I, R>{r}... {}
};

template <std::size_t I, class R>
constexpr R const& rate_value(rate_at<I, R> const& r) {
  return r.value;
}

}  // namespace detail

/// What the field of a state returns that is not a motion: one rate per member, in member order.
///
/// \f[ \dot y = (\dot y_0, \dots, \dot y_{N-1}) \f]
///
/// Each rate is its member per time; `integrate` checks every one. `get<I>(r)` reads one.
template <class... R>
struct rates : detail::rates_of<std::index_sequence_for<R...>, R...> {
  /// The rates of the members, in member order.
  constexpr explicit rates(R const&... r)
      : detail::rates_of<std::index_sequence_for<R...>, R...>(r...) {}
};

template <class... R>
rates(R...) -> rates<R...>;

/// The rate of member `I`.
template <std::size_t I, class... R>
constexpr auto const& get(rates<R...> const& r) {
  static_assert(I < sizeof...(R), "there are fewer rates than that");
  return detail::rate_value<I>(r);
}

}  // namespace unitstep
