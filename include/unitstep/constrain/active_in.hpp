// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <unitstep/constrain/detail/constraint_form.hpp>
#include <unitstep/drive/detail/events/effects.hpp>

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

/// A constraint as it is in a mode.
template <class C, class Mode>
struct constraint_in {
  using type = C;
  static constexpr C of(C const& c, Mode const&) { return c; }
};
template <class C, class Mode>
struct constraint_in<active_in<Mode, C>, Mode> {
  using type = switched<C>;
  static constexpr type of(active_in<Mode, C> const& c, Mode const& now) {
    return {c.constraint, c.mode == now};
  }
};
/// In an array each constraint is on or off by itself.
template <class C, std::size_t N, class Mode>
struct constraint_in<active_in<Mode, std::array<C, N>>, Mode> {
  using type = std::array<switched<C>, N>;
  static constexpr type of(active_in<Mode, std::array<C, N>> const& all, Mode const& now) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return type{switched<C>{all.constraint[I], all.mode == now}...};
    }(std::make_index_sequence<N>{});
  }
};
template <template <class...> class Vector, class C, class... Allocator, class Mode>
  requires vector_like<Vector<C, Allocator...>>
struct constraint_in<active_in<Mode, Vector<C, Allocator...>>, Mode> {
  using type = Vector<switched<C>>;
  static type of(active_in<Mode, Vector<C, Allocator...>> const& all, Mode const& now) {
    type made;
    made.reserve(all.constraint.size());
    for (auto const& c : all.constraint) made.push_back(switched<C>{c, all.mode == now});
    return made;
  }
};
template <class C, std::size_t N, class Mode>
struct constraint_in<std::array<C, N>, Mode> {
  using one = constraint_in<C, Mode>;
  using type = std::array<typename one::type, N>;
  static constexpr type of(std::array<C, N> const& all, Mode const& now) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return type{one::of(all[I], now)...};
    }(std::make_index_sequence<N>{});
  }
};
template <template <class...> class Vector, class C, class... Allocator, class Mode>
  requires vector_like<Vector<C, Allocator...>>
struct constraint_in<Vector<C, Allocator...>, Mode> {
  using one = constraint_in<C, Mode>;
  using type = Vector<typename one::type>;
  static type of(Vector<C, Allocator...> const& all, Mode const& now) {
    type made;
    made.reserve(all.size());
    for (auto const& c : all) made.push_back(one::of(c, now));
    return made;
  }
};

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
