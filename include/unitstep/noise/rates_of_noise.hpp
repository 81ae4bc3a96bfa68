// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/state/rates.hpp>
#include <utility>

namespace unitstep {

/// The result of a noise for a member of an aggregate that has none; `none` is one.
/// \proof{examples/reference/noise.cpp,rates_of_noise}
struct no_noise {};

/// No noise.
/// \proof{examples/reference/noise.cpp,rates_of_noise}
inline constexpr no_noise none{};

namespace detail {

/// The results of `how` for each of several noises.
template <template <class...> class Noises, class... B, class How, std::size_t... I>
constexpr auto each_noise(Noises<B...> const& all, How const& how, std::index_sequence<I...>) {
  return Noises<decltype(how(detail::rate_value<I>(all)))...>(how(detail::rate_value<I>(all))...);
}

}  // namespace detail

/// The result of the noise of an aggregate: the strength of the push on each member, in member order.
///
/// For a quantity, a number, a `vec` or an array of such it is the same per root of time, with a source for each
/// number; for a `motion` the noise of its velocity; for an aggregate its `rates_of_noise`; `none` if there is no
/// noise.
/// \proof{examples/reference/noise.cpp,rates_of_noise}
template <class... B>
struct rates_of_noise : detail::rates_of<std::index_sequence_for<B...>, B...> {
  /// The noise of the members, in member order.
  constexpr explicit rates_of_noise(B const&... b)
      : detail::rates_of<std::index_sequence_for<B...>, B...>(b...) {}

  /// The same with what `how` makes of each.
  template <class How>
  constexpr auto each(How how) const {
    return detail::each_noise(*this, how, std::index_sequence_for<B...>{});
  }
};
template <class... B>
rates_of_noise(B...) -> rates_of_noise<B...>;

/// Several independent sources of noise. Each entry is the result of a noise of one source, which has one random number
/// for all components: a `vec` is the direction in which that source pushes.
/// \proof{examples/reference/noise.cpp,sources}
template <class... B>
struct sources : detail::rates_of<std::index_sequence_for<B...>, B...> {
  /// The strength of each source.
  constexpr explicit sources(B const&... b)
      : detail::rates_of<std::index_sequence_for<B...>, B...>(b...) {}

  /// The same with what `how` makes of each.
  template <class How>
  constexpr auto each(How how) const {
    return detail::each_noise(*this, how, std::index_sequence_for<B...>{});
  }
};
template <class... B>
sources(B...) -> sources<B...>;

namespace detail {

/// The number of sources of a noise that names them; 0 if each number has a source of its own.
template <class Result>
inline constexpr std::size_t named_sources = 0;
template <class... B>
inline constexpr std::size_t named_sources<sources<B...>> = sizeof...(B);

}  // namespace detail

}  // namespace unitstep
