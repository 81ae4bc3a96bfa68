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
concept numbers_meet = becomes<A, B> || becomes<B, A>;
/// The number that holds both.
template <class A, class B>
using met_number = std::conditional_t<becomes<A, B>, B, A>;

template <class A, class B>
concept one_is_light = is_light<A> || is_light<B>;
/// Two quantities of one unit whose numbers meet, one of them light.
template <class A, class B>
inline constexpr bool quantities_meet = false;
template <quantity_like A, quantity_like B>
  requires one_is_light<A, B>
inline constexpr bool quantities_meet<A, B> =
    numbers_meet<number_of<A>, number_of<B>> && same_unit<unit_of<A>, unit_of<B>>;
template <class A, class B>
concept meeting_pair = quantities_meet<A, B>;

}  // namespace unitstep::detail
