// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/pfr/core.hpp>
#include <cstddef>
#include <utility>

/// \file
/// \brief Whether an aggregate can be split into its members. Boost.PFR finds them by what the
/// aggregate can be initialised with, so it counts the elements of a C array as members, and does not
/// see a reference.

namespace unitstep::detail {

/// Converts to any member, also to one that is a reference.
template <std::size_t>
struct any_member {
  template <class Member>
  constexpr operator Member&() const;
};
/// Converts to any member, but not to a reference that could change something. Not inline: where a member's constructor
/// takes anything, as that of `std::optional` does, g++ would miss its body.
template <std::size_t>
struct any_value {
  template <class Member>
  operator Member() const;
};

/// How many members an aggregate has, with the elements of C arrays counted one by one.
template <class S>
inline constexpr std::size_t member_count = boost::pfr::tuple_size_v<S>;
/// More than these have no names in Boost.PFR 1.81.
inline constexpr std::size_t most_members = 100;

/// The numbers of the members of `S` as an argument.
template <class S>
using members_of = std::make_index_sequence<member_count<S>>;

/// Whether as many values as there are members, in parentheses, make the aggregate: then no member is an array, as
/// parentheses leave out no braces. False where the compiler does not know such parentheses, and for a single
/// member, whose value might be the whole aggregate; each member is looked at then.
template <class S, std::size_t... I>
consteval bool takes_values(std::index_sequence<I...>) {
  return sizeof...(I) > 1 && requires { S(any_value<I>{}...); };
}

/// Whether member `I` is a reference to something that can be changed: an lvalue initialises it, and an rvalue
/// does not.
template <class S, std::size_t... I, std::size_t... J>
consteval bool is_reference(std::index_sequence<I...>, std::index_sequence<J...>) {
  return requires { S{any_member<I>{}..., any_member<0>{}, any_member<J>{}...}; } &&
         !requires { S{any_member<I>{}..., any_value<0>{}, any_member<J>{}...}; };
}
/// Whether member `I` is a C array of two elements or more: braces of its own may hold two values, and then as
/// many values as before are too many for the other members.
template <class S, std::size_t... I, std::size_t... J>
consteval bool is_c_array(std::index_sequence<I...>, std::index_sequence<J...>) {
  return requires { S{any_member<I>{}..., {any_member<0>{}, any_member<1>{}}}; } && !requires {
    S{any_member<I>{}..., {any_member<0>{}, any_member<1>{}}, any_member<J>{}...};
  };
}

/// Which member of an aggregate is the first C array, and which the first reference; `member_count` if
/// none is.
template <class S>
struct first_unsplit {
  template <std::size_t I>
  using before = std::make_index_sequence<I>;
  template <std::size_t I>
  using behind = std::make_index_sequence<member_count<S> - I - 1>;

  static constexpr std::size_t c_array = []<std::size_t... I>(std::index_sequence<I...>) {
    std::size_t at = 0;
    static_cast<void>(((is_c_array<S>(before<I>(), behind<I>()) || (++at, false)) || ...));
    return at;
  }(members_of<S>());
  static constexpr std::size_t reference = []<std::size_t... I>(std::index_sequence<I...>) {
    std::size_t at = 0;
    static_cast<void>(((is_reference<S>(before<I>(), behind<I>()) || (++at, false)) || ...));
    return at;
  }(members_of<S>());
};

/// Whether an aggregate has members that Boost.PFR tells apart and that can be given new values.
template <class S>
inline constexpr bool can_be_split = [] {
  if constexpr (member_count<S> > most_members)
    return false;
  else if constexpr (detail::takes_values<S>(members_of<S>()))
    return true;
  else
    return first_unsplit<S>::c_array == member_count<S> &&
           first_unsplit<S>::reference == member_count<S>;
}();

}  // namespace unitstep::detail
