// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <boost/pfr/core.hpp>
#include <cstddef>
#include <cstring>
#include <type_traits>
#include <unitstep/math/vec.hpp>
#include <unitstep/units/quantity.hpp>
#include <utility>

/// \file
/// \brief A result of a run as bytes, for a file and for other processes.

namespace unitstep::detail {

/// A result as bytes, for a file and for other processes: `size` of them, `put` and `take`. Boost's quantity
/// cannot be copied as bytes, so a result is written number by number.
template <class T>
struct wire;

/// What has a form in bytes: whatever can be copied as bytes and is no pointer, a quantity, and arrays, vecs
/// and aggregates of such.
template <class T>
concept has_wire = requires { wire<T>::size; };

template <class T>
  requires (std::is_trivially_copyable_v<T> && !std::is_pointer_v<T> && !std::is_empty_v<T>)
struct wire<T> {
  static constexpr std::size_t size = sizeof(T);
  static void put(T const& value, char* to) { std::memcpy(to, &value, size); }
  static T take(char const* from) {
    std::array<char, size> bytes;
    std::memcpy(bytes.data(), from, size);
    return __builtin_bit_cast(T, bytes);
  }
};

template <class U, class T>
  requires (!std::is_trivially_copyable_v<boost::units::quantity<U, T>>)
struct wire<boost::units::quantity<U, T>> {
  using value = boost::units::quantity<U, T>;
  static constexpr std::size_t size = wire<T>::size;
  static void put(value const& q, char* to) { wire<T>::put(q.value(), to); }
  static value take(char const* from) { return value::from_value(wire<T>::take(from)); }
};

/// Arrays and vecs.
template <class T>
inline constexpr bool is_array_like = false;
template <template <class, std::size_t> class Array, class Q, std::size_t N>
inline constexpr bool is_array_like<Array<Q, N>> = true;

template <template <class, std::size_t> class Array, class Q, std::size_t N>
  requires (!std::is_trivially_copyable_v<Array<Q, N>> && has_wire<Q>)
struct wire<Array<Q, N>> {
  static constexpr std::size_t size = N * wire<Q>::size;
  static void put(Array<Q, N> const& a, char* to) {
    for (std::size_t i = 0; i < N; ++i) wire<Q>::put(a[i], to + i * wire<Q>::size);
  }
  static Array<Q, N> take(char const* from) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return Array<Q, N>{wire<Q>::take(from + I * wire<Q>::size)...};
    }(std::make_index_sequence<N>{});
  }
};

/// Whether every member of an aggregate has a form in bytes.
template <class T, std::size_t... I>
constexpr bool members_have_wire(std::index_sequence<I...>) {
  return (has_wire<boost::pfr::tuple_element_t<I, T>> && ...);
}
template <class T>
inline constexpr auto member_places = std::make_index_sequence<boost::pfr::tuple_size_v<T>>{};

template <class T>
  requires (!std::is_trivially_copyable_v<T> && std::is_class_v<T> && std::is_aggregate_v<T> &&
            !is_array_like<T> && members_have_wire<T>(member_places<T>))
struct wire<T> {
  template <std::size_t... I>
  static constexpr std::size_t length(std::index_sequence<I...>) {
    return (std::size_t{} + ... + wire<boost::pfr::tuple_element_t<I, T>>::size);
  }
  static constexpr std::size_t size = length(member_places<T>);

  static void put(T const& value, char* first) {
    char* to = first;
    boost::pfr::for_each_field(value, [&]<class Member>(Member const& member) {
      wire<Member>::put(member, to);
      to += wire<Member>::size;
    });
  }
  static T take(char const* from) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return T{next<boost::pfr::tuple_element_t<I, T>>(from)...};
    }(member_places<T>);
  }

private:
  template <class Member>
  static Member next(char const*& from) {
    from += wire<Member>::size;
    return wire<Member>::take(from - wire<Member>::size);
  }
};

}  // namespace unitstep::detail
