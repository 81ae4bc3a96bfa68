// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/pfr/core.hpp>
#include <unitstep/diagnostics/label.hpp>
#include <unitstep/diagnostics/verdict.hpp>
#include <unitstep/state/aggregate_state.hpp>
#include <unitstep/state/detail/check_motion.hpp>
#include <utility>

/// \file
/// \brief Why something is not a state.

namespace unitstep::diagnostics {

/// The first refusal among `Check::check<M, I>()` for each member of an aggregate.
template <class S, class Check>
consteval auto first_of_members(Check) {
  return []<std::size_t... I>(std::index_sequence<I...>) {
    return first_refusal<
        decltype(Check::template check<boost::pfr::tuple_element_t<I, S>, I>())...>{};
  }(std::make_index_sequence<boost::pfr::tuple_size_v<S>>{});
}

/// What an aggregate with a base class should have been.
using without_base = words<"an aggregate without a base class">;

/// "101 members".
template <std::size_t N>
struct members_words {
  static constexpr sentence write() {
    sentence said;
    said += static_cast<long>(N);
    return said += " members";
  }
};

/// A built-in array, which no function returns and no `=` copies.
template <text Argument, class M>
using not_a_c_array = refuse<Argument, words<"a std::array">, words<"a C array", M>>;

/// The verdict on an aggregate that cannot be split into its members; it is called `Whole`.
template <text Whole, class S, std::size_t... Path>
consteval auto check_unsplit() {
  using first = unitstep::detail::first_unsplit<S>;
  constexpr std::size_t members = unitstep::detail::member_count<S>;
  if constexpr (members > unitstep::detail::most_members)
    return refuse<Whole, words<"at most 100 members, or aggregates of them">,
                  words<text_of<members_words<members>>, S>>{};
  else if constexpr (first::c_array < members)
    return not_a_c_array<text_of<label_words<"member", void, Path..., first::c_array>>, S>{};
  else
    return refuse<text_of<label_words<"member", void, Path..., first::reference>>, words<"a value">,
                  words<"a reference", S>>{};
}

/// The verdict on members that a state cannot have, such as an `int`.
template <std::size_t... Path>
struct check_member {
  template <class M, std::size_t I>
  static consteval auto check() {
    if constexpr (unitstep::detail::can_be_member<M>)
      return accepted{};
    else if constexpr (aggregate_state<M>)
      return first_of_members<M>(check_member<Path..., I>{});
    else if constexpr (unitstep::detail::aggregate_with_base<M>)
      return refuse<text_of<label_words<"member", void, Path..., I>>, without_base, M>{};
    else if constexpr (unitstep::detail::aggregate_to_split<M>)
      return check_unsplit<text_of<label_words<"member", void, Path..., I>>, M, Path..., I>();
    else if constexpr (std::is_array_v<M>)
      return not_a_c_array<text_of<label_words<"member", void, Path..., I>>, M>{};
    else if constexpr (is_of_none<M>)
      return refuse<text_of<label_words<"member", void, Path..., I>>, words<"at least one element">,
                    M>{};
    else if constexpr (is_of_integers<M>)
      return not_of_integers<text_of<label_words<"member", void, Path..., I>>, M>{};
    else if constexpr (std::is_const_v<M>)
      return refuse<text_of<label_words<"member", void, Path..., I>>, words<"one without const">,
                    M>{};
    else if constexpr (is_absolute<M>)
      return refuse<text_of<label_words<"member", void, Path..., I>>,
                    words<"a difference, in a unit not absolute">, M>{};
    else
      return refuse<text_of<label_words<"member", void, Path..., I>>,
                    words<"a quantity, number, vec, array, motion or aggregate">, M>{};
  }
};

/// The verdict on a start that is not a state.
template <class S>
consteval auto check_start() {
  if constexpr (aggregate_state<S>)
    return first_of_members<S>(check_member<>{});
  else if constexpr (unitstep::detail::aggregate_with_base<S>)
    return refuse<"initial", without_base, S>{};
  else if constexpr (unitstep::detail::aggregate_to_split<S>)
    return check_unsplit<"initial", S>();
  else
    return refuse<"initial", words<"a motion or an aggregate">, S>{};
}

}  // namespace unitstep::diagnostics
