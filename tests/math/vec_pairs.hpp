// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <type_traits>
#include <unitstep/math/vec.hpp>
#include <unitstep/units/light.hpp>
#include <utility>

/// The three kinds of component, and vectors of any kind and size with components 1, 2, 3, ...
namespace vec_pairs {

namespace si = boost::units::si;

/// Makes a component of one kind from a number and a unit.
struct raw {
  template <class Unit, class T>
  using of = T;
  template <class Unit, class T>
  static constexpr T make(T x) {
    return x;
  }
};
struct boost_kind {
  template <class Unit, class T>
  using of = boost::units::quantity<Unit, T>;
  template <class Unit, class T>
  static constexpr of<Unit, T> make(T x) {
    return of<Unit, T>::from_value(x);
  }
};
struct light_kind {
  template <class Unit, class T>
  using of = unitstep::light<Unit, T>;
  template <class Unit, class T>
  static constexpr of<Unit, T> make(T x) {
    return {x};
  }
};

/// (first, first + 1, ..., first + N - 1) in the unit.
template <class Kind, class Unit, class T, std::size_t N>
constexpr auto counting(int first) {
  unitstep::vec<typename Kind::template of<Unit, T>, N> v{};
  for (std::size_t i = 0; i < N; ++i)
    v[i] = Kind::template make<Unit, T>(static_cast<T>(first + static_cast<int>(i)));
  return v;
}

/// The plain number of a component.
template <class Q>
constexpr auto number(Q const& q) {
  if constexpr (unitstep::quantity_like<Q>)
    return q.value();
  else
    return q;
}

/// Whether the components have this unit and value type, and the numbers that `f` gives for i = 0, 1, ...; a raw result
/// has no unit to check.
template <class Unit, class T, class Q, std::size_t N, class F>
constexpr bool holds(unitstep::vec<Q, N> const& v, F f) {
  if constexpr (unitstep::quantity_like<Q>) {
    if (!unitstep::same_unit<unitstep::unit_of<Q>, Unit>) return false;
  }
  if (!std::is_same_v<decltype(number(v[0])), T>) return false;
  for (std::size_t i = 0; i < N; ++i)
    if (number(v[i]) != f(static_cast<T>(i))) return false;
  return true;
}

/// Calls `f` with every number of components, 1 to 5, as a constant.
template <class F>
constexpr bool every_size(F f) {
  return f(std::integral_constant<std::size_t, 1>{}) &&
         f(std::integral_constant<std::size_t, 2>{}) &&
         f(std::integral_constant<std::size_t, 3>{}) &&
         f(std::integral_constant<std::size_t, 4>{}) && f(std::integral_constant<std::size_t, 5>{});
}

}  // namespace vec_pairs
