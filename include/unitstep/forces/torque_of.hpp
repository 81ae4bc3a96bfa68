// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/physical_dimensions/force.hpp>
#include <boost/units/physical_dimensions/length.hpp>
#include <boost/units/systems/si/force.hpp>
#include <boost/units/systems/si/length.hpp>
#include <boost/units/systems/si/plane_angle.hpp>
#include <unitstep/diagnostics/verdict.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/math/vec.hpp>

namespace unitstep {

namespace detail {

/// Whether a value is a vec of three quantities of a dimension.
template <class T, class Dimension>
inline constexpr bool are_three_of = false;
template <class Q, class Dimension>
inline constexpr bool are_three_of<vec<Q, 3>, Dimension> = is_of_dimension<Q, Dimension>;

/// The verdict on an arm and a force: three lengths and three forces in any units, of one value type.
template <class Arm, class Force>
consteval auto judge_lever() {
  namespace si = boost::units::si;
  if constexpr (!are_three_of<Arm, boost::units::length_dimension>)
    return diagnostics::refuse<"arm", vec<boost::units::quantity<si::length>, 3>, Arm>{};
  else if constexpr (!are_three_of<Force, boost::units::force_dimension>)
    return diagnostics::refuse<"force", vec<boost::units::quantity<si::force>, 3>, Force>{};
  else if constexpr (!std::is_same_v<number_of<component_of<Arm>>, number_of<component_of<Force>>>)
    return diagnostics::refuse<
        "force",
        vec<boost::units::quantity<unit_of<component_of<Force>>, number_of<component_of<Arm>>>, 3>,
        Force>{};
  else
    return diagnostics::accepted{};
}

}  // namespace detail

/// The torque of a force that acts at an arm: a `si::torque` where lengths and forces are of SI.
///
/// \f[ \vec\tau = \mathbf r \times \mathbf F \,/\, \text{rad} \f]
///
/// Boost.Units counts plane angle among the dimensions, and a torque is what does work per radian
/// turned. The product of a length and a force has no angle in it, so it would be an energy. The two
/// the other way round, which would turn the other way, are refused.
///
/// \param arm   from the point of rotation to where the force acts: a `vec` of three lengths
/// \param force in the same axes: a `vec` of three forces
template <class Arm, class Force>
constexpr auto torque_of(Arm const& arm, Force const& force) {
  using verdict = decltype(detail::judge_lever<Arm, Force>());
  if constexpr (verdict::ok) {
    using number = number_of<detail::component_of<Force>>;
    using radian = boost::units::quantity<boost::units::si::plane_angle, number>;
    return cross(arm, force) / radian::from_value(number(1));
  } else {  // in here, so that it is no statement of a right call
    static_assert(units_match<typename verdict::expected, typename verdict::got>, "wrong unit");
    (void)[] { return sizeof(unit_mismatch<typename verdict::expected, typename verdict::got>); };
    return unknown{};
  }
}

}  // namespace unitstep
