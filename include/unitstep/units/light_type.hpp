// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <limits>
#include <type_traits>
#include <unitstep/units/mismatch.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief The class of light quantities, and their limits.

namespace unitstep {

namespace detail {

/// A quantity of another unit or another value type than Q.
template <class Other, class Q>
concept other_kind_than =
    quantity_like<Other> &&
    !(same_unit<unit_of<Q>, unit_of<Other>> && (std::is_same_v<number_of<Q>, number_of<Other>> ||
                                                converts_exactly<number_of<Other>, number_of<Q>>));

}  // namespace detail

/// A quantity that costs what its number costs.
///
/// The unit is a type and the unit algebra is Boost's; inside is one trivially copyable number, so an
/// operator is one call for a constant evaluator and one instruction at run time. A caller's generic
/// field receives these. A light quantity converts implicitly to `boost::units::quantity` of the same
/// unit and value type (the way back is `light_of`), and mixes with it in every operator.
///
/// \tparam Unit a unit of Boost.Units
/// \tparam T    the value type: `double` unless given, `float`, `long double` or another `unitstep::number`
/// \proof{examples/reference/units.cpp,light}
template <class Unit, class T>
struct [[nodiscard]] light {
  using unit_type = Unit;
  using value_type = T;

  T number;  ///< the number in front of the unit

  /// A light quantity of `value` units.
  static constexpr light from_value(T const& value) { return {value}; }

  /// The number in front of the unit.
  [[nodiscard]] constexpr T const& value() const { return number; }

  /// The same quantity as Boost's own type.
  template <class Other>
    requires same_unit<Unit, Other>
  constexpr operator boost::units::quantity<Other, T>() const {
    return boost::units::quantity<Other, T>::from_value(number);
  }

  /// The same quantity, its unit written in another way (`m/h * h` as `m`).
  template <class Other>
    requires (same_unit<Unit, Other> && !std::is_same_v<Unit, Other>)
  constexpr operator light<Other, T>() const {
    return {number};
  }

  /// A constant converted to a class of numbers that holds it exactly.
  template <class Other, class N>
    requires (same_unit<Unit, Other> && detail::converts_exactly<T, N>)
  constexpr operator light<Other, N>() const {
    return {number};
  }

  /// A quantity whose unit is 1 is its number. Refused: kilometre per metre, which is 1000.
  // It is one function, since for g++ 12 two with a constraint each are ambiguous.
  constexpr operator T() const
    requires is_of_dimension<light, boost::units::dimensionless_type>
  {
    if constexpr (!is_dimensionless_unit<Unit>) {
      using refusal = detail::refused_number<light>;
      static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>),
                    "wrong unit");
    }
    return number;
  }

  /// Takes the value of Boost's own type.
  template <class Other>
    requires same_unit<Unit, Other>
  constexpr light& operator=(boost::units::quantity<Other, T> const& q) {
    return number = q.value(), *this;
  }

  /// Takes the value of a constant that this number holds exactly.
  template <quantity_like Other>
    requires (same_unit<Unit, unit_of<Other>> && detail::converts_exactly<number_of<Other>, T>)
  constexpr light& operator=(Other const& q) {
    return number = q.value(), *this;
  }

  /// Refused: another unit, or another value type.
  // It has no requires-clause, since clang before 17 does not match one with that of the body.
  template <class Other>
  constexpr std::enable_if_t<detail::other_kind_than<Other, light>, light>& operator=(Other const&);

  /// Refused: a quantity is neither true nor false.
  constexpr explicit operator bool() const
    requires (!is_dimensionless_unit<Unit>);

  constexpr light& operator*=(T const& factor) { return number = number * factor, *this; }
  constexpr light& operator/=(T const& divisor) { return number = number / divisor, *this; }

  /// A factor of another value type is converted first, as in a product.
  template <detail::factor_of<T> S>
  constexpr light& operator*=(S const& factor) {
    return number = number * static_cast<T>(factor), *this;
  }
  template <detail::factor_of<T> S>
  constexpr light& operator/=(S const& divisor) {
    return number = number / static_cast<T>(divisor), *this;
  }

  constexpr light& operator+=(T const& term)
    requires is_dimensionless_unit<Unit>
  {
    return number = number + term, *this;
  }
  constexpr light& operator-=(T const& term)
    requires is_dimensionless_unit<Unit>
  {
    return number = number - term, *this;
  }

  // It is at the end of the class, so that code after this error still finds the members.
  static_assert(
      !std::is_const_v<Unit>,
      "expected a unit without const, std::remove_const_t<decltype(unit)>, got one with const");
};

/// The light form of a Boost quantity.
/// \proof{examples/reference/units.cpp,light}
template <class Unit, class T>
[[nodiscard]] constexpr light<Unit, T> light_of(boost::units::quantity<Unit, T> const& q) {
  return {q.value()};
}

}  // namespace unitstep

/// The limits of a light quantity are those of its number, in its unit.
template <class Unit, class T>
struct std::numeric_limits<unitstep::light<Unit, T>> : std::numeric_limits<T> {
private:
  using number = std::numeric_limits<T>;
  using light = unitstep::light<Unit, T>;

public:
  static constexpr light(min)() noexcept { return {(number::min)()}; }
  static constexpr light(max)() noexcept { return {(number::max)()}; }
  static constexpr light lowest() noexcept { return {number::lowest()}; }
  static constexpr light epsilon() noexcept { return {number::epsilon()}; }
  static constexpr light round_error() noexcept { return {number::round_error()}; }
  static constexpr light infinity() noexcept { return {number::infinity()}; }
  static constexpr light quiet_NaN() noexcept { return {number::quiet_NaN()}; }
  static constexpr light signaling_NaN() noexcept { return {number::signaling_NaN()}; }
  static constexpr light denorm_min() noexcept { return {number::denorm_min()}; }
};
