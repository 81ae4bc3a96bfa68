// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <unitstep/numbers/between.hpp>
#include <unitstep/numbers/interval.hpp>
#include <unitstep/state/detail/on_number.hpp>
#include <unitstep/units/light.hpp>

/// \file
/// \brief Two bounds of a number or a quantity of an aggregate; and states and constants with intervals for quantities:
/// on the number of an enclosure, on plain doubles to check their units, and with bounds as a result.

namespace unitstep {

/// The number of an aggregate whose members have two bounds each: `enclose` of a `tank<double>` returns a
/// `tank<bounds>`, in which every quantity has `.lower` and `.upper`. It is a result and an argument, without
/// operations.
/// \proof{examples/reference/enclose.cpp,bounds}
struct bounds {
  double lower;  ///< no number is less
  double upper;  ///< no number is larger

  friend constexpr bool operator==(bounds const&, bounds const&) = default;
};

/// A quantity of such an aggregate: all values from `lower` to `upper`.
template <class Unit>
struct light<Unit, bounds> {
  using unit_type = Unit;
  using value_type = bounds;

  boost::units::quantity<Unit, double> lower;  ///< the smallest
  boost::units::quantity<Unit, double> upper;  ///< the largest

  /// The quantity with these bounds in the unit.
  static constexpr light from_value(bounds const& b) {
    using bound = boost::units::quantity<Unit, double>;
    return {bound::from_value(b.lower), bound::from_value(b.upper)};
  }
  /// The numbers in front of the unit.
  [[nodiscard]] constexpr bounds value() const { return {lower.value(), upper.value()}; }

  friend constexpr bool operator==(light const& a, light const& b) {
    return a.value() == b.value();
  }
};

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
concept holds_intervals =
    std::same_as<N, interval<double>> || converts_exactly<interval<double>, N>;

template <class U, holds_intervals N>
struct leaf_on<interval<boost::units::quantity<U, double>>, N> {
  using type = light<U, N>;
  static constexpr type convert(interval<boost::units::quantity<U, double>> const& q) {
    return {N(interval<double>(q.lower.value(), q.upper.value()))};
  }
};
template <holds_intervals N>
struct leaf_on<bounds, N> {
  using type = N;
  static constexpr N convert(bounds const& b) { return N(interval<double>(b.lower, b.upper)); }
};
template <class U, holds_intervals N>
struct leaf_on<light<U, bounds>, N> {
  using type = light<U, N>;
  static constexpr type convert(light<U, bounds> const& q) {
    return {leaf_on<bounds, N>::convert(q.value())};
  }
};

/// Numbers with a double where an interval is: what the units are checked on.
struct plain_doubles : choice_of_numbers {};
template <class T>
using doubles_of = on_number<T, plain_doubles>;
template <class Q>
struct leaf_on<interval<Q>, plain_doubles> {
  using type = Q;
};
template <>
struct leaf_on<bounds, plain_doubles> {
  using type = double;
};
template <template <class, class> class Quantity, class U, class N>
  requires quantity_like<Quantity<U, N>> &&
           (std::same_as<N, bounds> || std::same_as<N, interval<double>>)
struct leaf_on<Quantity<U, N>, plain_doubles> {
  using type = Quantity<U, double>;
};

/// Numbers between bounds, as `enclose` returns them: an interval for every quantity, and `bounds` for the number of an
/// aggregate.
struct known_bounds : choice_of_numbers {};
template <class T>
using enclosed_of = on_number<T, known_bounds>;
template <std::floating_point T>
struct leaf_on<T, known_bounds> {
  using type = interval<double>;
};
template <class Q>
struct leaf_on<interval<Q>, known_bounds> {
  using type = interval<Q>;
};
template <quantity_like Q>
struct leaf_on<Q, known_bounds> {
  using type = interval<boost::units::quantity<unit_of<Q>, double>>;
};
template <aggregate_to_split S>
struct leaf_on<S, known_bounds> {
  using type = on_number<doubles_of<S>, bounds>;
};

// How what has bounds is taken from a vector of intervals.
template <>
struct vector_layout<bounds> : vector_layout<interval<double>> {
  static constexpr bounds unflatten(auto const& numbers, std::size_t at) {
    return {numbers[at].lower, numbers[at].upper};
  }
};
template <class U>
struct vector_layout<light<U, bounds>> : vector_layout<interval<double>> {
  static constexpr light<U, bounds> unflatten(auto const& numbers, std::size_t at) {
    return light<U, bounds>::from_value(vector_layout<bounds>::unflatten(numbers, at));
  }
};
template <class U>
struct vector_layout<interval<boost::units::quantity<U, double>>>
    : vector_layout<interval<double>> {
  static constexpr auto unflatten(auto const& numbers, std::size_t at) {
    using bound = boost::units::quantity<U, double>;
    return interval<bound>{bound::from_value(numbers[at].lower),
                           bound::from_value(numbers[at].upper)};
  }
};

}  // namespace unitstep::detail
