// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <unitstep/enclose/bounds.hpp>
#include <unitstep/numbers/between.hpp>
#include <unitstep/state/detail/on_number.hpp>

/// \file
/// \brief States and constants with intervals for quantities: on the number of an enclosure, on plain doubles
/// to check their units, and with bounds as a result.

namespace unitstep {

/// A constant between bounds that a field returns as it is. Nothing is made of it.
template <class U>
struct raw_form<interval<boost::units::quantity<U, double>>> {
  using raw = interval<double>;
  static constexpr raw to_raw(interval<boost::units::quantity<U, double>> const& q) {
    return detail::operand(q).number;
  }
};

}  // namespace unitstep

namespace unitstep::detail {

/// An interval is one value, and not a state of two members, its bounds.
template <class Q>
inline constexpr bool has_own_raw_form<interval<Q>> = true;

/// An interval of quantities is a light quantity on a number that holds intervals.
template <class N>
concept holds_intervals = std::same_as<N, interval<double>> || becomes<interval<double>, N>;

template <class U, holds_intervals N>
struct on_number_of<interval<boost::units::quantity<U, double>>, N> {
  using type = light<U, N>;
  static constexpr type of(interval<boost::units::quantity<U, double>> const& q) {
    return {N(interval<double>(q.lower.value(), q.upper.value()))};
  }
};
template <holds_intervals N>
struct on_number_of<bounds, N> {
  using type = N;
  static constexpr N of(bounds const& b) { return N(interval<double>(b.lower, b.upper)); }
};
template <class U, holds_intervals N>
struct on_number_of<light<U, bounds>, N> {
  using type = light<U, N>;
  static constexpr type of(light<U, bounds> const& q) {
    return {N(interval<double>(q.lower.value(), q.upper.value()))};
  }
};

/// The same type with a double where an interval is: what the units are checked on.
template <class T>
struct on_doubles {
  using type = T;
};
template <class T>
using doubles_of = typename on_doubles<T>::type;
template <class Q>
struct on_doubles<interval<Q>> {
  using type = Q;
};
template <>
struct on_doubles<bounds> {
  using type = double;
};
template <class U>
struct on_doubles<light<U, bounds>> {
  using type = light<U, double>;
};
template <class U>
struct on_doubles<light<U, interval<double>>> {
  using type = light<U, double>;
};
template <class U>
struct on_doubles<boost::units::quantity<U, interval<double>>> {
  using type = boost::units::quantity<U, double>;
};
template <template <class, std::size_t> class Shape, class Q, std::size_t Size>
struct on_doubles<Shape<Q, Size>> {
  using type = Shape<doubles_of<Q>, Size>;
};
template <template <class...> class Family, class... Part>
  requires (!quantity_like<Family<Part...>> && !is_boost_unit<Family<Part...>> &&
            requires { typename Family<doubles_of<Part>...>; })
struct on_doubles<Family<Part...>> {
  using type = Family<doubles_of<Part>...>;
};

/// What `enclose` returns for a state: an interval for every quantity, and `bounds` for the number of an
/// aggregate.
template <class S>
struct enclosed {
  using type = on_number<doubles_of<S>, bounds>;
};
template <class S>
using enclosed_of = typename enclosed<S>::type;
template <std::floating_point T>
struct enclosed<T> {
  using type = interval<double>;
};
template <class Q>
struct enclosed<interval<Q>> {
  using type = interval<Q>;
};
template <quantity_like Q>
struct enclosed<Q> {
  using type = interval<boost::units::quantity<unit_of<Q>, double>>;
};
template <class Q, std::size_t N>
struct enclosed<vec<Q, N>> {
  using type = vec<enclosed_of<Q>, N>;
};
template <class Q, std::size_t N>
struct enclosed<std::array<Q, N>> {
  using type = std::array<enclosed_of<Q>, N>;
};
template <class X, class V>
struct enclosed<motion<X, V>> {
  using type = motion<enclosed_of<X>, enclosed_of<V>>;
};

/// A value with bounds from numbers, in order, from place `at` on.
template <class To>
struct with_bounds {
  template <class Numbers>
  static constexpr To take(Numbers const& numbers, std::size_t& at) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return To{with_bounds<boost::pfr::tuple_element_t<I, To>>::take(numbers, at)...};
    }(members_of<To>());
  }
};
template <>
struct with_bounds<interval<double>> {
  template <class Numbers>
  static constexpr interval<double> take(Numbers const& numbers, std::size_t& at) {
    return numbers[at++];
  }
};
template <>
struct with_bounds<bounds> {
  template <class Numbers>
  static constexpr bounds take(Numbers const& numbers, std::size_t& at) {
    auto const i = numbers[at++];
    return {i.lower, i.upper};
  }
};
template <class Q>
struct with_bounds<interval<Q>> {
  template <class Numbers>
  static constexpr interval<Q> take(Numbers const& numbers, std::size_t& at) {
    auto const i = numbers[at++];
    return {Q::from_value(i.lower), Q::from_value(i.upper)};
  }
};
template <class U>
struct with_bounds<light<U, bounds>> {
  template <class Numbers>
  static constexpr light<U, bounds> take(Numbers const& numbers, std::size_t& at) {
    auto const i = numbers[at++];
    return light<U, bounds>::from_value({i.lower, i.upper});
  }
};
template <template <class, std::size_t> class Shape, class Q, std::size_t N>
struct with_bounds<Shape<Q, N>> {
  template <class Numbers>
  static constexpr Shape<Q, N> take(Numbers const& numbers, std::size_t& at) {
    Shape<Q, N> all{};
    for (std::size_t i = 0; i < N; ++i) all[i] = with_bounds<Q>::take(numbers, at);
    return all;
  }
};
template <class X, class V>
struct with_bounds<motion<X, V>> {
  template <class Numbers>
  static constexpr motion<X, V> take(Numbers const& numbers, std::size_t& at) {
    return {with_bounds<X>::take(numbers, at), with_bounds<V>::take(numbers, at)};
  }
};

}  // namespace unitstep::detail
