// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/cbrt.hpp>
#include <unitstep/math/sqrt.hpp>
#include <unitstep/units/light.hpp>

namespace unitstep {

using math::cbrt;
using math::sqrt;

/// The square root of a quantity, \f$ \sqrt{x\,[u]} = \sqrt{x}\,[u^{1/2}] \f$.
///
/// Correctly rounded; a negative `x` gives NaN. \see math::sqrt
/// \proof{examples/reference/math.cpp,sqrt}
template <class U, number T>
[[nodiscard]] constexpr light<unit_root<U, 2>, T> sqrt(light<U, T> q) {
  return {sqrt(q.number)};
}

/// The square root of a Boost quantity; \see sqrt(light<U, T>)
// <boost/units/cmath.hpp> has one too, which is no constant expression. The constraint makes this
// one the better match wherever both are found.
template <class U, number T>
[[nodiscard]] constexpr auto sqrt(boost::units::quantity<U, T> const& q) {
  return boost::units::quantity<unit_root<U, 2>, T>::from_value(sqrt(q.value()));
}

/// The cube root of a quantity, \f$ \sqrt[3]{x\,[u]} = \sqrt[3]{x}\,[u^{1/3}] \f$. \see math::cbrt
/// \proof{examples/reference/math.cpp,cbrt}
template <class U, number T>
[[nodiscard]] constexpr light<unit_root<U, 3>, T> cbrt(light<U, T> q) {
  return {cbrt(q.number)};
}

/// The cube root of a Boost quantity; \see cbrt(light<U, T>)
template <class U, number T>
[[nodiscard]] constexpr auto cbrt(boost::units::quantity<U, T> const& q) {
  return boost::units::quantity<unit_root<U, 3>, T>::from_value(cbrt(q.value()));
}

}  // namespace unitstep
