// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <algorithm>
#include <boost/pfr/core.hpp>
#include <boost/units/io.hpp>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <sstream>
#include <string>
#include <unitstep/drive/sample.hpp>
#include <unitstep/math/quaternion.hpp>
#include <unitstep/state/aggregate_state.hpp>
#include <utility>
#include <vector>

/// \file
/// \brief States and samples as rows of comma-separated values, with units in the head.

namespace unitstep {

namespace detail {

/// The name of a part: `position` in `member1` is `member1.position`.
inline std::string part_of(std::string const& whole, std::string const& part) {
  return whole.empty() || part[0] == '[' ? whole + part : whole + '.' + part;
}

/// Calls `column(name, value)` for each quantity or number in a value, in order. The result of a refused run has
/// no columns, and what is not `known` has none either.
template <class T>
struct columns {
  static constexpr bool known =
      quantity_like<T> || scalar<T> || refused_result<T> || is_mismatched<T>;
  template <class Column, class... Name>
  static void each(std::string const& name, T const& value, Column const& column, Name const&...) {
    if constexpr (quantity_like<T> || scalar<T>) column(name, value);
  }
};
template <class Q, std::size_t N>
struct columns<vec<Q, N>> {
  static constexpr bool known = columns<Q>::known;
  template <class Column>
  static void each(std::string const& name, vec<Q, N> const& v, Column const& column) {
    for (std::size_t i = 0; i < N; ++i) {
      std::string const part = N > 3 ? '[' + std::to_string(i) + ']' : std::string(1, "xyz"[i]);
      columns<Q>::each(part_of(name, part), v[i], column);
    }
  }
};
/// An array or a vector.
template <class Bodies>
struct columns_of_bodies {
  static constexpr bool known = columns<typename Bodies::value_type>::known;
  template <class Column>
  static void each(std::string const& name, Bodies const& bodies, Column const& column) {
    for (std::size_t i = 0; i < bodies.size(); ++i)
      columns<typename Bodies::value_type>::each(name + '[' + std::to_string(i) + ']', bodies[i],
                                                 column);
  }
};
template <class Q, std::size_t N>
struct columns<std::array<Q, N>> : columns_of_bodies<std::array<Q, N>> {};
template <class Q, class Allocator>
struct columns<std::vector<Q, Allocator>> : columns_of_bodies<std::vector<Q, Allocator>> {};
template <class T>
struct columns<quaternion<T>> {
  static constexpr bool known = columns<T>::known;
  template <class Column>
  static void each(std::string const& name, quaternion<T> const& q, Column const& column) {
    column(part_of(name, "w"), q.w);
    column(part_of(name, "x"), q.x);
    column(part_of(name, "y"), q.y);
    column(part_of(name, "z"), q.z);
  }
};
/// A state, by its members.
template <class S>
struct columns_of_members {
  static constexpr bool known = []<std::size_t... I>(std::index_sequence<I...>) {
    return (columns<boost::pfr::tuple_element_t<I, S>>::known && ...);
  }(std::make_index_sequence<boost::pfr::tuple_size_v<S>>{});
};
/// A state of a family names its members; one of them that is a state itself names its own.
template <class S>
  requires is_state<S>
struct columns<S> : columns_of_members<S> {
  template <class Column>
  static void each(std::string const& name, S const& s, Column const& column) {
    [&]<text... Names, std::size_t... I>(names<Names...>, std::index_sequence<I...>) {
      (columns<boost::pfr::tuple_element_t<I, S>>::each(
           is_state<boost::pfr::tuple_element_t<I, S>> ? name : part_of(name, Names.characters),
           boost::pfr::get<I>(s), column),
       ...);
    }(member_names<S>, std::make_index_sequence<boost::pfr::tuple_size_v<S>>{});
  }
};
template <aggregate_state S>
struct columns<S> : columns_of_members<S> {
  template <class Column, class... Name>
  static void each(std::string const& name, S const& s, Column const& column,
                   Name const&... names) {
    constexpr std::size_t size = boost::pfr::tuple_size_v<S>;
    static_assert(sizeof...(names) == 0 || sizeof...(names) == size,
                  "a name for each member of the state is needed, or none");
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      std::string const given[(std::max)(size, sizeof...(names))] = {std::string(names)...};
      (columns<boost::pfr::tuple_element_t<I, S>>::each(
           part_of(name, sizeof...(names) == 0 ? "member" + std::to_string(I + 1) : given[I]),
           boost::pfr::get<I>(s), column),
       ...);
    }(std::make_index_sequence<size>{});
  }
};
template <class Time, class State>
struct columns<sample<Time, State>> {
  static constexpr bool known = columns<Time>::known && columns<State>::known;
  template <class Column, class... Name>
  static void each(std::string const& name, sample<Time, State> const& s, Column const& column,
                   Name const&... names) {
    columns<Time>::each(part_of(name, "time"), s.time, column);
    columns<State>::each(name, s.state, column, names...);
  }
};

template <class Row>
inline constexpr bool is_row = columns<Row>::known;

/// The shortest digits that are read as the same number, whatever the locale.
template <class T>
std::string csv_number(T const& number) {
  if constexpr (std::floating_point<T>) {
    char digits[64];
    return {digits, std::to_chars(digits, digits + sizeof digits, number).ptr};
  } else {
    std::ostringstream digits;
    digits << number;
    return digits.str();
  }
}

}  // namespace detail

/// The head of a table: what each number of a row is, and its unit.
///
/// \param row   a sample, or a state alone
/// \param names what the members of an aggregate are called, each without a comma; `member1`, `member2`, ...
///              unless given, since a C++20 compiler does not tell their names
/// \return one line without its end; units as Boost.Units prints them, a number without a unit has none
/// \snippet examples/reference/output.cpp csv
template <class Row, class... Name>
std::string csv_head(Row const& row, Name const&... names) {
  static_assert(detail::is_row<Row>,
                "a row of a table is a state or a sample, made of quantities and numbers");
  std::ostringstream head;
  char const* comma = "";
  auto const column = [&]<class T>(std::string const& name, T const&) {
    head << std::exchange(comma, ",") << name;
    if constexpr (detail::has_unit<T>) head << " (" << unit_of<T>{} << ')';
  };
  detail::columns<Row>::each("", row, column, names...);
  return head.str();
}

/// One row of a table: the numbers of a sample or a state, each with as many digits as it takes to
/// read the same number again.
/// \return one line without its end
/// \snippet examples/reference/output.cpp csv
template <class Row>
std::string csv_row(Row const& row) {
  static_assert(detail::is_row<Row>,
                "a row of a table is a state or a sample, made of quantities and numbers");
  std::string line;
  auto const column = [&]<class T>(std::string const&, T const& value) {
    if (!line.empty()) line += ',';
    if constexpr (quantity_like<T>)
      line += detail::csv_number(value.value());
    else
      line += detail::csv_number(value);
  };
  detail::columns<Row>::each("", row, column);
  return line;
}

}  // namespace unitstep
