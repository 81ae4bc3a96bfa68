// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <type_traits>
#include <unitstep/units/detail/ieee_arithmetic.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief A constant of the caller's that meets a number of our own: it is converted, exactly.
///
/// One generic field runs on many numbers, and its constants stay what they are, `9.81 * si::metre` of
/// `double` say. A class of numbers says what it holds exactly by a member type `constant`; what that holds
/// in turn, it holds too. So a series of intervals holds intervals and doubles, and a `float` beside a
/// `double` stays refused.

namespace unitstep::detail {

/// Whether a `To` holds every `From` exactly, and says so.
template <class From, class To>
inline constexpr bool becomes = false;
template <class From, class To>
  requires requires { typename To::constant; }
inline constexpr bool becomes<From, To> =
    std::is_same_v<From, typename To::constant> || becomes<From, typename To::constant>;

/// Two numbers of which one holds the other.
template <class A, class B>
concept one_holds_other = becomes<A, B> || becomes<B, A>;
/// The number that holds both.
template <class A, class B>
using number_for_both = std::conditional_t<becomes<A, B>, B, A>;

/// Two quantities of one unit, one of them light, whose numbers differ and one of which holds the other.
template <class A, class B>
concept constant_beside_light =
    quantity_like<A> && quantity_like<B> && (is_light<A> || is_light<B>) &&
    one_holds_other<number_of<A>, number_of<B>> && same_unit<unit_of<A>, unit_of<B>>;

}  // namespace unitstep::detail
