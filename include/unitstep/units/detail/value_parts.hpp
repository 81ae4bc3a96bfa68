// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief The unit and the number of a value, and the value that is made of both: a quantity, or a plain number.

namespace unitstep::detail {

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

}  // namespace unitstep::detail
