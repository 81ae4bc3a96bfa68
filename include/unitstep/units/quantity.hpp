// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/physical_dimensions/time.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/units_fwd.hpp>
#include <concepts>
#include <cstddef>
#include <type_traits>
#include <unitstep/units/detail/ieee_arithmetic.hpp>
#include <unitstep/units/number.hpp>

/// \file
/// \brief What a quantity is: its unit, its number, and the types that may stand for it.

namespace unitstep {

template <class Unit, class T = double>
struct light;

namespace detail {

/// The unit of a product, a quotient and a power of units: Boost's own unit algebra.
template <class U1, class U2>
using unit_product = typename boost::units::multiply_typeof_helper<U1, U2>::type;

/// The unit of a quotient of units.
template <class U1, class U2>
using unit_quotient = typename boost::units::divide_typeof_helper<U1, U2>::type;

/// The unit of an integral power of a unit.
template <class U, long N>
using unit_power =
    typename boost::units::power_typeof_helper<U, boost::units::static_rational<N>>::type;

/// The unit of an integral root of a unit.
template <class U, long N>
using unit_root =
    typename boost::units::root_typeof_helper<U, boost::units::static_rational<N>>::type;

/// A unit that is 1: what a plain number carries.
using no_unit =
    boost::units::unit<boost::units::dimensionless_type,
                       boost::units::heterogeneous_system<boost::units::heterogeneous_system_impl<
                           boost::units::dimensionless_type, boost::units::dimensionless_type,
                           boost::units::dimensionless_type>>>;

template <class T>
inline constexpr bool is_boost_quantity = false;
template <class U, class T>
inline constexpr bool is_boost_quantity<boost::units::quantity<U, T>> = true;
template <class T>
inline constexpr bool is_light = false;
template <class U, class T>
inline constexpr bool is_light<light<U, T>> = true;
template <class T>
inline constexpr bool is_boost_unit = false;
template <class D, class S>
inline constexpr bool is_boost_unit<boost::units::unit<D, S>> = true;

}  // namespace detail

/// One number with a unit: a `boost::units::quantity` or a `light`.
/// \proof{examples/reference/units.cpp,is_of_dimension}
template <class T>
concept quantity_like = detail::is_boost_quantity<T> || detail::is_light<T>;

/// The unit of a quantity.
/// \proof{examples/reference/units.cpp,unit_of}
template <quantity_like Q>
using unit_of = typename Q::unit_type;

/// The type of the number inside a quantity.
/// \proof{examples/reference/units.cpp,unit_of}
template <quantity_like Q>
using number_of = typename Q::value_type;

/// Whether two units are the same unit: each converts implicitly to the other, with factor 1.
///
/// Types need not be identical: `m/h * h` is a length although its type differs from `si::length`,
/// and a cgs length per `si::second` is a cgs velocity.
/// \proof{examples/reference/units.cpp,unit_of}
template <class U1, class U2>
// One direction is enough, since Boost compares both in base units.
inline constexpr bool same_unit = boost::units::is_implicitly_convertible<U1, U2>::value;
template <class U>
inline constexpr bool same_unit<U, U> = true;
/// \cond
template <class U2, class U1>
concept same_unit_as = same_unit<U1, U2>;
/// \endcond

/// Whether a unit is 1, in whatever system it was written: `m/m`, `km/km`, `m/h * h/m`.
///
/// A unit without a dimension need not be 1: kilometre per metre is 1000, percent 1/100, and degree
/// per radian pi/180. Such a quantity is not the number in front of its unit.
/// \proof{examples/reference/units.cpp,is_dimensionless_unit}
template <class Unit>
inline constexpr bool is_dimensionless_unit = false;
template <class System>
inline constexpr bool
    is_dimensionless_unit<boost::units::unit<boost::units::dimensionless_type, System>> =
        same_unit<boost::units::unit<boost::units::dimensionless_type, System>, detail::no_unit>;

/// Whether a type is a quantity of this dimension, in whatever unit: a length in metres or in feet.
/// \proof{examples/reference/units.cpp,is_of_dimension}
template <class Q, class Dimension>
inline constexpr bool is_of_dimension = false;
template <quantity_like Q, class Dimension>
inline constexpr bool is_of_dimension<Q, Dimension> =
    std::is_same_v<typename unit_of<Q>::dimension_type, Dimension>;

namespace detail {

/// Whether a type is a time, in whatever unit.
template <class T>
inline constexpr bool is_time = is_of_dimension<T, boost::units::time_dimension>;

/// Whether a value is measured from the zero of its scale, like a temperature in degrees Celsius: two such values have
/// a difference, but no sum.
template <class M>
inline constexpr bool is_absolute = false;
template <class U, class T>
inline constexpr bool is_absolute<boost::units::quantity<boost::units::absolute<U>, T>> = true;

/// The type of the number inside a value; `void` for an integer, which fits beside any.
template <class T>
struct precision_of {
  using type = void;
};
template <std::floating_point T>
struct precision_of<T> {
  using type = T;
};
template <quantity_like Q>
struct precision_of<Q> : precision_of<number_of<Q>> {};

/// Whether two components do not mix `float` with `double`, or with `long double`.
template <class A, class B, class P = typename precision_of<A>::type,
          class R = typename precision_of<B>::type>
inline constexpr bool one_precision =
    std::is_same_v<P, R> || std::is_void_v<P> || std::is_void_v<R>;

/// False for two of Boost's quantities in different units. Whether they have a `==` is no test for that: with
/// `readable_operators.hpp` they have one, which refuses them.
template <class A, class B>
concept one_kind =
    !is_boost_quantity<A> || !is_boost_quantity<B> || same_unit<unit_of<A>, unit_of<B>>;

/// A quantity or a number: what might be added to another.
template <class T>
concept summand = quantity_like<T> || scalar<T>;

template <class T>
inline constexpr bool has_unit = false;
template <quantity_like T>
inline constexpr bool has_unit<T> = !is_dimensionless_unit<unit_of<T>>;
template <class A, class B>
inline constexpr bool is_of_one_unit = false;
template <quantity_like A, quantity_like B>
inline constexpr bool is_of_one_unit<A, B> = same_unit<unit_of<A>, unit_of<B>>;

/// Two values with different units, a quantity and a number, or two quantities of different value types.
template <class Q, class Other>
concept of_two_kinds = summand<Q> && summand<Other> && (has_unit<Q> || has_unit<Other>) &&
                       !(is_of_one_unit<Q, Other> && one_precision<Q, Other>);

/// The refusal of an assignment of a B to an A.
template <class A, class B>
struct refused_assignment;

/// The refusal of a conversion to a number, for a Q without a dimension whose unit is not 1.
template <class Q>
struct refused_number;

/// Two quantities of one unit and one value type, at least one of them light: what our comparisons
/// and `min`, `max` and `clamp` accept.
template <class A, class B>
concept light_pair =
    quantity_like<A> && quantity_like<B> && (is_light<A> || is_light<B>) &&
    std::is_same_v<number_of<A>, number_of<B>> && same_unit<unit_of<A>, unit_of<B>>;

/// Whether a `To` holds every `From` exactly, and says so.
template <class From, class To>
consteval bool holds_exactly() {
  if constexpr (requires { typename To::shorter_constant; })
    if (std::is_same_v<From, typename To::shorter_constant>) return true;
  if constexpr (requires { typename To::constant; })
    return std::is_same_v<From, typename To::constant> ||
           detail::holds_exactly<From, typename To::constant>();
  else
    return false;
}
template <class From, class To>
inline constexpr bool converts_exactly = detail::holds_exactly<From, To>();

/// Two numbers of which one holds the other.
template <class A, class B>
concept one_holds_other = converts_exactly<A, B> || converts_exactly<B, A>;
/// The number that holds both.
template <class A, class B>
using number_for_both = std::conditional_t<converts_exactly<A, B>, B, A>;

/// Two quantities of one unit, one of them light, whose numbers differ and one of which holds the other.
template <class A, class B>
concept constant_beside_light =
    quantity_like<A> && quantity_like<B> && (is_light<A> || is_light<B>) &&
    one_holds_other<number_of<A>, number_of<B>> && same_unit<unit_of<A>, unit_of<B>>;

/// Two quantities of one unit, one of them light, whose numbers are of one type, or of which one holds the other.
template <class A, class B>
concept light_summands = light_pair<A, B> || constant_beside_light<A, B>;

/// A plain number counts as a quantity of unit 1.
template <class T>
struct value_parts {};
template <quantity_like T>
struct value_parts<T> {
  using unit = unit_of<T>;
  using number = number_of<T>;
};
template <number T>
struct value_parts<T> {
  using unit = no_unit;
  using number = T;
};

template <class Unit, class T>
struct value_of_unit {
  using type = boost::units::quantity<Unit, T>;
};
template <class Unit, class T>
  requires is_dimensionless_unit<Unit>
struct value_of_unit<Unit, T> {
  using type = T;
};

}  // namespace detail

/// Whether a `Got` may stand where an `Expected` is due: the same shape, the same units and the same
/// value type. A light quantity may stand for Boost's. A type with members, or a shape of its own, has a
/// specialisation beside its definition: `state/rate.hpp` for arrays, `state/aggregate.hpp` for `rates`.
/// \proof{examples/reference/units.cpp,fits}
template <class Expected, class Got>
inline constexpr bool fits = std::is_same_v<Expected, Got>;
template <quantity_like Expected, quantity_like Got>
inline constexpr bool fits<Expected, Got> = same_unit<unit_of<Expected>, unit_of<Got>> &&
                                            std::is_same_v<number_of<Expected>, number_of<Got>>;
template <number Expected, quantity_like Got>
inline constexpr bool fits<Expected, Got> =
    is_dimensionless_unit<unit_of<Got>> && std::is_same_v<Expected, number_of<Got>>;
/// A `vec` or an array of what fits.
template <template <class, std::size_t> class Shape, class Expected, class Got, std::size_t N>
inline constexpr bool fits<Shape<Expected, N>, Shape<Got, N>> = fits<Expected, Got>;

}  // namespace unitstep
