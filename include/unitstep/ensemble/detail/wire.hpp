// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <boost/pfr/core.hpp>
#include <cstddef>
#include <cstring>
#include <optional>
#include <type_traits>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/aggregate_state.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>
#include <vector>

/// \file
/// \brief A result of a run as bytes, for a file and for other processes, whose bytes hold no address, however deep.

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
/// Whether a class can be made of bytes in a constant expression. It cannot if there is a pointer, a reference or a
/// union in it, also where nobody else may look; but g++ 12 does not look into arrays.
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

/// A result as bytes, for a file and for other processes: `size` of them, `put` and `take`. Boost's quantity
/// cannot be copied as bytes, so a result is written number by number.
template <class T>
struct wire;

/// What has a form in bytes: whatever can be copied as bytes and holds no address, a quantity, and arrays, vecs,
/// optionals and aggregates of such.
template <class T>
concept has_wire = requires { wire<T>::size; };

template <class T>
  requires (is_plain_bytes<T> && !std::is_empty_v<T>)
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

template <has_wire Q>
struct wire<std::optional<Q>> {
  static constexpr std::size_t size = 1 + wire<Q>::size;
  static void put(std::optional<Q> const& one, char* to) {
    std::memset(to, 0, size);
    *to = one.has_value() ? 1 : 0;
    if (one) wire<Q>::put(*one, to + 1);
  }
  static std::optional<Q> take(char const* from) {
    if (*from == 0) return std::nullopt;
    return wire<Q>::take(from + 1);
  }
};

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

template <class T>
  requires (!std::is_trivially_copyable_v<T> && std::is_class_v<T> && std::is_aggregate_v<T> &&
            !is_array_like<T> && !aggregate_with_base<T> && can_be_split<T> &&
            holds_of_members<T>([]<class M>(std::type_identity<M>) { return has_wire<M>; }))
struct wire<T> {
  template <std::size_t... I>
  static constexpr std::size_t length(std::index_sequence<I...>) {
    return (std::size_t{} + ... + wire<boost::pfr::tuple_element_t<I, T>>::size);
  }
  static constexpr std::size_t size = length(members_of<T>{});

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
    }(members_of<T>{});
  }

private:
  template <class Member>
  static Member next(char const*& from) {
    from += wire<Member>::size;
    return wire<Member>::take(from - wire<Member>::size);
  }
};

/// A result in a file or on its way to another process: appended to bytes, and taken from where it stands in them.
/// One of a fixed size is its wire.
template <class T>
struct message;
template <class T>
concept has_message = requires { message<T>::least; };

template <has_wire T>
struct message<T> {
  static constexpr std::size_t least = wire<T>::size;  // it has at least so many bytes
  static void append(T const& value, std::vector<char>& to) {
    to.resize(to.size() + least);
    wire<T>::put(value, to.data() + to.size() - least);
  }
  static T next(char const*& from) {
    from += least;
    return wire<T>::take(from - least);
  }
};

/// Refuses a result that cannot be sent to another process.
template <class Result>
constexpr void require_message() {
  if constexpr (!has_message<Result>) {
    using verdict =
        diagnostics::refuse<"result of a run",
                            diagnostics::words<"data without pointers and views">, Result>;
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
  }
}

/// Messages one behind another.
template <class Result, class Results>
std::vector<char> as_bytes(Results const& results, std::size_t first = 0) {
  std::vector<char> bytes;
  bytes.reserve((results.size() - first) * message<Result>::least);
  for (std::size_t i = first; i < results.size(); ++i) {
    if constexpr (std::is_same_v<typename Results::value_type, Result>)
      message<Result>::append(results[i], bytes);
    else
      message<Result>::append(*results[i], bytes);
  }
  return bytes;
}

}  // namespace unitstep::detail
