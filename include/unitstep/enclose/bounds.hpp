// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/numbers/interval.hpp>
#include <unitstep/units/light.hpp>

/// \file
/// \brief Two bounds of a number or a quantity of an aggregate.

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

}  // namespace unitstep
