// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <unitstep/math/vec.hpp>
#include <unitstep/units/light.hpp>
#include <unitstep/units/number.hpp>

namespace unitstep {

/// The door between typed and raw: how the unit of a value is taken off and put on again.
///
/// A value is a quantity, a number, or a `vec` or `std::array` of such, nested as deep as one likes.
/// For each there is
/// - `number`: the type of its numbers, one for all of them;
/// - `raw`: what is evaluated, numbers without units (arrays become `vec`, which has the arithmetic);
/// - `checked`: the same shape in light quantities, with arithmetic, on which formulas are checked;
/// - `seen`: the same shape in light quantities, as a caller's generic field sees it;
/// - `off(value)`, `on(raw)` and `show(raw)`: to raw, back to the value, and to what a field sees.
///
/// All numbers are in the unit that the type names, so a door costs nothing but the move.
template <class T>
struct door;

template <class U, class T>
struct door<boost::units::quantity<U, T>> {
  using number = T;
  using raw = T;
  using checked = light<U, T>;
  using seen = light<U, T>;
  [[gnu::always_inline]] static constexpr raw off(boost::units::quantity<U, T> const& q) {
    return q.value();
  }
  [[gnu::always_inline]] static constexpr auto on(raw const& n) {
    return boost::units::quantity<U, T>::from_value(n);
  }
  static constexpr seen show(raw const& n) { return {n}; }
};

template <class U, class T>
struct door<light<U, T>> {
  using number = T;
  using raw = T;
  using checked = light<U, T>;
  using seen = light<U, T>;
  static constexpr raw off(light<U, T> q) { return q.number; }
  static constexpr light<U, T> on(raw const& n) { return {n}; }
  static constexpr seen show(raw const& n) { return {n}; }
};

template <unitstep::number T>
struct door<T> {
  using number = T;
  using raw = T;
  using checked = T;
  using seen = T;
  static constexpr raw off(T const& n) { return n; }
  static constexpr T on(raw const& n) { return n; }
  static constexpr seen show(raw const& n) { return n; }
};

namespace detail {

/// Applies `f` to each of `N` elements and makes an `Out` of the results.
template <class Out, class F, class In, std::size_t... I>
constexpr Out each(F const& f, In const& in, std::index_sequence<I...>) {
  return Out{{f(in[I])...}};
}
template <class Out, std::size_t N, class F, class In>
constexpr Out each(F const& f, In const& in) {
  return detail::each<Out>(f, in, std::make_index_sequence<N>{});
}

// No pointers to the functions of a door: g++ cannot inline a call of those at -O1, and they are to be inlined.

/// `off`, `on` and `show` of a door for each element.
template <class Of, class Out, class In, std::size_t... I>
constexpr Out each_off(In const& in, std::index_sequence<I...>) {
  return Out{Of::off(in[I])...};
}
template <class Of, class Out, class In, std::size_t... I>
constexpr Out each_on(In const& in, std::index_sequence<I...>) {
  return Out{{Of::on(in[I])...}};
}
template <class Of, class Out, class In, std::size_t... I>
constexpr Out each_shown(In const& in, std::index_sequence<I...>) {
  return Out{{Of::show(in[I])...}};
}

}  // namespace detail

template <class Q>
  requires requires { typename door<Q>::raw; }
struct door<vec<Q, 2>> {
  using of = door<Q>;
  using number = typename of::number;
  using raw = vec<typename of::raw, 2>;
  using checked = vec<typename of::checked, 2>;
  using seen = vec<typename of::seen, 2>;
  static constexpr raw off(vec<Q, 2> const& v) { return {of::off(v.x), of::off(v.y)}; }
  static constexpr vec<Q, 2> on(raw const& v) { return {of::on(v.x), of::on(v.y)}; }
  static constexpr seen show(raw const& v) { return {of::show(v.x), of::show(v.y)}; }
};

template <class Q>
  requires requires { typename door<Q>::raw; }
struct door<vec<Q, 3>> {
  using of = door<Q>;
  using number = typename of::number;
  using raw = vec<typename of::raw, 3>;
  using checked = vec<typename of::checked, 3>;
  using seen = vec<typename of::seen, 3>;
  static constexpr raw off(vec<Q, 3> const& v) {
    return {of::off(v.x), of::off(v.y), of::off(v.z)};
  }
  static constexpr vec<Q, 3> on(raw const& v) { return {of::on(v.x), of::on(v.y), of::on(v.z)}; }
  static constexpr seen show(raw const& v) { return {of::show(v.x), of::show(v.y), of::show(v.z)}; }
};

template <class Q, std::size_t N>
  requires requires { typename door<Q>::raw; }
struct door<vec<Q, N>> {
  using of = door<Q>;
  using number = typename of::number;
  using raw = vec<typename of::raw, N>;
  using checked = vec<typename of::checked, N>;
  using seen = vec<typename of::seen, N>;
  using places = std::make_index_sequence<N>;
  static constexpr raw off(vec<Q, N> const& v) { return detail::each_off<of, raw>(v, places{}); }
  static constexpr vec<Q, N> on(raw const& v) {
    return detail::each_on<of, vec<Q, N>>(v, places{});
  }
  static constexpr seen show(raw const& v) { return detail::each_shown<of, seen>(v, places{}); }
};

template <class Q, std::size_t N>
  requires requires { typename door<Q>::raw; }
struct door<std::array<Q, N>> {
  using of = door<Q>;
  using number = typename of::number;
  using raw = vec<typename of::raw, N>;
  using checked = vec<typename of::checked, N>;
  using seen = std::array<typename of::seen, N>;

  using places = std::make_index_sequence<N>;
  static constexpr raw off(std::array<Q, N> const& a) {
    return detail::each_off<of, raw>(a, places{});
  }
  static constexpr std::array<Q, N> on(raw const& v) {
    return detail::each_on<of, std::array<Q, N>>(v, places{});
  }
  static constexpr seen show(raw const& v) { return detail::each_shown<of, seen>(v, places{}); }
};

namespace detail {

/// 2 in the number type of a value: Boost divides a quantity by nothing else.
template <class T>
inline constexpr auto two = typename door<T>::number(2);

}  // namespace detail

/// What has a door: a quantity, a number, or a vec or array of such.
template <class T>
concept typed_value = requires { typename door<T>::raw; };

}  // namespace unitstep
