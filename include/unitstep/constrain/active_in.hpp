// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <tuple>
#include <type_traits>
#include <unitstep/constrain/detail/constraint_solver.hpp>
#include <unitstep/drive/detail/events/effects.hpp>
#include <utility>

/// \file
/// \brief Constraints that are active in one mode of a run.

namespace unitstep {

namespace detail {

/// A constraint on plain numbers that is on or off. While it is off its rows are skipped.
template <class Raw>
struct raw_switched : Raw {
  bool is_on;
};

/// A constraint in the mode of a run.
template <class Constraint>
struct switched {
  static constexpr bool joins_rigid_bodies = detail::joins_rigid_bodies<Constraint>;
  Constraint constraint;
  bool is_on;

  /// Its parts, each of which is active in the same mode.
  constexpr auto parts() const
    requires made_of_parts<Constraint>
  {
    return std::apply(
        [this](auto const&... part) {
          return std::tuple{switched<std::remove_cvref_t<decltype(part)>>{part, is_on}...};
        },
        constraint.parts());
  }
};

}  // namespace detail

/// A constraint that is active only while a run is in a mode (`modes`, in `drive/happening.hpp`), as a rope does while
/// it is taut. In the other modes it has no force.
///
/// Events and their effects take the run from mode to mode: `engages_at` and `engage_in` where a rope catches,
/// `releases_at` where it goes slack.
/// \proof{examples/reference/constrain.cpp,active_in}
template <class Mode, class Constraint>
struct active_in {
  Mode mode;              ///< in which it is active
  Constraint constraint;  ///< what holds

  /// \cond
  static constexpr bool joins_rigid_bodies = detail::joins_rigid_bodies<Constraint>;
  static constexpr char const* name = "active_in";
  template <class, class>
  using value = double;
  /// \endcond
  template <class, class>
  using verdict =
      diagnostics::refuse<"constraint", diagnostics::words<"one that holds without a mode">,
                          diagnostics::words<"active_in, in a run without modes">>;
};
template <class Mode, class Constraint>
active_in(Mode, Constraint) -> active_in<Mode, Constraint>;

namespace detail {

/// A constraint as it is in a mode. In a list each is on or off by itself.
template <class C, class Mode>
struct constraint_in {
  static constexpr auto of(C const& c, Mode const& now) {
    if constexpr (list_of_several<C>)
      return detail::of_each_in(
          c, [&](auto const& one) { return constraint_in<element_of<C>, Mode>::of(one, now); });
    else
      return c;
  }
};
template <class C, class Mode>
struct constraint_in<active_in<Mode, C>, Mode> {
  static constexpr auto of(active_in<Mode, C> const& c, Mode const& now) {
    bool const is_on = c.mode == now;
    if constexpr (list_of_several<C>)
      return detail::of_each_in(
          c.constraint, [&](auto const& one) { return switched<element_of<C>>{one, is_on}; });
    else
      return switched<C>{c.constraint, is_on};
  }
};
template <class C, class Mode>
using constraint_type_in =
    decltype(constraint_in<C, Mode>::of(std::declval<C const&>(), std::declval<Mode const&>()));

template <class C, class X, class Time>
struct constraint_form<switched<C>, X, Time> {
  using one = constraint_form<C, X, Time>;
  using verdict = typename one::verdict;
  using value = typename one::value;
  static constexpr char const* name = one::name;
  static constexpr auto raw(switched<C> const& c) {
    using raw = std::remove_cvref_t<decltype(one::raw(c.constraint))>;
    return raw_switched<raw>{one::raw(c.constraint), c.is_on};
  }
};

}  // namespace detail

}  // namespace unitstep
