// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>
#include <unitstep/math/vec.hpp>
#include <unitstep/units/light.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief What a value is.
///
/// A value is a type with a `raw_form`: a quantity, light or not, a number, or a `vec` or `std::array` of values. The
/// raw form has
/// - `number`: the type of its numbers, one for all of them;
/// - `raw`: the numbers without units with which a method steps (arrays become `vec`, which has the arithmetic);
/// - `checked`: the same shape in light quantities, with arithmetic, on which formulas are checked;
/// - `field_view`: the same shape in light quantities, as a caller's generic field sees it;
/// - `to_raw(value)`, `from_raw(raw)` and `for_field(raw)`: to raw, back to the value, and to what a field sees.
///
/// It satisfies `typed_value`. The raw form of a state has more (`state/state.hpp`).

namespace unitstep {

/// The raw form of a value, which converts it to numbers without units and back. All numbers are in the unit that the
/// type names, so a conversion is only a move.
///
/// `number`, `raw`, `checked` and `field_view` are types; `to_raw`, `from_raw` and `for_field` convert.
/// \proof{examples/reference/units.cpp,raw_form}
template <class T>
struct raw_form;

template <class U, class T>
struct raw_form<boost::units::quantity<U, T>> {
  using number = T;
  using raw = T;
  using checked = light<U, T>;
  using field_view = light<U, T>;
  [[gnu::always_inline]] static constexpr raw to_raw(boost::units::quantity<U, T> const& q) {
    return q.value();
  }
  [[gnu::always_inline]] static constexpr auto from_raw(raw const& n) {
    return boost::units::quantity<U, T>::from_value(n);
  }
  static constexpr field_view for_field(raw const& n) { return {n}; }
};

template <class U, class T>
struct raw_form<light<U, T>> {
  using number = T;
  using raw = T;
  using checked = light<U, T>;
  using field_view = light<U, T>;
  static constexpr raw to_raw(light<U, T> q) { return q.number; }
  static constexpr light<U, T> from_raw(raw const& n) { return {n}; }
  static constexpr field_view for_field(raw const& n) { return {n}; }
};

template <unitstep::number T>
struct raw_form<T> {
  using number = T;
  using raw = T;
  using checked = T;
  using field_view = T;
  static constexpr raw to_raw(T const& n) { return n; }
  static constexpr T from_raw(raw const& n) { return n; }
  static constexpr field_view for_field(raw const& n) { return n; }
};

namespace detail {

/// Whether a value is a vec or an array: so many elements of one type, found by their index.
template <class T>
inline constexpr bool has_elements = is_vec<T>;
template <class Q, std::size_t N>
inline constexpr bool has_elements<std::array<Q, N>> = true;

/// The quantity or number that a value is made of.
template <class T>
struct component_type {
  using type = T;
};
template <class T>
  requires has_elements<T>
struct component_type<T> : component_type<typename T::value_type> {};
template <class T>
using component_of = typename component_type<T>::type;

/// The unit and the number of that quantity.
template <class T>
using component_parts = value_parts<component_of<T>>;

// Types are passed, and no pointers to functions of a raw form, since g++ does not inline calls by these at -O1.

/// `to_raw`, `from_raw` and `for_field` for each element.
template <class Of, class Out, class In, std::size_t... I>
constexpr Out each_to_raw(In const& in, std::index_sequence<I...>) {
  return Out{Of::to_raw(in[I])...};
}
template <class Of, class Out, class In, std::size_t... I>
constexpr Out each_from_raw(In const& in, std::index_sequence<I...>) {
  return Out{{Of::from_raw(in[I])...}};
}
template <class Of, class Out, class In, std::size_t... I>
constexpr Out each_for_field(In const& in, std::index_sequence<I...>) {
  return Out{{Of::for_field(in[I])...}};
}

}  // namespace detail

/// The raw form of a vec or an array. Two and three components are written out, which costs a constant evaluator least.
template <template <class, std::size_t> class Shape, class Q, std::size_t N>
  requires detail::has_elements<Shape<Q, N>> && requires { typename raw_form<Q>::number; }
struct raw_form<Shape<Q, N>> {
  using element = raw_form<Q>;
  using value = Shape<Q, N>;
  using number = typename element::number;
  using raw = vec<typename element::raw, N>;
  using checked = vec<typename element::checked, N>;
  using field_view = Shape<typename element::field_view, N>;

  using places = std::make_index_sequence<N>;
  static constexpr bool in_a_plane = detail::is_vec<value> && N == 2;
  static constexpr bool in_space = detail::is_vec<value> && N == 3;

  static constexpr raw to_raw(value const& v) {
    return detail::each_to_raw<element, raw>(v, places{});
  }
  static constexpr raw to_raw(value const& v)
    requires in_a_plane
  {
    return {element::to_raw(v.x), element::to_raw(v.y)};
  }
  static constexpr raw to_raw(value const& v)
    requires in_space
  {
    return {element::to_raw(v.x), element::to_raw(v.y), element::to_raw(v.z)};
  }
  static constexpr value from_raw(raw const& v) {
    return detail::each_from_raw<element, value>(v, places{});
  }
  static constexpr value from_raw(raw const& v)
    requires in_a_plane
  {
    return {element::from_raw(v.x), element::from_raw(v.y)};
  }
  static constexpr value from_raw(raw const& v)
    requires in_space
  {
    return {element::from_raw(v.x), element::from_raw(v.y), element::from_raw(v.z)};
  }
  static constexpr field_view for_field(raw const& v) {
    return detail::each_for_field<element, field_view>(v, places{});
  }
  static constexpr field_view for_field(raw const& v)
    requires in_a_plane
  {
    return {element::for_field(v.x), element::for_field(v.y)};
  }
  static constexpr field_view for_field(raw const& v)
    requires in_space
  {
    return {element::for_field(v.x), element::for_field(v.y), element::for_field(v.z)};
  }
};

namespace detail {

/// 2 in the number type of a value, since Boost divides a quantity by no other number type.
template <class T>
UNITSTEP_TABLE constexpr auto two = typename raw_form<T>::number(2);

}  // namespace detail

/// A type with a raw form: a quantity, a number, or a vec or array of such.
/// \proof{examples/reference/units.cpp,raw_form}
template <class T>
concept typed_value = requires { typename raw_form<T>::raw; };

namespace detail {

/// A typed value that methods compute with, which has numbers. An interval of quantities is a constant and has none.
template <class T>
concept stepped_value = typed_value<T> && requires { typename raw_form<T>::number; };

/// Whether all numbers in a value are of type `T`. Each family of states says what that is of its members.
template <class T, class M>
inline constexpr bool numbers_are = std::is_same_v<T, typename raw_form<M>::number>;
template <class T, class M, std::size_t N>
inline constexpr bool numbers_are<T, std::array<M, N>> = numbers_are<T, M>;

/// A value that a run keeps as it is, such as a bool.
template <class Value>
struct kept_as_it_is {
  static constexpr bool ok = std::is_trivially_copyable_v<Value>;
  using raw = Value;
  static constexpr raw to_raw(Value const& value) { return value; }
  static constexpr Value from_raw(raw const& value) { return value; }
  static constexpr Value for_field(raw const& value) { return value; }
};
/// How a run keeps a value, such as the output of a controller between two samples: in its raw form, or as it is if it
/// has none.
template <class Value>
struct kept : kept_as_it_is<Value> {};
template <typed_value Value>
struct kept<Value> : raw_form<Value> {
  static constexpr bool ok = true;
};

}  // namespace detail

}  // namespace unitstep
