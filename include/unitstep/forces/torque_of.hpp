// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/physical_dimensions/force.hpp>
#include <boost/units/physical_dimensions/length.hpp>
#include <boost/units/systems/si/force.hpp>
#include <boost/units/systems/si/length.hpp>
#include <boost/units/systems/si/plane_angle.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/rate.hpp>
#include <unitstep/units/detail/operation.hpp>
#include <unitstep/units/quantity.hpp>
#include <unitstep/units/verdict.hpp>

namespace unitstep {

namespace detail {

/// Whether a type is a vec of three quantities of a dimension.
template <class T, class Dimension>
inline constexpr bool is_vec_of_dimension = false;
template <class Q, class Dimension>
inline constexpr bool is_vec_of_dimension<vec<Q, 3>, Dimension> = is_of_dimension<Q, Dimension>;

/// The number inside an arm or a force.
template <class T>
using number_in = typename precision_of<T>::type;

/// An arm and a force that make a torque.
template <class Arm, class Force>
inline constexpr bool make_a_torque =
    is_vec_of_dimension<Arm, boost::units::length_dimension> &&
    is_vec_of_dimension<Force, boost::units::force_dimension> &&
    std::is_same_v<number_in<Arm>, number_in<Force>> && !diagnostics::is_of_integers<Arm>;

/// The verdict on two arguments that make no torque.
template <class Arm, class Force>
consteval auto check_arm_and_force() {
  using namespace boost::units;
  if constexpr (diagnostics::is_of_integers<Arm>)
    return diagnostics::not_of_integers<"arm", Arm>{};
  else if constexpr (!is_vec_of_dimension<Arm, length_dimension>)
    return diagnostics::refuse<"arm", vec<quantity<si::length>, 3>, Arm>{};
  else
    return diagnostics::refuse<"force", vec<quantity<si::force, number_in<Arm>>, 3>, Force>{};
}

}  // namespace detail

/// The torque of a force that acts at an arm: a `si::torque` for lengths and forces of SI.
///
/// \f[ \vec\tau = \mathbf r \times \mathbf F \,/\, \text{rad} \f]
///
/// Boost.Units counts plane angle among the dimensions, and a torque is work per radian turned. The product of a length
/// and a force has no angle in it, so it would be an energy.
///
/// \param arm   from the point of rotation to the point where the force acts
/// \param force in the same axes
/// \proof{examples/reference/forces.cpp,torque_of}
template <class Length, class Force>
  requires detail::make_a_torque<vec<Length, 3>, vec<Force, 3>>
[[nodiscard]] constexpr auto torque_of(vec<Length, 3> const& arm, vec<Force, 3> const& force) {
  using radian = boost::units::quantity<boost::units::si::plane_angle, number_of<Force>>;
  return unitstep::cross(arm, force) / radian::from_value(number_of<Force>(1));
}

/// \cond
// The torque of a mismatch is that mismatch.
template <class Arm, class Force>
  requires detail::with_mismatch<Arm, Force>
constexpr detail::mismatch_of<Arm, Force> torque_of(Arm const&, Force const&) {
  return {};
}
/// \endcond

/// Refused: the arguments are an arm and a force, in this order and of one value type.
template <class Arm, class Force>
  requires (!detail::with_mismatch<Arm, Force>)
constexpr unknown torque_of(Arm const&, Force const&) {
  using verdict = decltype(detail::check_arm_and_force<Arm, Force>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  return {};
}

}  // namespace unitstep
