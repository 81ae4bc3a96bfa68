// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/plane_angle.hpp>
#include <unitstep/units/quantity.hpp>

namespace unitstep {

/// A quantity of which an exponential or a logarithm can be taken: its unit is 1.
/// \proof{examples/reference/math.cpp,angle_quantity}
template <class Q>
concept dimensionless_quantity = quantity_like<Q> && is_dimensionless_unit<unit_of<Q>>;

/// A quantity of which a sine can be taken: an angle in radian, or a plain ratio. Degrees are not
/// converted behind the caller's back.
/// \proof{examples/reference/math.cpp,angle_quantity}
template <class Q>
concept angle_quantity = dimensionless_quantity<Q> || (quantity_like<Q> && requires {
                           requires same_unit<unit_of<Q>, boost::units::si::plane_angle>;
                         });

namespace detail {

/// An angle as it is due beside what was given.
using radians = boost::units::quantity<boost::units::si::plane_angle>;

}  // namespace detail

}  // namespace unitstep
