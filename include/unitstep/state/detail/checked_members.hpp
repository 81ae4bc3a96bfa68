// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/state/rate.hpp>
#include <unitstep/units/mismatch.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

namespace unitstep::detail {

/// The members of a state of any kind, each with its unit, on which the formula of a method is
/// checked. Nothing here is ever evaluated: the operators say what types would come out. They are
/// defined because clang warns of functions that are only declared where a unit has no linkage.
template <class... Q>
struct checked_members {
  template <class... R>
  friend auto operator+(checked_members const&, checked_members<R...> const&)
      -> checked_members<decltype(std::declval<Q>() + std::declval<R>())...> {
    return {};
  }
  template <class... R>
  friend auto operator-(checked_members const&, checked_members<R...> const&)
      -> checked_members<decltype(std::declval<Q>() - std::declval<R>())...> {
    return {};
  }
  template <class Other>
  checked_members& operator+=(Other const& other) {
    return *this = *this + other;
  }
  template <class S>
  friend auto operator*(checked_members const&, S const&)
      -> checked_members<decltype(std::declval<Q>() * std::declval<S>())...> {
    return {};
  }
  template <class S>
  friend auto operator/(checked_members const&, S const&)
      -> checked_members<decltype(std::declval<Q>() / std::declval<S>())...> {
    return {};
  }
  template <scalar S>
  friend auto operator*(S const&, checked_members const&)
      -> checked_members<decltype(std::declval<S>() * std::declval<Q>())...> {
    return {};
  }

  /// The same members, their units written in another way.
  template <class... R>
    requires (sizeof...(R) == sizeof...(Q) &&
              !std::is_same_v<checked_members, checked_members<R...>> &&
              ((std::is_convertible_v<Q, R> && fits<R, Q> && !is_mismatched<Q>) && ...))
  operator checked_members<R...>() const {
    return {};
  }

  /// Refused: a sum in the formula does not work out.
  template <class... R>
    requires (sizeof...(R) == sizeof...(Q) && (is_mismatched<Q> || ...))
  operator checked_members<R...>() const {
    using refusal = typename mismatch_in<checked_members>::refusal;
    static_assert(units_match<printed<refusal>>, "wrong unit");
    (void)[] { return sizeof(said_of<refusal>); };
    return {};
  }
};

}  // namespace unitstep::detail
