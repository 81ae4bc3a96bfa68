// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/state/detail/on_number.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief `aggregate_of`: an aggregate in which some members vary and others are constants.

namespace unitstep {

namespace detail {

/// The number that holds those of all members.
template <class N, class... Rest>
struct number_of_members {
  using type = N;
};
template <class N, class M, class... Rest>
struct number_of_members<N, M, Rest...>
    : number_of_members<number_for_both<N, typename component_parts<M>::number>, Rest...> {};

}  // namespace detail

/// Makes an aggregate that is a template over its number from members whose numbers are not all of one type. Constants
/// are converted to the number of the others.
///
///     aggregate_of<plane>(speed, angle, 0.0 * si::metre)    // plane<N>{speed, angle, 0.0 * si::metre}
///
/// In a function that is differentiated, some members vary and others do not, so braces alone cannot deduce the number.
/// \tparam Family a template of aggregates, with the number as its argument
/// \proof{examples/reference/answers.cpp,aggregate_of}
template <template <class...> class Family, class First, class... Member>
[[nodiscard]] constexpr auto aggregate_of(First const& first, Member const&... member) {
  using number = typename detail::number_of_members<typename detail::component_parts<First>::number,
                                                    Member...>::type;
  return Family<number>{detail::to_number<number>(first), detail::to_number<number>(member)...};
}

}  // namespace unitstep
