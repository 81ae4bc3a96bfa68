// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <algorithm>
#include <boost/pfr/core.hpp>
#include <boost/units/io.hpp>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <limits>
#include <locale>
#include <sstream>
#include <string>
#include <unitstep/drive/sample.hpp>
#include <unitstep/math/quaternion.hpp>
#include <unitstep/state/aggregate_state.hpp>
#include <unitstep/units/unit_text.hpp>
#include <utility>
#include <vector>

/// \file
/// \brief States and samples as rows of comma-separated values, with units in the header.

namespace unitstep {

namespace detail {

/// The name of a part: `position` in `member1` is `member1.position`.
inline std::string part_of(std::string const& whole, std::string const& part) {
  return whole.empty() || part[0] == '[' ? whole + part : whole + '.' + part;
}

/// Whether a value has columns: it is a quantity, a number, or made of these. The result of a refused run has none, and
/// causes no second error.
template <class T>
inline constexpr bool is_row =
    quantity_like<T> || scalar<T> || is_quaternion<T> || refused_result<T> || is_mismatched<T>;
template <class T>
  requires has_elements<T>
inline constexpr bool is_row<T> = is_row<typename T::value_type>;
template <class Q, class Allocator>
inline constexpr bool is_row<std::vector<Q, Allocator>> = is_row<Q>;
template <class S>
  requires is_state<S> || aggregate_state<S>
inline constexpr bool is_row<S> =
    holds_of_members<S>([]<class M>(std::type_identity<M>) { return is_row<M>; });
template <class Time, class State>
inline constexpr bool is_row<sample<Time, State>> = is_row<Time> && is_row<State>;

/// Calls `column(name, value)` for each quantity or number in a value, in order. A state of a family names its members;
/// one of them that is a state itself names its own. Those of an aggregate have `names`, if any are given.
template <class T, class Column, class... Name>
void each_column(std::string const& name, T const& value, Column const& column,
                 Name const&... names) {
  if constexpr (quantity_like<T> || scalar<T>) {
    column(name, value);
  } else if constexpr (is_quaternion<T>) {
    for (auto const& [part, number] :
         {std::pair{"w", value.w}, {"x", value.x}, {"y", value.y}, {"z", value.z}})
      column(part_of(name, part), number);
  } else if constexpr (is_vec<T>) {
    constexpr std::size_t size = std::tuple_size_v<T>;
    for (std::size_t i = 0; i < size; ++i) {
      std::string const part = size > 3 ? '[' + std::to_string(i) + ']' : std::string(1, "xyz"[i]);
      each_column(part_of(name, part), value[i], column);
    }
  } else if constexpr (is_sample<T>) {
    each_column(part_of(name, "time"), value.time, column);
    each_column(name, value.state, column, names...);
  } else if constexpr (is_state<T>) {
    [&]<text... Names, std::size_t... I>(detail::names<Names...>, std::index_sequence<I...>) {
      (each_column(
           is_state<boost::pfr::tuple_element_t<I, T>> ? name : part_of(name, Names.characters),
           boost::pfr::get<I>(value), column),
       ...);
    }(member_names<T>, members_of<T>{});
  } else if constexpr (aggregate_state<T>) {
    constexpr std::size_t size = member_count<T>;
    static_assert(sizeof...(names) == 0 || sizeof...(names) == size,
                  "a name for each member of the state is needed, or none");
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      std::string const given[(std::max)(size, sizeof...(names))] = {std::string(names)...};
      (each_column(
           part_of(name, sizeof...(names) == 0 ? "member" + std::to_string(I + 1) : given[I]),
           boost::pfr::get<I>(value), column),
       ...);
    }(members_of<T>{});
  } else if constexpr (requires { value.size(); }) {  // an array or a vector
    for (std::size_t i = 0; i < value.size(); ++i)
      each_column(name + '[' + std::to_string(i) + ']', value[i], column);
  }
}

/// The shortest digits that are read as the same number, in any locale.
template <class T>
std::string csv_number(T const& number) {
  if constexpr (std::floating_point<T>) {
    char digits[64];
    return {digits, std::to_chars(digits, digits + sizeof digits, number).ptr};
  } else {
    std::ostringstream digits;
    digits.imbue(std::locale::classic());
    if constexpr (std::numeric_limits<T>::max_digits10 > 0)
      digits.precision(std::numeric_limits<T>::max_digits10);
    digits << number;
    return digits.str();
  }
}

}  // namespace detail

/// The header of a table: the name of each number of a row, and its unit.
///
/// \param row   a sample, or a state alone
/// \param names the names of the members of an aggregate, each without a comma; `member1`, `member2`, ... by default,
///             since a C++20 compiler does not know their names
/// \return one line without its end; units are as in sentences (`unit_text`), or by their name if they have one; a
///         number without a unit has none
/// \snippet examples/reference/output.cpp csv
template <class Row, class... Name>
std::string csv_head(Row const& row, Name const&... names) {
  static_assert(detail::is_row<Row>,
                "a row of a table is a state or a sample, made of quantities and numbers");
  std::ostringstream head;
  char const* comma = "";
  auto const column = [&]<class T>(std::string const& name, T const&) {
    head << std::exchange(comma, ",") << name;
    if constexpr (detail::has_unit<T>) {
      constexpr auto& unit = diagnostics::unit_name<unit_of<T>>;
      head << " (" << (unit.size() != 0 ? unit : unit_text<unit_of<T>>).data() << ')';
    }
  };
  detail::each_column("", row, column, names...);
  return head.str();
}

/// One row of a table: the numbers of a sample or a state, each with the digits needed to read the same number again.
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
  detail::each_column("", row, column);
  return line;
}

}  // namespace unitstep
