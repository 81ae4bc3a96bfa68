// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <unitstep/constrain/detail/constraint_form.hpp>
#include <unitstep/constrain/detail/dense_rows.hpp>
#include <utility>

/// \file
/// \brief All constraints of a field on plain numbers, and the system that is solved for their multipliers.

namespace unitstep::detail {

/// The room in which equations for multipliers are solved: the gradients at the start of a step, those at the place that
/// is looked at, and the matrix of the two.
template <class Rows>
struct storage_for_rows {
  Rows start{};
  Rows here{};
  typename Rows::factors factors{};
  typename Rows::multipliers by{};
  typename Rows::multipliers total{};
};

/// Constraints whose number is in the type: their room is made anew for each step.
template <class T, std::size_t m, std::size_t n>
struct dense_system {
  using rows = dense_rows<T, m, n>;

  constexpr storage_for_rows<rows> room() const { return {}; }
  template <class All>
  constexpr void require_as_many_bodies(All const&, std::size_t) const {}
};

/// Which system is solved for the multipliers of constraints on a position X; `constrain/vectors.hpp` has that of
/// vectors.
template <class X, class T, class... Raw>
struct system_of {
  static constexpr bool is_there = bodies_of<X>::counted;
};
template <class Raw>
inline constexpr std::size_t rows_in = 0;
template <class Raw>
  requires requires { Raw::rows; }
inline constexpr std::size_t rows_in<Raw> = Raw::rows;
template <class Raw, std::size_t N>
inline constexpr std::size_t rows_in<std::array<Raw, N>> = N * Raw::rows;
template <class X, class T, class... Raw>
  requires (bodies_of<X>::counted)
struct system_of<X, T, Raw...> {
  static constexpr bool is_there = true;
  using type = dense_system<T, (rows_in<Raw> + ... + std::size_t{}), bodies_of<X>::coordinates>;
  static constexpr type of(std::tuple<Raw...> const&) { return {}; }
};

/// What constraints, each one part, are on the position X: their forms and, on plain numbers, the constraints.
template <class X, class Time, class Parts>
struct forms_of_parts;
template <class X, class Time, class... C>
struct forms_of_parts<X, Time, std::tuple<C...>> {
  static constexpr std::size_t size = sizeof...(C);
  template <std::size_t I>
  using form = constraint_form<std::tuple_element_t<I, std::tuple<C...>>, X, Time>;
  using raw = std::tuple<decltype(constraint_form<C, X, Time>::raw(std::declval<C const&>()))...>;
  using system = system_of<X, typename raw_form<Time>::number,
                           decltype(constraint_form<C, X, Time>::raw(std::declval<C const&>()))...>;

  template <class... Given>
  static constexpr raw of(std::tuple<Given...> const& all) {
    return std::apply(
        [](auto const&... c) { return raw{constraint_form<C, X, Time>::raw(c)...}; },
        std::apply(
            [](auto const&... given) { return std::tuple_cat(parts_of<Given>::of(given)...); },
            all));
  }
};
template <class... C>
using all_parts = decltype(std::tuple_cat(parts_of<C>::of(std::declval<C const&>())...));
template <class X, class Time, class... C>
using forms_of = forms_of_parts<X, Time, all_parts<C...>>;

/// Whether a raw constraint, or each of several, depends on time.
template <class Raw>
inline constexpr bool moves_in_time = [] {
  if constexpr (requires { Raw::moves; })
    return Raw::moves;
  else
    return Raw::value_type::moves;
}();

}  // namespace unitstep::detail
