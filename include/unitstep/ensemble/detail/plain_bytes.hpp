// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/state/aggregate_state.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

/// \file
/// \brief Whether a value is the same in another process: whether its bytes hold no address, however deep.

namespace unitstep::detail {

template <class T>
inline constexpr bool is_array_like = false;
template <template <class, std::size_t> class Array, class Q, std::size_t N>
inline constexpr bool is_array_like<Array<Q, N>> = std::is_aggregate_v<Array<Q, N>>;

/// Bytes of which a value can be made.
template <std::size_t size>
struct raw_bytes {
  unsigned char of[size];
};
/// Whether a class can be made of bytes in a constant expression. It cannot if there is a pointer, a reference or a union
/// in it, also where nobody else may look; but g++ 12 does not look into arrays.
template <class T>
concept made_of_bytes = requires {
  typename std::bool_constant<(static_cast<void>(__builtin_bit_cast(T, raw_bytes<sizeof(T)>{})),
                               true)>;
};

template <class T>
inline constexpr bool is_plain_bytes = false;

/// Converts to what may be a member of a `Whole` without an address in it. To anything else it must not: if it could
/// not, the compiler would try the first member of that.
template <class Whole, std::size_t>
struct plain_member_of {
  template <class Member>
    requires (!std::is_same_v<Member, Whole> && is_plain_bytes<Member>)
  operator Member() const;
  template <class Member>
  operator Member() const = delete;
};
template <class T, std::size_t... I>
consteval bool takes_any_values(std::index_sequence<I...>) {
  return requires { T{any_value<I>{}...}; };
}
template <class T, std::size_t... I>
consteval bool takes_plain_values(std::index_sequence<I...>) {
  return requires { T{plain_member_of<T, I>{}...}; };
}
/// Whether the members of an aggregate are such, where those of its arrays count one by one: the first of them, if they
/// are very many.
template <class T, std::size_t count>
consteval bool has_plain_members() {
  if constexpr (count == 0)
    return true;
  else if constexpr (takes_any_values<T>(std::make_index_sequence<count>{}))
    return takes_plain_values<T>(std::make_index_sequence<count>{});
  else
    return has_plain_members<T, count - 1>();
}

/// Whether the bytes of a value are all of it.
template <class T>
  requires std::is_arithmetic_v<T> || std::is_enum_v<T> || number<T> || complex_number<T>
inline constexpr bool is_plain_bytes<T> = std::is_trivially_copyable_v<T>;
template <template <class, std::size_t> class Array, class Q, std::size_t N>
  requires is_array_like<Array<Q, N>>
inline constexpr bool is_plain_bytes<Array<Q, N>> = is_plain_bytes<Q>;
template <class T>
  requires (std::is_class_v<T> && std::is_trivially_copyable_v<T> && !number<T> &&
            !complex_number<T> && !is_array_like<T>)
inline constexpr bool is_plain_bytes<T> = [] {
  constexpr std::size_t bits = 8 * sizeof(T);
  if constexpr (!made_of_bytes<T>)
    return false;
  else if constexpr (std::is_aggregate_v<T>)
    return has_plain_members<T, (bits < most_members ? bits : most_members)>();
  else
    return true;
}();

}  // namespace unitstep::detail
