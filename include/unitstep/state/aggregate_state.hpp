// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/pfr/core.hpp>
#include <cstddef>
#include <type_traits>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

/// \file
/// \brief Which aggregates of the caller's are states. Boost.PFR finds members by trying to initialise the aggregate.
/// So it counts the elements of a C array as members, and does not recognise a reference; such aggregates are found
/// first.

namespace unitstep {

namespace detail {

/// Converts to any member, also to one that is a reference.
template <std::size_t>
struct any_member {
  template <class Member>
  constexpr operator Member&() const;
};
/// Converts to any member, but not to a reference to non-const. It is not inline, since g++ would miss its body for a
/// member whose constructor takes anything, such as `std::optional`.
template <std::size_t>
struct any_value {
  template <class Member>
  operator Member() const;
};

/// The number of members of an aggregate; each element of a C array counts as one.
template <class S>
inline constexpr std::size_t member_count = boost::pfr::tuple_size_v<S>;
/// Boost.PFR 1.81 supports no more members.
inline constexpr std::size_t most_members = 100;

/// The numbers of the members of `S` as an argument.
template <class S>
using members_of = std::make_index_sequence<member_count<S>>;

/// Whether as many values in parentheses as there are members initialise the aggregate: then no member is an array,
/// since parentheses allow no brace elision. False if the compiler does not know such parentheses, and for a single
/// member, whose value might be the whole aggregate; then each member is checked.
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
/// Whether member `I` is a C array of two elements or more: it takes two values in braces of its own, and then the
/// other values are too many for the other members.
template <class S, std::size_t... I, std::size_t... J>
consteval bool is_c_array(std::index_sequence<I...>, std::index_sequence<J...>) {
  return requires { S{any_member<I>{}..., {any_member<0>{}, any_member<1>{}}}; } && !requires {
    S{any_member<I>{}..., {any_member<0>{}, any_member<1>{}}, any_member<J>{}...};
  };
}

/// The numbers of the first C array and of the first reference among the members; `member_count` if there is none.
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

/// Whether an aggregate has members that Boost.PFR can split and that can be assigned.
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

template <class T>
inline constexpr bool has_own_raw_form = is_state<T> || has_elements<T>;
template <class U, class T>
inline constexpr bool has_own_raw_form<light<U, T>> = true;

/// Converts to any base class of S and to nothing else.
template <class S>
struct any_base_of {
  template <class Base>
    requires (std::is_base_of_v<Base, S> && !std::is_same_v<Base, S>)
  constexpr operator Base() const;
};
/// Converts to nothing; only a class that can be constructed from anything takes it.
struct nothing {};

/// Whether an aggregate has a base class, which is initialised before the members, so that these cannot be found.
template <class S>
concept aggregate_with_base =
    std::is_aggregate_v<S> && requires { S{any_base_of<S>{}}; } && !requires { S{nothing{}}; };

/// An aggregate that may be a state if it can be split into its members.
template <class S>
concept aggregate_to_split = std::is_class_v<S> && std::is_aggregate_v<S> && !std::is_empty_v<S> &&
                             !number<S> && !has_own_raw_form<S> && !aggregate_with_base<S>;

}  // namespace detail

/// Any aggregate of the caller's without a base class, taken as a state: its members, at most 100,
/// are quantities, numbers, vecs or arrays of them, motions, or aggregates again. Its field returns
/// `rates`.
/// \proof{examples/reference/state.cpp,rates}
template <class S>
concept aggregate_state = detail::aggregate_to_split<S> && detail::can_be_split<S>;

namespace detail {

// A member is no integer, since half of one is none; no constant, since it cannot change; and no absolute temperature,
// since two of them have no sum.
template <class M>
inline constexpr bool is_plain_member = false;
template <number M>
inline constexpr bool is_plain_member<M> = !std::is_const_v<M>;
template <quantity_like M>
inline constexpr bool is_plain_member<M> = number<number_of<M>> && !is_absolute<M>;
template <class Q, std::size_t N>
inline constexpr bool is_plain_member<vec<Q, N>> = is_plain_member<Q>;
template <class Q, std::size_t N>
inline constexpr bool is_plain_member<std::array<Q, N>> = N != 0 && is_plain_member<Q>;
template <aggregate_state S>
inline constexpr bool is_plain_member<S> = false;

/// A value with a rate per time: a quantity, a number, a vec or an array of them, and no state.
template <class M>
concept plain_member = is_plain_member<M>;

/// Whether something can be a member.
template <class M>
inline constexpr bool can_be_member = plain_member<M>;
template <class X, class V>
inline constexpr bool can_be_member<motion<X, V>> = plain_member<X> && plain_member<V>;
template <class Q, std::size_t N>
inline constexpr bool can_be_member<std::array<Q, N>> = N != 0 && can_be_member<Q>;
/// Whether `holds` is true for each member of an aggregate; it is called with the identity of the member's type.
template <class S, class Holds>
consteval bool holds_of_members(Holds holds) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return (holds(std::type_identity<boost::pfr::tuple_element_t<I, S>>{}) && ...);
  }(members_of<S>{});
}

template <aggregate_state S>
inline constexpr bool can_be_member<S> =
    holds_of_members<S>([]<class M>(std::type_identity<M>) { return can_be_member<M>; });

template <class T, aggregate_state S>
inline constexpr bool numbers_are<T, S> =
    holds_of_members<S>([]<class M>(std::type_identity<M>) { return numbers_are<T, M>; });

}  // namespace detail

}  // namespace unitstep
