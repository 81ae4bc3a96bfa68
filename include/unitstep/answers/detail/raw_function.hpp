// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <unitstep/answers/derivative.hpp>
#include <utility>

/// \file
/// \brief A caller's function of quantities as one of plain numbers, with its values and slopes. Solving, fitting and
/// optimising use it.

namespace unitstep::detail {

template <class R>
inline constexpr bool is_tuple = false;
template <class... R>
inline constexpr bool is_tuple<std::tuple<R...>> = true;

/// The number of numbers in a result: 1 for a quantity or a number, those of the elements for a vec, an array or a
/// tuple; 0 for anything else.
template <class R>
inline constexpr std::size_t numbers_of_result = quantity_like<R> || number<R> ? 1 : 0;
template <template <class, std::size_t> class Shape, class R, std::size_t N>
  requires has_elements<Shape<R, N>>
inline constexpr std::size_t numbers_of_result<Shape<R, N>> = N * numbers_of_result<R>;
template <class... R>
inline constexpr std::size_t numbers_of_result<std::tuple<R...>> = (0 + ... + numbers_of_result<R>);

/// Writes the numbers of a result one after another, from a place on.
template <class Numbers, class R>
constexpr void put_result(R const& r, Numbers& numbers, std::size_t& at) {
  if constexpr (quantity_like<R>)
    numbers[at++] = r.value();
  else if constexpr (number<R>)
    numbers[at++] = r;
  else if constexpr (is_tuple<R>)
    std::apply([&](auto const&... each) { (detail::put_result(each, numbers, at), ...); }, r);
  else
    for (std::size_t i = 0; i < std::tuple_size_v<R>; ++i) detail::put_result(r[i], numbers, at);
}

/// The units of the numbers of a result, in words: " m".
template <class R>
struct unit_of_result {
  static constexpr void add(sentence& words) {
    if constexpr (quantity_like<R>)
      if constexpr (!is_dimensionless_unit<unit_of<R>>) {
        words += ' ';
        words += unit_text<unit_of<R>>;
      }
  }
};

/// A function f of quantities of the types X as one of as many numbers, in their units.
template <class F, class... X>
struct raw_function {
  using D = dual_of_call<F, X...>;
  using T = typename D::constant;
  static constexpr std::size_t size = sizeof...(X);
  using arguments = std::array<T, size>;
  using result = std::remove_cvref_t<std::invoke_result_t<F const&, seen_argument<D, X>...>>;
  static constexpr std::size_t results = numbers_of_result<result>;

  F const& f;
  /// Other sizes of the arguments, for their scales.
  arguments sizes{};

  /// The numbers of the function's result, each with its slopes by all arguments.
  constexpr std::array<D, results> operator()(arguments const& x) const {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      std::array<T, size> const scales{
          detail::scale_of_argument<D>(detail::made_of<X>(x[I]), sizes[I])...};
      std::array<D, results> numbers{};
      std::size_t at = 0;
      detail::put_result(detail::called_with_slopes<D>(f, scales, detail::made_of<X>(x[I])...),
                         numbers, at);
      for (D& number : numbers) number = detail::unscaled(number, scales);
      return numbers;
    }(std::index_sequence_for<X...>{});
  }
};

/// The number of an argument.
template <class T, class... X>
constexpr std::array<T, sizeof...(X)> raw_arguments(X const&... x) {
  return {static_cast<T>(leaf_of<X>::in(x))...};
}

}  // namespace unitstep::detail
