// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/angle_quantity.hpp>
#include <unitstep/math/atan2.hpp>
#include <unitstep/math/cos.hpp>
#include <unitstep/math/exp.hpp>
#include <unitstep/math/log.hpp>
#include <unitstep/math/sin.hpp>
#include <unitstep/math/tan.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>

namespace unitstep {

/// \f$ e^q \f$ of a dimensionless quantity, a plain number. \see math::exp
/// \proof{examples/reference/math.cpp,exp}
template <dimensionless_quantity Q>
  requires number<number_of<Q>>
[[nodiscard]] constexpr number_of<Q> exp(Q const& q) {
  return math::exp(q.value());
}

/// \f$ \ln q \f$ of a dimensionless quantity, a plain number. \see math::log
/// \proof{examples/reference/math.cpp,log}
template <dimensionless_quantity Q>
  requires number<number_of<Q>>
[[nodiscard]] constexpr number_of<Q> log(Q const& q) {
  return math::log(q.value());
}

/// \f$ \sin q \f$ of an angle, a plain number. \see math::sin
/// \proof{examples/reference/math.cpp,sin}
template <angle_quantity Q>
  requires number<number_of<Q>>
[[nodiscard]] constexpr number_of<Q> sin(Q const& q) {
  return math::sin(q.value());
}

/// \f$ \cos q \f$ of an angle, a plain number. \see math::cos
/// \proof{examples/reference/math.cpp,cos}
template <angle_quantity Q>
  requires number<number_of<Q>>
[[nodiscard]] constexpr number_of<Q> cos(Q const& q) {
  return math::cos(q.value());
}

/// \f$ \tan q \f$ of an angle, a plain number. \see math::tan
/// \proof{examples/reference/math.cpp,tan}
template <angle_quantity Q>
  requires number<number_of<Q>>
[[nodiscard]] constexpr number_of<Q> tan(Q const& q) {
  return math::tan(q.value());
}

/// The angle of the point (x, y) seen from the origin, in radian; both in the same unit.
/// \see math::atan2
/// \proof{examples/reference/math.cpp,atan2}
template <quantity_like Y, quantity_like X>
  requires (same_unit<unit_of<Y>, unit_of<X>> && std::is_same_v<number_of<Y>, number_of<X>> &&
            number<number_of<Y>>)
[[nodiscard]] constexpr auto atan2(Y const& y, X const& x) {
  return boost::units::quantity<boost::units::si::plane_angle, number_of<Y>>::from_value(
      math::atan2(y.value(), x.value()));
}

}  // namespace unitstep

#include <unitstep/math/detail/function_mismatch.hpp>
