// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/plane_angle.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/units/quantity.hpp>

namespace unitstep {

/// The torque of a force that acts at an arm: a `si::torque` where lengths and forces are of SI.
///
/// \f[ \vec\tau = \mathbf r \times \mathbf F \,/\, \text{rad} \f]
///
/// Boost.Units counts plane angle among the dimensions, and a torque is what does work per radian
/// turned. The product of a length and a force has no angle in it, so it would be an energy.
///
/// \param arm   from the point of rotation to where the force acts
/// \param force in the same axes
template <quantity_like Length, quantity_like Force>
constexpr auto torque_of(vec<Length, 3> const& arm, vec<Force, 3> const& force) {
  using radian = boost::units::quantity<boost::units::si::plane_angle, number_of<Force>>;
  return cross(arm, force) / radian::from_value(number_of<Force>(1));
}

}  // namespace unitstep
